import { groupedDigits } from './money.ts';

/** Formats cents as whole dollars, for estimates: "$1,842", "−$25". Half a dollar rounds away from zero. */
export function formatWholeDollars(cents: number): string {
  const dollars = wholeDollars(cents);
  return `${dollars < 0 ? '−' : ''}$${groupedDigits(String(Math.abs(dollars)))}`;
}

/** Rounds cents to whole dollars. Round before adding or comparing, so that the figures on a page agree with each other. */
export const wholeDollars = (cents: number): number => Math.sign(cents) * Math.round(Math.abs(cents) / 100) || 0;
