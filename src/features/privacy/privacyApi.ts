import { array, boolean, nullable, object, picklist, string } from 'valibot';

import type { PrivacyChange, PrivacyChanged, PrivacyPreference } from '#contract/borrower/privacy.ts';
import { dateOnly, listOf, orNull, wordsOrNull, type ShapeOf } from '#platform/api/answers/shapes.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';

/** How long a change may take until its outcome counts as open. */
const ANSWER_MS = 30_000;

const preferenceShape: ShapeOf<PrivacyPreference> = object({
  of: picklist(['person', 'device']),
  isSignalOn: boolean(),
  jointBorrowers: listOf(string()),
  choices: array(
    object({
      choice: picklist([
        'affiliateSharing',
        'affiliateMarketing',
        'saleOrSharing',
        'marketingByMail',
        'marketingByEmail',
        'marketingByPhone',
        'analytics',
      ]),
      isAllowed: boolean(),
      since: orNull(dateOnly),
      until: orNull(dateOnly),
      by: nullable(picklist(['person', 'jointBorrower', 'signal', 'device'])),
      isForEveryone: boolean(),
      overriddenYes: orNull(dateOnly),
      changeId: wordsOrNull,
    }),
  ),
});

const changedShape: ShapeOf<PrivacyChanged> = object({ changeId: wordsOrNull, preference: preferenceShape });

/** Whose choices: the two are answers of one call, so the session decides. */
type Of = PrivacyPreference['of'];

const privacyApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the person, or without a session the browser, has chosen. */
    getPrivacyPreference: build.query<PrivacyPreference, Of>({
      query: () => borrowerCall('GET api/privacypreference', { shape: preferenceShape, bringsRight: true }),
      providesTags: ['PrivacyPreference'],
      extraOptions: { quiet: true },
    }),
    /** Changes choices. Whatever comes of it, they are asked for again afterwards: the page shows what the lender has. */
    changePrivacy: build.mutation<PrivacyChanged, PrivacyChange>({
      query: (body) =>
        borrowerCall('PUT api/privacypreference', { body, shape: changedShape, timeoutMs: ANSWER_MS, bringsRight: true }),
      // The answer shows at once, before they are asked for again.
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer !== null) dispatch(showPreference(answer.data.preference));
      },
      invalidatesTags: ['PrivacyPreference'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetPrivacyPreferenceQuery, useChangePrivacyMutation } = privacyApi;

const showPreference = (preference: PrivacyPreference) =>
  privacyApi.util.updateQueryData('getPrivacyPreference', preference.of, () => preference);
