import type { PayloadAction } from '@reduxjs/toolkit';

import { httpStatusOf, isPortalError } from '#platform/api/portalError.ts';
import type { Listeners, PortalListenerApi } from '#platform/listen.ts';
import { isEmbedded } from '#platform/routing/isEmbedded.ts';
import { paths } from '#platform/routing/paths.ts';
import { seemsOffline } from '#platform/seemsOffline.ts';
import { atMost } from '#platform/session/client/atMost.ts';
import { failureCodeOf } from '#platform/session/client/identityFailure.ts';
import { isUnasked } from '#platform/session/store/session.ts';
import {
  callbackOpened,
  leavingFailed,
  leavingToSignIn,
  profileRefused,
  selectEnded,
  selectIsEnding,
  selectIsFinishing,
  selectIsLeaving,
  selectIsLoggedIn,
  selectIsProfileRefused,
  selectIsServiceDown,
  selectSignInWindow,
  selectUser,
  serviceFoundDown,
  sessionResumed,
  signedIn,
  signedOut,
  signInFailed,
  signInRequested,
  signInWindowLeft,
  signInWindowOpened,
  signOutRequested,
  stayedHere,
  type SignInProblem,
} from '#platform/session/store/sessionSlice.ts';
import { clearStoredSession, clearTabStorage, keepEnded, keepWayBack } from '#platform/session/store/storedSession.ts';

import { authApi } from './authApi.ts';
import { clearLoginFailures, noteLoginFailure } from './signIn/loginFailures.ts';
import { dropOthersDraft } from './signIn/wayBack.ts';

/** The most milliseconds that one step of signing out may take. */
const SIGN_OUT_STEP_MS = 3000;

/** Specification, section 4: a `userId` with this in it is invalid. */
const INVALID_USER_ID = '00000000';

/** Caused by the person, by their browser or their device's clock, or by an address opened twice: not failures of the service. */
const NO_FAILURES: SignInProblem[] = [
  'cancelled',
  'popupClosed',
  'popupBlocked',
  'popupTimeout',
  'storageBlocked',
  'expired',
  'issuedInFuture',
  'notYetValid',
  'accessTokenExpired',
  'stateUnknown',
  'stateMissing',
  'tooManySignIns',
];

/** Loaded with the sentences, when one is needed. */
const loadToast = () => import(/* webpackChunkName: "SignInProblemText" */ './signIn/tellProblem.ts');

/** In the code of the page that finishes a sign-in. */
const loadFinish = () => import(/* webpackChunkName: "SigningIn" */ './signIn/finishSignIn.ts');

/** In the code that leaving for sign-in loads anyway. */
const loadLoopGuard = () => import(/* webpackChunkName: "verifiedUserManager" */ './signIn/signInLoop.ts');

const { getProfile, signOut } = authApi.endpoints;

/** Signing in, its failures, the profile, signing out: which effect follows each event. */
export const authListeners: Listeners = (start) => {
  start({ actionCreator: signInRequested, effect: leaveOrOpenWindow });
  start({ actionCreator: signInWindowLeft, effect: (_left, { extra }) => extra.identity.giveUpWindow() });
  start({ actionCreator: callbackOpened, effect: finishSignIn });
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
  if (isEmbedded()) {
    dispatch(signedOut({ reason: 'expired' })); // in this frame alone: its page says where to sign in
    return;
  }
  const { returnUrl, byPerson = false, inThisWindow = false, register, inToast = false } = payload;
  const fail = async (code: SignInProblem) => {
    dispatch(signInFailed({ code }));
    // Without a connection there is no toast, but the banner that says so.
    if (inToast)
      await loadToast().then(
        ({ tellProblem }) => dispatch(tellProblem(code)),
        () => undefined,
      );
  };
  if (byPerson) extra.identity.giveUpWindow();
  else if (selectSignInWindow(getState()) === 'open') return; // the person is signing in there
  const isByWindow = byPerson && !inThisWindow && register === undefined && extra.config.identity.popup === true;
  const isUnwanted = () => selectIsEnding(getState()) || (selectEnded(getState()) !== null && !byPerson);
  if (selectIsLeaving(getState()) || isUnwanted()) return;
  // Otherwise it would show only after the password, when what was stored for the way back is not there.
  if (!navigator.cookieEnabled || !extra.storage.isUsable()) {
    await fail('storageBlocked');
    return;
  }
  if (isByWindow) {
    await signInByWindow(returnUrl, api);
    return;
  }
  dispatch(leavingToSignIn());
  try {
    await api.delay(0); // counts a refused profile first, because that may lead to the server-down page
    if (selectIsServiceDown(getState()) || isUnwanted()) return;
    if (!byPerson && !(await loadLoopGuard()).mayRedirectAgain(extra.tabStorage, Date.now())) {
      dispatch(signInFailed({ code: 'tooManySignIns' }));
      return;
    }
    await extra.identity.signIn(returnUrl, register);
  } catch (failure) {
    await fail(failureCodeOf(failure));
  } finally {
    dispatch(stayedHere());
  }
}

