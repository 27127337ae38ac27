import { addDays } from './time/dates.ts';
import { lenderToday, standingOf, type StandingFacts } from './loanStanding.ts';

/** The facts of a payment made here that decide whether the next one is already paid. */
export interface PaymentFacts {
  kind: 'installment' | 'fee';
  state: 'running' | 'succeeded';
  /** The lender's day. */
  receivedOn: string;
}

export interface PaidLately<Payment> {
  payment: Payment;
  isToday: boolean;
}

/** About one installment's time. */
const LATELY_DAYS = 31;

/**
 * The installment that was paid here last, when it means that nothing has to be paid now: it came in today, or it came in within a month
 * and the next one is not due soon. Null otherwise, also where the lender does not say what was paid here.
 */
export function paidLately<Payment extends PaymentFacts>(
  record: StandingFacts & { recentPayments?: readonly Payment[] },
): PaidLately<Payment> | null {
  const payment = record.recentPayments?.find(({ kind, state }) => kind === 'installment' && state === 'succeeded');
  const today = lenderToday(record);
  if (payment === undefined || today === null) return null;
  // Days of this form compare as text.
  if (payment.receivedOn >= today) return { payment, isToday: true };
  const isNextFar = ['due', 'paidAhead'].includes(standingOf(record).standing);
  return isNextFar && payment.receivedOn >= (addDays(today, -LATELY_DAYS) ?? today) ? { payment, isToday: false } : null;
}
