/** @jest-environment node */
/** Card testing, over HTTP: after a number of declined new cards in a day, no further new cards are accepted. */
import { randomUUID } from 'node:crypto';

import type { FundingAccountList, PaymentOutcome } from '#contract/payment.ts';
import {
  aGuest,
  aTicket,
  guestFundingAccount,
  ticketPaymentRequest,
  feeToken,
  type Guest,
  type ErrorAnswer,
} from '../../support/guests.ts';
import {
  aBankAccount,
  aCard,
  aFundingAccount,
  readPaymentRecords,
  postPayment,
  resetTo,
  setClock,
  signedInBorrower,
  duePaymentRequest,
  type Borrower,
} from '../../support/payments.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

jest.setTimeout(120_000);

const NOW = '2026-10-16T20:00:00Z';
const A_DAY_LATER = '2026-10-17T20:10:00Z';
const DANA = 'due.soon@example.com';
const DECLINE_LIMIT = 3;
const declined = aCard({ cardNumber: '4000000000000002' });

let sandbox: SandboxProcess;
let dana: Borrower;
let guest: Guest;

beforeAll(async () => {
  const limits = { gatewayMilliseconds: 5, newCardDeclinesPerDay: DECLINE_LIMIT, paymentsPerTicket: 2, humanCheckIterations: 50 };
  sandbox = await startSandboxProcess({ env: { SANDBOX_LIMITS: JSON.stringify(limits) } });
  dana = await signedInBorrower(sandbox.origin, DANA);
  guest = await aGuest(sandbox.origin);
}, 120_000);
afterAll(() => sandbox.stop());
beforeEach(() => resetTo(sandbox.origin, NOW));

const payWith = async (fundingAccountId: string) =>
  postPayment(dana, randomUUID(), await duePaymentRequest(dana, { fundingAccountId }));
const payWithNew = async (account = declined) => payWith(await aFundingAccount(dana, account));
const chargesTried = async () => (await readPaymentRecords(sandbox.origin)).charges.length;
const tooMany = { status: 429, body: { code: 'tooManyTries', errors: [expect.stringContaining('Nothing was charged.')] } };

async function exhaustDeclines(pay: () => Promise<{ body: { state?: string } }>) {
  for (let turn = 0; turn < DECLINE_LIMIT; turn += 1) expect((await pay()).body.state).toBe('failed');
}

test('a borrower over the decline limit cannot pay with a new card for a day', async () => {
  await exhaustDeclines(payWithNew);
  expect(await payWithNew()).toMatchObject(tooMany);
  expect(await payWithNew(aCard())).toMatchObject(tooMany);
  const { customerIdentifier } = dana;
  const keep = { body: { action: 'create', account: aCard() }, key: randomUUID() };
  const kept = await dana.call<{ id: string }>('POST', `payment/customers/${customerIdentifier}`, keep);
  expect(await payWith(kept.body.id)).toMatchObject(tooMany);
  expect(await chargesTried()).toBe(DECLINE_LIMIT);

  await setClock(sandbox.origin, A_DAY_LATER);
  expect((await payWithNew(aCard())).body.state).toBe('succeeded');
});

test('a borrower over the decline limit can still use saved methods and bank accounts', async () => {
  await exhaustDeclines(payWithNew);
  const list = { action: 'list', fromIndex: 0, toIndex: 50 };
  const { body } = await dana.call<FundingAccountList>('POST', `payment/customers/${dana.customerIdentifier}`, { body: list });
  const saved = body.accounts.list.find(({ paymentMethodType, status }) => paymentMethodType === 'DEBIT' && status === 'ACTIVE');
  expect((await payWith(saved!.id)).body.state).toBe('succeeded');
  expect((await payWithNew(aBankAccount() as never)).body.state).toBe('succeeded');
});

test('a borrower’s declined bank accounts and saved methods do not count', async () => {
  const closed = aBankAccount({ accountNumber: '000222222227' });
  for (let turn = 0; turn <= DECLINE_LIMIT; turn += 1) expect((await payWithNew(closed as never)).body.state).toBe('failed');
  expect((await payWithNew(aCard())).body.state).toBe('succeeded');
});

test('a guest’s declines count per loan, whatever the ticket, and not for other loans', async () => {
  let ticket = await aTicket(guest, DANA);
  let used = 0;
  const pay = async (account = declined) => {
    if (used === 2) {
      ticket = await aTicket(guest, DANA);
      used = 0;
    }
    used += 1;
    const fundingAccountId = await guestFundingAccount(guest, { verificationTicket: ticket }, account);
    const body = await ticketPaymentRequest(guest, ticket, { fundingAccountId });
    return guest.call<PaymentOutcome & ErrorAnswer>('POST', 'payment/guestpayment', { key: randomUUID(), body });
  };
  await exhaustDeclines(pay);
  expect(await pay(aCard())).toMatchObject(tooMany);
  expect((await payWithNew(aCard())).body.state).toBe('succeeded');
});

test('a fee’s declines count per fee', async () => {
  const token = await feeToken(sandbox.origin, 'A fee that is due');
  const { fee } = (await guest.call<{ fee: { amount: string } }>('GET', `payment/loan/verify/${encodeURIComponent(token)}`)).body;
  const pay = async (account = declined) => {
    const fundingAccountId = await guestFundingAccount(guest, { feeToken: token }, account);
    const body = { token, fundingAccountId, amount: fee.amount, authorizationText: 'I authorize this.' };
    return guest.call<PaymentOutcome & ErrorAnswer>('POST', 'payment/feepayment', { key: randomUUID(), body });
  };
  await exhaustDeclines(pay);
  expect(await pay(aCard())).toMatchObject(tooMany);
});
