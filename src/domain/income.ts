/**
 * What somebody earns a month before tax. Of each job (Freddie Mac 5303.4): pay of the period by the paydays of a year, held against the year
 * to date; where the two differ, the lower one counts. All amounts are cents.
 */
import { halfUp, monthHundredths, PAYDAYS, paydaysThrough, yearStart, type PayFrequency } from './payYear.ts';
import { daysFrom, newestFirst } from './time/dates.ts';

/** One paystub, as far as the income goes; null for what it does not say. */
export interface PayFacts {
  payFrequency: PayFrequency;
  payDate: string;
  periodEnd: string | null;
  gross: number | null;
  overtime: number | null;
  bonus: number | null;
  /** An hour. */
  rate: number | null;
  /** Hundredths of an hour in the period. */
  hours: number | null;
  grossYearToDate: number | null;
  overtimeYearToDate: number | null;
  bonusYearToDate: number | null;
  /** First day at the job; one before the pay date's year says that it was there all the year. */
  startedOn: string | null;
  priorYearGross: number | null;
}

/**
 * Why the base is what it is. `paydays`: nothing to hold it against. `fits`: the year to date agrees. `yearToDate`: that comes to less.
 * `average`: this year and the last come to less. `fell`: the newest paystub is the lower one.
 */
export type BaseReason = 'paydays' | 'fits' | 'yearToDate' | 'average' | 'fell';

export interface JobIncome {
  payFrequency: PayFrequency;
  /** Base pay of the newest period. */
  perPeriod: number;
  /** It is exactly rate by hours. */
  isByTheHour: boolean;
  rate: number | null;
  hours: number | null;
  paydays: number;
  /** `perPeriod` by paydays over 12 months. */
  byPaydays: number;
  /** Base pay of the year so far; null where it is not known or can't be right. */
  yearToDate: number | null;
  /** Months of it, in hundredths, and its paydays. */
  months: number;
  paydaysSoFar: number;
  priorYearGross: number | null;
  /** A month of the year to date, last year's gross included where it is known. */
  byYear: number | null;
  reason: BaseReason;
  /** The year to date comes to less, and nobody has said whether the job was there all the year. */
  isStartOpen: boolean;
  /** What counts. */
  base: number;
  /** Overtime of the year so far over 12 months, because nobody knows that it goes on. */
  overtime: number;
  overtimeYearToDate: number | null;
  /** Of the newest period, where no year to date stands beside it: it is not counted. */
  overtimeNotCounted: number;
  bonusNotCounted: number;
  /** Bonus of the year so far over its months. */
  bonus: number;
  bonusYearToDate: number | null;
  monthly: number;
}

export interface AllIncome {
  jobs: { employer: string; income: JobIncome }[];
  /** Cents before tax. */
  monthly: number;
  annual: number;
}

/** Paystubs of the same job count as of one time when they are this near. */
const NEAR_DAYS = 90;
/** Differences of up to a twentieth are none, and in a year to date a payday that came a day early or late. */
const isClearlyLess = (one: number, other: number): boolean => 20 * one < 19 * other;

/** Regular pay of the period; null where the paystub does not say enough. */
export function basePay({ gross, overtime, bonus, rate, hours }: PayFacts): number | null {
  if (gross !== null) return Math.max(0, gross - (overtime ?? 0) - (bonus ?? 0));
  return byTheHour(rate, hours);
}

const byTheHour = (rate: number | null, hours: number | null): number | null =>
  rate === null || hours === null ? null : halfUp(rate * hours, 100);

/** The same employer, whatever the capitals and signs, which readers and people write differently. */
export const employerKey = (employer: string): string => employer.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** @param paystubs those that count; null while one job does not say what it pays, and for none */
export function allIncome(paystubs: readonly (PayFacts & { employer: string })[]): AllIncome | null {
  const keys = [...new Set(paystubs.map(({ employer }) => employerKey(employer)))];
  const jobs = keys.map((key) => {
    const those = paystubs.filter(({ employer }) => employerKey(employer) === key);
    return { employer: those[0]?.employer ?? '', income: jobIncome(those) };
  });
  const known = jobs.filter((job): job is { employer: string; income: JobIncome } => job.income !== null);
  if (known.length === 0 || known.length < jobs.length) return null;
  const monthly = known.reduce((sum, { income }) => sum + income.monthly, 0);
  return { jobs: known, monthly, annual: monthly * 12 };
}

