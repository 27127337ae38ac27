import { useEffect, useRef } from 'react';

import type { PagePlace } from '#contract/borrower/ocr.ts';

import './picture.css';
import type { PagePictures } from './usePagePictures.ts';
import { partAround } from './zoom.ts';

/** Pixels of the strip, and how many of the screen each may have. */
const STRIP = { width: 300, height: 60 };
const DENSITY = 2;
/** Attention, on what is always white paper. */
const MARK = '#8a4b08';

/** On a narrow screen: the strip of the picture that a value was read from, so that nobody has to scroll back and forth. */
export function CutOut({ place, pictures }: { place: PagePlace; pictures: PagePictures }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = pictures.get(place.page);
  const bitmap = picture === 'none' || picture === undefined ? null : picture;

  useEffect(() => {
    const drawing = canvas.current?.getContext('2d');
    if (bitmap === null || drawing == null) return;
    const part = partAround(place, bitmap, STRIP);
    const [width, height] = [STRIP.width * DENSITY, STRIP.height * DENSITY];
    const [across, down] = [width / part.width, height / part.height];
    drawing.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, width, height);
    drawing.strokeStyle = MARK;
    drawing.lineWidth = 2 * DENSITY;
    const room = 3 * DENSITY;
    drawing.strokeRect(
      (place.x * bitmap.width - part.x) * across - room,
      (place.y * bitmap.height - part.y) * down - room,
      place.width * bitmap.width * across + 2 * room,
      place.height * bitmap.height * down + 2 * room,
    );
  }, [bitmap, place]);

  if (bitmap === null) return null;
  return (
    <canvas ref={canvas} className="cut-out" width={STRIP.width * DENSITY} height={STRIP.height * DENSITY} aria-hidden="true" />
  );
}
