/** @jest-environment node */
import type { ErrorBody } from '#contract/refusals.ts';
import type { ReceivedReport } from '#contract/support.ts';
import { postToConsole } from '../../support/apiCaller.ts';
import { embeddedDatabase } from '../../support/databases.ts';
import { aReport } from '../../support/reports.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

const MANY = { reportsPerAddressPerTenMinutes: 1000, reportsPerAddressPerDay: 1000 };

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ env: { SANDBOX_LIMITS: JSON.stringify(MANY) } });
}, 120_000);
afterAll(() => sandbox.stop());

const sendText = (body: string, headers: Record<string, string> = {}, { origin } = sandbox) =>
  fetch(`${origin}/support-reports`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
const send = (report: unknown, headers: Record<string, string> = {}, to = sandbox) =>
  sendText(JSON.stringify(report), headers, to);
const refusal = async (answer: Response) => (await answer.json()) as ErrorBody;
const listed = async ({ origin } = sandbox) =>
  ((await (await fetch(`${origin}/sandbox/reports.json`)).json()) as { reports: Record<string, unknown>[] }).reports;
const named = (reference: string) => aReport({ portal: { reference } });

function changed(path: string, value: unknown): unknown {
  const report = structuredClone(aReport({ portal: { reference: 'R-AAAA-AAAA' } })) as unknown as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce((part, name) => part[name] as Record<string, unknown>, report);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return report;
}

test('a report is stored once as sent, and another with its reference is rejected', async () => {
  expect(await (await fetch(`${sandbox.origin}/sandbox/reports`)).text()).toContain('No report has arrived yet.');
  const words = `<b>Nothing</b> happened. ${'Again and again. '.repeat(20)}`;
  const text = JSON.stringify(aReport({ portal: { words, answerTo: 'ada@example.com' } }), null, 1);
  const before = Date.now();
  const first = await sendText(text);
  expect(first.status).toBe(201);
  const received = (await first.json()) as ReceivedReport;
  expect(received).toEqual({ reference: 'R-4K7M-2QXW', keptUntil: expect.any(String) as string });
  expect((Date.parse(received.keptUntil) - before) / 86_400_000).toBeCloseTo(30, 2);

  const again = await sendText(text);
  expect([again.status, await again.json()]).toEqual([200, received]);
  const other = await send(aReport({ portal: { words: 'Something else' } }));
  expect(other.status).toBe(409);
  expect((await refusal(other)).errors).toEqual([expect.stringContaining('was not kept')]);

  expect(await listed()).toEqual([
    {
      reference: 'R-4K7M-2QXW',
      receivedAt: expect.any(String) as string,
      keptUntil: received.keptUntil,
      bytes: Buffer.byteLength(text),
      words: `${words.slice(0, 200)}…`,
      answerTo: 'ada@example.com',
      lastRoute: '/loans',
      version: '0.1.0',
      actions: 1,
      calls: 1,
      failedCalls: 1,
      consoleErrors: 1,
    },
  ]);
  const file = await fetch(`${sandbox.origin}/sandbox/reports/R-4K7M-2QXW`);
  expect(await file.text()).toBe(text);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="report-R-4K7M-2QXW.json"');
  expect(file.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect((await fetch(`${sandbox.origin}/sandbox/reports/R-4K7M-2QX0`)).status).toBe(404);
  const html = await (await fetch(`${sandbox.origin}/sandbox/reports`)).text();
  expect(html).toContain('&lt;b&gt;Nothing&lt;/b&gt; happened.');
  expect(html).toContain('href="/sandbox/reports/R-4K7M-2QXW"');
  expect(html).toContain(`href="${sandbox.origin}/support"`);
});

test('the log has one line with reference, size and page, but no words of the report', async () => {
  const report = aReport({ portal: { reference: 'R-1234-5678', words: 'My umbrella is broken' } });
  const answer = await send(report);
  expect(answer.status).toBe(201);
  expect((await send(report)).status).toBe(200);
  const lines = sandbox
    .output()
    .split('\n')
    .filter((line) => line.includes('R-1234-5678'));
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      level: 40,
      reference: 'R-1234-5678',
      size: JSON.stringify(report).length,
      route: '/loans',
      reqId: answer.headers.get('x-request-id'),
    }),
  ]);
  expect(sandbox.output()).not.toContain('umbrella');
});

test('only route patterns of pages are listed', async () => {
  const screens = ['/loans', '/loans/3100040101'].map((route) => ({ ...aReport().portal.screens[0]!, route }));
  expect((await send(aReport({ portal: { reference: 'R-0000-0001', screens } }))).status).toBe(201);
  const [newest] = await listed();
  expect(newest).toMatchObject({ reference: 'R-0000-0001', lastRoute: null });
  const deep = { ...screens[0]!, route: '/loans/:loanIdentifier/mailing-address' };
  expect((await send(aReport({ portal: { reference: 'R-0000-0002', screens: [deep] } }))).status).toBe(201);
  expect((await listed())[0]).toMatchObject({ reference: 'R-0000-0002', lastRoute: deep.route });
});

