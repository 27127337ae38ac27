/** A card's expiry as the specification writes it, "MM / YY"; spaces and the slash may be missing. Null when it is not an expiry. */
export function parseCardExpiry(text: string): { month: number; year: number } | null {
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(text.trim());
  return match === null ? null : { month: Number(match[1]), year: 2000 + Number(match[2]) };
}

/** True once the last second of its month has passed. `now` is the device's time; the payment API decides in the end. */
export function hasExpired({ month, year }: { month: number; year: number }, now: Date): boolean {
  return now.getTime() >= new Date(year, month, 1).getTime();
}

/** The wire form, "MM / YY". */
export const expiryText = ({ month, year }: { month: number; year: number }): string =>
  `${String(month).padStart(2, '0')} / ${String(year % 100).padStart(2, '0')}`;
