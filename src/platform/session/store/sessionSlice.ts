import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

import type { SafeStorage } from '#platform/config/safeStorage.ts';

import type { IdentityFailureCode } from './identityFailureCodes.ts';
import type { EndReason, Session, SessionUser } from './session.ts';
import { restoreSession, STORAGE_KEYS } from './storedSession.ts';

/** `tooManySignIns` means that this tab was redirected to sign-in several times in a row. */
export type SignInProblem = IdentityFailureCode | 'tooManySignIns';

export interface SessionSlice {
  status: 'signedOut' | 'signedIn';
  /** It is set before anybody is signed in, while a sign-in waits for its last check. */
  token: string | null;
  user: SessionUser | null;
  expiresAt: number | null;
  /** The user chose to sign in later, so there is no automatic redirect to sign-in. */
  authenticateLater: boolean;
  /** Silent renewal failed and the session is about to expire, so the expiry dialog is open. */
  expiryNotice: boolean;
  renewalProblem: IdentityFailureCode | null;
  /** Reason of a sign-out in progress. Until it is done, nothing may renew or sign in. */
  ending: EndReason | null;
  /** A sign-in response is being exchanged and checked. */
  isFinishing: boolean;
  /** This page is navigating to sign-in. */
  isLeaving: boolean;
  /** Sign-in failed three times in a row, so the page is navigating to the server-down page. */
  isServiceDown: boolean;
  /** The server rejected the profile of this session; further rejections are not counted. */
  isProfileRefused: boolean;
  ended: EndReason | null;
  signInProblem: SignInProblem | null;
  /** State of the sign-in popup. `done`: signed in, but the page has yet to navigate to `returnUrl`. */
  signInWindow: 'none' | 'open' | 'failed' | 'done';
  /** Where to navigate after the sign-in that just completed. Not validated: see `safeReturnTo`. */
  returnUrl: string | null;
}

const signedOutSlice: SessionSlice = {
  status: 'signedOut',
  token: null,
  user: null,
  expiresAt: null,
  authenticateLater: false,
  expiryNotice: false,
  renewalProblem: null,
  ending: null,
  isFinishing: false,
  isLeaving: false,
  isServiceDown: false,
  isProfileRefused: false,
  ended: null,
  signInProblem: null,
  signInWindow: 'none',
  returnUrl: null,
};

export function sessionFromStorage(storage: SafeStorage, nowSeconds: number): SessionSlice {
  const authenticateLater = storage.get(STORAGE_KEYS.authenticateLater) === 'true';
  const remembered = restoreSession(storage, nowSeconds);
  return remembered === null
    ? { ...signedOutSlice, authenticateLater }
    : { ...signedOutSlice, ...remembered, status: 'signedIn' };
}

/** Matches redux-oidc's event by its type, because its constant loads later, with the OpenID library. */
const isRenewalError = (action: UnknownAction): action is PayloadAction<{ code: IdentityFailureCode }> =>
  action.type === 'redux-oidc/SILENT_RENEW_ERROR';

const startSession = (session: SessionSlice, { token, expiresAt, user }: Session) => {
  Object.assign(session, signedOutSlice, { status: 'signedIn', token, expiresAt, user });
};

