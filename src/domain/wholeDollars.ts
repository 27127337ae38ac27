import { groupedDigits } from './money.ts';

/** How an estimate is read: "$1,842", "−$25". Half a dollar is rounded away from zero. */
export function formatWholeDollars(cents: number): string {
  const dollars = wholeDollars(cents);
  return `${dollars < 0 ? '−' : ''}$${groupedDigits(String(Math.abs(dollars)))}`;
}

/** Cents as whole dollars, rounded. What is added or compared on a page is added after rounding, so that a reader gets the same. */
export const wholeDollars = (cents: number): number => Math.sign(cents) * Math.round(Math.abs(cents) / 100) || 0;
