/** @jest-environment node */
/** The income check (AIM). */
import { randomUUID } from 'node:crypto';

import type { AimCheck, PaperChange } from '#contract/borrower/ocr.ts';
import type { Notification } from '#contract/notification.ts';

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
  pollUntil,
  type VerifiedVisitor,
} from '../../support/incomeCalls.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

const OFFICER = 'linh.tran@ccm.example';
/** Monthly income from $2,920.00 every two weeks. */
const INCOME = '6326.67';

let place: DataLocation;
let sandbox: SandboxProcess;
let holder: VerifiedVisitor;

const start = async (): Promise<void> => {
  sandbox = await startSandboxProcess({
    dataFolder: place.dataFolder,
    env: { SANDBOX_LIMITS: '{"aimMilliseconds":40,"incomeTriesPerLinkPerDay":10}', ...place.env },
  });
};
const open = async (which: 'toCheck' | 'failed' | 'fresh' = 'toCheck') =>
  openLink(sandbox.origin, (await incomeLinks(sandbox.origin))[which]);

beforeAll(async () => {
  place = await cheapestDatabase();
  await start();
  await postToConsole(sandbox.origin, 'reset', { now: '2026-11-24T17:00:00Z' });
  holder = await open();
}, 120_000);
afterAll(() => sandbox.stop());

const post = (monthlyIncome: string, key: string = randomUUID()) =>
  holder.call('POST', `${OCR}/create-aimcheck`, { monthlyIncome }, key);
const check = async (key: string): Promise<AimCheck> => bodyOf(await post(INCOME, key));
const ended = (key: string) =>
  pollUntil(
    () => check(key),
    ({ state }) => state !== 'running',
  );
const runs = async (): Promise<number> =>
  ((await (await fetch(`${sandbox.origin}/sandbox/income.json`)).json()) as { aimRuns: number }).aimRuns;
const setFault = (point: string, kind: 'kill' | 'fail', times = 1) =>
  postToConsole(sandbox.origin, 'faults', { point, kind, times });

type ChangeInput = PaperChange extends infer Change
  ? Change extends unknown
    ? Omit<Change, 'documentId' | 'paystubId'>
    : never
  : never;
const changeAllDocuments = async (wish: ChangeInput) => {
  for (const { documentId } of (await loadIncomeCheck(holder)).papers) {
    const { paystubs } = await loadDocument(holder, documentId);
    await changeDocument(holder, { ...wish, documentId, paystubId: paystubs[0]?.paystubId } as PaperChange);
  }
};

test('a check waits until everything is answered and says what is missing', async () => {
  const words = async () => errorOf(await post(INCOME));
  expect(await words()).toEqual({ status: 409, code: 'notReady', errors: [expect.stringMatching(/how often you are paid/)] });
  await changeAllDocuments({ change: 'frequency', payFrequency: 'biweekly' });
  await changeAllDocuments({ change: 'correct', field: 'person', value: 'Rory Brandt' });
  expect(await words()).toMatchObject({ code: 'notReady', errors: [expect.stringMatching(/another name/)] });
  await changeAllDocuments({ change: 'undo', field: 'person' });
  await changeAllDocuments({ change: 'correct', field: 'payDate', value: null });
  expect(await words()).toMatchObject({ code: 'notReady', errors: [expect.stringMatching(/no pay date/)] });
  await changeAllDocuments({ change: 'undo', field: 'payDate' });
  await changeAllDocuments({ change: 'correct', field: 'gross', value: null });
  await changeAllDocuments({ change: 'correct', field: 'rate', value: null });
  expect(await words()).toMatchObject({ code: 'notReady', errors: [expect.stringMatching(/does not say what was paid/)] });
  for (const field of ['gross', 'rate'] as const) await changeAllDocuments({ change: 'undo', field });
  await changeAllDocuments({ change: 'leaveOut', isLeftOut: true });
  expect(await words()).toMatchObject({ code: 'notReady', errors: [expect.stringMatching(/no paystub that counts/)] });
  await changeAllDocuments({ change: 'leaveOut', isLeftOut: false });
  expect(await errorOf(await post('6326.66'))).toMatchObject({ status: 409, code: 'incomeChanged' });
  expect((await post('6326.6')).status).toBe(400);
  expect((await holder.call('POST', `${OCR}/create-aimcheck`, { monthlyIncome: INCOME })).status).toBe(400);
  expect((await loadIncomeCheck(holder)).aimCheck).toBeNull();
});

