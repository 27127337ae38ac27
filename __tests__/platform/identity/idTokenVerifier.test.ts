/** @jest-environment node */
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';

import type { SigningKeySet } from '#contract/identity.ts';
import type { IdentityFailureCode } from '#platform/session/store/identityFailureCodes.ts';
import { compareWithOriginal, verifyIdToken, type IdTokenExpectation } from '#platform/identity/idTokenVerifier.ts';

const NOW = 1_800_000_000;
const ISSUER = 'https://id.example.test';
const expected: IdTokenExpectation = { issuer: ISSUER, clientId: 'portal', nonce: 'n-1', accessToken: 'access-token', now: NOW };
type Claims = Record<string, unknown>;
const valid: Claims = { iss: ISSUER, aud: 'portal', sub: 'ada', exp: NOW + 600, iat: NOW, nonce: 'n-1' };
/** The left half of the SHA-256 hash of "access-token", as base64url. */
const AT_HASH = 'Pxa-1wifRlPl7yG_0oJNfw';

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;
const pairs: Record<string, Pair> = {};
let keySet: SigningKeySet;

beforeAll(async () => {
  pairs['RS256'] = await generateKeyPair('RS256', { extractable: true });
  pairs['PS256'] = await generateKeyPair('PS256', { extractable: true });
  pairs['ES256'] = await generateKeyPair('ES256', { extractable: true });
  pairs['RS512'] = await generateKeyPair('RS512', { extractable: true });
  pairs['stranger'] = await generateKeyPair('RS256', { extractable: true });
  const published = ['RS256', 'PS256', 'ES256', 'RS512'];
  keySet = {
    keys: await Promise.all(published.map(async (kid) => ({ ...(await exportJWK(pairs[kid]!.publicKey)), kid, use: 'sig' }))),
  };
});

