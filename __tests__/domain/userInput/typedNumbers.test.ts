/** @jest-environment node */
import fc from 'fast-check';

import { formatCents } from '#domain/money.ts';
import { formatTypedAmount, formatTypedPercent, parseTypedCents, parseTypedPercent } from '#domain/userInput/typedNumbers.ts';

import { inFullWidth, inScripts, withInvisible } from '../../support/textVariants.ts';

test.each([
  ['1264.14', 126_414],
  ['$1,264.14', 126_414],
  ['1,264.14 ', 126_414],
  ['1264,14', 126_414],
  ['1.264,14', 126_414],
  ['1 264,14 $', 126_414],
  ['1\u202f264,14\u00a0$', 126_414],
  ['1’264.14', 126_414],
  ['1٬264٫14', 126_414],
  ['US$1,264.14', 126_414],
  ['1,264', 126_400],
  ['12,640', 1_264_000],
  ['1,264,140', 126_414_000],
  ['1.264.140', 126_414_000],
  ['1.264.140,5', 126_414_050],
  ['1264,', 126_400],
  ['1264.', 126_400],
  ['6,5', 650],
  ['0,75', 75],
  ['0', 0],
  ['999999999999', 99_999_999_999_900],
])('%s is parsed as an amount', (text, cents) => expect(parseTypedCents(text)).toBe(cents));

// A separator before three digits is ambiguous (thousands in German, a fraction of a cent in English), so it is rejected instead of
// guessed.
test.each([
  '',
  '1.264',
  '25.125',
  '0,264',
  '1,2645',
  '1264,145',
  '12,64,14',
  '1,26,414',
  '1.264.14',
  '1,264,14',
  '1.264.1',
  '1,264.14.0',
])('%p is ambiguous and not parsed as an amount', (text) => {
  expect(parseTypedCents(text)).toBeNull();
  expect(formatTypedAmount(text)).toBe(text);
});
test.each(['-5', '1e3', '$', '.', ',', '12.-', '5,5,5', 'abc', '12 dollars', "1'264,140", '9999999999999', '1,264,140,000,000'])(
  '%p is not an amount',
  (text) => expect(parseTypedCents(text)).toBeNull(),
);

test.each([
  ['6.125', 6.125],
  ['6,125', 6.125],
  ['6,5', 6.5],
  ['6,5 %', 6.5],
  ['６。５', 6.5],
  ['٦٫٥٪', 6.5],
  [',5', 0.5],
  ['.5', 0.5],
  ['6', 6],
  ['6,', 6],
  ['0', 0],
])('%s is parsed as a rate', (text, percent) => expect(parseTypedPercent(text)).toBe(percent));

test.each(['', '6.1255', '6,1255', '1,264.14', '6,1,2', '-6', '6e1', '1264', '%', '.', 'six'])('%p is not a rate', (text) => {
  expect(parseTypedPercent(text)).toBeNull();
  expect(formatTypedPercent(text)).toBe(text);
});

/** Locales that cover all common ways to write thousands and cents. */
const LOCALES = ['en-US', 'de-DE', 'es-ES', 'fr-FR', 'de-CH', 'pt-BR', 'ar-EG', 'fa-IR', 'ja-JP', 'vi-VN', 'pl-PL'];

test('an amount is parsed the same in every locale’s format', () => {
  for (const locale of LOCALES) {
    for (const useGrouping of [true, false] as const) {
      const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping });
      fc.assert(
        fc.property(fc.nat(99_999_999), (cents) => {
          expect([locale, parseTypedCents(format.format(cents / 100))]).toEqual([locale, cents]);
        }),
        { numRuns: 40 },
      );
    }
  }
});

test('amounts and rates are parsed the same in every script, with invisible characters and as reformatted', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999_999), fc.nat(25_000), (cents, thousandths) => {
      const amount = formatCents(cents);
      const rate = (thousandths / 1000).toFixed(3);
      for (const written of [
        amount,
        ...inScripts(amount),
        withInvisible(amount),
        inFullWidth(amount),
        formatTypedAmount(amount),
      ]) {
        expect([written, parseTypedCents(written)]).toEqual([written, cents]);
      }
      for (const written of [
        rate,
        rate.replace('.', ','),
        ...inScripts(rate),
        withInvisible(rate),
        inFullWidth(rate),
        formatTypedPercent(rate),
      ]) {
        expect([written, parseTypedPercent(written)]).toEqual([written, thousandths / 1000]);
      }
    }),
    { numRuns: 50 },
  );
});

test('the parsed amount or rate is shown in the field', () => {
  expect(['$1264', '1.264,5', '1,264', '٧'].map(formatTypedAmount)).toEqual(['1,264.00', '1,264.50', '1,264.00', '7.00']);
  expect(['6,5', '6.500', ' 7 % ', ',5', '6.'].map(formatTypedPercent)).toEqual(['6.5', '6.500', '7', '0.5', '6']);
});
