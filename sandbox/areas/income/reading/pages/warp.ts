/** Removes perspective distortion: each target pixel is interpolated from its position in the source picture. */
import type { Corners } from './straighten.ts';

/** 3×3 matrix in row order that maps a point of the flat page to its position in the picture, including perspective. */
export type Projection = readonly [number, number, number, number, number, number, number, number, number];

/** Maps a rectangle of this size to the corners. */
export function projectionTo(corners: Corners, width: number, height: number): Projection {
  const [one, two, three, four] = corners;
  const [dx1, dx2, dx3] = [two.x - three.x, four.x - three.x, one.x - two.x + three.x - four.x];
  const [dy1, dy2, dy3] = [two.y - three.y, four.y - three.y, one.y - two.y + three.y - four.y];
  const whole = dx1 * dy2 - dx2 * dy1 || 1;
  const g = (dx3 * dy2 - dx2 * dy3) / whole;
  const h = (dx1 * dy3 - dx3 * dy1) / whole;
  const [a, b] = [two.x - one.x + g * two.x, four.x - one.x + h * four.x];
  const [d, e] = [two.y - one.y + g * two.y, four.y - one.y + h * four.y];
  return [a / width, b / height, one.x, d / width, e / height, one.y, g / width, h / height, 1];
}

/** Rotates the result about its center, so that lines with this slope in degrees become horizontal. */
export function rotateProjection(projection: Projection, degrees: number, width: number, height: number): Projection {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [x, y] = [width / 2, height / 2];
  return multiplyProjections(projection, [
    cosine,
    -sine,
    x - cosine * x + sine * y,
    sine,
    cosine,
    y - sine * x - cosine * y,
    0,
    0,
    1,
  ]);
}

/** Adapts the projection to a source scaled by `from` and a result scaled by `to`. */
export const scaleProjection = (projection: Projection, from: number, to: number): Projection =>
  multiplyProjections([from, 0, 0, 0, from, 0, 0, 0, 1], multiplyProjections(projection, [1 / to, 0, 0, 0, 1 / to, 0, 0, 0, 1]));

function multiplyProjections(one: Projection, other: Projection): Projection {
  const [a, b, c, d, e, f, g, h, i] = one;
  const [j, k, l, m, n, o, p, q, r] = other;
  return [
    ...([a * j + b * m + c * p, a * k + b * n + c * q, a * l + b * o + c * r] as const),
    ...([d * j + e * m + f * p, d * k + e * n + f * q, d * l + e * o + f * r] as const),
    ...([g * j + h * m + i * p, g * k + h * n + i * q, g * l + h * o + i * r] as const),
  ];
}

export interface Raster {
  width: number;
  height: number;
  /** One byte per channel; the channels of a pixel are adjacent. */
  data: Uint8Array;
}

/** Applies a projection. Pixels from outside the picture become white. */
export function warp(from: Raster, channels: 1 | 4, projection: Projection, width: number, height: number): Uint8Array {
  const to = new Uint8Array(width * height * channels).fill(255);
  const { data, width: fromWidth, height: fromHeight } = from;
  const [a, b, c, d, e, f, g, h, i] = projection;
  const rowBytes = fromWidth * channels;
  const [lastColumn, lastRow] = [fromWidth - 1, fromHeight - 1];
  let at = 0;
  for (let y = 0.5; y < height; y += 1) {
    for (let x = 0.5; x < width; x += 1, at += channels) {
      const depth = g * x + h * y + i;
      const left = (a * x + b * y + c) / depth - 0.5;
      const top = (d * x + e * y + f) / depth - 0.5;
      const column = Math.floor(left);
      const row = Math.floor(top);
      if (column < -1 || row < -1 || column > lastColumn || row > lastRow) continue;
      const along = left - column;
      const down = top - row;
      const r0 = (row < 0 ? 0 : row) * rowBytes;
      const r1 = (row < lastRow ? row + 1 : lastRow) * rowBytes;
      const c0 = (column < 0 ? 0 : column) * channels;
      const c1 = (column < lastColumn ? column + 1 : lastColumn) * channels;
      for (let channel = 0; channel < channels; channel += 1) {
        const upper = (data[r0 + c0 + channel] as number) * (1 - along) + (data[r0 + c1 + channel] as number) * along;
        const lower = (data[r1 + c0 + channel] as number) * (1 - along) + (data[r1 + c1 + channel] as number) * along;
        to[at + channel] = upper * (1 - down) + lower * down + 0.5;
      }
    }
  }
  return to;
}
