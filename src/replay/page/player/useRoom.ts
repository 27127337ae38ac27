import { useEffect, useRef, useState, type RefObject } from 'react';

interface Room {
  width: number;
  height: number;
}

/** What else stands on the screen above and below a frame. */
const AROUND = 160;
const LEAST_HEIGHT = 480;

/** How much room there is for a screen, in CSS pixels: as wide as a box, and about as high as the window. @returns a ref for the box, and the room */
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
