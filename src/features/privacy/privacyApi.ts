import { privacyChangedSchema, privacyPreferenceSchema, type PrivacyChange } from '#contract/borrower/privacy.ts';
import type { Unreadable } from '#domain/unreadable.ts';
import type { AsRead } from '#platform/api/answers/asRead.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import type { FailureWords } from '#platform/api/answers/callOptions.ts';
import { borrowerCall } from '#platform/api/calls.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { refusalCode, type PortalError } from '#platform/api/portalError.ts';

import { messages } from './messages.ts';

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
      extraOptions: { shownBy: 'panel' },
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
      extraOptions: { toast: unsavedWords },
    }),
    /** Tells the account of a signal whose header did not reach the lender. Nobody pressed anything. */
    reportSignal: build.mutation<AsRead<typeof privacyChangedSchema>, void>({
      query: () =>
        borrowerCall('PUT api/privacypreference', {
          body: { signal: true },
          answer: privacyChangedSchema,
          timeoutMs: ANSWER_MS,
          bringsRight: true,
        }),
      invalidatesTags: ['PrivacyPreference'],
      extraOptions: { toast: () => ({ says: messages.signalUntold }) },
    }),
  }),
});

export const { useGetPrivacyPreferenceQuery, useChangePrivacyMutation, useReportSignalMutation } = privacyApi;

const showPreference = (preference: PrivacyPreference) =>
  privacyApi.util.updateQueryData('getPrivacyPreference', preference.of, () => preference);

/** Why a choice was not saved. Those with a code say it by themselves. */
function unsavedWords(error: PortalError): FailureWords {
  const code = refusalCode(error);
  if (code === 'choiceChanged') return { says: messages.changedElsewhere, isWhole: true };
  if (code === 'signalOn') return { says: messages.signalWins, isWhole: true };
  if (code === 'xsrf') return { says: messages.cookiesBlocked, isWhole: true };
  return isClearRefusal(error) ? { says: messages.notSaved } : { says: messages.unclear, isWhole: true };
}
