import type { PayloadAction } from '@reduxjs/toolkit';

import { isPortalError } from '#platform/api/portalError.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import type { Listeners, PortalListenerApi } from '#platform/storeTypes.ts';
import { isEmbedded } from '#platform/routing/isEmbedded.ts';
import { paths } from '#platform/routing/paths.ts';
import { seemsOffline } from '#platform/seemsOffline.ts';
import { withTimeout } from '#platform/withTimeout.ts';
import { IdentityFailure, logFailure, warnInConsole } from '#platform/identity/identityFailure.ts';
import { isUnintended } from '#platform/session/store/session.ts';
import { currentReturnUrl } from '#platform/session/store/currentReturnUrl.ts';
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
import { clearStoredSession, clearTabStorage, storeEndReason, storeLocation } from '#platform/session/store/storedSession.ts';

import { authApi } from './authApi.ts';
import { clearLoginFailures, countLoginFailure } from './signIn/loginFailures.ts';
import { allowRedirect } from './signIn/allowRedirect.ts';
import { removeOtherUsersDraft } from './signIn/returnUrl.ts';

/** Longest time that one step of signing out may take. */
const SIGN_OUT_STEP_TIMEOUT_MS = 3000;

/** Longest wait before the next sign-in, even if the lender's `Retry-After` header asks for more. */
const MAX_SIGN_IN_WAIT_SECONDS = 10;

/** A `userId` that contains this is invalid (specification, section 4). */
const INVALID_USER_ID = '00000000';

/** Problems caused by the user, the browser, the device's clock or a link opened twice. They do not count as failures of the service. */
const NOT_SERVICE_FAILURES: SignInProblem[] = [
  'cancelled',
  'popupClosed',
  'popupBlocked',
  'popupTimeout',
  'insecurePage',
  'storageBlocked',
  'expired',
  'issuedInFuture',
  'notYetValid',
  'accessTokenExpired',
  'stateUnknown',
  'stateMissing',
  'tooManySignIns',
];

/** Loaded only when needed, in the same chunk as the problem texts. */
const loadSignInProblemToast = () => import(/* webpackChunkName: "SignInProblemText" */ './signIn/showSignInProblem.ts');

const REDIRECT_LOOP_DETAILS = { expected: 'a lender that takes the provider’s tokens', got: 'one sign-in right after another' };
const MISSING_SCRIPT_DETAILS = { expected: 'the script that finishes a sign-in', got: 'none' };

/** In the same chunk as the callback page. */
const loadCompleteSignIn = () => import(/* webpackChunkName: "SigningIn" */ './signIn/completeSignIn.ts');

const { getProfile, signOut } = authApi.endpoints;

export const authListeners: Listeners = (start) => {
  start({ actionCreator: signInRequested, effect: startSignIn });
  start({ actionCreator: signInWindowLeft, effect: (_left, { extra }) => extra.identity.cancelSignInWindow() });
  start({ actionCreator: callbackOpened, effect: finishSignIn });
  start({ actionCreator: signInFailed, effect: countSignInFailure });
  start({ actionCreator: signedIn, effect: loadProfile });
  start({ actionCreator: sessionResumed, effect: loadProfileOnResume });
  start({ matcher: getProfile.matchFulfilled, effect: checkProfile });
  start({ matcher: getProfile.matchRejected, effect: reauthenticateOnProfileError });
  start({ actionCreator: screenShown, effect: fetchMissingProfile });
  start({ actionCreator: signOutRequested, effect: signOutEverywhere });
  start({
    actionCreator: signedOut,
    effect: ({ payload: { reason } }, { extra }) => clearTabStorage(extra.tabStorage, reason),
  });
};

