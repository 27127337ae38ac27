import type { PayFrequency } from '#contract/borrower/ocr.ts';
import { addDays, daysBetween } from '../../../base/clock/calendar.ts';

export interface Schedule {
  frequency: PayFrequency;
  /** Days between the end of a period and its pay date. */
  lagDays: number;
  /** For biweekly pay: whether to use the other series of alternate Fridays. */
  isOddWeek?: boolean;
}

export interface Payday {
  periodStart: string;
  periodEnd: string;
  payDate: string;
}

const REFERENCE_FRIDAY = '2021-01-01';

export function paydaysOf({ frequency, lagDays, isOddWeek = false }: Schedule, year: number): Payday[] {
  const periods: Omit<Payday, 'payDate'>[] = [];
  if (frequency === 'weekly' || frequency === 'biweekly') {
    const length = frequency === 'weekly' ? 7 : 14;
    const first = isOddWeek && frequency === 'biweekly' ? addDays(REFERENCE_FRIDAY, 7) : REFERENCE_FRIDAY;
    const skipped = Math.floor(daysBetween(first, `${year - 1}-12-01`) / length);
    for (let nth = skipped; nth < skipped + 62; nth++) {
      const periodEnd = addDays(first, nth * length - lagDays);
      periods.push({ periodStart: addDays(periodEnd, 1 - length), periodEnd });
    }
  } else {
    for (let month = -1; month < 12; month++) {
      const start = firstDayOfMonth(year, month);
      const end = addDays(firstDayOfMonth(year, month + 1), -1);
      const middle = addDays(start, 14);
      if (frequency === 'monthly') periods.push({ periodStart: start, periodEnd: end });
      else periods.push({ periodStart: start, periodEnd: middle }, { periodStart: addDays(middle, 1), periodEnd: end });
    }
  }
  return periods
    .map((period) => ({ ...period, payDate: weekdayBefore(addDays(period.periodEnd, lagDays)) }))
    .filter(({ payDate }) => payDate.startsWith(`${year}-`));
}

/** All paydays from the start of the previous year through the given day, in order. */
export function paydaysUntil(schedule: Schedule, today: string): Payday[] {
  const year = Number(today.slice(0, 4));
  return [...paydaysOf(schedule, year - 1), ...paydaysOf(schedule, year)].filter(({ payDate }) => payDate <= today);
}

const firstDayOfMonth = (year: number, month: number): string => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

/** Moves a day on a weekend to the Friday before. */
function weekdayBefore(day: string): string {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, -2) : day;
}
