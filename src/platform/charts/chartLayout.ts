/** Layout math for charts, in pixels. Pure functions: no React, no DOM. */

import type { ChartPoint } from './chartData.ts';

/** Average width of a character relative to the font size, measured for Public Sans and rounded up. */
const CHARACTER_WIDTH = 0.62;

/** Estimates the width of a text. @param size font size */
export const textWidth = (text: string, size: number): number => text.length * size * CHARACTER_WIDTH;

/**
 * Moves overlapping labels apart without changing their order.
 * @param wanted preferred position of each label
 * @param gap minimum distance between two labels
 */
export function spreadLabels(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const labels = wanted.map((at, index) => ({ at, index })).toSorted((one, other) => one.at - other.at);
  let least = top;
  for (const label of labels) {
    label.at = Math.max(label.at, least);
    least = label.at + gap;
  }
  let most = bottom;
  for (const label of labels.toReversed()) {
    label.at = Math.min(label.at, most);
    most = label.at - gap;
  }
  return labels.toSorted((one, other) => one.index - other.index).map(({ at }) => at);
}

/** Returns the finest ticks of a scale that are no more than `most`. @param ticksOf returns the scale's ticks for an approximate count */
export function ticksUpTo(most: number, ticksOf: (count: number) => number[]): number[] {
  for (let count = most; count > 1; count -= 1) {
    const ticks = ticksOf(count);
    if (ticks.length <= most) return ticks;
  }
  return ticksOf(1);
}

/** Returns the indexes of the lines that overlap line `index` at a point and at one of its neighbors, including `index` itself. */
export function overlappingLines(points: readonly ChartPoint[], at: number, index: number): number[] {
  const isOne = (other: number, point: ChartPoint | undefined) => point?.values[other] === point?.values[index];
  const near = [points[at - 1], points[at + 1]].filter((point) => point !== undefined);
  return (points[at]?.values ?? []).flatMap((_, other) =>
    other === index || (isOne(other, points[at]) && near.some((point) => isOne(other, point))) ? [other] : [],
  );
}

/** Returns a line's value at any `x`, interpolated between its points. @param points at least two */
export function interpolateValueAt(points: readonly ChartPoint[], index: number, x: number): number {
  const found = points.findIndex((point) => point.x >= x);
  const next = found === -1 ? points.length - 1 : Math.max(found, 1);
  const [before, after] = [points[next - 1], points[next]];
  if (before === undefined || after === undefined) return 0;
  const [from = 0, to = 0] = [before.values[index], after.values[index]];
  return from + ((to - from) * (x - before.x)) / (after.x - before.x);
}

/**
 * Drops places that are too close together: keeps the first, the last, and those at least `gap` away from the previous one and from the
 * last.
 */
export function withMinimumGap<Place>(places: readonly Place[], at: (place: Place) => number, gap: number): Place[] {
  const last = places.at(-1);
  return places.reduce<Place[]>((kept, place) => {
    const before = kept.at(-1);
    const isFree = before === undefined || at(place) - at(before) >= gap;
    const leavesLast = last === undefined || place === last || at(last) - at(place) >= gap;
    return place === last || before === undefined || (isFree && leavesLast) ? [...kept, place] : kept;
  }, []);
}
