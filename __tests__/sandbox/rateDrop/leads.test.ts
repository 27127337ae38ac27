/** @jest-environment node */
import { randomUUID } from 'node:crypto';

import type { RateDropLead, UserPreference } from '#contract/borrower/rateDrop.ts';
import type { ListedLead } from '../../../sandbox/console/LeadsPage.tsx';
import { aGuest, aProof, sandboxOverview, type Guest, type ErrorAnswer } from '../../support/guests.ts';
import { mailsTo, resetTo, setClock, signedInBorrower, type Borrower } from '../../support/payments.ts';
import { aPurchase, aRefinance } from '../../support/rateAlerts.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

const NOW = '2026-10-16T16:00:00Z';
const EMAIL = 'due.soon@example.com';
const CONSENT = { version: '2026-11', text: 'CCM may call me.\nReply STOP <b>to end</b>.' };

let sandbox: SandboxProcess;
let guest: Guest;
let dana: Borrower;
let helen: Borrower;

beforeAll(async () => {
  sandbox = await startSandboxProcess({ env: { SANDBOX_LIMITS: JSON.stringify({ humanCheckIterations: 1 }) } });
}, 120_000);
afterAll(() => sandbox.stop());
beforeEach(async () => {
  await resetTo(sandbox.origin, NOW);
  guest = await aGuest(sandbox.origin);
  dana = await signedInBorrower(sandbox.origin, EMAIL);
  helen = await signedInBorrower(sandbox.origin, 'two.loans@example.com');
}, 30_000);

const send = <Body = { reference: string }>(lead: RateDropLead, key = randomUUID()) =>
  guest.call<Body>('POST', 'borrower/RateDrop/addRateDropLead', { body: lead, key });
const sendLeadReference = async (alert: RateDropLead['alert'] = aRefinance()): Promise<string> =>
  (await send({ alert, humanCheck: await aProof(sandbox.origin) })).body.reference;
const tie = <Body = UserPreference>(reference: string, who = dana, isMine?: true) =>
  who.call<Body>('POST', 'borrower/RateDrop/updateUserId', { body: { reference, ...(isMine && { isMine }) } });
const listOf = async (who = dana) => (await who.call<UserPreference[]>('POST', 'borrower/RateDrop/getAllUserPreferences')).body;
const newest = async (): Promise<ListedLead> => {
  const { leads } = (await (await fetch(`${sandbox.origin}/sandbox/leads.json`)).json()) as { leads: ListedLead[] };
  return leads[0]!;
};

test('a lead is stored once per key with the shown consent, and sender and officer get emails', async () => {
  const officer = (
    await dana.call<{ userIdentifier: string; emailAddress: string }[]>(
      'GET',
      'borrower/RateDrop/searchActiveByNameOrEmail/jo%20marsh',
    )
  ).body[0]!;
  const alert = aPurchase({
    email: 'visitor@example.com',
    firstName: "Ann-Marie O'Neil",
    phone: '2165550188',
    phoneConsent: CONSENT,
    loanOfficer: officer.userIdentifier,
  });
  const [key, humanCheck] = [randomUUID(), await aProof(sandbox.origin)];
  const first = await send({ alert, humanCheck }, key);
  expect(first).toMatchObject({ status: 200, body: { reference: expect.stringMatching(/^[\w-]{43}$/) as string } });
  // A proof of work is valid once, and a repeated request needs no new one.
  expect((await send({ alert, humanCheck }, key)).body).toEqual(first.body);
  expect((await send<ErrorAnswer>({ alert: aPurchase(), humanCheck: await aProof(sandbox.origin) }, key)).body.code).toBe(
    'keyReused',
  );

  expect(await newest()).toMatchObject({
    email: 'visitor@example.com',
    consent: { ...CONSENT, givenAt: expect.stringMatching(/^2026-10-16T16:00/) as string },
    isTiedToAccount: false,
    isTiedToContact: false,
  });
  const [mail, ...more] = await mailsTo(sandbox.origin, 'visitor@example.com');
  expect(more).toEqual([]);
  expect(mail!.text).toContain(
    "Hello Ann-Marie O'Neil, we will email you once when our 30-year fixed rate is at 5.000% or below.",
  );
  expect(mail!.text).toContain(`You agreed: “${CONSENT.text.replace(/\s+/g, ' ')}”`);
  expect(mail!.links.map(({ what }) => what)).toEqual(['Set another alert', 'Stop these emails']);
  const [word] = await mailsTo(sandbox.origin, officer.emailAddress);
  expect(word!.text).toMatch(/Phone: \(216\) 555-0188\nMay be called: Yes, agreed on October 16, 2026/);
});

