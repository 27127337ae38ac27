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

import type { IdentityFailureCode } from './identityFailure.ts';
import type { VerifiedUserManager } from './verifiedUserManager.ts';

type Dispatch = (action: UnknownAction) => void;

/** A renewal is the provider's own word that the session goes on: for this long no session check contradicts it. */
const RENEWAL_HOLDS_MS = 60_000;

/**
 * The library's events, as redux-oidc names them: the whole session is visible in the store, without a token in it.
 * @param renew a fresher session, or null when none is to be had
 */
export function connectUserManager(manager: VerifiedUserManager, dispatch: Dispatch, renew: () => Promise<Session | null>): void {
  const { events } = manager;
  let renewedAt = -Infinity;

  /**
   * Where the provider is another site, browsers keep its cookie from its session check, which then says "signed out" though nobody
   * is. So the provider is asked for a renewal first; and a check that has never confirmed the session on this page ends none:
   * the token's expiry does.
   */
  const signedOutThere = async () => {
    if (performance.now() - renewedAt < RENEWAL_HOLDS_MS) return;
    const session = await renew();
    if (session !== null) {
      renewedAt = performance.now();
      dispatch(renewed(session));
    } else if (manager.hasSessionCheckConfirmed) {
      dispatch(userSignedOut());
      dispatch(signOutRequested({ reason: 'elsewhere' }));
    }
  };

  events.addUserLoaded((user) => dispatch(userFound(plainUser(user))));
  events.addUserUnloaded(() => dispatch(sessionTerminated()));
  events.addAccessTokenExpiring(() => dispatch(userExpiring()));
  events.addAccessTokenExpired(() => dispatch(userExpired()));
  events.addUserSignedOut(signedOutThere);
}

/** Silent renew failure raises an event (specification, section 8). */
export const reportRenewalFailure = (dispatch: Dispatch, code: IdentityFailureCode) => dispatch(silentRenewError({ code }));

/** redux-oidc forgets the user at once when a renewal fails; here the session lasts until its token expires. Null: no event yet. */
export const oidcReducer: Reducer<UserState | null> = (state, action) =>
  state && action.type === SILENT_RENEW_ERROR ? state : reducer(state ?? undefined, action);

/** Serialisable, and nothing that would let anybody act in the person's name. */
function plainUser({ profile, expires_at: expires }: User): SessionUser {
  return { sub: profile.sub, email: profile.email ?? null, givenname: profile.given_name ?? null, expires: expires ?? 0 };
}
