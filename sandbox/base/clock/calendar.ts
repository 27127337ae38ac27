/** Date arithmetic on calendar days written as `YYYY-MM-DD`, with no time and no time zone. */
import { DAY_MS, HOUR_MS, lenderDay } from './clock.ts';

const dayParts = (day: string): [year: number, month: number, date: number] => {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  return [year, month, date];
};

const toDay = (instant: Date): string => instant.toISOString().slice(0, 10);

export function addDays(day: string, days: number): string {
  const [year, month, date] = dayParts(day);
  return toDay(new Date(Date.UTC(year, month - 1, date + days)));
}

/** Adds months and sets the day of the month to `date` (by default, that of `day`). In a shorter month the result is its last day. */
export function addMonths(day: string, months: number, date = dayParts(day)[2]): string {
  const [year, month] = dayParts(day);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))));
}

/** Negative when `to` is earlier than `from`. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The instant at which a calendar day ends in the lender's time zone: 04:00 or 05:00 UTC of the next day, depending on daylight saving. */
export function endOfLenderDay(day: string): Date {
  const next = addDays(day, 1);
  const early = new Date(Date.parse(next) + 4 * HOUR_MS);
  return lenderDay(early) === next ? early : new Date(early.getTime() + HOUR_MS);
}
