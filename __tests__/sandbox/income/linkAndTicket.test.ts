/** @jest-environment node */
import { randomUUID } from 'node:crypto';

import type { IncomeCheck } from '#contract/borrower/ocr.ts';

import { guestCaller, postToConsole, type ApiCaller } from '../../support/apiCaller.ts';
import {
  verifyContact,
  bodyOf,
  formOf,
  incomeLinks,
  OCR,
  openLink,
  loadIncomeCheck,
  errorOf,
  withTicket,
  type IncomeLinks,
} from '../../support/incomeCalls.ts';
import { aPdf } from '../../support/sampleFiles.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

/** Each test runs on a day of its own, so that its attempts are not limited by earlier tests. */
let noon = Date.parse('2026-11-24T17:00:00Z');
const minutesAfterNoon = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();

let sandbox: SandboxProcess;
let guest: ApiCaller;
let links: IncomeLinks;

beforeAll(async () => {
  sandbox = await startSandboxProcess({ env: { SANDBOX_LOG: 'trace' } });
  guest = await guestCaller(sandbox.origin);
  await postToConsole(sandbox.origin, 'reset', { now: minutesAfterNoon(0) });
  links = await incomeLinks(sandbox.origin);
}, 120_000);
afterAll(() => sandbox.stop());
beforeEach(async () => {
  await setClock(minutesAfterNoon(0));
});
afterEach(() => {
  noon += (24 * 60 + 5) * 60_000; // more than a day after the first wrong attempt, however long the test took
});
/** Midnight in the lender's time zone, after the last day of the new link. */
const AFTER_LAST_DAY = '2026-12-08T05:00:00Z';
const setClock = (now: string) => postToConsole(sandbox.origin, 'clock', { now });

test('the right name in any spelling and ZIP code give a 30-minute ticket', async () => {
  for (const lastName of ['Whitfield', ' whitfield', 'WHÎT-FIELD']) {
    const answer = await verifyContact(guest, { ...links.fresh, lastName, zip: '44107-1204' });
    expect(await bodyOf(answer)).toEqual({
      ticket: expect.stringMatching(/^[\w-]{43}$/) as string,
      expiresAtUtc: expect.stringMatching(/T17:30:/) as string,
      expiresInSeconds: 1800,
    });
  }
});

test('every invalid link gets the same response without a code', async () => {
  const { token, ...who } = links.fresh;
  const altered = token.slice(0, -3) + (token.endsWith('A') ? 'B' : 'A') + token.slice(-2);
  const { links: all } = (await (await fetch(`${sandbox.origin}/sandbox.json`)).json()) as { links: { url: string }[] };
  const ofDocuments =
    all
      .find(({ url }) => url.includes('/document-requests/'))
      ?.url.split('/')
      .at(-1) ?? '';
  const never = await errorOf(await verifyContact(guest, { token: 'nothing', ...who }));
  expect(never).toEqual({ status: 404, errors: [expect.stringMatching(/link does not lead/)] });
  for (const bad of [altered, ofDocuments, links.late.token, token.slice(1)]) {
    expect(await errorOf(await verifyContact(guest, { token: bad, ...who }))).toEqual(never);
  }
  expect(await errorOf(await verifyContact(guest, links.late))).toEqual(never);
  await setClock(AFTER_LAST_DAY);
  expect(await errorOf(await verifyContact(guest, links.fresh))).toEqual(never);
});

test('a mismatch gives no details, names the officer, and too many tries say when to retry', async () => {
  const wrong = { ...links.fresh, lastName: 'Whitman' };
  const first = await errorOf(await verifyContact(guest, wrong));
  expect(first).toMatchObject({ status: 404, code: 'noMatch', officer: { firstName: 'Jo', lastName: 'Marsh' } });
  expect(await errorOf(await verifyContact(guest, { ...links.fresh, zip: '44108' }))).toEqual(first);
  expect(await errorOf(await verifyContact(guest, { ...links.fresh, lastName: '4' }))).toEqual(first);
  for (let tries = 3; tries < 5; tries += 1) await verifyContact(guest, wrong);
  const over = await verifyContact(guest, links.fresh);
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(80_000);
  expect(await errorOf(over)).toEqual({
    status: 429,
    code: 'tooManyTries',
    errors: [
      'There were too many tries. To keep the papers safe, we cannot check again for 24 hours. Your loan officer, Jo Marsh, can help meanwhile.',
    ],
    officer: first['officer' as keyof typeof first],
  });
  expect((await verifyContact(guest, links.toCheck)).status).toBe(200);
  await setClock(minutesAfterNoon(24 * 60 + 1));
  expect((await verifyContact(guest, links.fresh)).status).toBe(200);
});