/** The callback is opened before its page is drawn, and by the page once more, which may be come to in other ways. */
async function finishSignIn(_opened: unknown, api: PortalListenerApi): Promise<void> {
  if (selectIsFinishing(api.getOriginalState())) return;
  const part = await loadFinish().catch(() => null);
  if (part === null) api.dispatch(signInFailed({ code: 'unreachable' }));
  else await part.completeSignIn(api);
}

async function signInByWindow(returnUrl: string, api: PortalListenerApi): Promise<void> {
  const { dispatch, extra } = api;
  try {
    const work = extra.identity.signInByWindow(returnUrl); // the window opens here, before any wait
    dispatch(signInWindowOpened({ returnUrl }));
    const finished = await work;
    // Null: the person canceled it and needs no message.
    if (finished !== null) (await loadFinish()).begin(finished, api);
  } catch (failure) {
    dispatch(signInFailed({ code: failureCodeOf(failure) }));
  }
}

function countSignInFailure({ payload: { code } }: PayloadAction<{ code: SignInProblem }>, api: PortalListenerApi): void {
  const { dispatch, extra, getState } = api;
  if (!NO_FAILURES.includes(code) && noteLoginFailure(extra.storage, Date.now())) goToServerDown(api);
  // A session that the API refuses and the provider does not renew is useless.
  else if (code === 'tooManySignIns' && selectIsLoggedIn(getState())) dispatch(signOutRequested({ reason: 'expired' }));
}

async function loadProfile(_begun: unknown, { dispatch }: PortalListenerApi): Promise<void> {
  await dispatch(getProfile.initiate(undefined, { subscribe: false, forceRefetch: true }));
}

/** Not on the callback page, where a new session is about to begin. */
const loadResumedProfile: typeof loadProfile = async (resumed, api) => {
  // Somebody else may have signed in in another tab since.
  dropOthersDraft(api.extra.tabStorage, selectUser(api.getState())?.sub ?? '');
  if (window.location.pathname !== paths.auth.callback) await loadProfile(resumed, api);
};

function checkProfile({ payload }: { payload: { userId: string } }, { dispatch, extra }: PortalListenerApi): void {
  if (payload.userId.includes(INVALID_USER_ID)) dispatch(signOutRequested({ reason: 'invalidProfile' }));
  else clearLoginFailures(extra.storage);
}

function signInForProfile({ payload: error }: { payload?: unknown }, api: PortalListenerApi): void {
  const { dispatch, extra, getState } = api;
  const state = getState();
  // A missing answer is not a problem of the sign-in, and a session that has ended has no profile. A screen may ask again
  // while the page is leaving; in one session only one failure counts.
  const isRefused = httpStatusOf(error) !== undefined;
  if (!isRefused || selectIsProfileRefused(state) || !selectIsLoggedIn(state) || selectIsEnding(state)) return;
  dispatch(profileRefused());
  if (noteLoginFailure(extra.storage, Date.now())) goToServerDown(api);
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
  // Only the first request signs out. Without a session there is nothing to end.
  if (selectIsEnding(getOriginalState()) || !selectIsEnding(getState())) return;
  if (isEmbedded()) {
    dispatch(signedOut({ reason }));
    return;
  }
  const { identity, storage, tabStorage } = extra;
  const sub = selectUser(getState())?.sub;
  const address = window.location.pathname + window.location.search;
  const idTokenHint = identity.idToken(); // read before the keys are removed
  identity.end();
  // Sign-out continues whatever fails.
  const step = <Result>(work: Promise<Result>) => atMost(SIGN_OUT_STEP_MS, work).catch(() => undefined);
  const told = await step(dispatch(signOut.initiate(undefined, { track: false })));
  await step(identity.revoke());
  clearStoredSession(storage, reason);
  dispatch(signedOut({ reason, leaving: true }));
  keepEnded(tabStorage, reason);
  if (isUnasked(reason) && sub !== undefined) keepWayBack(tabStorage, { sub, address, keptAt: Date.now() });
  // Without a connection the provider's address shows the browser's own page. That the browser takes itself for offline is not enough to stay.
  const isCutOff = seemsOffline() && (told === undefined || (isPortalError(told.error) && told.error.kind === 'noAnswer'));
  const isLeaving = !isCutOff && (await step(identity.signOut({ idTokenHint })));
  if (isLeaving !== true) dispatch(leavingFailed());
}
