/** @jest-environment node */
import { randomUUID } from 'node:crypto';

import type { GuestPaymentRequest, PaymentOutcome } from '#contract/payment.ts';
import {
  aGuest,
  aTicket,
  guestFundingAccount,
  ticketPaymentRequest,
  findByTicket,
  type Guest,
  type ErrorAnswer,
} from '../../support/guests.ts';
import {
  aCard,
  getOutcome,
  readPaymentRecords,
  loansOf,
  mailsTo,
  resetTo,
  setClock,
  signedInBorrower,
  duePaymentRequest,
} from '../../support/payments.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

jest.setTimeout(120_000);

const NOW = '2026-10-16T20:00:00Z';
const DANA = 'due.soon@example.com';

let sandbox: SandboxProcess;
let guest: Guest;

beforeAll(async () => {
  sandbox = await startSandboxProcess({
    env: { SANDBOX_LIMITS: '{"identityTriesPerLoanPerDay":10,"fundingAccountsPerGuest":12,"humanCheckIterations":50}' },
  });
  guest = await aGuest(sandbox.origin);
}, 120_000);
afterAll(() => sandbox.stop());
beforeEach(() => resetTo(sandbox.origin, NOW));

const pay = (request: Partial<GuestPaymentRequest>, key: string = randomUUID()) =>
  guest.call<PaymentOutcome & ErrorAnswer>('POST', 'payment/guestpayment', { key, body: request });
const requestOutcome = (key: string) => guest.call<PaymentOutcome & ErrorAnswer>('GET', `payment/guestpayment/${key}`);

