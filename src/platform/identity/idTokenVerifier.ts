/** The ID token checks that the OpenID client library leaves out (OpenID Connect Core, 3.1.3.7 and 12.2). */
import { compactVerify, createLocalJWKSet, decodeProtectedHeader, errors, type CompactVerifyResult } from 'jose';

import type { SigningKeySet } from '#contract/identity.ts';
import type { IdentityFailureCode } from '#platform/session/store/identityFailureCodes.ts';

import { IdentityFailure } from './identityFailure.ts';

/** Only public-key signatures are accepted: with `none` or a shared secret anybody could forge a token. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256'];

/** Accepted clock difference between provider and device, in seconds (specification, section 9). */
export const CLOCK_SKEW_SECONDS = 300;

export interface IdTokenClaims {
  iss: string;
  sub: string;
  aud: string | string[];
  exp: number;
  iat: number;
  [claim: string]: unknown;
}

export interface IdTokenExpectation {
  issuer: string;
  clientId: string;
  /** The nonce sent with the request. Null for a renewed token, whose nonce is compared with the original one instead. */
  nonce: string | null;
  accessToken: string;
  now: number;
}

/** @param isRefetch skips every cache */
export type SigningKeys = (isRefetch: boolean) => Promise<SigningKeySet>;

type Claims = Record<string, unknown>;
interface ClaimCheck {
  code: IdentityFailureCode;
  passes: (claims: Claims, expected: IdTokenExpectation) => boolean;
  /** Describes the expected and the actual value, for the console. */
  describe: (claims: Claims, expected: IdTokenExpectation) => { expected: string; got: string };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const audiencesOf = (claims: Claims): unknown[] => (Array.isArray(claims['aud']) ? claims['aud'] : [claims['aud']]);

/** A missing claim becomes "none". */
const claimText = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));
const formatTime = (seconds: unknown): string =>
  isNumber(seconds) && Math.abs(seconds) < 1e11 ? new Date(seconds * 1000).toISOString() : claimText(seconds);

const CLAIM_CHECKS: ClaimCheck[] = [
  {
    code: 'issuer',
    passes: ({ iss }, { issuer }) => iss === issuer,
    describe: ({ iss }, { issuer }) => ({ expected: `iss ${claimText(issuer)}`, got: claimText(iss) }),
  },
  {
    code: 'audience',
    passes: (claims, { clientId }) => audiencesOf(claims).includes(clientId),
    describe: ({ aud }, { clientId }) => ({ expected: `aud with ${claimText(clientId)}`, got: claimText(aud) }),
  },
  {
    code: 'authorizedParty',
    passes: (claims, { clientId }) => (claims['azp'] ?? (audiencesOf(claims).length === 1 ? clientId : null)) === clientId,
    describe: ({ azp }, { clientId }) => ({ expected: `azp ${claimText(clientId)}`, got: claimText(azp) }),
  },
  {
    code: 'subject',
    passes: ({ sub }) => typeof sub === 'string' && sub !== '',
    describe: ({ sub }) => ({ expected: 'sub that is a text', got: sub === '' ? 'an empty one' : typeof sub }),
  },
  {
    code: 'expired',
    passes: ({ exp }, { now }) => isNumber(exp) && now < exp + CLOCK_SKEW_SECONDS,
    describe: ({ exp }, { now }) => ({ expected: `exp after ${formatTime(now)} by this device’s clock`, got: formatTime(exp) }),
  },
  {
    code: 'issuedInFuture',
    passes: ({ iat }, { now }) => isNumber(iat) && iat <= now + CLOCK_SKEW_SECONDS,
    describe: ({ iat }, { now }) => ({ expected: `iat before ${formatTime(now)} by this device’s clock`, got: formatTime(iat) }),
  },
  {
    code: 'notYetValid',
    passes: ({ nbf }, { now }) => nbf === undefined || (isNumber(nbf) && nbf <= now + CLOCK_SKEW_SECONDS),
    describe: ({ nbf }, { now }) => ({ expected: `nbf before ${formatTime(now)} by this device’s clock`, got: formatTime(nbf) }),
  },
  {
    code: 'nonce',
    passes: (claims, { nonce }) => nonce === null || claims['nonce'] === nonce,
    describe: ({ nonce }) => ({ expected: 'the nonce of the request', got: nonce === undefined ? 'none' : 'another one' }),
  },
];

