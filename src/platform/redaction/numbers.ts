import { folded } from './fold.ts';
import { REDACTED, replaceIn, type Part, type ShapeStandIns } from './shapes.ts';

/** Between two groups of a number's digits, however somebody writes them. */
const GAP = String.raw`[\s\-._/·•]{1,3}`;

/** Not `450.00 2026`: an amount, and a year. */
const SSN = String.raw`\d{3}(?:\.\d\d\.|(?!\.\d)${GAP}\d\d${GAP})\d{4}`;
const PHONE = String.raw`(?:\+?1(?:${GAP})?)?(?:\(\d{3}\)(?:${GAP})?|\d{3}${GAP})\d{3}${GAP}\d{4}`;
const END = String.raw`(?!\d|[.,_·•-]\d)`;

const INSTANT = String.raw`(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?:-[0-3]\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?)?`;
const DAY = String.raw`(?:[01]?\d\/[0-3]?\d\/(?:\d\d|\d{4})|[0-3]?\d\.[01]?\d\.(?:19|20)\d\d|(?:19|20)\d\d\/[01]?\d\/[0-3]?\d)(?!\d|\/\d)`;
/** Month and year. */
const EXPIRY = String.raw`(?<!\/\s?)(?:0[1-9]|1[0-2])\s?\/\s?\d\d(?!\d|\s?\/)`;
const MONEY = String.raw`\$ ?\d{1,9}(?:\.\d\d?)?|\$? ?\d{1,3}(?:,\d{3}){1,3}(?:\.\d\d?)?`;
/** Not two groups of a card's number. */
const DECIMAL = String.raw`(?<!\d{4}${GAP})(?!\d{4}\.\d{4}${GAP}\d{4})\d{1,9}\.\d{1,6}`;
/** Fewer than nine digits in short parts, or as Chromium counts. */
const VERSION = String.raw`(?!\d(?:\.?\d){8})\d{1,3}(?:\.\d{1,3}){2,}|\d{1,3}\.0\.\d{1,5}\.\d{1,3}`;
const PLAIN = `(?:${INSTANT}|${DAY}|${EXPIRY}|${MONEY}|${VERSION}|${DECIMAL})${END}`;

/** A number ends before a day or an amount that has a space before it. A point before many digits is a fraction's. */
const NEXT = String.raw`(?!\.\d{7})${GAP}(?!(?<=\s)${PLAIN})`;
/** Of nine digits or more in groups of any size; of six or more in groups of two or more, or in one. */
const NUMBER = String.raw`\d(?:(?:${NEXT})?\d){8,}|\d{2,}(?:(?=[ -]\d)${NEXT}\d{2,})+|\d{6,}`;

/** First what is harmless or a phone number, then every other long number. */
const DIGITS = new RegExp(`(?<![\\d.])(?:${SSN}${END}|(?<phone>${PHONE}${END})|(?<plain>${PLAIN}))|${NUMBER}`, 'g');

/** Cards, Social Security, routing and account numbers and phones. Amounts, days, times and versions stay. */
export function replaceNumbers(parts: readonly Part[], { phone: phoneInstead }: Pick<ShapeStandIns, 'phone'>): Part[] {
  return replaceIn(parts, DIGITS, (match, { phone, plain }) => {
    if (phone !== undefined) return phoneInstead(phone);
    return plain !== undefined || digitsIn(match) < FEWEST_DIGITS ? null : REDACTED;
  });
}

/** Whether there is a number of nine digits or more in a text, as cards, Social Security, routing and account numbers have: no phone number or amount. */
export const hasLongNumber = (text: string): boolean =>
  [...folded(text).matchAll(DIGITS)].some(
    ({ 0: match, groups = {} }) =>
      groups['phone'] === undefined && groups['plain'] === undefined && digitsIn(match) >= LONG_NUMBER,
  );

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** Fewer are a street number, a year, a ZIP code or milliseconds. */
const FEWEST_DIGITS = 6;
const LONG_NUMBER = 9;
