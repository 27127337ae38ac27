/** @jest-environment node */
/** The request to the secondary-market agency. Also covers a second borrower on the application. */
import { randomUUID } from 'node:crypto';

import type { AdditionalBorrower, AgencyRequest, AimCheck, IncomeCheck } from '#contract/borrower/ocr.ts';

import { postToConsole } from '../../support/apiCaller.ts';
import { cheapestDatabase, type DataLocation } from '../../support/databases.ts';
import {
  bodyOf,
  changeDocument,
  incomeLinks,
  mailsTo,
  OCR,
  openLink,
  loadIncomeCheck,
  loadDocument,
  errorOf,
  setService,
  tokenIn,
  sendChange,
  sendUpload,
  pollUntil,
  type VerifiedVisitor,
} from '../../support/incomeCalls.ts';
import { aPdf } from '../../support/sampleFiles.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

const NOW = '2026-11-24T17:00:00Z';
const OFFICER = 'ray.okonjo@ccm.example';
const OTHER = 'income.other@example.com';

let place: DataLocation;
let sandbox: SandboxProcess;
let holder: VerifiedVisitor;

const start = async (): Promise<void> => {
  sandbox = await startSandboxProcess({
    dataFolder: place.dataFolder,
    env: { SANDBOX_LIMITS: '{"aimMilliseconds":5,"agencyMilliseconds":20,"incomeTriesPerLinkPerDay":10}', ...place.env },
  });
};
const open = async (which: 'toCheck' | 'fresh' | 'sent') => openLink(sandbox.origin, (await incomeLinks(sandbox.origin))[which]);

beforeAll(async () => {
  place = await cheapestDatabase();
  await start();
  await postToConsole(sandbox.origin, 'reset', { now: NOW });
  holder = await open('toCheck');
}, 120_000);
afterAll(() => sandbox.stop());

const consentAt = (minutes: number) => ({
  agreedAtUtc: new Date(Date.parse(NOW) + minutes * 60_000).toISOString(),
  wording: '2026-11',
});
const FRESH = consentAt(0);
const request = (aimCheckId: string, consent: unknown = FRESH, key: string = randomUUID()) =>
  holder.call('POST', '/api/agency/sendRequestToFreddieMac', { aimCheckId, consent }, key);
const skip = (action: 'skip' | 'ask' | 'invite', who = holder) =>
  who.call('PUT', '/api/agency/skipAdditionalBorrower', { action });
const inMails = async () => (await mailsTo(sandbox.origin, OFFICER)).filter(({ subject }) => subject.startsWith('Income papers'));

/** @returns the check's id */
async function runCheck(): Promise<string> {
  const key = randomUUID();
  const ask = async () =>
    bodyOf<AimCheck>(await holder.call('POST', `${OCR}/create-aimcheck`, { monthlyIncome: '6326.67' }, key));
  return (await pollUntil(ask, ({ state }) => state !== 'running')).aimCheckId;
}

async function setFrequency(): Promise<void> {
  for (const { documentId } of (await loadIncomeCheck(holder)).papers) {
    const { paystubs } = await loadDocument(holder, documentId);
    const paystubId = paystubs[0]?.paystubId ?? '';
    await changeDocument(holder, { change: 'frequency', payFrequency: 'biweekly', documentId, paystubId });
  }
}

/** The paystub is the one on the second document. Null clears the deductions. */
async function correctDeductions(value: string | null): Promise<Response> {
  const { documentId = '' } = (await loadIncomeCheck(holder)).papers[1] ?? {};
  const { paystubs } = await loadDocument(holder, documentId);
  const paystubId = paystubs[0]?.paystubId ?? '';
  return sendChange(holder, { change: 'correct', field: 'deductions', value, documentId, paystubId });
}

