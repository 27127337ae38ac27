import { amountDueOf } from '#domain/amountDue.ts';
import { getLoanStatus } from '#domain/loanStatus.ts';
import { centsOf } from '#domain/money.ts';
import { hasUnreadablePayment, recentInstallment } from '#domain/recentInstallment.ts';

import type { LoanServicing } from './loanTypes.ts';

/**
 * Whether "Pay" opens the choice of payment method directly; see `payPath`.
 * @param showsBreakdown true when the page shows how the amount adds up
 */
export function skipsPaymentDetails(record: LoanServicing, showsBreakdown: boolean): boolean {
  const isPaidOrProcessing = recentInstallment(record) !== null || getLoanStatus(record).status === 'paidAhead';
  const isExplained = showsBreakdown || (amountDueOf(record).addsUp && (centsOf(record.delinquentPayment) ?? 0) === 0);
  return isExplained && !isPaidOrProcessing && !hasUnreadablePayment(record);
}
