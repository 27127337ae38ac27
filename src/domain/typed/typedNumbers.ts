/**
 * Numbers as people type and paste them: "$1,264.14", "1.264,14 $", "5.75 %", "5,75". Null for what is none, or could be two. Keyboards of
 * many languages have only a comma for the decimal point.
 */
import { formatCents } from '../money.ts';
import { plainSigns } from './plainSigns.ts';

/** Thousands set off by one kind of sign, and a decimal point or comma that is another. */
const GROUPED = /^(\d{1,3})(?:([.,'])(\d{3}(?:\2\d{3})*))?(?:(?!\2)([.,])(\d{0,2}))?$/;
const PLAIN = /^(\d{1,12})(?:[.,](\d{0,2}))?$/;
const THOUSANDS_WITH_POINT = /^\d{1,3}\.\d{3}$/;
const ZERO_FIRST = /^0\d*[.,']\d{3}/;

/**
 * Cents of dollars with two decimals at the most. Never negative. One comma before three digits sets off thousands, as Americans write them;
 * one point before three digits is nothing: it could be either.
 */
export function typedCents(text: string): number | null {
  const tidy = plainSigns(text)
    .replace(/\s/g, '')
    .replace(/^(?:US)?\$|\$$/i, '');
  if (THOUSANDS_WITH_POINT.test(tidy) || ZERO_FIRST.test(tidy)) return null;
  const [, plain, plainCents = ''] = PLAIN.exec(tidy) ?? [];
  if (plain !== undefined) return inCents(plain, plainCents);
  const [, first, sign = '', rest = '', , cents = ''] = GROUPED.exec(tidy) ?? [];
  return first === undefined ? null : inCents(first + rest.replaceAll(sign, ''), cents);
}

const inCents = (dollars: string, cents: string): number | null =>
  dollars.length > MOST_DIGITS ? null : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));

const MOST_DIGITS = 12;

/** Percent with three decimals at the most. Never negative. A rate has no thousands, so a comma is its decimal point: "6,125". */
export function typedPercent(text: string): number | null {
  const tidy = plainPercent(text);
  return /^(\d{1,3}\.?|\d{0,3}\.\d{1,3})$/.test(tidy) ? Number(tidy) : null;
}

const plainPercent = (text: string): string => plainSigns(text).replace(/[\s%]/g, '').replace(',', '.');

/** An amount as it was understood, to be shown when its field is left: "1,264.14". What is none stays as it was typed. */
export function tidyAmount(text: string): string {
  const cents = typedCents(text);
  return cents === null ? text : formatCents(cents).slice(1);
}

/** The same for a rate, with the decimals that were typed: "6.5". */
export const tidyPercent = (text: string): string =>
  typedPercent(text) === null ? text : plainPercent(text).replace(/\.$/, '').replace(/^\./, '0.');
