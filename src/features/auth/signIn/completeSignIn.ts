import type { PortalListenerApi } from '#platform/storeTypes.ts';
import { logFailure } from '#platform/identity/identityFailure.ts';
import type { Session } from '#platform/session/store/session.ts';
import { selectIsEnding, selectSession, sessionResumed, signedIn, signInFailed } from '#platform/session/store/sessionSlice.ts';

import { takeReturnUrl } from './returnUrl.ts';
import { showWelcomeToast } from './showWelcomeToast.ts';

interface CompletedSignIn {
  session: Session;
  /** Not validated yet. */
  returnUrl: string;
}

/** How long a sign-in window waits for the page that opened it to close it, before it completes the sign-in itself. */
const HAND_OVER_TIMEOUT_MS = 3000;

/** Exchanges the response in the callback page's URL for a session, or reports why that failed. */
export async function completeSignIn(address: string, api: PortalListenerApi): Promise<void> {
  const { dispatch, extra } = api;
  const isFinishedEarly = extra.identity.earlyCallbackUrl() !== null;
  try {
    if (await extra.identity.passToOpener(address)) await api.delay(HAND_OVER_TIMEOUT_MS);
    const finished = await extra.identity.completeSignIn(address);
    if (isFinishedEarly) await continueEarlySignIn(finished, api);
    else startSession(finished, api);
  } catch (failure) {
    dispatch(signInFailed(logFailure(failure)));
  }
}

/**
 * Follow-up of a sign-in that the early script has completed: it has started the session and opened the target page. Meanwhile the
 * session may have been renewed or ended.
 */
async function continueEarlySignIn({ session: begun, returnUrl }: CompletedSignIn, api: PortalListenerApi): Promise<void> {
  api.extra.identity.prepare(); // signing out needs the client to revoke the refresh token, and other tabs wait for that
  const session = selectSession(api.getState());
  if (session === null || selectIsEnding(api.getState())) return;
  // Another user may have signed in in another tab since.
  if (session.user.sub !== begun.user.sub) {
    api.dispatch(sessionResumed());
    return;
  }
  startSession({ session, returnUrl }, api);
  await api.dispatch(showWelcomeToast(returnUrl)); // in a normal sign-in, the callback page does this
}

/** Starts the session. Its return URL is the requested page, or the page where the user's last session ended. */
export function startSession({ session, returnUrl }: CompletedSignIn, api: PortalListenerApi): void {
  const target = takeReturnUrl(api.extra.tabStorage, session.user.sub, returnUrl, Date.now());
  api.dispatch(signedIn({ ...session, returnUrl: target }));
}
