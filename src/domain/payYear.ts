/** How much of a year a paystub covers: its paydays and its months. */
import { dayOf, daysFrom } from './time/dates.ts';

export type PayFrequency = 'weekly' | 'biweekly' | 'semimonthly' | 'monthly';

/** Paydays in a year, by which pay is annualized (Freddie Mac 5303.4). */
export const PAYDAYS: Readonly<Record<PayFrequency, number>> = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12 };

const DAYS: Partial<Record<PayFrequency, number>> = { weekly: 7, biweekly: 14 };

/** January 1 of that day's year. */
export const yearStart = (day: string): string => `${day.slice(0, 4)}-01-01`;

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
const dayInMonth = (day: string): number => Number(day.slice(8));
const daysInMonth = (day: string): number => new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

/** Paydays from one day through a payday, that one included; 0 when either is no day or they are the wrong way around. */
export function paydaysThrough(frequency: PayFrequency, from: string, payDate: string): number {
  const days = daysFrom(from, payDate);
  if (days === null || days < 0) return 0;
  const length = DAYS[frequency];
  if (length !== undefined) return Math.floor(days / length) + 1;
  const months = monthOf(payDate) - monthOf(from);
  const half = (day: string) => (dayInMonth(day) > 15 ? 1 : 0);
  return frequency === 'monthly' ? months + 1 : months * 2 + half(payDate) - half(from) + 1;
}

/**
 * Months from one day through another in hundredths: whole ones, and of a first or last that is not whole its days by the month's, rounded
 * half up. January 1 to April 15 are 350. 0 when either is no day or they are the wrong way around.
 */
export function monthHundredths(from: string, through: string): number {
  if (dayOf(from) === null || dayOf(through) === null || from > through) return 0;
  const [ofFirst, ofLast] = [daysInMonth(from), daysInMonth(through)];
  if (monthOf(from) === monthOf(through)) return halfUp(100 * (dayInMonth(through) - dayInMonth(from) + 1), ofLast);
  const between = monthOf(through) - monthOf(from) - 1;
  const daysOfFirst = ofFirst - dayInMonth(from) + 1;
  return 100 * between + halfUp(100 * (daysOfFirst * ofLast + dayInMonth(through) * ofFirst), ofFirst * ofLast);
}

/** A quotient rounded half up. Both are whole and not negative, and their size is that of money. */
export const halfUp = (dividend: number, divisor: number): number =>
  Number((2n * BigInt(dividend) + BigInt(divisor)) / (2n * BigInt(divisor)));
