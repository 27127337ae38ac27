/** @jest-environment node */
import { randomUUID } from 'node:crypto';

import type { LoanFound } from '#contract/payment.ts';
import {
  aBankAccount,
  aCard,
  aFundingAccount,
  getOutcome,
  readPaymentRecords,
  loansOf,
  mailsTo,
  postPayment,
  resetTo,
  setClock,
  signedInBorrower,
  duePaymentRequest,
  type Borrower,
} from '../../support/payments.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

jest.setTimeout(60_000);

/** A Friday, one hour before the cut-off in New York. The following Monday is a banking day. */
const NOW = '2026-10-16T20:00:00Z';

let sandbox: SandboxProcess;
let dana: Borrower;
let ruth: Borrower;

beforeAll(async () => {
  sandbox = await startSandboxProcess({ env: { SANDBOX_LIMITS: '{"gatewayMilliseconds":5}' } });
  dana = await signedInBorrower(sandbox.origin, 'due.soon@example.com');
  ruth = await signedInBorrower(sandbox.origin, 'overdue.late@example.com');
}, 120_000);
afterAll(() => sandbox.stop());
const reset = () => resetTo(sandbox.origin, NOW);

/** Checks that a declined payment is a final outcome: it is stored for its key, moves no money, and leaves the loan unchanged. */
async function expectDecline(fundingAccountId: string, reason: string): Promise<void> {
  const request = await duePaymentRequest(dana, { fundingAccountId });
  const key = randomUUID();

  expect(await postPayment(dana, key, request)).toEqual({
    status: 200,
    body: { key, state: 'failed', loanIdentifier: request.loanIdentifier, reason },
  });
  expect(await postPayment(dana, key, request)).toEqual({
    status: 200,
    body: { key, state: 'failed', loanIdentifier: request.loanIdentifier, reason },
  });
  expect((await getOutcome(dana, key)).body).toEqual({ key, state: 'failed', loanIdentifier: request.loanIdentifier, reason });
  const { ledger, charges } = await readPaymentRecords(sandbox.origin);
  expect([ledger, charges.map(({ status }) => status)]).toEqual([[], ['declined']]);
  expect((await duePaymentRequest(dana)).dueDate).toBe(request.dueDate);
  expect(await mailsTo(sandbox.origin, 'due.soon@example.com')).toEqual([]);

  const another = await duePaymentRequest(dana);
  expect((await postPayment(dana, randomUUID(), another)).body.state).toBe('succeeded');
}

