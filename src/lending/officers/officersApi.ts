import { loanOfficersSchema, type LoanOfficer } from '#contract/borrower/officers.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';

const officersApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Searches officers whose name or email address starts with the text; returns at most ten. */
    searchOfficers: build.query<LoanOfficer[], string>({
      query: (nameOrEmail) =>
        borrowerCall('GET RateDrop/searchActiveByNameOrEmail/{nameOrEmail}', {
          params: { nameOrEmail },
          answer: loanOfficersSchema,
          linkAuth: true,
        }),
      extraOptions: { shownBy: 'field' },
    }),
  }),
});

export const { useSearchOfficersQuery } = officersApi;