test('each use extends the ticket, on several devices, but not beyond the link’s last day', async () => {
  const [phone, desk] = [await openLink(sandbox.origin, links.fresh), await openLink(sandbox.origin, links.fresh)];
  for (const minutes of [25, 50]) {
    await setClock(minutesAfterNoon(minutes));
    await loadIncomeCheck(phone);
  }
  expect(await errorOf(await desk.call('GET', `${OCR}/getPaystubs/${links.fresh.token}`))).toMatchObject({
    status: 403,
    code: 'ticketEnded',
  });
  await setClock('2026-12-08T04:50:00Z');
  const late = await openLink(sandbox.origin, links.fresh);
  expect(late.ticket.expiresAtUtc).toBe('2026-12-08T05:00:00.000Z');
  expect(late.ticket.expiresInSeconds).toBeLessThanOrEqual(600);
  await loadIncomeCheck(late);
  await setClock(AFTER_LAST_DAY);
  expect((await late.call('PUT', '/api/agency/skipAdditionalBorrower', { action: 'skip' })).status).toBe(403);
});

test('every call without a valid ticket gets the same response, after the link is checked', async () => {
  const other = await openLink(sandbox.origin, links.toCheck);
  const [first] = (await loadIncomeCheck(other)).papers;
  const id = first?.documentId ?? '';
  const never = await errorOf(await guest.call('GET', `${OCR}/getDocumentDetails/${id}`));
  expect(never).toMatchObject({ status: 403, code: 'ticketEnded' });
  const call = withTicket(guest, 'nothing');
  const key = randomUUID();
  const consent = { agreedAtUtc: minutesAfterNoon(0), wording: '2026-11' };
  const answers = await Promise.all([
    call('GET', `${OCR}/getDocumentDetails/${id}`),
    call('GET', `${OCR}/download/${id}`),
    call('GET', `${OCR}/download/${id}/page/1`),
    call('GET', `${OCR}/getPaystubs/${links.fresh.token}`),
    other.call('GET', `${OCR}/getPaystubs/${links.fresh.token}`),
    call('POST', `${OCR}/upload-multiple`, formOf([{ name: 'a.pdf', content: aPdf() }]), key),
    call('PUT', `${OCR}/aimcheck/update-parsed-data`, { documentId: id, change: 'remove' }),
    call('POST', `${OCR}/create-aimcheck`, { monthlyIncome: '1.00' }, key),
    call('POST', '/api/notification/notification/AimCheckFailure', { aimCheckId: id }),
    call('POST', '/api/agency/sendRequestToFreddieMac', { aimCheckId: id, consent }, key),
    call('PUT', '/api/agency/skipAdditionalBorrower', { action: 'skip' }),
  ]);
  for (const answer of answers) expect(await errorOf(answer)).toEqual(never);
  expect((await call('GET', `${OCR}/getPaystubs/nothing`)).status).toBe(404);
});

test('another person’s document is not found', async () => {
  const [mine, theirs] = [await openLink(sandbox.origin, links.fresh), await openLink(sandbox.origin, links.toCheck)];
  const [first] = (await loadIncomeCheck(theirs)).papers;
  const paths = (id: string) => [`getDocumentDetails/${id}`, `download/${id}`, `download/${id}/page/1`];
  for (const [place, path] of paths(first?.documentId ?? '').entries()) {
    const never = await errorOf(await mine.call('GET', `${OCR}/${paths(randomUUID())[place] ?? ''}`));
    expect(never.status).toBe(404);
    expect(await errorOf(await mine.call('GET', `${OCR}/${path}`))).toEqual(never);
  }
  const change = (documentId: string) => mine.call('PUT', `${OCR}/aimcheck/update-parsed-data`, { documentId, change: 'remove' });
  expect(await errorOf(await change(first?.documentId ?? ''))).toEqual(await errorOf(await change(randomUUID())));
  expect((await loadIncomeCheck(theirs)).papers).toHaveLength(2);
});

test('the overview names officer and person, and another origin may send the ticket', async () => {
  const holder = await openLink(sandbox.origin, links.fresh);
  expect(await loadIncomeCheck(holder)).toMatchObject({
    officer: { emailAddress: 'jo.marsh@ccm.example' },
    person: { firstName: 'Dana', lastName: 'Whitfield' },
    expiresOn: '2026-12-07',
    limits: { filesAtOnce: 20 },
    papers: [],
    additionalBorrower: { firstName: 'Rory', emailHint: 'i•••@example.com', state: 'asked' },
    aimCheck: null,
    agencyRequest: null,
  } satisfies Partial<Record<keyof IncomeCheck, unknown>>);
  const preflight = await fetch(`${sandbox.origin}${OCR}/create-aimcheck`, {
    method: 'OPTIONS',
    headers: { origin: sandbox.origin, 'access-control-request-method': 'POST' },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toContain('X-Contact-Ticket');
});

test('token, name, ZIP code and ticket are not in the log', async () => {
  const holder = await openLink(sandbox.origin, { ...links.fresh, lastName: 'Whîtfield' });
  await loadIncomeCheck(holder);
  await fetch(`${sandbox.origin}/income-verification-documents-request/${links.fresh.token}/verify-information`);
  const log = sandbox.output();
  expect(log).toContain('/api/borrower/api/ocr/validateContactBasicInfo/…');
  for (const secret of [links.fresh.token, holder.ticket.ticket, 'Whitfield', 'Wh%C3%AEtfield']) {
    expect([secret, log.includes(secret)]).toEqual([secret, false]);
  }
  // Digits within a response time are ignored, because they may contain the zip code by chance.
  expect(log).not.toMatch(/(?<![\d.])44107(?!\d)/);
});
