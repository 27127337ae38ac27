/** The days on which banks settle: no weekends, no Federal Reserve holidays. Calendar days as `YYYY-MM-DD`. */
import { addDays } from './calendar.ts';
import { LENDER_TIME_ZONE, lenderDay } from './clock.ts';

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const calendarDay = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

/** The nth weekday of a month; `nth` -1 is the last one. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  if (nth < 0) {
    const last = calendarDay(year, month + 1, 0);
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = calendarDay(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

/**
 * A holiday that falls on a Sunday closes banks on the following Monday; one on a Saturday is not moved (Federal Reserve holiday
 * schedule).
 */
const observedHoliday = (day: string): string => (weekdayOf(day) === SUNDAY ? addDays(day, 1) : day);

/** All bank holidays of a year, moved to the day banks observe them. */
export function bankHolidays(year: number): string[] {
  return [
    observedHoliday(calendarDay(year, 1, 1)), // New Year's Day
    nthWeekday(year, 1, MONDAY, 3), // Birthday of Martin Luther King, Jr.
    nthWeekday(year, 2, MONDAY, 3), // Washington's Birthday
    nthWeekday(year, 5, MONDAY, -1), // Memorial Day
    ...(year >= 2022 ? [observedHoliday(calendarDay(year, 6, 19))] : []), // Juneteenth, observed by the Federal Reserve since 2022
    observedHoliday(calendarDay(year, 7, 4)), // Independence Day
    nthWeekday(year, 9, MONDAY, 1), // Labor Day
    nthWeekday(year, 10, MONDAY, 2), // Columbus Day
    observedHoliday(calendarDay(year, 11, 11)), // Veterans Day
    nthWeekday(year, 11, THURSDAY, 4), // Thanksgiving Day
    observedHoliday(calendarDay(year, 12, 25)), // Christmas Day
  ];
}

export function isBankingDay(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday !== SUNDAY && weekday !== SATURDAY && !bankHolidays(Number(day.slice(0, 4))).includes(day);
}

/** Returns the day `count` banking days after `day`. With 0, returns `day` itself, or the next banking day if `day` is not one. */
export function addBankingDays(day: string, count: number): string {
  let result = day;
  while (!isBankingDay(result)) result = addDays(result, 1);
  // If `day` is not a banking day, the loop above has already moved forward by one banking day.
  let left = result === day ? count : Math.max(count - 1, 0);
  while (left > 0) {
    result = addDays(result, 1);
    if (isBankingDay(result)) left -= 1;
  }
  return result;
}

const lenderHourFormat = new Intl.DateTimeFormat('en-US', { timeZone: LENDER_TIME_ZONE, hour: 'numeric', hourCycle: 'h23' });

/** The banking day on which a payment is credited: the day it was received if before the cut-off hour, otherwise the next banking day. */
export function creditDayOf(instant: Date, cutOffHour: number): string {
  const day = lenderDay(instant);
  const inTime = Number(lenderHourFormat.format(instant)) < cutOffHour;
  return addBankingDays(day, inTime ? 0 : 1);
}