const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOutSlice,
  reducers: {
    signedIn: (session, { payload }: PayloadAction<Session & { returnUrl: string }>) => {
      const isByWindow = session.signInWindow === 'open';
      // If this token is already in use, an open expiry notice stays open.
      const isInUse = session.status === 'signedIn' && session.token === payload.token;
      if (isInUse) Object.assign(session, { isFinishing: false, signInProblem: null });
      else startSession(session, payload);
      session.returnUrl = payload.returnUrl;
      if (isByWindow) session.signInWindow = 'done';
    },
    /** The callback page opened. Its code and state stay in the URL, not in the store. */
    callbackOpened: (session) => {
      session.isFinishing = true;
      session.signInProblem = null;
    },
    /**
     * The tokens of a sign-in were verified, but the user-info check is still pending, so nobody is signed in yet. Requests for the first
     * page can already use the token.
     */
    tokenVerified: (session, { payload }: PayloadAction<{ token: string; returnUrl: string }>) => {
      if (session.status === 'signedOut') session.token = payload.token;
    },
    /** The page started with a session restored from storage. */
    sessionResumed: (session) => {
      session.isFinishing = false;
      session.isProfileRefused = false;
    },
    /** The token was renewed for the same user. Ignored during and after sign-out, and for another user. */
    renewed: (session, { payload }: PayloadAction<Session>) => {
      if (session.status !== 'signedIn' || session.ending !== null || session.user?.sub !== payload.user.sub) return;
      // The other fields stay as they are, because the page may be navigating right now.
      const { token, expiresAt, user } = payload;
      Object.assign(session, { token, expiresAt, user, expiryNotice: false, renewalProblem: null });
    },
    /**
     * `byPerson`: the user clicked a button, so a redirect loop is impossible; with `identity.popup` this opens the popup unless
     * `inThisWindow` is set. `register`: show the sign-up page first, in that language. `inToast`: report a failure in a toast, because
     * the page may not show it.
     */
    signInRequested: (
      session,
      {
        payload,
      }: PayloadAction<{
        returnUrl: string;
        byPerson?: boolean;
        inThisWindow?: boolean;
        register?: { language: string };
        inToast?: boolean;
      }>,
    ) => {
      session.authenticateLater = false;
      session.signInProblem = null;
      if (payload.byPerson === true) session.signInWindow = 'none';
    },
    leavingToSignIn: (session) => {
      session.isLeaving = true;
    },
    /** The navigation did not happen, or the browser restored the page from its back/forward cache. */
    stayedHere: (session) => {
      session.isLeaving = false;
    },
    serviceFoundDown: (session) => {
      session.isServiceDown = true;
    },
    profileRefused: (session) => {
      session.isProfileRefused = true;
    },
    /** A response said that the session has expired and the user chose to sign in again. A signed-in user is signed out first. */
    signInAgainRequested: (session, _action: PayloadAction<{ returnUrl: string }>) => session,
    /** `providerError` is the provider's own error code, for reports. */
    signInFailed: (session, { payload }: PayloadAction<{ code: SignInProblem; providerError?: string }>) => {
      session.signInProblem = payload.code;
      session.isFinishing = false;
      session.isLeaving = false;
      if (session.status === 'signedOut') session.token = null;
      if (session.signInWindow === 'open') session.signInWindow = 'failed';
    },
    signInWindowOpened: (session, { payload }: PayloadAction<{ returnUrl: string }>) => {
      session.signInWindow = 'open';
      session.returnUrl = payload.returnUrl;
    },
    /** The user closed the dialog, canceled, or reached the return URL. */
    signInWindowLeft: (session) => {
      session.signInWindow = 'none';
    },
    signInPostponed: (session) => {
      session.authenticateLater = true;
    },
    /** The notice period before expiry began. A listener renews the session. */
    sessionExpiring: (session) => session,
    /** Silent renewal failed, so the expiry dialog asks the user. */
    renewalFailed: (session) => {
      session.expiryNotice = session.status === 'signedIn' && session.ending === null;
    },
    /** The user chose to stay signed in. */
    stayRequested: (session) => session,
    sessionExpired: (session) => session,
    signOutRequested: (session, { payload }: PayloadAction<{ reason: EndReason }>) => {
      if (session.status === 'signedIn') session.ending ??= payload.reason;
      session.expiryNotice = false;
    },
    /**
     * The session has ended in this tab: caches are reset and persisted state is purged. `leaving`: the page still has to navigate to the
     * provider's sign-out page, and nobody can sign in before that.
     */
    signedOut: (_session, { payload }: PayloadAction<{ reason: EndReason; leaving?: boolean }>) => ({
      ...signedOutSlice,
      ended: payload.reason,
      ending: payload.leaving === true ? payload.reason : null,
    }),
    /** The provider's sign-out page did not open, or the browser restored this page from its back/forward cache. Sign-out ends here. */
    leavingFailed: (session) => {
      session.ending = null;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isRenewalError, (session, { payload }) => {
      session.renewalProblem = payload.code;
    });
  },
  selectors: {
    selectAccessToken: (session) => session.token,
    /** Depends only on the status, because a listener signs the user out when `exp` passes. */
    selectIsLoggedIn: (session) => session.status === 'signedIn',
    selectUser: (session) => session.user,
    /** Null if nobody is signed in. Returns a new object on each call. */
    selectSession: ({ status, token, expiresAt, user }): Session | null =>
      status === 'signedIn' && token !== null && expiresAt !== null && user !== null ? { token, expiresAt, user } : null,
    selectExpiresAt: (session) => session.expiresAt,
    selectExpiryNotice: (session) => session.expiryNotice,
    selectRenewalProblem: (session) => session.renewalProblem,
    selectIsEnding: (session) => session.ending !== null,
    selectIsFinishing: (session) => session.isFinishing,
    selectIsLeaving: (session) => session.isLeaving,
    selectIsServiceDown: (session) => session.isServiceDown,
    selectIsProfileRefused: (session) => session.isProfileRefused,
    selectEnding: (session) => session.ending,
    selectEnded: (session) => session.ended,
    selectSignInProblem: (session) => session.signInProblem,
    selectSignInWindow: (session) => session.signInWindow,
    selectReturnUrl: (session) => session.returnUrl,
    selectAuthenticateLater: (session) => session.authenticateLater,
  },
});

export const sessionReducer = sessionSlice.reducer;

export const {
  signedIn,
  callbackOpened,
  tokenVerified,
  sessionResumed,
  renewed,
  signInRequested,
  leavingToSignIn,
  stayedHere,
  serviceFoundDown,
  profileRefused,
  signInAgainRequested,
  signInFailed,
  signInWindowOpened,
  signInWindowLeft,
  signInPostponed,
  sessionExpiring,
  renewalFailed,
  stayRequested,
  sessionExpired,
  signOutRequested,
  signedOut,
  leavingFailed,
} = sessionSlice.actions;

export const {
  selectAccessToken,
  selectIsLoggedIn,
  selectUser,
  selectSession,
  selectExpiresAt,
  selectExpiryNotice,
  selectRenewalProblem,
  selectIsEnding,
  selectEnding,
  selectIsFinishing,
  selectIsLeaving,
  selectIsServiceDown,
  selectIsProfileRefused,
  selectEnded,
  selectSignInProblem,
  selectSignInWindow,
  selectReturnUrl,
  selectAuthenticateLater,
} = sessionSlice.selectors;
