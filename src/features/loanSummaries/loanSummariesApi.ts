import { sharedScenariosSchema, type SharedScenarios } from '#contract/borrower/scenarios.ts';
import { linkTag } from '#lending/contactLink/linkTag.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';

const loanSummariesApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    getSharedScenarios: build.query<SharedScenarios, { token: string }>({
      query: ({ token }) =>
        borrowerCall('GET sharedLoanScenerios/{loanSummaryId}', {
          params: { loanSummaryId: token },
          answer: sharedScenariosSchema,
          linkAuth: true,
        }),
      serializeQueryArgs: ({ queryArgs: { token }, endpointName }) => `${endpointName} ${linkTag(token)}`,
      extraOptions: { shownBy: 'panel' },
    }),
  }),
});

export const { useGetSharedScenariosQuery } = loanSummariesApi;
