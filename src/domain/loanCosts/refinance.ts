/** Whether another loan in place of the present one is worth what it costs. Money is integer cents; rates are percent a year. */
import { annualPercentageRate, interestPaidCents, monthlyPaymentCents } from './amortization.ts';

/** Months until the savings have paid the costs back; null where nothing is saved. */
export const breakEvenMonths = (costsCents: number, monthlySavingsCents: number): number | null =>
  monthlySavingsCents > 0 ? Math.ceil(costsCents / monthlySavingsCents) : null;

/** To how many parts of a percent rates are quoted. */
const QUOTED = 1000;

/**
 * The highest rate, to a thousandth of a percent, at which a new loan saves this much a month; null where no rate does. Payments count
 * as they are charged, rounded to the cent.
 * @param paymentCents of principal and interest now
 * @param months of the new loan: a longer one lowers the payment at any rate, so a page has to say which it means
 */
export function rateForSavings(balanceCents: number, months: number, paymentCents: number, savingsCents: number): number | null {
  const payment = paymentCents - savingsCents;
  const isLowEnough = (rate: number) => monthlyPaymentCents(balanceCents, rate / QUOTED, months) <= payment;
  if (!isLowEnough(0)) return null;
  // Below half a cent more, what is charged is still this payment.
  const nearest = Math.round(annualPercentageRate(balanceCents, payment + 0.5, months) * QUOTED);
  return (isLowEnough(nearest) ? nearest : nearest - 1) / QUOTED;
}

/** Payments until nothing is owed, in whole months; null where the payment does not even cover the interest. */
export function monthsLeft(balanceCents: number, ratePercent: number, paymentCents: number): number | null {
  const monthlyRate = ratePercent / 1200;
  if (paymentCents <= balanceCents * monthlyRate) return null;
  if (monthlyRate === 0) return Math.round(balanceCents / paymentCents);
  return Math.round(-Math.log(1 - (balanceCents * monthlyRate) / paymentCents) / Math.log(1 + monthlyRate));
}

/** What the borrower's loan is now. */
export interface PresentLoan {
  balanceCents: number;
  /** Of principal and interest. */
  paymentCents: number;
}

/** What a new loan in place of the present one would be like. */
export interface NewLoan {
  months: number;
  paymentCents: number;
  /** A month; negative where the new payment is higher. */
  savingsCents: number;
  /** Until it is paid off. */
  interestCents: number;
}

/** A new loan over the present balance, at a rate, for so many months. */
export function newLoanOf({ balanceCents, paymentCents: now }: PresentLoan, ratePercent: number, months: number): NewLoan {
  const paymentCents = monthlyPaymentCents(balanceCents, ratePercent, months);
  const interestCents = interestPaidCents(balanceCents, ratePercent, months, months);
  return { months, paymentCents, savingsCents: now - paymentCents, interestCents };
}
