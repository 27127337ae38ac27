/** @jest-environment node */
import type { Loan, MailingAddressConflict, Property } from '#contract/borrower/loans.ts';
import type { ErrorBody } from '#contract/refusals.ts';
import type { LoanFound } from '#contract/payment.ts';
import type { ListedMail } from '../../../sandbox/console/MailPages.tsx';
import { signedInCaller, postToConsole, type ApiCaller } from '../../support/apiCaller.ts';
import { aGuest, aTicket, identityOf } from '../../support/guests.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

const CHANGE = '/api/borrower/BorrowerLoan/mailingaddress';
/** A Tuesday, so that two banking days later is Thursday. */
const NOON = '2026-09-15T16:00:00Z';
const NEXT: Property = { streetAddress: '7 Harbor Way', city: 'Toledo', state: 'OH', zipCode: '43604' };
const OTHER: Property = { streetAddress: 'PO Box 12', city: 'Akron', state: 'OH', zipCode: '44301' };

let sandbox: SandboxProcess;
let helen: ApiCaller;
/** A loan of both Helen and Joris; Helen also has one alone. */
let sharedLoan: Loan;
let homeAddress: Property;

beforeAll(async () => {
  sandbox = await startSandboxProcess();
}, 120_000);
afterAll(() => sandbox.stop());

beforeEach(async () => {
  await postToConsole(sandbox.origin, 'reset', { now: NOON });
  helen = await signedInCaller(sandbox.origin, 'two.loans@example.com');
  sharedLoan = await currentLoan();
  homeAddress = addressOf(sharedLoan);
}, 30_000);

async function currentLoan(caller = helen): Promise<Loan> {
  return (await (await caller.call('POST', '/api/borrower/BorrowerLoan', { loanNumber: '3100041212' })).json()) as Loan;
}

function addressOf({ loanServicings: [record] }: Loan): Property {
  const { streetAddress = '', city = '', state = '', zipCode = '' } = record ?? {};
  return { streetAddress, city, state, zipCode };
}
const pendingAddressOf = ({ loanServicings: [record] }: Loan) => record?.newMailingAddress;

const change = (mailingAddress: unknown, replaces: Property = homeAddress, caller = helen) =>
  caller.call('POST', CHANGE, { loanIdentifier: sharedLoan.loanIdentifier, mailingAddress, replaces });
const changed = async (...of: Parameters<typeof change>) => (await (await change(...of)).json()) as Loan;

async function notices(): Promise<ListedMail[]> {
  const { mails } = (await (await fetch(`${sandbox.origin}/sandbox/inbox.json`)).json()) as { mails: ListedMail[] };
  return mails.filter(({ subject }) => subject.includes('mailing address'));
}

const setClock = (now: string) => postToConsole(sandbox.origin, 'clock', { now });

test('a change takes effect on its own day in the lender’s time zone, without moving the property', async () => {
  const answer = await changed(NEXT);
  expect(addressOf(answer)).toEqual(homeAddress);
  expect(pendingAddressOf(answer)).toEqual({ ...NEXT, effectiveDate: '2026-09-17' });
  expect(answer.property).toEqual(sharedLoan.property);

  await setClock('2026-09-17T03:59:00Z'); // one minute before midnight in New York
  expect(await currentLoan()).toMatchObject({ loanServicings: [{ ...homeAddress, newMailingAddress: NEXT }] });
  await setClock('2026-09-17T04:01:00Z');
  expect(await currentLoan()).toMatchObject({
    property: sharedLoan.property,
    loanServicings: [{ ...NEXT, newMailingAddress: null }],
  });
  expect(await changed(OTHER, NEXT)).toMatchObject({
    loanServicings: [{ ...NEXT, newMailingAddress: { ...OTHER, effectiveDate: '2026-09-21' } }],
  });
});

test.each([
  ['a Thursday', '2026-09-17T16:00:00Z', '2026-09-21'],
  ['a Saturday', '2026-09-19T16:00:00Z', '2026-09-22'],
  ['the Friday before Columbus Day', '2026-10-09T16:00:00Z', '2026-10-14'],
])('only banking days count: from %s', async (_day, now, effectiveDate) => {
  await setClock(now);
  expect(pendingAddressOf(await changed(NEXT))?.effectiveDate).toBe(effectiveDate);
});

test('another loan keeps its address, and a co-borrower sees and may change a pending one', async () => {
  await change(NEXT);
  const joris = await signedInCaller(sandbox.origin, 'co.borrower@example.com');
  expect(pendingAddressOf(await currentLoan(joris))).toMatchObject(NEXT);
  expect(pendingAddressOf(await changed(OTHER, NEXT, joris))).toMatchObject(OTHER);
  const all = (await (await helen.call('GET', '/api/borrower/BorrowerLoan/all')).json()) as Loan[];
  expect(all.map(pendingAddressOf)).toEqual([null, expect.objectContaining(OTHER)]);
});

test('a change made elsewhere is returned and not overwritten unless it was seen', async () => {
  await change(NEXT);
  const late = await change(OTHER, homeAddress);
  const refusal = (await late.json()) as MailingAddressConflict;
  expect(late.status).toBe(409);
  expect(refusal).toMatchObject({ code: 'addressChanged', present: NEXT });
  expect(pendingAddressOf(await currentLoan())).toMatchObject(NEXT);
  expect(pendingAddressOf(await changed(OTHER, refusal.present))).toMatchObject(OTHER);
});

test('of two concurrent changes one is rejected', async () => {
  const answers = await Promise.all([change(NEXT), change(OTHER)]);
  const ahead = pendingAddressOf(await currentLoan());
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(ahead).toMatchObject(answers[0].status === 200 ? NEXT : OTHER);
  expect(await notices()).toHaveLength(3);
});

