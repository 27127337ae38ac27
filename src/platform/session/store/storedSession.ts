import { decodeAccessToken } from '#domain/accessToken.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';

import { isSentKey } from './sentKeys.ts';
import { END_REASONS, isUnasked, type EndReason, type Session } from './session.ts';

/** Keys in localStorage (specification, sections 3 and 4). */
export const STORED = {
  token: 'token',
  givenname: 'givenname',
  expiresAt: 'expiresAt',
  authenticateLater: 'authenticate-later',
} as const;

/** Prefix of everything the OpenID client library stores (specification, section 9). */
export const OIDC_PREFIX = 'oidc.';
/** Prefix of everything else that the portal stores, in both storages. */
const PORTAL_PREFIX = 'portal.';

/** The fields that are read from the library's record; their values are unchecked. */
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

/** The user that the OpenID client library stored, checked; null when there is none or it is not readable. */
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

/** The session that storage remembers. Its token decodes, and `exp` is in the future (specification, section 4). */
export function readRememberedSession(storage: SafeStorage, nowSeconds: number): Session | null {
  const token = storage.get(STORED.token);
  const claims = token === null ? null : decodeAccessToken(token);
  if (token === null || claims === null || claims.exp <= nowSeconds) return null;
  const profile = readStoredProfile(storage);
  const user = {
    sub: profile?.sub ?? claims.sub ?? '',
    email: profile?.email ?? null,
    givenname: storage.get(STORED.givenname) ?? profile?.givenname ?? null,
    expires: claims.exp,
  };
  return { token, expiresAt: claims.exp, user };
}

/** A session that another tab stored, if it is complete and not over. */
export function readStoredSession(storage: SafeStorage, nowSeconds: number): Session | null {
  const profile = readStoredProfile(storage);
  const token = profile?.accessToken ?? null;
  const claims = token === null ? null : decodeAccessToken(token);
  if (profile === null || token === null || claims === null || claims.exp <= nowSeconds) return null;
  const { sub, email, givenname } = profile;
  return { token, expiresAt: claims.exp, user: { sub, email, givenname, expires: claims.exp } };
}

export function writeStoredSession(storage: SafeStorage, { token, expiresAt, user }: Session): void {
  storage.remove(STORED.authenticateLater);
  storage.set(STORED.expiresAt, String(expiresAt));
  if (user.givenname === null) storage.remove(STORED.givenname);
  else storage.set(STORED.givenname, user.givenname);
  // Stored last, because other tabs listen for this key.
  storage.set(STORED.token, token);
}

const ENDED_KEY = 'portal.ended';

/**
 * Sign-out's clearing of localStorage (specification, section 4). `token` is removed last, because other tabs listen for it; before it
 * they hear why. Keys of what was sent and has no outcome yet stay: see `sentKeys`.
 */
export function clearStoredSession(storage: SafeStorage, reason: EndReason): void {
  storage.set(ENDED_KEY, reason);
  const own: string[] = Object.values(STORED);
  const isOurs = (key: string) => key.startsWith(OIDC_PREFIX) || key.startsWith(PORTAL_PREFIX) || own.includes(key);
  for (const key of storage.keys()) if (isOurs(key) && key !== STORED.token && !isSentKey(key)) storage.remove(key);
  storage.remove(STORED.token);
}

/** What was typed when the session ran out, kept for the same person: see `formDraft`. */
export const DRAFT_KEY = 'portal.draft';

/** Where the person was when the session ended unasked: see `wayBack`. */
export const WAY_BACK_KEY = 'portal.way-back';

/** Names of files that were not up, each with whose it is: see `unsentNames`. */
export const UNSENT_KEY = 'portal.unsentFiles';

/** Where somebody was when their session ended. */
export interface WayBack {
  sub: string;
  /** Path and search. */
  address: string;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** Keeps where this person is: the provider’s sign-out leads to the loans, whatever page it began on. */
export const keepWayBack = (tabStorage: SafeStorage, kept: WayBack) => tabStorage.set(WAY_BACK_KEY, JSON.stringify(kept));

/** What is kept for the same person, in milliseconds. */
export const KEPT_MS = 15 * 60 * 1000;

const KEPT_FOR_RETURN = [DRAFT_KEY, WAY_BACK_KEY, UNSENT_KEY];

/** The same for sessionStorage, which belongs to one tab. What is there for who returns stays when nobody asked for the end. */
export function clearTabStorage(tabStorage: SafeStorage, reason: EndReason): void {
  const isKept = (key: string) => KEPT_FOR_RETURN.includes(key) && isUnasked(reason);
  for (const key of tabStorage.keys()) if (key.startsWith(PORTAL_PREFIX) && !isKept(key)) tabStorage.remove(key);
}

/** Why another tab ends the session, from its storage event; null for any other event. */
export const reasonTold = ({ key, newValue }: StorageEvent): EndReason | null =>
  key === ENDED_KEY ? (END_REASONS.find((reason) => reason === newValue) ?? null) : null;

/** Keeps why the session ended for the page that the provider's sign-out leads to. */
export const keepEnded = (tabStorage: SafeStorage, reason: EndReason) => tabStorage.set(ENDED_KEY, reason);

/** Reads the kept reason and removes it. */
export function takeEnded(tabStorage: SafeStorage): EndReason | null {
  const kept = tabStorage.get(ENDED_KEY);
  tabStorage.remove(ENDED_KEY);
  return END_REASONS.find((reason) => reason === kept) ?? null;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
