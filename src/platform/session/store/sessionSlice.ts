import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

import type { SafeStorage } from '#platform/config/safeStorage.ts';

import type { IdentityFailureCode } from './identityFailureCodes.ts';
import type { EndReason, Session, SessionUser } from './session.ts';
import { readRememberedSession, STORED } from './storedSession.ts';

/** `tooManySignIns`: this tab was sent to sign in again and again. */
export type SignInProblem = IdentityFailureCode | 'tooManySignIns';

export interface SessionSlice {
  status: 'signedOut' | 'signedIn';
  /** Before `signedIn` it is that of a sign-in whose last check is under way. */
  token: string | null;
  user: SessionUser | null;
  expiresAt: number | null;
  /** The person postponed signing in: they are not sent there automatically. */
  authenticateLater: boolean;
  /** Silent renewal failed and the session is about to end: the dialog is open. */
  expiryNotice: boolean;
  /** Why the last silent renewal failed. */
  renewalProblem: IdentityFailureCode | null;
  /** Why a sign-out is under way; meanwhile nothing may renew or sign in. */
  ending: EndReason | null;
  /** The answer of a sign-in is being exchanged and checked. */
  isFinishing: boolean;
  /** This page is leaving for sign-in. */
  isLeaving: boolean;
  /** After the third failure in a row: the page is leaving for the server-down page. */
  isServiceDown: boolean;
  /** The profile of this session was refused; further refusals are not counted. */
  isProfileRefused: boolean;
  ended: EndReason | null;
  /** Why the last attempt to sign in failed. */
  signInProblem: SignInProblem | null;
  /** The sign-in window. `done`: signed in, and the page still has to go to `returnUrl`. */
  signInWindow: 'none' | 'open' | 'failed' | 'done';
  /** Where the person wanted to go before the sign-in that just finished. Unchecked: see `safeReturnTo`. */
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

/** The session that storage remembers. */
export function sessionFromStorage(storage: SafeStorage, nowSeconds: number): SessionSlice {
  const authenticateLater = storage.get(STORED.authenticateLater) === 'true';
  const remembered = readRememberedSession(storage, nowSeconds);
  return remembered === null
    ? { ...signedOutSlice, authenticateLater }
    : { ...signedOutSlice, ...remembered, status: 'signedIn' };
}

/** redux-oidc's event. Its own constant is not used, because it loads later, with the OpenID library. */
const isRenewalError = (action: UnknownAction): action is PayloadAction<{ code: IdentityFailureCode }> =>
  action.type === 'redux-oidc/SILENT_RENEW_ERROR';

const begin = (session: SessionSlice, { token, expiresAt, user }: Session) => {
  Object.assign(session, signedOutSlice, { status: 'signedIn', token, expiresAt, user });
};

const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOutSlice,
  reducers: {
    /** The callback is finished and verified. */
    signedIn: (session, { payload }: PayloadAction<Session & { returnUrl: string }>) => {
      const isByWindow = session.signInWindow === 'open';
      // Of a session that is in use already, a notice that has opened stays.
      const isInUse = session.status === 'signedIn' && session.token === payload.token;
      if (isInUse) Object.assign(session, { isFinishing: false, signInProblem: null });
      else begin(session, payload);
      session.returnUrl = payload.returnUrl;
      if (isByWindow) session.signInWindow = 'done';
    },
    /** The callback page opened. Its code and state stay in the address, not in the store. */
    callbackOpened: (session) => {
      session.isFinishing = true;
      session.signInProblem = null;
    },
    /**
     * Token and ID token of a sign-in are good; the provider's word about the person is still to come, and nobody is signed in before it.
     * What the first page needs is asked for meanwhile.
     */
    tokenVerified: (session, { payload }: PayloadAction<{ token: string; returnUrl: string }>) => {
      if (session.status === 'signedOut') session.token = payload.token;
    },
    /** The page started with a session that storage remembered. */
    sessionResumed: (session) => {
      session.isFinishing = false;
      session.isProfileRefused = false;
    },
    /** A fresh token for the same person. Ignored after sign-out, or for another person. */
    renewed: (session, { payload }: PayloadAction<Session>) => {
      if (session.status !== 'signedIn' || session.ending !== null || session.user?.sub !== payload.user.sub) return;
      // What is under way goes on: the page may be leaving, or still on its way to where the sign-in leads.
      const { token, expiresAt, user } = payload;
      Object.assign(session, { token, expiresAt, user, expiryNotice: false, renewalProblem: null });
    },
    /**
     * `byPerson`: somebody pressed a button, so no loop is possible. If the deployment uses popups, this opens the sign-in window,
     * unless `inThisWindow`. `register`: create an account first, in that language. `inToast`: the page may not say why it failed.
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
    /** The page did not leave after all, or the browser kept it and shows it again. */
    stayedHere: (session) => {
      session.isLeaving = false;
    },
    serviceFoundDown: (session) => {
      session.isServiceDown = true;
    },
    profileRefused: (session) => {
      session.isProfileRefused = true;
    },
    /** A call said that the session is over. A signed-in person is signed out first. */
    signInAgainRequested: (session, _action: PayloadAction<{ returnUrl: string }>) => session,
    /** `providerError`: its own code for what it refused, for reports. */
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
    /** The person closed the dialog, canceled, or arrived where they wanted to go. */
    signInWindowLeft: (session) => {
      session.signInWindow = 'none';
    },
    signInPostponed: (session) => {
      session.authenticateLater = true;
    },
    /** The notice period before expiry began; a listener renews. */
    sessionExpiring: (session) => session,
    /** Silent renewal did not work; the person is asked. */
    renewalFailed: (session) => {
      session.expiryNotice = session.status === 'signedIn' && session.ending === null;
    },
    /** The person wants to go on. */
    stayRequested: (session) => session,
    /** `exp` has passed. */
    sessionExpired: (session) => session,
    signOutRequested: (session, { payload }: PayloadAction<{ reason: EndReason }>) => {
      if (session.status === 'signedIn') session.ending ??= payload.reason;
      session.expiryNotice = false;
    },
    /**
     * The session is over in this tab: every cache is reset and persisted state is purged.
     * `leaving`: the provider has yet to be told, and nobody can sign in before that.
     */
    signedOut: (_session, { payload }: PayloadAction<{ reason: EndReason; leaving?: boolean }>) => ({
      ...signedOutSlice,
      ended: payload.reason,
      ending: payload.leaving === true ? payload.reason : null,
    }),
    /** The provider's sign-out page did not open, or the browser kept this page and shows it again: sign-out ends here. */
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
    /** A listener changes this when `exp` passes, so it does not depend on rendering. */
    selectIsLoggedIn: (session) => session.status === 'signedIn',
    selectUser: (session) => session.user,
    /** The session that is in use; null while there is none. Always a new object. */
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
