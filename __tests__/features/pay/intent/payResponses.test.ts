import { waitFor } from '@testing-library/dom';

import { paymentOpened } from '#features/pay/intent/paySlice.ts';
import type { PaymentTerms } from '#features/pay/intent/terms.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

import { accessToken } from '../../../support/accessToken.ts';
import { stubAccount } from '../../../support/backends/borrower.ts';
import {
  failedOutcome,
  setXsrfCookie,
  stubPaymentOutcome,
  notReceivedOutcome,
  runningOutcome,
  succeededOutcome,
  stubPayment,
  type PaymentAnswer,
  type SentPayment,
} from '../../../support/backends/payment.ts';
import { openPayStore, createPayer } from '../payStore.ts';
import { sentPaymentKey, storedIntent, UNSENT_PAYMENT_KEY, wasSent } from '../storedPayments.ts';
import { captureSignInWarnings } from '../../../support/captureSignInWarnings.ts';

const subject = 'loan-1';
const termsOf = (amount = '1992.67'): PaymentTerms => ({
  subject,
  right: { kind: 'session', loanIdentifier: subject },
  amount,
  dueDate: '2026-12-01',
});

let sent: SentPayment[];
let outcomeRequests: string[];
let store: ReturnType<typeof openPayStore>;
let payer: ReturnType<typeof createPayer>;
beforeEach(() => {
  sent = [];
  outcomeRequests = [];
  setXsrfCookie();
  stubAccount();
  store = openPayStore(accessToken());
  payer = createPayer(store, termsOf());
});
// Stops the polling, so that it makes no requests in the next test.
afterEach(() => void store.dispatch(signedOut({ reason: 'user' })));

const unclear: [string, PaymentAnswer][] = [
  ['an empty 500', { status: 500 }],
  ['a 500 with words', { status: 500, body: { errors: ['Something went wrong on our side.'], errorId: 'e' } }],
  ['HTML with 502', { status: 502, body: '<p>Bad gateway</p>' }],
  ['HTML with 200', { status: 200, body: '<p>Sign in to the network</p>' }],
  [
    'a 422: the key came with other details',
    { status: 422, body: { errors: ['Sent before.'], code: 'keyReused', errorId: 'e' } },
  ],
  ['another payment in progress', { status: 409, body: { errors: ['On its way.'], code: 'paymentInProgress', errorId: 'e' } }],
  ['a 409 without a reason', { status: 409, body: { errors: ['Conflict.'], errorId: 'e' } }],
  ['a dropped connection', null],
  ['a payment that is still running', ({ key }) => runningOutcome(key)],
  ['nothing, with 204', { status: 204 }],
  ['null with 200', { status: 200, body: 'null' }],
  ['an empty object with 200', { status: 200, body: {} }],
  ['an empty list with 200', { status: 200, body: [] }],
  ['an unknown state', ({ key }) => ({ status: 200, body: { key, state: 'weird' } })],
  ['a success without a receipt', ({ key }) => ({ status: 200, body: { key, state: 'succeeded' } })],
  ['an incomplete receipt', ({ key }) => ({ status: 200, body: JSON.stringify(succeededOutcome(key).body).slice(0, -20) })],
  ['the failure of another payment', () => failedOutcome('b4b0b3ae-0000-4000-8000-000000000009')],
  ['a redirect', { status: 302, body: '<p>Moved</p>' }],
  ['a 400 in words', { status: 400, body: { errors: ['Wrong.'], errorId: 'e' } }],
  ['an empty 403', { status: 403 }],
  ['a 403 in words', { status: 403, body: { errors: ['Blocked.'], errorId: 'e' } }],
  ['HTML with 404', { status: 404, body: '<p>Not found</p>' }],
  ['a changed amount', { status: 409, body: { errors: ['It changed.'], code: 'amountChanged', errorId: 'e' } }],
  ['a 429 in words', { status: 429, body: { errors: ['Too many.'], code: 'tooManyTries', errorId: 'e' } }],
];

captureSignInWarnings();

test.each(unclear)('%s: the lender is asked, and its outcome counts', async (_name, answer) => {
  stubPayment(sent, answer);
  stubPaymentOutcome(outcomeRequests, succeededOutcome);
  await payer.pay();

  await payer.toBecome({ status: 'succeeded' });
  expect(sent).toHaveLength(1);
  expect(new Set(outcomeRequests)).toEqual(new Set([sent[0]!.key]));
  await waitFor(() => expect(storedIntent()).toBeNull());
});

test('a lost payment that failed shows the failure', async () => {
  stubPayment(sent, null);
  stubPaymentOutcome(outcomeRequests, failedOutcome);
  await payer.pay();
  await payer.toBecome({ status: 'failed', reason: 'insufficientFunds' });
});

