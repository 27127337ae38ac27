/**
 * Monthly income before tax, in cents. For each job (Freddie Mac 5303.4), the pay of one period times the paydays in a year is compared
 * with the year to date; when they differ, the lower one counts.
 */
import {
  divideHalfUp,
  monthsInHundredths,
  PAYDAYS_PER_YEAR,
  paydaysThrough,
  yearStart,
  type PayFrequency,
} from './payPeriods.ts';
import { daysBetween, newestFirst } from './time/dates.ts';

/** Facts of one paystub that the income calculation uses; null means that the paystub does not show the value. Amounts are in cents. */
export interface PaystubFacts {
  payFrequency: PayFrequency;
  payDate: string;
  periodEnd: string | null;
  gross: number | null;
  overtime: number | null;
  bonus: number | null;
  /** Hourly rate, in cents. */
  rate: number | null;
  /** Hours worked in the pay period, in hundredths of an hour. */
  hours: number | null;
  grossYearToDate: number | null;
  overtimeYearToDate: number | null;
  bonusYearToDate: number | null;
  /** First day at the job. A day before the pay date's year means that the borrower had the job for the whole year to date. */
  startedOn: string | null;
  priorYearGross: number | null;
}

/**
 * Why the base pay was chosen:
 * - `paydays`: no year to date to compare with.
 * - `fits`: the year to date agrees.
 * - `yearToDate`: the year to date is lower.
 * - `average`: the average of this year and the last is lower.
 * - `fell`: the newest paystub is lower.
 */
export type BasePayReason = 'paydays' | 'fits' | 'yearToDate' | 'average' | 'fell';

export interface JobIncome {
  payFrequency: PayFrequency;
  /** Base pay of the newest pay period, in cents. */
  perPeriod: number;
  /** True when `perPeriod` is exactly the hourly rate times the hours. */
  isHourly: boolean;
  rate: number | null;
  hours: number | null;
  paydays: number;
  /** Monthly base pay: `perPeriod` times `paydays`, divided by 12. */
  monthlyByPaydays: number;
  /** Base pay for the year to date; null when it is unknown or too low to be right. */
  yearToDate: number | null;
  /** Months that the year to date covers, in hundredths. `paydaysSoFar` counts the paydays in it. */
  months: number;
  paydaysSoFar: number;
  priorYearGross: number | null;
  /** Monthly average of the year to date, with last year's gross pay included when it is known. */
  monthlyByYearToDate: number | null;
  reason: BasePayReason;
  /** True when the year to date is lower and the borrower has not yet said on which day the job started. */
  needsStartDate: boolean;
  /** Monthly base pay that counts as income. */
  monthlyBase: number;
  /** Monthly overtime: the year to date divided by 12 months, because nothing shows that it will continue. */
  overtime: number;
  overtimeYearToDate: number | null;
  /** Overtime of the newest period that is not counted because the paystub shows no year to date for it. */
  overtimeNotCounted: number;
  bonusNotCounted: number;
  /** Monthly bonus: the year to date divided by the months it covers. */
  bonus: number;
  bonusYearToDate: number | null;
  monthly: number;
}

export interface TotalIncome {
  jobs: { employer: string; income: JobIncome }[];
  /** Income before tax, in cents. */
  monthly: number;
  annual: number;
}

/** A paystub within this many days of the newest one of its job is compared with it. */
const PAYSTUB_COMPARISON_DAYS = 90;
/** True when `one` is more than 5 % below `other`. A smaller difference does not count. */
const isClearlyLess = (one: number, other: number): boolean => 20 * one < 19 * other;

/** Base pay of the period, in cents; null when the paystub does not show enough to work it out. */
export function basePay({ gross, overtime, bonus, rate, hours }: PaystubFacts): number | null {
  if (gross !== null) return Math.max(0, gross - (overtime ?? 0) - (bonus ?? 0));
  return hourlyPay(rate, hours);
}

const hourlyPay = (rate: number | null, hours: number | null): number | null =>
  rate === null || hours === null ? null : divideHalfUp(rate * hours, 100);

/**
 * Key under which the same employer is found again: case, spaces and punctuation are ignored, because OCR and people write them
 * differently.
 */
export const employerKey = (employer: string): string => employer.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Adds up the income of all jobs.
 * @param paystubs those that count
 * @returns null when there is none, or when the pay of one job is unknown
 */
export function totalIncome(paystubs: readonly (PaystubFacts & { employer: string })[]): TotalIncome | null {
  const keys = [...new Set(paystubs.map(({ employer }) => employerKey(employer)))];
  const jobs = keys.map((key) => {
    const ofEmployer = paystubs.filter(({ employer }) => employerKey(employer) === key);
    return { employer: ofEmployer[0]?.employer ?? '', income: jobIncome(ofEmployer) };
  });
  const known = jobs.filter((job): job is { employer: string; income: JobIncome } => job.income !== null);
  if (known.length === 0 || known.length < jobs.length) return null;
  const monthly = known.reduce((sum, { income }) => sum + income.monthly, 0);
  return { jobs: known, monthly, annual: monthly * 12 };
}

