/** What a loan with a fixed rate and equal monthly payments costs. Money is integer cents; rates are percent a year. */

/** The payment of principal and interest that pays the loan off in `months`. */
export function monthlyPaymentCents(loanCents: number, ratePercent: number, months: number): number {
  return Math.round(loanCents / presentValueOfPayments(ratePercent / 1200, months));
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
