/** @jest-environment node */
import { randomUUID } from 'node:crypto';

import type {
  CreatedFundingAccount,
  Customer,
  FundingAccountDetails,
  FundingAccountList,
  FundingAccountOutcome,
} from '#contract/payment.ts';
import {
  aBankAccount,
  aCard,
  getOutcome,
  aFundingAccount,
  postPayment,
  resetTo,
  setClock,
  setFault,
  signedInBorrower,
  duePaymentRequest,
  type Borrower,
} from '../../support/payments.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

jest.setTimeout(60_000);

let sandbox: SandboxProcess;
/** A borrower who has saved payment methods from the start. */
let dana: Borrower;
/** A borrower without any saved payment methods. */
let greta: Borrower;

beforeAll(async () => {
  sandbox = await startSandboxProcess({
    env: { SANDBOX_LIMITS: JSON.stringify({ fundingAccountsPerCustomer: 4, gatewayMilliseconds: 5 }) },
  });
  dana = await signedInBorrower(sandbox.origin, 'due.soon@example.com');
  greta = await signedInBorrower(sandbox.origin, 'paid.ahead@example.com');
}, 120_000);
afterAll(() => sandbox.stop());
const reset = () => resetTo(sandbox.origin, '2026-08-31T15:00:00Z');

const customer = ({ customerIdentifier }: Borrower) => `payment/customers/${customerIdentifier}`;
const accountOf = (borrower: Borrower, id: string) => `${customer(borrower)}/fundingaccounts/${id}`;

const list = async (borrower: Borrower, fromIndex = 0, toIndex = 100) =>
  (await borrower.call<FundingAccountList>('POST', customer(borrower), { body: { action: 'list', fromIndex, toIndex } })).body;

const keep = (borrower: Borrower, account: unknown, key: string = randomUUID()) =>
  borrower.call<CreatedFundingAccount & { errors?: string[]; fields?: Record<string, string> }>('POST', customer(borrower), {
    body: { action: 'create', account },
    key,
  });

/** Adds an account for one payment only. It is validated like a saved one but does not appear in the list. */
const add = (account: unknown) =>
  dana.call<CreatedFundingAccount & { errors?: string[]; fields?: Record<string, string> }>('POST', 'payment/fundingaccounts', {
    body: account,
    key: randomUUID(),
  });

