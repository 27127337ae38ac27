/** @jest-environment node */
import { randomUUID } from 'node:crypto';

import type { Loan } from '#contract/borrower/loans.ts';
import type { ContactOwner, HomeEquity, QuestionSent } from '#contract/borrower/valuation.ts';
import { aGuest, sandboxOverview, type Guest, type ErrorAnswer } from '../../support/guests.ts';
import { mailsTo, resetTo, setFault, signedInBorrower, type Borrower } from '../../support/payments.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

const NOW = '2026-10-16T16:00:00Z';
const PARTS = ['contactowner/details', 'homeEquity', 'loandetails', 'rates'] as const;
const GOOD = /two liens/;
const LATE = /has expired/;
const ASK = 'borrower/api/HomeValuation/question-email';

let sandbox: SandboxProcess;
let guest: Guest;

const tokenOf = async (what: RegExp) =>
  (await sandboxOverview(sandbox.origin)).links
    .filter(({ what: name }) => name.startsWith('Home value'))
    .find(({ what: name }) => what.test(name))!
    .url.split('/')
    .at(-1)!;
const openReport = <Body>(part: string, token: string) =>
  guest.call<Body>('GET', `borrower/api/HomeValuation/${part}/contactId/${encodeURIComponent(token)}`);

beforeAll(async () => {
  sandbox = await startSandboxProcess();
  await resetTo(sandbox.origin, NOW);
  guest = await aGuest(sandbox.origin);
}, 120_000);
afterAll(() => sandbox.stop());

