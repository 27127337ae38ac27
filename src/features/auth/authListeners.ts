import type { PayloadAction } from '@reduxjs/toolkit';

import { httpStatusOf } from '#platform/api/portalError.ts';
import type { Listeners, PortalListenerApi } from '#platform/listen.ts';
import { paths } from '#platform/routing/paths.ts';
import { failureCodeOf } from '#platform/session/client/identityFailure.ts';
import {
  callbackOpened,
  leavingFailed,
  leavingToSignIn,
  profileRefused,
  selectEnded,
  selectIsEnding,
  selectIsLeaving,
  selectIsLoggedIn,
  selectIsProfileRefused,
  selectIsServiceDown,
  selectSignInWindow,
  serviceFoundDown,
  sessionResumed,
  signedIn,
  signedOut,
  signInFailed,
  signInRequested,
  signInWindowLeft,
  signInWindowOpened,
  signOutRequested,
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

const { getProfile, signOut } = authApi.endpoints;

/** Signing in, its failures, the profile, signing out: each event, and what it leads to. */
export const authListeners: Listeners = (start) => {
  start({ actionCreator: signInRequested, effect: leaveOrOpenWindow });
  start({ actionCreator: signInWindowLeft, effect: (_left, { extra }) => extra.identity.giveUpWindow() });
  start({ actionCreator: callbackOpened, effect: completeSignIn });
  start({ actionCreator: signInFailed, effect: countSignInFailure });
  start({ actionCreator: signedIn, effect: loadProfile });
  start({ actionCreator: sessionResumed, effect: loadResumedProfile });
  start({ matcher: getProfile.matchFulfilled, effect: checkProfile });
  start({ matcher: getProfile.matchRejected, effect: signInForProfile });
  start({ actionCreator: signOutRequested, effect: signOutEverywhere });
  start({
    actionCreator: signedOut,
    effect: ({ payload: { reason } }, { extra }) => clearTabStorage(extra.tabStorage, reason),
  });
};

async function leaveOrOpenWindow({ payload }: ReturnType<typeof signInRequested>, api: PortalListenerApi): Promise<void> {
  const { dispatch, extra, getState } = api;
  const { returnUrl, byPerson = false, inThisWindow = false, register } = payload;
  if (byPerson) extra.identity.giveUpWindow();
  else if (selectSignInWindow(getState()) === 'open') return; // the person is about to
  const isByWindow = byPerson && !inThisWindow && register === undefined && extra.config.identity.popup === true;
  if (isByWindow && !selectIsLeaving(getState()) && !selectIsEnding(getState())) {
    await signInByWindow(returnUrl, api);
    return;
  }
  const isUnwanted = () => selectIsEnding(getState()) || (selectEnded(getState()) !== null && !byPerson);
  if (selectIsLeaving(getState()) || isUnwanted()) return;
  dispatch(leavingToSignIn());
  try {
    await api.delay(0); // a refused profile is counted first: it may be the failure that leads to the server-down page
    if (selectIsServiceDown(getState()) || isUnwanted()) return;
    if (!byPerson && !mayRedirectAgain(extra.tabStorage, Date.now())) {
      dispatch(signInFailed({ code: 'tooManySignIns' }));
      return;
    }
    await extra.identity.signIn(returnUrl, register);
  } catch (failure) {
    dispatch(signInFailed({ code: failureCodeOf(failure) }));
  }
}

async function signInByWindow(returnUrl: string, { dispatch, extra }: PortalListenerApi): Promise<void> {
  try {
    const work = extra.identity.signInByWindow(returnUrl); // the window opens here, before anything is waited for
    dispatch(signInWindowOpened({ returnUrl }));
    const finished = await work;
    // One that was given up says nothing: the person knows.
    if (finished !== null) dispatch(signedIn({ ...finished.session, returnUrl }));
  } catch (failure) {
    dispatch(signInFailed({ code: failureCodeOf(failure) }));
  }
}

async function completeSignIn(_opened: unknown, { delay, dispatch, extra }: PortalListenerApi): Promise<void> {
  try {
    if (await extra.identity.handOver(window.location.href)) await delay(HAND_OVER_MS);
    const { session, returnUrl } = await extra.identity.completeSignIn(window.location.href);
    dispatch(signedIn({ ...session, returnUrl }));
  } catch (failure) {
    dispatch(signInFailed({ code: failureCodeOf(failure) }));
  }
}

function countSignInFailure({ payload: { code } }: PayloadAction<{ code: SignInProblem }>, api: PortalListenerApi): void {
  const { dispatch, extra, getState } = api;
  if (!NO_FAILURES.includes(code) && noteLoginFailure(extra.storage)) goToServerDown(api);
  // A session that the API refuses and the provider does not renew is of no use any more.
  else if (code === 'tooManySignIns' && selectIsLoggedIn(getState())) dispatch(signOutRequested({ reason: 'expired' }));
}

async function loadProfile(_begun: unknown, { dispatch }: PortalListenerApi): Promise<void> {
  await dispatch(getProfile.initiate(undefined, { subscribe: false, forceRefetch: true }));
}

/** On the callback page a new session is on its way. */
const loadResumedProfile: typeof loadProfile = async (resumed, api) => {
  if (window.location.pathname !== paths.auth.callback) await loadProfile(resumed, api);
};

function checkProfile({ payload }: { payload: { userId: string } }, { dispatch, extra }: PortalListenerApi): void {
  if (payload.userId.includes(INVALID_USER_ID)) dispatch(signOutRequested({ reason: 'invalidProfile' }));
  else clearLoginFailures(extra.storage);
}

function signInForProfile({ payload: error }: { payload?: unknown }, api: PortalListenerApi): void {
  const { dispatch, extra, getState } = api;
  const state = getState();
  // Without an answer nothing is wrong with the sign-in; a session that ended meanwhile has no profile. A screen may ask again
  // while the page is leaving: one failure of one session counts once.
  const isRefused = httpStatusOf(error) !== undefined;
  if (!isRefused || selectIsProfileRefused(state) || !selectIsLoggedIn(state) || selectIsEnding(state)) return;
  dispatch(profileRefused());
  if (noteLoginFailure(extra.storage)) goToServerDown(api);
  else dispatch(signInRequested({ returnUrl: window.location.pathname + window.location.search }));
}

function goToServerDown({ dispatch, extra }: PortalListenerApi): void {
  dispatch(serviceFoundDown());
  extra.leaveTo(paths.serverDown);
}

async function signOutEverywhere(
  { payload: { reason } }: ReturnType<typeof signOutRequested>,
  api: PortalListenerApi,
): Promise<void> {
  const { dispatch, extra, getOriginalState, getState } = api;
  // Of many requests the first one signs out; without a session there is nothing to end.
  if (selectIsEnding(getOriginalState()) || !selectIsEnding(getState())) return;
  const { identity, storage, tabStorage } = extra;
  const idTokenHint = identity.idToken(); // before the keys go
  identity.end();
  // Sign-out goes on whatever fails.
  const step = <Result>(work: Promise<Result>) => atMost(SIGN_OUT_STEP_MS, work).catch(() => undefined);
  await step(dispatch(signOut.initiate(undefined, { track: false })));
  await step(identity.revoke());
  clearStoredSession(storage);
  dispatch(signedOut({ reason, leaving: true }));
  keepEnded(tabStorage, reason);
  const isLeaving = await step(identity.signOut({ idTokenHint }));
  if (isLeaving !== true) dispatch(leavingFailed());
}
