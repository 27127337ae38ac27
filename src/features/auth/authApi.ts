import { profileSchema, type Profile } from '#contract/borrower/account.ts';
import { noContent } from '#contract/schema.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';

const PROFILE_TIMEOUT_MS = 30_000;

export const authApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, void>({
      query: () => borrowerCall('GET account/profile', { answer: profileSchema, timeoutMs: PROFILE_TIMEOUT_MS }),
      providesTags: ['Profile'],
      // A failure starts another sign-in, or opens the server-down page.
      extraOptions: { shownBy: 'step' },
    }),
    signOut: build.mutation<null, void>({
      query: () => borrowerCall('POST account/signout', { answer: noContent }),
      extraOptions: { shownBy: 'step' }, // this browser is signed out whatever the response is
    }),
  }),
});

export const { useGetProfileQuery } = authApi;
