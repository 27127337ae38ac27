import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useGetLoanQuery } from '#features/loans/loansApi.ts';
import type { Query } from '#platform/ui/QueryView.tsx';

import { useFindGuestLoanQuery, type GuestLoan } from './guestApi.ts';
import { guestLoan, ownLoan, type PayableLoan } from './payable.ts';
import { guestPlaceOf, type GuestPlace } from './guestPlace.ts';

/** What a payment page is about: a loan, or where else its visitor belongs. */
export type PageSubject =
  { kind: 'loan'; loan: PayableLoan } | { kind: 'elsewhere'; to: string } | { kind: 'notBoarded'; loanIdentifier: string };

/** The loan of `?loan=`, one's own; without it the loan of the tab's ticket. @param place the page, as a guest may see it */
export function usePayable(place: GuestPlace): Query<PageSubject> {
  const [search] = useSearchParams();
  const loanIdentifier = search.get('loan') ?? '';
  const isOwn = loanIdentifier !== '';
  const own = useGetLoanQuery(isOwn ? loanIdentifier : skipToken);
  const guest = useFindGuestLoanQuery(isOwn ? skipToken : undefined);

  const { currentData: loan } = own;
  const { currentData: found } = guest;
  const subject = useMemo((): PageSubject | undefined => {
    if (loan !== undefined) {
      const payable = ownLoan(loan);
      return payable === null ? { kind: 'notBoarded', loanIdentifier: loan.loanIdentifier } : { kind: 'loan', loan: payable };
    }
    return found === undefined ? undefined : guestSubjectOf(found, place);
  }, [loan, found, place]);
  const { error, isFetching, refetch } = isOwn ? own : guest;
  return { currentData: subject, error, isFetching, refetch };
}

function guestSubjectOf(found: GuestLoan, place: GuestPlace): PageSubject {
  const to = guestPlaceOf(found, place);
  if (to !== null || found.state !== 'open') return { kind: 'elsewhere', to: to ?? '' };
  return { kind: 'loan', loan: guestLoan(found.found, found.reference) };
}
