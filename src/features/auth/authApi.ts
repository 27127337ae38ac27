import { object } from 'valibot';

import type { Profile } from '#contract/borrower/account.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';
import { essential, nothing, words, wordsOrNull, type ShapeOf } from '#platform/api/answers/shapes.ts';

export const profileShape: ShapeOf<Profile> = object({
  userId: essential,
  userIdentifier: words,
  firstName: words,
  lastName: words,
  email: words,
  emailAddress: words,
  hireDate: wordsOrNull,
  branchId: wordsOrNull,
  branchIdentifier: wordsOrNull,
  customerIdentifier: essential,
});

/** A lender that takes longer than this for its profile does not answer. */
const PROFILE_MS = 30_000;

export const authApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, void>({
      query: () => borrowerCall('GET account/profile', { shape: profileShape, timeoutMs: PROFILE_MS }),
      providesTags: ['Profile'],
      // A failure leads to another sign-in, or to the server-down page.
      extraOptions: { quiet: 'asStep' },
    }),
    signOut: build.mutation<null, void>({
      query: () => borrowerCall('POST account/signout', { shape: nothing }),
      extraOptions: { quiet: 'asStep' },
    }),
  }),
});

export const { useGetProfileQuery } = authApi;