describe('payments', () => {
  beforeEach(reset);

  test('a payment is charged, booked, credited and emailed, and the due date moves', async () => {
    const request = await duePaymentRequest(dana);
    const key = randomUUID();
    const { status, body } = await postPayment(dana, key, request);

    expect([status, body]).toEqual([
      200,
      {
        key,
        state: 'succeeded',
        receipt: {
          transactionIdentifier: expect.stringMatching(/^CCM-[2-9A-Z]{4}-[2-9A-Z]{4}$/) as string,
          amount: '1842.17',
          loanIdentifier: request.loanIdentifier,
          dueDate: '2026-10-21',
          property: '418 Maple Street, Lakewood, OH 44107',
          nextPayment: { amount: '1842.17', dueDate: '2026-11-21' },
          loanNumberLastFour: '0101',
          method: { type: 'DEBIT', issuerName: 'Visa', lastFour: '4242', accountHolderName: 'Dana Whitfield' },
          receivedAtUtc: expect.stringMatching(/^2026-10-16T20:0\d:\d\d\.\d{3}Z$/) as string,
          creditedOn: '2026-10-16',
          email: 'due.soon@example.com',
          authorizationText: request.authorizationText,
        },
      },
    ]);
    expect((await getOutcome(dana, key)).body).toEqual(body);

    const [loan] = await loansOf(dana);
    expect([request.dueDate, loan!.servicing.dueDate]).toEqual(['2026-10-21', '2026-11-21']);
    expect(loan!.servicing.recentPayments).toEqual([
      {
        reference: key,
        amount: '1842.17',
        kind: 'installment',
        method: { type: 'DEBIT', issuerName: 'Visa', lastFour: '4242' },
        receivedAtUtc: (body as { receipt: { receivedAtUtc: string } }).receipt.receivedAtUtc,
        receivedOn: '2026-10-16',
        creditedOn: '2026-10-16',
        state: 'succeeded',
      },
    ]);
    const { ledger, charges } = await readPaymentRecords(sandbox.origin);
    expect(ledger).toMatchObject([
      { idempotencyKey: key, loanNumber: '3100040101', cents: 184_217, kind: 'loanPayment', status: 'succeeded' },
    ]);
    expect(charges).toMatchObject([{ idempotencyKey: key, cents: 184_217, method: 'Visa 4242', status: 'succeeded' }]);

    const [mail, ...more] = await mailsTo(sandbox.origin, 'due.soon@example.com');
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('We received your payment of $1,842.17');
    expect(mail!.text).toContain(request.authorizationText);
    expect(mail!.text).not.toContain('3100040101');
  });

  test('the last twelve payments are listed newest first, with little about another borrower’s', async () => {
    const keys = [];
    for (let turn = 0; turn < 13; turn += 1) {
      const key = randomUUID();
      expect((await postPayment(dana, key, await duePaymentRequest(dana))).body.state).toBe('succeeded');
      keys.unshift(key);
    }
    const [own] = await loansOf(dana);
    expect(own!.servicing.recentPayments!.map(({ reference }) => reference)).toEqual(keys.slice(0, 12));

    const joris = await signedInBorrower(sandbox.origin, 'co.borrower@example.com');
    const helen = await signedInBorrower(sandbox.origin, 'two.loans@example.com');
    await postPayment(joris, randomUUID(), await duePaymentRequest(joris));
    const shared = (await loansOf(helen)).find(({ servicing }) => servicing.loanNumber === '3100041212');
    expect(shared!.servicing.recentPayments).toMatchObject([{ reference: null, method: null, receivedOn: '2026-10-16' }]);
  });

  test('a loan that moves before the next due date has no next payment on its receipt', async () => {
    const caleb = await signedInBorrower(sandbox.origin, 'moving.servicer@example.com');
    const { body } = await postPayment(caleb, randomUUID(), await duePaymentRequest(caleb));
    expect(body).toMatchObject({ state: 'succeeded' });
    expect(body).not.toHaveProperty('receipt.nextPayment');
  });

  test('a receipt goes to the requested address, and a late payment is credited the next banking day', async () => {
    await resetTo(sandbox.origin, '2026-10-16T21:00:00Z');
    const { body } = await postPayment(
      dana,
      randomUUID(),
      await duePaymentRequest(dana, { email: 'dana.elsewhere@example.com' }),
    );

    expect(body).toMatchObject({ receipt: { creditedOn: '2026-10-19', email: 'dana.elsewhere@example.com' } });
    expect(await mailsTo(sandbox.origin, 'dana.elsewhere@example.com')).toHaveLength(1);
    expect(await mailsTo(sandbox.origin, 'due.soon@example.com')).toHaveLength(0);
  });

  test('missed installments, late charges and fees are paid together', async () => {
    const { status } = await postPayment(ruth, randomUUID(), await duePaymentRequest(ruth));
    const [loan] = await loansOf(ruth);

    expect(status).toBe(200);
    expect(loan!.servicing).toMatchObject({
      delinquentPayment: '0.00',
      lateCharges: '0.00',
      totalFeesAndCharges: '0.00',
      feePaid: '0.00',
    });
    expect(loan!.servicing.daysUntilDueDate).toBeGreaterThan(0);
  });

  test.each([
    ['4000000000000002', 'cardDeclined'],
    ['4000000000009995', 'insufficientFunds'],
    ['4000000000000069', 'cardExpired'],
    ['4000000000000127', 'securityCodeWrong'],
  ])('a charge to the card %s fails: %s', async (cardNumber, reason) => {
    await expectDecline(await aFundingAccount(dana, aCard({ cardNumber })), reason);
  });

  test.each([
    ['000111111113', 'accountClosed'],
    ['000111111116', 'accountNotFound'],
    ['000222222227', 'insufficientFunds'],
    ['000333333335', 'bankRefused'],
  ])('a charge to the bank account %s fails: %s', async (accountNumber, reason) => {
    await expectDecline(await aFundingAccount(dana, aBankAccount({ accountNumber })), reason);
  });

  test('a bank account is charged like a card', async () => {
    const fundingAccountId = await aFundingAccount(dana, aBankAccount());
    const { body } = await postPayment(dana, randomUUID(), await duePaymentRequest(dana, { fundingAccountId }));
    expect(body).toMatchObject({
      state: 'succeeded',
      receipt: { method: { type: 'ACH', issuerName: 'Test Bank', lastFour: '6789' } },
    });
  });

  test('an outdated amount or due date is rejected with the current one, and the key stays usable', async () => {
    const request = await duePaymentRequest(dana);
    const key = randomUUID();

    for (const changes of [{ amount: '1842.18' }, { amount: '1.00' }, { amount: '0.00' }, { dueDate: '2026-11-21' }]) {
      const { status, body } = await postPayment(dana, key, { ...request, ...changes });
      expect([status, body.code]).toEqual([409, 'amountChanged']);
      expect(body.errors![0]).toContain('$1,842.17');
      expect(body.errors![0]).toContain('October 21, 2026');
    }
    expect((await getOutcome(dana, key)).body).toEqual({ key, state: 'none' });
    expect((await postPayment(dana, key, request)).body.state).toBe('succeeded');
  });

  test('a payment that became late overnight is rejected', async () => {
    await resetTo(sandbox.origin, '2026-10-16T15:00:00Z');
    const request = await duePaymentRequest(dana);
    await setClock(sandbox.origin, '2026-11-06T15:00:00Z');

    const { status, body } = await postPayment(dana, randomUUID(), request);
    expect([status, body.code]).toEqual([409, 'amountChanged']);
  });

  test('a key with another request is rejected, and so is a new key for an old amount', async () => {
    const request = await duePaymentRequest(dana);
    const key = randomUUID();
    const first = await postPayment(dana, key, request);

    const reused = await postPayment(dana, key, { ...request, authorizationText: 'Something else.' });
    expect([reused.status, reused.body.code]).toEqual([422, 'keyReused']);
    const other = await postPayment(dana, randomUUID(), request);
    expect([other.status, other.body.code]).toEqual([409, 'amountChanged']);
    expect(await postPayment(dana, key.toUpperCase(), Object.fromEntries(Object.entries(request).reverse()))).toEqual(first);
    expect((await readPaymentRecords(sandbox.origin)).charges).toHaveLength(1);
  });

  test('a key belongs to its borrower, and another borrower may use the same one', async () => {
    const key = randomUUID();
    await postPayment(dana, key, await duePaymentRequest(dana));

    expect((await getOutcome(ruth, key)).body).toEqual({ key, state: 'none' });
    expect((await postPayment(ruth, key, await duePaymentRequest(ruth))).body).toMatchObject({ key, state: 'succeeded' });
    expect((await readPaymentRecords(sandbox.origin)).charges).toHaveLength(2);
  });

  test('a co-borrower can pay a shared loan only with their own method', async () => {
    const joris = await signedInBorrower(sandbox.origin, 'co.borrower@example.com');
    const helen = await signedInBorrower(sandbox.origin, 'two.loans@example.com');
    const request = await duePaymentRequest(joris);

    expect((await postPayment(joris, randomUUID(), { ...request, fundingAccountId: await aFundingAccount(helen) })).status).toBe(
      404,
    );
    expect((await postPayment(joris, randomUUID(), request)).body.state).toBe('succeeded');
  });
});

