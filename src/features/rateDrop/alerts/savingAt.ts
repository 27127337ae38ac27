import type { RateDropAlert } from '#contract/borrower/rateDrop.ts';
import { newLoanOf } from '#domain/loanCosts/refinance.ts';
import { centsOf } from '#domain/money.ts';

import { YEARS } from '../years.ts';

/** What a rate would save a month with a new loan of the alert's years, in cents; null where there is no loan, or nothing is saved. */
export function savingAt(alert: RateDropAlert, rate: string): { cents: number; years: number } | null {
  if (alert.purpose === 'purchase') return null;
  const balanceCents = centsOf(alert.remainingLoanBalance);
  const paymentCents = centsOf(alert.currentMonthlyPayment);
  if (balanceCents === null || paymentCents === null) return null;
  const years = YEARS[alert.mortgageType];
  const { savingsCents } = newLoanOf({ balanceCents, paymentCents }, Number(rate), years * 12);
  return savingsCents > 0 ? { cents: savingsCents, years } : null;
}
