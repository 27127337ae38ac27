import type { PortalListenerApi } from '#platform/listen.ts';
import { reported } from '#platform/identity/identityFailure.ts';
import type { Session } from '#platform/session/store/session.ts';
import { selectIsEnding, selectSession, sessionResumed, signedIn, signInFailed } from '#platform/session/store/sessionSlice.ts';

import { takeKept } from './wayBack.ts';
import { welcome } from './welcome.ts';

interface Finished {
  session: Session;
  /** Unchecked. */
  returnUrl: string;
}

/** How long a sign-in window waits for its opener to close it, before it finishes the sign-in itself. */
const HAND_OVER_MS = 3000;

/** Exchanges the answer in the address of the callback page for a session, or says why that failed. */
export async function completeSignIn(address: string, api: PortalListenerApi): Promise<void> {
  const { dispatch, extra } = api;
  const isFinishedEarly = extra.identity.finishedEarly() !== null;
  try {
    if (await extra.identity.handOver(address)) await api.delay(HAND_OVER_MS);
    const finished = await extra.identity.completeSignIn(address);
    if (isFinishedEarly) await goOn(finished, api);
    else begin(finished, api);
  } catch (failure) {
    dispatch(signInFailed(reported(failure)));
  }
}

/** The document has begun the session, which may have been renewed since, or be over, and went on to that page. What follows a sign-in follows now. */
async function goOn({ session: begun, returnUrl }: Finished, api: PortalListenerApi): Promise<void> {
  api.extra.identity.prepare(); // a sign-out needs it to take the refresh token back, and other tabs wait for that
  const session = selectSession(api.getState());
  if (session === null || selectIsEnding(api.getState())) return;
  // Somebody else may have signed in in another tab since.
  if (session.user.sub !== begun.user.sub) {
    api.dispatch(sessionResumed());
    return;
  }
  begin({ session, returnUrl }, api);
  await api.dispatch(welcome(returnUrl)); // otherwise the callback page says so when it goes on
}

/** The session begins, on the way to the page that was asked for, or to the one where the last session ended. */
export function begin({ session, returnUrl }: Finished, api: PortalListenerApi): void {
  const target = takeKept(api.extra.tabStorage, session.user.sub, returnUrl, Date.now());
  api.dispatch(signedIn({ ...session, returnUrl: target }));
}
