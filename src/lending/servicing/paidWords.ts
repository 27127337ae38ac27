import type { RecentPayment } from '#contract/borrower/loans.ts';
import type { PaidLately } from '#domain/paidLately.ts';

/** Key of the message that describes a payment. A payment without a reference was made by somebody else. */
export function paidWords({ payment, isToday, isRunning }: PaidLately<RecentPayment>) {
  if (isRunning) return 'onItsWay';
  const isOwn = payment.reference !== null;
  if (isToday) return isOwn ? 'paidToday' : 'otherPaidToday';
  return isOwn ? 'paidOn' : 'otherPaidOn';
}
