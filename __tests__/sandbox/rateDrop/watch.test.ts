/** @jest-environment node */
import { randomUUID } from 'node:crypto';

import type { RateDropAlert, UserPreference } from '#contract/borrower/rateDrop.ts';
import type { ListedRate } from '../../../sandbox/console/RatesPage.tsx';
import { postToConsole } from '../../support/apiCaller.ts';
import { cheapestDatabase, type DataLocation } from '../../support/databases.ts';
import { mailsTo, resetTo, setClock, setFault, signedInBorrower, type Borrower } from '../../support/payments.ts';
import { aPurchase, aRefinance, setRate } from '../../support/rateAlerts.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

jest.setTimeout(60_000);

const NOW = '2026-10-16T16:00:00Z';
const EMAIL = 'due.soon@example.com';
const CONSENT = { version: '2026-11', text: 'CCM may call me.' };

let place: DataLocation;
let sandbox: SandboxProcess;
let dana: Borrower;

const start = async () => {
  sandbox = await startSandboxProcess({ dataFolder: place.dataFolder, env: place.env });
};

beforeAll(async () => {
  place = await cheapestDatabase();
  await start();
}, 120_000);
afterAll(() => sandbox.stop());
beforeEach(async () => {
  await resetTo(sandbox.origin, NOW);
  dana = await signedInBorrower(sandbox.origin, EMAIL);
}, 30_000);

const set = async (alert: RateDropAlert = aRefinance()): Promise<UserPreference> =>
  (await dana.call<UserPreference>('POST', 'borrower/RateDrop/userPreferences', { body: { alert }, key: randomUUID() })).body;
const alerts = async () => (await dana.call<UserPreference[]>('POST', 'borrower/RateDrop/getAllUserPreferences')).body;
const officerOf = async (name: string) =>
  (
    await dana.call<{ userIdentifier: string; emailAddress: string }[]>(
      'GET',
      `borrower/RateDrop/searchActiveByNameOrEmail/${encodeURIComponent(name)}`,
    )
  ).body[0]!;
const toldTo = async (address: string) =>
  (await mailsTo(sandbox.origin, address)).filter(({ subject }) => subject.includes('reached'));
const rates = async () => ((await (await fetch(`${sandbox.origin}/sandbox/rates.json`)).json()) as { rates: ListedRate[] }).rates;

test('rates vary by day, are stable within a day, and can be set and cleared', async () => {
  const before = await rates();
  const days = new Set<string>();
  for (const day of ['2026-10-20', '2026-11-20', '2027-01-10', '2026-10-16']) {
    await setClock(sandbox.origin, `${day}T16:00:00Z`);
    days.add((await rates())[0]!.rate);
  }
  expect(days.size).toBeGreaterThan(2);
  expect(await rates()).toEqual(before);
  for (const { rate, apr } of before) expect(Number(apr)).toBeGreaterThan(Number(rate));

  await setRate(sandbox.origin, '5.123');
  expect((await rates())[0]).toMatchObject({ rate: '5.123', isSet: true });
  await setRate(sandbox.origin, null);
  expect(await rates()).toEqual(before);
  for (const rate of ['25.001', '-1', '5.1234', 'five', '']) {
    expect((await postToConsole(sandbox.origin, 'rates.json', { mortgageType: 'fixed30', rate })).status).toBe(400);
  }
});

test('a rate drop is emailed once to borrower and officer, and the next drop once more', async () => {
  const { emailAddress: officer, userIdentifier } = await officerOf('jo marsh');
  await set(aRefinance({ loanOfficer: userIdentifier, phone: '2165550188', phoneConsent: CONSENT }));
  await setRate(sandbox.origin, '5.125');
  expect(await toldTo(EMAIL)).toEqual([]);
  expect((await alerts())[0]).toMatchObject({ state: 'watching', lastChecked: { rate: '5.125' } });

  await Promise.all(['5.000', '5.000', '4.990'].map((rate) => setRate(sandbox.origin, rate)));
  await setClock(sandbox.origin, '2026-10-17T16:00:00Z');
  const [mail, ...more] = await toldTo(EMAIL);
  expect(more).toEqual([]);
  expect(mail!.text).toMatch(/With a new 30-year loan on what you owe, that would save you about \$21\d\.\d\d a month, or about/);
  expect(mail!.text).toMatch(/principal and interest only.*not an offer/);
  const [word, ...words] = await toldTo(officer);
  expect(words).toEqual([]);
  expect(word!.text).toContain('May be called: Yes, agreed on October 16, 2026');
  dana = await signedInBorrower(sandbox.origin, EMAIL);
  expect((await alerts())[0]).toMatchObject({ state: 'reached', reached: { reachedOn: '2026-10-16' } });

  await setRate(sandbox.origin, '5.500');
  expect((await alerts())[0]).toMatchObject({ state: 'watching', reached: null });
  await setRate(sandbox.origin, '4.875');
  expect([(await toldTo(EMAIL)).length, (await toldTo(officer)).length]).toEqual([2, 2]);
});

