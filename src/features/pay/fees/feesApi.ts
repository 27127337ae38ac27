import type { FeeFound } from '#contract/fees.ts';
import { paymentCall } from '#platform/api/calls.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';

const feesApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    /** The fee of a mailed link, with its state. */
    getFee: build.query<FeeFound, { token: string }>({
      query: ({ token }) => paymentCall('GET loan/verify/{token}', { params: { token } }),
      // The whole token opens the fee; the cache can do with its end.
      serializeQueryArgs: ({ queryArgs: { token }, endpointName }) => `${endpointName} ${token.slice(-8)}`,
      providesTags: ['Fee'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetFeeQuery } = feesApi;
