/** Where things stand in a chart. Pixels; no React and no browser. */

import type { ChartPoint } from './chartData.ts';

/** Of the type's size: measured on Public Sans, and rather too wide than too narrow. */
const SIGN_WIDTH = 0.62;

/** About how wide a text is. @param size of the type */
export const textWidth = (text: string, size: number): number => text.length * size * SIGN_WIDTH;

/**
 * Moves labels apart that would cover each other, and leaves their order.
 * @param wanted where each would stand best
 * @param gap from one to the next, at the least
 */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
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

/** The finest of a scale's own ticks that are no more than `most`. @param ticksOf those it has when asked for about so many */
export function ticksUpTo(most: number, ticksOf: (count: number) => number[]): number[] {
  for (let count = most; count > 1; count -= 1) {
    const ticks = ticksOf(count);
    if (ticks.length <= most) return ticks;
  }
  return ticksOf(1);
}

/** Which lines lie on one at a point, and at the one before or after it: by their places in the list, its own among them. */
export function linesTogether(points: readonly ChartPoint[], at: number, index: number): number[] {
  const isOne = (other: number, point: ChartPoint | undefined) => point?.values[other] === point?.values[index];
  const near = [points[at - 1], points[at + 1]].filter((point) => point !== undefined);
  return (points[at]?.values ?? []).flatMap((_, other) =>
    other === index || (isOne(other, points[at]) && near.some((point) => isOne(other, point))) ? [other] : [],
  );
}

/** How high a line is at a place, also between its points. @param points two at least */
export function valueAt(points: readonly ChartPoint[], index: number, x: number): number {
  const found = points.findIndex((point) => point.x >= x);
  const next = found === -1 ? points.length - 1 : Math.max(found, 1);
  const [before, after] = [points[next - 1], points[next]];
  if (before === undefined || after === undefined) return 0;
  const [from = 0, to = 0] = [before.values[index], after.values[index]];
  return from + ((to - from) * (x - before.x)) / (after.x - before.x);
}

/** Of some places the first, the last, and between them those that stand no nearer than `gap` to the one before and to the last. */
export function apart<Place>(places: readonly Place[], at: (place: Place) => number, gap: number): Place[] {
  const last = places.at(-1);
  return places.reduce<Place[]>((kept, place) => {
    const before = kept.at(-1);
    const isFree = before === undefined || at(place) - at(before) >= gap;
    const leavesLast = last === undefined || place === last || at(last) - at(place) >= gap;
    return place === last || before === undefined || (isFree && leavesLast) ? [...kept, place] : kept;
  }, []);
}
