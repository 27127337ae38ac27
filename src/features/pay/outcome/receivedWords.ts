import { dayAt } from '#domain/time/endOfDay.ts';

const TIME = { hour: 'numeric', minute: '2-digit', timeZoneName: 'longGeneric' } as const;
const DAY_AND_TIME = { year: 'numeric', month: 'long', day: 'numeric', ...TIME } as const;

/**
 * When a payment came in: by the lender's clock, and by the device's where that differs.
 * @param instant in UTC
 * @param timeZone the lender's; without one, the device's
 * @param tell writes an instant
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
