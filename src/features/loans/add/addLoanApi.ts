import { loanSchema, type LoanToAdd } from '#contract/borrower/loans.ts';
import { loanExistsSchema } from '#contract/payment.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';
import { ALL_LOANS, borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall, paymentCall } from '#platform/api/calls.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import type { Sealed } from '#platform/api/sealed.ts';

/** What the pages of the list do not need stays out of their script. */
const addLoanApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Adds the loan to the caller's list. Sealed, because it carries digits of a Social Security number. */
    addLoan: build.mutation<Loan, Sealed<LoanToAdd>>({
      query: (loan) => borrowerCall('POST BorrowerLoan/verifyandaddloan', { body: loan, answer: loanSchema, timeoutMs: 30_000 }),
      invalidatesTags: (_loan, error) => (error === undefined ? [{ type: 'Loan', id: ALL_LOANS }] : []),
      extraOptions: { shownBy: 'form' },
    }),
  }),
});

const loanExistsApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whether the lender has a loan with this number. Asked first, so that no digits are sent for a number that was mistyped. */
    loanExists: build.mutation<boolean, string>({
      query: (loanNumber) =>
        paymentCall('POST loan/loanexists', { body: { loanNumber }, answer: loanExistsSchema, timeoutMs: 30_000 }),
      transformResponse: ({ exists }: { exists: boolean }) => exists,
      extraOptions: { shownBy: 'field' },
    }),
  }),
});

export const { useAddLoanMutation } = addLoanApi;
export const { useLoanExistsMutation } = loanExistsApi;