test('a check returns running, then its result, with one run per key', async () => {
  const before = await runs();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => check(key)));
  expect(new Set(answers.map(({ aimCheckId }) => aimCheckId)).size).toBe(1);
  expect(answers.map(({ state }) => state)).toContain('running');
  expect(await ended(key)).toMatchObject({ state: 'passed', isFailureTold: false });
  expect((await runs()) - before).toBe(1);
  expect(await errorOf(await post('1.00', key))).toMatchObject({ status: 422, code: 'keyReused' });
  expect((await loadIncomeCheck(holder)).aimCheck).toMatchObject({ state: 'passed' });
});

test('a check no longer counts after a change, and counts again when it is undone', async () => {
  await changeAllDocuments({ change: 'correct', field: 'net', value: '2000.00' });
  expect((await loadIncomeCheck(holder)).aimCheck).toBeNull();
  await changeAllDocuments({ change: 'undo', field: 'net' });
  expect((await loadIncomeCheck(holder)).aimCheck).toMatchObject({ state: 'passed' });
});

test('a lost check response is found by its key', async () => {
  await setService(sandbox.origin, 'aim', 'drop');
  const before = await runs();
  const key = randomUUID();
  await check(key);
  await pollUntil(runs, (count) => count > before);
  expect(await ended(key)).toMatchObject({ state: 'passed' });
  expect((await runs()) - before).toBe(1);
});

test('a slow check continues while others run', async () => {
  await setService(sandbox.origin, 'aim', 'slow');
  const key = randomUUID();
  expect((await check(key)).state).toBe('running');
  await setService(sandbox.origin, 'aim', 'pass');
  expect(await ended(randomUUID())).toMatchObject({ state: 'passed' });
  expect((await check(key)).state).toBe('running');
});

test.each(['aim.afterClaim', 'aim.afterRun'])(
  'a check killed at %s still ends after one run',
  async (point) => {
    const before = await runs();
    const key = randomUUID();
    await setFault(point, 'kill');
    await post(INCOME, key).catch(() => null);
    await sandbox.exited;
    await start();
    holder = await open();
    // The restarted sandbox resumes the check without another request.
    await pollUntil(
      async () => (await loadIncomeCheck(holder)).aimCheck,
      (newest) => newest?.state === 'passed',
    );
    expect(await check(key)).toMatchObject({ state: 'passed' });
    // Up to two runs, because the slow check of the previous test may be resumed, too.
    expect((await runs()) - before).toBeLessThanOrEqual(2);
  },
  60_000,
);

describe('a failed check', () => {
  const tell = (aimCheckId: string) => holder.call('POST', '/api/notification/notification/AimCheckFailure', { aimCheckId });
  const told = async () =>
    (await mailsTo(sandbox.origin, OFFICER)).filter(({ subject }) => subject.includes('did not go through'));

  test('is reported to the officer once, despite repeats and a crash', async () => {
    holder = await open('failed');
    const { aimCheck } = await loadIncomeCheck(holder);
    expect(aimCheck).toMatchObject({ state: 'failed', isFailureTold: false });
    const id = aimCheck?.aimCheckId ?? '';
    await setFault('mail.afterWrite', 'kill');
    await tell(id).catch(() => null);
    await sandbox.exited;
    await start();
    holder = await open('failed');
    expect(await told()).toHaveLength(0);
    expect((await loadIncomeCheck(holder)).aimCheck?.isFailureTold).toBe(false);
    const answers = await Promise.all(Array.from({ length: 20 }, async () => bodyOf<Notification>(await tell(id))));
    expect(new Set(answers.map(({ writtenAtUtc }) => writtenAtUtc)).size).toBe(1);
    expect(answers[0]).toMatchObject({
      message: expect.stringMatching(/Declan Price’s income did not go through/) as string,
      sender: { email: 'income.failed@example.com', firstName: 'Declan', lastName: 'Price' },
      writtenAtDate: '2026-11-24',
      timeSince: 'just now',
    });
    const mails = await told();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toMatch(/\d\.\d\d/);
    expect((await loadIncomeCheck(holder)).aimCheck?.isFailureTold).toBe(true);
  }, 60_000);

  test('of another person, or one that passed or does not exist, cannot be reported', async () => {
    const id = (await loadIncomeCheck(holder)).aimCheck?.aimCheckId ?? '';
    holder = await open();
    const passed = (await loadIncomeCheck(holder)).aimCheck?.aimCheckId ?? '';
    const never = await errorOf(await tell(randomUUID()));
    expect(never.status).toBe(404);
    for (const other of [id, passed, 'x']) expect(await errorOf(await tell(other))).toEqual(never);
  });

  test('comes from the service, and another key tries again', async () => {
    await setService(sandbox.origin, 'aim', 'fail');
    expect(await ended(randomUUID())).toMatchObject({ state: 'failed', isFailureTold: false });
    await setService(sandbox.origin, 'aim', 'pass');
    expect(await ended(randomUUID())).toMatchObject({ state: 'passed' });
  });
});
