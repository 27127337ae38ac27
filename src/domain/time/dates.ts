/** Calendar days as `YYYY-MM-DD`. Time zones never shift them: no function here reads the current time. */

const DAY_MS = 86_400_000;
const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Midnight UTC of a calendar day, to be formatted with `timeZone: 'UTC'`; null for anything that is not a day. */
export function parseDay(date: string | null | undefined): Date | null {
  if (date === null || date === undefined || !DAY_PATTERN.test(date)) return null;
  const day = new Date(`${date}T00:00:00Z`);
  // An impossible day such as February 30 parses to an invalid date or to another day.
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date ? null : day;
}

/** Sorts days or instants of one format from newest to oldest. `localeCompare` is avoided because its first call loads locale data. */
export const newestFirst = (one: string, other: string): number => (one === other ? 0 : one < other ? 1 : -1);

/** The day `count` days after (or, negative, before) `date`; null when it is not a day. */
export function addDays(date: string | null | undefined, count: number): string | null {
  const day = parseDay(date);
  return day === null ? null : new Date(day.getTime() + count * DAY_MS).toISOString().slice(0, 10);
}

/** The same day of the month `count` months later, or the last day of a shorter month; null when `date` is not a day. */
export function addMonths(date: string | null | undefined, count: number): string | null {
  const day = parseDay(date);
  if (day === null) return null;
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + count];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day.getUTCDate(), last))).toISOString().slice(0, 10);
}

/** Whole days from `date` to `until`, negative when `until` is earlier; null when either is not a day. */
export function daysBetween(date: string | null | undefined, until: string | null | undefined): number | null {
  const [first, last] = [parseDay(date), parseDay(until)];
  return first === null || last === null ? null : Math.round((last.getTime() - first.getTime()) / DAY_MS);
}
