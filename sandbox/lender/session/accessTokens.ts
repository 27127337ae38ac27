/**
 * Verifies access tokens issued by the sandbox's own OpenID provider.
 *
 * Tokens use real time, not the sandbox's movable clock, because browsers compare `exp` with their own clock, and a session must not end
 * when a test changes the date.
 */
import { createLocalJWKSet, jwtVerify, type JWK, type JWTVerifyGetKey } from 'jose';
import type { Kysely } from 'kysely';

import type { Database } from '../../base/db/database.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { SIGNING_ALGORITHM, signingKey } from './signingKey.ts';

export const OIDC_PROVIDER_PATH = '/oidc';

/** The scope required by the borrower and payment APIs. */
export const API_SCOPE = 'borrower-api';

export interface AccessToken {
  /** The `borrower_id` of the signed-in user. */
  sub: string;
  /** Id of the provider session that issued it. */
  sid: string;
  /** Milliseconds since 1970, as in `Date.now()`. */
  expiresAt: number;
}

const keySets = new WeakMap<Kysely<Database>, Promise<JWTVerifyGetKey>>();

function publicKeys(database: Kysely<Database>): Promise<JWTVerifyGetKey> {
  const known = keySets.get(database);
  if (known) return known;
  const keys = signingKey(database).then(({ kty, n, e, kid, alg }) =>
    createLocalJWKSet({ keys: [{ kty, n, e, kid, alg } as JWK] }),
  );
  keys.catch(() => keySets.delete(database)); // allows another attempt when the database was not ready
  keySets.set(database, keys);
  return keys;
}

export const issuerOf = ({ settings }: Sandbox): string => settings.origin + OIDC_PROVIDER_PATH;

/** The `aud` claim of access tokens. */
export const audienceOf = ({ settings }: Sandbox): string => `${settings.origin}/api`;

/** Cache of tokens with a valid signature, because each token is sent with many requests. */
const verifiedTokens = new WeakMap<Kysely<Database>, Map<string, AccessToken>>();
const MAX_CACHED_TOKENS = 1000;

/**
 * Like `verifyAccessToken`, but verifies each token only once until it expires. Whether its session has ended is checked separately on
 * each request.
 */
export async function verifyCachedAccessToken(sandbox: Sandbox, token: string): Promise<AccessToken> {
  const good = verifiedTokens.get(sandbox.database) ?? new Map<string, AccessToken>();
  verifiedTokens.set(sandbox.database, good);
  const known = good.get(token);
  if (known !== undefined && Date.now() < known.expiresAt) return known;
  good.delete(token);
  const verified = await verifyAccessToken(sandbox, token);
  const [oldest] = good.keys();
  if (good.size >= MAX_CACHED_TOKENS && oldest !== undefined) good.delete(oldest);
  good.set(token, verified);
  return verified;
}

/**
 * Verifies a token and returns its claims. Rejects with jose's error when the token was not issued here for the API, was altered, or has
 * expired. `evenIfExpired` is for signing out: it must work even with an expired token.
 */
export async function verifyAccessToken(
  sandbox: Sandbox,
  token: string,
  { evenIfExpired = false }: { evenIfExpired?: boolean } = {},
): Promise<AccessToken> {
  const { payload } = await jwtVerify<{ scope?: string; sid?: string }>(token, await publicKeys(sandbox.database), {
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
