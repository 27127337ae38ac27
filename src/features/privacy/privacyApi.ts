import { boolean, object, string } from 'valibot';

import type {
  PrivacyChange,
  PrivacyChanged as SentChanged,
  PrivacyChoice,
  PrivacyPreference as SentPreference,
  PrivacyState as SentState,
} from '#contract/borrower/privacy.ts';
import type { OrUnknown, Unreadable } from '#domain/unreadable.ts';
import {
  codeOrNull,
  dateOnly,
  knownCode,
  listKeepingUnreadable,
  orNull,
  wholeList,
  wordsOrNull,
  type ShapeOf,
} from '#platform/api/answers/shapes.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';

/** How long a change may take until its outcome counts as open. */
const ANSWER_MS = 30_000;

/** As the portal reads them: a choice that it has no words for is still one. */
export interface PrivacyState extends Omit<SentState, 'by'> {
  by: OrUnknown<NonNullable<SentState['by']>> | null;
}
export interface PrivacyPreference extends Omit<SentPreference, 'choices'> {
  choices: (PrivacyState | Unreadable)[];
}
interface PrivacyChanged extends Omit<SentChanged, 'preference'> {
  preference: PrivacyPreference;
}

export const preferenceShape: ShapeOf<PrivacyPreference> = object({
  of: knownCode<SentPreference['of']>({ person: true, device: true }),
  isSignalOn: boolean(),
  // An opt-out may be made for all of them.
  jointBorrowers: wholeList(string()),
  choices: listKeepingUnreadable(
    object({
      choice: knownCode<PrivacyChoice>({
        affiliateSharing: true,
        affiliateMarketing: true,
        saleOrSharing: true,
        marketingByMail: true,
        marketingByEmail: true,
        marketingByPhone: true,
        analytics: true,
      }),
      isAllowed: boolean(),
      since: orNull(dateOnly),
      until: orNull(dateOnly),
      by: codeOrNull<NonNullable<SentState['by']>>({ person: true, jointBorrower: true, signal: true, device: true }),
      isForEveryone: boolean(),
      overriddenYes: orNull(dateOnly),
      changeId: wordsOrNull,
    }),
  ),
});

export const changedShape: ShapeOf<PrivacyChanged> = object({ changeId: wordsOrNull, preference: preferenceShape });

/** Whose choices: the two are answers of one call, so the session decides. */
type Of = PrivacyPreference['of'];

const privacyApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the person, or without a session the browser, has chosen. */
    getPrivacyPreference: build.query<PrivacyPreference, Of>({
      query: () => borrowerCall('GET api/privacypreference', { shape: preferenceShape, bringsRight: true }),
      providesTags: ['PrivacyPreference'],
      extraOptions: { quiet: 'inPlace' },
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
      extraOptions: { quiet: 'inPlace' },
    }),
  }),
});

export const { useGetPrivacyPreferenceQuery, useChangePrivacyMutation } = privacyApi;

const showPreference = (preference: PrivacyPreference) =>
  privacyApi.util.updateQueryData('getPrivacyPreference', preference.of, () => preference);