test('the loan’s officer is notified by default, with consent for email only', async () => {
  const { body: officer } = await dana.call<{ emailAddress: string }>(
    'GET',
    `borrower/RateDrop/getLoanContact/${(await set()).loan!.loanIdentifier}`,
  );
  await setRate(sandbox.origin, '5.000');
  const told = await toldTo(officer.emailAddress);
  expect(told).toHaveLength(1);
  expect(told[0]!.text).toContain('May be called: No, by email only');
  expect(told[0]!.text).toContain('Loan ending in 0101');
});

test.each([1, 2])('after a crash following email %i of a drop, the next start sends each email once', async (passes) => {
  const { emailAddress: officer, userIdentifier } = await officerOf('jo marsh');
  await set(aRefinance({ loanOfficer: userIdentifier }));
  if (passes === 2) await setFault(sandbox.origin, { point: 'mail.afterWrite', kind: 'delay', times: 1, ms: 1 });
  await setFault(sandbox.origin, { point: 'mail.afterWrite', kind: 'kill', times: 1 });
  await expect(setRate(sandbox.origin, '5.000')).rejects.toThrow();
  expect((await sandbox.exited).signal).toBe('SIGKILL');
  await start();
  await setRate(sandbox.origin, '5.000'); // triggers another check after the one at startup
  expect([(await toldTo(EMAIL)).length, (await toldTo(officer)).length]).toEqual([1, 1]);
});

test('canceled alerts send nothing', async () => {
  const { userPreferenceId } = await set(aPurchase());
  await dana.call('POST', 'borrower/RateDrop/cancelRateDropAlert', { body: { userPreferenceId } });
  await setRate(sandbox.origin, '5.000');
  expect(await toldTo(EMAIL)).toEqual([]);
});

describe('the unsubscribe link', () => {
  interface Sent {
    id: string;
    text: string;
    links: { what: string; url: string }[];
  }
  const linkOf = async () => {
    const inbox = await fetch(`${sandbox.origin}/sandbox/inbox.json?to=${EMAIL}`);
    const [mail] = ((await inbox.json()) as { mails: Sent[] }).mails;
    const { url } = mail!.links.find(({ what }) => what === 'Stop these emails')!;
    const message = await (await fetch(`${sandbox.origin}/sandbox/inbox/${mail!.id}/message`)).text();
    return { url, message: message.replace(/\n\s+/g, ' '), text: mail!.text };
  };

  test('is in the headers, does nothing when opened, and ends the alert with one click', async () => {
    await set(aPurchase());
    const { url, message, text } = await linkOf();
    expect(message).toContain(`List-Unsubscribe: <${url}>`);
    expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    // The CAN-SPAM Act requires a postal address as well (15 USC 7704(a)(5)).
    expect(text).toContain('PO Box 0000, Cleveland, OH 44101');
    const page = await fetch(url);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await page.text()).not.toContain('Dana');
    expect((await alerts())[0]!.state).toBe('watching');

    const press = () =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect(await (await press()).text()).toContain('We stopped watching rates for you');
    expect((await alerts())[0]!.state).toBe('cancelled');
    expect(await (await press()).text()).toContain('This alert has been canceled already');
    await setRate(sandbox.origin, '5.000');
    expect(await toldTo(EMAIL)).toEqual([]);
  });

  test('works through its last day, and invalid links show one page', async () => {
    await set(aPurchase());
    const { url } = await linkOf();
    const at = url.length - 30;
    const altered = url.slice(0, at) + (url[at] === 'A' ? 'B' : 'A') + url.slice(at + 1);
    const pages = [await fetch(altered), await fetch(`${sandbox.origin}/rate-drop/unsubscribe/none`, { method: 'POST' })];
    await setClock(sandbox.origin, '2027-11-20T16:00:00Z');
    expect((await fetch(url)).status).toBe(200);
    await setClock(sandbox.origin, '2027-11-21T16:00:00Z');
    pages.push(await fetch(url, { method: 'POST' }));
    const texts = await Promise.all(pages.map((page) => page.text()));
    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(texts.map((text) => text.replace(/nonce="[^"]*"/g, ''))).size).toBe(1);
  });
});
