/** @jest-environment node */
import { differencesOf, type Difference } from '#replay/steps/differences.ts';

const shared = { deep: [1, 2, 3] };

test.each<[what: string, before: unknown, after: unknown, list: Difference[]]>([
  ['the same object', shared, shared, []],
  ['another object that says the same', { a: 1, b: [2] }, { a: 1, b: [2] }, []],
  ['a value', { a: 1 }, { a: 2 }, [{ path: ['a'], before: 1, after: 2 }]],
  ['a value in a list', { a: [1, 2] }, { a: [1, 3] }, [{ path: ['a', '1'], before: 2, after: 3 }]],
  ['what is new', { a: 1 }, { a: 1, b: { c: 2 } }, [{ path: ['b'], after: { c: 2 } }]],
  ['what is gone', { a: 1, b: null }, { a: 1 }, [{ path: ['b'], before: null }]],
  ['a list in the place of an object', { a: {} }, { a: [] }, [{ path: ['a'], before: {}, after: [] }]],
  ['everything', null, { a: 1 }, [{ path: [], before: null, after: { a: 1 } }]],
  ['names that every object has', {}, { constructor: 1 }, [{ path: ['constructor'], after: 1 }]],
])('differences of %s', (_what, before, after, list) => {
  expect(differencesOf(before, after)).toEqual({ list, isIncomplete: false });
});

test('only the first two hundred differences are listed', () => {
  const numbers = (from: number) => Array.from({ length: 1000 }, (_none, index) => from + index);
  const { list, isIncomplete } = differencesOf(numbers(0), numbers(5000));
  expect(list).toHaveLength(200);
  expect(isIncomplete).toBe(true);
});

test('a thousand unchanged loans are compared quickly', () => {
  const loans = Array.from({ length: 1000 }, (_none, id) => ({ id, property: { city: 'x' } }));
  const started = performance.now();
  for (let step = 0; step < 1000; step += 1) differencesOf({ loans, step }, { loans, step: step + 1 });
  expect(performance.now() - started).toBeLessThan(500);
});
