import type { MortgageType } from '#contract/borrower/rateDrop.ts';

export const TERM_YEARS: Readonly<Record<MortgageType, number>> = { fixed30: 30, fixed20: 20, fixed15: 15, fha30: 30, va30: 30 };
