/** @jest-environment node */
import type { TokenResponse } from '#contract/identity.ts';
import { DEMO_PASSWORD, signedInCaller, postToConsole, type ApiCaller } from '../../support/apiCaller.ts';
import { postToken, signInForTokens } from '../../support/codeFlow.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

const ALL = '/api/borrower/BorrowerLoan/all';

let sandbox: SandboxProcess;
let borrower: ApiCaller;

beforeAll(async () => {
  sandbox = await startSandboxProcess();
  borrower = await signedInCaller(sandbox.origin, 'due.soon@example.com');
}, 120_000);
afterAll(() => sandbox.stop());
beforeEach(() => fetch(`${sandbox.origin}/sandbox/faults`, { method: 'DELETE' }));

const setFault = async (fault: Record<string, unknown>): Promise<void> => {
  const answer = await postToConsole(sandbox.origin, 'faults', { base: 'borrower', times: 1, ...fault });
  expect(answer.status).toBe(201);
};
/** Does not use `call`, which checks conflicts against the contract: an injected fault may return what the API never would. */
const ask = (): Promise<Response> => fetch(sandbox.origin + ALL, { headers: borrower.headers });

test.each(['401', '403', '404', '409', '429', '500', '503'])(
  'fault %s: the next request fails with a message, and the one after succeeds',
  async (kind) => {
    await setFault({ kind });
    const refused = await ask();

    expect(refused.status).toBe(Number(kind));
    expect(await refused.json()).toEqual({ errors: [expect.stringMatching(/\.$/)], errorId: expect.any(String) as string });
    expect(refused.headers.get('retry-after')).toBe(['429', '503'].includes(kind) ? '2' : null);
    expect((await ask()).status).toBe(200);
  },
);

test('a faulty response can be read by an allowed portal on another origin', async () => {
  await setFault({ kind: '503' });
  await setFault({ base: 'identity', kind: '503' });
  for (const path of [ALL, '/oidc/jwks']) {
    const refused = await borrower.call('GET', path, undefined, { origin: sandbox.origin });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('access-control-allow-origin')).toBe(sandbox.origin);
  }
});

test('empty: the request fails without a body', async () => {
  await setFault({ kind: 'empty' });
  const answer = await ask();
  expect([answer.status, await answer.text()]).toEqual([500, '']);
});

test('html and brokenJson: the body is not what was promised', async () => {
  await setFault({ kind: 'html' });
  const page = await ask();
  await setFault({ kind: 'brokenJson' });
  const broken = await ask();

  expect(page.status).toBe(502);
  expect(await page.text()).toContain('<h1>');
  expect(broken.status).toBe(200);
  await expect(broken.json()).rejects.toThrow('JSON');
});

test('drop: the connection breaks before anything is done', async () => {
  await setFault({ kind: 'drop' });
  await expect(ask()).rejects.toThrow('fetch failed');
});

test('dropAfter: the work is done, and only the response is lost', async () => {
  const { tokens } = await signInForTokens(sandbox.origin, { email: 'due.today@example.com', password: DEMO_PASSWORD });
  const refresh = () => postToken(sandbox.origin, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token ?? '' });
  const renewed = (await (await refresh()).json()) as TokenResponse;

  await setFault({ kind: 'dropAfter', method: 'POST', path: 'account/signout' });
  const signOut = borrower.call('POST', '/api/borrower/account/signout', undefined, {
    authorization: `Bearer ${tokens.access_token}`,
  });
  await expect(signOut).rejects.toThrow('fetch failed');

  tokens.refresh_token = renewed.refresh_token ?? '';
  expect((await refresh()).status).toBe(400); // the sign-out took effect although its response was dropped
});

test('hang: no response arrives, and slow: the response is delayed', async () => {
  await setFault({ kind: 'hang' });
  await expect(fetch(sandbox.origin + ALL, { signal: AbortSignal.timeout(400) })).rejects.toThrow(/timeout|aborted/i);

  await setFault({ kind: 'slow', ms: 300 });
  const start = performance.now();
  expect((await ask()).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThanOrEqual(295);
});

test('a fault applies to its base, method, path and count, and can be listed and cleared', async () => {
  await setFault({ kind: '500', times: 2, method: 'POST', path: 'BorrowerLoan' });
  await setFault({ base: 'payment', kind: '503' });

  expect((await ask()).status).toBe(200);
  const body = { loanNumber: '3100040101' };
  expect((await borrower.call('POST', '/api/borrower/BorrowerLoan', body)).status).toBe(500);
  const { faults } = (await (await fetch(`${sandbox.origin}/sandbox/faults`)).json()) as { faults: unknown[] };
  expect(faults).toEqual([
    { base: 'borrower', kind: '500', times: 1, method: 'POST', path: 'BorrowerLoan' },
    { base: 'payment', kind: '503', times: 1 },
  ]);
  await fetch(`${sandbox.origin}/sandbox/faults`, { method: 'DELETE' });
  expect((await borrower.call('POST', '/api/borrower/BorrowerLoan', body)).status).toBe(200);
});

test.each([
  ['notification', '/api/notification/notification/AimCheckFailure'],
  ['agency', '/api/agency/sendRequestToFreddieMac'],
  ['identity', '/oidc/.well-known/openid-configuration'],
  ['payment', '/api/payment/customers/C-7000'],
])('the %s base can be made to fail too', async (base, path) => {
  await setFault({ base, kind: '503' });
  expect((await borrower.call('GET', path)).status).toBe(503);
  expect((await borrower.call('GET', path)).status).not.toBe(503);
});

test('an invalid fault and a request from another site are rejected', async () => {
  expect((await postToConsole(sandbox.origin, 'faults', { base: 'mail', kind: '500', times: 1 })).status).toBe(400);
  const foreign = await fetch(`${sandbox.origin}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
    body: JSON.stringify({ base: 'borrower', kind: '500', times: 1 }),
  });
  expect(foreign.status).toBe(403);
});
