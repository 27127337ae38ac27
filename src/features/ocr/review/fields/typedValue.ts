/** Parses typed values into the API's format, and formats them back. */
import type { MessageDescriptor } from 'react-intl';

import { formatCents, centsOf, wireAmount } from '#domain/money.ts';
import { dayOf } from '#domain/time/dates.ts';
import { plainSigns, withoutUnseen } from '#domain/typed/plainSigns.ts';
import { typedCents } from '#domain/typed/typedNumbers.ts';

import type { FieldKind } from './fieldKinds.ts';
import { messages } from './fieldMessages.ts';

/** Parsed value, null if the input is empty; or the error to show. */
export type Typed = { value: string | null } | { problem: MessageDescriptor };

const LONGEST_WORDS = 120;
const MOST_CENTS = 999_999_999;
/** Hundredths of an hour: 744 hours, the length of a 31-day month. */
const MOST_HUNDREDTHS = 74_400;

/** Error shown when the typed text cannot be parsed. */
export const PROBLEMS: Readonly<Record<FieldKind, MessageDescriptor>> = {
  words: messages.wordsProblem,
  day: messages.dayProblem,
  money: messages.moneyProblem,
  hours: messages.hoursProblem,
};

export function typedValue(kind: FieldKind, text: string): Typed {
  const tidy = (kind === 'words' ? withoutUnseen(text).normalize('NFC') : plainSigns(text)).trim().replace(/\s+/g, ' ');
  if (tidy === '') return { value: null };
  const value = READERS[kind](tidy);
  return value === null ? { problem: PROBLEMS[kind] } : { value };
}

const amount = (text: string, most: number): string | null => {
  const hundredths = typedCents(text);
  return hundredths === null || hundredths > most ? null : wireAmount(hundredths);
};

const READERS: Readonly<Record<FieldKind, (tidy: string) => string | null>> = {
  words: (tidy) => (Array.from(tidy).length > LONGEST_WORDS ? null : tidy),
  day: typedDay,
  money: (tidy) => amount(tidy, MOST_CENTS),
  hours: (tidy) => (tidy.includes('$') ? null : amount(tidy.replace(/ ?(h|hrs?|hours?)\.?$/i, ''), MOST_HUNDREDTHS)),
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Accepted date formats: US (11/13/26, Nov 13, 2026, 11132026), day first with a month name (13 Nov 2026), and ISO. */
const DAYS = [
  /^(?<month>\d{1,2}) ?[/.-] ?(?<day>\d{1,2}) ?[/.-] ?(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<name>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? ?(?<year>\d{4}|\d{2})$/i,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)? (?<name>[a-z]{3,9})\.?,? (?<year>\d{4}|\d{2})$/i,
  /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4})$/,
];

function typedDay(tidy: string): string | null {
  for (const pattern of DAYS) {
    const { year = '', month, day = '', name = '' } = pattern.exec(tidy)?.groups ?? {};
    if (year === '') continue;
    const number = month ?? String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);
    const date = `${year.padStart(4, '20')}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (dayOf(date) !== null) return date;
  }
  return null;
}

/** Formats an API value for display and editing; empty for null. */
export function shownValue(kind: FieldKind, value: string | null): string {
  if (value === null) return '';
  if (kind === 'day') return value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');
  const cents = kind === 'money' ? centsOf(value) : null;
  return cents === null ? value : formatCents(cents);
}
