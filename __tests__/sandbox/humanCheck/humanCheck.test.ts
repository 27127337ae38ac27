/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { IdentityQuestion } from '#contract/guests.ts';
import {
  aChallenge,
  aGuest,
  aProof,
  identityOf,
  proofOf,
  solveChallenge,
  verifyIdentity,
  type Guest,
} from '../../support/guests.ts';
import { resetTo } from '../../support/payments.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';
import { spawnSandbox } from '../../support/sandboxSpawn.ts';

jest.setTimeout(120_000);

const NOW = '2026-10-16T20:00:00Z';
const refusal = [422, 'humanCheck', ['humanCheck']];

describe('the proof of work', () => {
  let sandbox: SandboxProcess;
  let guest: Guest;
  let dana: IdentityQuestion;
  beforeAll(async () => {
    sandbox = await startSandboxProcess({ env: { SANDBOX_LIMITS: '{"humanCheckSeconds":90}' } });
    guest = await aGuest(sandbox.origin);
    dana = await identityOf(sandbox.origin, 'due.soon@example.com');
  }, 120_000);
  afterAll(() => sandbox.stop());
  beforeEach(() => resetTo(sandbox.origin, NOW));

  const judged = async (humanCheck: string) => {
    const { status, body } = await verifyIdentity(guest, { ...dana, humanCheck });
    return [status, body.code, Object.keys(body.fields ?? {})];
  };

  test('a challenge is solvable within bounds, and its solution works once', async () => {
    const challenge = await aChallenge(sandbox.origin);
    const { counter, derivedKey } = await solveChallenge(challenge);
    expect(counter).toBeGreaterThanOrEqual(200);
    expect(counter).toBeLessThan(400);
    expect(challenge.parameters.expiresAt * 1000 - Date.now()).toBeLessThanOrEqual(91_000);

    const proof = proofOf(challenge, { counter, derivedKey, time: 12.3 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => judged(proof)));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect(answers.filter(([status]) => status === 422)).toHaveLength(7);
    expect(await judged(proof)).toEqual(refusal);
  });

  test('an invalid solution is rejected and does not count as a try', async () => {
    const challenge = await aChallenge(sandbox.origin);
    const solution = await solveChallenge(challenge);
    const { parameters, signature } = challenge;
    const easier = { ...parameters, keyPrefix: '' };
    const bad = [
      'x',
      'null',
      Buffer.from('null').toString('base64'),
      proofOf(challenge, { ...solution, counter: solution.counter + 1 }),
      proofOf(challenge, { ...solution, derivedKey: parameters.keyPrefix }),
      proofOf(challenge, { ...solution, counter: '1' }),
      proofOf(challenge, { ...solution, counter: -1 }),
      proofOf({ parameters: easier, signature }, { counter: 0, derivedKey: '' }),
      proofOf({ parameters: { ...parameters, expiresAt: parameters.expiresAt + 600 }, signature }, solution),
      proofOf({ parameters: { ...parameters, cost: 1 }, signature }, solution),
      proofOf({ parameters, signature: '' }, solution),
      proofOf({ parameters, signature: 7 }, solution),
      proofOf({ signature }, solution),
    ];
    for (const one of bad) expect([one, await judged(one)]).toEqual([one, refusal]);
    expect(await judged(proofOf(challenge, solution))).toEqual([200, undefined, []]);
  });

  test('a challenge expires independently of the lender’s clock', async () => {
    const impatient = await startSandboxProcess({ env: { SANDBOX_LIMITS: '{"humanCheckSeconds":1,"humanCheckIterations":50}' } });
    const humanCheck = await aProof(impatient.origin);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    const { status, body } = await verifyIdentity(await aGuest(impatient.origin), { ...dana, humanCheck });
    await impatient.stop();
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual(refusal);
  });

  test('a challenge is only for the portal’s origin', async () => {
    const ask = (origin: string) => fetch(`${sandbox.origin}/human-check/challenge`, { headers: { origin } });
    expect((await ask('https://elsewhere.example')).status).toBe(403);
    const own = await ask(sandbox.origin);
    expect([own.headers.get('access-control-allow-origin'), own.headers.get('cache-control')]).toEqual([
      sandbox.origin,
      'no-store',
    ]);
  });
});

describe('reCAPTCHA', () => {
  let google: Server;
  let sandbox: SandboxProcess;
  let guest: Guest;
  let dana: IdentityQuestion;
  let folder: string;
  let asked: URLSearchParams[] = [];
  let answer: { status: number; body: string } | null;

  const says = (body: unknown, status = 200) => {
    answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  };
  const config = () => {
    folder = mkdtempSync(join(tmpdir(), 'recaptcha-'));
    const file = join(folder, 'config.json');
    const document = JSON.parse(readFileSync('config/local.json', 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify({ ...document, humanCheck: { provider: 'recaptcha', siteKey: 'a-site-key' } }));
    return file;
  };

  beforeAll(async () => {
    google = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        asked.push(new URLSearchParams(body));
        if (answer === null) request.socket.destroy();
        else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
      });
    });
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
    sandbox = await startSandboxProcess({
      env: {
        PORTAL_CONFIG: config(),
        SANDBOX_RECAPTCHA_SECRET: 'the-secret',
        SANDBOX_RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${(google.address() as AddressInfo).port}/siteverify`,
      },
    });
    guest = await aGuest(sandbox.origin);
    dana = await identityOf(sandbox.origin, 'due.soon@example.com');
  }, 120_000);
  afterAll(async () => {
    await sandbox.stop();
    google.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    asked = [];
    await resetTo(sandbox.origin, NOW);
  });

  const judged = async (changes: Partial<IdentityQuestion> = {}) =>
    (await verifyIdentity(guest, { ...dana, humanCheck: 'a-token', ...changes })).status;

  test('the token is verified with Google and the secret', async () => {
    says({ success: true, hostname: 'localhost' });
    expect(await judged()).toBe(200);
    expect(asked.map((one) => [one.get('secret'), one.get('response')])).toEqual([['the-secret', 'a-token']]);
    says({ success: false, 'error-codes': ['timeout-or-duplicate'] });
    expect(await judged()).toBe(422);
    says({ success: true, hostname: 'elsewhere.example' });
    expect(await judged()).toBe(422);
  });

  test.each([
    ['cannot be reached', () => (answer = null)],
    ['answers with an error', () => says('down', 503)],
    ['answers with something else', () => says('<html>')],
    ['does not know the secret', () => says({ success: false, 'error-codes': ['invalid-input-secret'] })],
  ])('when Google %s a payer is let through with fewer tries', async (_what, happen) => {
    happen();
    expect(await judged()).toBe(200);
    expect(await judged({ ssn: '0001' })).toBe(404);
    expect(await judged({ ssn: '0002' })).toBe(429);
    expect(await judged()).toBe(429);
  });

  test('without a token Google is not asked', async () => {
    says({ success: true });
    expect(await judged({ humanCheck: '' })).toBe(200);
    expect(asked).toEqual([]);
  });

  test('the sandbox does not start without its secret', async () => {
    const own = spawnSandbox({ PORTAL_CONFIG: join(folder, 'config.json'), SANDBOX_DATA: join(folder, 'data') });
    expect((await own.exited).code).toBe(1);
    expect(own.output()).toContain('SANDBOX_RECAPTCHA_SECRET');
  });
});
