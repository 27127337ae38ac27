/** @jest-environment node */
import type { ErrorBody } from '#contract/refusals.ts';
import { guestCaller } from '../../support/apiCaller.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ env: { SANDBOX_LOG: 'info' } });
}, 120_000);
afterAll(() => sandbox.stop());

const FORM = /^[B-Z]{4}-[B-Z]{4}-[B-Z]{4}$/;

test('every response has its own request ID, whatever the caller sends', async () => {
  const ids: string[] = [];
  for (const path of [
    '/',
    '/api/borrower/account',
    '/oidc/.well-known/openid-configuration',
    '/oidc/jwks',
    '/sandbox',
    '/none.json',
    '/%',
  ]) {
    const answer = await fetch(sandbox.origin + path, { headers: { 'x-request-id': 'mine' } });
    const id = answer.headers.get('x-request-id');
    expect([path, id]).toEqual([path, expect.stringMatching(FORM)]);
    ids.push(id ?? '');
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test('an error response contains its request ID, and the log has it', async () => {
  const guest = await guestCaller(sandbox.origin);
  const answer = await guest.call('GET', '/api/borrower/BorrowerLoan/all');
  const id = answer.headers.get('x-request-id');
  expect(answer.status).toBe(401);
  expect(((await answer.json()) as ErrorBody).errorId).toBe(id);
  const isSaid = () => {
    const lines = sandbox
      .output()
      .split('\n')
      .filter((line) => line.includes(`"reqId":"${id}"`));
    return ['/api/borrower/BorrowerLoan/all', '"statusCode":401'].every((part) => lines.some((line) => line.includes(part)));
  };
  // Polls, because the last log line is written after the response was sent.
  const end = Date.now() + 5000;
  while (!isSaid() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isSaid()).toBe(true);
});

test('an injected failure has a readable request ID too', async () => {
  for (const [base, path] of [
    ['borrower', '/api/borrower/account'],
    ['identity', '/oidc/me'],
  ] as const) {
    await fetch(`${sandbox.origin}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ base, kind: '503', times: 1 }),
    });
    const answer = await fetch(sandbox.origin + path, { headers: { origin: sandbox.origin } });
    expect([answer.status, ((await answer.json()) as ErrorBody).errorId]).toEqual([503, answer.headers.get('x-request-id')]);
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
  }
});