describe('before a request to the agency', () => {
  test('a request needs the newest check, passed, for the current documents', async () => {
    const notChecked = { status: 409, code: 'notChecked' };
    expect(await errorOf(await request(randomUUID()))).toMatchObject(notChecked);
    await setFrequency();
    const first = await runCheck();
    const second = await runCheck();
    expect(await errorOf(await request(first))).toMatchObject(notChecked);
    await correctDeductions('812.44');
    expect(await errorOf(await request(second))).toMatchObject(notChecked);
    await setService(sandbox.origin, 'aim', 'fail');
    expect(await errorOf(await request(await runCheck()))).toMatchObject(notChecked);
    await setService(sandbox.origin, 'aim', 'pass');
  });

  test.each<[what: string, consent: unknown]>([
    ['none', undefined],
    ['from the day before', consentAt(-24 * 60 - 1)],
    ['from the future', consentAt(24 * 60 + 7)],
    ['with an invalid time', { ...FRESH, agreedAtUtc: 'yesterday' }],
    ['without wording', { ...FRESH, wording: ' ' }],
    ['with too long a wording', { ...FRESH, wording: 'a'.repeat(41) }],
  ])('consent %s is rejected', async (_what, consent) => {
    const id = await runCheck();
    const body = { aimCheckId: id, ...(consent === undefined ? {} : { consent }) };
    const answer = await holder.call('POST', '/api/agency/sendRequestToFreddieMac', body, randomUUID());
    expect(answer.status).toBe(400);
    expect((await loadIncomeCheck(holder)).agencyRequest).toBeNull();
  });

  test('an agency failure is reported, and everything can still be changed', async () => {
    const id = await runCheck();
    await setService(sandbox.origin, 'agency', 'fail');
    expect(await errorOf(await request(id))).toMatchObject({
      status: 502,
      errors: [expect.stringMatching(/Nothing was sent/)],
    });
    await setService(sandbox.origin, 'agency', 'pass');
    expect((await correctDeductions('812.44')).status).toBe(200);
    expect(await inMails()).toHaveLength(0);
  });

  test('a crash before the agency accepted leaves no request', async () => {
    const id = await runCheck();
    await postToConsole(sandbox.origin, 'faults', { point: 'agency.afterClaim', kind: 'kill', times: 1 });
    await request(id).catch(() => null);
    await sandbox.exited;
    await start();
    holder = await open('toCheck');
    expect((await loadIncomeCheck(holder)).agencyRequest).toBeNull();
    expect((await correctDeductions('812.44')).status).toBe(200);
  }, 60_000);
});

describe('after a request to the agency', () => {
  let key: string;
  let id: string;

  test('a request is found after a crash, and the officer is notified once', async () => {
    [key, id] = [randomUUID(), await runCheck()];
    await postToConsole(sandbox.origin, 'faults', { point: 'agency.afterTaking', kind: 'kill', times: 1 });
    await request(id, FRESH, key).catch(() => null);
    await sandbox.exited;
    await start();
    holder = await open('toCheck');
    const { agencyRequest } = await pollUntil(
      () => loadIncomeCheck(holder),
      (check) => check.agencyRequest !== null,
    );
    expect(agencyRequest).toMatchObject({ aimCheckId: id, consentedAtUtc: FRESH.agreedAtUtc });
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(id, FRESH, key)));
    for (const answer of answers) expect(await bodyOf<AgencyRequest>(answer)).toEqual(agencyRequest);
    const [mail, ...more] = await inMails();
    expect(more).toHaveLength(0);
    expect(mail?.text).toMatch(/Papers: 2 papers\nChanged by the borrower: 1 value\n/);
    expect(mail?.text).not.toMatch(/\d\.\d\d|Harborlight/);

    const copies = (await mailsTo(sandbox.origin, 'income.check@example.com')).filter(({ subject }) =>
      /We sent your income/.test(subject),
    );
    expect(copies).toHaveLength(1);
    const { text, links } = copies[0]!;
    expect(text).toContain(`Request number: ${agencyRequest?.requestId}\n`);
    expect(text).toMatch(/You agreed: \w+ \d+, \d{4} at .+\nSent on: \w+ \d+, \d{4} at /);
    // The same list that the portal shows when it asks for consent and afterwards.
    expect(text).toContain(
      '\nSent: Your name, your employer, your monthly income, and the amounts and days of your pay periods\n',
    );
    expect(text).toContain('Not sent: Your paystubs, 2 files. They stay with CCM.\n');
    expect(text).not.toMatch(/\d\.\d\d|Harborlight/);
    expect(new URL(links[0]!.url).pathname).toBe(
      `/income-verification-documents-request/${holder.link.token}/verify-information`,
    );
  }, 60_000);

  test('a request with another key, and every change, is rejected', async () => {
    expect(await errorOf(await request(id, { ...FRESH, wording: 'other' }, key))).toMatchObject({
      status: 422,
      code: 'keyReused',
    });
    const sent = { status: 409, code: 'incomeSent' };
    expect(await errorOf(await request(id))).toMatchObject(sent);
    expect(await errorOf(await correctDeductions('812.00'))).toMatchObject(sent);
    expect(await errorOf(await sendUpload(holder, [{ name: 'a.pdf', content: aPdf() }]))).toMatchObject(sent);
    expect(
      await errorOf(await holder.call('POST', `${OCR}/create-aimcheck`, { monthlyIncome: '6326.67' }, randomUUID())),
    ).toMatchObject(sent);
    expect(await errorOf(await skip('skip'))).toMatchObject(sent);
    expect((await loadIncomeCheck(holder)).papers).toHaveLength(2);
  });
});

