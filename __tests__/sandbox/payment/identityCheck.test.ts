/** @jest-environment node */
/** `humanCheck.test.ts` covers the human check. */
import http from 'node:http';

import type { IdentityQuestion } from '#contract/guests.ts';
import {
  aGuest,
  aProof,
  aTicket,
  findByTicket,
  identityOf,
  verifyIdentity,
  type Guest,
  type ErrorAnswer,
} from '../../support/guests.ts';
import { resetTo, setClock } from '../../support/payments.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

jest.setTimeout(120_000);

const NOW = '2026-10-16T20:00:00Z';
const DANA = 'due.soon@example.com';

let sandbox: SandboxProcess;
let guest: Guest;
let dana: IdentityQuestion;

beforeAll(async () => {
  sandbox = await startSandboxProcess({
    env: { SANDBOX_LOG: 'trace', SANDBOX_LIMITS: '{"humanCheckIterations":50}' },
  });
  guest = await aGuest(sandbox.origin);
  dana = await identityOf(sandbox.origin, DANA);
}, 120_000);
afterAll(() => sandbox.stop());
const reset = () => resetTo(sandbox.origin, NOW);

const asked = async (changes: Partial<IdentityQuestion>) =>
  verifyIdentity(guest, { ...dana, humanCheck: await aProof(sandbox.origin), ...changes });
const otherDigits = (digits: string): string => String((Number(digits) + 1) % 10_000).padStart(4, '0');
const withoutId = ({ errorId: _id, ...body }: ErrorAnswer) => body;

describe('a person on the loan', () => {
  beforeAll(reset);

  test('gets a ticket for ten minutes', async () => {
    const { status, body } = await asked({});
    expect([status, body]).toEqual([
      200,
      {
        verificationTicket: expect.stringMatching(/^[\w-]{43}$/) as string,
        expiresAtUtc: expect.stringMatching(/^2026-10-16T20:1\d:/) as string,
        expiresInSeconds: 600,
      },
    ]);
  });

  test.each([
    ['another spelling', { firstName: ' DANA ', lastName: 'Whit-field' }],
    ['the co-borrower', null],
  ])('matches names with other spellings: %s', async (_what, changes) => {
    const question = changes === null ? await identityOf(sandbox.origin, 'co.borrower@example.com') : { ...dana, ...changes };
    expect((await asked(question)).status).toBe(200);
  });

  test.each([
    ['overdue.late@example.com', { lastName: 'OBrien' }],
    ['overdue.late@example.com', { lastName: 'O’Brien' }],
    ['paid.ahead@example.com', { lastName: 'Líndqvist' }],
    ['first.payment@example.com', { firstName: 'MATEO', ssn: '0042' }],
  ])('%s is accepted as %j', async (email, changes) => {
    expect((await asked({ ...(await identityOf(sandbox.origin, email)), ...changes })).status).toBe(200);
  });
});

describe('invalid values', () => {
  beforeAll(reset);

  test.each([
    ['loanNumber', '', 'Enter your loan number.'],
    ['loanNumber', '1234567', 'Enter the loan number, 8 to 14 digits.'],
    ['loanNumber', '123456789012345', 'Enter the loan number, 8 to 14 digits.'],
    ['loanNumber', '3100 0401', 'Enter the loan number, 8 to 14 digits.'],
    ['firstName', '', 'Enter the first name on the loan.'],
    ['firstName', 'D4na', 'Use letters only. Spaces, hyphens, apostrophes and periods between them are fine.'],
    ['lastName', '   ', 'Enter the last name on the loan.'],
    ['lastName', 'x'.repeat(128), 'Use up to 127 characters.'],
    ['zip', '4410', 'Enter a zip code of 5 digits.'],
    ['zip', '44107-1234', 'Enter a zip code of 5 digits.'],
    ['ssn', '', 'Enter the last 4 digits of the Social Security number.'],
    ['ssn', '12345', 'Enter 4 digits.'],
    ['ssn', '12a4', 'Enter 4 digits.'],
  ])('%s %j is rejected at its field', async (field, value, message) => {
    const { status, body } = await verifyIdentity(guest, { ...dana, [field]: value });
    expect([status, body.fields]).toEqual([400, { [field]: message }]);
  });

  test('do not count as a try', async () => {
    expect((await asked({})).status).toBe(200);
  });

  test('are all reported at once, and 127 characters are a valid name', async () => {
    expect((await asked({ firstName: 'x'.repeat(127) })).status).toBe(404);
    const { body } = await verifyIdentity(guest, { loanNumber: '', firstName: '', lastName: '', zip: '', ssn: '' });
    expect(Object.keys(body.fields!)).toEqual(['loanNumber', 'firstName', 'lastName', 'zip', 'ssn']);
  });
});

