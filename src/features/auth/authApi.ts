import type { BorrowerCalls } from '#contract/borrower/calls.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall, type ResponseOf } from '#platform/api/calls.ts';

export const authApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<ResponseOf<BorrowerCalls, 'GET account/profile'>, void>({
      query: () => borrowerCall('GET account/profile'),
      providesTags: ['Profile'],
      // A failure leads to another sign-in, or to the server-down page.
      extraOptions: { quiet: true },
    }),
    signOut: build.mutation<ResponseOf<BorrowerCalls, 'POST account/signout'>, void>({
      query: () => borrowerCall('POST account/signout'),
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetProfileQuery } = authApi;
