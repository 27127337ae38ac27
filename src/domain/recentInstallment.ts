import { addDays } from './time/dates.ts';
import { lenderToday, getLoanStatus, type LoanStatusFields } from './loanStatus.ts';
import { isUnreadable, readableEntries, type Unreadable } from './unreadable.ts';

/** Facts of a payment made on this portal that decide whether the next installment is already paid. */
export interface PaymentFacts {
  kind: 'installment' | 'fee';
  state: 'running' | 'succeeded';
  /** Day on which the lender received the payment, `YYYY-MM-DD`. */
  receivedOn: string;
}

export interface RecentInstallment<Payment> {
  payment: Payment;
  isToday: boolean;
  /** True while the payment is processing; the amount due does not include it yet. */
  isProcessing: boolean;
}

/** True when the latest installment is paid, so that the amount due is for the next one. A payment still processing does not count. */
export const isInstallmentPaid = (paid: RecentInstallment<unknown> | null): boolean => paid?.isProcessing === false;

/** About one month, the time between two installments. */
const RECENT_DAYS = 31;

/**
 * Returns the installment that is processing, or the last one paid on this portal if it means that nothing has to be paid now: it arrived
 * today, or within a month while the next one is not due soon. Null otherwise, and when the lender does not list recent payments.
 */
export function recentInstallment<Payment extends PaymentFacts>(
  record: LoanStatusFields & { recentPayments?: readonly (Payment | Unreadable)[] },
): RecentInstallment<Payment> | null {
  const payments = readableEntries(record.recentPayments ?? []);
  const inState = (wanted: PaymentFacts['state']) =>
    payments.find(({ kind, state }) => kind === 'installment' && state === wanted);
  const running = inState('running');
  if (running !== undefined) return { payment: running, isToday: false, isProcessing: true };
  const payment = inState('succeeded');
  const today = lenderToday(record);
  if (payment === undefined || today === null) return null;
  // Dates as `YYYY-MM-DD` compare correctly as strings.
  if (payment.receivedOn >= today) return { payment, isToday: true, isProcessing: false };
  const isNextFar = ['due', 'paidAhead'].includes(getLoanStatus(record).status);
  return isNextFar && payment.receivedOn >= (addDays(today, -RECENT_DAYS) ?? today)
    ? { payment, isToday: false, isProcessing: false }
    : null;
}

/** True when a recent payment could not be read, so that paying again might pay twice. */
export const hasUnreadablePayment = ({ recentPayments = [] }: { recentPayments?: readonly object[] }): boolean =>
  recentPayments.some(isUnreadable);
