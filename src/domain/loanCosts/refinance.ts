/** Calculations that show whether refinancing pays off. Money is integer cents; rates are percent a year. */
import { annualPercentageRate, interestPaidCents, monthlyPaymentCents } from './amortization.ts';

/** Months until the savings have paid back the costs; null when nothing is saved. */
export const breakEvenMonths = (costsCents: number, monthlySavingsCents: number): number | null =>
  monthlySavingsCents > 0 ? Math.ceil(costsCents / monthlySavingsCents) : null;

/** Rates are quoted in thousandths of a percent. */
const STEPS_PER_PERCENT = 1000;

/**
 * Finds the highest rate, to a thousandth of a percent, at which a new loan saves this much a month; null when no rate does. Payments are
 * rounded to the cent, as they are charged.
 * @param months term of the new loan. A longer term lowers the payment at any rate, so the page must name the term it uses.
 * @param paymentCents present payment of principal and interest
 */
export function rateForSavings(balanceCents: number, months: number, paymentCents: number, savingsCents: number): number | null {
  const payment = paymentCents - savingsCents;
  const isLowEnough = (rate: number) => monthlyPaymentCents(balanceCents, rate / STEPS_PER_PERCENT, months) <= payment;
  if (!isLowEnough(0)) return null;
  // A payment up to half a cent higher still rounds to this one.
  const nearest = Math.round(annualPercentageRate(balanceCents, payment + 0.5, months) * STEPS_PER_PERCENT);
  return (isLowEnough(nearest) ? nearest : nearest - 1) / STEPS_PER_PERCENT;
}

/** Monthly payments until the loan is paid off, rounded; null when the payment does not even cover the interest. */
export function monthsLeft(balanceCents: number, ratePercent: number, paymentCents: number): number | null {
  const monthlyRate = ratePercent / 1200;
  if (paymentCents <= balanceCents * monthlyRate) return null;
  if (monthlyRate === 0) return Math.round(balanceCents / paymentCents);
  return Math.round(-Math.log(1 - (balanceCents * monthlyRate) / paymentCents) / Math.log(1 + monthlyRate));
}

export interface PresentLoan {
  balanceCents: number;
  /** Monthly payment of principal and interest. */
  paymentCents: number;
}

export interface NewLoan {
  months: number;
  paymentCents: number;
  /** Savings a month; negative when the new payment is higher. */
  savingsCents: number;
  /** Total interest until the loan is paid off. */
  interestCents: number;
}

export function newLoanOf({ balanceCents, paymentCents: now }: PresentLoan, ratePercent: number, months: number): NewLoan {
  const paymentCents = monthlyPaymentCents(balanceCents, ratePercent, months);
  const interestCents = interestPaidCents(balanceCents, ratePercent, months, months);
  return { months, paymentCents, savingsCents: now - paymentCents, interestCents };
}
