/** @jest-environment node */
import { randomUUID } from 'node:crypto';

import type { FeeFound, FeePaymentRequest } from '#contract/fees.ts';
import type { FeePaymentOutcome } from '#contract/payment.ts';
import {
  aGuest,
  aTicket,
  guestFundingAccount,
  feeToken,
  sandboxOverview,
  type Guest,
  type ErrorAnswer,
} from '../../support/guests.ts';
import { aBankAccount, aCard, readPaymentRecords, mailsTo, resetTo } from '../../support/payments.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

jest.setTimeout(120_000);

const NOW = '2026-10-16T20:00:00Z';
const DUE = 'A fee that is due';

let sandbox: SandboxProcess;
let guest: Guest;

beforeAll(async () => {
  sandbox = await startSandboxProcess({ env: { SANDBOX_LIMITS: '{"gatewayMilliseconds":5}' } });
  guest = await aGuest(sandbox.origin);
}, 120_000);
afterAll(() => sandbox.stop());
beforeEach(() => resetTo(sandbox.origin, NOW));

const openFee = (token: string) => guest.call<FeeFound & ErrorAnswer>('GET', `payment/loan/verify/${encodeURIComponent(token)}`);
const pay = (request: object, key: string = randomUUID()) =>
  guest.call<FeePaymentOutcome & ErrorAnswer>('POST', 'payment/feepayment', { key, body: request });
const requestOutcome = (key: string) => guest.call<FeePaymentOutcome>('GET', `payment/feepayment/${key}`);
const withoutId = ({ errorId: _id, ...body }: ErrorAnswer) => body;

async function requestFor(what = DUE, changes: Partial<FeePaymentRequest> = {}): Promise<FeePaymentRequest> {
  const token = await feeToken(sandbox.origin, what);
  const { body } = await openFee(token);
  return {
    token,
    fundingAccountId: changes.fundingAccountId ?? (await guestFundingAccount(guest, { feeToken: token })),
    amount: body.fee.amount,
    authorizationText: 'I authorize this payment of the fee.',
    ...changes,
  };
}

test('the mailed fee link shows its purpose, and a paid fee is paid for everyone', async () => {
  const response = await fetch(`${sandbox.origin}/sandbox/inbox.json?to=fee.due@example.com`);
  const [mail] = ((await response.json()) as { mails: { links: { url: string }[] }[] }).mails;
  const token = /\/pay\/fees\/([\w-]{43})\/mode$/.exec(mail!.links[0]!.url)![1]!;
  expect(token).toBe(await feeToken(sandbox.origin, DUE));
  const { body: found } = await openFee(token);
  expect(found).toEqual({
    state: 'due',
    fee: {
      amount: '575.00',
      borrowerEmail: 'fee.due@example.com',
      feePaymentIdentifier: expect.any(String) as string,
      firstName: 'Lena',
      lastName: 'Hartwell',
      loEmail: 'jo.marsh@ccm.example',
      loPhone: '2165550171',
      loanNumber: '0101',
      token,
      transactionIdentifier: null,
      type: 'Appraisal',
      addressLine1: '1207 Larkspur Lane',
      addressCity: 'Columbus',
      addressState: 'OH',
      addressZip1: '43215',
      updatedAtUtc: expect.any(String) as string,
      writtenAtUtc: expect.any(String) as string,
    },
  });

  const fundingAccountId = await guestFundingAccount(
    guest,
    { feeToken: token },
    aBankAccount({ accountHolderName: 'Lena Hartwell' }),
  );
  const request = await requestFor(DUE, { fundingAccountId });
  const key = randomUUID();
  const { status, body } = await pay(request, key);
  expect([status, body]).toEqual([
    200,
    {
      key,
      state: 'succeeded',
      receipt: {
        transactionIdentifier: expect.stringMatching(/^CCM-/) as string,
        amount: '575.00',
        feePaymentIdentifier: found.fee.feePaymentIdentifier,
        type: 'Appraisal',
        loanNumberLastFour: '0101',
        method: { type: 'ACH', issuerName: 'Test Bank', lastFour: '6789', accountHolderName: 'Lena Hartwell' },
        receivedAtUtc: expect.stringMatching(/^2026-10-16T20:0/) as string,
        creditedOn: '2026-10-16',
        email: 'fee.due@example.com',
        authorizationText: request.authorizationText,
      },
    },
  ]);
  expect((await pay(request, key)).body).toEqual(body);
  expect((await requestOutcome(key)).body).toEqual(body);
  const after = (await openFee(token)).body;
  expect([after.state, after.fee.transactionIdentifier, after.fee.updatedAtUtc.slice(0, 13)]).toEqual([
    'paid',
    body.state === 'succeeded' ? body.receipt.transactionIdentifier : '',
    '2026-10-16T20',
  ]);
  const { ledger, charges } = await readPaymentRecords(sandbox.origin);
  expect(ledger).toMatchObject([
    { idempotencyKey: key, loanNumber: '3100050101', cents: 57_500, kind: 'fee', status: 'succeeded' },
  ]);
  expect(charges).toMatchObject([{ idempotencyKey: key, cents: 57_500, status: 'succeeded' }]);
  const receipts = (await mailsTo(sandbox.origin, 'fee.due@example.com')).filter(({ subject }) =>
    subject.startsWith('We received'),
  );
  expect(receipts).toHaveLength(1);
  expect(receipts[0]!.text).toContain('Fee: Appraisal');
  expect(receipts[0]!.text).toContain(request.authorizationText);
  expect(receipts[0]!.text).not.toContain(token);

  const second = await pay({ ...request });
  expect([second.status, second.body.code]).toEqual([409, 'feePaid']);
  expect((await readPaymentRecords(sandbox.origin)).charges).toHaveLength(1);
});