describe('wrong answers', () => {
  beforeEach(reset);

  test('get the same response whichever part is wrong', async () => {
    const wrong: Partial<IdentityQuestion>[] = [
      { firstName: 'Diana' },
      { lastName: 'Whitfeld' },
      { zip: '44108' },
      { ssn: '9070' },
      { loanNumber: '3100049999', ssn: '0000' },
      { loanNumber: '03100040101' },
    ];
    const answers = [];
    for (const changes of wrong) answers.push(await asked(changes));
    for (const { status, body } of answers) {
      expect([status, withoutId(body)]).toEqual([404, withoutId(answers[0]!.body)]);
    }
    expect(answers[0]!.body.code).toBe('noMatch');
    expect(JSON.stringify(withoutId(answers[0]!.body))).not.toMatch(/\d{5}|Dana/);
  });

  test.each([['3100040101'], ['3100049999']])(
    'are limited to five for %s, then even the right answer is rejected for a day',
    async (loanNumber) => {
      const refused = [];
      for (let tried = 0; tried < 5; tried += 1) refused.push((await asked({ loanNumber, ssn: `000${tried}` })).status);
      const [right, wrong] = [await asked({ loanNumber }), await asked({ loanNumber, ssn: '1111' })];

      expect(refused).toEqual([404, 404, 404, 404, 429]); // the fifth response reports that it was the last attempt
      expect([right.status, wrong.status]).toEqual([429, 429]);
      expect(withoutId(right.body)).toEqual(withoutId(wrong.body));
      expect(right.body.errors[0]).toContain('24 hours');
      expect(right.retryAfter).toBeGreaterThan(86_000);

      await setClock(sandbox.origin, '2026-10-17T19:30:00Z');
      const later = await asked({ loanNumber });
      expect([later.status, later.body.errors[0]]).toEqual([429, expect.stringMatching(/for 3[01] minutes/)]);
      await setClock(sandbox.origin, '2026-10-17T20:05:00Z');
      expect((await asked({ loanNumber })).status).toBe(loanNumber === dana.loanNumber ? 200 : 404);
    },
  );

  test('are limited for concurrent requests too', async () => {
    const proofs = await Promise.all(Array.from({ length: 20 }, () => aProof(sandbox.origin)));
    const answers = await Promise.all(
      proofs.map((humanCheck, place) => verifyIdentity(guest, { ...dana, humanCheck, ssn: String(1000 + place) })),
    );
    const statuses = answers.map(({ status }) => status);
    expect([statuses.filter((one) => one === 404).length, statuses.filter((one) => one === 429).length]).toEqual([4, 16]);
  });

  test('are limited more without a human check, which still allows payment', async () => {
    const wrong = (question: IdentityQuestion) => verifyIdentity(guest, { ...question, ssn: otherDigits(question.ssn) });
    expect([(await wrong(dana)).status, (await wrong(dana)).status, (await verifyIdentity(guest, dana)).status]).toEqual([
      404, 429, 429,
    ]);
    expect((await asked({})).status).toBe(200);

    // One IP address gets five wrong attempts per hour, whichever loans they are for.
    const other = await identityOf(sandbox.origin, 'due.today@example.com');
    const another = await identityOf(sandbox.origin, 'overdue.grace@example.com');
    expect([(await wrong(other)).status, (await wrong(other)).status, (await wrong(another)).status]).toEqual([404, 429, 429]);
    expect((await verifyIdentity(guest, another)).status).toBe(429);
    expect((await asked(another)).status).toBe(200);
  });

  test('leave no ticket, loan number, name or digits in the log or a URL', async () => {
    const ticket = await aTicket(guest, DANA);
    expect((await findByTicket(guest, ticket)).status).toBe(200);
    await asked({ ssn: '9182' });
    const output = sandbox.output();
    expect(output).toContain('verifyidentity');
    for (const secret of [ticket, dana.loanNumber, 'Whitfield', '9182', dana.ssn]) {
      expect(output.match(new RegExp(`(?<![\\d.])${secret}(?!\\d)`))).toBeNull();
    }
  });

  /** Calls from a given local IP address, as fast as the loopback interface allows: all of 127/8 reaches this machine. */
  function callFrom(agent: http.Agent, localAddress: string, headers: Record<string, string>, body: string): Promise<number> {
    const { port } = new URL(sandbox.origin);
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          agent,
          host: '127.0.0.1',
          port,
          localAddress,
          method: 'POST',
          path: '/api/payment/loan/verifyidentity',
          headers: { host: `localhost:${port}`, 'content-type': 'application/json', 'x-forwarded-for': localAddress, ...headers },
        },
        (response) => {
          response.resume().on('end', () => resolve(response.statusCode ?? 0));
        },
      );
      request.on('error', reject).end(body);
    });
  }

  test('from many IP addresses reveal nothing, and the right answer takes as long', async () => {
    const seen = await fetch(`${sandbox.origin}/api/borrower/account`);
    const xsrf = /XSRF-TOKEN=([^;]+)/.exec(seen.headers.get('set-cookie') ?? '')?.[1] ?? '';
    const headers = { cookie: `XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': decodeURIComponent(xsrf) };
    const agent = new http.Agent({ keepAlive: true });
    // Tries every fiftieth of the 10,000 numbers and then the right one, to stay within seconds. None is checked after the second
    // attempt.
    const tried = Array.from({ length: 200 }, (_, place) => String(place * 50).padStart(4, '0')).concat(dana.ssn);
    const counts = new Map<number, number>();
    const lanes = 16;
    await Promise.all(
      Array.from({ length: lanes }, async (_, lane) => {
        for (let place = lane; place < tried.length; place += lanes) {
          const address = `127.${1 + (place % 200)}.${1 + (lane % 200)}.${2 + (place % 250)}`;
          const status = await callFrom(agent, address, headers, JSON.stringify({ ...dana, ssn: tried[place] }));
          counts.set(status, (counts.get(status) ?? 0) + 1);
        }
      }),
    );
    agent.destroy();
    expect(Object.fromEntries(counts)).toEqual({ 404: 1, 429: tried.length - 1 });

    const times = { right: [] as number[], wrong: [] as number[] };
    for (let time = 0; time < 40; time += 1) {
      for (const kind of ['right', 'wrong'] as const) {
        const start = performance.now();
        const { status } = await verifyIdentity(guest, kind === 'right' ? dana : { ...dana, ssn: '1111' });
        times[kind].push(performance.now() - start);
        expect(status).toBe(429);
      }
    }
    // Compares the fastest response of each kind, because other work on the machine slows only some.
    const [right, wrong] = [Math.min(...times.right), Math.min(...times.wrong)];
    expect(Math.max(right, wrong) / Math.min(right, wrong)).toBeLessThan(1.6);
  });
});
