import { endOfDay } from './time/endOfDay.ts';

/** A card's expiry as the specification writes it, "MM / YY"; spaces and the slash may be missing. Null when it is not an expiry. */
export function parseCardExpiry(text: string): { month: number; year: number } | null {
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(text.trim());
  return match === null ? null : { month: Number(match[1]), year: 2000 + Number(match[2]) };
}

/** The last moment of its month, on a wall clock. */
export const expiryEnd = ({ month, year }: { month: number; year: number }): Date =>
  endOfDay(new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10));

/** True once the last moment of its month has passed. `now` is the clock on the lender's wall; the payment API decides in the end. */
export const hasExpired = (expiry: { month: number; year: number }, now: Date): boolean =>
  now.getTime() > expiryEnd(expiry).getTime();

/** The wire form, "MM / YY". */
export const expiryText = ({ month, year }: { month: number; year: number }): string =>
  `${String(month).padStart(2, '0')} / ${String(year % 100).padStart(2, '0')}`;
