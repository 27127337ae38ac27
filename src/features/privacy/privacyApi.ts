import { privacyChangedSchema, privacyPreferenceSchema, type PrivacyChange } from '#contract/borrower/privacy.ts';
import type { Unreadable } from '#domain/unreadable.ts';
import type { TolerantOutput } from '#platform/api/responses/tolerantSchema.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import type { FailureText } from '#platform/api/responses/callOptions.ts';
import { borrowerCall } from '#platform/api/calls.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { refusalCode, type PortalError } from '#platform/api/portalError.ts';

import { messages } from './messages.ts';

/** After this time, the outcome of a change counts as unknown. */
const WRITE_TIMEOUT_MS = 30_000;

/** Preference as the portal parses it: a choice that it does not know is kept as unreadable instead of failing the response. */
export type PrivacyPreference = TolerantOutput<typeof privacyPreferenceSchema>;
export type PrivacyChoiceState = Exclude<PrivacyPreference['choices'][number], Unreadable>;

/** Owner of the choices: a person or a browser. One endpoint returns both; the session determines which. */
type PreferenceOwner = PrivacyPreference['of'];

const privacyApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Choices of the signed-in person or, without a session, of the browser. */
    getPrivacyPreference: build.query<PrivacyPreference, PreferenceOwner>({
      query: () => borrowerCall('GET api/privacypreference', { answer: privacyPreferenceSchema, linkAuth: true }),
      providesTags: ['PrivacyPreference'],
      extraOptions: { shownBy: 'panel' },
    }),
    /** Changes choices. They are refetched whatever the outcome, so that the page shows what the lender has stored. */
    changePrivacy: build.mutation<TolerantOutput<typeof privacyChangedSchema>, PrivacyChange>({
      query: (body) =>
        borrowerCall('PUT api/privacypreference', {
          body,
          answer: privacyChangedSchema,
          timeoutMs: WRITE_TIMEOUT_MS,
          linkAuth: true,
        }),
      // Shows the response at once, before the refetch is complete.
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer !== null) dispatch(cachePreference(answer.data.preference));
      },
      invalidatesTags: ['PrivacyPreference'],
      extraOptions: { toast: saveErrorText },
    }),
    /** Reports an opt-out signal whose header did not reach the lender. Sent automatically, not after a click. */
    reportSignal: build.mutation<TolerantOutput<typeof privacyChangedSchema>, void>({
      query: () =>
        borrowerCall('PUT api/privacypreference', {
          body: { signal: true },
          answer: privacyChangedSchema,
          timeoutMs: WRITE_TIMEOUT_MS,
          linkAuth: true,
        }),
      invalidatesTags: ['PrivacyPreference'],
      extraOptions: { toast: () => ({ says: messages.signalUntold }) },
    }),
  }),
});

export const { useGetPrivacyPreferenceQuery, useChangePrivacyMutation, useReportSignalMutation } = privacyApi;

const cachePreference = (preference: PrivacyPreference) =>
  privacyApi.util.updateQueryData('getPrivacyPreference', preference.of, () => preference);

/** Error codes with a known reason have a text of their own. */
function saveErrorText(error: PortalError): FailureText {
  const code = refusalCode(error);
  if (code === 'choiceChanged') return { says: messages.changedElsewhere, isWhole: true };
  if (code === 'signalOn') return { says: messages.signalWins, isWhole: true };
  if (code === 'xsrf') return { says: messages.cookiesBlocked, isWhole: true };
  return isClearRefusal(error) ? { says: messages.notSaved } : { says: messages.unclear, isWhole: true };
}
