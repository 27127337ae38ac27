import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { User, UserManager } from 'oidc-client-ts';
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

import type { IdentityFailureCode } from './identityFailure.ts';
import type { SessionUser } from './session.ts';
import { signOutRequested } from './sessionSlice.ts';

type Dispatch = (action: UnknownAction) => void;

/** The library's events, as redux-oidc names them: the whole session is visible in the store, without a token in it. */
export function connectUserManager({ events }: UserManager, dispatch: Dispatch): void {
  events.addUserLoaded((user) => dispatch(userFound(plainUser(user))));
  events.addUserUnloaded(() => dispatch(sessionTerminated()));
  events.addAccessTokenExpiring(() => dispatch(userExpiring()));
  events.addAccessTokenExpired(() => dispatch(userExpired()));
  events.addUserSignedOut(() => {
    dispatch(userSignedOut());
    dispatch(signOutRequested({ reason: 'elsewhere' }));
  });
}

/** Silent renew failure raises an event (specification, section 8). */
export const reportRenewalFailure = (dispatch: Dispatch, code: IdentityFailureCode) => dispatch(silentRenewError({ code }));

/** redux-oidc forgets the user at once when a renewal fails; here the session lasts until its token expires. */
export const oidcReducer: Reducer<UserState> = (state, action) =>
  state !== undefined && action.type === SILENT_RENEW_ERROR ? state : reducer(state, action);

/** Serialisable, and nothing that would let anybody act in the person's name. */
function plainUser({ profile, expires_at: expires }: User): SessionUser {
  return { sub: profile.sub, email: profile.email ?? null, givenname: profile.given_name ?? null, expires: expires ?? 0 };
}
