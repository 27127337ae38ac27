import { dayAt } from '#domain/time/endOfDay.ts';

const TIME_FORMAT = { hour: 'numeric', minute: '2-digit', timeZoneName: 'longGeneric' } as const;
const DAY_AND_TIME_FORMAT = { year: 'numeric', month: 'long', day: 'numeric', ...TIME_FORMAT } as const;

/**
 * Formats the time at which a payment was received: `there` in the lender's time zone, `here` in the device's, or null if both are equal.
 * @param instant in UTC
 * @param timeZone the lender's; without one, the device's is used
 * @param format formats an instant
 */
export function formatReceivedAt(
  instant: string,
  timeZone: string | undefined,
  format: (at: Date, parts: Intl.DateTimeFormatOptions) => string,
): { there: string; here: string | null } {
  const at = new Date(instant);
  const there = format(at, { ...DAY_AND_TIME_FORMAT, ...(timeZone === undefined ? {} : { timeZone }) });
  const here = format(at, DAY_AND_TIME_FORMAT);
  if (here === there) return { there, here: null };
  return { there, here: dayAt(at) === dayAt(at, timeZone) ? format(at, TIME_FORMAT) : here };
}
