/** @jest-environment node */
import fc from 'fast-check';

import { withMinimumGap, overlappingLines, spreadLabels, ticksUpTo, interpolateValueAt } from '#platform/charts/chartLayout.ts';

test.each([
  [
    [10, 60, 90],
    [10, 60, 90],
  ],
  [
    [50, 50, 50],
    [50, 68, 86],
  ],
  [
    [98, 99, 100],
    [64, 82, 100],
  ],
  [
    [99, 0, 98],
    [100, 0, 82],
  ],
])('labels wanted at %j are placed at %j', (wanted, placed) => {
  expect(spreadLabels(wanted, 18, 0, 100)).toEqual(placed);
});

test('labels stay inside, apart and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 4 }), (wanted) => {
      const placed = spreadLabels(wanted, 20, 0, 300);
      const inOrder = placed.toSorted((one, other) => one - other);
      for (const [at, place] of inOrder.entries()) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(300);
        if (at > 0) expect(place - inOrder[at - 1]!).toBeGreaterThanOrEqual(20);
      }
      for (const [at, one] of wanted.entries()) {
        for (const [beside, other] of wanted.entries()) if (one < other) expect(placed[at]!).toBeLessThan(placed[beside]!);
      }
    }),
  );
});

test('the axis uses the finest ticks within the limit', () => {
  const ticksOf = (count: number) => Array.from({ length: count + 2 }, (_, at) => at);
  expect(ticksUpTo(5, ticksOf)).toHaveLength(5);
  expect(ticksUpTo(2, ticksOf)).toHaveLength(3);
});

const points = [
  { x: 0, values: [0, 0, 5] },
  { x: 2, values: [10, 10, 10] },
  { x: 4, values: [30, 30, 20] },
];

test('lines that overlap for a while are grouped, and lines that cross are not', () => {
  expect(overlappingLines(points, 0, 0)).toEqual([0, 1]);
  expect(overlappingLines(points, 1, 1)).toEqual([0, 1]);
  expect(overlappingLines(points, 1, 2)).toEqual([2]);
  expect(overlappingLines([{ x: 0, values: [1, 1] }], 0, 0)).toEqual([0]);
});

test.each([
  [0, 0],
  [1, 5],
  [2, 10],
  [3, 20],
  [4, 30],
])('at x %d a line has the value %d', (x, value) => {
  expect(interpolateValueAt(points, 0, x)).toBe(value);
});

test.each([
  [[0, 10, 20, 30, 40], 20, [0, 20, 40]],
  [[0, 3, 25, 37, 40], 20, [0, 40]],
  [[0, 3, 20, 40], 20, [0, 20, 40]],
  [[0, 5], 20, [0, 5]],
  [[7], 20, [7]],
  [[], 20, []],
])('of %j, axis labels at least %d apart are %j, with first and last', (places, gap, kept) => {
  expect(withMinimumGap(places, (place) => place, gap)).toEqual(kept);
});
