import { isAnyOf } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';

import { accountSchema, type Account } from '#contract/borrower/account.ts';
import type { Listeners } from '#platform/listen.ts';
import {
  selectAccessToken,
  selectUser,
  sessionResumed,
  signedIn,
  type SessionSlice,
} from '#platform/session/store/sessionSlice.ts';
import { startupMoment } from '#platform/startup.ts';

import { borrowerCall } from './calls.ts';
import { portalBaseQuery, type AskForAccount } from './portalBaseQuery.ts';
import type { PortalError } from './portalError.ts';

/** The tag id of the list of loans; a loan that was asked for alone is tagged with its identifier. */
export const ALL_LOANS = 'ALL';

/** The borrower base: each feature injects its own endpoints. Tags live here because features share them. */
export const borrowerApi = createApi({
  reducerPath: 'borrowerApi',
  baseQuery: portalBaseQuery('borrower', askForAccount),
  refetchOnReconnect: true,
  tagTypes: ['Loan', 'Profile', 'RateDropAlert', 'DocumentRequest', 'IncomeCheck', 'Paper', 'PrivacyPreference', 'ContactOwner'],
  endpoints: (build) => ({
    /**
     * The server's view of the session of a person or a visitor. Asking sets the XSRF cookie that the writes of all four bases
     * carry, so it is defined here. Use `askForAccount`.
     */
    getAccount: build.query<Account, string | null>({
      query: () => borrowerCall('GET account', { answer: accountSchema, timeoutMs: 10_000 }),
      keepUnusedDataFor: Infinity,
      extraOptions: { shownBy: 'step' }, // the write that it comes before is refused
    }),
  }),
});

/** One call for each person who uses the page, however many callers wait for it. A failed call is made again. */
export async function askForAccount(
  { dispatch, getState }: Parameters<AskForAccount>[0],
  anew = false,
): Promise<PortalError | undefined> {
  const user = selectUser(getState() as { session: SessionSlice }); // every store of the portal has the session under this key
  const asking = borrowerApi.endpoints.getAccount.initiate(user?.sub ?? null, { subscribe: false, forceRefetch: anew });
  return (await dispatch(asking)).error as PortalError | undefined; // the base query rejects with nothing else
}

/** Asks for the account of a session that begins. The first screen does not need it; an earlier write has asked for it already. */
export const accountListeners: Listeners = (start) =>
  start({
    matcher: isAnyOf(signedIn, sessionResumed),
    effect: async (_action, api) => {
      await api.pause(startupMoment('idle'));
      if (selectAccessToken(api.getState()) !== null) void askForAccount(api);
    },
  });
