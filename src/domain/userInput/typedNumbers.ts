/**
 * Parses numbers as people type and paste them: "$1,264.14", "1.264,14 $", "5.75 %", "5,75". Returns null for text that is not a number
 * or is ambiguous. A comma may be the decimal point, because keyboards of many languages offer nothing else.
 */
import { formatCents } from '../money.ts';
import { normalizeNumberInput } from './normalizeInput.ts';

/** Matches thousands grouped by one sign, followed by a decimal point or comma that is a different sign. */
const GROUPED_NUMBER = /^(\d{1,3})(?:([.,'])(\d{3}(?:\2\d{3})*))?(?:(?!\2)([.,])(\d{0,2}))?$/;
const UNGROUPED_NUMBER = /^(\d{1,12})(?:[.,](\d{0,2}))?$/;
const THOUSANDS_WITH_POINT = /^\d{1,3}\.\d{3}$/;
const GROUPED_WITH_LEADING_ZERO = /^0\d*[.,']\d{3}/;

/**
 * Parses dollars with at most two decimals into cents; negative amounts give null. One comma before three digits is the American
 * thousands separator; one point before three digits is ambiguous and gives null.
 */
export function parseTypedCents(text: string): number | null {
  const tidy = normalizeNumberInput(text)
    .replace(/\s/g, '')
    .replace(/^(?:US)?\$|\$$/i, '');
  if (THOUSANDS_WITH_POINT.test(tidy) || GROUPED_WITH_LEADING_ZERO.test(tidy)) return null;
  const [, plain, plainCents = ''] = UNGROUPED_NUMBER.exec(tidy) ?? [];
  if (plain !== undefined) return toCents(plain, plainCents);
  const [, first, sign = '', rest = '', , cents = ''] = GROUPED_NUMBER.exec(tidy) ?? [];
  return first === undefined ? null : toCents(first + rest.replaceAll(sign, ''), cents);
}

const toCents = (dollars: string, cents: string): number | null =>
  dollars.length > MAX_DIGITS ? null : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));

const MAX_DIGITS = 12;

/**
 * Parses a percentage with at most three decimals; negative ones give null. Rates have no thousands, so a comma is the decimal point:
 * "6,125".
 */
export function parseTypedPercent(text: string): number | null {
  const tidy = normalizePercent(text);
  return /^(\d{1,3}\.?|\d{0,3}\.\d{1,3})$/.test(tidy) ? Number(tidy) : null;
}

const normalizePercent = (text: string): string => normalizeNumberInput(text).replace(/[\s%]/g, '').replace(',', '.');

/** Formats a typed amount for display when its field loses focus: "1,264.14". Text that is not an amount stays unchanged. */
export function formatTypedAmount(text: string): string {
  const cents = parseTypedCents(text);
  return cents === null ? text : formatCents(cents).slice(1);
}

/** Formats a typed percentage for display, with the decimals that were typed: "6.5". Text that is not a percentage stays unchanged. */
export const formatTypedPercent = (text: string): string =>
  parseTypedPercent(text) === null ? text : normalizePercent(text).replace(/\.$/, '').replace(/^\./, '0.');