describe('validation', () => {
  beforeAll(reset);

  test.each([
    ['Visa', '4242424242424242'],
    ['Visa', '4000056655665556'],
    ['Visa', '4012888888881881'],
    ['Mastercard', '5555555555554444'],
    ['Mastercard', '5200828282828210'],
    ['Mastercard', '2223003122003222'],
    ['Discover', '6011111111111117'],
  ])('a %s card %s gets a response with its last four digits only', async (brand, cardNumber) => {
    const { status, body } = await add(aCard({ cardNumber, cardHolderName: 'Greta Lindqvist' }));

    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(String) as string,
        type: 'DEBIT',
        issuerName: brand,
        lastFour: cardNumber.slice(-4),
        accountHolderName: 'Greta Lindqvist',
      },
    ]);
  });

  test.each([
    ['cardNumber', '4242424242424241', 'That is not a card number. Check the digits.'],
    ['cardNumber', '0000000000000000', 'That is not a card number. Check the digits.'],
    ['cardNumber', '424242424242424', 'Enter a card number of 16 digits. We take Visa, Mastercard and Discover.'],
    ['cardNumber', '3566002020360505', 'We take Visa, Mastercard and Discover.'],
    ['cardNumber', '4242 4242 4242 4242', 'Enter a card number of 16 digits. We take Visa, Mastercard and Discover.'],
    ['cardNumber', '', 'Enter a card number of 16 digits. We take Visa, Mastercard and Discover.'],
    ['cardExpDate', '07 / 26', 'Credit Card expiration date has already passed.'],
    ['cardExpDate', '13 / 27', 'Enter the expiration date as MM / YY, for example 08 / 27.'],
    ['cardExpDate', '00 / 27', 'Enter the expiration date as MM / YY, for example 08 / 27.'],
    ['cardExpDate', '', 'Enter the expiration date.'],
    ['cardCVV', '12', 'Invalid CVV.'],
    ['cardCVV', '1234', 'Invalid CVV.'],
    ['cardCVV', 'abc', 'Invalid CVV.'],
    ['cardHolderName', '', 'Enter the name on the account.'],
    ['cardHolderName', 'Bob', 'Enter a name of 4 to 127 characters.'],
    ['cardHolderName', 'x'.repeat(128), 'Enter a name of 4 to 127 characters.'],
    ['cardHolderName', 'Dana 2nd', 'Use letters only. Spaces, hyphens, apostrophes and periods between them are fine.'],
    ['addressLine1', ' ', 'Enter the street address.'],
    ['addressZip1', '4410', 'Enter a zip code of 5 digits.'],
    ['addressZip1', '44107-1234', 'Enter a zip code of 5 digits.'],
  ])('a card whose %s is "%s" is rejected at that field', async (field, value, message) => {
    const { status, body } = await add(aCard({ [field]: value }));

    expect([status, body.fields, body.errors]).toEqual([400, { [field]: message }, [message]]);
  });

  test.each(['José Núñez', 'Mary-Jane O’Brien', "D'Arcy St. John", 'Zoe\u0301 Li Wu', '李小龍先生', 'x'.repeat(127)])(
    'the holder name %s is accepted',
    async (cardHolderName) => {
      const { status, body } = await add(aCard({ cardHolderName }));
      expect([status, body.accountHolderName]).toEqual([200, cardHolderName.normalize('NFC')]);
    },
  );

  test.each([
    ['accountHolderName', 'Li', 'Enter a name of 4 to 127 characters.'],
    ['issuerName', 'ABC', 'Enter a bank name of 4 to 127 characters.'],
    ['issuerName', '', 'Enter the name of the bank.'],
    ['abaRoutingNumber', '000000000', 'Enter the routing number, 9 digits.'],
    ['abaRoutingNumber', '02100002', 'Enter the routing number, 9 digits.'],
    ['abaRoutingNumber', '0210000210', 'Enter the routing number, 9 digits.'],
    ['accountNumber', '1234567', 'Enter the account number, 8 to 17 digits.'],
    ['accountNumber', '123456789012345678', 'Enter the account number, 8 to 17 digits.'],
    ['accountNumber', '1234567x', 'Enter the account number, 8 to 17 digits.'],
    ['accountSubtype', 'DEBIT', 'Choose checking or savings.'],
  ])('a bank account whose %s is "%s" is rejected at that field', async (field, value, message) => {
    const { status, body } = await add({ ...aBankAccount(), [field]: value });

    expect([status, body.fields]).toEqual([400, { [field]: message }]);
  });

  test.each([
    ['a routing number whose check digit is wrong', { abaRoutingNumber: '021000020' }],
    ['17 digits', { accountNumber: '12345678901234567' }],
    ['8 digits and zeros in front', { accountNumber: '00000001', accountSubtype: 'SAVINGS' as const }],
  ])('a bank account with %s is accepted', async (_what, changes) => {
    const { status, body } = await add(aBankAccount(changes));
    expect([status, body.type, body.lastFour]).toEqual([200, 'ACH', aBankAccount(changes).accountNumber.slice(-4)]);
  });

  test('all errors are returned at once, and malformed bodies are rejected', async () => {
    const { body } = await add({ type: 'DEBIT' });
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(
      [
        'addressCity',
        'addressLine1',
        'addressState',
        'addressZip1',
        'cardCVV',
        'cardExpDate',
        'cardHolderName',
        'cardNumber',
      ].sort(),
    );
    for (const account of [null, [], 'card', 4242, { type: 'CASH' }, { type: 'DEBIT', cardNumber: 4242424242424242 }]) {
      expect((await add(account)).status).toBe(400);
    }
  });
});

