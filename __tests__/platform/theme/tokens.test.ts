/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { colors, type Appearance, type Color } from '#platform/theme/tokens.ts';

const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');

const rulesOf = (sheet: string, selector: string) => {
  const start = sheet.indexOf(`${selector} {`);
  const body = sheet.slice(start, sheet.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[\da-f]{3,6})/gi)].map(([, name = '', value = '']): [string, string] => [
      name,
      value.toUpperCase(),
    ]),
  );
};

test.each([
  ['light', ':root'],
  ['dark', "[data-appearance='dark']"],
] as const)('tokens.css matches the %s colors', (appearance, selector) => {
  expect(rulesOf(read('src/platform/theme/tokens.css'), selector)).toEqual(colors[appearance]);
});

/** Blue of the opt-out icon next to "Your Privacy Choices", which California prescribes (11 CCR 7015). */
const OPT_OUT_MARK = '#06F';

test.each(['public/app.html', 'public/server-down.html', 'public/favicon.svg', 'public/site.webmanifest'])(
  '%s uses only the portal’s colors',
  (file) => {
    const known = new Set<string>([...Object.values(colors.light), '#FFF', OPT_OUT_MARK]);
    const used = [...read(file).matchAll(/#[\da-f]{6}\b|#[\da-f]{3}\b/gi)].map(([colour]) => colour.toUpperCase());
    expect(used.filter((colour) => !known.has(colour))).toEqual([]);
    expect(used.length).toBeGreaterThan(0);
  },
);

/** Contrast ratio by WCAG 2.2: (lighter + 0.05) / (darker + 0.05) of the relative luminances. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) =>
    [1, 3, 5]
      .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index]!, 0);
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const texts: [Color, Color][] = [
  ['ink', 'paper'],
  ['ink', 'card'],
  ['muted', 'paper'],
  ['muted', 'card'],
  ['primary', 'paper'],
  ['primary', 'card'],
  ['primary', 'primary-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['attention', 'card'],
  ['error', 'card'],
  ['error', 'error-soft'],
  ['ink', 'attention-soft'],
  ['ink', 'error-soft'],
  ['ink', 'primary-soft'],
  ['card', 'error'],
  ['on-brand', 'brand'],
  ['sand', 'brand'],
  ['ink', 'sand-soft'],
  ['muted', 'sand-soft'],
  ['primary', 'sand-soft'],
];
const shapes: [Color, Color][] = [
  ['control', 'paper'],
  ['control', 'card'],
  ['focus', 'paper'],
  ['focus', 'card'],
  ['focus', 'sand-soft'],
  ['focus-on-brand', 'brand'],
  ['brand-soft', 'brand'],
  ['chart-1', 'card'],
  ['chart-2', 'card'],
  ['chart-3', 'card'],
  ['chart-4', 'card'],
];
const appearances: Appearance[] = ['light', 'dark'];

test.each(appearances.flatMap((appearance) => texts.map((pair) => [appearance, ...pair] as const)))(
  '%s: the text color %s is readable on %s',
  (appearance, text, ground) => {
    expect(contrast(colors[appearance][text], colors[appearance][ground])).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(appearances.flatMap((appearance) => shapes.map((pair) => [appearance, ...pair] as const)))(
  '%s: the shape color %s is visible on %s',
  (appearance, shape, ground) => {
    expect(contrast(colors[appearance][shape], colors[appearance][ground])).toBeGreaterThanOrEqual(3);
  },
);
