import { useEffect, useRef, useState, type RefObject } from 'react';

interface Room {
  width: number;
  height: number;
}

/** Height of everything else above and below the frame, in pixels. */
const AROUND = 160;
const LEAST_HEIGHT = 480;

/**
 * Measures the space available for a screen in CSS pixels: the width of a box, and most of the window's height. @returns a ref for the
 * box, and the size
 */
export function useRoom(): [RefObject<HTMLDivElement | null>, Room] {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ width: 0, height: LEAST_HEIGHT });
  useEffect(() => {
    const watched = box.current;
    if (watched === null) return undefined;
    const measure = () => setRoom({ width: watched.clientWidth, height: Math.max(LEAST_HEIGHT, window.innerHeight - AROUND) });
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
