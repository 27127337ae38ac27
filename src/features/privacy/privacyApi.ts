import { privacyChangedSchema, privacyPreferenceSchema, type PrivacyChange } from '#contract/borrower/privacy.ts';
import type { Unreadable } from '#domain/unreadable.ts';
import type { AsRead } from '#platform/api/answers/asRead.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';

/** How long a change may take until its outcome counts as open. */
const ANSWER_MS = 30_000;

/** As the portal reads them: a choice that it has no words for is still one. */
export type PrivacyPreference = AsRead<typeof privacyPreferenceSchema>;
export type PrivacyState = Exclude<PrivacyPreference['choices'][number], Unreadable>;

/** Whose choices: the two are answers of one call, so the session decides. */
type Of = PrivacyPreference['of'];

const privacyApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the person, or without a session the browser, has chosen. */
    getPrivacyPreference: build.query<PrivacyPreference, Of>({
      query: () => borrowerCall('GET api/privacypreference', { answer: privacyPreferenceSchema, bringsRight: true }),
      providesTags: ['PrivacyPreference'],
      extraOptions: { quiet: 'inPlace' },
    }),
    /** Changes choices. Whatever comes of it, they are asked for again afterwards: the page shows what the lender has. */
    changePrivacy: build.mutation<AsRead<typeof privacyChangedSchema>, PrivacyChange>({
      query: (body) =>
        borrowerCall('PUT api/privacypreference', {
          body,
          answer: privacyChangedSchema,
          timeoutMs: ANSWER_MS,
          bringsRight: true,
        }),
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
