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

import type { reported } from './identityFailure.ts';
import type { VerifiedUserManager } from './verifiedUserManager.ts';

type Dispatch = (action: UnknownAction) => void;

/** A renewal proves that the session goes on: for this long, "signed out" from a session check is ignored. */
const RENEWAL_HOLDS_MS = 60_000;

/**
 * Shows the library's events in the store as redux-oidc actions, without tokens.
 * @param renew gives a fresher session, or null when there is none
 */
export function connectUserManager(manager: VerifiedUserManager, dispatch: Dispatch, renew: () => Promise<Session | null>): void {
  const { events } = manager;
  let renewedAt = -Infinity;

  /**
   * Where the provider is on another site, browsers do not send its cookie to its session check, which then says "signed out" although nobody
   * is. So the provider is asked for a renewal first. A check that has never confirmed the session on this page does not end it:
   * the token's expiry will.
   */
  const signedOutThere = async () => {
    if (performance.now() - renewedAt < RENEWAL_HOLDS_MS) return;
    // A renewal that the provider refuses takes its browser state away, so the check speaks up just when the notice of expiry opens.
    // That notice has the right words, and keeps what was typed.
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

  events.addUserLoaded((user) => dispatch(userFound(plainUser(user))));
  events.addUserUnloaded(() => dispatch(sessionTerminated()));
  events.addAccessTokenExpiring(() => dispatch(userExpiring()));
  events.addAccessTokenExpired(() => dispatch(userExpired()));
  events.addUserSignedOut(signedOutThere);
}

/** What the library's event would have said of a sign-in that was finished before this manager was there. */
export const reportFound = (dispatch: Dispatch, user: SessionUser) => dispatch(userFound(user));

/** Silent renew failure raises an event (specification, section 8). */
export const reportRenewalFailure = (dispatch: Dispatch, failure: ReturnType<typeof reported>) =>
  dispatch(silentRenewError(failure));

/** redux-oidc removes the user as soon as a renewal fails; here the session lasts until its token expires. Null: no event yet. */
export const oidcReducer: Reducer<UserState | null> = (state, action) =>
  state && action.type === SILENT_RENEW_ERROR ? state : reducer(state ?? undefined, action);

/** Serializable, and without anything that lets somebody act in the person's name. */
function plainUser({ profile, expires_at: expires }: User): SessionUser {
  return { sub: profile.sub, email: profile.email ?? null, givenname: profile.given_name ?? null, expires: expires ?? 0 };
}
