import { array } from 'valibot';

import type { BorrowerCalls } from '#contract/borrower/calls.ts';
import type { Loan } from '#contract/borrower/loans.ts';
import { urgencyOf } from '#domain/loanStanding.ts';
import { loanShape } from '#lending/servicing/loanShapes.ts';
import { ALL_LOANS, borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall, type ResponseOf } from '#platform/api/calls.ts';

const loansApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every loan of the borrower, the most urgent first. */
    getLoans: build.query<Loan[], void>({
      query: () => borrowerCall('GET BorrowerLoan/all', { shape: array(loanShape) }),
      transformResponse: (loans: ResponseOf<BorrowerCalls, 'GET BorrowerLoan/all'>) =>
        // Frozen already, the list is not gone through field by field by the store.
        Object.freeze(
          loans
            .map((loan) => ({ loan, urgency: urgencyOf(loan.loanServicings[0]) }))
            .sort((one, other) => one.urgency - other.urgency)
            .map(({ loan }) => loan),
        ) as Loan[],
      providesTags: [{ type: 'Loan', id: ALL_LOANS }],
      extraOptions: { quiet: true },
    }),
    /** One loan. The specification makes it a POST, but it only reads. */
    getLoan: build.query<Loan, string>({
      query: (loanIdentifier) => borrowerCall('POST BorrowerLoan', { body: { loanIdentifier }, shape: loanShape }),
      providesTags: (_loan, _error, loanIdentifier) => [{ type: 'Loan', id: loanIdentifier }],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetLoansQuery, useGetLoanQuery } = loansApi;
export const { getLoans, getLoan } = loansApi.endpoints;
