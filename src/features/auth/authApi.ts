import { profileSchema, type Profile } from '#contract/borrower/account.ts';
import { nothing } from '#contract/schema.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';

/** A lender that takes longer than this for its profile does not answer. */
const PROFILE_MS = 30_000;

export const authApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, void>({
      query: () => borrowerCall('GET account/profile', { answer: profileSchema, timeoutMs: PROFILE_MS }),
      providesTags: ['Profile'],
      // A failure leads to another sign-in, or to the server-down page.
      extraOptions: { shownBy: 'step' },
    }),
    signOut: build.mutation<null, void>({
      query: () => borrowerCall('POST account/signout', { answer: nothing }),
      extraOptions: { shownBy: 'step' }, // whatever it answers, this browser is signed out
    }),
  }),
});

export const { useGetProfileQuery } = authApi;
