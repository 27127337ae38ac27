/** Parses typed values into the API's format, and formats them back. */
import type { MessageDescriptor } from 'react-intl';

import { formatCents, centsOf, formatApiAmount } from '#domain/money.ts';
import { parseDay } from '#domain/time/dates.ts';
import { normalizeNumberInput, removeInvisible } from '#domain/userInput/normalizeInput.ts';
import { parseTypedCents } from '#domain/userInput/typedNumbers.ts';

import type { FieldKind } from './fieldKinds.ts';
import { messages } from './fieldMessages.ts';

/** Parsed value, null if the input is empty; or the error to show. */
export type ParsedValue = { value: string | null } | { problem: MessageDescriptor };

const MAX_TEXT_LENGTH = 120;
const MAX_CENTS = 999_999_999;
/** Hundredths of an hour: 744 hours, the length of a 31-day month. */
const MAX_HOUR_HUNDREDTHS = 74_400;

export const FORMAT_ERRORS: Readonly<Record<FieldKind, MessageDescriptor>> = {
  words: messages.wordsProblem,
  day: messages.dayProblem,
  money: messages.moneyProblem,
  hours: messages.hoursProblem,
};

export function parseTypedValue(kind: FieldKind, text: string): ParsedValue {
  const tidy = (kind === 'words' ? removeInvisible(text).normalize('NFC') : normalizeNumberInput(text))
    .trim()
    .replace(/\s+/g, ' ');
  if (tidy === '') return { value: null };
  const value = PARSERS[kind](tidy);
  return value === null ? { problem: FORMAT_ERRORS[kind] } : { value };
}

const parseAmount = (text: string, most: number): string | null => {
  const hundredths = parseTypedCents(text);
  return hundredths === null || hundredths > most ? null : formatApiAmount(hundredths);
};

const PARSERS: Readonly<Record<FieldKind, (tidy: string) => string | null>> = {
  words: (tidy) => (Array.from(tidy).length > MAX_TEXT_LENGTH ? null : tidy),
  day: parseTypedDay,
  money: (tidy) => parseAmount(tidy, MAX_CENTS),
  hours: (tidy) => (tidy.includes('$') ? null : parseAmount(tidy.replace(/ ?(h|hrs?|hours?)\.?$/i, ''), MAX_HOUR_HUNDREDTHS)),
};

const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Accepted date formats: US (11/13/26, Nov 13, 2026, 11132026), day first with a month name (13 Nov 2026), and ISO. */
const DATE_PATTERNS = [
  /^(?<month>\d{1,2}) ?[/.-] ?(?<day>\d{1,2}) ?[/.-] ?(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<name>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? ?(?<year>\d{4}|\d{2})$/i,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)? (?<name>[a-z]{3,9})\.?,? (?<year>\d{4}|\d{2})$/i,
  /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4})$/,
];

function parseTypedDay(tidy: string): string | null {
  for (const pattern of DATE_PATTERNS) {
    const { year = '', month, day = '', name = '' } = pattern.exec(tidy)?.groups ?? {};
    if (year === '') continue;
    const number = month ?? String(MONTH_NAMES.indexOf(name.slice(0, 3).toLowerCase()) + 1);
    const date = `${year.padStart(4, '20')}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (parseDay(date) !== null) return date;
  }
  return null;
}

/** Formats an API value for display and editing; empty for null. */
export function formatFieldValue(kind: FieldKind, value: string | null): string {
  if (value === null) return '';
  if (kind === 'day') return value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');
  const cents = kind === 'money' ? centsOf(value) : null;
  return cents === null ? value : formatCents(cents);
}