/** @param paystubs of one job, at least one; null where the newest does not say what was paid */
export function jobIncome(paystubs: readonly PayFacts[]): JobIncome | null {
  const [newest, ...older] = [...paystubs].sort((one, other) => newestFirst(one.payDate, other.payDate));
  const perPeriod = newest === undefined ? null : basePay(newest);
  if (newest === undefined || perPeriod === null) return null;
  const { payFrequency, payDate, periodEnd, rate, hours, priorYearGross, overtimeYearToDate, bonusYearToDate } = newest;

  const paydays = PAYDAYS[payFrequency];
  const byPaydays = halfUp(perPeriod * paydays, 12);
  const start = startOf(newest);
  const months = monthHundredths(start, periodEnd ?? payDate);
  const paydaysSoFar = paydaysThrough(payFrequency, start, payDate);
  const yearToDate = baseYearToDate(newest, perPeriod);
  const byYear =
    yearToDate === null ? null : perMonth(yearToDate + (priorYearGross ?? 0), months + (priorYearGross === null ? 0 : 1200));
  const reason = reasonFor({ perPeriod, byPaydays, yearToDate, byYear, paydaysSoFar, hasPrior: priorYearGross !== null });
  const hasFallen = older.some(
    (one) =>
      one.payFrequency === payFrequency &&
      (daysFrom(one.payDate, payDate) ?? Infinity) <= NEAR_DAYS &&
      isClearlyLess(perPeriod, basePay(one) ?? 0),
  );
  const isLess = reason === 'yearToDate' || reason === 'average';
  const base = isLess ? Math.min(byYear ?? byPaydays, byPaydays) : byPaydays;
  const overtime = halfUp(overtimeYearToDate ?? 0, 12);
  const bonus = perMonth(bonusYearToDate ?? 0, months) ?? 0;
  return {
    payFrequency,
    perPeriod,
    isByTheHour: byTheHour(rate, hours) === perPeriod,
    rate,
    hours,
    paydays,
    byPaydays,
    yearToDate,
    months,
    paydaysSoFar,
    priorYearGross,
    byYear,
    reason: hasFallen && !isLess ? 'fell' : reason,
    isStartOpen: reason === 'yearToDate' && newest.startedOn === null,
    base,
    overtime,
    overtimeYearToDate,
    bonus,
    bonusYearToDate,
    overtimeNotCounted: overtimeYearToDate === null ? (newest.overtime ?? 0) : 0,
    bonusNotCounted: bonusYearToDate === null ? (newest.bonus ?? 0) : 0,
    monthly: base + overtime + bonus,
  };
}

/** The job's beginning, where it is in the pay date's year; else that of the year. */
function startOf({ payDate, startedOn }: PayFacts): string {
  const first = yearStart(payDate);
  return startedOn !== null && startedOn > first && startedOn <= payDate ? startedOn : first;
}

/** Less than one period's pay can't be right: it is said beside the paystub. */
function baseYearToDate({ grossYearToDate, overtimeYearToDate, bonusYearToDate }: PayFacts, perPeriod: number): number | null {
  if (grossYearToDate === null) return null;
  const base = grossYearToDate - (overtimeYearToDate ?? 0) - (bonusYearToDate ?? 0);
  return base >= perPeriod ? base : null;
}

/** @param months in hundredths */
const perMonth = (cents: number, months: number): number | null => (months > 0 ? halfUp(100 * cents, months) : null);

interface Compared {
  perPeriod: number;
  byPaydays: number;
  yearToDate: number | null;
  byYear: number | null;
  paydaysSoFar: number;
  hasPrior: boolean;
}

function reasonFor({ perPeriod, byPaydays, yearToDate, byYear, paydaysSoFar, hasPrior }: Compared): BaseReason {
  if (yearToDate === null || byYear === null) return 'paydays';
  if (hasPrior) {
    if (isClearlyLess(byYear, byPaydays)) return 'average';
    return isClearlyLess(byPaydays, byYear) ? 'fell' : 'fits';
  }
  // Of two paydays in a year, each may be for work of the year before: months alone would mislead.
  if (isClearlyLess(yearToDate, perPeriod * (paydaysSoFar - 1))) return 'yearToDate';
  return isClearlyLess(perPeriod * (paydaysSoFar + 1), yearToDate) ? 'fell' : 'fits';
}
