/** @jest-environment node */
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';

import type { DiscoveryDocument, TokenResponse } from '#contract/identity.ts';
import {
  codeRequest,
  exchangeCode,
  follow,
  newVisitor,
  postToken,
  signInForCode,
  signInForTokens,
} from '../../support/codeFlow.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';
import { atHashOf } from '../../support/tokenForge.ts';

const ada = { email: 'due.soon@example.com', password: 'Maple-Street-2026' };

let sandbox: SandboxProcess;
let origin: string;

beforeAll(async () => {
  sandbox = await startSandboxProcess();
  origin = sandbox.origin;
}, 120_000);
afterAll(() => sandbox.stop());

const refresh = (token = '', extra: Record<string, string> = {}) =>
  postToken(origin, { grant_type: 'refresh_token', refresh_token: token, ...extra });

const errorOf = (url: URL | Response) => (url instanceof URL ? url.searchParams.get('error') : `page ${url.status}`);

describe('discovery', () => {
  test('lists every endpoint below the issuer and what the portal relies on', async () => {
    const response = await fetch(`${origin}/oidc/.well-known/openid-configuration`, { headers: { origin: 'http://else.test' } });
    const document = (await response.json()) as DiscoveryDocument & Record<string, unknown>;

    expect(document.issuer).toBe(`${origin}/oidc`);
    for (const name of ['authorization', 'token', 'userinfo', 'end_session', 'revocation'] as const) {
      expect(String(document[`${name}_endpoint`])).toMatch(new RegExp(`^${origin}/oidc/`));
    }
    expect(document).toMatchObject({
      check_session_iframe: expect.stringContaining('/oidc/') as string,
      authorization_response_iss_parameter_supported: true,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      token_endpoint_auth_methods_supported: ['none'],
      scopes_supported: expect.arrayContaining(['openid', 'profile', 'borrower-api']) as string[],
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('http://else.test');
  });
});

describe('signing in', () => {
  test('gives an ID token with profile, nonce and access token hash', async () => {
    const { request, callback, tokens } = await signInForTokens(origin, ada);
    const { payload } = await jwtVerify(tokens.id_token ?? '', createRemoteJWKSet(new URL(`${origin}/oidc/jwks`)), {
      issuer: `${origin}/oidc`,
      audience: 'borrower-portal',
      algorithms: ['RS256'],
    });

    expect(callback.searchParams.get('state')).toBe(request.state);
    expect(callback.searchParams.get('iss')).toBe(`${origin}/oidc`);
    expect(callback.searchParams.get('session_state')).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(payload).toMatchObject({ nonce: request.nonce, email: ada.email, at_hash: atHashOf(tokens.access_token) });
    expect(payload['given_name']).toBeTruthy();
    expect(Math.abs(Number(payload['auth_time']) - Date.now() / 1000)).toBeLessThan(60);
    expect(tokens.scope?.split(' ').sort()).toEqual(['borrower-api', 'openid', 'profile']);
  });

  test('gives a ten-minute JWT access token for the API', async () => {
    const { tokens } = await signInForTokens(origin, ada);
    const { iat = 0, exp = 0, aud, scope, sub } = decodeJwt<{ scope: string }>(tokens.access_token);

    expect([exp - iat, tokens.expires_in, aud, scope]).toEqual([600, 600, `${origin}/api`, 'borrower-api']);
    expect(sub).toBe(decodeJwt(tokens.id_token ?? '').sub);
  });

  test('is skipped for a second request of the same browser', async () => {
    const { visitor } = await signInForTokens(origin, ada);
    const request = codeRequest(origin);
    const back = await follow(visitor, await visitor.get(request.url), request.url, request.redirectUri);

    expect((back as URL).searchParams.get('code')).toBeTruthy();
  });

  test('a code works only with its verifier, and only once', async () => {
    const visitor = newVisitor();
    const request = codeRequest(origin);
    const callback = await signInForCode(visitor, request, ada);
    const other = codeRequest(origin);
    const otherCallback = await signInForCode(newVisitor(), other, ada);

    await expect(exchangeCode(origin, { ...other, verifier: request.verifier }, otherCallback)).rejects.toThrow('invalid_grant');
    await exchangeCode(origin, request, callback);
    await expect(exchangeCode(origin, request, callback)).rejects.toThrow('invalid_grant');
  });

  test.each([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
    ['with plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for an implicit token', { response_type: 'id_token' }, 'invalid_request'],
    ['for another API', { resource: 'https://else.test/api' }, 'invalid_target'],
  ])('a request %s is redirected back with an error', async (_name, extra, error) => {
    const request = codeRequest(origin, extra);
    const response = await newVisitor().get(request.url);

    expect(new URL(response.headers.get('location') ?? '').searchParams.get('error')).toBe(error);
  });

  test.each([
    ['somebody else’s redirect URI', { redirect_uri: 'https://else.test/auth/callback' }],
    ['an unknown client', { client_id: 'else' }],
  ])('a request with %s shows a page and never redirects', async (_name, extra) => {
    const response = await newVisitor().get(codeRequest(origin, extra).url);

    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    expect(await response.text()).toContain('Go to your loans');
  });

  test('the error page uses the requested language and the configured lender', async () => {
    const html = await (await newVisitor().get(codeRequest(origin, { client_id: 'else', ui_locales: 'fr' }).url)).text();

    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('<title>Impossible de vous connecter depuis cette page | CCM</title>');
    expect(html).toContain('CCM Home Loans, LLC, NMLS #0000000');
  });
});

describe('renewal', () => {
  test('rotates the refresh token and keeps user and sign-in in the ID token', async () => {
    const { tokens } = await signInForTokens(origin, ada);
    const renewed = (await (await refresh(tokens.refresh_token, { scope: tokens.scope ?? '' })).json()) as TokenResponse;
    const [before, after] = [decodeJwt(tokens.id_token ?? ''), decodeJwt(renewed.id_token ?? '')];

    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    expect([after.sub, after.aud, after.iss, after['auth_time']]).toEqual([
      before.sub,
      before.aud,
      before.iss,
      before['auth_time'],
    ]);
    expect(after['at_hash']).toBe(atHashOf(renewed.access_token));
  });

  test('ends the whole token family when a refresh token is replayed', async () => {
    const { tokens } = await signInForTokens(origin, ada);
    const renewed = (await (await refresh(tokens.refresh_token)).json()) as TokenResponse;

    expect((await refresh(tokens.refresh_token)).status).toBe(400);
    expect((await refresh(renewed.refresh_token)).status).toBe(400);
  });

  // The embedded database runs one query at a time; only on a PostgreSQL server do these requests overlap.
  test('succeeds at most once for concurrent requests', async () => {
    const { tokens } = await signInForTokens(origin, ada);
    const atOnce = <Result>(send: () => Promise<Result>) => Promise.all(Array.from({ length: 12 }, send));
    await atOnce(() => fetch(`${origin}/oidc/jwks`).then((response) => response.text())); // opens the connections first, so that all requests start together
    const statuses = await atOnce(async () => (await refresh(tokens.refresh_token)).status);

    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
  });

  test('with prompt=none works while signed in and returns login_required otherwise', async () => {
    const { visitor } = await signInForTokens(origin, ada);
    const silent = codeRequest(origin, { prompt: 'none', redirect_uri: `${origin}/auth/silent-renew` });
    const [known, unknown] = await Promise.all(
      [visitor, newVisitor()].map(async (who) => new URL((await who.get(silent.url)).headers.get('location') ?? '')),
    );

    expect(known?.searchParams.get('code')).toBeTruthy();
    expect([errorOf(unknown!), unknown?.searchParams.get('iss')]).toEqual(['login_required', `${origin}/oidc`]);
    expect(unknown?.searchParams.get('session_state')).toBeTruthy();
  });

  test('is rejected for other origins', async () => {
    const { tokens } = await signInForTokens(origin, ada);
    const response = await fetch(`${origin}/oidc/token`, {
      method: 'POST',
      headers: { origin: 'https://else.test' },
      body: new URLSearchParams({
        client_id: 'borrower-portal',
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token!,
      }),
    });

    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([400, null]);
  });
});
