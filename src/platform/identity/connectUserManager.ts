import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { User } from 'oidc-client-ts';
import {
  reducer,
  sessionTerminated,
  SILENT_RENEW_ERROR,
  silentRenewError,
  userExpired,
  userExpiring,
  userFound,
  userSignedOut,
  type UserState,
} from 'redux-oidc';

import type { Session, SessionUser } from '#platform/session/store/session.ts';
import { renewed, signOutRequested } from '#platform/session/store/sessionSlice.ts';

import type { logFailure } from './identityFailure.ts';
import type { VerifiedUserManager } from './verifiedUserManager.ts';

type Dispatch = (action: UnknownAction) => void;

/**
 * For this many milliseconds after a renewal, a "signed out" result of the session check is ignored, because the renewal proved that the
 * session is alive.
 */
const IGNORE_SESSION_CHECK_MS = 60_000;

/**
 * Forwards the library's events to the store as redux-oidc actions, without tokens.
 * @param renew returns a renewed session, or null when there is none
 */
export function connectUserManager(manager: VerifiedUserManager, dispatch: Dispatch, renew: () => Promise<Session | null>): void {
  const { events } = manager;
  let renewedAt = -Infinity;

  /**
   * Handles a "signed out" result of the provider's session check. If the provider is on another site, browsers block its cookie there
   * and the check reports "signed out" by mistake, so the portal tries a renewal first. If that fails, the session ends only if the check
   * has worked on this page before; otherwise it ends when the token expires.
   */
  const handleSignedOutAtProvider = async () => {
    if (performance.now() - renewedAt < IGNORE_SESSION_CHECK_MS) return;
    // When the provider refuses a renewal, it also deletes its browser-state cookie. The session check then reports "signed out" just as
    // the expiry notice opens. That notice has the right text and keeps the user's input, so it takes precedence.
    if (await manager.isRunningOut()) return;
    const session = await renew();
    if (session !== null) {
      renewedAt = performance.now();
      dispatch(renewed(session));
    } else if (manager.hasSessionCheckConfirmed) {
      dispatch(userSignedOut());
      dispatch(signOutRequested({ reason: 'atProvider' }));
    }
  };

  events.addUserLoaded((user) => dispatch(userFound(toSessionUser(user))));
  events.addUserUnloaded(() => dispatch(sessionTerminated()));
  events.addAccessTokenExpiring(() => dispatch(userExpiring()));
  events.addAccessTokenExpired(() => dispatch(userExpired()));
  events.addUserSignedOut(handleSignedOutAtProvider);
}

/** Dispatches the event that the library would have raised for a sign-in that was completed before this manager existed. */
export const dispatchUserFound = (dispatch: Dispatch, user: SessionUser) => dispatch(userFound(user));

/** A failed silent renewal raises an event (specification, section 8). */
export const dispatchRenewalFailure = (dispatch: Dispatch, failure: ReturnType<typeof logFailure>) =>
  dispatch(silentRenewError(failure));

/**
 * The redux-oidc reducer, except that it ignores renewal failures. redux-oidc would remove the user then; in the portal the session lasts
 * until its token expires. The state is null before the first event.
 */
export const oidcReducer: Reducer<UserState | null> = (state, action) =>
  state && action.type === SILENT_RENEW_ERROR ? state : reducer(state ?? undefined, action);

/** Copies the fields that the store may hold. The result is serializable and has no tokens. */
function toSessionUser({ profile, expires_at: expires }: User): SessionUser {
  return { sub: profile.sub, email: profile.email ?? null, givenname: profile.given_name ?? null, expires: expires ?? 0 };
}
