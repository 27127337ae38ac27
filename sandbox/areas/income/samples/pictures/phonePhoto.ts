import { createCanvas, type Canvas } from '@napi-rs/canvas';

import { createRandom, type SeededRandom } from '../seededRandom.ts';
import { sidewaysJpeg } from './imageFiles.ts';
import { pageCanvas } from './pageCanvas.ts';
import { blurCanvas, createNoise, NOISE_LENGTH } from './scans.ts';

/** Size of the picture when upright; the file stores it sideways. */
const WIDTH = 2304;
const HEIGHT = 3072;

const DPI = 230;

export async function phonePhoto(pdf: Buffer, seed: string | number): Promise<Buffer> {
  const chance = createRandom(`photo ${seed}`);
  const page = blurCanvas(await pageCanvas(pdf, DPI), 0.5 + 0.5 * chance.next());
  const photo = createCanvas(HEIGHT, WIDTH);
  const context = photo.getContext('2d');
  const image = context.createImageData(HEIGHT, WIDTH);
  drawPhotographedPage(page, image.data, chance, seed);
  context.putImageData(image, 0, 0);
  return sidewaysJpeg(photo, chance.integer(80, 90));
}

function cornersOf(page: Canvas, chance: SeededRandom): Point[] {
  const scale = Math.min((WIDTH * 0.9) / page.width, (HEIGHT * 0.9) / page.height);
  const [halfWidth, halfHeight] = [(page.width * scale) / 2, (page.height * scale) / 2];
  const angle = ((chance.next() * 5 - 2.5) * Math.PI) / 180;
  const shrink = () => 0.94 + 0.06 * chance.next();
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across = 0, down = 0]) => {
    const x = across * halfWidth * shrink();
    const y = down * halfHeight * shrink();
    return {
      x: WIDTH / 2 + x * Math.cos(angle) - y * Math.sin(angle),
      y: HEIGHT / 2 + x * Math.sin(angle) + y * Math.cos(angle),
    };
  });
}

/** Lighting of the scene. Coordinates go from -1 to 1 across the picture. */
interface Light {
  slopeX: number;
  slopeY: number;
  shadowX: number;
  shadowY: number;
  shadow: number;
}

function drawPhotographedPage(page: Canvas, target: Uint8ClampedArray, chance: SeededRandom, seed: string | number): void {
  const { width, height } = page;
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const toPage = homographyOf(cornersOf(page, chance), corners);
  const source = page.getContext('2d').getImageData(0, 0, width, height).data;
  const light: Light = {
    slopeX: chance.next() * 0.24 - 0.12,
    slopeY: chance.next() * 0.24 - 0.12,
    shadowX: chance.next() * 1.6 - 0.8,
    shadowY: chance.next() * 1.6 - 0.8,
    shadow: 0.12 + 0.2 * chance.next(),
  };
  const desk = chance.pick([
    [112, 78, 52],
    [70, 72, 78],
    [150, 128, 102],
  ]);
  const tint = chance.pick([
    [0.95, 0.93, 0.86],
    [0.9, 0.93, 0.95],
    [0.93, 0.93, 0.92],
  ]);
  fillPixels(target, { source, width, height, toPage }, { light, desk, tint, strength: 2 + 3 * chance.next() }, seed);
}

interface Source {
  source: Uint8ClampedArray;
  width: number;
  height: number;
  toPage: Homography;
}

interface Scene {
  light: Light;
  desk: readonly number[];
  tint: readonly number[];
  strength: number;
}

/** The picture has seven million pixels, so the loop avoids calls and allocations, except for the noise. */
function fillPixels(
  target: Uint8ClampedArray,
  { source, width, height, toPage }: Source,
  scene: Scene,
  seed: string | number,
): void {
  const [h0, h1, h2, h3, h4, h5, h6, h7] = toPage;
  const [deskRed = 0, deskGreen = 0, deskBlue = 0] = scene.desk;
  const { light, strength, tint } = scene;
  const noise = createNoise(seed);
  let at = 0;
  let place = 0;
  // The file is written row by row. A row of the file is a column of the upright picture, starting at its right edge.
  for (let row = 0; row < WIDTH; row++) {
    const x = WIDTH - 1 - row;
    const across = (2 * x) / WIDTH - 1;
    place += 7919;
    for (let y = 0; y < HEIGHT; y++, at += 4) {
      const down = (2 * y) / HEIGHT - 1;
      const [offX, offY] = [across - light.shadowX, down - light.shadowY];
      const brightness = 0.9 + light.slopeX * across + light.slopeY * down - light.shadow / (1 + 4 * (offX * offX + offY * offY));
      const grain = strength * (noise[place++ & (NOISE_LENGTH - 1)] ?? 0);
      const w = h6 * x + h7 * y + 1;
      const pageX = (h0 * x + h1 * y + h2) / w;
      const pageY = (h3 * x + h4 * y + h5) / w;
      target[at + 3] = 255;
      if (pageX < 0 || pageY < 0 || pageX >= width - 1 || pageY >= height - 1) {
        const wood = 9 * Math.sin(y / 37 + 3 * Math.sin(x / 410)) + 5 * Math.sin(y / 11 + x / 230);
        target[at] = deskRed * brightness + wood + grain;
        target[at + 1] = deskGreen * brightness + wood + grain;
        target[at + 2] = deskBlue * brightness + wood + grain;
        continue;
      }
      const left = pageX | 0;
      const top = pageY | 0;
      const [fx, fy] = [pageX - left, pageY - top];
      const [a, b, c, d] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
      let from = (top * width + left) * 4;
      let below = from + width * 4;
      // Ink in a photo is never completely black.
      const bright = 0.9 * brightness;
      const base = 24 * brightness + grain;
      for (let color = 0; color < 3; color++, from++, below++) {
        const upper = a * (source[from] ?? 0) + b * (source[from + 4] ?? 0);
        const lower = c * (source[below] ?? 0) + d * (source[below + 4] ?? 0);
        target[at + color] = (upper + lower) * bright * (tint[color] ?? 1) + base;
      }
    }
  }
}

/** Projective mapping of a flat page into a picture taken at an angle. */
interface Point {
  x: number;
  y: number;
}

/** Eight numbers h that map (x, y) to ((h0 x + h1 y + h2) / w, (h3 x + h4 y + h5) / w), where w = h6 x + h7 y + 1. */
type Homography = readonly [number, number, number, number, number, number, number, number];

/** The mapping from the four points `from` to the four points `to`. */
function homographyOf(from: readonly Point[], to: readonly Point[]): Homography {
  const rows = from.flatMap(({ x, y }, nth) => {
    const { x: u, y: v } = to[nth] ?? { x: 0, y: 0 };
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  return solveLinearSystem(rows) as unknown as Homography;
}

/** Gauss-Jordan elimination; the last column is the right-hand side. */
function solveLinearSystem(rows: number[][]): number[] {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best));
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(column, 0, pivot);
    const scale = pivot[column] ?? 1;
    for (let at = 0; at <= size; at++) pivot[at] = (pivot[at] ?? 0) / scale;
    for (const row of rows) {
      const factor = row[column] ?? 0;
      if (row !== pivot) for (let at = 0; at <= size; at++) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  }
  return rows.map((row) => row[size] ?? 0);
}
