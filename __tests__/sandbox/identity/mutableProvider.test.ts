/** @jest-environment node */
import { createRemoteJWKSet, jwtVerify } from 'jose';

import type { TokenResponse } from '#contract/identity.ts';
import type { Signature } from '../../support/tokenForge.ts';
import { startMutableProvider, type MutableProvider } from '../../support/mutableProvider.ts';

const REDIRECT_URI = 'http://localhost:4999/auth/callback';
let provider: MutableProvider;

beforeAll(async () => {
  provider = await startMutableProvider();
});
afterEach(() => provider.reset());
afterAll(() => provider.stop());

const authorize = async (extra: Record<string, string> = {}): Promise<URL> => {
  const query = new URLSearchParams({
    client_id: 'portal',
    redirect_uri: REDIRECT_URI,
    scope: 'openid',
    state: 's',
    nonce: 'n',
    ...extra,
  });
  const response = await fetch(`${provider.issuer}/authorize?${query}`, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
};

const post = (form: Record<string, string>) =>
  fetch(`${provider.issuer}/token`, { method: 'POST', body: new URLSearchParams({ client_id: 'portal', ...form }) });

const signIn = async (): Promise<TokenResponse> => {
  const code = (await authorize()).searchParams.get('code') ?? '';
  return (await (await post({ grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI })).json()) as TokenResponse;
};

const verify = (token = '') =>
  jwtVerify(token, createRemoteJWKSet(new URL(`${provider.issuer}/jwks`)), {
    issuer: provider.issuer,
    audience: 'portal',
    algorithms: ['RS256', 'PS256', 'ES256'],
  });

test('by default its ID and access tokens verify', async () => {
  const tokens = await signIn();

  expect((await verify(tokens.id_token)).payload).toMatchObject({ nonce: 'n', email: 'ada@example.com' });
  expect(provider.requests.map(({ endpoint }) => endpoint)).toEqual(['authorization', 'token', 'jwks']);
});

test.each<Signature>(['PS256', 'ES256'])('a token signed with %s verifies', async (signature) => {
  provider.answers.code.idToken.signature = signature;

  await expect(verify((await signIn()).id_token)).resolves.toMatchObject({ protectedHeader: { alg: signature } });
});

test.each<[string, () => void]>([
  ['no signature', () => (provider.answers.code.idToken.signature = 'none')],
  ['an altered signature', () => (provider.answers.code.idToken.signature = 'altered')],
  ['an HMAC with the public key', () => (provider.answers.code.idToken.signature = 'HS256')],
  ['a key it never published', () => (provider.answers.code.idToken.strangerKey = true)],
  ['another audience', () => (provider.answers.code.idToken.claims = { aud: 'else' })],
  ['another issuer', () => (provider.answers.code.idToken.claims = () => ({ iss: 'http://else', aud: 'portal' }))],
  ['an exp long ago', () => (provider.answers.code.idToken.claims = { exp: 1 })],
  ['no published key', () => (provider.answers.jwks = { keys: [] })],
])('with %s, its ID token is rejected', async (_name, setWrong) => {
  setWrong();

  await expect(verify((await signIn()).id_token)).rejects.toThrow();
});

test('a code works once, and only with its verifier', async () => {
  const code = (await authorize({ code_challenge: 'x', code_challenge_method: 'S256' })).searchParams.get('code') ?? '';
  const first = await post({ grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI, code_verifier: 'wrong' });
  const again = (await authorize()).searchParams.get('code') ?? '';
  await post({ grant_type: 'authorization_code', code: again, redirect_uri: REDIRECT_URI });
  const second = await post({ grant_type: 'authorization_code', code: again, redirect_uri: REDIRECT_URI });

  expect([first.status, second.status]).toEqual([400, 400]);
});

test('refresh tokens rotate, with responses separate from those for a code', async () => {
  const { refresh_token: token = '' } = await signIn();
  provider.answers.refresh.idToken.claims = { sub: 'somebody-else' };
  const renewed = (await (await post({ grant_type: 'refresh_token', refresh_token: token })).json()) as TokenResponse;
  const replayed = await post({ grant_type: 'refresh_token', refresh_token: token });

  expect((await verify(renewed.id_token)).payload.sub).toBe('somebody-else');
  expect(replayed.status).toBe(400);
});

test('after a sign-out a silent request needs a login', async () => {
  await fetch(`${provider.issuer}/end-session`);

  expect((await authorize({ prompt: 'none' })).searchParams.get('error')).toBe('login_required');
});

test('redirect, user info, discovery and complete replies can be changed', async () => {
  provider.answers.authorization = { iss: 'http://else', state: undefined };
  provider.answers.userInfo = { sub: 'else' };
  provider.answers.discovery = { issuer: 'http://else' };
  provider.answers.replies.jwks = { status: 503, contentType: 'text/html', body: '<p>down' };

  const back = await authorize();
  expect([back.searchParams.get('iss'), back.searchParams.get('state')]).toEqual(['http://else', null]);
  const me = await fetch(`${provider.issuer}/userinfo`, { headers: { authorization: 'Bearer x' } });
  expect(await me.json()).toMatchObject({ sub: 'else', email: 'ada@example.com' });
  const discovery = await fetch(`${provider.issuer}/.well-known/openid-configuration`);
  expect(await discovery.json()).toMatchObject({ issuer: 'http://else', jwks_uri: `${provider.issuer}/jwks` });
  expect((await fetch(`${provider.issuer}/jwks`)).status).toBe(503);
});
