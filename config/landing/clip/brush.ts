/** What the scenes of the clip are drawn with: a page of 1280 by 720 in the portal's colors and type. */
import { createRequire } from 'node:module';
import { GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas';

import { colours } from '../../../src/platform/theme/tokens.ts';

export const WIDTH = 1280;
export const HEIGHT = 720;
export const ink = colours.light;

const FONT = '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';
GlobalFonts.registerFromPath(createRequire(import.meta.url).resolve(FONT), 'Public Sans');

export type Brush = SKRSContext2D;

/** 0 before `from`, 1 after `to`, and a soft way between them; all in seconds. */
export function ease(at: number, from: number, to: number): number {
  const way = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return way * way * (3 - 2 * way);
}

interface Words {
  size: number;
  weight?: number;
  color?: string;
  align?: 'left' | 'right' | 'center';
}

/** A line of text on its base line. */
export function write(brush: Brush, text: string, x: number, y: number, words: Words): void {
  brush.font = `${words.size}px "Public Sans"`;
  brush.fontVariationSettings = `"wght" ${words.weight ?? 400}`;
  brush.fillStyle = words.color ?? ink.ink;
  brush.textAlign = words.align ?? 'left';
  brush.fillText(text, x, y);
}

/** Draws what `draw` draws, faint at 0 and whole at 1, and a little lower at the beginning. */
export function appear(brush: Brush, visible: number, draw: () => void): void {
  if (visible <= 0) return;
  brush.save();
  brush.globalAlpha *= visible;
  brush.translate(0, (1 - visible) * 16);
  draw();
  brush.restore();
}

/** A white sheet with a fine line around it. */
export function sheet(brush: Brush, x: number, y: number, width: number, height: number, radius = 14): void {
  brush.beginPath();
  brush.roundRect(x, y, width, height, radius);
  brush.fillStyle = ink.card;
  brush.fill();
  brush.strokeStyle = ink.line;
  brush.lineWidth = 2;
  brush.stroke();
}

export function line(brush: Brush, x: number, y: number, to: number, color: string = ink.line, width = 2): void {
  brush.beginPath();
  brush.moveTo(x, y);
  brush.lineTo(to, y);
  brush.strokeStyle = color;
  brush.lineWidth = width;
  brush.stroke();
}

/** A drawing in the notation of SVG, filled. */
export function fill(brush: Brush, path: string, color: string): void {
  brush.fillStyle = color;
  brush.fill(new Path2D(path));
}

export function stroke(brush: Brush, path: string, color: string, width: number): void {
  brush.strokeStyle = color;
  brush.lineWidth = width;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  brush.stroke(new Path2D(path));
}

/** A color between two, 0 to 1; both as #RRGGBB. */
export function mix(one: string, other: string, share: number): string {
  const part = (color: string, at: number) => parseInt(color.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) => Math.round(part(one, at) + (part(other, at) - part(one, at)) * share));
  return `rgb(${channels.join(' ')})`;
}
