import { loanSchema, type LoanToAdd } from '#contract/borrower/loans.ts';
import { loanExistsSchema } from '#contract/payment.ts';
import type { Loan } from '#lending/servicing/loanTypes.ts';
import { ALL_LOANS, borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall, paymentCall } from '#platform/api/calls.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import type { SecretHandle } from '#platform/api/secretVault.ts';

/** Separate from `loansApi`, so that the loan list pages do not load this code. */
const addLoanApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is sealed because it contains digits of the Social Security number. */
    addLoan: build.mutation<Loan, SecretHandle<LoanToAdd>>({
      query: (loan) => borrowerCall('POST BorrowerLoan/verifyandaddloan', { body: loan, answer: loanSchema, timeoutMs: 30_000 }),
      invalidatesTags: (_loan, error) => (error === undefined ? [{ type: 'Loan', id: ALL_LOANS }] : []),
      extraOptions: { shownBy: 'form' },
    }),
  }),
});

const loanExistsApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reports whether the lender has a loan with this number. Called first, so that no SSN digits are sent for a mistyped number. */
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
