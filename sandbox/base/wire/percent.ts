import type { RatePercent } from '#contract/borrower/rateDrop.ts';

/** Formats thousandths of a percent as the API's decimal string, for example 6125 as "6.125". */
export const toPercent = (thousandths: number): RatePercent =>
  `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`;

/** Parses a percentage into a whole number of thousandths of a percent; "6.125" is 6125. */
export const thousandthsOf = (percent: RatePercent): number => Math.round(Number(percent) * 1000);
