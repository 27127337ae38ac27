import { waitFor } from '@testing-library/dom';

import { paymentOpened } from '#features/pay/intent/paySlice.ts';
import type { PaymentTerms } from '#features/pay/intent/terms.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

import { accessToken } from '../../../support/accessToken.ts';
import { knowsAccount } from '../../../support/backends/borrower.ts';
import {
  failed,
  hasXsrfCookie,
  knowsOutcome,
  none,
  running,
  succeeded,
  takesPayment,
  type PaymentAnswer,
  type SentPayment,
} from '../../../support/backends/payment.ts';
import { openPayStore, payerAt } from '../payStore.ts';
import { sentEntry, storedIntent, UNSENT, wasSent } from '../storedPayments.ts';
import { keepSignInWarnings } from '../../../support/signInWarnings.ts';

const subject = 'loan-1';
const termsOf = (amount = '1992.67'): PaymentTerms => ({
  subject,
  right: { kind: 'session', loanIdentifier: subject },
  amount,
  dueDate: '2026-12-01',
});

let sent: SentPayment[];
let asked: string[];
let store: ReturnType<typeof openPayStore>;
let payer: ReturnType<typeof payerAt>;
beforeEach(() => {
  sent = [];
  asked = [];
  hasXsrfCookie();
  knowsAccount();
  store = openPayStore(accessToken());
  payer = payerAt(store, termsOf());
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
  ['another payment under way', { status: 409, body: { errors: ['On its way.'], code: 'paymentInProgress', errorId: 'e' } }],
  ['a 409 without a reason', { status: 409, body: { errors: ['Conflict.'], errorId: 'e' } }],
  ['a dropped connection', null],
  ['a payment that is still running', ({ key }) => running(key)],
  ['nothing, with 204', { status: 204 }],
  ['null with 200', { status: 200, body: 'null' }],
  ['an empty object with 200', { status: 200, body: {} }],
  ['an empty list with 200', { status: 200, body: [] }],
  ['a state that nobody knows', ({ key }) => ({ status: 200, body: { key, state: 'weird' } })],
  ['a success without a receipt', ({ key }) => ({ status: 200, body: { key, state: 'succeeded' } })],
  ['half of a receipt', ({ key }) => ({ status: 200, body: JSON.stringify(succeeded(key).body).slice(0, -20) })],
  ['the failure of another payment', () => failed('b4b0b3ae-0000-4000-8000-000000000009')],
  ['a redirect', { status: 302, body: '<p>Moved</p>' }],
  ['a 400 in words', { status: 400, body: { errors: ['Wrong.'], errorId: 'e' } }],
  ['an empty 403', { status: 403 }],
  ['a 403 in words', { status: 403, body: { errors: ['Blocked.'], errorId: 'e' } }],
  ['HTML with 404', { status: 404, body: '<p>Not found</p>' }],
  ['a changed amount', { status: 409, body: { errors: ['It changed.'], code: 'amountChanged', errorId: 'e' } }],
  ['a 429 in words', { status: 429, body: { errors: ['Too many.'], code: 'tooManyTries', errorId: 'e' } }],
];

keepSignInWarnings();

test.each(unclear)('%s: the base is asked, and its truth holds', async (_name, answer) => {
  takesPayment(sent, answer);
  knowsOutcome(asked, succeeded);
  await payer.pay();

  await payer.toBecome({ status: 'succeeded' });
  expect(sent).toHaveLength(1);
  expect(new Set(asked)).toEqual(new Set([sent[0]!.key]));
  await waitFor(() => expect(storedIntent()).toBeNull());
});

test('lost, and then known to have failed: the failure', async () => {
  takesPayment(sent, null);
  knowsOutcome(asked, failed);
  await payer.pay();
  await payer.toBecome({ status: 'failed', reason: 'insufficientFunds' });
});

test('lost, and never received: Pay again sends the same key', async () => {
  takesPayment(sent, { status: 500 });
  knowsOutcome(asked, none);
  await payer.pay();
  await payer.toBecome({ status: 'notReceived' });

  takesPayment(sent, ({ key }) => succeeded(key));
  payer.press();
  await payer.toBecome({ status: 'succeeded' });
  expect(sent.map(({ key }) => key)).toEqual([sent[0]!.key, sent[0]!.key]);
});

describe('a 401', () => {
  const signInPlease: PaymentAnswer = { status: 401, body: { errors: ['Sign in, please.'], errorId: 'e' } };
  const isRenewed = () =>
    window.localStorage.setItem(
      'oidc.user:/oidc:borrower-portal',
      JSON.stringify({ access_token: accessToken(900), profile: { sub: 'borrower-1' } }),
    );

  test('after the lender took the payment in: it is not sent again', async () => {
    isRenewed();
    takesPayment(sent, signInPlease);
    knowsOutcome(asked, succeeded);
    await payer.pay();
    await payer.toBecome({ status: 'succeeded' });
    expect(sent).toHaveLength(1);
  });

  test('before: renewed, asked, and sent once more under the same key', async () => {
    isRenewed();
    takesPayment(sent, signInPlease);
    takesPayment(sent, ({ key }) => succeeded(key));
    knowsOutcome(asked, none);
    await payer.pay();
    await payer.toBecome({ status: 'succeeded' });
    expect(sent.map(({ key }) => key)).toEqual([sent[0]!.key, sent[0]!.key]);
  });

  test('twice: the payment never arrived, why is told, and the borrower may send it again', async () => {
    isRenewed();
    takesPayment(sent, signInPlease);
    takesPayment(sent, signInPlease);
    knowsOutcome(asked, none);
    await payer.pay();
    await payer.toBecome({ status: 'refused', code: null, error: { status: 401 } });
    expect(storedIntent()).toEqual({ key: sent[0]!.key, sent: false });
  });
});

test('refused in words: they are kept, and Pay again sends the same key', async () => {
  takesPayment(sent, { status: 429, body: { errors: ['Too many payments in a minute.'], errorId: 'e' } });
  knowsOutcome(asked, none);
  await payer.pay();
  await payer.toBecome({
    status: 'refused',
    code: null,
    error: { status: 429, body: { errors: ['Too many payments in a minute.'] } },
  });

  takesPayment(sent, ({ key }) => succeeded(key));
  payer.press();
  await payer.toBecome({ status: 'succeeded' });
  expect(sent[1]!.key).toBe(sent[0]!.key);
});

test.each([404, 405])('a base that cannot say what became of it (%i): it stays a sent payment', async (status) => {
  takesPayment(sent, null);
  knowsOutcome(asked, () => ({ status, body: { errors: ['No such call.'], errorId: 'e' } }));
  await payer.pay();

  await payer.toBecome({ status: 'unanswerable' });
  expect(storedIntent()).toMatchObject({ key: sent[0]!.key, sent: true });
});

test('another payment on the loan is on its way and this one was never taken in: a refusal', async () => {
  takesPayment(sent, { status: 409, body: { errors: ['On its way.'], code: 'paymentInProgress', errorId: 'e' } });
  knowsOutcome(asked, none);
  await payer.pay();
  await payer.toBecome({ status: 'refused', code: 'paymentInProgress' });
  expect(storedIntent()).toBeNull();
});

describe('the page was reloaded after Pay', () => {
  const KEY = 'b4b0b3ae-0000-4000-8000-000000000001';

  test.each(['1992.67', '3985.34'])(
    'it is asked about, also when the loan owes another amount meanwhile (%s)',
    async (amount) => {
      wasSent(sentEntry(), KEY);
      knowsOutcome(asked, succeeded);
      store.dispatch(paymentOpened(termsOf(amount)));
      await payer.toBecome({ status: 'succeeded' });
      expect(new Set(asked)).toEqual(new Set([KEY]));
    },
  );

  test.each(['null', '{', '[]', '{"key":7}', '{"key":"x","sentAt":"today"}', '{"key":"x","sentAt":1}'])(
    'what storage holds is no intent (%s): a new payment begins',
    async (junk) => {
      for (const entry of [sentEntry(), UNSENT]) window.localStorage.setItem(entry, junk);
      store.dispatch(paymentOpened(termsOf()));
      await payer.toBecome({ status: 'editing' });
      expect(storedIntent()).toMatchObject({ key: payer.intent()!.key, sent: false });
    },
  );
});