async function startSignIn({ payload }: ReturnType<typeof signInRequested>, api: PortalListenerApi): Promise<void> {
  const { dispatch, extra, getState } = api;
  if (isEmbedded()) {
    dispatch(signedOut({ reason: 'expired' })); // ends the session in this frame only; its page shows where to sign in
    return;
  }
  const { returnUrl, byPerson = false, inThisWindow = false, register, inToast = false } = payload;
  const fail = async (thrown: unknown) => {
    const failure = logFailure(thrown);
    dispatch(signInFailed(failure));
    // Offline, this script may not load; a banner then says that there is no connection.
    if (inToast)
      await loadSignInProblemToast().then(
        ({ showSignInProblem }) => dispatch(showSignInProblem(failure.code)),
        () => undefined,
      );
  };
  if (byPerson) extra.identity.cancelSignInWindow();
  else if (selectSignInWindow(getState()) === 'open') return; // the user is signing in in that window
  const isByWindow = byPerson && !inThisWindow && register === undefined && extra.config.identity.popup === true;
  const isUnwanted = () => selectIsEnding(getState()) || (selectEnded(getState()) !== null && !byPerson);
  if (selectIsLeaving(getState()) || isUnwanted()) return;
  // Browsers offer no Web Crypto on an insecure page, so a response could not be verified.
  if (!isSecurePage()) {
    const expected = 'a page over https';
    await fail(new IdentityFailure('insecurePage', { expected, got: window.location.origin }));
    return;
  }
  // Checked now, because otherwise the sign-in would fail only after the password was entered, when the stored state is missing.
  if (!navigator.cookieEnabled || !extra.storage.isUsable()) {
    await fail(new IdentityFailure('storageBlocked', { expected: 'cookies and site data', got: 'a browser that keeps none' }));
    return;
  }
  if (isByWindow) {
    await signInByWindow(returnUrl, api);
    return;
  }
  dispatch(leavingToSignIn());
  try {
    await api.delay(0); // lets the listeners count a failed profile first, which may open the server-down page
    if (selectIsServiceDown(getState()) || isUnwanted()) return;
    if (!byPerson && !allowRedirect(extra.tabStorage, Date.now())) {
      warnInConsole('tooManySignIns', REDIRECT_LOOP_DETAILS);
      dispatch(signInFailed({ code: 'tooManySignIns' }));
      return;
    }
    await extra.identity.signIn(returnUrl, register);
  } catch (failure) {
    await fail(failure);
  } finally {
    dispatch(stayedHere());
  }
}

/**
 * Completes a sign-in. Reads the callback address before any `await`, because the page may navigate later. The early script of the
 * callback page may already have completed the sign-in and moved on.
 */
async function finishSignIn(_opened: unknown, api: PortalListenerApi): Promise<void> {
  const early = api.extra.identity.earlyCallbackUrl();
  const href = early ?? window.location.href;
  if (selectIsFinishing(api.getOriginalState())) return;
  const part = await loadCompleteSignIn().catch(() => null);
  if (part === null && early !== null) api.dispatch(sessionResumed()); // the sign-in was completed early, so the session continues as after a reload
  else if (part === null) api.dispatch(signInFailed(logFailure(new IdentityFailure('unreachable', MISSING_SCRIPT_DETAILS))));
  else await part.completeSignIn(href, api);
}

/** Compares with `false`, because a browser without this property may still be secure. */
const isSecurePage = () => (window as { isSecureContext?: boolean }).isSecureContext !== false;

async function signInByWindow(returnUrl: string, api: PortalListenerApi): Promise<void> {
  const { dispatch, extra } = api;
  try {
    const work = extra.identity.signInByWindow(returnUrl); // opens the window before any `await`, so that pop-up blockers allow it
    dispatch(signInWindowOpened({ returnUrl }));
    const finished = await work;
    // Null means that the user canceled, which needs no message.
    if (finished !== null) (await loadCompleteSignIn()).startSession(finished, api);
  } catch (failure) {
    dispatch(signInFailed(logFailure(failure)));
  }
}

function countSignInFailure({ payload: { code } }: PayloadAction<{ code: SignInProblem }>, api: PortalListenerApi): void {
  const { dispatch, extra, getState } = api;
  if (!selectIsLoggedIn(getState())) {
    if (!NOT_SERVICE_FAILURES.includes(code) && countLoginFailure(extra.storage, Date.now()))
      goToServerDown(api, paths.serverDown);
  }
  // The profile failed to load, and the limit of sign-ins per minute is reached. That limit may include sign-ins of an earlier outage.
  else if (code === 'tooManySignIns' && selectIsProfileRefused(getState())) goToServerDown(api, paths.accountDown);
  // A session that the API rejects and the provider does not renew is useless. Other sign-in problems during a session do not count
  // against the service.
  else if (code === 'tooManySignIns') dispatch(signOutRequested({ reason: 'expired' }));
}

async function loadProfile(_begun: unknown, { dispatch }: PortalListenerApi): Promise<void> {
  await dispatch(getProfile.initiate(undefined, { subscribe: false, forceRefetch: true }));
}

/**
 * Skips the callback page, where a new session is about to start. If the first screen has requested the profile already, it is not
 * requested again.
 */
async function loadProfileOnResume(_resumed: unknown, { dispatch, extra, getState }: PortalListenerApi): Promise<void> {
  // Another user may have signed in in another tab since.
  removeOtherUsersDraft(extra.tabStorage, selectUser(getState())?.sub ?? '');
  if (window.location.pathname !== paths.auth.callback) await dispatch(getProfile.initiate(undefined, { subscribe: false }));
}

