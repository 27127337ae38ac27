import { httpStatusOf } from '#platform/api/portalError.ts';
import type { Listeners, PortalDispatch } from '#platform/listen.ts';
import { paths } from '#platform/routing/paths.ts';
import type { IdentityClient } from '#platform/session/client/identityClient.ts';
import { failureCodeOf } from '#platform/session/client/identityFailure.ts';
import {
  callbackOpened,
  leavingFailed,
  selectEnded,
  selectIsEnding,
  selectIsLoggedIn,
  sessionResumed,
  signedIn,
  signedOut,
  signInFailed,
  signInRequested,
  signInWindowLeft,
  signInWindowOpened,
  signOutRequested,
  type SessionSlice,
  type SignInProblem,
} from '#platform/session/store/sessionSlice.ts';
import { clearStoredSession, clearTabStorage, keepEnded } from '#platform/session/store/storedSession.ts';

import { atMost } from './atMost.ts';
import { authApi } from './authApi.ts';
import { clearLoginFailures, noteLoginFailure } from './signIn/loginFailures.ts';
import { mayRedirectAgain } from './signIn/signInLoop.ts';

/** No step of signing out waits longer for anybody, in milliseconds. */
const SIGN_OUT_STEP_MS = 3000;

/** Specification, section 4: such a `userId` belongs to nobody. */
const INVALID_USER_ID = '00000000';

/** The person's own doing, or an address opened twice: no failure of the service. */
const NO_FAILURES: SignInProblem[] = [
  ...(['cancelled', 'popupClosed', 'popupBlocked', 'popupTimeout'] as const),
  ...(['stateUnknown', 'stateMissing', 'tooManySignIns'] as const),
];

/** How long a sign-in window waits for its opener to close it, before it finishes the sign-in itself. */
const HAND_OVER_MS = 3000;

