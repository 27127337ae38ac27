import type { FeeFound } from '#contract/fees.ts';
import { linkTag } from '#lending/contactLink/linkTag.ts';
import { paymentCall } from '#platform/api/calls.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';

import { feeFoundShape } from './feeShapes.ts';

const feesApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    /** The fee of a mailed link, with its state. */
    getFee: build.query<FeeFound, { token: string }>({
      query: ({ token }) =>
        paymentCall('GET loan/verify/{token}', { params: { token }, shape: feeFoundShape, bringsRight: true }),
      serializeQueryArgs: ({ queryArgs: { token }, endpointName }) => `${endpointName} ${linkTag(token)}`,
      providesTags: (_fee, _error, { token }) => [{ type: 'Fee', id: linkTag(token) }],
      extraOptions: { quiet: 'inPlace' },
    }),
  }),
});

export const { useGetFeeQuery } = feesApi;