describe('rejected payments', () => {
  beforeAll(reset);

  test.each([
    ['new.servicer@example.com', 'the loan has moved'],
    ['dmi@example.com', 'DMI takes the payments'],
    ['special.servicing@example.com', 'a special team takes the payments'],
  ])('%s cannot pay here: %s', async (email) => {
    const borrower = await signedInBorrower(sandbox.origin, email);
    const { status, body } = await postPayment(borrower, randomUUID(), await duePaymentRequest(borrower));
    expect([status, body.code]).toEqual([409, 'notPayableHere']);
  });

  test('another person’s loan and payment method are not found', async () => {
    const request = await duePaymentRequest(dana);
    const theirs = await duePaymentRequest(ruth);
    const errorsOf = async (body: unknown) => {
      const answer = await postPayment(dana, randomUUID(), body);
      expect(answer.status).toBe(404);
      return answer.body.errors;
    };

    const loan = { ...request, amount: theirs.amount, dueDate: theirs.dueDate };
    expect(await errorsOf({ ...loan, loanIdentifier: theirs.loanIdentifier })).toEqual(
      await errorsOf({ ...loan, loanIdentifier: randomUUID() }),
    );
    expect(await errorsOf({ ...request, fundingAccountId: theirs.fundingAccountId })).toEqual(
      await errorsOf({ ...request, fundingAccountId: randomUUID() }),
    );
    await errorsOf({ ...request, loanIdentifier: 'no-uuid' });
    await errorsOf({ ...request, fundingAccountId: 'no-uuid' });
    expect((await readPaymentRecords(sandbox.origin)).charges).toEqual([]);
  });

  test.each([
    ['amount', '1842.1'],
    ['amount', '1842,17'],
    ['amount', '-5.00'],
    ['amount', 1842.17],
    ['amount', undefined],
    ['dueDate', '10/21/2026'],
    ['loanIdentifier', undefined],
    ['fundingAccountId', ''],
    ['email', 'nowhere'],
    ['email', 'a@b.example, c@d.example'],
    ['authorizationText', ''],
    ['authorizationText', '   '],
    ['authorizationText', 'x'.repeat(4001)],
  ])('a request whose %s is %j is rejected at that field', async (field, value) => {
    const { status, body } = await postPayment(dana, randomUUID(), { ...(await duePaymentRequest(dana)), [field]: value });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  test.each([
    ['none', ''],
    ['that is not a UUID', '12345'],
    ['with a space', `${randomUUID()} `.repeat(2)],
  ])('a key %s is rejected', async (_what, key) => {
    const { status } = await postPayment(dana, key, await duePaymentRequest(dana));
    expect(status).toBe(400);
    expect((await readPaymentRecords(sandbox.origin)).charges).toEqual([]);
  });

  test('findmyloan returns the borrower’s own loan only', async () => {
    const [loan] = await loansOf(dana);
    const [theirs] = await loansOf(ruth);
    const find = (loanIdentifier: string) =>
      dana.call<LoanFound>('POST', 'payment/loan/findmyloan', { body: { loanIdentifier } });

    expect(await find(loan!.loanIdentifier)).toEqual({
      status: 200,
      body: {
        loanIdentifier: loan!.loanIdentifier,
        servicing: loan!.servicing,
        paidAt: 'LENDER',
        servicer: null,
        transfer: null,
      },
    });
    expect((await find(theirs!.loanIdentifier)).status).toBe(404);
    expect((await find('no-uuid')).status).toBe(404);
  });
});
