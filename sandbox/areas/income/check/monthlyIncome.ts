/**
 * The lender's calculation of gross monthly income (Freddie Mac 5303.4): annualized by pay frequency and from the year-to-date total,
 * taking the lower when they differ. It is independent of the portal's code and serves as a second opinion. Whole cents; fractions are
 * rounded half up, once.
 */
import type { PayFrequency } from '#contract/borrower/ocr.ts';
import { addDays, daysBetween } from '../../../base/clock/calendar.ts';

/** The values of one paystub. Money is in cents, hours in hundredths; null when the paystub does not show the value. */
export interface PaystubValues {
  employer: string;
  payFrequency: PayFrequency;
  payDate: string;
  periodEnd: string | null;
  gross: number | null;
  overtime: number | null;
  bonus: number | null;
  rate: number | null;
  hours: number | null;
  grossYearToDate: number | null;
  overtimeYearToDate: number | null;
  bonusYearToDate: number | null;
  startedOn: string | null;
  priorYearGross: number | null;
}

const PAYDAYS_PER_YEAR: Readonly<Record<PayFrequency, number>> = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12 };

/** Divides non-negative integers and rounds half up. */
function divideRounded(dividend: number | bigint, divisor: number): number {
  const [over, under] = [BigInt(dividend), BigInt(divisor)];
  const whole = over / under;
  return Number((over % under) * 2n >= under ? whole + 1n : whole);
}

const isBelow95Percent = (one: number, other: number): boolean => one * 100 < other * 95;

/** Employer name without case and punctuation, so that the same employer compares equal. */
const normalizedEmployer = ({ employer }: PaystubValues): string => employer.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function newestPerEmployer(paystubs: readonly PaystubValues[]): PaystubValues[] {
  const newest = new Map<string, PaystubValues>();
  for (const paystub of paystubs) {
    const before = newest.get(normalizedEmployer(paystub));
    if (before === undefined || paystub.payDate > before.payDate) newest.set(normalizedEmployer(paystub), paystub);
  }
  return [...newest.values()];
}

/** Monthly income in cents; null when there is no paystub, or when a job's newest one does not show what was paid. */
export function monthlyIncome(paystubs: readonly PaystubValues[]): number | null {
  const amounts = newestPerEmployer(paystubs).map(monthlyFromPaystub);
  return amounts.length === 0 || amounts.includes(null) ? null : amounts.reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
}

/** Whether a low year-to-date total may only mean that the job began this year. If so, the borrower must give the start date. */
export const needsStartDate = (paystubs: readonly PaystubValues[]): boolean =>
  newestPerEmployer(paystubs).some((paystub) => {
    const perPeriod = regularPay(paystub);
    if (perPeriod === null || paystub.startedOn !== null || paystub.priorYearGross !== null) return false;
    const months = monthsBetweenInHundredths(firstJobDayInYear(paystub), paystub.periodEnd ?? paystub.payDate);
    return months > 0 && isYearToDateLow(paystub, perPeriod);
  });

function monthlyFromPaystub(paystub: PaystubValues): number | null {
  const perPeriod = regularPay(paystub);
  if (perPeriod === null) return null;
  const { overtimeYearToDate, bonusYearToDate } = paystub;
  const months = monthsBetweenInHundredths(firstJobDayInYear(paystub), paystub.periodEnd ?? paystub.payDate);
  const bonus = months === 0 ? 0 : divideRounded(BigInt(bonusYearToDate ?? 0) * 100n, months);
  return monthlyBase(paystub, perPeriod, months) + divideRounded(overtimeYearToDate ?? 0, 12) + bonus;
}

/**
 * Regular pay of the period, without overtime and bonus. Gross pay is preferred to rate times hours, because paid leave is listed
 * separately from the hours worked.
 */
function regularPay({ gross, overtime, bonus, rate, hours }: PaystubValues): number | null {
  if (gross !== null) return Math.max(gross - (overtime ?? 0) - (bonus ?? 0), 0);
  return rate === null || hours === null ? null : divideRounded(BigInt(rate) * BigInt(hours), 100);
}

function monthlyBase(paystub: PaystubValues, perPeriod: number, months: number): number {
  const { payFrequency, grossYearToDate, overtimeYearToDate, bonusYearToDate, priorYearGross } = paystub;
  const byPaydays = divideRounded(BigInt(perPeriod) * BigInt(PAYDAYS_PER_YEAR[payFrequency]), 12);
  if (grossYearToDate === null || months + (priorYearGross === null ? 0 : 1) === 0) return byPaydays;
  const year = grossYearToDate - (overtimeYearToDate ?? 0) - (bonusYearToDate ?? 0);
  if (year < perPeriod) return byPaydays; // A year-to-date total below one period's pay can't be right.
  const byYear = divideRounded(BigInt(year + (priorYearGross ?? 0)) * 100n, months + (priorYearGross === null ? 0 : 1200));
  // One payday more or less is tolerated in a year-to-date total, because a payday in January may pay for December.
  const isLess = priorYearGross === null ? isYearToDateLow(paystub, perPeriod) : isBelow95Percent(byYear, byPaydays);
  return isLess ? Math.min(byYear, byPaydays) : byPaydays;
}

/**
 * Whether the year-to-date total is less than its paydays should add up to. A total below one period's pay does not count, because it
 * can't be right.
 */
function isYearToDateLow(paystub: PaystubValues, perPeriod: number): boolean {
  const { payFrequency, payDate, grossYearToDate, overtimeYearToDate, bonusYearToDate } = paystub;
  if (grossYearToDate === null) return false;
  const year = grossYearToDate - (overtimeYearToDate ?? 0) - (bonusYearToDate ?? 0);
  const paydays = countPaydays(firstJobDayInYear(paystub), payDate, payFrequency);
  return year >= perPeriod && isBelow95Percent(year, perPeriod * (paydays - 1));
}

/** First day of the job within the year of the pay date. */
function firstJobDayInYear({ payDate, startedOn }: PaystubValues): string {
  const january = `${payDate.slice(0, 4)}-01-01`;
  return startedOn !== null && startedOn >= january && startedOn <= payDate ? startedOn : january;
}

const monthIndex = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
const dayOfMonth = (day: string): number => Number(day.slice(8));
const daysInMonth = (day: string): number => {
  const first = `${day.slice(0, 7)}-01`;
  return dayOfMonth(addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1));
};

/** Number of paydays from a day through a payday. */
function countPaydays(from: string, payDate: string, frequency: PayFrequency): number {
  const days = daysBetween(from, payDate);
  if (frequency === 'weekly') return Math.floor(days / 7) + 1;
  if (frequency === 'biweekly') return Math.floor(days / 14) + 1;
  const months = monthIndex(payDate) - monthIndex(from);
  if (frequency === 'monthly') return months + 1;
  const halves = (day: string): number => monthIndex(day) * 2 + Number(dayOfMonth(day) > 15);
  return halves(payDate) - halves(from) + 1;
}

/**
 * Months between two days, inclusive, in hundredths. A partial month counts as its days divided by the length of that month. 0 when the
 * days are in the wrong order.
 */
export function monthsBetweenInHundredths(from: string, through: string): number {
  if (from > through) return 0;
  const between = monthIndex(through) - monthIndex(from);
  const [first, last] = [daysInMonth(from), daysInMonth(through)];
  if (between === 0) return divideRounded(100 * (dayOfMonth(through) - dayOfMonth(from) + 1), last);
  const daysOfFirst = first - dayOfMonth(from) + 1;
  return (between - 1) * 100 + divideRounded(100 * (daysOfFirst * last + dayOfMonth(through) * first), first * last);
}
