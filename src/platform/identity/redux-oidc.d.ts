/**
 * Types for the part of redux-oidc that the portal uses. The package's own types need packages that are not installed, and their state
 * holds the library's user with its tokens; the portal's store holds a plain user without tokens.
 */
import type { Reducer } from 'redux';

import type { SessionUser } from '#platform/session/store/session.ts';

export interface UserState {
  readonly user: SessionUser | null;
  readonly isLoadingUser: boolean;
}

// A type alias, not an interface, because interfaces lack the index signature that Redux requires of an action.
type Plain<Type extends string> = { type: Type };

export const reducer: Reducer<UserState>;

export const SILENT_RENEW_ERROR: 'redux-oidc/SILENT_RENEW_ERROR';

export function userFound(user: SessionUser): Plain<'redux-oidc/USER_FOUND'> & { payload: SessionUser };
export function silentRenewError(error: { code: string }): Plain<'redux-oidc/SILENT_RENEW_ERROR'> & { payload: { code: string } };
export function userExpired(): Plain<'redux-oidc/USER_EXPIRED'>;
export function userExpiring(): Plain<'redux-oidc/USER_EXPIRING'>;
export function userSignedOut(): Plain<'redux-oidc/USER_SIGNED_OUT'>;
export function sessionTerminated(): Plain<'redux-oidc/SESSION_TERMINATED'>;