/** Signing in, its failures, the profile, signing out. */
export const authListeners: Listeners = (start) => {
  let isLeaving = false;
  let isServerDown = false;
  let isSigningOut = false;
  /** A screen may ask again while the page is leaving: one failure of one session counts once. */
  let hasProfileFailed = false;
  /** Of the sign-in window that is open. */
  let givenUp: AbortController | null = null;

  start({
    actionCreator: signInRequested,
    effect: async ({ payload: { returnUrl, byPerson = false, inThisWindow = false, register } }, api) => {
      const { dispatch, extra } = api;
      if (byPerson) givenUp?.abort();
      else if (givenUp !== null) return; // the person is about to
      const isByWindow = byPerson && !inThisWindow && register === undefined && extra.config.identity.popup === true;
      if (isByWindow && !isLeaving && !selectIsEnding(sessionOf(api))) {
        await signInByWindow(returnUrl, extra.identity, dispatch);
        return;
      }
      const isUnwanted = () => selectIsEnding(sessionOf(api)) || (selectEnded(sessionOf(api)) !== null && !byPerson);
      if (isLeaving || isUnwanted()) return;
      isLeaving = true;
      try {
        await api.delay(0); // a refused profile is counted first: it may be the failure that leads to the server-down page
        if (isServerDown || isUnwanted()) return;
        if (!byPerson && !mayRedirectAgain(extra.tabStorage, Date.now())) {
          dispatch(signInFailed({ code: 'tooManySignIns' }));
          return;
        }
        await extra.identity.signIn(returnUrl, register);
      } catch (failure) {
        dispatch(signInFailed({ code: failureCodeOf(failure) }));
      } finally {
        isLeaving = false;
      }
    },
  });

  const signInByWindow = async (returnUrl: string, identity: IdentityClient, dispatch: PortalDispatch) => {
    const attempt = new AbortController();
    givenUp = attempt;
    try {
      const work = identity.signInByWindow(returnUrl, attempt.signal); // the window opens here, before anything is waited for
      dispatch(signInWindowOpened({ returnUrl }));
      const { session } = await work;
      dispatch(signedIn({ ...session, returnUrl }));
    } catch (failure) {
      // One that was given up here says nothing: the person knows.
      if (!attempt.signal.aborted) dispatch(signInFailed({ code: failureCodeOf(failure) }));
    } finally {
      if (givenUp === attempt) givenUp = null;
    }
  };

  start({
    actionCreator: signInWindowLeft,
    effect: () => givenUp?.abort(),
  });

  start({
    actionCreator: callbackOpened,
    effect: async (_action, { delay, dispatch, extra }) => {
      try {
        if (await extra.identity.handOver(window.location.href)) await delay(HAND_OVER_MS);
        const { session, returnUrl } = await extra.identity.completeSignIn(window.location.href);
        dispatch(signedIn({ ...session, returnUrl }));
      } catch (failure) {
        dispatch(signInFailed({ code: failureCodeOf(failure) }));
      }
    },
  });

  start({
    actionCreator: signInFailed,
    effect: ({ payload: { code } }, api) => {
      const { dispatch, extra } = api;
      if (!NO_FAILURES.includes(code) && noteLoginFailure(extra.storage)) goDown(extra.leaveTo);
      // A session that the API refuses and the provider does not renew is of no use any more.
      else if (code === 'tooManySignIns' && selectIsLoggedIn(sessionOf(api))) dispatch(signOutRequested({ reason: 'expired' }));
    },
  });

  const goDown = (leaveTo: (url: string) => void) => {
    isServerDown = true;
    leaveTo(paths.serverDown);
  };

  for (const actionCreator of [signedIn, sessionResumed]) {
    start({
      actionCreator,
      effect: async (_action, { dispatch }) => {
        hasProfileFailed = false;
        // On the callback page a new session is on its way.
        if (actionCreator === sessionResumed && window.location.pathname === paths.auth.callback) return;
        await dispatch(authApi.endpoints.getProfile.initiate(undefined, { subscribe: false, forceRefetch: true }));
      },
    });
  }

  start({
    matcher: authApi.endpoints.getProfile.matchFulfilled,
    effect: ({ payload }, { dispatch, extra }) => {
      if (payload.userId.includes(INVALID_USER_ID)) dispatch(signOutRequested({ reason: 'invalidProfile' }));
      else clearLoginFailures(extra.storage);
    },
  });

  start({
    matcher: authApi.endpoints.getProfile.matchRejected,
    effect: ({ payload }, api) => {
      const { dispatch, extra } = api;
      // Without an answer nothing is wrong with the sign-in; a session that ended meanwhile has no profile.
      const isRefused = payload !== undefined && httpStatusOf(payload) !== undefined;
      if (!isRefused || hasProfileFailed || !selectIsLoggedIn(sessionOf(api)) || selectIsEnding(sessionOf(api))) return;
      hasProfileFailed = true;
      if (noteLoginFailure(extra.storage)) goDown(extra.leaveTo);
      else dispatch(signInRequested({ returnUrl: window.location.pathname + window.location.search }));
    },
  });

  start({
    actionCreator: signOutRequested,
    effect: async ({ payload: { reason } }, api) => {
      const { dispatch, extra } = api;
      if (isSigningOut || !selectIsEnding(sessionOf(api))) return;
      isSigningOut = true;
      try {
        const { identity, storage, tabStorage } = extra;
        const idTokenHint = identity.idToken(); // before the keys go
        identity.end();
        // Sign-out goes on whatever fails.
        const step = <Result>(work: Promise<Result>) => atMost(SIGN_OUT_STEP_MS, work).catch(() => undefined);
        await step(dispatch(authApi.endpoints.signOut.initiate(undefined, { track: false })));
        await step(identity.revoke());
        clearStoredSession(storage);
        dispatch(signedOut({ reason, leaving: true }));
        keepEnded(tabStorage, reason);
        const isLeaving = await step(identity.signOut({ idTokenHint }));
        if (isLeaving !== true) dispatch(leavingFailed());
      } finally {
        isSigningOut = false;
      }
    },
  });

  start({
    actionCreator: signedOut,
    effect: ({ payload: { reason } }, { extra }) => clearTabStorage(extra.tabStorage, reason),
  });
};

/** Every store of the portal has the session slice under this key. */
const sessionOf = (api: { getState: () => unknown }) => api.getState() as { session: SessionSlice };
