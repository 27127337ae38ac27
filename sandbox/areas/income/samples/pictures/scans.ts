import { createCanvas, type Canvas } from '@napi-rs/canvas';

import { createRandom, type SeededRandom } from '../seededRandom.ts';
import { scannedJpeg, scannedPng } from './imageFiles.ts';
import { pageCanvas } from './pageCanvas.ts';

export async function cleanScan(pdf: Buffer, dpi: number, format: 'png' | 'jpeg' = 'png'): Promise<Buffer> {
  const canvas = await pageCanvas(pdf, dpi);
  return format === 'png' ? scannedPng(canvas, dpi) : scannedJpeg(canvas, dpi, 85);
}

/** A blurred scan, as if the page did not lie flat on the glass. */
export async function blurredScan(pdf: Buffer, dpi: number, pixels: number): Promise<Buffer> {
  return scannedJpeg(blurCanvas(await pageCanvas(pdf, dpi), pixels), dpi, 80);
}

/** A scan that is tilted by up to three degrees, gray, faded, speckled and strongly compressed. */
export async function wornScan(pdf: Buffer, dpi: number, seed: string | number): Promise<Buffer> {
  const chance = createRandom(`worn ${seed}`);
  const canvas = tiltCanvas(
    await pageCanvas(pdf, dpi),
    ((0.6 + 2.4 * chance.next()) * (chance.isTrue(0.5) ? 1 : -1) * Math.PI) / 180,
  );
  addWear(canvas, chance, seed);
  return scannedJpeg(canvas, dpi, chance.integer(55, 75));
}

export function blurCanvas(canvas: Canvas, pixels: number): Canvas {
  const copy = createCanvas(canvas.width, canvas.height);
  const context = copy.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, copy.width, copy.height);
  context.filter = `blur(${pixels}px)`;
  context.drawImage(canvas, 0, 0);
  return copy;
}

/** Rotates without changing the size, so corners are cut off as on a scanner. */
function tiltCanvas(canvas: Canvas, angle: number): Canvas {
  const { width, height } = canvas;
  const copy = createCanvas(width, height);
  const context = copy.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate(angle);
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, -width / 2, -height / 2);
  context.resetTransform(); // Otherwise the transform would apply to later drawing on this canvas.
  return copy;
}

function addWear(canvas: Canvas, chance: SeededRandom, seed: string | number): void {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  const noise = createNoise(seed);
  const [paper, ink, strength] = [chance.integer(205, 235), chance.integer(40, 85), 4 + 6 * chance.next()];
  // The light gets weaker toward one edge.
  const falloff = (chance.next() * 24 - 12) / width;
  for (let y = 0, at = 0, place = 0; y < height; y++) {
    place += 7919; // Prevents rows from having the same noise.
    for (let x = 0; x < width; x++, at += 4) {
      const light = ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8;
      const gray =
        ink + ((paper - ink) * light) / 255 + falloff * (x - width / 2) + strength * (noise[place++ & (NOISE_LENGTH - 1)] ?? 0);
      data[at] = data[at + 1] = data[at + 2] = gray;
    }
  }
  context.putImageData(image, 0, 0);
  for (let speck = (width * height) / 6000; speck > 0; speck--) {
    const shade = chance.isTrue(0.75) ? chance.integer(30, 120) : 255;
    context.fillStyle = `rgb(${shade},${shade},${shade})`;
    const size = chance.isTrue(0.9) ? 1 : 2;
    context.fillRect(chance.integer(0, width), chance.integer(0, height), size, size);
  }
}

/** The length is a power of two, so an index wraps around with `index & (NOISE_LENGTH - 1)`. */
export const NOISE_LENGTH = 65_536;

/** Table of approximately normal noise, standard deviation 1. Calling a random function for each pixel would be much slower. */
export function createNoise(seed: string | number): Float32Array {
  const chance = createRandom(`noise ${seed}`);
  // The sum of a few uniform random numbers is close enough to a normal distribution.
  return Float32Array.from({ length: NOISE_LENGTH }, () => (chance.next() + chance.next() + chance.next() - 1.5) * 2);
}
