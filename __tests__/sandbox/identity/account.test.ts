/** @jest-environment node */
import { createPublicKey } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { decodeJwt, decodeProtectedHeader } from 'jose';

import type { Profile } from '#contract/borrower/account.ts';
import { codeRequest, postToken, signInForTokens } from '../../support/codeFlow.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';
import { forge, makeKeys, type Signature, type SigningKeys } from '../../support/tokenForge.ts';

const borrower = { email: 'due.soon@example.com', password: 'Maple-Street-2026' };

let sandbox: SandboxProcess;
let origin: string;

beforeAll(async () => {
  sandbox = await startSandboxProcess();
  origin = sandbox.origin;
}, 120_000);
afterAll(() => sandbox.stop());

const bearer = (token: string | undefined): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});

const get = (call: string, token?: string) => fetch(`${origin}/api/borrower/${call}`, { headers: bearer(token) });

/** Sends a POST as the portal does: with the XSRF token from the cookie that GET account sets. */
const signOut = async (token?: string) => {
  const cookie = (await get('account')).headers.getSetCookie().find((one) => one.startsWith('XSRF-TOKEN=')) ?? '';
  const [pair = ''] = cookie.split(';');
  return fetch(`${origin}/api/borrower/account/signout`, {
    method: 'POST',
    headers: { ...bearer(token), cookie: pair, 'x-xsrf-token': decodeURIComponent(pair.slice('XSRF-TOKEN='.length)) },
  });
};

const refreshStatus = async (token = '') =>
  (await postToken(origin, { grant_type: 'refresh_token', refresh_token: token })).status;

test('GET account returns who is signed in, or nobody without a valid token', async () => {
  const { tokens } = await signInForTokens(origin, borrower);

  expect(await (await get('account', tokens.access_token)).json()).toEqual({ isSignedIn: true, email: borrower.email });
  expect(await (await get('account')).json()).toEqual({ isSignedIn: false, email: null });
  expect(await (await get('account', 'opaque')).json()).toEqual({ isSignedIn: false, email: null });
});

test('the profile belongs to the signed-in borrower', async () => {
  const { tokens } = await signInForTokens(origin, borrower);
  const profile = (await (await get('account/profile', tokens.access_token)).json()) as Profile;

  expect(profile).toMatchObject({ email: borrower.email, emailAddress: borrower.email, hireDate: null, branchId: null });
  expect(profile.userId).toBe(decodeJwt(tokens.access_token).sub);
  expect(profile.userId).not.toContain('00000000');
  expect(profile.customerIdentifier).not.toBe('');
  expect((await get('account/profile')).status).toBe(401);
});