describe('an invalid report is rejected and not stored', () => {
  test.each<[string, unknown]>([
    ['portal.schema', 2],
    ['portal.schema', undefined],
    ['portal.schema', '1'],
    ['portal.reference', 'R-4K7M-2QXI'],
    ['portal.reference', 'r-4k7m-2qxw'],
    ['portal.reference', 'R-4K7M-2QXW '],
    ['portal.reference', undefined],
    ['portal.savedAt', '2026-11-24'],
    ['portal.savedAt', '2026-13-24T15:00:00Z'],
    ['portal.savedAt', 1764000000],
    ['portal.words', null],
    ['portal.calls.0.status', '409'],
    ['portal.calls.0.outcome', 'lost'],
    ['portal.screens.0', 'a screen'],
    ['portal.environment.isOnline', 'yes'],
    ['portal.runtimeDocument', undefined],
    ['portal.email', 'dana@example.com'],
    ['portal', undefined],
    ['actionsById', undefined],
    ['actionsById', []],
    ['actionsById.1.type', 'SOMETHING'],
    ['actionsById.1.action.by', 'nobody'],
    ['actionsById.1.action.is', undefined],
    ['actionsById.1.timestamp', 'now'],
    ['actionsById.1.action', { $jsan: '$.nowhere' }],
    ['computedStates', { 0: { state: {} } }],
    ['computedStates.0', {}],
    ['stagedActionIds', ['0']],
    ['skippedActionIds', undefined],
    ['monitorState', { a: 1 }],
    ['extra', true],
  ])('with %s as %j', async (path, value) => {
    const answer = await send(changed(path, value));
    const { errors, fields = {} } = await refusal(answer);
    expect([answer.status, errors]).toEqual([422, [expect.stringMatching(/not kept/)]]);
    const [place = ''] = Object.keys(fields);
    expect(path.startsWith(place) || place.startsWith(path)).toBe(true);
  });

  test.each<[string, string]>([
    ['nothing', ''],
    ['invalid JSON', '{"portal": '],
    ['a text', '"report"'],
    ['null', 'null'],
    ['endless nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['a NUL', JSON.stringify(aReport({ portal: { words: 'a\u0000b' } }))],
  ])('with %s as its content', async (_name, text) => {
    const answer = await sendText(text);
    expect(answer.status).toBe(422);
    expect((await refusal(answer)).errors).toEqual([expect.stringMatching(/not kept/)]);
  });

  test('with another content type', async () => {
    expect((await sendText(JSON.stringify(aReport()), { 'content-type': 'text/plain' })).status).toBe(415);
  });

  test('when it is larger than three megabytes', async () => {
    const answer = await send(aReport({ portal: { reference: 'R-AAAA-AAAA' }, committedState: 'x'.repeat(3 * 1024 * 1024) }));
    expect(answer.status).toBe(413);
    expect((await refusal(answer)).errors).toEqual([expect.stringContaining('too large to send')]);
    const large = aReport({ portal: { reference: 'R-0000-0003' }, committedState: 'x'.repeat(3 * 1024 * 1024 - 4000) });
    expect((await send(large)).status).toBe(201);
  });

  afterAll(async () => {
    expect((await listed()).map(({ reference }) => reference)).not.toContain('R-AAAA-AAAA');
  });
});

test('repeated values may be references, as Redux DevTools writes them', async () => {
  const report = aReport({ portal: { reference: 'R-0000-0004', words: 'Twice' } });
  const { 1: press } = report.actionsById;
  const written = {
    ...report,
    actionsById: { ...report.actionsById, 2: { ...press, action: { $jsan: '$.actionsById.1.action' } } },
    computedStates: [
      report.computedStates[0],
      { $jsan: '$.computedStates[0]' },
      { state: { $jsan: '$.computedStates[0].state' } },
    ],
    skippedActionIds: { $jsan: '$["portal"]["takenOut"]' },
  };
  expect((await send(written)).status).toBe(201);
  expect((await listed())[0]).toMatchObject({ reference: 'R-0000-0004', actions: 2 });
});

describe('a secret that the portal should have redacted', () => {
  const token = `eyJhbGciOiJSUzI1NiJ9.${Buffer.from('{"sub":"a"}').toString('base64url')}.c2lnbmF0dXJl`;

  test.each<[string, unknown, RegExp]>([
    ['a card number', '4242424242424242', /card number/],
    ['one in a sentence', 'My card is 4242 4242 4242 4242.', /card number/],
    ['one with hyphens', '5555-5555-5555-4444', /card number/],
    ['one of American Express', '3782 822463 10005', /card number/],
    ['one in an address', '/pay?card=378282246310005&x=1', /card number/],
    ['one as a number', 6011111111111117, /card number/],
    ['one of thirteen digits', '4222222222222', /card number/],
    ['a Social Security number', 'It is 078-05-1120, really', /Social Security number/],
    ['a token', `Bearer ${token}`, /token/],
  ])('is found anywhere: %s', async (_name, secret, words) => {
    const places = [
      aReport({ portal: { reference: 'R-BBBB-BBBB' }, committedState: { pay: [{ deep: secret }] } }),
      aReport({ portal: { reference: 'R-BBBB-BBBB' }, committedState: { [String(secret)]: 1 } }),
      aReport({ portal: { reference: 'R-BBBB-BBBB', words: String(secret) } }),
    ];
    for (const report of places) {
      const answer = await send(report);
      const { errors } = await refusal(answer);
      expect(answer.status).toBe(422);
      expect(errors).toEqual([expect.stringMatching(words)]);
      expect(errors[0]).toContain('did not keep');
      expect(errors[0]).not.toContain(String(secret));
    }
    expect((await listed()).map(({ reference }) => reference)).not.toContain('R-BBBB-BBBB');
    expect(sandbox.output()).not.toContain(String(secret));
  });

  test('is found when written with escapes', async () => {
    const text = JSON.stringify(aReport({ portal: { reference: 'R-BBBB-BBBB', words: 'MARK' } }));
    expect((await sendText(text.replace('MARK', String.raw`\u0034242424242424242`))).status).toBe(422);
  });

  test('is not found in harmless look-alikes', async () => {
    const innocent = {
      loan: 'Loan 2',
      amount: '1842.17',
      at: 1764028800000,
      later: 2000000000004,
      took: 12.300000000046566,
      text: '0.4242424242424242',
      id: '42424242-4242-4424-8242-424242424242',
      commit: 'a4242424242424242b',
      wrongCheckDigit: '4242424242424241',
      days: '2026-11-24 2026-11-25',
      phone: '216-555-0142',
    };
    expect((await send(aReport({ portal: { reference: 'R-0000-0005' }, committedState: innocent }))).status).toBe(201);
  });
});

describe('origins that may send reports', () => {
  test('include the portal’s without a session, and no other', async () => {
    const own = await send(named('R-0000-0006'), { origin: sandbox.origin, authorization: 'Bearer old', cookie: 'a=b' });
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([201, sandbox.origin]);
    expect(own.headers.get('access-control-expose-headers')).toBe('Retry-After, X-Request-Id');
    expect([own.headers.get('set-cookie'), own.headers.get('cache-control')]).toEqual([null, 'no-store']);
    const foreign = await send(named('R-0000-0007'), { origin: 'https://evil.example' });
    expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });

  test('include a portal on another origin, after a preflight', async () => {
    const ask = (origin: string) =>
      fetch(`${sandbox.origin}/support-reports`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
      });
    const own = await ask(sandbox.origin);
    expect(own.status).toBe(204);
    expect(['origin', 'methods', 'headers'].map((what) => own.headers.get(`access-control-allow-${what}`))).toEqual([
      sandbox.origin,
      'POST',
      'Content-Type',
    ]);
    expect((await ask('https://evil.example')).status).toBe(403);
  });
});

