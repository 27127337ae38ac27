/** Costs of a loan with a fixed rate and equal monthly payments. Money is integer cents; rates are percent a year. */

export function monthlyPaymentCents(loanCents: number, ratePercent: number, months: number): number {
  return Math.round(loanCents / presentValueOfPayments(ratePercent / 1200, months));
}

/**
 * Balance after `afterMonths` payments; zero once the term is over. Uses the closed formula with an unrounded payment, so a schedule that
 * rounds each month differs by a few cents.
 */
export function remainingBalanceCents(loanCents: number, ratePercent: number, months: number, afterMonths: number): number {
  const left = Math.max(months - afterMonths, 0);
  const monthlyRate = ratePercent / 1200;
  return Math.round((loanCents * presentValueOfPayments(monthlyRate, left)) / presentValueOfPayments(monthlyRate, months));
}

/** Interest included in the first `afterMonths` payments. Months after the end of the term add nothing. */
export function interestPaidCents(loanCents: number, ratePercent: number, months: number, afterMonths: number): number {
  const paid = Math.min(afterMonths, months);
  const payments = (loanCents / presentValueOfPayments(ratePercent / 1200, months)) * paid;
  return Math.round(payments) - (loanCents - remainingBalanceCents(loanCents, ratePercent, months, paid));
}

/** Works out the loan amount from its monthly payment. The payment is rounded to the cent, so the result can be off by a dollar or two. */
export function loanAmountCents(paymentCents: number, ratePercent: number, months: number): number {
  return Math.round(paymentCents * presentValueOfPayments(ratePercent / 1200, months));
}

/** Upper limit of the search for the rate: 100 % a month, far above any home loan. */
const HIGHEST_MONTHLY_RATE = 1;

/**
 * Annual percentage rate (Regulation Z, appendix J): the rate at which the present value of the payments equals the amount financed,
 * which is the loan minus the finance charges paid for it. Never below zero.
 */
export function annualPercentageRate(amountFinancedCents: number, paymentCents: number, months: number): number {
  let [low, high] = [0, HIGHEST_MONTHLY_RATE];
  // Each step halves the interval; after 50 steps the remaining error is far below what a page shows.
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (paymentCents * presentValueOfPayments(middle, months) > amountFinancedCents) low = middle;
    else high = middle;
  }
  return low * 1200;
}

/** Present value of payments of 1 at the end of each month. */
const presentValueOfPayments = (monthlyRate: number, months: number): number =>
  monthlyRate === 0 ? months : (1 - (1 + monthlyRate) ** -months) / monthlyRate;
