import type { PortalListenerApi } from '#platform/listen.ts';
import { reported } from '#platform/identity/identityFailure.ts';
import type { Session } from '#platform/session/store/session.ts';
import { signedIn, signInFailed } from '#platform/session/store/sessionSlice.ts';

import { takeKept } from './wayBack.ts';

/** How long a sign-in window waits for its opener to close it, before it finishes the sign-in itself. */
const HAND_OVER_MS = 3000;

/** Exchanges the answer in the address of the callback page for a session, or says why that failed. */
export async function completeSignIn(address: string, api: PortalListenerApi): Promise<void> {
  const { dispatch, extra } = api;
  try {
    if (await extra.identity.handOver(address)) await api.delay(HAND_OVER_MS);
    begin(await extra.identity.completeSignIn(address), api);
  } catch (failure) {
    dispatch(signInFailed(reported(failure)));
  }
}

/** The session begins, on the way to the page that was asked for, or to the one where the last session ended. */
export function begin({ session, returnUrl }: { session: Session; returnUrl: string }, api: PortalListenerApi): void {
  const target = takeKept(api.extra.tabStorage, session.user.sub, returnUrl, Date.now());
  api.dispatch(signedIn({ ...session, returnUrl: target }));
}