test('a lost agency response is found by the next request', async () => {
  await postToConsole(sandbox.origin, 'reset', { now: NOW });
  holder = await open('toCheck');
  await setFrequency();
  const id = await runCheck();
  await setService(sandbox.origin, 'agency', 'drop');
  const key = randomUUID();
  expect((await request(id, FRESH, key)).status).toBe(503);
  const answers = await Promise.all(Array.from({ length: 5 }, () => request(id, FRESH, key)));
  const bodies = await Promise.all(answers.map((answer) => bodyOf<AgencyRequest>(answer)));
  expect(new Set(bodies.map(({ requestId }) => requestId)).size).toBe(1);
  expect(await inMails()).toHaveLength(1);
});

describe('another borrower on the application', () => {
  beforeAll(async () => {
    holder = await open('fresh');
  });
  const state = async (answer: Response) => (await bodyOf<AdditionalBorrower>(answer)).state;

  test('can be skipped and asked again, but only if there is one', async () => {
    expect(await state(await skip('skip'))).toBe('skipped');
    expect(await state(await skip('ask'))).toBe('asked');
    expect((await skip('skip', await open('toCheck'))).status).toBe(409);
    const { token } = (await incomeLinks(sandbox.origin)).fresh;
    expect((await holder.call('GET', `${OCR}/getPaystubs/${token}`)).status).toBe(200);
  });

  test('is invited once with an own link, and documents stay separate', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => skip('invite')));
    for (const answer of answers) {
      expect(await bodyOf<AdditionalBorrower>(answer)).toEqual({
        firstName: 'Rory',
        emailHint: 'i•••@example.com',
        state: 'invited',
      });
    }
    const mails = await mailsTo(sandbox.origin, OTHER);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/Dana applies for a loan together with you/);
    const other = await openLink(sandbox.origin, {
      token: tokenIn(mails[0]?.links[0]?.url ?? ''),
      lastName: 'Whitfield',
      zip: '44107',
    });
    expect(await loadIncomeCheck(other)).toMatchObject({
      person: { firstName: 'Rory' },
      papers: [],
      additionalBorrower: null,
    } satisfies Partial<Record<keyof IncomeCheck, unknown>>);
    expect((await skip('skip', other)).status).toBe(404);
    expect((await other.call('GET', `${OCR}/getPaystubs/${holder.link.token}`)).status).toBe(403);

    expect(await state(await skip('skip'))).toBe('skipped');
    expect(await state(await skip('ask'))).toBe('invited');
    expect(await state(await skip('invite'))).toBe('invited');
    expect(await mailsTo(sandbox.origin, OTHER)).toHaveLength(1);
  });
});
