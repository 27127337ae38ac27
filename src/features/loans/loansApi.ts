import { loanSchema, loansSchema } from '#contract/borrower/loans.ts';
import { readableEntries, type Unreadable } from '#domain/unreadable.ts';
import type { Loan } from '#lending/servicing/loanTypes.ts';
import { ALL_LOANS, borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';
import type { PortalThunk } from '#platform/storeTypes.ts';

import { sortByUrgency } from './sortByUrgency.ts';

const loansApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /** All loans of the borrower: the most urgent first, unreadable ones last. */
    getLoans: build.query<(Loan | Unreadable)[], void>({
      query: () => borrowerCall('GET BorrowerLoan/all', { answer: loansSchema }),
      transformResponse: (loans: (Loan | Unreadable)[]) =>
        // Immer does not walk through a list that is already frozen. This saves a third of the time in the `createManyLoans` benchmark.
        Object.freeze(sortByUrgency(loans)) as (Loan | Unreadable)[],
      providesTags: [{ type: 'Loan', id: ALL_LOANS }],
      extraOptions: { shownBy: 'panel' },
      onQueryStarted: (_all, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => dispatch(updateCachedLoans(data)),
          () => undefined,
        ),
    }),
    /** It is a POST by specification, although it only reads. */
    getLoan: build.query<Loan, string>({
      query: (loanIdentifier) => borrowerCall('POST BorrowerLoan', { body: { loanIdentifier }, answer: loanSchema }),
      providesTags: (_loan, _error, loanIdentifier) => [{ type: 'Loan', id: loanIdentifier }],
      extraOptions: { shownBy: 'panel' },
    }),
  }),
});

export const { useGetLoansQuery, useGetLoanQuery } = loansApi;
export const { getLoans, getLoan } = loansApi.endpoints;
export const { upsertQueryEntries } = loansApi.util;

/**
 * Thunk that caches a loan from the list as the response of `getLoan`, so that its page need not fetch it. A newer cached response is
 * kept.
 */
export const cacheLoanFromList =
  (loan: Loan): PortalThunk<void> =>
  (dispatch, getState) => {
    const { loanIdentifier } = loan;
    const state = getState() as never; // every store includes the borrower API
    const { fulfilledTimeStamp: listed = 0 } = getLoans.select()(state);
    const { fulfilledTimeStamp: asked = 0 } = getLoan.select(loanIdentifier)(state);
    if (listed > asked) dispatch(upsertQueryEntries([{ endpointName: 'getLoan', arg: loanIdentifier, value: loan }]));
  };

/** Updates cached single loans from a new list; otherwise the list and a loan's page could show different amounts. */
const updateCachedLoans =
  (list: readonly (Loan | Unreadable)[]): PortalThunk<void> =>
  (dispatch, getState) => {
    const known = loansApi.util.selectCachedArgsForQuery(getState() as never, 'getLoan'); // every store includes the borrower API
    for (const loan of readableEntries(list)) if (known.includes(loan.loanIdentifier)) dispatch(cacheLoanFromList(loan));
  };
