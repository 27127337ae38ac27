import { defineMessages } from 'react-intl';

import type { MortgageType } from '#contract/borrower/rateDrop.ts';

export const mortgageTypeMessages = defineMessages({
  fixed30: { id: 'rates.type.fixed30', defaultMessage: '30-year fixed' },
  fixed20: { id: 'rates.type.fixed20', defaultMessage: '20-year fixed' },
  fixed15: { id: 'rates.type.fixed15', defaultMessage: '15-year fixed' },
  fha30: { id: 'rates.type.fha30', defaultMessage: '30-year FHA' },
  va30: { id: 'rates.type.va30', defaultMessage: '30-year VA' },
});

/** Term of a loan of each type, in years. */
export const TERM_YEARS: Readonly<Record<MortgageType, number>> = { fixed30: 30, fixed20: 20, fixed15: 15, fha30: 30, va30: 30 };