describe('with the usual limits', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const set = (now: string | null) => postToConsole(lender.origin, 'clock', { now });
  const numbered = (number: number) => aReport({ portal: { reference: `R-0000-${String(number).padStart(4, '0')}` } });
  let start: () => Promise<SandboxProcess>;
  let lender: SandboxProcess;
  beforeAll(async () => {
    const { dataFolder, env } = await embeddedDatabase();
    start = () => startSandboxProcess({ dataFolder, env: { ...env, SANDBOX_LIMITS: '{"reportsPerAddressPerDay":11}' } });
    lender = await start();
  }, 120_000);
  afterAll(() => lender.stop());

  test('the number of reports per address is limited per ten minutes and per day', async () => {
    const tenMinutes = 600;
    for (let number = 1; number <= 10; number += 1) expect((await send(numbered(number), {}, lender)).status).toBe(201);
    const tooMany = await send(numbered(11), { origin: lender.origin }, lender);
    expect(tooMany.status).toBe(429);
    expect(await refusal(tooMany)).toMatchObject({
      code: 'tooManyTries',
      errors: [expect.stringContaining('save it as a file')],
    });
    const wait = Number(tooMany.headers.get('retry-after'));
    expect(wait > tenMinutes / 2 && wait <= tenMinutes).toBe(true);

    await set(inDays(0.5));
    expect((await send(numbered(11), {}, lender)).status).toBe(201);
    const full = await send(numbered(12), {}, lender);
    expect([full.status, Number(full.headers.get('retry-after')) > tenMinutes]).toEqual([429, true]);
    await set(inDays(1.1));
    expect((await send(numbered(12), {}, lender)).status).toBe(201);
    await set(null);
  });

  test('a report is deleted after thirty days of the lender’s clock', async () => {
    await set(inDays(29.9));
    expect(await listed(lender)).toHaveLength(12);
    await set(inDays(30.9));
    expect((await listed(lender)).map(({ reference }) => reference)).toEqual(['R-0000-0012']);
    expect((await fetch(`${lender.origin}/sandbox/reports/R-0000-0001`)).status).toBe(404);

    await lender.stop();
    lender = await start(); // expired reports are deleted at startup
    const left = async () => {
      await set(null);
      const { length } = await listed(lender);
      await set(inDays(30.9));
      return length;
    };
    const end = Date.now() + 10_000;
    while ((await left()) > 1 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await left()).toBe(1);
  }, 120_000);
});
