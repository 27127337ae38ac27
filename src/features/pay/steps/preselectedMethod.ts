import type { RecentPayment } from '#contract/borrower/loans.ts';
import type { FundingAccount } from '#features/accounts/accountsApi.ts';

/**
 * Selects the saved method that is preselected: the one last used for this loan, or else the first usable one. Null if none is usable.
 * @param recentPayments latest first; fees and other people's payments are ignored
 */
export function preselectedMethod(
  saved: readonly FundingAccount[],
  recentPayments: readonly RecentPayment[],
): FundingAccount | null {
  const usable = saved.filter(({ status }) => status === 'ACTIVE');
  const last = recentPayments.find(({ kind, method }) => kind === 'installment' && method !== null)?.method;
  const again = usable.find(
    ({ type, issuerName, lastFour }) => type === last?.type && issuerName === last.issuerName && lastFour === last.lastFour,
  );
  return again ?? usable[0] ?? null;
}
