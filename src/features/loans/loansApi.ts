import { loanSchema, loansSchema } from '#contract/borrower/loans.ts';
import type { Unreadable } from '#domain/unreadable.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';
import { ALL_LOANS, borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';

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