test('leads are limited per address, more so without a human check, and failed checks are reported', async () => {
  const alert = (index: number) => aPurchase({ email: `visitor.${index}@example.com` });
  const unchecked = await Promise.all([1, 2, 3, 4].map((index) => send<ErrorAnswer>({ alert: alert(index) })));
  expect(unchecked.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
  expect(unchecked.find(({ status }) => status === 429)).toMatchObject({ body: { code: 'tooManyTries' }, retryAfter: 3600 });

  for (let index = 0; index < 6; index += 1) {
    expect((await send({ alert: aPurchase({ firstName: '' }), humanCheck: await aProof(sandbox.origin) })).status).toBe(400);
  }
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    statuses.push((await send({ alert: aPurchase(), humanCheck: await aProof(sandbox.origin) })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await send<ErrorAnswer>({ alert: alert(9), humanCheck: 'no proof' })).body.code).toBe('humanCheck');
});

test('a lead’s loan number is not looked up and does not affect the response', async () => {
  expect(await sendLeadReference(aRefinance({ mrcLoanNumber: '9999999999' }))).toMatch(/./);
  const { status, body } = await send<ErrorAnswer>({
    alert: aRefinance({ mrcLoanNumber: 'none' }),
    humanCheck: await aProof(sandbox.origin),
  });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['mrcLoanNumber']]);
});

test('an account adopts a lead once with its loan, even concurrently, and nobody else can', async () => {
  const reference = await sendLeadReference();
  const [one, other] = await Promise.all([tie(reference), tie(reference)]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(other.body).toEqual(one.body);
  expect(one.body).toMatchObject({ alert: aRefinance(), loan: { property: { streetAddress: '418 Maple Street' } } });
  expect(await listOf()).toHaveLength(1);
  expect(await newest()).toMatchObject({ isTiedToAccount: true });

  const notGood = [
    await tie<ErrorAnswer>(reference, helen),
    await tie<ErrorAnswer>(reference, helen, true),
    await tie<ErrorAnswer>('none', helen),
  ];
  expect(notGood.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(new Set(notGood.map(({ body }) => body.errors[0])).size).toBe(1);
  expect(await listOf(helen)).toEqual([]);
  const path = 'borrower/RateDrop/updateUserId';
  expect((await guest.call('POST', path, { body: { reference } })).status).toBe(401);
});

test('an account with another address must confirm first and gets no unlisted loan', async () => {
  const reference = await sendLeadReference();
  const { status, body } = await tie<ErrorAnswer>(reference, helen);
  expect([status, body.code]).toEqual([409, 'otherEmail']);
  expect(await listOf(helen)).toEqual([]);
  expect((await tie(reference, helen, true)).body).toMatchObject({ loan: null, alert: { email: EMAIL } });
});

test('a lead’s reference expires after a day', async () => {
  const reference = await sendLeadReference();
  await setClock(sandbox.origin, '2026-10-17T16:10:00Z'); // a few minutes more than a day, since the clock kept running during earlier tests
  dana = await signedInBorrower(sandbox.origin, EMAIL);
  expect((await tie(reference)).status).toBe(404);
});

test('a lead is linked to the person of an officer’s link, and other links change nothing', async () => {
  const { links } = await sandboxOverview(sandbox.origin);
  const tokenOf = (what: string) => new URL(links.find((link) => link.what === what)!.url).searchParams.get('contactId')!;
  const good = tokenOf('A Rate Drop Alert through an officer’s link');
  const reference = await sendLeadReference();
  const ask = (ofReference: string, contactId: string) =>
    guest.call('POST', 'borrower/RateDrop/addUserPreferenceContact', { body: { reference: ofReference, contactId } });
  const expired = tokenOf('The same, whose link has expired');
  const refused = await Promise.all([ask('none', good), ask(reference, expired), ask(reference, `${good.slice(0, -2)}AA`)]);
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(new Set(refused.map(({ body }) => body.errors[0])).size).toBe(1);
  expect(await newest()).toMatchObject({ isTiedToContact: false });
  expect((await ask(reference, good)).status).toBe(200);
  expect(await newest()).toMatchObject({ isTiedToContact: true });
});