test('a link shows the report without a session and without the owner', async () => {
  const token = await tokenOf(GOOD);
  const answers = await Promise.all(PARTS.map((part) => openReport<object>(part, token)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers[0]!.body).toMatchObject({
    place: { street: 'Maple Street', city: 'Lakewood', state: 'OH' },
    copyTo: 'v•••@example.com',
    expiresAt: '2027-01-12',
    officer: { emailAddress: 'jo.marsh@ccm.example' },
  });
  expect((answers[1]!.body as HomeEquity).liens).toHaveLength(2);
  const seen = JSON.stringify(answers.map(({ body }) => body));
  for (const secret of ['418', 'Dana', 'Whitfield', '3100040101', '44107', 'valuation.shared', 'loanIdentifier']) {
    expect(seen).not.toContain(secret);
  }
});

test('every invalid link gets the same response', async () => {
  const token = await tokenOf(GOOD);
  const middle = Math.floor(token.length / 2);
  const altered = token.slice(0, middle) + (token[middle] === 'A' ? 'B' : 'A') + token.slice(middle + 1);
  const summary = (await sandboxOverview(sandbox.origin)).links.find(({ what }) => what.startsWith('Loan scenarios: three'))!;
  const late = await tokenOf(LATE);
  for (const bad of [altered, token.slice(0, -1), late, 'unknown', ' ', randomUUID(), summary.url.split('/').at(-1)!]) {
    for (const part of PARTS) {
      const { status, body } = await openReport<ErrorAnswer>(part, bad);
      expect([part, status, body.errors]).toEqual([
        part,
        404,
        ['This link does not lead to a home’s value, or it has expired. Ask your loan officer for a new link.'],
      ]);
    }
  }
});

test('a home must be named in exactly one way', async () => {
  const token = await tokenOf(GOOD);
  for (const [way, status] of [
    ['', 404],
    [`/contactId/${token}/loanIdentifier/${randomUUID()}`, 404],
    [`/token/${token}`, 400],
    [`/contactId/${'A'.repeat(500)}`, 400],
  ] as const) {
    expect([way, (await guest.call('GET', `borrower/api/HomeValuation/homeEquity${way}`)).status]).toEqual([way, status]);
  }
});

test('the link is emailed once with its last day, and not after it expired', async () => {
  const [mail, ...more] = await mailsTo(sandbox.origin, 'valuation.shared@example.com');
  expect(more).toEqual([]);
  expect(mail!.text).toContain(`/public-pages/home-valuation-report/${await tokenOf(GOOD)}`);
  expect(mail!.text).toContain('January 12, 2027');
  expect(await mailsTo(sandbox.origin, 'valuation.late@example.com')).toEqual([]);
});

describe('a question', () => {
  let dana: Borrower;
  let loanIdentifier: string;
  let officer: string;

  const send = (question: string, key = randomUUID(), who: Borrower = dana) =>
    who.call<QuestionSent & ErrorAnswer>('POST', ASK, { key, body: { loanIdentifier, question } });
  const sentTo = async (address: string) =>
    (await mailsTo(sandbox.origin, address)).filter(({ subject }) => /question/i.test(subject));

  beforeEach(async () => {
    await resetTo(sandbox.origin, NOW);
    dana = await signedInBorrower(sandbox.origin, 'due.soon@example.com');
    loanIdentifier = (await dana.call<Loan[]>('GET', 'borrower/BorrowerLoan/all')).body[0]!.loanIdentifier;
    const details = await dana.call<ContactOwner>(
      'GET',
      `borrower/api/HomeValuation/contactowner/details/loanIdentifier/${loanIdentifier}`,
    );
    officer = details.body.officer!.emailAddress;
  });

  test('goes to the officer with a reply address, and a copy to its writer', async () => {
    const { status, body } = await send('  We finished the basement.\nDoes that count?  ');
    expect([status, body.copyTo, body.sentAtUtc]).toEqual([200, 'd•••@example.com', expect.stringMatching(/Z$/)]);
    const [mail] = await sentTo(officer);
    expect(mail!.text).toContain('We finished the basement. Does that count?');
    expect(mail!.text).toContain('due.soon@example.com');
    const inbox = (await (await fetch(`${sandbox.origin}/sandbox/inbox.json?to=${officer}`)).json()) as {
      mails: { id: string }[];
    };
    const mime = await (await fetch(`${sandbox.origin}/sandbox/inbox/${inbox.mails[0]!.id}/message`)).text();
    expect(mime).toMatch(/^Reply-To: due\.soon@example\.com$/m);
    const [copy] = await sentTo('due.soon@example.com');
    expect(copy!.text).toContain('We finished the basement. Does that count?');
  });

  test('can be sent through a mailed link without a session', async () => {
    const { status, body } = await guest.call<QuestionSent>('POST', ASK, {
      key: randomUUID(),
      body: { contactId: await tokenOf(GOOD), question: 'Is the new roof in it?' },
    });
    expect([status, body.copyTo]).toEqual([200, 'v•••@example.com']);
    expect(await sentTo('jo.marsh@ccm.example')).toHaveLength(1);
    expect(await sentTo('valuation.shared@example.com')).toHaveLength(1);
  });

  test('is sent once per key, even concurrently, and the key cannot be reused', async () => {
    const key = randomUUID();
    const answers = await Promise.all([send('Once?', key), send('Once?', key), send('Once?', key)]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await sentTo(officer)).toHaveLength(1);
    const other = await send('Twice?', key);
    expect([other.status, other.body.code]).toEqual([422, 'keyReused']);
    expect((await dana.call('POST', ASK, { body: { loanIdentifier, question: 'No key' } })).status).toBe(400);
  });

  test('that fails halfway is not sent at all and can be repeated', async () => {
    const key = randomUUID();
    await setFault(sandbox.origin, { point: 'mail.afterWrite', kind: 'fail', times: 1 });
    expect((await send('Halfway?', key)).status).toBe(500);
    expect(await sentTo(officer)).toEqual([]);
    expect((await send('Halfway?', key)).status).toBe(200);
    expect([await sentTo(officer), await sentTo('due.soon@example.com')].map(({ length }) => length)).toEqual([1, 1]);
  });

  test.each([
    ['', 'Write your question first.'],
    [' \n ', 'Write your question first.'],
    ['a'.repeat(1001), 'Your question is longer than 1000 characters. Nothing was sent. Shorten it.'],
  ])('that is empty or too long is rejected at its field', async (question, words) => {
    const { status, body } = await send(question);
    expect([status, body.fields]).toEqual([400, { question: words }]);
  });

  test('is limited to five a day and to the borrower’s own home', async () => {
    for (let nth = 0; nth < 5; nth += 1) expect((await send(`Question ${nth}`)).status).toBe(200);
    const sixth = await send('Question 6');
    expect([sixth.status, sixth.body.code]).toEqual([429, 'tooManyTries']);
    const helen = await signedInBorrower(sandbox.origin, 'two.loans@example.com');
    expect((await send('Whose?', randomUUID(), helen)).status).toBe(404);
  });
});
