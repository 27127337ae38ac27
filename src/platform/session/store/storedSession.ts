import { decodeAccessToken } from '#domain/accessToken.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';

import { isSubmissionKey } from './pendingSubmissions.ts';
import { END_REASONS, isUnintended, type EndReason, type Session } from './session.ts';

/** Keys in localStorage (specification, sections 3 and 4). */
export const STORAGE_KEYS = {
  token: 'token',
  givenname: 'givenname',
  expiresAt: 'expiresAt',
  authenticateLater: 'authenticate-later',
} as const;

/** Prefix of all keys that the OpenID client library stores (specification, section 9). */
export const OIDC_PREFIX = 'oidc.';
/** Prefix of all other keys of the portal, in localStorage and sessionStorage. */
const PORTAL_PREFIX = 'portal.';

interface LibraryUser {
  profile: Record<string, unknown>;
  id_token?: unknown;
  access_token?: unknown;
}

export interface StoredProfile {
  sub: string;
  email: string | null;
  givenname: string | null;
  idToken: string | null;
  accessToken: string | null;
}

/** Reads and validates the user that the OpenID client library stored; null if there is none or it is invalid. */
export function readStoredProfile(storage: SafeStorage): StoredProfile | null {
  const key = storage.keys().find((one) => one.startsWith(`${OIDC_PREFIX}user:`));
  const user = key === undefined ? null : readStoredJson<LibraryUser>(storage.get(key), { profile: 'object' });
  const sub = textOrNull(user?.profile['sub']);
  if (user === null || sub === null) return null;
  return {
    sub,
    email: textOrNull(user.profile['email']),
    givenname: textOrNull(user.profile['given_name']),
    idToken: textOrNull(user.id_token),
    accessToken: textOrNull(user.access_token),
  };
}

/** Restores the session from storage. Its token must decode, and `exp` must be in the future (specification, section 4). */
export function restoreSession(storage: SafeStorage, nowSeconds: number): Session | null {
  const token = storage.get(STORAGE_KEYS.token);
  const claims = token === null ? null : decodeAccessToken(token);
  if (token === null || claims === null || claims.exp <= nowSeconds) return null;
  const profile = readStoredProfile(storage);
  const user = {
    sub: profile?.sub ?? claims.sub ?? '',
    email: profile?.email ?? null,
    givenname: storage.get(STORAGE_KEYS.givenname) ?? profile?.givenname ?? null,
    expires: claims.exp,
  };
  return { token, expiresAt: claims.exp, user };
}

/** Reads the session that another tab stored; null if it is incomplete or expired. */
export function readStoredSession(storage: SafeStorage, nowSeconds: number): Session | null {
  const profile = readStoredProfile(storage);
  const token = profile?.accessToken ?? null;
  const claims = token === null ? null : decodeAccessToken(token);
  if (profile === null || token === null || claims === null || claims.exp <= nowSeconds) return null;
  const { sub, email, givenname } = profile;
  return { token, expiresAt: claims.exp, user: { sub, email, givenname, expires: claims.exp } };
}

export function writeStoredSession(storage: SafeStorage, { token, expiresAt, user }: Session): void {
  storage.remove(STORAGE_KEYS.authenticateLater);
  storage.set(STORAGE_KEYS.expiresAt, String(expiresAt));
  if (user.givenname === null) storage.remove(STORAGE_KEYS.givenname);
  else storage.set(STORAGE_KEYS.givenname, user.givenname);
  // The token is stored last, because other tabs listen for this key.
  storage.set(STORAGE_KEYS.token, token);
}

const ENDED_KEY = 'portal.ended';

/**
 * Clears localStorage at sign-out (specification, section 4). `token` is removed last, because other tabs listen for it; the reason is
 * written first, so that they know it by then. Keys of submissions without a known outcome are kept: see `pendingSubmissions.ts`.
 */
export function clearStoredSession(storage: SafeStorage, reason: EndReason): void {
  storage.set(ENDED_KEY, reason);
  const own: string[] = Object.values(STORAGE_KEYS);
  const isOurs = (key: string) => key.startsWith(OIDC_PREFIX) || key.startsWith(PORTAL_PREFIX) || own.includes(key);
  for (const key of storage.keys()) if (isOurs(key) && key !== STORAGE_KEYS.token && !isSubmissionKey(key)) storage.remove(key);
  storage.remove(STORAGE_KEYS.token);
}

/** Key of the form input that is kept for the same user after the session expired: see `formDraft`. */
export const DRAFT_KEY = 'portal.draft';

/** Key of the user's location when the session ended unintentionally. `returnUrl.ts` reads it. */
export const LOCATION_KEY = 'portal.way-back';

/** Key of the names of files that were not uploaded yet: see `unsentFiles.ts`. */
export const UNSENT_KEY = 'portal.unsentFiles';

export interface StoredLocation {
  sub: string;
  address: string;
  keptAt: number;
}

/** Stores the user's location, because the provider's sign-out always returns to the loan list. */
export const storeLocation = (tabStorage: SafeStorage, kept: StoredLocation) =>
  tabStorage.set(LOCATION_KEY, JSON.stringify(kept));

/** How long data is kept for a returning user. */
export const MAX_RETURN_DATA_AGE_MS = 15 * 60 * 1000;

const KEPT_FOR_RETURN = [DRAFT_KEY, LOCATION_KEY, UNSENT_KEY];

/** Clears this tab's sessionStorage at sign-out. If the session ended unintentionally, data for the returning user is kept. */
export function clearTabStorage(tabStorage: SafeStorage, reason: EndReason): void {
  const isKept = (key: string) => KEPT_FOR_RETURN.includes(key) && isUnintended(reason);
  for (const key of tabStorage.keys()) if (key.startsWith(PORTAL_PREFIX) && !isKept(key)) tabStorage.remove(key);
}

/** Null for any other event. */
export const announcedEndReason = ({ key, newValue }: StorageEvent): EndReason | null =>
  key === ENDED_KEY ? (END_REASONS.find((reason) => reason === newValue) ?? null) : null;

/** For the page that opens after the provider's sign-out. */
export const storeEndReason = (tabStorage: SafeStorage, reason: EndReason) => tabStorage.set(ENDED_KEY, reason);

export function takeEndReason(tabStorage: SafeStorage): EndReason | null {
  const kept = tabStorage.get(ENDED_KEY);
  tabStorage.remove(ENDED_KEY);
  return END_REASONS.find((reason) => reason === kept) ?? null;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