describe('saved accounts', () => {
  beforeEach(reset);

  test('the customer is the borrower, and other customers are not found', async () => {
    const own = await dana.call<Customer>('GET', customer(dana));
    expect(own.body).toEqual({
      customerIdentifier: dana.customerIdentifier,
      firstName: 'Dana',
      lastName: 'Whitfield',
      email: 'due.soon@example.com',
      addressLine1: '418 Maple Street',
      addressCity: 'Lakewood',
      addressState: 'OH',
      addressZip1: '44107',
    });

    const others = await dana.call<{ errors: string[]; errorId: string }>('GET', customer(greta));
    const nobodys = await dana.call<{ errors: string[]; errorId: string }>('GET', 'payment/customers/C-0');
    expect([others.status, nobodys.status]).toEqual([404, 404]);
    expect({ ...others.body, errorId: '' }).toEqual({ ...nobodys.body, errorId: '' });
  });

  test('every request without a token is rejected', async () => {
    for (const path of [customer(dana), accountOf(dana, randomUUID())]) {
      expect((await fetch(`${sandbox.origin}/api/${path}`)).status).toBe(401);
    }
  });

  test('a borrower starts with a card, a bank account and an expired card', async () => {
    const { accounts, totalResultsCount, hasMoreResults } = await list(dana);

    expect([totalResultsCount, hasMoreResults]).toEqual([3, false]);
    expect(accounts.list).toMatchObject([
      {
        accountNumber: '4242',
        issuerName: 'Visa',
        paymentMethodType: 'DEBIT',
        status: 'ACTIVE',
        expiryDate: '08 / 29',
        abaRoutingNumber: null,
      },
      {
        accountNumber: '6789',
        issuerName: 'Test Bank',
        paymentMethodType: 'ACH',
        status: 'ACTIVE',
        expiryDate: null,
        abaRoutingNumber: '110000000',
      },
      { accountNumber: '4444', issuerName: 'Mastercard', paymentMethodType: 'DEBIT', status: 'EXPIRED', expiryDate: '06 / 25' },
    ]);
    for (const record of accounts.list) expect(record).not.toHaveProperty('cardCvvNumber');
    expect((await list(greta)).accounts.list).toEqual([]);
  });

  test('the list is returned in pages', async () => {
    const first = await list(dana, 0, 2);
    const second = await list(dana, 2, 4);

    expect([first.accounts.list.length, first.hasMoreResults, first.totalResultsCount]).toEqual([2, true, 3]);
    expect([second.accounts.list.length, second.hasMoreResults, second.fromIndex]).toEqual([1, false, 2]);
    expect(new Set([...first.accounts.list, ...second.accounts.list].map(({ id }) => id)).size).toBe(3);
  });

  test('a card is valid to the last second of its month in the lender’s time zone', async () => {
    await setClock(sandbox.origin, '2026-09-01T03:59:00Z');
    expect((await keep(greta, aCard({ cardExpDate: '08 / 26' }))).status).toBe(200);
    await setClock(sandbox.origin, '2026-09-01T04:00:00Z');
    const { status, body } = await keep(greta, aCard({ cardExpDate: '08 / 26' }));
    expect([status, body.errors]).toEqual([400, ['Credit Card expiration date has already passed.']]);
    expect((await list(greta)).accounts.list).toMatchObject([{ expiryDate: '08 / 26', status: 'EXPIRED' }]);
  });

  test('a key adds one account however often it is sent, and rejects another account', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => keep(greta, aCard(), key)));

    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect((await list(greta)).totalResultsCount).toBe(1);
    const { body: outcome } = await greta.call<FundingAccountOutcome>('GET', `payment/fundingaccounts/${key}`);
    expect(outcome).toEqual({ key, state: 'succeeded', account: answers[0]!.body });

    expect((await keep(greta, aCard({ cardNumber: '5555555555554444' }), key)).status).toBe(422);
    expect((await greta.call('POST', 'payment/fundingaccounts', { body: aCard(), key })).status).toBe(422);
    expect((await list(greta)).totalResultsCount).toBe(1);
    const { body: foreign } = await dana.call('GET', `payment/fundingaccounts/${key}`);
    expect(foreign).toEqual({ key, state: 'none' });
  });

  test('a missing or invalid key adds nothing, and a rejection does not use the key up', async () => {
    expect((await greta.call('POST', customer(greta), { body: { action: 'create', account: aCard() } })).status).toBe(400);
    expect((await keep(greta, aCard(), 'one')).status).toBe(400);
    const key = randomUUID();
    expect((await keep(greta, aCard({ cardCVV: '1' }), key)).status).toBe(400);
    expect((await keep(greta, aCard(), key)).status).toBe(200);
    expect((await list(greta)).totalResultsCount).toBe(1);
  });

  test('a single-payment account is in no list and cannot be read, changed or removed', async () => {
    const id = await aFundingAccount(greta);

    expect((await list(greta)).totalResultsCount).toBe(0);
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect(
        (await greta.call(method, accountOf(greta, id), method === 'PUT' ? { body: { accountHolderName: 'Somebody' } } : {}))
          .status,
      ).toBe(404);
    }
  });

  test('the number of saved accounts is limited, also for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => keep(greta, aCard())));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 400, 400]);
    expect((await list(greta)).totalResultsCount).toBe(4);
  });

  test('holder, expiry and address of a card can be changed, but not its number', async () => {
    const [card, bank] = (await list(dana)).accounts.list;
    const change = (id: string, body: unknown) =>
      dana.call<FundingAccountDetails & { fields?: Record<string, string> }>('PUT', accountOf(dana, id), { body });

    const { body: changed } = await change(card!.id, {
      accountHolderName: 'Dana W. Field',
      cardExpDate: '01 / 31',
      addressZip1: '02108',
    });
    const { addressLine1, addressCity, addressState, addressZip1, ...record } = changed;
    expect(record).toEqual({ ...card, accountHolderName: 'Dana W. Field', expiryDate: '01 / 31' });
    expect([addressLine1, addressCity, addressState, addressZip1]).toEqual(['418 Maple Street', 'Lakewood', 'OH', '02108']);
    expect((await dana.call('GET', accountOf(dana, card!.id))).body).toEqual(changed);
    expect((await change(bank!.id, { accountSubtype: 'SAVINGS' })).body.accountSubtype).toBe('SAVINGS');

    const refusals = await Promise.all([
      change(card!.id, { cardNumber: '5555555555554444' }),
      change(bank!.id, { accountNumber: '000123456780' }),
      change(bank!.id, { cardExpDate: '01 / 31' }),
      change(card!.id, { accountSubtype: 'SAVINGS' }),
      change(card!.id, { cardExpDate: '07 / 26' }),
      change(card!.id, { addressZip1: '1' }),
      change(card!.id, {}),
      change(card!.id, { cardCVV: '123' }),
      change(card!.id, { accountHolderName: 'Somebody Else', status: 'ACTIVE' }),
    ]);
    expect(refusals.map(({ status, body }) => [status, Object.keys(body.fields ?? {}).join()])).toEqual([
      [400, 'cardNumber'],
      [400, 'accountNumber'],
      [400, 'cardExpDate'],
      [400, 'accountSubtype'],
      [400, 'cardExpDate'],
      [400, 'addressZip1'],
      [400, ''],
      [400, 'cardCVV'],
      [400, 'status'],
    ]);
    expect((await list(dana)).accounts.list[0]).toEqual(record);
  });

  test('an expired card can pay again with its new date', async () => {
    const expired = (await list(dana)).accounts.list[2]!;
    const request = await duePaymentRequest(dana, { fundingAccountId: expired.id });

    expect((await postPayment(dana, randomUUID(), request)).body).toMatchObject({ state: 'failed', reason: 'cardExpired' });
    await dana.call('PUT', accountOf(dana, expired.id), { body: { cardExpDate: '06 / 29' } });
    expect((await postPayment(dana, randomUUID(), request)).body).toMatchObject({ state: 'succeeded' });
  });

  test('a removed account is gone, and another person’s looks like an unknown one', async () => {
    const [card] = (await list(dana)).accounts.list;
    const foreign = await greta.call<{ errors: string[] }>('DELETE', accountOf(greta, card!.id));
    const unknown = await greta.call<{ errors: string[] }>('DELETE', accountOf(greta, randomUUID()));
    expect([foreign.status, unknown.status, (await greta.call('DELETE', accountOf(greta, 'x'))).status]).toEqual([404, 404, 404]);
    expect(foreign.body.errors).toEqual(unknown.body.errors);
    expect((await greta.call('DELETE', accountOf(dana, card!.id))).status).toBe(404);

    expect(await dana.call('DELETE', accountOf(dana, card!.id))).toEqual({ status: 200, body: null });
    expect((await dana.call('GET', accountOf(dana, card!.id))).status).toBe(404);
    expect((await list(dana)).totalResultsCount).toBe(2);
  });

  test('a method is locked during its payment, and the receipt outlives it', async () => {
    const [card] = (await list(dana)).accounts.list;
    const key = randomUUID();
    await setFault(sandbox.origin, { point: 'payment.afterClaim', kind: 'delay', times: 1, ms: 1500 });
    const paying = postPayment(dana, key, await duePaymentRequest(dana, { fundingAccountId: card!.id }));
    await new Promise((resolve) => setTimeout(resolve, 700));

    expect((await dana.call('DELETE', accountOf(dana, card!.id))).status).toBe(409);
    expect((await dana.call('PUT', accountOf(dana, card!.id), { body: { accountHolderName: 'Somebody Else' } })).status).toBe(
      409,
    );
    expect((await paying).body.state).toBe('succeeded');
    expect((await dana.call('DELETE', accountOf(dana, card!.id))).status).toBe(200);
    expect((await getOutcome(dana, key)).body).toMatchObject({
      state: 'succeeded',
      receipt: { method: { lastFour: '4242', accountHolderName: 'Dana Whitfield' } },
    });
  });

  test('a bank account stays until its payment settles and says when, but a card may be removed', async () => {
    const [card, bank] = (await list(dana)).accounts.list;
    // August 31, 2026 is a Monday: the payment is credited today, and the bank settles it on Tuesday.
    expect(
      (await postPayment(dana, randomUUID(), await duePaymentRequest(dana, { fundingAccountId: bank!.id }))).body.state,
    ).toBe('succeeded');

    const { status, body } = await dana.call<{ code: string; errors: string[] }>('DELETE', accountOf(dana, bank!.id));
    expect([status, body.code]).toEqual([409, 'inUse']);
    expect(body.errors).toEqual([
      'A payment of $1,842.17 from this account is still on its way through the bank. Nothing was removed. You can remove the account from September 1, 2026 on.',
    ]);
    // The account's type may change meanwhile, because the payment keeps the account data it was made with.
    expect((await dana.call('PUT', accountOf(dana, bank!.id), { body: { accountSubtype: 'SAVINGS' } })).status).toBe(200);
    expect((await dana.call('DELETE', accountOf(dana, card!.id))).status).toBe(200);

    await setClock(sandbox.origin, '2026-09-01T03:59:00Z');
    expect((await dana.call('DELETE', accountOf(dana, bank!.id))).status).toBe(409);
    await setClock(sandbox.origin, '2026-09-01T04:00:00Z');
    expect((await dana.call('DELETE', accountOf(dana, bank!.id))).status).toBe(200);
  });

  test('weekends and holidays extend the lock of a bank account', async () => {
    const [, bank] = (await list(dana)).accounts.list;
    await setClock(sandbox.origin, '2026-09-04T22:00:00Z');
    expect(
      (await postPayment(dana, randomUUID(), await duePaymentRequest(dana, { fundingAccountId: bank!.id }))).body.state,
    ).toBe('succeeded');

    await setClock(sandbox.origin, '2026-09-09T03:00:00Z');
    const { body } = await dana.call<{ errors: string[] }>('DELETE', accountOf(dana, bank!.id));
    expect(body.errors[0]).toContain('from September 9, 2026 on');
    await setClock(sandbox.origin, '2026-09-09T05:00:00Z');
    expect((await dana.call('DELETE', accountOf(dana, bank!.id))).status).toBe(200);
  });
});

