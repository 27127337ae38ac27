/** @jest-environment node */
/** A document from its upload until it has been read, even when a process ends meanwhile. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

import { postToConsole } from '../../support/apiCaller.ts';
import { cheapestDatabase, type DataLocation } from '../../support/databases.ts';
import {
  aPaystub,
  changeDocument,
  incomeLinks,
  waitUntilRead,
  OCR,
  openLink,
  loadIncomeCheck,
  errorOf,
  uploadDocuments,
  sendChange,
  pollUntil,
  type VerifiedVisitor,
} from '../../support/incomeCalls.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

const STUB = {
  employer: 'Quillonby Marine Works',
  person: 'Dana Whitfield',
  periodStart: '2026-10-25',
  periodEnd: '2026-11-07',
  payDate: '2026-11-13',
  gross: '2718.28',
  deductions: '718.28',
  net: '2000.00',
  grossYearToDate: '59802.16',
};
const LONG_AGO = Date.now() / 1000 - 2 * 60 * 60;
const aFile = (name = 'stub.pdf') => ({ name, content: aPaystub(STUB) });

let place: DataLocation;
let sandbox: SandboxProcess;
let holder: VerifiedVisitor;
/** Log output of all sandbox processes so far. */
let log = '';

const start = async (): Promise<void> => {
  sandbox = await startSandboxProcess({ dataFolder: place.dataFolder, env: { SANDBOX_LOG: 'trace', ...place.env } });
  holder = await openLink(sandbox.origin, (await incomeLinks(sandbox.origin)).fresh);
};
const killAndCollectLog = async (): Promise<void> => {
  await sandbox.kill();
  log += sandbox.output();
};
beforeAll(async () => {
  place = await cheapestDatabase();
  await start();
}, 120_000);
afterAll(() => sandbox.stop());

const setFault = (point: string, kind: 'kill' | 'fail' | 'delay', times = 1) =>
  postToConsole(sandbox.origin, 'faults', { point, kind, times, ms: 600_000 });
const faultsLeft = async (): Promise<number> =>
  ((await (await fetch(`${sandbox.origin}/sandbox/faults`)).json()) as { faults: unknown[] }).faults.length;
const pictures = () => {
  const all = join(sandbox.dataFolder, 'income-pages');
  return existsSync(all) ? readdirSync(all, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.png')) : [];
};
const sendOne = async (): Promise<string> => (await uploadDocuments(holder, [aFile()]))[0]?.documentId ?? '';

test('documents are “reading” with a time estimate, then “read”', async () => {
  await setFault('income.afterRead', 'delay');
  const documents = await uploadDocuments(holder, [aFile('one.pdf'), aFile('two.pdf')]);
  const { papers } = await loadIncomeCheck(holder);
  expect(papers.map(({ fileName, reading }) => [fileName, reading])).toEqual([
    ['one.pdf', 'reading'],
    ['two.pdf', 'reading'],
  ]);
  const [first = 0, second = 0] = papers.map(({ secondsLeft }) => secondsLeft ?? 0);
  expect(second).toBeGreaterThan(first);
  expect(first).toBeGreaterThan(0);
  const [one] = documents;
  expect(await errorOf(await sendChange(holder, { documentId: one?.documentId ?? '', change: 'typeIn' }))).toMatchObject({
    status: 409,
    code: 'notReady',
  });

  await pollUntil(faultsLeft, (count) => count === 0);
  await killAndCollectLog();
  const left = join(
    sandbox.dataFolder,
    'income-pages',
    readdirSync(join(sandbox.dataFolder, 'income-pages'))[0] ?? '',
    randomUUID(),
  );
  mkdirSync(left);
  utimesSync(left, LONG_AGO, LONG_AGO);
  await start(); // the start queues them again and removes page images without a document

  for (const { documentId } of documents) {
    const details = await waitUntilRead(holder, documentId);
    expect(details).toMatchObject({ reading: 'read', secondsLeft: null });
    const picture = await holder.call('GET', `${OCR}/download/${documentId}/page/1`);
    expect([picture.status, picture.headers.get('content-type'), picture.headers.get('content-disposition')]).toEqual([
      200,
      'image/png',
      'attachment; filename="page-1.png"',
    ]);
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
  }
  expect(pictures()).toHaveLength(2);
  await pollUntil(
    () => Promise.resolve(existsSync(left)),
    (isThere) => !isThere,
  );
}, 60_000);

test('a document that fails twice has failed and can be read again', async () => {
  await setFault('income.beforeRead', 'fail', 2);
  const documentId = await sendOne();
  expect(await waitUntilRead(holder, documentId)).toMatchObject({ reading: 'failed', paystubCount: 0, pages: [] });
  expect(await changeDocument(holder, { documentId, change: 'readAgain' })).toMatchObject({ reading: 'reading' });
  expect(await waitUntilRead(holder, documentId)).toMatchObject({ reading: 'read' });
});

test('a lender process killed during reading does not count as a try', async () => {
  await setFault('income.beforeRead', 'fail'); // the first attempt fails and counts
  await setFault('income.beforeRead', 'delay');
  const documentId = await sendOne();
  await pollUntil(faultsLeft, (count) => count === 0); // the second attempt has begun
  await killAndCollectLog();
  await start();
  expect((await waitUntilRead(holder, documentId)).reading).toBe('read');
}, 60_000);

test('a reading that takes longer than expected shows zero seconds left', async () => {
  await setFault('income.afterRead', 'delay');
  const documentId = await sendOne();
  await pollUntil(
    async () => (await loadIncomeCheck(holder)).papers.at(-1)?.secondsLeft,
    (seconds) => seconds === 0,
  );
  await killAndCollectLog();
  await start();
  await waitUntilRead(holder, documentId); // finishes the reading, so that the next test's faults do not hit this document
}, 60_000);

test('a sandbox stopped during reading does not count as a try', async () => {
  await setFault('income.beforeRead', 'fail');
  await setFault('income.afterRead', 'delay');
  const documentId = await sendOne();
  await pollUntil(faultsLeft, (count) => count === 0);
  await sandbox.stop();
  log += sandbox.output();
  await start();
  expect((await waitUntilRead(holder, documentId)).reading).toBe('read');
}, 60_000);

test('a document removed while it is read leaves nothing', async () => {
  const before = pictures().length;
  await setFault('income.afterRead', 'delay');
  const documentId = await sendOne();
  await pollUntil(
    () => Promise.resolve(pictures().length),
    (count) => count > before,
  );
  expect(await (await sendChange(holder, { documentId, change: 'remove' })).json()).toEqual({ removed: documentId });
  expect(pictures()).toHaveLength(before);
});

test('no content of a document is in the log', () => {
  log += sandbox.output();
  for (const secret of [...Object.values(STUB), 'Quillonby', '2,718.28', holder.ticket.ticket, holder.link.token]) {
    expect([secret, log.includes(secret)]).toEqual([secret, false]);
  }
  // Digits within a response time are ignored, because they may contain the zip code by chance.
  expect(log).not.toMatch(/(?<![\d.])44107(?!\d)/);
});
