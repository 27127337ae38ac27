import type { PagePlace } from '#contract/borrower/ocr.ts';

/** Zoom levels: page width divided by frame width. */
const ZOOM_LEVELS = [1, 1.5, 2, 3, 4];

export const zoomedIn = (zoom: number): number => ZOOM_LEVELS.find((step) => step > zoom) ?? zoom;
export const zoomedOut = (zoom: number): number => ZOOM_LEVELS.findLast((step) => step < zoom) ?? 1;
export const isMaxZoom = (zoom: number): boolean => zoomedIn(zoom) === zoom;

/** Approximate frame width, minimum readable letter height (both in pixels), and maximum automatic zoom. */
const FRAME_WIDTH = 460;
const MIN_LETTER_HEIGHT = 16;
const MAX_AUTO_ZOOM = 2.5;

/** Zoom at which the given place is readable and still fits the frame. */
export function zoomFor(place: PagePlace, page: { width: number; height: number }): number {
  const height = place.height * FRAME_WIDTH * (page.height / page.width);
  return Math.max(1, Math.min(MAX_AUTO_ZOOM, MIN_LETTER_HEIGHT / height, 0.85 / place.width));
}

interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Part of the picture around a place that fills the strip with readable letters, in pixels of the picture. */
export function cropAround(
  place: PagePlace,
  page: { width: number; height: number },
  strip: { width: number; height: number },
): Crop {
  const [width, height] = [place.width * page.width, place.height * page.height];
  const scale = Math.min((strip.height * 0.45) / height, (strip.width * 0.9) / width);
  const part = { width: Math.min(page.width, strip.width / scale), height: Math.min(page.height, strip.height / scale) };
  const within = (start: number, length: number, most: number) => Math.max(0, Math.min(start, most - length));
  return {
    ...part,
    x: within((place.x + place.width / 2) * page.width - part.width / 2, part.width, page.width),
    y: within((place.y + place.height / 2) * page.height - part.height / 2, part.height, page.height),
  };
}