/**
 * Works out the income from one job.
 * @param paystubs all paystubs of the job
 * @returns null when there is none, or when the newest one does not show what was paid
 */
export function jobIncome(paystubs: readonly PaystubFacts[]): JobIncome | null {
  const [newest, ...older] = [...paystubs].sort((one, other) => newestFirst(one.payDate, other.payDate));
  const perPeriod = newest === undefined ? null : basePay(newest);
  if (newest === undefined || perPeriod === null) return null;
  const { payFrequency, payDate, periodEnd, rate, hours, priorYearGross, overtimeYearToDate, bonusYearToDate } = newest;

  const paydays = PAYDAYS_PER_YEAR[payFrequency];
  const monthlyByPaydays = divideHalfUp(perPeriod * paydays, 12);
  const start = yearToDateStart(newest);
  const months = monthsInHundredths(start, periodEnd ?? payDate);
  const paydaysSoFar = paydaysThrough(payFrequency, start, payDate);
  const yearToDate = baseYearToDate(newest, perPeriod);
  const monthlyByYearToDate =
    yearToDate === null ? null : perMonth(yearToDate + (priorYearGross ?? 0), months + (priorYearGross === null ? 0 : 1200));
  const reason = basePayReasonFor({
    perPeriod,
    byPaydays: monthlyByPaydays,
    yearToDate,
    byYear: monthlyByYearToDate,
    paydaysSoFar,
    hasPrior: priorYearGross !== null,
  });
  const hasFallen = older.some(
    (one) =>
      one.payFrequency === payFrequency &&
      (daysBetween(one.payDate, payDate) ?? Infinity) <= PAYSTUB_COMPARISON_DAYS &&
      isClearlyLess(perPeriod, basePay(one) ?? 0),
  );
  const isLess = reason === 'yearToDate' || reason === 'average';
  const monthlyBase = isLess ? Math.min(monthlyByYearToDate ?? monthlyByPaydays, monthlyByPaydays) : monthlyByPaydays;
  const overtime = divideHalfUp(overtimeYearToDate ?? 0, 12);
  const bonus = perMonth(bonusYearToDate ?? 0, months) ?? 0;
  return {
    payFrequency,
    perPeriod,
    isHourly: hourlyPay(rate, hours) === perPeriod,
    rate,
    hours,
    paydays,
    monthlyByPaydays,
    yearToDate,
    months,
    paydaysSoFar,
    priorYearGross,
    monthlyByYearToDate,
    reason: hasFallen && !isLess ? 'fell' : reason,
    needsStartDate: reason === 'yearToDate' && newest.startedOn === null,
    monthlyBase,
    overtime,
    overtimeYearToDate,
    bonus,
    bonusYearToDate,
    overtimeNotCounted: overtimeYearToDate === null ? (newest.overtime ?? 0) : 0,
    bonusNotCounted: bonusYearToDate === null ? (newest.bonus ?? 0) : 0,
    monthly: monthlyBase + overtime + bonus,
  };
}

/** First day that the year to date covers: the start of the job when it is in the pay date's year, otherwise January 1. */
function yearToDateStart({ payDate, startedOn }: PaystubFacts): string {
  const first = yearStart(payDate);
  return startedOn !== null && startedOn > first && startedOn <= payDate ? startedOn : first;
}

/**
 * Base pay for the year to date. A year to date below one period's pay cannot be right, so it counts as unknown; the page points it out
 * beside the paystub.
 */
function baseYearToDate(
  { grossYearToDate, overtimeYearToDate, bonusYearToDate }: PaystubFacts,
  perPeriod: number,
): number | null {
  if (grossYearToDate === null) return null;
  const base = grossYearToDate - (overtimeYearToDate ?? 0) - (bonusYearToDate ?? 0);
  return base >= perPeriod ? base : null;
}

/**
 * Average per month, rounded half up.
 * @param months in hundredths of a month
 */
const perMonth = (cents: number, months: number): number | null => (months > 0 ? divideHalfUp(100 * cents, months) : null);

interface BasePayReasonInput {
  perPeriod: number;
  byPaydays: number;
  yearToDate: number | null;
  byYear: number | null;
  paydaysSoFar: number;
  hasPrior: boolean;
}

function basePayReasonFor({
  perPeriod,
  byPaydays,
  yearToDate,
  byYear,
  paydaysSoFar,
  hasPrior,
}: BasePayReasonInput): BasePayReason {
  if (yearToDate === null || byYear === null) return 'paydays';
  if (hasPrior) {
    if (isClearlyLess(byYear, byPaydays)) return 'average';
    return isClearlyLess(byPaydays, byYear) ? 'fell' : 'fits';
  }
  // The first payday of a year may pay for work of the year before, so the comparison allows one payday more or less instead of using
  // months.
  if (isClearlyLess(yearToDate, perPeriod * (paydaysSoFar - 1))) return 'yearToDate';
  return isClearlyLess(perPeriod * (paydaysSoFar + 1), yearToDate) ? 'fell' : 'fits';
}
