import { nothing } from '#contract/schema.ts';
import { ALL_LOANS, borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';

const removeLoanApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Takes a loan off the list. Its own page is still open then, so the loan itself is not asked for again. */
    removeLoan: build.mutation<null, string>({
      query: (loanIdentifier) =>
        borrowerCall('POST BorrowerLoan/delete', { body: { loanIdentifier }, answer: nothing, timeoutMs: 30_000 }),
      invalidatesTags: (_removed, error) => (error === undefined ? [{ type: 'Loan', id: ALL_LOANS }] : []),
      extraOptions: { quiet: 'inPlace' },
    }),
  }),
});

export const { useRemoveLoanMutation } = removeLoanApi;
