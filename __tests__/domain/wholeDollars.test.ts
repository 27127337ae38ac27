/** @jest-environment node */
import { formatWholeDollars, wholeDollars } from '#domain/wholeDollars.ts';

test.each([
  [0, '$0'],
  [49, '$0'],
  [50, '$1'],
  [-49, '$0'],
  [-50, '−$1'],
  [126_414, '$1,264'],
  [10_077_479, '$100,775'],
  [-250_000, '−$2,500'],
  [123_456_789_00, '$123,456,789'],
])('%d cents is rounded to %s', (cents, words) => {
  expect(formatWholeDollars(cents)).toBe(words);
  expect(Object.is(wholeDollars(cents), -0)).toBe(false);
});
