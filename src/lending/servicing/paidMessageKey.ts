import type { RecentPayment } from '#contract/borrower/loans.ts';
import type { RecentInstallment } from '#domain/recentInstallment.ts';

/** Key of the message that describes a payment. A payment without a reference was made by somebody else. */
export function paidMessageKey({ payment, isToday, isProcessing }: RecentInstallment<RecentPayment>) {
  if (isProcessing) return 'onItsWay';
  const isOwn = payment.reference !== null;
  if (isToday) return isOwn ? 'paidToday' : 'otherPaidToday';
  return isOwn ? 'paidOn' : 'otherPaidOn';
}
