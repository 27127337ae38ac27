import { addDays } from './time/dates.ts';
import { lenderToday, standingOf, type StandingFacts } from './loanStanding.ts';
import { isUnreadable, readable, type Unreadable } from './unreadable.ts';

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
  /** It is on its way: what is owed does not count it yet. */
  isRunning: boolean;
}

/** Whether the next installment is the one after what was paid. A payment on its way has not paid anything yet. */
export const isPaid = (paid: PaidLately<unknown> | null): boolean => paid?.isRunning === false;

/** About one installment's time. */
const LATELY_DAYS = 31;

/**
 * The installment that is being paid, or the one that was paid here last, when it means that nothing has to be paid now: it came in
 * today, or it came in within a month and the next one is not due soon. Null otherwise, also where the lender does not say what was paid
 * here.
 */
export function paidLately<Payment extends PaymentFacts>(
  record: StandingFacts & { recentPayments?: readonly (Payment | Unreadable)[] },
): PaidLately<Payment> | null {
  const payments = readable(record.recentPayments ?? []);
  const inState = (wanted: PaymentFacts['state']) =>
    payments.find(({ kind, state }) => kind === 'installment' && state === wanted);
  const running = inState('running');
  if (running !== undefined) return { payment: running, isToday: false, isRunning: true };
  const payment = inState('succeeded');
  const today = lenderToday(record);
  if (payment === undefined || today === null) return null;
  // Days of this form compare as text.
  if (payment.receivedOn >= today) return { payment, isToday: true, isRunning: false };
  const isNextFar = ['due', 'paidAhead'].includes(standingOf(record).standing);
  return isNextFar && payment.receivedOn >= (addDays(today, -LATELY_DAYS) ?? today)
    ? { payment, isToday: false, isRunning: false }
    : null;
}

/** Whether something was paid here of which nothing more is known, so that paying again may be paying twice. */
export const hasUnclearPayment = ({ recentPayments = [] }: { recentPayments?: readonly object[] }): boolean =>
  recentPayments.some(isUnreadable);
