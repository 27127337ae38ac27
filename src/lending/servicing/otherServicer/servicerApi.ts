import { loanFoundSchema } from '#contract/payment.ts';
import { paymentCall } from '#platform/api/calls.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';

import type { LoanFound } from '../loanTypes.ts';

const servicerApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Fetches who takes the payments on a borrower's own loan. Needed only for loans that are paid elsewhere: the servicing record is
     * enough for all others.
     */
    findServicer: build.query<LoanFound, string>({
      query: (loanIdentifier) => paymentCall('POST loan/findmyloan', { body: { loanIdentifier }, answer: loanFoundSchema }),
      extraOptions: { shownBy: 'panel' },
    }),
  }),
});

export const { useFindServicerQuery } = servicerApi;
