/**
 * When mortgage insurance that the borrower pays can end, by the Homeowners Protection Act (12 USC 4901–4902): counted from the original value
 * and the payments that were agreed at first. What the home is worth today and what was paid ahead don't count here.
 */
import { balanceCents } from '#domain/loanCosts/amortization.ts';
import { addMonths } from '#domain/time/dates.ts';

export interface AgreedLoan {
  /** The lower of the price and the first appraisal, in cents. */
  originalValueCents: number;
  loanCents: number;
  /** Percent a year. */
  ratePercent: number;
  termMonths: number;
  /** When the first payment was due, `YYYY-MM-DD`. */
  firstDueOn: string;
}

export interface InsuranceDate {
  /** The payment that brings it about, from 1. */
  payment: number;
  /** When that payment is due. */
  on: string;
}

export interface InsuranceEnd {
  /** At 80 %: the borrower may ask for it in writing. Null where so little was owed from the start. */
  onRequest: InsuranceDate | null;
  /** At 78 %: it ends by itself while payments are current. */
  byItself: InsuranceDate;
  /** The month after half of the term: the latest, whatever is still owed. */
  latest: InsuranceDate;
}

/** @returns null where no more than 78 % was owed from the start, or nobody knows when the payments began */
export function insuranceEnd(loan: AgreedLoan): InsuranceEnd | null {
  const at = (percent: number) => dated(loan, paymentToReach(loan, percent));
  const [onRequest, byItself] = [at(80), at(78)];
  const latest = dated(loan, Math.floor(loan.termMonths / 2) + 1);
  return byItself === null || latest === null ? null : { onRequest, byItself, latest };
}

/** The first payment after which no more than this part of the original value is owed; 0 where that was so from the start. */
function paymentToReach({ originalValueCents, loanCents, ratePercent, termMonths }: AgreedLoan, percent: number): number {
  const most = (originalValueCents * percent) / 100;
  let payment = 0;
  while (payment < termMonths && balanceCents(loanCents, ratePercent, termMonths, payment) > most) payment += 1;
  return payment;
}

function dated({ firstDueOn }: AgreedLoan, payment: number): InsuranceDate | null {
  const on = payment < 1 ? null : addMonths(firstDueOn, payment - 1);
  return on === null ? null : { payment, on };
}
