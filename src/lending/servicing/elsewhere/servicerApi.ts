import { loanFoundSchema } from '#contract/payment.ts';
import { paymentCall } from '#platform/api/calls.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';

import type { LoanFound } from '../loanShapes.ts';

const servicerApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who takes the payments on a borrower's own loan. Only for a loan that is paid elsewhere: the record of every other one says enough. */
    findServicer: build.query<LoanFound, string>({
      query: (loanIdentifier) => paymentCall('POST loan/findmyloan', { body: { loanIdentifier }, answer: loanFoundSchema }),
      extraOptions: { shownBy: 'panel' },
    }),
  }),
});

export const { useFindServicerQuery } = servicerApi;