test('everyone on the loan gets an email, the old address a letter, and a repeat sends nothing', async () => {
  await change({ ...NEXT, streetAddress: '  7  Harbor Way ' });
  await change(NEXT);
  const sent = await notices();
  expect(sent.map(({ to, byPost }) => [to, byPost])).toEqual([
    ['Helen Vandermeer and Joris Vandermeer, 1400 Ocean Boulevard, Rehoboth Beach, DE 19971', true],
    ['co.borrower@example.com', false],
    ['two.loans@example.com', false],
  ]);
  for (const { subject, text } of sent) {
    expect(subject).toBe('Your mailing address is changing');
    expect(text).toContain(
      'New address: 7 Harbor Way, Toledo, OH 43604\nFrom: September 17, 2026\nOld address: 1400 Ocean Boulevard',
    );
    expect(text).toContain('If you did not ask for this, call us right away.');
    expect(text).not.toContain(sharedLoan.loanNumber);
  }
  const [letter] = sent;
  expect(letter?.links).toEqual([]);
  expect(letter?.text).not.toMatch(/link|email because/);
  expect((await fetch(`${sandbox.origin}/sandbox/inbox/${letter?.id ?? ''}/message`)).status).toBe(404);
  expect(await (await fetch(`${sandbox.origin}/sandbox/inbox`)).text()).toContain('By post: Helen Vandermeer');
});

test('a change whose notices cannot be stored is not made and can be retried', async () => {
  await postToConsole(sandbox.origin, 'faults', { point: 'mail.afterWrite', kind: 'fail', times: 1 });
  expect((await change(NEXT)).status).toBe(500);
  expect([pendingAddressOf(await currentLoan()), await notices()]).toEqual([null, []]);
  expect(pendingAddressOf(await changed(NEXT))).toMatchObject(NEXT);
  expect(await notices()).toHaveLength(3);
});

test('returning to the current address cancels the change and sends a notice', async () => {
  await change(NEXT);
  expect(await changed(homeAddress, NEXT)).toMatchObject({ loanServicings: [{ ...homeAddress, newMailingAddress: null }] });
  await setClock('2026-09-25T16:00:00Z');
  expect(addressOf(await currentLoan())).toEqual(homeAddress);
  const [letter] = await notices();
  expect(letter).toMatchObject({ byPost: true, subject: 'Your mailing address stays the same' });
});

test('a loan is limited to ten changes a day, but undoing the last one is always possible', async () => {
  const joris = await signedInCaller(sandbox.origin, 'co.borrower@example.com');
  let last = homeAddress;
  for (let place = 0; place < 10; place += 1) {
    const next = { ...NEXT, streetAddress: `${String(place)} Harbor Way` };
    expect((await change(next, last, place % 2 === 0 ? helen : joris)).status).toBe(200);
    last = next;
  }
  const [refused, byJoris] = [await change(OTHER, last), await change(OTHER, last, joris)];
  expect([refused.status, byJoris.status, refused.headers.get('retry-after')]).toEqual([
    429,
    429,
    expect.stringMatching(/^86\d{3}$/),
  ]);
  const { code, errors } = (await refused.json()) as ErrorBody;
  expect([code, errors[0]]).toEqual(['tooManyTries', expect.stringMatching(/in 24 hours\. Nothing was saved\.$/)]);
  expect(await notices()).toHaveLength(30);

  expect(pendingAddressOf(await changed(homeAddress, last))).toBeNull();
  expect((await change(OTHER, homeAddress)).status).toBe(429);
  await setClock('2026-09-16T16:05:00Z');
  expect(pendingAddressOf(await changed(OTHER, homeAddress))).toMatchObject(OTHER);
});

test.each<[string, Partial<Property>, string[]]>([
  ['a control character', { streetAddress: '7 Harbor\u0007 Way' }, ['streetAddress']],
  ['a ZIP code of nine digits', { zipCode: '43604-1234' }, ['zipCode']],
  ['nothing at all', { streetAddress: '', city: '', state: '', zipCode: '' }, ['streetAddress', 'city', 'state', 'zipCode']],
])('%s is rejected at its field', async (_what, wrong, fields) => {
  const answer = await change({ ...NEXT, ...wrong });
  expect(answer.status).toBe(400);
  expect(Object.keys(((await answer.json()) as ErrorBody).fields ?? {})).toEqual(fields);
  expect(pendingAddressOf(await currentLoan())).toBeNull();
});

test('another person’s loan is not found', async () => {
  const dana = await signedInCaller(sandbox.origin, 'due.soon@example.com');
  expect((await change(NEXT, homeAddress, dana)).status).toBe(404);
  expect(pendingAddressOf(await currentLoan())).toBeNull();
  expect(await notices()).toEqual([]);
});

test('a guest does not see a pending address, but its ZIP code counts once it applies', async () => {
  const guest = await aGuest(sandbox.origin);
  const ask = async () => {
    const question = { ...(await identityOf(sandbox.origin, 'co.borrower@example.com')), zip: NEXT.zipCode };
    return (await guest.call('POST', 'payment/loan/verifyidentity', { body: question })).status;
  };
  await change(NEXT);
  const body = { verificationTicket: await aTicket(guest, 'co.borrower@example.com') };
  const { servicing } = (await guest.call<LoanFound>('POST', 'payment/loan/findmyloan', { body })).body;
  expect(servicing).toMatchObject(homeAddress);
  expect(servicing).not.toHaveProperty('newMailingAddress');
  expect(await ask()).toBe(404);
  await setClock('2026-09-17T16:00:00Z');
  expect(await ask()).toBe(200);
});