/** Pages that work without a profile. They stay open when it cannot be loaded, because the server-down page links to them. */
const PAGES_WITHOUT_PROFILE: readonly string[] = [
  paths.help,
  paths.privacy.visitors,
  paths.privacy.mine,
  paths.rateInformation,
  ...Object.values(paths.legal),
];
const worksWithoutProfile = () => PAGES_WITHOUT_PROFILE.includes(window.location.pathname);

/** Fetches the profile again on the next page, which may need it although the page before did not. */
async function fetchMissingProfile(shown: unknown, api: PortalListenerApi): Promise<void> {
  const state = api.getState();
  const { isError } = getProfile.select()(state as never); // every store includes the borrower API
  const isMissing = isError && !selectIsProfileRefused(state);
  if (isMissing && selectIsLoggedIn(state) && !selectIsEnding(state) && !worksWithoutProfile()) await loadProfile(shown, api);
}

function checkProfile({ payload }: { payload: { userId: string } }, { dispatch, extra }: PortalListenerApi): void {
  if (payload.userId.includes(INVALID_USER_ID)) dispatch(signOutRequested({ reason: 'invalidProfile' }));
  else clearLoginFailures(extra.storage);
}

/**
 * Starts another sign-in when the profile cannot be loaded. A rejection, a timeout and an invalid profile are treated alike, because in
 * all three cases the user is unknown.
 */
async function reauthenticateOnProfileError({ payload: error }: { payload?: unknown }, api: PortalListenerApi): Promise<void> {
  const { dispatch, extra, getState } = api;
  if (!isPortalError(error) || error.kind === 'cancelled') return;
  // Offline, the provider cannot be reached either. The profile is requested again once the connection is back.
  if (error.kind === 'noAnswer' && seemsOffline()) return;
  const hasSession = () => selectIsLoggedIn(getState()) && !selectIsEnding(getState());
  // A screen may request the profile again while the page is being left; only one failure per session counts.
  if (selectIsProfileRefused(getState()) || !hasSession() || worksWithoutProfile()) return;
  dispatch(profileRefused());
  if (countLoginFailure(extra.storage, Date.now())) {
    goToServerDown(api, paths.accountDown);
    return;
  }
  const wait = 'retryAfterSeconds' in error ? (error.retryAfterSeconds ?? 0) : 0;
  if (wait > 0) await api.delay(Math.min(wait, MAX_SIGN_IN_WAIT_SECONDS) * 1000);
  if (hasSession()) dispatch(signInRequested({ returnUrl: currentReturnUrl(getState()) }));
}

/** @param page the server-down page to open, which says what did not work */
function goToServerDown({ dispatch, extra }: PortalListenerApi, page: string): void {
  dispatch(serviceFoundDown());
  extra.navigateAway(page);
}

async function signOutEverywhere(
  { payload: { reason } }: ReturnType<typeof signOutRequested>,
  api: PortalListenerApi,
): Promise<void> {
  const { dispatch, extra, getOriginalState, getState } = api;
  // Only the first request signs out, and only if there is a session to end.
  if (selectIsEnding(getOriginalState()) || !selectIsEnding(getState())) return;
  if (isEmbedded()) {
    dispatch(signedOut({ reason }));
    return;
  }
  const { identity, storage, tabStorage } = extra;
  const sub = selectUser(getState())?.sub;
  const address = currentReturnUrl(getState());
  const idTokenHint = identity.idToken(); // must be read before the session is removed from storage
  identity.endSession();
  // Sign-out continues even if one step fails.
  const step = <Result>(work: Promise<Result>) => withTimeout(SIGN_OUT_STEP_TIMEOUT_MS, work).catch(() => undefined);
  const signOutResult = await step(dispatch(signOut.initiate(undefined, { track: false })));
  await step(identity.revoke());
  clearStoredSession(storage, reason);
  dispatch(signedOut({ reason, leaving: true }));
  storeEndReason(tabStorage, reason);
  if (isUnintended(reason) && sub !== undefined) storeLocation(tabStorage, { sub, address, keptAt: Date.now() });
  // Offline, the provider's URL would only show the browser's error page. `navigator.onLine` can be wrong, so this also requires that the
  // sign-out request got no response.
  const isCutOff =
    seemsOffline() &&
    (signOutResult === undefined || (isPortalError(signOutResult.error) && signOutResult.error.kind === 'noAnswer'));
  if (!isCutOff) await step(identity.signOut({ idTokenHint }));
  dispatch(leavingFailed()); // this page is still shown, or shown again after Back
}
