/** Formulas for fixed-rate loans. They share no code with the portal, so that both check each other. Money is in integer cents. */

/** Monthly principal and interest. @param rate percent per year */
export function levelPayment(loanCents: number, rate: number, months: number): number {
  const monthly = rate / 1200;
  return Math.round(monthly === 0 ? loanCents / months : (loanCents * monthly) / (1 - (1 + monthly) ** -months));
}

/**
 * Annual percentage rate by the actuarial method of Regulation Z (12 CFR 1026, appendix J): twelve times the monthly rate at which the
 * present value of the payments, the first after one month, equals the amount financed.
 */
export function annualPercentageRate(amountFinanced: number, payments: readonly number[]): number {
  const worthAt = (monthly: number): number => payments.reduceRight((worth, payment) => (worth + payment) / (1 + monthly), 0);
  let [low, high] = [0, 1];
  while (high - low > 1e-12) {
    const middle = (low + high) / 2;
    if (worthAt(middle) > amountFinanced) low = middle;
    else high = middle;
  }
  return low * 1200;
}

export function balanceAfter(loanCents: number, rate: number, months: number, paid: number): number {
  const growth = 1 + rate / 1200;
  if (rate === 0) return Math.round(loanCents * (1 - paid / months));
  return Math.round((loanCents * (growth ** months - growth ** paid)) / (growth ** months - 1));
}

/** Number of monthly payments until the loan is paid off; null when the payment does not cover the interest. */
export function remainingMonths(balanceCents: number, rate: number, paymentCents: number): number | null {
  const monthly = rate / 1200;
  if (paymentCents <= balanceCents * monthly) return null;
  if (monthly === 0) return Math.round(balanceCents / paymentCents);
  return Math.round(-Math.log(1 - (monthly * balanceCents) / paymentCents) / Math.log(1 + monthly));
}

export const loanAmountForPayment = (paymentCents: number, rate: number, months: number): number =>
  Math.round(rate === 0 ? paymentCents * months : (paymentCents * (1 - (1 + rate / 1200) ** -months)) / (rate / 1200));
