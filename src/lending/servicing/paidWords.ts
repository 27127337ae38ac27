import type { RecentPayment } from '#contract/borrower/loans.ts';
import type { PaidLately } from '#domain/paidLately.ts';

/** Which message says what was paid. Somebody else's payment has no reference. */
export function paidWords({ payment, isToday, isRunning }: PaidLately<RecentPayment>) {
  if (isRunning) return 'onItsWay';
  const isOwn = payment.reference !== null;
  if (isToday) return isOwn ? 'paidToday' : 'otherPaidToday';
  return isOwn ? 'paidOn' : 'otherPaidOn';
}
