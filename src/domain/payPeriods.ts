/** How much of a year a paystub covers, in paydays and in months. */
import { parseDay, daysBetween } from './time/dates.ts';

export type PayFrequency = 'weekly' | 'biweekly' | 'semimonthly' | 'monthly';

/** Paydays in a year, used to annualize pay (Freddie Mac 5303.4). */
export const PAYDAYS_PER_YEAR: Readonly<Record<PayFrequency, number>> = {
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
};

const PERIOD_DAYS: Partial<Record<PayFrequency, number>> = { weekly: 7, biweekly: 14 };

export const yearStart = (day: string): string => `${day.slice(0, 4)}-01-01`;

const monthNumberOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
const dayInMonth = (day: string): number => Number(day.slice(8));
const daysInMonth = (day: string): number => new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

/** Counts the paydays from one day through a payday, which is included. Returns 0 when either is not a day or the order is reversed. */
export function paydaysThrough(frequency: PayFrequency, from: string, payDate: string): number {
  const days = daysBetween(from, payDate);
  if (days === null || days < 0) return 0;
  const length = PERIOD_DAYS[frequency];
  if (length !== undefined) return Math.floor(days / length) + 1;
  const months = monthNumberOf(payDate) - monthNumberOf(from);
  const half = (day: string) => (dayInMonth(day) > 15 ? 1 : 0);
  return frequency === 'monthly' ? months + 1 : months * 2 + half(payDate) - half(from) + 1;
}

/**
 * Number of months from one day through another, in hundredths and rounded half up. A partial month counts as its days divided by the
 * days of that month: January 1 through April 15 is 350. Returns 0 when either is not a day or the order is reversed.
 */
export function monthsInHundredths(from: string, through: string): number {
  if (parseDay(from) === null || parseDay(through) === null || from > through) return 0;
  const [ofFirst, ofLast] = [daysInMonth(from), daysInMonth(through)];
  if (monthNumberOf(from) === monthNumberOf(through))
    return divideHalfUp(100 * (dayInMonth(through) - dayInMonth(from) + 1), ofLast);
  const between = monthNumberOf(through) - monthNumberOf(from) - 1;
  const daysOfFirst = ofFirst - dayInMonth(from) + 1;
  return 100 * between + divideHalfUp(100 * (daysOfFirst * ofLast + dayInMonth(through) * ofFirst), ofFirst * ofLast);
}

/** Divides and rounds half up. Both numbers must be non-negative integers. BigInt avoids losing precision with large amounts. */
export const divideHalfUp = (dividend: number, divisor: number): number =>
  Number((2n * BigInt(dividend) + BigInt(divisor)) / (2n * BigInt(divisor)));
