/** @jest-environment node */
import fc from 'fast-check';

import { parseCardExpiry, hasExpired } from '#domain/userInput/cardExpiry.ts';
import { cardBrandOf, isCardNumber } from '#domain/userInput/cardNumber.ts';
import { isPersonName } from '#domain/personName.ts';
import { isRoutingNumber, passesRoutingChecksum } from '#domain/userInput/routingNumber.ts';

import { UNUSUAL_NAMES } from '../support/fieldCases.ts';

test.each([
  ['4242424242424242', true, 'Visa'],
  ['4000056655665556', true, 'Visa'],
  ['5555555555554444', true, 'Mastercard'],
  ['2223003122003222', true, 'Mastercard'],
  ['6011111111111117', true, 'Discover'],
  ['4242424242424241', false, 'Visa'],
  ['0000000000000000', false, null],
  ['378282246310005', false, null],
  ['2220999999999999', false, null],
  ['', false, null],
])('card number %s is validated and its brand detected', (digits, valid, brand) => {
  expect(isCardNumber(digits)).toBe(valid);
  expect(cardBrandOf(digits)).toBe(brand);
});

test('a single wrong digit is always detected', () => {
  const wrongDigit = fc.tuple(fc.nat({ max: 15 }), fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(wrongDigit, ([place, shift]) => {
      const digits = Array.from('4242424242424242');
      digits[place] = String((Number(digits[place]) + shift) % 10);
      return !isCardNumber(digits.join(''));
    }),
  );
});

test.each([
  ['08 / 26', { month: 8, year: 2026 }],
  ['08/26', { month: 8, year: 2026 }],
  ['13 / 27', null],
  ['00 / 27', null],
  ['8 / 26', null],
  ['', null],
])('expiry %s is parsed', (text, expiry) => expect(parseCardExpiry(text)).toEqual(expiry));

test('a card is valid to the last second of its month', () => {
  const august = { month: 8, year: 2026 };
  expect(hasExpired(august, new Date('2026-08-31T23:59:59.999Z'))).toBe(false);
  expect(hasExpired(august, new Date('2026-09-01T00:00:00.000Z'))).toBe(true);
  expect(hasExpired({ month: 12, year: 2026 }, new Date('2026-12-31T12:00:00Z'))).toBe(false);
  expect(hasExpired({ month: 2, year: 2028 }, new Date('2028-02-29T23:59:59.999Z'))).toBe(false);
});

test.each(['021000021', '011401533', '121000358', '122105155', '110000000'])('routing number %s is valid', (digits) => {
  expect(isRoutingNumber(digits)).toBe(true);
  expect(passesRoutingChecksum(digits)).toBe(true);
});

test.each(['123456789', '987654321', '021000020'])('routing number %s is accepted but looks mistyped', (digits) => {
  expect(isRoutingNumber(digits)).toBe(true);
  expect(passesRoutingChecksum(digits)).toBe(false);
});

test.each(['000000000', '12345678', '1234567890', '12345678a'])('%s is not a routing number', (digits) => {
  expect(isRoutingNumber(digits)).toBe(false);
});

test.each([
  "Conor O'Brien",
  'Mary-Jane Watson',
  'José Núñez',
  'Li',
  'J. R. Smith Jr.',
  '李小龍',
  'Zoë',
  'D’Angelo',
  ...UNUSUAL_NAMES,
])('%s is a valid name', (name) => {
  expect(isPersonName(name)).toBe(true);
});

test.each(['R2D2', 'name@example.com', '', ' ', '-', '4242 4242', 'Smith & Sons', '<b>', ', Ada', 'Ada,', "'"])(
  '%p is not a valid name',
  (name) => {
    expect(isPersonName(name)).toBe(false);
  },
);
