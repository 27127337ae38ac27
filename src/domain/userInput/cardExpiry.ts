import { endOfDay } from '../time/endOfDay.ts';

/**
 * Parses a card's expiry, "MM / YY" in the specification; spaces and the slash are optional. Returns null when the text is not an expiry.
 */
export function parseCardExpiry(text: string): { month: number; year: number } | null {
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(text.trim());
  return match === null ? null : { month: Number(match[1]), year: 2000 + Number(match[2]) };
}

/** Returns the last moment of the expiry month as wall-clock time (see `wallClockFormat`). */
export const expiryEnd = ({ month, year }: { month: number; year: number }): Date =>
  endOfDay(new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10));

/** True once the expiry month is over. `now` is the wall-clock time in the lender's zone; the payment API makes the final decision. */
export const hasExpired = (expiry: { month: number; year: number }, now: Date): boolean =>
  now.getTime() > expiryEnd(expiry).getTime();

/** Formats an expiry as the API expects it: "MM / YY". */
export const expiryText = ({ month, year }: { month: number; year: number }): string =>
  `${String(month).padStart(2, '0')} / ${String(year % 100).padStart(2, '0')}`;
