/**
 * Checks the access tokens that the sandbox's own OpenID provider issued.
 *
 * Identity lives on the real clock, not on the sandbox's movable one: browsers compare `exp` with theirs, and a session must not
 * end because a test set the date of a loan.
 */
import { createLocalJWKSet, jwtVerify, type JWK, type JWTVerifyGetKey } from 'jose';
import type { Kysely } from 'kysely';

import type { Database } from '../../base/db/database.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { SIGNING_ALGORITHM, signingKey } from './signingKey.ts';

/** Where the OpenID provider stands. */
export const MOUNT_PATH = '/oidc';

/** The scope that opens the borrower and payment APIs. */
export const API_SCOPE = 'borrower-api';

export interface AccessToken {
  /** `borrower_id` */
  sub: string;
  /** The provider's session that it came from. */
  sid: string;
  /** In milliseconds, as `Date.now()`. */
  expiresAt: number;
}

const keySets = new WeakMap<Kysely<Database>, Promise<JWTVerifyGetKey>>();

function keysOf(database: Kysely<Database>): Promise<JWTVerifyGetKey> {
  const known = keySets.get(database);
  if (known) return known;
  const keys = signingKey(database).then(({ kty, n, e, kid, alg }) =>
    createLocalJWKSet({ keys: [{ kty, n, e, kid, alg } as JWK] }),
  );
  keys.catch(() => keySets.delete(database)); // a database that was not ready may be asked again
  keySets.set(database, keys);
  return keys;
}

export const issuerOf = ({ settings }: Sandbox): string => settings.origin + MOUNT_PATH;

/** The `aud` of access tokens. */
export const audienceOf = ({ settings }: Sandbox): string => `${settings.origin}/api`;

/** Tokens whose signature was found good. Each comes with many calls. */
const goodTokens = new WeakMap<Kysely<Database>, Map<string, AccessToken>>();
const MOST_KEPT = 1000;

/** As `verifyAccessToken`, once for each token and then until it expires. Whether its session was ended is asked elsewhere, each time. */
export async function verifyOnce(sandbox: Sandbox, token: string): Promise<AccessToken> {
  const good = goodTokens.get(sandbox.database) ?? new Map<string, AccessToken>();
  goodTokens.set(sandbox.database, good);
  const known = good.get(token);
  if (known !== undefined && Date.now() < known.expiresAt) return known;
  good.delete(token);
  const verified = await verifyAccessToken(sandbox, token);
  const [oldest] = good.keys();
  if (good.size >= MOST_KEPT && oldest !== undefined) good.delete(oldest);
  good.set(token, verified);
  return verified;
}

/**
 * Whose token it is. Rejects with jose's error when the token was not issued here for the API, is altered or expired.
 * `evenIfExpired` is for signing out: who left the portal open for an hour must still be able to end the session.
 */
export async function verifyAccessToken(
  sandbox: Sandbox,
  token: string,
  { evenIfExpired = false }: { evenIfExpired?: boolean } = {},
): Promise<AccessToken> {
  const { payload } = await jwtVerify<{ scope?: string; sid?: string }>(token, await keysOf(sandbox.database), {
    issuer: issuerOf(sandbox),
    audience: audienceOf(sandbox),
    algorithms: [SIGNING_ALGORITHM],
    typ: 'at+jwt',
    requiredClaims: ['sub', 'exp', 'sid'],
    ...(evenIfExpired && { currentDate: new Date(0) }),
  });
  if (!payload.scope?.split(' ').includes(API_SCOPE)) throw new Error(`The access token lacks the scope ${API_SCOPE}`);
  return { sub: payload.sub ?? '', sid: payload.sid ?? '', expiresAt: (payload.exp ?? 0) * 1000 };
}
