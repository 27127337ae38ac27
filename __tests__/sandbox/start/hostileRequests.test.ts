/** @jest-environment node */
import { connect, type Socket } from 'node:net';

import { guestCaller, signedInCaller, type ApiCaller } from '../../support/apiCaller.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

const NUL = '\u0000';

let sandbox: SandboxProcess;
let borrower: ApiCaller;
let guest: ApiCaller;

beforeAll(async () => {
  sandbox = await startSandboxProcess({ env: { SANDBOX_LIMITS: '{"bodySeconds":1}' } });
  borrower = await signedInCaller(sandbox.origin, 'due.soon@example.com');
  guest = await guestCaller(sandbox.origin);
}, 120_000);
afterAll(() => sandbox.stop());

const form = (path: string, fields: Record<string, string>) =>
  fetch(`${sandbox.origin}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { origin: sandbox.origin },
  });

describe('a NUL byte is rejected and breaks nothing', () => {
  const signUp = {
    name: 'Ada Borrower',
    email: 'ada@example.com',
    password: 'Lantern-Harbor-71',
    promotional: false,
    language: 'en',
  };
  const token = { grant_type: 'refresh_token', refresh_token: `x${NUL}y`, client_id: 'borrower-portal' };
  const cases: [string, () => Promise<Response>][] = [
    ["a sign-up's name", () => guest.call('POST', '/oidc/signup', { ...signUp, name: `Ada${NUL}` })],
    ["a sign-up's email", () => guest.call('POST', '/oidc/signup', { ...signUp, email: `ada${NUL}@example.com` })],
    ['a loan number', () => borrower.call('POST', '/api/borrower/BorrowerLoan', { loanNumber: `31000${NUL}` })],
    ['the name of a field', () => borrower.call('POST', '/api/borrower/BorrowerLoan', { [`loan${NUL}`]: '1' })],
    ['a fee link', () => guest.call('GET', '/api/payment/loan/verify/a%00b')],
    ['a key', () => guest.call('GET', '/api/payment/guestpayment/a%00b')],
    ['a refresh token', () => form('/oidc/token', token)],
    [
      'a code',
      () =>
        form('/oidc/token', {
          ...token,
          grant_type: 'authorization_code',
          code: `x${NUL}`,
          code_verifier: 'x',
          redirect_uri: 'x',
        }),
    ],
    ['a token to revoke', () => form('/oidc/token/revocation', { token: `x${NUL}y`, client_id: 'borrower-portal' })],
    [
      'a request for sign-in',
      () => fetch(`${sandbox.origin}/oidc/auth?client_id=borrower-portal&login_hint=a%00b`, { redirect: 'manual' }),
    ],
    ['a posted request for sign-in', () => form('/oidc/auth', { client_id: `borrower${NUL}`, login_hint: `a${NUL}b` })],
    ['a page', () => fetch(`${sandbox.origin}/pay/fees/a%00b/mode`)],
  ];

  test.each(cases)('in %s', async (_name, send) => {
    const answer = await send();
    expect(answer.status).toBeGreaterThanOrEqual(200);
    expect(answer.status).toBeLessThan(500);
    expect((await borrower.call('GET', '/api/borrower/BorrowerLoan/all')).status).toBe(200);
  });
});

describe('a body that never arrives', () => {
  const open = new Set<Socket>();
  afterEach(() => open.forEach((socket) => socket.destroy()));

  /** Starts a request, sends one byte of its body every 100 ms, and returns what was received when the connection ends. */
  function drip(path: string, headers: string[]): Promise<string> {
    const { port } = new URL(sandbox.origin);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1');
      open.add(socket);
      let heard = '';
      const drops = setInterval(() => socket.writable && socket.write('x'), 100);
      socket.on('data', (part: Buffer) => (heard += part.toString()));
      socket.on('close', () => {
        clearInterval(drops);
        resolve(heard);
      });
      socket.on(
        'error',
        (problem: NodeJS.ErrnoException) => problem.code === 'ECONNRESET' || problem.code === 'EPIPE' || reject(problem),
      );
      socket.write([`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Length: 1000', ...headers, '', ''].join('\r\n'));
    });
  }
  const auth = () => Object.entries(borrower.headers).map(([name, value]) => `${name}: ${value}`);

  test.each([
    ['JSON', '/api/borrower/BorrowerLoan', 'application/json'],
    ['a form', '/oidc/token', 'application/x-www-form-urlencoded'],
    ['a form with files', '/api/borrower/api/ocr/upload-multiple', 'multipart/form-data; boundary=x'],
  ])('as %s ends the connection', async (_name, path, type) => {
    expect(
      await drip(path, [...auth(), `Content-Type: ${type}`, 'Idempotency-Key: b4b0b3ae-0000-4000-8000-000000000001']),
    ).toMatch(/^(HTTP\/1\.1 4\d\d|$)/);
  });
});
