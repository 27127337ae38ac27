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
  return { sub: payload.sub ?? '', sid: payload.sid ?? '' };
}
