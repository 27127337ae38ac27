import { line } from '#platform/forms/rules/line.ts';

test.each([
  ['  7  Harbor\t Way ', '7 Harbor Way'],
  ['Can\u0303on City', 'Ca\u00f1on City'],
  ['', ''],
])('%j becomes %j', (typed, kept) => {
  expect(line().cast(typed)).toBe(kept);
});
