/**
 * Dates on which borrower-paid mortgage insurance can end under the Homeowners Protection Act (12 USC 4901–4902). They follow from the
 * original value and the original payment schedule; the home's present value and extra payments do not count.
 */
import { remainingBalanceCents } from '#domain/loanCosts/amortization.ts';
import { addMonths } from '#domain/time/dates.ts';

export interface OriginalLoan {
  /** The lower of the purchase price and the first appraisal, in cents. */
  originalValueCents: number;
  loanCents: number;
  /** Interest rate, in percent a year. */
  ratePercent: number;
  termMonths: number;
  /** Due date of the first payment, `YYYY-MM-DD`. */
  firstDueOn: string;
}

export interface TerminationDate {
  /** Number of the payment that reaches the limit, counted from 1. */
  payment: number;
  /** Due date of that payment, `YYYY-MM-DD`. */
  dueDate: string;
}

export interface MortgageInsuranceEnd {
  /** At 80 % of the original value, when the borrower may ask in writing to cancel it. Null when the loan started at 80 % or less. */
  onRequest: TerminationDate | null;
  /** At 78 % of the original value, when it ends automatically while payments are current. */
  automatic: TerminationDate;
  /** The month after the midpoint of the term, when it ends at the latest, whatever the balance is. */
  finalTermination: TerminationDate;
}

/**
 * Works out when mortgage insurance ends.
 * @returns null when the loan started at 78 % or less, or when the first due date is not a valid day
 */
export function mortgageInsuranceEnd(loan: OriginalLoan): MortgageInsuranceEnd | null {
  const at = (percent: number) => terminationDate(loan, paymentToReach(loan, percent));
  const [onRequest, automatic] = [at(80), at(78)];
  const finalTermination = terminationDate(loan, Math.floor(loan.termMonths / 2) + 1);
  return automatic === null || finalTermination === null ? null : { onRequest, automatic, finalTermination };
}

/** Finds the first payment after which the balance is at most this percentage of the original value; 0 when it was so from the start. */
function paymentToReach({ originalValueCents, loanCents, ratePercent, termMonths }: OriginalLoan, percent: number): number {
  const most = (originalValueCents * percent) / 100;
  let payment = 0;
  while (payment < termMonths && remainingBalanceCents(loanCents, ratePercent, termMonths, payment) > most) payment += 1;
  return payment;
}

function terminationDate({ firstDueOn }: OriginalLoan, payment: number): TerminationDate | null {
  const dueDate = payment < 1 ? null : addMonths(firstDueOn, payment - 1);
  return dueDate === null ? null : { payment, dueDate };
}
