/** A clock on the wall of a time zone, written as if it hung in UTC, so that days can be held against it. Without a zone, the device's. */
export function wallClock(now: Date, timeZone?: string): Date {
  if (timeZone === undefined) return new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(now);
  const part = (wanted: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === wanted)?.value);
  const [year, month, day] = [part('year'), part('month'), part('day')];
  return new Date(Date.UTC(year, month - 1, day, part('hour'), part('minute'), part('second'), now.getMilliseconds()));
}

/** The calendar day of an instant as `YYYY-MM-DD`. Without a zone, the device's. */
export const dayAt = (now: Date, timeZone?: string): string => wallClock(now, timeZone).toISOString().slice(0, 10);

/** The last moment of a day (specification, section 9), on a wall clock: what ends with a day is over after it. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999Z`);