test('paid and canceled fees say so and take no payment', async () => {
  for (const [what, state, code] of [
    ['A fee that is paid', 'paid', 'feePaid'],
    ['A fee that was cancelled', 'cancelled', 'feeCancelled'],
  ] as const) {
    const token = await feeToken(sandbox.origin, what);
    expect((await openFee(token)).body.state).toBe(state);
    const { status, body } = await guest.call('POST', 'payment/fundingaccounts', {
      body: { ...aCard(), feeToken: token },
      key: randomUUID(),
    });
    expect([status, body.code]).toEqual([409, code]);
    const request = await requestFor();
    const refused = await pay({ ...request, token });
    expect([refused.status, refused.body.code]).toEqual([409, code]);
  }
  expect((await readPaymentRecords(sandbox.origin)).charges).toEqual([]);
});

test('unknown and expired links get the same response', async () => {
  const expired = await feeToken(sandbox.origin, 'A fee whose link has expired');
  const answers = [await openFee(expired), await openFee('unknown'), await openFee('../../x'), await openFee('x'.repeat(43))];
  for (const { status, body } of answers) expect([status, withoutId(body)]).toEqual([404, withoutId(answers[0]!.body)]);
  const request = await requestFor();
  for (const token of [expired, 'unknown']) {
    expect((await pay({ ...request, token })).status).toBe(404);
    const brought = await guest.call('POST', 'payment/fundingaccounts', {
      body: { ...aCard(), feeToken: token },
      key: randomUUID(),
    });
    expect(brought.status).toBe(404);
  }
});

test('another amount is rejected, and after a decline the fee can still be paid', async () => {
  const request = await requestFor();
  const changed = await pay({ ...request, amount: '1.00' });
  expect([changed.status, changed.body.code, changed.body.errors[0]]).toEqual([
    409,
    'amountChanged',
    expect.stringContaining('$575.00'),
  ]);
  const bad = await guestFundingAccount(guest, { feeToken: request.token }, aCard({ cardNumber: '4000000000009995' }));
  const key = randomUUID();
  const failed = { key, state: 'failed', reason: 'insufficientFunds' };
  expect((await pay({ ...request, fundingAccountId: bad }, key)).body).toEqual(failed);
  expect((await requestOutcome(key)).body).toEqual(failed);
  expect((await openFee(request.token)).body.state).toBe('due');
  expect((await pay(request)).body.state).toBe('succeeded');
});

test('a key belongs to one fee and one request', async () => {
  const [one, other] = [await requestFor(), await requestFor('Another fee that is due')];
  const key = randomUUID();
  await pay(one, key);
  for (const request of [other, { ...one, authorizationText: 'Something else.' }]) {
    const { status, body } = await pay(request, key);
    expect([status, body.code]).toEqual([422, 'keyReused']);
  }
  expect((await pay(other)).body.state).toBe('succeeded');
  expect((await requestOutcome(randomUUID())).body.state).toBe('none');
  expect((await guest.call('GET', `payment/guestpayment/${key}`)).body).toEqual({ key, state: 'none' });
});

test('a card added elsewhere cannot pay a fee, and the receipt goes to the payer’s address', async () => {
  const verificationTicket = await aTicket(guest, 'due.soon@example.com');
  const foreign = await guestFundingAccount(guest, { verificationTicket });
  expect((await pay(await requestFor(DUE, { fundingAccountId: foreign }))).status).toBe(404);
  const { body } = await pay(await requestFor(DUE, { email: 'friend@example.com' }));
  expect(body).toMatchObject({ receipt: { email: 'friend@example.com' } });
  expect(await mailsTo(sandbox.origin, 'friend@example.com')).toHaveLength(1);
});

test.each([
  ['token', undefined],
  ['amount', '575'],
  ['amount', 575],
  ['email', 'nowhere'],
  ['authorizationText', ' '],
  ['fundingAccountId', ''],
  ['surprise', 1],
])('a request whose %s is %j is rejected at that field', async (field, value) => {
  const { status, body } = await pay({ ...(await requestFor()), [field]: value });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
});

test('the fee links are listed and unchanged after a reset', async () => {
  const before = (await sandboxOverview(sandbox.origin)).links.filter(({ url }) => url.includes('/pay/fees/'));
  expect(before.map(({ what }) => what)).toEqual([
    'A fee that is due',
    'Another fee that is due',
    'A fee that is paid',
    'A fee that was cancelled',
    'A fee whose link has expired',
    'A fee link that nobody knows',
  ]);
  expect(new Set(before.map(({ url }) => url)).size).toBe(6);
  await resetTo(sandbox.origin, NOW);
  expect((await sandboxOverview(sandbox.origin)).links.filter(({ url }) => url.includes('/pay/fees/'))).toEqual(before);
});
