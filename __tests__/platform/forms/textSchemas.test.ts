import { singleLine } from '#platform/forms/textSchemas.ts';

test.each([
  ['  7  Harbor\t Way ', '7 Harbor Way'],
  ['Can\u0303on City', 'Ca\u00f1on City'],
  ['', ''],
])('a typed line %j becomes %j', (typed, kept) => {
  expect(singleLine().cast(typed)).toBe(kept);
});
