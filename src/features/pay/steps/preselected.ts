import type { RecentPayment } from '#contract/borrower/loans.ts';
import type { FundingAccount } from '#features/accounts/accountsApi.ts';

/**
 * Which saved method a payment begins with: the one that this loan was last paid with, or else the first that can be used. Null: none.
 * @param recentPayments the latest first; a fee, and what somebody else paid, do not count
 */
export function preselected(saved: readonly FundingAccount[], recentPayments: readonly RecentPayment[]): FundingAccount | null {
  const usable = saved.filter(({ status }) => status === 'ACTIVE');
  const last = recentPayments.find(({ kind, method }) => kind === 'installment' && method !== null)?.method;
  const again = usable.find(
    ({ type, issuerName, lastFour }) => type === last?.type && issuerName === last.issuerName && lastFour === last.lastFour,
  );
  return again ?? usable[0] ?? null;
}
