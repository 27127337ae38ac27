import fc from 'fast-check';

import {
  stripSeparators,
  cardNumberMask,
  caretPosition,
  countDigitsBefore,
  expiryMask,
  phoneMask,
  digitsMask,
  zipMask,
} from '#platform/forms/masks.ts';

import { inScripts, withInvisible } from '../../support/textVariants.ts';

const masks = { cardNumberMask, expiryMask, phoneMask, digitsMask, zipMask };
const digits = (text: string) => text.replace(/\D/g, '');
const someDigits = fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), maxLength: 24 });
/** Number of digits that a mask formats; further digits may be left out. */
const MAX_DIGITS: Readonly<Record<string, number>> = { expiryMask: 4, zipMask: 8, phoneMask: 10 };

describe.each(Object.entries(masks))('%s', (name, mask) => {
  const most = MAX_DIGITS[name] ?? 24;

  test('shows exactly the digits in order', () => {
    fc.assert(fc.property(someDigits, (value) => digits(mask.format(value)) === value));
  });

  test('parses back what it shows', () => {
    fc.assert(fc.property(someDigits, (value) => mask.parse(mask.format(value.slice(0, most))) === value.slice(0, most)));
  });

  test('parses its own output consistently', () => {
    const typed = fc.string({ unit: fc.constantFrom(...Array.from('0123456789+ -/.()')), maxLength: 20 });
    fc.assert(
      fc.property(typed, (text) => {
        const read = (before: string) => mask.parse(mask.format(before));
        const value = read(read(mask.parse(text)));
        expect(read(value)).toBe(value);
      }),
    );
  });

  test('keeps the caret after the same digit', () => {
    fc.assert(
      fc.property(someDigits, fc.nat(24), (value, count) => {
        const before = Math.min(count, value.length);
        expect(countDigitsBefore(mask.format(value), caretPosition(mask.format(value), before))).toBe(before);
      }),
    );
  });

  test('parses digits of every script and ignores invisible characters', () => {
    fc.assert(
      fc.property(someDigits, (value) => {
        const shown = mask.format(value);
        const read = mask.parse(shown);
        for (const written of [...inScripts(shown), withInvisible(shown)]) expect(mask.parse(written)).toBe(read);
      }),
    );
  });
});

test.each([
  ['4111111111111111', '4111 1111 1111 1111'],
  ['41111', '4111 1'],
  ['4111', '4111'],
  ['41111111111111112', '4111 1111 1111 11112'],
])('card number %s is shown as %s', (value, shown) => expect(cardNumberMask.format(value)).toBe(shown));

test.each([
  ['44107', '44107'],
  [' 44107-1234 ', '44107'],
  ['44107-', '44107'],
  ['44107–1234', '44107'],
  ['44107 1234', '44107'],
  ['44107 - 1234', '44107'],
  ['441071234', '44107'],
  ['44107-1234 USA', '44107'],
  ['441071', '441071'],
  ['02108', '02108'],
])('a ZIP code filled in as "%s" is parsed as %s', (text, value) => expect(zipMask.parse(text)).toBe(value));

test('digits are found between any separators', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ unit: fc.constantFrom(' ', '-', '.', '\u00a0', 'x') }), someDigits)), (parts) => {
      const pasted = parts.flat().join('');
      expect(cardNumberMask.parse(pasted)).toBe(parts.map(([, part]) => part).join(''));
    }),
  );
});

test.each([
  ['04 / 27', '0427'],
  ['04/2027', '0427'],
  ['4/27', '0427'],
  ['4.27', '0427'],
  ['4 27', '0427'],
  ['04–27', '0427'],
  ['2027-04', '0427'],
  ['2027/4', '0427'],
  ['0427', '0427'],
  ['4/', '04'],
  ['4.', '04'],
  ['042027', '0427'],
  ['04.2027', '0427'],
  ['04 2027', '0427'],
  ['202704', '0427'],
  ['42027', '0427'],
  ['122028', '1228'],
  ['202812', '1228'],
  ['04 / 202', '04202'],
  ['1', '1'],
  ['12 / 3', '123'],
  ['13 / 2028', '1328'],
  ['132028', '132028'],
  ['', ''],
])('an expiry date filled in as %s is parsed as %s', (filled, value) => expect(expiryMask.parse(filled)).toBe(value));

test('an expiry date is parsed the same in every format and typed key by key', () => {
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  for (const month of months) {
    for (let year = 2024; year < 2060; year += 1) {
      const two = String(year).slice(2);
      const short = String(Number(month));
      const whole = [
        `${month}${year}`,
        `${year}${month}`,
        `${month}/${year}`,
        `${month} ${year}`,
        `${short}.${two}`,
        `${short}/${year}`,
      ];
      for (const written of [...whole, `${month}${two}`, `${year}-${month}`]) {
        expect([written, expiryMask.parse(written)]).toEqual([written, month + two]);
        const typed = Array.from(written).reduce((shown, key) => expiryMask.format(expiryMask.parse(shown + key)), '');
        expect([written, typed]).toEqual([written, `${month} / ${two}`]);
      }
    }
  }
});

test.each([
  ['2165550142', '2165550142', '(216) 555-0142'],
  ['216.555.0142', '2165550142', '(216) 555-0142'],
  ['+1 (216) 555-0142', '2165550142', '(216) 555-0142'],
  ['tel:+1-216-555-0142', '2165550142', '(216) 555-0142'],
  ['1-216-555-0142', '2165550142', '(216) 555-0142'],
  ['001 216 555 0142', '2165550142', '(216) 555-0142'],
  ['011 1 216 555 0142', '2165550142', '(216) 555-0142'],
  ['1216', '1216', '1 (216'],
  ['+1216', '+1216', '+1 (216'],
  ['+', '+', '+'],
  ['12165550142 77', '1216555014277', '1 (216) 555-014277'],
])('a phone number typed as %s is stored as %s and shown as %s', (typed, value, shown) => {
  expect(phoneMask.parse(typed)).toBe(value);
  expect(phoneMask.format(value)).toBe(shown);
});

test.each(['+49 30 2234 5678', '+52 55 2345 678', '+44 20 7946 0958', '0044 20 7946 0958', '030 2234 5678', '+39 06 123 4567'])(
  'the foreign number %s does not become an American number',
  (typed) => {
    const value = phoneMask.parse(typed);
    expect(value).not.toMatch(/^[2-9]\d{9}$/);
    expect(digits(value)).toBe(digits(typed));
    expect(phoneMask.format(value)).toBe(value);
  },
);

test('only digits and a leading plus are kept', () => expect(stripSeparators(' (+۴۹) 30-1')).toBe('+49301'));
