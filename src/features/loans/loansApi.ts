import { loanSchema, loansSchema } from '#contract/borrower/loans.ts';
import { readable, type Unreadable } from '#domain/unreadable.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';
import { ALL_LOANS, borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';
import type { PortalThunk } from '#platform/listen.ts';

import { byUrgency } from './byUrgency.ts';

const loansApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every loan of the borrower, the most urgent first, those that cannot be read last. */
    getLoans: build.query<(Loan | Unreadable)[], void>({
      query: () => borrowerCall('GET BorrowerLoan/all', { answer: loansSchema }),
      transformResponse: (loans: (Loan | Unreadable)[]) =>
        // Frozen already, the list is not gone through field by field by the store: a third of the bench's `manyLoans`.
        Object.freeze(byUrgency(loans)) as (Loan | Unreadable)[],
      providesTags: [{ type: 'Loan', id: ALL_LOANS }],
      extraOptions: { shownBy: 'panel' },
      onQueryStarted: (_all, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => dispatch(updateLoans(data)),
          () => undefined,
        ),
    }),
    /** One loan. The specification makes it a POST, but it only reads. */
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

/** Keeps a loan of the list as the answer to what its page asks, which then need not ask again; unless the answer that is there is newer. */
export const keepFromList =
  (loan: Loan): PortalThunk<void> =>
  (dispatch, getState) => {
    const { loanIdentifier } = loan;
    const state = getState() as never; // every store has the borrower API
    const { fulfilledTimeStamp: listed = 0 } = getLoans.select()(state);
    const { fulfilledTimeStamp: asked = 0 } = getLoan.select(loanIdentifier)(state);
    if (listed > asked) dispatch(upsertQueryEntries([{ endpointName: 'getLoan', arg: loanIdentifier, value: loan }]));
  };

/** What is known of single loans is not older than the list: otherwise the list says one amount, and the page that it leads to another. */
const updateLoans =
  (list: readonly (Loan | Unreadable)[]): PortalThunk<void> =>
  (dispatch, getState) => {
    const known = loansApi.util.selectCachedArgsForQuery(getState() as never, 'getLoan'); // as above
    for (const loan of readable(list)) if (known.includes(loan.loanIdentifier)) dispatch(keepFromList(loan));
  };
