import { feeFoundSchema } from '#contract/fees.ts';
import { linkTag } from '#lending/contactLink/linkTag.ts';
import type { TolerantOutput } from '#platform/api/responses/tolerantSchema.ts';
import { paymentCall } from '#platform/api/calls.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';

const feesApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    getFee: build.query<TolerantOutput<typeof feeFoundSchema>, { token: string }>({
      query: ({ token }) => paymentCall('GET loan/verify/{token}', { params: { token }, answer: feeFoundSchema, linkAuth: true }),
      serializeQueryArgs: ({ queryArgs: { token }, endpointName }) => `${endpointName} ${linkTag(token)}`,
      providesTags: (_fee, _error, { token }) => [{ type: 'Fee', id: linkTag(token) }],
      extraOptions: { shownBy: 'panel' },
    }),
  }),
});

export const { useGetFeeQuery } = feesApi;