test('a ticket shows the loan, adds a card, pays once, and hides the receipt’s address', async () => {
  const ticket = await aTicket(guest, DANA);
  const request = await ticketPaymentRequest(guest, ticket);
  const key = randomUUID();
  const { status, body } = await pay(request, key);

  expect([status, body]).toEqual([
    200,
    {
      key,
      state: 'succeeded',
      receipt: {
        transactionIdentifier: expect.stringMatching(/^CCM-/) as string,
        amount: '1842.17',
        loanIdentifier: expect.any(String) as string,
        dueDate: '2026-10-21',
        loanNumberLastFour: '0101',
        method: { type: 'DEBIT', issuerName: 'Visa', lastFour: '4242', accountHolderName: 'Dana Whitfield' },
        receivedAtUtc: expect.any(String) as string,
        creditedOn: '2026-10-16',
        email: 'd•••@example.com',
        authorizationText: request.authorizationText,
      },
    },
  ]);
  // Repeating the key or requesting its outcome gives the same response, even after the ticket has expired.
  await setClock(sandbox.origin, '2026-10-16T20:11:00Z');
  expect((await pay(request, key)).body).toEqual(body);
  expect((await requestOutcome(key)).body).toEqual(body);

  const { ledger, charges } = await readPaymentRecords(sandbox.origin);
  expect(ledger).toMatchObject([{ idempotencyKey: key, loanNumber: '3100040101', cents: 184_217, kind: 'loanPayment' }]);
  expect(charges).toHaveLength(1);
  const [mail, ...more] = await mailsTo(sandbox.origin, DANA);
  expect(more).toEqual([]);
  expect(mail!.text).toContain(request.authorizationText);
  expect(mail!.text).not.toMatch(/3100040101|\/loans\//);
  const [loan] = await loansOf(await signedInBorrower(sandbox.origin, DANA));
  expect(loan!.servicing.dueDate).toBe('2026-11-21');
});

test('the next guest sees that the loan is paid, but not by whom', async () => {
  const { body } = await pay(await ticketPaymentRequest(guest, await aTicket(guest, DANA)));
  const { receivedAtUtc } = (body as unknown as { receipt: { receivedAtUtc: string } }).receipt;
  const { servicing } = (await findByTicket(guest, await aTicket(guest, DANA))).body;
  expect(servicing.recentPayments).toEqual([
    {
      reference: null,
      amount: '1842.17',
      kind: 'installment',
      method: null,
      receivedAtUtc,
      receivedOn: '2026-10-16',
      creditedOn: '2026-10-16',
      state: 'succeeded',
    },
  ]);
});

test('the receipt goes only to the address that the payer enters', async () => {
  const request = await ticketPaymentRequest(guest, await aTicket(guest, DANA), { email: 'friend@example.com' });
  expect((await pay(request)).body).toMatchObject({ receipt: { email: 'friend@example.com' } });
  expect(await mailsTo(sandbox.origin, 'friend@example.com')).toHaveLength(1);
  expect(await mailsTo(sandbox.origin, DANA)).toHaveLength(0);
});

test('a ticket that has paid is valid only for its own key', async () => {
  const ticket = await aTicket(guest, DANA);
  const request = await ticketPaymentRequest(guest, ticket);
  const spare = await guestFundingAccount(guest, { verificationTicket: ticket });
  await pay(request);

  const again = await pay({ ...request, fundingAccountId: spare });
  expect([again.status, again.body.code]).toEqual([403, 'ticketEnded']);
  expect((await findByTicket(guest, ticket)).body.code).toBe('ticketEnded');
  await expect(guestFundingAccount(guest, { verificationTicket: ticket })).rejects.toThrow('ticketEnded');
  expect((await readPaymentRecords(sandbox.origin)).charges).toHaveLength(1);
});

test('a declined payment keeps the ticket valid for a few keys', async () => {
  const ticket = await aTicket(guest, DANA);
  const bad = await guestFundingAccount(guest, { verificationTicket: ticket }, aCard({ cardNumber: '4000000000000002' }));
  const request = await ticketPaymentRequest(guest, ticket, { fundingAccountId: bad });
  for (let time = 0; time < 4; time += 1) expect((await pay(request)).body).toMatchObject({ state: 'failed' });
  const good = { ...request, fundingAccountId: await guestFundingAccount(guest, { verificationTicket: ticket }) };

  for (let time = 0; time < 3; time += 1) expect((await pay({ ...good, amount: '1.00' })).body.code).toBe('amountChanged');
  expect((await pay(good)).body.state).toBe('succeeded');
  expect((await pay(good)).body.code).toBe('ticketEnded');

  const other = await aTicket(guest, 'due.today@example.com');
  const badToo = await guestFundingAccount(guest, { verificationTicket: other }, aCard({ cardNumber: '4000000000000002' }));
  const requestToo = await ticketPaymentRequest(guest, other, { fundingAccountId: badToo });
  for (let time = 0; time < 5; time += 1) expect((await pay(requestToo)).body.state).toBe('failed');
  expect((await pay(requestToo)).body.code).toBe('ticketEnded');
});

test('a ticket expires after ten minutes, with the same message as an unknown one', async () => {
  const ticket = await aTicket(guest, DANA);
  const request = await ticketPaymentRequest(guest, ticket);
  await setClock(sandbox.origin, '2026-10-16T20:10:05Z');
  const late = await pay(request);
  const never = await pay({ ...request, verificationTicket: 'x'.repeat(43) });
  expect([late.status, late.body.code]).toEqual([403, 'ticketEnded']);
  expect([never.status, never.body.errors]).toEqual([403, late.body.errors]);
  expect((await findByTicket(guest, ticket)).status).toBe(403);
  expect((await readPaymentRecords(sandbox.origin)).charges).toEqual([]);
});

test('a ticket is bound to its loan and its cards', async () => {
  const [dana, theo] = [await aTicket(guest, DANA), await aTicket(guest, 'due.today@example.com')];
  const request = await ticketPaymentRequest(guest, dana);
  const theirs = await ticketPaymentRequest(guest, theo);

  expect((await pay({ ...request, fundingAccountId: theirs.fundingAccountId })).status).toBe(404);
  expect((await pay({ ...theirs, verificationTicket: dana, fundingAccountId: request.fundingAccountId })).body.code).toBe(
    'amountChanged',
  );
  const { loanIdentifier } = (await findByTicket(guest, theo)).body;
  const both = await pay({ ...request, loanIdentifier });
  expect([both.status, Object.keys(both.body.fields ?? {})]).toEqual([400, ['loanIdentifier']]);
  const saved = await signedInBorrower(sandbox.origin, DANA);
  const own = await duePaymentRequest(saved);
  expect((await pay({ ...request, fundingAccountId: own.fundingAccountId })).status).toBe(404);
  expect((await readPaymentRecords(sandbox.origin)).charges).toEqual([]);
});

test('a request without ticket or session is rejected', async () => {
  const request = await ticketPaymentRequest(guest, await aTicket(guest, DANA));
  const { verificationTicket: _ticket, ...bare } = request;
  const { loanIdentifier } = (await findByTicket(guest, request.verificationTicket!)).body;
  expect((await pay(bare)).status).toBe(401);
  expect((await pay({ ...bare, loanIdentifier })).status).toBe(401);
  expect((await guest.call('POST', 'payment/loan/findmyloan', { body: { loanIdentifier } })).status).toBe(401);
  expect((await guest.call('POST', 'payment/fundingaccounts', { body: aCard(), key: randomUUID() })).status).toBe(401);
});

test('a guest’s key suffices for its outcome, and a borrower’s key needs a session', async () => {
  const request = await ticketPaymentRequest(guest, await aTicket(guest, DANA));
  const key = randomUUID();
  await pay(request, key);
  const stranger = await signedInBorrower(sandbox.origin, 'due.today@example.com');
  expect((await getOutcome(stranger, key)).body.state).toBe('succeeded');
  expect((await requestOutcome(randomUUID())).body.state).toBe('none');

  const own = randomUUID();
  await stranger.call('POST', 'payment/guestpayment', { key: own, body: await duePaymentRequest(stranger) });
  expect((await requestOutcome(own)).status).toBe(401);
  const other = await ticketPaymentRequest(guest, await aTicket(guest, 'overdue.grace@example.com'));
  const taken = await pay(other, key);
  expect([taken.status, taken.body.code]).toEqual([422, 'keyReused']);
});

test('a guest’s card is found by its key after a lost response', async () => {
  const ticket = await aTicket(guest, DANA);
  const key = randomUUID();
  const body = { ...aCard(), verificationTicket: ticket };
  const { body: made } = await guest.call('POST', 'payment/fundingaccounts', { body, key });
  expect((await guest.call('POST', 'payment/fundingaccounts', { body, key })).body).toEqual(made);
  expect((await guest.call('GET', `payment/fundingaccounts/${key}`)).body).toEqual({ key, state: 'succeeded', account: made });
  const borrower = await signedInBorrower(sandbox.origin, DANA);
  const own = randomUUID();
  await borrower.call('POST', 'payment/fundingaccounts', { body: aCard(), key: own });
  expect((await guest.call('GET', `payment/fundingaccounts/${own}`)).body).toEqual({ key: own, state: 'none' });
});

test('a ticket can add a limited number of cards', async () => {
  const verificationTicket = await aTicket(guest, DANA);
  for (let time = 0; time < 12; time += 1) await guestFundingAccount(guest, { verificationTicket });
  const { status, retryAfter } = await guest.call('POST', 'payment/fundingaccounts', {
    body: { ...aCard(), verificationTicket },
    key: randomUUID(),
  });
  expect([status, retryAfter === null]).toEqual([429, false]);
});

/** Fields of the servicing record that the guest pages show. */
const VISIBLE_FIELDS = `
  loanNumber dmiLoanNumber servicedBy firstName lastName streetAddress city state zipCode
  newServicer newServicerAddress newServicerLocation newServicerPhone newServicerURL
  newServicerEffectiveDate newServicerFirstPaymentDueDate
  dueDate daysUntilDueDate dateUntilDueDate firstPaymentDueDate creditedIfPaidNow recentPayments
  principalInterestAmount taxInsuranceAmount miscellaneousInsurance subsidyPayment regularMonthlyPayment
  totalFeesAndCharges lateCharges delinquentPayment lateChargeAmount feePaid totalAmountDue`
  .trim()
  .split(/\s+/);
/** Fields that the contract requires but guests must not see, so they are null. */
const HIDDEN_FIELDS = ['encompassLoanNumber', 'emailAddress', 'bankCode', 'investorCode'];

describe('loan lookup by servicer', () => {
  const found = async (email: string) => (await findByTicket(guest, await aTicket(guest, email))).body;

  test('returns only what guest screens show, for a loan serviced here', async () => {
    const { servicing, ...rest } = await found(DANA);
    expect(rest).toEqual({
      loanIdentifier: expect.any(String) as string,
      paidAt: 'LENDER',
      servicer: null,
      transfer: null,
      receiptEmailHint: 'd•••@example.com',
    });
    expect(Object.keys(servicing).sort()).toEqual([...VISIBLE_FIELDS, ...HIDDEN_FIELDS].sort());
    expect(servicing).toMatchObject({
      totalAmountDue: '1842.17',
      ...Object.fromEntries(HIDDEN_FIELDS.map((name) => [name, null])),
    });
    expect((await found('first.payment@example.com')).servicing.firstPaymentDueDate).toBe('2026-10-28');
  });

  test('returns how to pay at DMI, and whom to call in special servicing', async () => {
    const dmi = await found('dmi@example.com');
    expect([dmi.paidAt, dmi.servicing.dmiLoanNumber, dmi.servicer!.mailTo.length > 2]).toEqual(['DMI', '1467200311', true]);
    const special = await found('special.servicing@example.com');
    expect([special.paidAt, special.servicer]).toEqual([
      'SPECIAL_SERVICING',
      expect.objectContaining({ phone: '2165550163', website: null, mailTo: [] }),
    ]);
  });

  test('returns sixty days of protection at a new servicer, and rejects payment here', async () => {
    const ticket = await aTicket(guest, 'new.servicer@example.com');
    const { body } = await findByTicket(guest, ticket);
    expect([body.paidAt, body.transfer]).toEqual([
      'NEW_SERVICER',
      {
        state: 'done',
        effectiveDate: body.servicing.newServicerEffectiveDate,
        firstPaymentDueDate: body.servicing.newServicerFirstPaymentDueDate,
        protectedThrough: expect.any(String) as string,
      },
    ]);
    const { effectiveDate, protectedThrough } = body.transfer!;
    expect((Date.parse(protectedThrough) - Date.parse(effectiveDate)) / 86_400_000).toBe(59);
    const refused = await pay(await ticketPaymentRequest(guest, ticket));
    expect([refused.status, refused.body.code]).toEqual([409, 'notPayableHere']);
  });

  test('allows payment here until the day before a transfer', async () => {
    const email = 'moving.servicer@example.com';
    const before = await found(email);
    const { effectiveDate } = before.transfer!;
    expect([before.paidAt, before.transfer!.state]).toEqual(['LENDER', 'ahead']);
    const dayBefore = new Date(Date.parse(effectiveDate) - 86_400_000).toISOString().slice(0, 10);
    await setClock(sandbox.origin, `${dayBefore}T20:00:00Z`);
    expect((await found(email)).paidAt).toBe('LENDER');
    await setClock(sandbox.origin, `${effectiveDate}T12:00:00Z`);
    expect((await found(email)).paidAt).toBe('NEW_SERVICER');
    await setClock(sandbox.origin, `${dayBefore}T20:00:00Z`);
    expect((await pay(await ticketPaymentRequest(guest, await aTicket(guest, email)))).body.state).toBe('succeeded');
  });
});

test('only a session may ask whether a loan exists, and only a limited number of times', async () => {
  const exists = (loanNumber: string) => guest.call('POST', 'payment/loan/loanexists', { body: { loanNumber } });
  expect([(await exists('3100040101')).body, (await exists('3100049999')).body]).toEqual([{ exists: false }, { exists: false }]);
  expect((await exists('123')).status).toBe(400);
  const borrower = await signedInBorrower(sandbox.origin, DANA);
  const own = (loanNumber: string) => borrower.call('POST', 'payment/loan/loanexists', { body: { loanNumber } });
  expect([(await own('3100040202')).body, (await own('3100049999')).body]).toEqual([{ exists: true }, { exists: false }]);
  for (let time = 0; time < 19; time += 1) await own('3100049999');
  expect((await own('3100040202')).status).toBe(429);
});