const sign = (claims: Claims, { alg = 'RS256', kid = alg, key = alg }: { alg?: string; kid?: string; key?: string } = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(pairs[key]!.privateKey);

const verify = (idToken: string, changes: Partial<IdTokenExpectation> = {}) =>
  verifyIdToken(idToken, { ...expected, ...changes }, () => Promise.resolve(keySet));

test.each(['RS256', 'PS256', 'ES256'])('a valid token signed with %s is accepted', async (alg) => {
  await expect(verify(await sign(valid, { alg }))).resolves.toMatchObject({ sub: 'ada', iss: ISSUER });
});

test.each<[string, Claims]>([
  ['several audiences with an authorized party', { aud: ['portal', 'api'], azp: 'portal' }],
  ['one audience in a list', { aud: ['portal'] }],
  ['the hash of its access token', { at_hash: AT_HASH }],
  ['an expiry just within the tolerance', { exp: NOW - 299 }],
  ['an issue time just within the tolerance', { iat: NOW + 300 }],
  ['a beginning just within the tolerance', { nbf: NOW + 300 }],
])('%s is accepted', async (_what, changes) => {
  await expect(verify(await sign({ ...valid, ...changes }))).resolves.toMatchObject({ sub: 'ada' });
});

test.each<[IdentityFailureCode, string, Claims]>([
  ['issuer', 'another issuer', { iss: 'https://evil.example.test' }],
  ['issuer', 'the issuer with a slash', { iss: `${ISSUER}/` }],
  ['issuer', 'no issuer', { iss: undefined }],
  ['audience', 'another audience', { aud: 'somebody-else' }],
  ['audience', 'a list without us', { aud: ['a', 'b'], azp: 'portal' }],
  ['audience', 'no audience', { aud: undefined }],
  ['authorizedParty', 'several audiences, no authorized party', { aud: ['portal', 'api'] }],
  ['authorizedParty', 'another authorized party', { aud: ['portal', 'api'], azp: 'api' }],
  ['authorizedParty', 'another authorized party for one audience', { azp: 'api' }],
  ['subject', 'no subject', { sub: undefined }],
  ['subject', 'an empty subject', { sub: '' }],
  ['expired', 'an expiry beyond the tolerance', { exp: NOW - 300 }],
  ['expired', 'no expiry', { exp: undefined }],
  ['issuedInFuture', 'an issue time beyond the tolerance', { iat: NOW + 301 }],
  ['issuedInFuture', 'no issue time', { iat: undefined }],
  ['notYetValid', 'a beginning beyond the tolerance', { nbf: NOW + 301 }],
  ['nonce', 'another nonce', { nonce: 'n-2' }],
  ['nonce', 'no nonce', { nonce: undefined }],
  ['accessTokenHash', 'the hash of another access token', { at_hash: 'AAAAAAAAAAAAAAAAAAAAAA' }],
])('%s: %s is rejected', async (code, _what, changes) => {
  await expect(verify(await sign({ ...valid, ...changes }))).rejects.toMatchObject({ name: 'IdentityFailure', code });
});

// These tokens are signed as text, because jose's own signer rejects wrong types.
test.each<[IdentityFailureCode, string, Record<string, unknown>]>([
  ['subject', 'a subject that is a number', { sub: 7 }],
  ['expired', 'an expiry in words', { exp: 'later' }],
  ['issuedInFuture', 'an issue time in words', { iat: 'now' }],
  ['notYetValid', 'a beginning in words', { nbf: 'now' }],
  ['accessTokenHash', 'a hash that is null', { at_hash: null }],
])('%s: %s is rejected', async (code, _what, changes) => {
  await expect(verify(await signText(JSON.stringify({ ...valid, ...changes })))).rejects.toMatchObject({ code });
});

test.each(['null', '[]', '"ada"', 'no JSON', ''])('claims of %j are malformed', async (text) => {
  await expect(verify(await signText(text))).rejects.toMatchObject({ code: 'malformed' });
});

test.each(['', 'one', 'a.b', '.....', '!.!.!'])('%j is malformed', async (text) => {
  await expect(verify(text)).rejects.toMatchObject({ code: 'malformed' });
});

test('an unsigned token is rejected', async () => {
  await expect(verify(new UnsecuredJWT(valid).encode())).rejects.toMatchObject({ code: 'algorithm' });
});

test('a token signed with the public key as a shared secret is rejected', async () => {
  const secret = new TextEncoder().encode(JSON.stringify(keySet.keys[0]));
  const forged = await new SignJWT(valid).setProtectedHeader({ alg: 'HS256', kid: 'RS256' }).sign(secret);
  await expect(verify(forged)).rejects.toMatchObject({ code: 'algorithm' });
});

test('a signature with an algorithm that is not allowed is rejected', async () => {
  await expect(verify(await sign(valid, { alg: 'RS512' }))).rejects.toMatchObject({ code: 'algorithm' });
});

test('a signature by another key under a known key ID is rejected', async () => {
  await expect(verify(await sign(valid, { kid: 'RS256', key: 'stranger' }))).rejects.toMatchObject({ code: 'signature' });
});

test('claims changed after signing are rejected', async () => {
  const [header, , signature] = (await sign(valid)).split('.');
  const claims = Buffer.from(JSON.stringify({ ...valid, sub: 'mallory' })).toString('base64url');
  await expect(verify(`${header}.${claims}.${signature}`)).rejects.toMatchObject({ code: 'signature' });
});

test('an unknown key is fetched once more without the cache', async () => {
  const asked: boolean[] = [];
  const keys = (isRefetch: boolean) => {
    asked.push(isRefetch);
    return Promise.resolve(isRefetch ? keySet : { keys: [] });
  };
  await expect(verifyIdToken(await sign(valid), expected, keys)).resolves.toMatchObject({ sub: 'ada' });
  expect(asked).toEqual([false, true]);
});

test('a key that stays unknown is rejected after one more fetch', async () => {
  let asked = 0;
  const keys = () => {
    asked += 1;
    return Promise.resolve(keySet);
  };
  await expect(verifyIdToken(await sign(valid, { kid: 'unheard-of' }), expected, keys)).rejects.toMatchObject({
    code: 'unknownKey',
  });
  expect(asked).toBe(2);
});

test('a known key is not fetched again', async () => {
  const asked: boolean[] = [];
  await verifyIdToken(await sign(valid), expected, (isRefetch) => {
    asked.push(isRefetch);
    return Promise.resolve(keySet);
  });
  expect(asked).toEqual([false]);
});

test('an invalid key set counts as empty', async () => {
  const broken = {} as SigningKeySet;
  await expect(verifyIdToken(await sign(valid), expected, () => Promise.resolve(broken))).rejects.toMatchObject({
    code: 'unknownKey',
  });
});

test('a token without a key ID is tried with every suitable key', async () => {
  const two = { keys: [await exportJWK(pairs['stranger']!.publicKey), await exportJWK(pairs['RS256']!.publicKey)] };
  const token = await new SignJWT(valid).setProtectedHeader({ alg: 'RS256' }).sign(pairs['RS256']!.privateKey);
  await expect(verifyIdToken(token, expected, () => Promise.resolve(two))).resolves.toMatchObject({ sub: 'ada' });
  const none = { keys: [await exportJWK(pairs['stranger']!.publicKey), await exportJWK(pairs['stranger']!.publicKey)] };
  await expect(verifyIdToken(token, expected, () => Promise.resolve(none))).rejects.toMatchObject({ code: 'signature' });
});

describe('a renewed token', () => {
  const original = { ...valid, auth_time: NOW - 60, azp: 'portal' };

  test('needs no nonce', async () => {
    await expect(verify(await sign({ ...valid, nonce: undefined }), { nonce: null })).resolves.toMatchObject({ sub: 'ada' });
  });

  test.each<[string, Claims]>([
    ['that is the same but later', { exp: NOW + 1200, iat: NOW + 600 }],
    ['whose audience is a list of the same', { aud: ['portal'] }],
    ['without a nonce', { nonce: undefined }],
  ])('%s is accepted', (_what, changes) => {
    expect(() => compareWithOriginal({ ...original, ...changes }, original)).not.toThrow();
  });

  test('with the same audiences in another order is accepted', () => {
    const many = { ...original, aud: ['portal', 'api'] };
    expect(() => compareWithOriginal({ ...many, aud: ['api', 'portal'] }, many)).not.toThrow();
  });

  test.each<[IdentityFailureCode, Claims]>([
    ['renewedIssuer', { iss: 'https://evil.example.test' }],
    ['renewedSubject', { sub: 'mallory' }],
    ['renewedAudience', { aud: ['portal', 'api'] }],
    ['renewedAuthTime', { auth_time: NOW }],
    ['renewedAuthTime', { auth_time: undefined }],
    ['renewedAuthorizedParty', { azp: 'api' }],
    ['renewedAuthorizedParty', { azp: undefined }],
    ['nonce', { nonce: 'n-2' }],
  ])('with a difference is rejected: %s', (code, changes) => {
    const compare = () => {
      compareWithOriginal({ ...original, ...changes }, original);
    };
    expect(compare).toThrow(code);
  });
});

/** Creates a compact token with any text as payload, signed with the RSA key. */
async function signText(text: string): Promise<string> {
  const header = Buffer.from(JSON.stringify({ alg: 'RS256', kid: 'RS256' })).toString('base64url');
  const input = `${header}.${Buffer.from(text).toString('base64url')}`;
  const signature = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', pairs['RS256']!.privateKey, Buffer.from(input));
  return `${input}.${Buffer.from(signature).toString('base64url')}`;
}