test('a lost payment that never arrived is sent again with the same key', async () => {
  stubPayment(sent, { status: 500 });
  stubPaymentOutcome(outcomeRequests, notReceivedOutcome);
  await payer.pay();
  await payer.toBecome({ status: 'notReceived' });

  stubPayment(sent, ({ key }) => succeededOutcome(key));
  payer.press();
  await payer.toBecome({ status: 'succeeded' });
  expect(sent.map(({ key }) => key)).toEqual([sent[0]!.key, sent[0]!.key]);
});

describe('a 401 for a payment', () => {
  const signInPlease: PaymentAnswer = { status: 401, body: { errors: ['Sign in, please.'], errorId: 'e' } };
  const isRenewed = () =>
    window.localStorage.setItem(
      'oidc.user:/oidc:borrower-portal',
      JSON.stringify({ access_token: accessToken(900), profile: { sub: 'borrower-1' } }),
    );

  test('does not resend a payment that the lender accepted', async () => {
    isRenewed();
    stubPayment(sent, signInPlease);
    stubPaymentOutcome(outcomeRequests, succeededOutcome);
    await payer.pay();
    await payer.toBecome({ status: 'succeeded' });
    expect(sent).toHaveLength(1);
  });

  test('renews the session and resends a payment that never arrived, with the same key', async () => {
    isRenewed();
    stubPayment(sent, signInPlease);
    stubPayment(sent, ({ key }) => succeededOutcome(key));
    stubPaymentOutcome(outcomeRequests, notReceivedOutcome);
    await payer.pay();
    await payer.toBecome({ status: 'succeeded' });
    expect(sent.map(({ key }) => key)).toEqual([sent[0]!.key, sent[0]!.key]);
  });

  test('received twice shows the reason, and the borrower may send it again', async () => {
    isRenewed();
    stubPayment(sent, signInPlease);
    stubPayment(sent, signInPlease);
    stubPaymentOutcome(outcomeRequests, notReceivedOutcome);
    await payer.pay();
    await payer.toBecome({ status: 'refused', code: null, error: { status: 401 } });
    expect(storedIntent()).toEqual({ key: sent[0]!.key, sent: false });
  });
});

test('a rejection with a message keeps it, and Pay again sends the same key', async () => {
  stubPayment(sent, { status: 429, body: { errors: ['Too many payments in a minute.'], errorId: 'e' } });
  stubPaymentOutcome(outcomeRequests, notReceivedOutcome);
  await payer.pay();
  await payer.toBecome({
    status: 'refused',
    code: null,
    error: { status: 429, body: { errors: ['Too many payments in a minute.'] } },
  });

  stubPayment(sent, ({ key }) => succeededOutcome(key));
  payer.press();
  await payer.toBecome({ status: 'succeeded' });
  expect(sent[1]!.key).toBe(sent[0]!.key);
});

test.each([404, 405])('a lender that cannot tell the outcome (%i) leaves it a sent payment', async (status) => {
  stubPayment(sent, null);
  stubPaymentOutcome(outcomeRequests, () => ({ status, body: { errors: ['No such call.'], errorId: 'e' } }));
  await payer.pay();

  await payer.toBecome({ status: 'unanswerable' });
  expect(storedIntent()).toMatchObject({ key: sent[0]!.key, sent: true });
});

test('another payment in progress rejects this one', async () => {
  stubPayment(sent, { status: 409, body: { errors: ['On its way.'], code: 'paymentInProgress', errorId: 'e' } });
  stubPaymentOutcome(outcomeRequests, notReceivedOutcome);
  await payer.pay();
  await payer.toBecome({ status: 'refused', code: 'paymentInProgress' });
  expect(storedIntent()).toBeNull();
});

describe('after a reload during the payment', () => {
  const KEY = 'b4b0b3ae-0000-4000-8000-000000000001';

  test.each(['1992.67', '3985.34'])('the outcome is checked even when the amount due has changed (%s)', async (amount) => {
    wasSent(sentPaymentKey(), KEY);
    stubPaymentOutcome(outcomeRequests, succeededOutcome);
    store.dispatch(paymentOpened(termsOf(amount)));
    await payer.toBecome({ status: 'succeeded' });
    expect(new Set(outcomeRequests)).toEqual(new Set([KEY]));
  });

  test.each(['null', '{', '[]', '{"key":7}', '{"key":"x","sentAt":"today"}', '{"key":"x","sentAt":1}'])(
    'an invalid stored intent (%s) starts a new payment',
    async (junk) => {
      for (const entry of [sentPaymentKey(), UNSENT_PAYMENT_KEY]) window.localStorage.setItem(entry, junk);
      store.dispatch(paymentOpened(termsOf()));
      await payer.toBecome({ status: 'editing' });
      expect(storedIntent()).toMatchObject({ key: payer.intent()!.key, sent: false });
    },
  );
});
