/** Whether another loan in place of the present one is worth what it costs. Money is integer cents; rates are percent a year. */
import { annualPercentageRate } from './amortization.ts';

/** Months until the savings have paid the costs back; null where nothing is saved. */
export const breakEvenMonths = (costsCents: number, monthlySavingsCents: number): number | null =>
  monthlySavingsCents > 0 ? Math.ceil(costsCents / monthlySavingsCents) : null;

/** To how many parts of a percent rates are quoted. */
const QUOTED = 1000;

/**
 * The highest rate, to a thousandth of a percent, at which a new loan saves this much a month; null where no rate does.
 * @param paymentCents of principal and interest now
 * @param months of the new loan: a longer one lowers the payment at any rate, so a page has to say which it means
 */
export function rateForSavings(balanceCents: number, months: number, paymentCents: number, savingsCents: number): number | null {
  const payment = paymentCents - savingsCents;
  if (payment * months < balanceCents) return null;
  return Math.floor(annualPercentageRate(balanceCents, payment, months) * QUOTED) / QUOTED;
}
