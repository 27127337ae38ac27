/** Parses the dates printed on paystubs, and guesses the pay frequency from the length of a pay period. */
import type { PayFrequency } from '#contract/borrower/ocr.ts';

export interface PrintedDate {
  /** Null when the year is not printed. */
  year: number | null;
  month: number;
  day: number;
  /** Index in the text. */
  start: number;
  end: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SPANISH_MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const SPANISH_MONTH_PATTERN =
  '(ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|mayo?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sept?(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?)';
const MONTH_PATTERN =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

type MatchParser = (found: RegExpExecArray) => Omit<PrintedDate, 'start' | 'end'>;

/** Date formats, most specific first. Text matched by one pattern is hidden from the later ones. */
const DATE_FORMATS: readonly [pattern: RegExp, read: MatchParser][] = [
  [/(?<![\d/.-])(20\d{2})([-/.])(\d{1,2})\2(\d{1,2})(?![\d/])/gi, ([, year, , month, day]) => toPrintedDate(year, month, day)],
  [
    /(?<![\d/.-])(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(20\d{2}|\d{2})(?![\d/])/gi,
    ([, month, , day, year]) => toPrintedDate(year, month, day),
  ],
  [
    new RegExp(`(?<![a-z])${MONTH_PATTERN}\\.?\\s*(\\d{1,2})(?:st|nd|rd|th)?\\s*[,.]?\\s*(20\\d{2})(?!\\d)`, 'gi'),
    ([, month, day, year]) => toPrintedDate(year, month, day),
  ],
  [
    new RegExp(
      `(?<![\\d/])(\\d{1,2})(?:\\s+de\\s+|[-\\s/.])${SPANISH_MONTH_PATTERN}(?:\\s+del?\\s+|[-\\s/.,]+)(20\\d{2})(?!\\d)`,
      'gi',
    ),
    ([, day, month, year]) => toPrintedDate(year, month, day),
  ],
  [
    new RegExp(`(?<![\\d/])(\\d{1,2})[-\\s/.]?${MONTH_PATTERN}[-\\s/.,]*(20\\d{2}|\\d{2})(?![\\d/])`, 'gi'),
    ([, day, month, year]) => toPrintedDate(year, month, day),
  ],
  [
    new RegExp(`(?<![a-z])${MONTH_PATTERN}\\.?\\s*(\\d{1,2})(?:st|nd|rd|th)?(?![\\d,./]\\d|\\d)`, 'gi'),
    ([, month, day]) => toPrintedDate(undefined, month, day),
  ],
  [/(?<![\d/.$,-])(\d{1,2})\/(\d{1,2})(?![\d/.])/g, ([, month, day]) => toPrintedDate(undefined, month, day)],
];

function toPrintedDate(year: string | undefined, month = '', day = ''): Omit<PrintedDate, 'start' | 'end'> {
  const letters = month.slice(0, 3).toLowerCase();
  const named = Math.max(MONTHS.indexOf(letters), SPANISH_MONTHS.indexOf(letters));
  return {
    year: year === undefined ? null : Number(year.length === 2 ? `20${year}` : year),
    month: named >= 0 ? named + 1 : Number(month),
    day: Number(day),
  };
}

/** All dates in the text, in order of appearance. */
export function findDatesInText(text: string): PrintedDate[] {
  const found: PrintedDate[] = [];
  let left = text;
  for (const [pattern, read] of DATE_FORMATS) {
    for (const match of left.matchAll(pattern)) {
      const day = read(match);
      if (!isValidDate(day.year ?? 2024, day.month, day.day)) continue;
      found.push({ ...day, start: match.index, end: match.index + match[0].length });
      left = left.slice(0, match.index) + '\u0000'.repeat(match[0].length) + left.slice(match.index + match[0].length);
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

const isValidDate = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && year >= 2000 && year <= 2099 && day <= daysInMonth(year, month);

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const toIsoDate = (year: number, month: number, day: number): string => `${year}-${twoDigits(month)}-${twoDigits(day)}`;

/**
 * Completes a date as an ISO string. A missing year is chosen so that the date is close to `near`, another date of the same paystub; null
 * without one.
 */
export function completeYear(
  { year, month, day }: Pick<PrintedDate, 'year' | 'month' | 'day'>,
  near: string | null,
): string | null {
  if (year !== null) return toIsoDate(year, month, day);
  if (near === null) return null;
  const nearYear = Number(near.slice(0, 4));
  // A period that ends shortly after the pay date still belongs to the same year.
  const same = toIsoDate(nearYear, month, day);
  const chosen = daysBetween(near, same) > 60 ? nearYear - 1 : nearYear;
  return isValidDate(chosen, month, day) ? toIsoDate(chosen, month, day) : null;
}

const DAY_MS = 86_400_000;

export const daysBetween = (start: string, end: string): number => Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS);

/** @param start first day of the pay period @param end last day, included in the period */
export function guessFrequency(start: string | null, end: string | null): PayFrequency | null {
  if (start === null || end === null) return null;
  const days = daysBetween(start, end) + 1;
  const [year, month, first] = start.split('-').map(Number) as [number, number, number];
  const last = Number(end.slice(8));
  const isOneMonth = start.slice(0, 7) === end.slice(0, 7);
  const isLast = last === daysInMonth(year, month);
  if (days === 7) return 'weekly';
  if (isOneMonth && first === 1 && isLast) return 'monthly';
  if (isOneMonth && ((first === 1 && last === 15) || (first === 16 && isLast))) return 'semimonthly';
  if (days === 14) return 'biweekly';
  if (days >= 28 && days <= 31) return 'monthly';
  return days === 15 || days === 16 ? 'semimonthly' : null;
}
