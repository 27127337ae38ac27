import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Before it is measured, and where nothing can be measured. */
const USUAL = { width: 640, rem: 16 };

export interface ChartSize {
  /** Of the element, in pixels. */
  width: number;
  /** The size of the page's type, which a reader may have made larger. */
  rem: number;
}

/** The size that a chart is drawn to, measured before it is painted and again whenever it changes. */
export function useChartSize(): [ref: RefObject<HTMLDivElement | null>, size: ChartSize] {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<ChartSize>(USUAL);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => {
      const width = Math.floor(element.getBoundingClientRect().width);
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL.rem;
      if (width > 0) setSize((known) => (known.width === width && known.rem === rem ? known : { width, rem }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
