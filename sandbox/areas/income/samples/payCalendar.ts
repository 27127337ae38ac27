/** On which days employers pay, and for which days. */
import type { PayFrequency } from '#contract/borrower/ocr.ts';
import { addDays, daysBetween } from '../../../base/clock/calendar.ts';

export interface Schedule {
  frequency: PayFrequency;
  /** From the end of a period to its pay date. */
  lagDays: number;
  /** Of a period of two weeks: which of the two Fridays. */
  isOddWeek?: boolean;
}

export interface Payday {
  periodStart: string;
  periodEnd: string;
  payDate: string;
}

const A_FRIDAY = '2021-01-01';

/** All of a year, the first one first. */
export function paydaysOf({ frequency, lagDays, isOddWeek = false }: Schedule, year: number): Payday[] {
  const periods: Omit<Payday, 'payDate'>[] = [];
  if (frequency === 'weekly' || frequency === 'biweekly') {
    const length = frequency === 'weekly' ? 7 : 14;
    const first = isOddWeek && frequency === 'biweekly' ? addDays(A_FRIDAY, 7) : A_FRIDAY;
    const skipped = Math.floor(daysBetween(first, `${year - 1}-12-01`) / length);
    for (let nth = skipped; nth < skipped + 62; nth++) {
      const periodEnd = addDays(first, nth * length - lagDays);
      periods.push({ periodStart: addDays(periodEnd, 1 - length), periodEnd });
    }
  } else {
    for (let month = -1; month < 12; month++) {
      const start = firstOf(year, month);
      const end = addDays(firstOf(year, month + 1), -1);
      const middle = addDays(start, 14);
      if (frequency === 'monthly') periods.push({ periodStart: start, periodEnd: end });
      else periods.push({ periodStart: start, periodEnd: middle }, { periodStart: addDays(middle, 1), periodEnd: end });
    }
  }
  return periods
    .map((period) => ({ ...period, payDate: weekdayBefore(addDays(period.periodEnd, lagDays)) }))
    .filter(({ payDate }) => payDate.startsWith(`${year}-`));
}

/** Those of two years until that day, the newest last. */
export function paydaysUntil(schedule: Schedule, today: string): Payday[] {
  const year = Number(today.slice(0, 4));
  return [...paydaysOf(schedule, year - 1), ...paydaysOf(schedule, year)].filter(({ payDate }) => payDate <= today);
}

const firstOf = (year: number, month: number): string => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

/** The day itself, or the Friday before where it falls on a weekend. */
function weekdayBefore(day: string): string {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, -2) : day;
}
