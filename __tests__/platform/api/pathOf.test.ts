/** @jest-environment node */
import fc from 'fast-check';

import { pathOf } from '#platform/api/calls.ts';

test('parameters become encoded segments', () => {
  expect(pathOf('customers/{customerIdentifier}/fundingaccounts/{id}', { customerIdentifier: 'a/b?c#d', id: 'é %2F' })).toBe(
    'customers/a%2Fb%3Fc%23d/fundingaccounts/%C3%A9%20%252F',
  );
});

test.each(['.', '..', ''])('%p is not a valid path segment', (value) => {
  expect(() => pathOf('guestpayment/{key}', { key: value })).toThrow(/"key" of guestpayment\/\{key\}/);
});

test('a missing parameter throws', () => {
  expect(() => pathOf('guestpayment/{key}')).toThrow(TypeError);
});

test('any value keeps the URL below its base and can be decoded', () => {
  const value = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '.' && text !== '..');
  fc.assert(
    fc.property(value, (text) => {
      const { pathname, search, hash } = new URL(`http://base/api/${pathOf('guestpayment/{key}', { key: text })}`);
      const segments = pathname.split('/');
      expect([segments.length, search, hash]).toEqual([4, '', '']);
      // Browsers treat an encoded dot segment (`%2e%2e`) like `..`, so no value may turn into one.
      expect(decodeURIComponent(segments[3]!)).toBe(text);
    }),
  );
});
