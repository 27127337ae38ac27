import { dayAt } from '#domain/time/endOfDay.ts';

const TIME = { hour: 'numeric', minute: '2-digit', timeZoneName: 'longGeneric' } as const;
const DAY_AND_TIME = { year: 'numeric', month: 'long', day: 'numeric', ...TIME } as const;

/**
 * Formats the time at which a payment was received: `there` in the lender's time zone, `here` in the device's, or null if both are equal.
 * @param instant in UTC
 * @param timeZone the lender's; without one, the device's is used
 * @param tell formats an instant
 */
export function receivedWords(
  instant: string,
  timeZone: string | undefined,
  tell: (at: Date, parts: Intl.DateTimeFormatOptions) => string,
): { there: string; here: string | null } {
  const at = new Date(instant);
  const there = tell(at, { ...DAY_AND_TIME, ...(timeZone === undefined ? {} : { timeZone }) });
  const here = tell(at, DAY_AND_TIME);
  if (here === there) return { there, here: null };
  return { there, here: dayAt(at) === dayAt(at, timeZone) ? tell(at, TIME) : here };
}
