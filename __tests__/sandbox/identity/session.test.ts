/** @jest-environment node */
import { createHash, webcrypto } from 'node:crypto';
import { runInNewContext } from 'node:vm';

import { codeRequest, newVisitor, postToken, signInForTokens, submitSignIn } from '../../support/codeFlow.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

const ada = { email: 'due.soon@example.com', password: 'Maple-Street-2026' };

let sandbox: SandboxProcess;
let origin: string;

beforeAll(async () => {
  sandbox = await startSandboxProcess();
  origin = sandbox.origin;
}, 120_000);
afterAll(() => sandbox.stop());

const refreshStatus = async (token = '') =>
  (await postToken(origin, { grant_type: 'refresh_token', refresh_token: token })).status;

describe('signing out', () => {
  const endSession = (query: Record<string, string>) => `${origin}/oidc/session/end?${new URLSearchParams(query)}`;

  test('at the portal’s request ends the session without asking and redirects to /loans', async () => {
    const { visitor, tokens } = await signInForTokens(origin, ada);
    const browserState = visitor.cookies.get('op_browser_state');
    const page = await visitor.get(
      endSession({ id_token_hint: tokens.id_token!, post_logout_redirect_uri: `${origin}/loans`, state: 'x' }),
    );
    const html = await page.text();
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(html) ?? [];
    const [, nonce] = /script-src 'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '') ?? [];
    const done = await visitor.post(`${origin}/oidc/session/end/confirm`, { xsrf, logout: 'yes' });
    const silent = await visitor.get(codeRequest(origin, { prompt: 'none' }).url);

    expect(html).toContain(`<script nonce="${nonce}">document.getElementById('op.logoutForm').submit();`);
    expect(done.headers.get('location')).toBe(`${origin}/loans?state=x`);
    expect([browserState, visitor.cookies.has('op_browser_state')]).toEqual([expect.any(String), false]);
    expect(silent.headers.get('location')).toContain('error=login_required');
    expect(await refreshStatus(tokens.refresh_token)).toBe(400);
    const profile = `${origin}/api/borrower/account/profile`;
    expect((await fetch(profile, { headers: { authorization: `Bearer ${tokens.access_token}` } })).status).toBe(401);
  });

  test('from another site asks for confirmation', async () => {
    const { visitor } = await signInForTokens(origin, ada);
    const html = await (await visitor.get(endSession({}))).text();

    expect(html).toContain('Do you want to sign out?');
    expect(html).not.toContain('<script');
  });

  test('redirects only to registered URLs', async () => {
    const { visitor, tokens } = await signInForTokens(origin, ada);
    const page = await visitor.get(
      endSession({ id_token_hint: tokens.id_token!, post_logout_redirect_uri: 'https://else.test/' }),
    );

    expect(page.status).toBe(400);
  });

  test('revokes the refresh token, with an empty response without content type', async () => {
    const { tokens } = await signInForTokens(origin, ada);
    const revoked = await fetch(`${origin}/oidc/token/revocation`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ client_id: 'borrower-portal', token: tokens.refresh_token!, token_type_hint: 'refresh_token' }),
    });

    expect([revoked.status, revoked.headers.get('content-type'), await revoked.text()]).toEqual([200, null, '']);
    expect(await refreshStatus(tokens.refresh_token)).toBe(400);
  });
});

describe('session check (OpenID Connect Session Management)', () => {
  /** Runs the script of the session check page as a browser with this cookie, and returns its reply to `message`. */
  const check = async (message: string, browserState: string | undefined): Promise<unknown> => {
    const html = await (await fetch(`${origin}/oidc/session/check`)).text();
    const [, script = ''] = /<script nonce="[^"]+">([^]*)<\/script>/.exec(html) ?? [];
    return new Promise((answered) => {
      runInNewContext(script, {
        crypto: webcrypto,
        TextEncoder,
        btoa,
        window: {},
        document: { cookie: browserState === undefined ? 'other=1' : `other=1; op_browser_state=${browserState}` },
        addEventListener: (_type: string, listener: (event: object) => void) =>
          listener({ data: message, origin, source: { postMessage: answered } }),
      });
    });
  };

  test('reports no change until someone signs out or in at the provider', async () => {
    const { visitor, callback } = await signInForTokens(origin, ada);
    const sessionState = callback.searchParams.get('session_state') ?? '';
    const browserState = visitor.cookies.get('op_browser_state');
    const other = (await signInForTokens(origin, ada)).visitor.cookies.get('op_browser_state');

    expect(await check(`borrower-portal ${sessionState}`, browserState)).toBe('unchanged');
    expect(await check(`borrower-portal ${sessionState}`, undefined)).toBe('changed');
    expect(await check(`borrower-portal ${sessionState}`, other)).toBe('changed');
    expect(await check(`else ${sessionState}`, browserState)).toBe('changed');
    expect(await check('nonsense', browserState)).toBe('error');
  });

  test('uses the salted hash of client, origin and browser state as session_state', async () => {
    const { visitor, callback } = await signInForTokens(origin, ada);
    const [hash, salt] = (callback.searchParams.get('session_state') ?? '').split('.');
    const text = `borrower-portal ${origin} ${visitor.cookies.get('op_browser_state')} ${salt}`;

    expect(hash).toBe(createHash('sha256').update(text).digest('base64url'));
  });

  test('has a page that only the portal may frame', async () => {
    const { headers } = await fetch(`${origin}/oidc/session/check`);

    expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${origin};`);
    expect(headers.get('x-frame-options')).toBeNull();
  });
});

describe('the sign-in page', () => {
  test('responds the same to a wrong password and an unknown address', async () => {
    const texts = await Promise.all(
      [ada.email, `nobody"><b>@example.com`].map(async (email) => {
        const response = await submitSignIn(newVisitor(), codeRequest(origin), { email, password: 'wrong' });
        return [response.status, (await response.text()).replace(/value="[^"]*"|nonce="[^"]*"/g, '')] as const;
      }),
    );

    expect(texts[0]?.[0]).toBe(401);
    expect(texts[0]?.[1]).toContain('That email and password don’t match.');
    expect(texts[1]).toEqual(texts[0]);
  });

  test('cannot be framed or cached, and runs only its own script', async () => {
    const visitor = newVisitor();
    const sent = await visitor.get(codeRequest(origin, { login_hint: 'hint@example.com' }).url);
    const page = await visitor.get(new URL(sent.headers.get('location') ?? '', origin).href);
    const policy = page.headers.get('content-security-policy');

    expect(policy).toContain("default-src 'none'; script-src 'nonce-");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('value="hint@example.com"');
  });

  test('does not sign in when opened in another browser', async () => {
    const sent = await newVisitor().get(codeRequest(origin).url);
    const response = await newVisitor().post(new URL(sent.headers.get('location') ?? '', origin).href, ada);

    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This sign-in has ended');
  });

  test('locks an address after five failures, also concurrent ones, and says for how long', async () => {
    const someone = 'someone@example.com';
    const attempts = await Promise.all(
      Array.from({ length: 8 }, () => submitSignIn(newVisitor(), codeRequest(origin), { email: someone, password: 'wrong' })),
    );
    const sixth = await submitSignIn(newVisitor(), codeRequest(origin), {
      email: ` ${someone.toUpperCase()}`,
      password: 'wrong',
    });

    expect(attempts.filter(({ status }) => status === 401)).toHaveLength(4);
    expect([sixth.status, Number(sixth.headers.get('retry-after'))]).toEqual([429, expect.closeTo(900, -2)]);
    expect(await sixth.text()).toContain('Try again in 15 minutes.');
  });
});