test('user info matches the ID token, for the portal’s origin only', async () => {
  const { tokens } = await signInForTokens(origin, borrower);
  const ask = (from: string, token: string) => fetch(`${origin}/oidc/me`, { headers: { origin: from, ...bearer(token) } });
  const [own, foreign, withIdToken] = await Promise.all([
    ask(origin, tokens.access_token),
    ask('https://else.test', tokens.access_token),
    ask(origin, tokens.id_token ?? ''),
  ]);

  const { sub, email, given_name, family_name } = decodeJwt(tokens.id_token ?? '');
  expect(await own.json()).toEqual({ sub, email, given_name, family_name });
  expect(own.headers.get('access-control-allow-origin')).toBe(origin);
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  expect([withIdToken.status, withIdToken.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
});

test('a sign-out ends its session everywhere, also for its unexpired access token, and no other', async () => {
  const [here, elsewhere] = await Promise.all([signInForTokens(origin, borrower), signInForTokens(origin, borrower)]);
  const statuses = ({ tokens: { access_token: token } }: typeof here) =>
    Promise.all(
      [get('account/profile', token), get('BorrowerLoan/all', token), fetch(`${origin}/oidc/me`, { headers: bearer(token) })].map(
        async (asked) => (await asked).status,
      ),
    );
  expect(await statuses(here)).toEqual([200, 200, 200]);
  const answer = await signOut(here.tokens.access_token);
  const silent = await here.visitor.get(codeRequest(origin, { prompt: 'none' }).url);

  expect([answer.status, await answer.text()]).toEqual([200, 'null']);
  expect(answer.headers.getSetCookie().join()).toMatch(/op_browser_state=;/);
  expect(await refreshStatus(here.tokens.refresh_token)).toBe(400);
  expect(silent.headers.get('location')).toContain('error=login_required');
  expect(await refreshStatus(elsewhere.tokens.refresh_token)).toBe(200);
  expect(await statuses(here)).toEqual([401, 401, 401]);
  expect(await statuses(elsewhere)).toEqual([200, 200, 200]);
});

test('signing out twice is not an error', async () => {
  const { tokens } = await signInForTokens(origin, borrower);
  const answers = [
    await signOut(tokens.access_token),
    await signOut(tokens.access_token),
    await signOut(),
    await signOut('opaque'),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

describe('with an access token lifetime of three seconds', () => {
  let brief: SandboxProcess;

  beforeAll(async () => {
    brief = await startSandboxProcess({ env: { SANDBOX_LIMITS: '{"accessTokenSeconds":3}' } });
    origin = brief.origin;
  }, 120_000);
  afterAll(async () => {
    origin = sandbox.origin;
    await brief.stop();
  });

  test('an expired token gives no access, but still signs out', async () => {
    const { tokens } = await signInForTokens(origin, borrower);
    expect((await get('account/profile', tokens.access_token)).status).toBe(200);
    await wait(4100);

    expect((await get('account/profile', tokens.access_token)).status).toBe(401);
    expect(await (await get('account', tokens.access_token)).json()).toEqual({ isSignedIn: false, email: null });
    expect((await signOut(tokens.access_token)).status).toBe(200);
    expect(await refreshStatus(tokens.refresh_token)).toBe(400);
  });
});

describe('a forged access token', () => {
  let header: Record<string, unknown>;
  let claims: Record<string, unknown>;
  let strangers: SigningKeys;
  /** The provider's public key. The classic attack uses it as the secret of an HMAC signature. */
  let published: SigningKeys;

  beforeAll(async () => {
    const { tokens } = await signInForTokens(origin, borrower);
    const { keys } = (await (await fetch(`${origin}/oidc/jwks`)).json()) as { keys: Record<string, string>[] };
    header = { ...decodeProtectedHeader(tokens.access_token) };
    claims = { ...decodeJwt(tokens.access_token), exp: Math.floor(Date.now() / 1000) + 600 };
    strangers = await makeKeys();
    published = { ...strangers, rsa: { ...strangers.rsa, publicKey: createPublicKey({ key: keys[0]!, format: 'jwk' }) } };
  });

  test.each<[string, Signature, () => SigningKeys]>([
    ['by a stranger’s key', 'RS256', () => strangers],
    ['by nothing', 'none', () => strangers],
    ['by the published key, as an HMAC', 'HS256', () => published],
    ['by a stranger’s PS256 key', 'PS256', () => strangers],
  ])('signed %s is rejected and ends no session', async (_name, signature, keysOf) => {
    const { tokens } = await signInForTokens(origin, borrower);
    const { sid } = decodeJwt<{ sid: string }>(tokens.access_token);
    const forged = forge({ ...header, alg: signature }, { ...claims, sid }, signature, keysOf());

    expect((await get('account/profile', forged)).status).toBe(401);
    expect((await signOut(forged)).status).toBe(200);
    expect(await refreshStatus(tokens.refresh_token)).toBe(200);
  });

  test('with a changed claim under the old signature is rejected', async () => {
    const { tokens } = await signInForTokens(origin, borrower);
    const [first = '', , signature = ''] = tokens.access_token.split('.');
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: '11111111-1111-4111-8111-111111111111' })).toString('base64url');

    expect((await get('account/profile', `${first}.${changed}.${signature}`)).status).toBe(401);
  });

  test('that is an ID token is rejected', async () => {
    const { tokens } = await signInForTokens(origin, borrower);

    expect((await get('account/profile', tokens.id_token)).status).toBe(401);
  });
});
