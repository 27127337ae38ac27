import type { RatePercent } from '#contract/borrower/rateDrop.ts';

/** Thousandths of a percent as the wire has them, for example 6125 as "6.125". */
export const toPercent = (thousandths: number): RatePercent =>
  `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`;

/** Thousandths of a percent, which are whole; "6.125" is 6125. */
export const thousandthsOf = (percent: RatePercent): number => Math.round(Number(percent) * 1000);
