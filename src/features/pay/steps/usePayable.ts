import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { isServicedElsewhere, getLoanStatus } from '#domain/loanStatus.ts';
import { useGetLoanQuery } from '#features/loans/loansApi.ts';
import { isNotFound } from '#platform/api/portalError.ts';
import type { QueryResult } from '#platform/query/QueryView.tsx';
import { paths } from '#platform/routing/paths.ts';

import { useFindGuestLoanQuery, type GuestLoan } from '../guest/guestApi.ts';
import { guestRedirect, type GuestPageName } from '../guest/guestRedirect.ts';
import { payableGuestLoan, payableOwnLoan, type PayableLoan } from './payable.ts';

/** What a payment page is about: a loan, a redirect to another page, or a loan that is not boarded yet. */
export type PayableOrRedirect =
  | { kind: 'loan'; loan: PayableLoan }
  | { kind: 'elsewhere'; to: string }
  | { kind: 'notBoarded'; loanIdentifier: string };

/**
 * Loads the borrower's own loan (`?loan=`), or else the loan of this tab's ticket.
 * @param page the page that a guest is on
 */
export function usePayable(page: GuestPageName): QueryResult<PayableOrRedirect> {
  const [search] = useSearchParams();
  const loanIdentifier = search.get('loan') ?? '';
  const isOwn = loanIdentifier !== '';
  const own = useGetLoanQuery(isOwn ? loanIdentifier : skipToken);
  const guest = useFindGuestLoanQuery(isOwn ? skipToken : undefined);

  const { currentData: loan } = own;
  const { currentData: found } = guest;
  const subject = useMemo((): PayableOrRedirect | undefined => {
    if (loan !== undefined) {
      const payable = payableOwnLoan(loan);
      if (payable === null) return { kind: 'notBoarded', loanIdentifier: loan.loanIdentifier };
      // For a loan that is paid elsewhere, the details page shows who takes the payments.
      const isElsewhere = page !== 'details' && isServicedElsewhere(getLoanStatus(payable.record).status);
      return isElsewhere ? { kind: 'elsewhere', to: paths.pay.details(loan.loanIdentifier) } : { kind: 'loan', loan: payable };
    }
    return found === undefined ? undefined : guestPayableOrRedirect(found, page);
  }, [loan, found, page]);
  const { error, isFetching, refetch } = isOwn ? own : guest;
  // When the loan is not found, redirect to its own page, which says that it is not this borrower's.
  if (isOwn && loan === undefined && !isFetching && isNotFound(error)) {
    return { currentData: { kind: 'elsewhere', to: paths.loans.details(loanIdentifier) }, isFetching, refetch };
  }
  return { currentData: subject, error, isFetching, refetch };
}

function guestPayableOrRedirect(found: GuestLoan, page: GuestPageName): PayableOrRedirect {
  const to = guestRedirect(found, page);
  if (to !== null || found.state !== 'open') return { kind: 'elsewhere', to: to ?? '' };
  return { kind: 'loan', loan: payableGuestLoan(found.found, found) };
}
