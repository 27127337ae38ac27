import { useEffect, useRef } from 'react';

import type { PagePlace } from '#contract/borrower/ocr.ts';

import './picture.css';
import type { PagePictures } from './usePagePictures.ts';
import { cropAround } from './zoom.ts';

/** Size of the strip in CSS pixels: height, maximum and minimum width. `CANVAS_PIXEL_DENSITY` is canvas pixels per CSS pixel. */
const STRIP_HEIGHT = 56;
const MAX_STRIP_WIDTH = 300;
const MIN_STRIP_WIDTH = 120;
const CANVAS_PIXEL_DENSITY = 2;
/** Warning color of the light theme, because the scanned page is white in both themes. */
const MARK_COLOR = '#8a4b08';

/** Only for narrow screens, where the full picture would be a scroll away. */
export function ValueSnippet({ place, pictures }: { place: PagePlace; pictures: PagePictures }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = pictures.get(place.page);
  const bitmap = picture === 'none' || picture === undefined ? null : picture;

  useEffect(() => {
    const strip = canvas.current;
    const drawing = strip?.getContext('2d');
    if (bitmap === null || strip === null || drawing == null) return;
    const room = {
      width: Math.max(MIN_STRIP_WIDTH, Math.min(MAX_STRIP_WIDTH, strip.parentElement?.clientWidth ?? MAX_STRIP_WIDTH)),
      height: STRIP_HEIGHT,
    };
    const part = cropAround(place, bitmap, room);
    const [width, height] = [room.width * CANVAS_PIXEL_DENSITY, room.height * CANVAS_PIXEL_DENSITY];
    strip.width = width;
    strip.height = height;
    strip.style.width = `${room.width}px`;
    const [across, down] = [width / part.width, height / part.height];
    drawing.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, width, height);
    drawing.strokeStyle = MARK_COLOR;
    drawing.lineWidth = 2 * CANVAS_PIXEL_DENSITY;
    const gap = 3 * CANVAS_PIXEL_DENSITY;
    drawing.strokeRect(
      (place.x * bitmap.width - part.x) * across - gap,
      (place.y * bitmap.height - part.y) * down - gap,
      place.width * bitmap.width * across + 2 * gap,
      place.height * bitmap.height * down + 2 * gap,
    );
  }, [bitmap, place]);

  if (bitmap === null) return null;
  return <canvas ref={canvas} className="cut-out" aria-hidden="true" />;
}
