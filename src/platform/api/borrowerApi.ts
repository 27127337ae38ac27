import { createApi } from '@reduxjs/toolkit/query/react';

import type { BorrowerCalls } from '#contract/borrower/calls.ts';
import { selectUser, type SessionSlice } from '#platform/session/store/sessionSlice.ts';

import { borrowerCall, type ResponseOf } from './calls.ts';
import { portalBaseQuery, type AskForAccount } from './portalBaseQuery.ts';

/** The tag of a list of loans; each loan that was asked for by itself has its identifier. */
export const ALL_LOANS = 'ALL';

/** The borrower base: each feature injects its own endpoints. Tags live here because they are what features share. */
export const borrowerApi = createApi({
  reducerPath: 'borrowerApi',
  baseQuery: portalBaseQuery('borrower', askForAccount),
  refetchOnReconnect: true,
  tagTypes: ['Loan', 'Profile'],
  endpoints: (build) => ({
    /**
     * The server's view of the session of that person, or of a visitor. Asking sets the XSRF cookie that the writes of all four bases
     * carry, which is why it stands here. Asked for with `askForAccount`.
     */
    getAccount: build.query<ResponseOf<BorrowerCalls, 'GET account'>, string | null>({
      query: () => borrowerCall('GET account', { timeoutMs: 10_000 }),
      keepUnusedDataFor: Infinity,
      extraOptions: { quiet: true },
    }),
  }),
});

/** One call for each person who uses the page, however many wait for it; one that failed is made again. */
export async function askForAccount({ dispatch, getState }: Parameters<AskForAccount>[0], anew = false): Promise<void> {
  const user = selectUser(getState() as { session: SessionSlice }); // every store of the portal has it under this key
  await dispatch(borrowerApi.endpoints.getAccount.initiate(user?.sub ?? null, { subscribe: false, forceRefetch: anew }));
}
