/**
 * Returns the local time in a time zone as a Date whose UTC fields hold the local values, so that it can be compared with days. Without a
 * zone, uses the device's.
 */
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

/** Calendar day of an instant, `YYYY-MM-DD`, in the given time zone or else in the device's. */
export const dayAt = (now: Date, timeZone?: string): string => wallClock(now, timeZone).toISOString().slice(0, 10);

/**
 * Last millisecond of a day (specification, section 9), as wall-clock time (see `wallClockFormat`). Whatever is valid through that day has
 * expired after it.
 */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999Z`);
