import fc from 'fast-check';

import { cardNumberMask, caretAfter, digitsBefore, expiryMask, phoneMask, plainDigits, zipMask } from '#platform/forms/masks.ts';

const masks = { cardNumberMask, expiryMask, phoneMask, plainDigits, zipMask };
const digits = (text: string) => text.replace(/\D/g, '');
const someDigits = fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), maxLength: 24 });

describe.each(Object.entries(masks))('%s', (_name, mask) => {
  test('shows every digit, in order, and no other', () => {
    fc.assert(fc.property(someDigits, (value) => digits(mask.show(value)) === value));
  });

  test('reads back what it shows', () => {
    // An expiry date may have a year of four digits, which the mask shortens on purpose.
    const longest = mask === expiryMask ? 4 : 24;
    fc.assert(fc.property(someDigits, (value) => mask.read(mask.show(value.slice(0, longest))) === value.slice(0, longest)));
  });

  test('keeps the caret behind the digit that it stood behind', () => {
    fc.assert(
      fc.property(someDigits, fc.nat(24), (value, count) => {
        const before = Math.min(count, value.length);
        expect(digitsBefore(mask.show(value), caretAfter(mask.show(value), before))).toBe(before);
      }),
    );
  });
});

test.each([
  ['4111111111111111', '4111 1111 1111 1111'],
  ['41111', '4111 1'],
  ['4111', '4111'],
  ['41111111111111112', '4111 1111 1111 11112'],
])('a card number %s is shown as %s', (value, shown) => expect(cardNumberMask.show(value)).toBe(shown));

test.each([
  ['44107', '44107'],
  [' 44107-1234 ', '44107'],
  ['44107-', '44107'],
  ['441071234', '441071234'],
  ['02108', '02108'],
])('a ZIP code filled in as "%s" is read as %s', (text, value) => expect(zipMask.read(text)).toBe(value));

test('digits are found whatever stands between them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ unit: fc.constantFrom(' ', '-', '.', '\u00a0', 'x') }), someDigits)), (parts) => {
      const pasted = parts.flat().join('');
      expect(cardNumberMask.read(pasted)).toBe(parts.map(([, part]) => part).join(''));
    }),
  );
});

test.each([
  ['04 / 27', '0427'],
  ['04/2027', '0427'],
  ['4/27', '0427'],
  ['2027-04', '0427'],
  ['0427', '0427'],
  ['4/', '04'],
  ['04 / 202', '04202'],
  ['1', '1'],
  ['12 / 3', '123'],
])('an expiry date filled in as %s is read as %s', (filled, value) => expect(expiryMask.read(filled)).toBe(value));

test('a phone number is shown as (###) ###-####', () => expect(phoneMask.show('2165550142')).toBe('(216) 555-0142'));
