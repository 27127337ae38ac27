import { useEffect, useRef, useState, type RefObject } from 'react';

interface AvailableSize {
  width: number;
  height: number;
}

/** Height of everything else above and below the frame, in pixels. */
const SURROUNDING_HEIGHT = 160;
const MIN_HEIGHT = 480;

/**
 * Measures the space available for a screen in CSS pixels: the width of a box, and most of the window's height. @returns a ref for the
 * box, and the size
 */
export function useAvailableSize(): [RefObject<HTMLDivElement | null>, AvailableSize] {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<AvailableSize>({ width: 0, height: MIN_HEIGHT });
  useEffect(() => {
    const watched = box.current;
    if (watched === null) return undefined;
    const measure = () =>
      setRoom({ width: watched.clientWidth, height: Math.max(MIN_HEIGHT, window.innerHeight - SURROUNDING_HEIGHT) });
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return [box, room];
}
