/** Calendar days as text, `YYYY-MM-DD`; no time, no zone. */
import { DAY_MS, HOUR_MS, lenderDay } from './clock.ts';

const parts = (day: string): [year: number, month: number, date: number] => {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  return [year, month, date];
};

const toDay = (instant: Date): string => instant.toISOString().slice(0, 10);

/** The day so many days later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  const [year, month, date] = parts(day);
  return toDay(new Date(Date.UTC(year, month - 1, date + days)));
}

/** The same date so many months later, or this `date` of that month; where the month is shorter, its last day. */
export function addMonths(day: string, months: number, date = parts(day)[2]): string {
  const [year, month] = parts(day);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))));
}

/** Days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The instant at which a day of the lender's is over: four or five hours after it is in UTC. */
export function endOfLenderDay(day: string): Date {
  const next = addDays(day, 1);
  const early = new Date(Date.parse(next) + 4 * HOUR_MS);
  return lenderDay(early) === next ? early : new Date(early.getTime() + HOUR_MS);
}
