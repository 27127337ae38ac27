import { isAnyOf } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';

import { accountSchema, type Account } from '#contract/borrower/account.ts';
import type { Listeners } from '#platform/storeTypes.ts';
import {
  selectAccessToken,
  selectUser,
  sessionResumed,
  signedIn,
  type SessionSlice,
} from '#platform/session/store/sessionSlice.ts';
import { startupMoment } from '#platform/startup.ts';

import { borrowerCall } from './calls.ts';
import { portalBaseQuery, type FetchAccount } from './portalBaseQuery.ts';
import type { PortalError } from './portalError.ts';

/** Tag id of the list of loans. A loan that was fetched on its own is tagged with its loan id. */
export const ALL_LOANS = 'ALL';

/** Each feature injects its own endpoints. Tag types are declared here because features share them. */
export const borrowerApi = createApi({
  reducerPath: 'borrowerApi',
  baseQuery: portalBaseQuery('borrower', fetchAccount),
  refetchOnReconnect: true,
  tagTypes: ['Loan', 'Profile', 'RateDropAlert', 'DocumentRequest', 'IncomeCheck', 'Paper', 'PrivacyPreference', 'ContactOwner'],
  endpoints: (build) => ({
    /**
     * The server's view of the session of a user or a visitor. The request also sets the XSRF cookie that mutations of all four APIs
     * need. Call `fetchAccount` instead of using this endpoint directly.
     */
    getAccount: build.query<Account, string | null>({
      query: () => borrowerCall('GET account', { answer: accountSchema, timeoutMs: 10_000 }),
      keepUnusedDataFor: Infinity,
      extraOptions: { shownBy: 'step' }, // The mutation that needs the cookie shows its own error.
    }),
  }),
});

/** Fetches the account once per user, no matter how many callers wait for it. A failed request is repeated on the next call. */
export async function fetchAccount(
  { dispatch, getState }: Parameters<FetchAccount>[0],
  anew = false,
): Promise<PortalError | undefined> {
  const user = selectUser(getState() as { session: SessionSlice }); // Every store of the portal has the session slice under this key.
  const asking = borrowerApi.endpoints.getAccount.initiate(user?.sub ?? null, { subscribe: false, forceRefetch: anew });
  return (await dispatch(asking)).error as PortalError | undefined; // The base query rejects only with a `PortalError`.
}

/**
 * Fetches the account after a session starts, once the page is idle. The first screen does not need it, and a mutation that comes earlier
 * fetches it itself.
 */
export const accountListeners: Listeners = (start) =>
  start({
    matcher: isAnyOf(signedIn, sessionResumed),
    effect: async (_action, api) => {
      await api.pause(startupMoment('idle'));
      if (selectAccessToken(api.getState()) !== null) void fetchAccount(api);
    },
  });