test.each([
  ['000111111113', 'INACTIVE'],
  ['000111111116', 'INACTIVE'],
  ['000222222227', 'ACTIVE'],
])('an account %s whose payment was rejected becomes %s', async (accountNumber, status) => {
  await reset();
  const { body: kept } = await keep(greta, aBankAccount({ accountNumber }));
  const { body } = await postPayment(greta, randomUUID(), await duePaymentRequest(greta, { fundingAccountId: kept.id }));
  expect(body.state).toBe('failed');
  expect((await list(greta)).accounts.list.map((one) => [one.id, one.status])).toEqual([[kept.id, status]]);
});

describe('borrowers with different saved accounts', () => {
  beforeAll(reset);

  test.each([
    ['no.method@example.com', 0],
    ['one.method@example.com', 1],
    ['expiring.cards@example.com', 5],
    ['many.methods@example.com', 500],
  ])('%s has %i', async (email, count) => {
    const { totalResultsCount, accounts, hasMoreResults } = await list(await signedInBorrower(sandbox.origin, email));
    expect([totalResultsCount, hasMoreResults]).toEqual([count, count > 100]);
    expect(accounts.list.length).toBe(Math.min(count, 100));
  });

  test('the pages of 500 accounts contain each once', async () => {
    const leopold = await signedInBorrower(sandbox.origin, 'many.methods@example.com');
    const pages = await Promise.all([0, 100, 200, 300, 400].map((from) => list(leopold, from, from + 100)));
    expect(pages.map(({ hasMoreResults }) => hasMoreResults)).toEqual([true, true, true, true, false]);
    expect(new Set(pages.flatMap(({ accounts }) => accounts.list).map(({ id }) => id)).size).toBe(500);
    expect((await list(leopold, 480, 530)).accounts.list.length).toBe(20);
    expect((await list(leopold, 500, 550)).accounts.list).toEqual([]);
  });

  test('cards expire by the lender’s month, and a closed account is inactive', async () => {
    const marisol = await signedInBorrower(sandbox.origin, 'expiring.cards@example.com');
    expect((await list(marisol)).accounts.list.map(({ expiryDate, status }) => [expiryDate, status])).toEqual([
      ['07 / 26', 'EXPIRED'],
      ['08 / 26', 'ACTIVE'],
      ['09 / 26', 'ACTIVE'],
      ['01 / 30', 'ACTIVE'],
      [null, 'INACTIVE'],
    ]);
  });

  test('a list can be made to fail inside a 200', async () => {
    await fetch(`${sandbox.origin}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ base: 'payment', kind: 'errorInside', times: 1, method: 'POST', path: 'customers' }),
    });
    const { error, accounts } = await list(dana);
    expect([error?.statusCode, error?.errors.length, accounts.list]).toEqual([500, 1, []]);
    expect((await list(dana)).error).toBeUndefined();
  });
});
