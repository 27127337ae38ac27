/** What a loan with a fixed rate and equal monthly payments costs. Money is integer cents; rates are percent a year. */

/** The payment of principal and interest that pays the loan off in `months`. */
export function monthlyPaymentCents(loanCents: number, ratePercent: number, months: number): number {
  return Math.round(loanCents / presentValueOfPayments(ratePercent / 1200, months));
}

/**
 * What is still owed after `afterMonths` payments: nothing once the term is over. By the closed formula, with a payment that is not
 * rounded to the cent; a schedule that rounds each month differs by a few cents.
 */
export function balanceCents(loanCents: number, ratePercent: number, months: number, afterMonths: number): number {
  const left = Math.max(months - afterMonths, 0);
  const monthlyRate = ratePercent / 1200;
  return Math.round((loanCents * presentValueOfPayments(monthlyRate, left)) / presentValueOfPayments(monthlyRate, months));
}

/** The interest in the first `afterMonths` payments: what is paid less what is paid down. After the term nothing is added. */
export function interestPaidCents(loanCents: number, ratePercent: number, months: number, afterMonths: number): number {
  const paid = Math.min(afterMonths, months);
  const payments = (loanCents / presentValueOfPayments(ratePercent / 1200, months)) * paid;
  return Math.round(payments) - (loanCents - balanceCents(loanCents, ratePercent, months, paid));
}

/** What was borrowed, from the payment that pays it off. A payment is rounded to the cent, so this is right to a dollar or two. */
export function loanOfPaymentCents(paymentCents: number, ratePercent: number, months: number): number {
  return Math.round(paymentCents * presentValueOfPayments(ratePercent / 1200, months));
}

/** Far above any home loan; the answer is looked for below it. */
const HIGHEST_MONTHLY_RATE = 1;

/**
 * The annual percentage rate (Regulation Z, appendix J): at this rate the payments are worth what the borrower got to use, the loan
 * less the charges paid for it. Never below zero.
 */
export function annualPercentageRate(amountFinancedCents: number, paymentCents: number, months: number): number {
  let [low, high] = [0, HIGHEST_MONTHLY_RATE];
  // Each step halves what is left; after fifty nothing is left that a double can tell apart.
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (paymentCents * presentValueOfPayments(middle, months) > amountFinancedCents) low = middle;
    else high = middle;
  }
  return low * 1200;
}

/** What a payment of 1 at the end of each month is worth today. */
const presentValueOfPayments = (monthlyRate: number, months: number): number =>
  monthlyRate === 0 ? months : (1 - (1 + monthlyRate) ** -months) / monthlyRate;