/** Verifies the signature and the claims of an ID token. @throws IdentityFailure with the code of the first check that fails */
export async function verifyIdToken(idToken: string, expected: IdTokenExpectation, keys: SigningKeys): Promise<IdTokenClaims> {
  const claims = readClaims(await verifySignature(idToken, keys));
  for (const { code, passes, describe } of CLAIM_CHECKS)
    if (!passes(claims, expected)) throw new IdentityFailure(code, describe(claims, expected));
  const hash = claims['at_hash'];
  if (hash !== undefined && hash !== (await accessTokenHash(expected.accessToken)))
    throw new IdentityFailure('accessTokenHash', { expected: 'the at_hash of the access token', got: 'another one' });
  return claims as IdTokenClaims; // CHECKS has validated each of these fields.
}

const RENEWED_CLAIM_CHECKS: [IdentityFailureCode, (claims: Claims) => unknown][] = [
  ['renewedIssuer', (claims) => claims['iss']],
  ['renewedSubject', (claims) => claims['sub']],
  ['renewedAudience', (claims) => JSON.stringify(audiencesOf(claims).toSorted())],
  ['renewedAuthTime', (claims) => claims['auth_time']],
  ['renewedAuthorizedParty', (claims) => claims['azp']],
];

/** Checks that a renewed ID token belongs to the same sign-in as the original (OpenID Connect Core, 12.2). @throws IdentityFailure */
export function compareWithOriginal(renewed: Claims, original: Claims): void {
  for (const [code, read] of RENEWED_CLAIM_CHECKS) {
    const [got, expected] = [read(renewed), read(original)];
    if (got === expected) continue;
    // The user's identifier must not be printed in the console.
    const facts = code === 'renewedSubject' ? { expected: 'the same sub', got: 'another one' } : null;
    throw new IdentityFailure(code, facts ?? { expected: `${claimText(expected)}, as before`, got: claimText(got) });
  }
  const hasOtherNonce =
    renewed['nonce'] !== undefined && original['nonce'] !== undefined && renewed['nonce'] !== original['nonce'];
  if (hasOtherNonce) throw new IdentityFailure('nonce', { expected: 'the nonce of the sign-in', got: 'another one' });
}

const BAD_SIGNATURE_FACTS = { expected: 'a signature by the provider’s published key', got: 'one that does not fit' };
const MALFORMED_TOKEN_FACTS = { expected: 'an ID token that is a JWT with claims', got: 'another text' };

async function verifySignature(idToken: string, keys: SigningKeys): Promise<CompactVerifyResult> {
  const algorithm = readAlgorithm(idToken);
  if (!ALGORITHMS.includes(algorithm))
    throw new IdentityFailure('algorithm', { expected: ALGORITHMS.join(', '), got: claimText(algorithm) });
  const cached = await verifyWith(idToken, await keys(false));
  // The provider may have rotated its keys since they were fetched, so fetch them again.
  const verified = cached ?? (await verifyWith(idToken, await keys(true)));
  if (verified === null)
    throw new IdentityFailure('unknownKey', {
      expected: 'one of the keys that the provider publishes',
      got: `kid ${claimText(decodeProtectedHeader(idToken).kid)}`,
    });
  return verified;
}

/** Returns null when the key set has no key for this token. */
async function verifyWith(idToken: string, keySet: SigningKeySet): Promise<CompactVerifyResult | null> {
  const options = { algorithms: ALGORITHMS };
  try {
    return await compactVerify(idToken, createLocalJWKSet(keySet), options);
  } catch (failure) {
    if (failure instanceof errors.JWKSNoMatchingKey || failure instanceof errors.JWKSInvalid) return null;
    if (failure instanceof errors.JWKSMultipleMatchingKeys) {
      // The token does not name its key, so try each one.
      for await (const key of failure) {
        const verified = await compactVerify(idToken, key, options).catch(() => null);
        if (verified !== null) return verified;
      }
    }
    throw new IdentityFailure('signature', { ...BAD_SIGNATURE_FACTS, cause: failure });
  }
}

function readAlgorithm(idToken: string): string {
  try {
    return String(decodeProtectedHeader(idToken).alg);
  } catch (failure) {
    throw new IdentityFailure('malformed', { ...MALFORMED_TOKEN_FACTS, cause: failure });
  }
}

function readClaims({ payload }: CompactVerifyResult): Claims {
  try {
    const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload));
    if (typeof claims === 'object' && claims !== null && !Array.isArray(claims)) return claims as Claims; // The check above ensures this type.
  } catch (failure) {
    throw new IdentityFailure('malformed', { ...MALFORMED_TOKEN_FACTS, cause: failure });
  }
  throw new IdentityFailure('malformed', MALFORMED_TOKEN_FACTS);
}

/** Computes `at_hash`: the left half of the SHA-256 hash, which all three algorithms use (OpenID Connect Core, 3.1.3.6). */
async function accessTokenHash(accessToken: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(accessToken)));
  const half = String.fromCharCode(...digest.subarray(0, 16));
  return btoa(half).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
