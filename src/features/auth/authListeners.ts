import type { PayloadAction } from '@reduxjs/toolkit';

import { isPortalError } from '#platform/api/portalError.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import type { Listeners, PortalListenerApi } from '#platform/listen.ts';
import { isEmbedded } from '#platform/routing/isEmbedded.ts';
import { paths } from '#platform/routing/paths.ts';
import { seemsOffline } from '#platform/seemsOffline.ts';
import { atMost } from '#platform/atMost.ts';
import { IdentityFailure, reported, tellConsole } from '#platform/identity/identityFailure.ts';
import { isUnasked } from '#platform/session/store/session.ts';
import { placeToReturnTo } from '#platform/session/store/placeToReturnTo.ts';
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
import { mayRedirectAgain } from './signIn/signInLoop.ts';
import { dropOthersDraft } from './signIn/wayBack.ts';

/** The most milliseconds that one step of signing out may take. */
const SIGN_OUT_STEP_MS = 3000;

/** A lender that asks for patience gets at most this much before the next sign-in. */
const LONGEST_WAIT_SECONDS = 10;

/** Specification, section 4: a `userId` with this in it is invalid. */
const INVALID_USER_ID = '00000000';

/** Caused by the person, by their browser or their device's clock, or by an address opened twice: not failures of the service. */
const NO_FAILURES: SignInProblem[] = [
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

/** Loaded with the sentences, when one is needed. */
const loadToast = () => import(/* webpackChunkName: "SignInProblemText" */ './signIn/tellProblem.ts');

const IN_CIRCLES = { expected: 'a lender that takes the provider’s tokens', got: 'one sign-in right after another' };
const SCRIPT = { expected: 'the script that finishes a sign-in', got: 'none' };

/** In the code of the page that finishes a sign-in. */
const loadFinish = () => import(/* webpackChunkName: "SigningIn" */ './signIn/finishSignIn.ts');

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
  start({ actionCreator: screenShown, effect: askForMissingProfile });
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
  const fail = async (thrown: unknown) => {
    const failure = reported(thrown);
    dispatch(signInFailed(failure));
    // Without a connection there is no toast, but the banner that says so.
    if (inToast)
      await loadToast().then(
        ({ tellProblem }) => dispatch(tellProblem(failure.code)),
        () => undefined,
      );
  };
  if (byPerson) extra.identity.giveUpWindow();
  else if (selectSignInWindow(getState()) === 'open') return; // the person is signing in there
  const isByWindow = byPerson && !inThisWindow && register === undefined && extra.config.identity.popup === true;
  const isUnwanted = () => selectIsEnding(getState()) || (selectEnded(getState()) !== null && !byPerson);
  if (selectIsLeaving(getState()) || isUnwanted()) return;
  // Browsers sign and hash nothing on such a page, and an answer could not be verified.
  if (!isSecurePage()) {
    const expected = 'a page over https';
    await fail(new IdentityFailure('insecurePage', { expected, got: window.location.origin }));
    return;
  }
  // Otherwise it would show only after the password, when what was stored for the way back is not there.
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
    await api.delay(0); // counts a refused profile first, because that may lead to the server-down page
    if (selectIsServiceDown(getState()) || isUnwanted()) return;
    if (!byPerson && !mayRedirectAgain(extra.tabStorage, Date.now())) {
      tellConsole('tooManySignIns', IN_CIRCLES);
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

/** The answer is in the address, which is read before any wait: after one, the page may be another. The document may have gone on already. */
async function finishSignIn(_opened: unknown, api: PortalListenerApi): Promise<void> {
  const early = api.extra.identity.finishedEarly();
  const href = early ?? window.location.href;
  if (selectIsFinishing(api.getOriginalState())) return;
  const part = await loadFinish().catch(() => null);
  if (part === null && early !== null) api.dispatch(sessionResumed()); // it was finished, and goes on as one that was loaded again
  else if (part === null) api.dispatch(signInFailed(reported(new IdentityFailure('unreachable', SCRIPT))));
  else await part.completeSignIn(href, api);
}

/** Only `false` counts: what does not know the word may be secure. */
const isSecurePage = () => (window as { isSecureContext?: boolean }).isSecureContext !== false;

async function signInByWindow(returnUrl: string, api: PortalListenerApi): Promise<void> {
  const { dispatch, extra } = api;
  try {
    const work = extra.identity.signInByWindow(returnUrl); // the window opens here, before any wait
    dispatch(signInWindowOpened({ returnUrl }));
    const finished = await work;
    // Null: the person canceled it and needs no message.
    if (finished !== null) (await loadFinish()).begin(finished, api);
  } catch (failure) {
    dispatch(signInFailed(reported(failure)));
  }
}

function countSignInFailure({ payload: { code } }: PayloadAction<{ code: SignInProblem }>, api: PortalListenerApi): void {
  const { dispatch, extra, getState } = api;
  if (!selectIsLoggedIn(getState())) {
    if (!NO_FAILURES.includes(code) && noteLoginFailure(extra.storage, Date.now())) goToServerDown(api, paths.serverDown);
  }
  // The sign-ins of an outage count for a minute, also when the next profile that does not come is the first of another one.
  else if (code === 'tooManySignIns' && selectIsProfileRefused(getState())) goToServerDown(api, paths.accountDown);
  // A session that the API refuses and the provider does not renew is useless. While one stands, nothing else speaks against the service.
  else if (code === 'tooManySignIns') dispatch(signOutRequested({ reason: 'expired' }));
}

async function loadProfile(_begun: unknown, { dispatch }: PortalListenerApi): Promise<void> {
  await dispatch(getProfile.initiate(undefined, { subscribe: false, forceRefetch: true }));
}

/** Not on the callback page, where a new session is about to begin. The first screen may have asked for it already. */
async function loadResumedProfile(_resumed: unknown, { dispatch, extra, getState }: PortalListenerApi): Promise<void> {
  // Somebody else may have signed in in another tab since.
  dropOthersDraft(extra.tabStorage, selectUser(getState())?.sub ?? '');
  if (window.location.pathname !== paths.auth.callback) await dispatch(getProfile.initiate(undefined, { subscribe: false }));
}

/** Pages that need no profile. They stay while none comes: the page that says so leads to them. */
const OPEN_PAGES: readonly string[] = [
  paths.help,
  paths.privacy.visitors,
  paths.privacy.mine,
  paths.rateInformation,
  ...Object.values(paths.legal),
];
const isOpenPage = () => OPEN_PAGES.includes(window.location.pathname);

/** The next page may need the account that an open page did without. */
async function askForMissingProfile(shown: unknown, api: PortalListenerApi): Promise<void> {
  const state = api.getState();
  const { isError } = getProfile.select()(state as never); // every store has the borrower API
  const isMissing = isError && !selectIsProfileRefused(state);
  if (isMissing && selectIsLoggedIn(state) && !selectIsEnding(state) && !isOpenPage()) await loadProfile(shown, api);
}

function checkProfile({ payload }: { payload: { userId: string } }, { dispatch, extra }: PortalListenerApi): void {
  if (payload.userId.includes(INVALID_USER_ID)) dispatch(signOutRequested({ reason: 'invalidProfile' }));
  else clearLoginFailures(extra.storage);
}

/** A refusal, no answer in time, and an answer that is no profile are the same to the person: nobody can say whose portal this is. */
async function signInForProfile({ payload: error }: { payload?: unknown }, api: PortalListenerApi): Promise<void> {
  const { dispatch, extra, getState } = api;
  if (!isPortalError(error) || error.kind === 'cancelled') return;
  // Without a connection the provider cannot be reached either; the profile is asked for again when it is back.
  if (error.kind === 'noAnswer' && seemsOffline()) return;
  const hasSession = () => selectIsLoggedIn(getState()) && !selectIsEnding(getState());
  // A screen may ask again while the page is leaving; in one session only one failure counts.
  if (selectIsProfileRefused(getState()) || !hasSession() || isOpenPage()) return;
  dispatch(profileRefused());
  if (noteLoginFailure(extra.storage, Date.now())) {
    goToServerDown(api, paths.accountDown);
    return;
  }
  const wait = 'retryAfterSeconds' in error ? (error.retryAfterSeconds ?? 0) : 0;
  if (wait > 0) await api.delay(Math.min(wait, LONGEST_WAIT_SECONDS) * 1000);
  if (hasSession()) dispatch(signInRequested({ returnUrl: placeToReturnTo(getState()) }));
}

/** @param page what it says did not work */
function goToServerDown({ dispatch, extra }: PortalListenerApi, page: string): void {
  dispatch(serviceFoundDown());
  extra.leaveTo(page);
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
  const address = placeToReturnTo(getState());
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
  if (!isCutOff) await step(identity.signOut({ idTokenHint }));
  dispatch(leavingFailed()); // somebody looks at this page still, or again
}
