import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Size used before the first measurement and where layout is not available, as in jsdom. */
const DEFAULT_SIZE = { width: 640, rem: 16 };

export interface ChartSize {
  /** In pixels. */
  width: number;
  /** In pixels. The user may have enlarged it. */
  rem: number;
}

/** Measures the size at which to draw a chart, before the first paint and on every resize. */
export function useChartSize(): [ref: RefObject<HTMLDivElement | null>, size: ChartSize] {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<ChartSize>(DEFAULT_SIZE);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => {
      const width = Math.floor(element.getBoundingClientRect().width);
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || DEFAULT_SIZE.rem;
      if (width > 0) setSize((known) => (known.width === width && known.rem === rem ? known : { width, rem }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
