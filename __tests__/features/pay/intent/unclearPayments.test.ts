import { waitFor } from '@testing-library/dom';
import nock, { type Body } from 'nock';

import { getLoan } from '#features/loans/loansApi.ts';
import { paymentOpened, paymentUnknown, selectIntent } from '#features/pay/intent/paySlice.ts';
import type { PaymentTerms } from '#features/pay/intent/terms.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

import { accessToken } from '../../../support/accessToken.ts';
import { stubAccount } from '../../../support/backends/borrower.ts';
import { failedOutcome, notReceivedOutcome, runningOutcome, succeededOutcome } from '../../../support/backends/payment.ts';
import { openPayStore } from '../payStore.ts';
import { sentPaymentKey, wasSent } from '../storedPayments.ts';

type Store = ReturnType<typeof openPayStore>;
type Answer = (key: string) => { status: number; body?: unknown; headers?: Record<string, string> };

const KEYS: Record<string, string> = {
  'loan-1': 'b4b0b3ae-0000-4000-8000-000000000001',
  'loan-2': 'b4b0b3ae-0000-4000-8000-000000000002',
};
const unanswerable = () => ({ status: 404, body: { errors: ['No such call.'], errorId: 'e' } });

const termsOf = (subject: string): PaymentTerms => ({
  subject,
  right: { kind: 'session', loanIdentifier: subject },
  amount: '1992.67',
  dueDate: '2026-12-01',
});

/** Stores a payment of this loan as sent by an earlier page on this device. */
const storeSentPayment = (subject: string) => wasSent(sentPaymentKey(subject), KEYS[subject]!);

/** Mocks the outcomes of a loan's payment, one per request in this order. A further request fails the test. */
function mockOutcomes(subject: string, ...answers: Answer[]) {
  const key = KEYS[subject]!;
  const asked: number[] = [];
  for (const answer of answers) {
    nock('http://localhost')
      .get(`/api/payment/guestpayment/${key}`)
      .reply(() => {
        asked.push(Date.now());
        const { status, body, headers = {} } = answer(key);
        return [status, body as Body, headers];
      });
  }
  return asked;
}

const open = (store: Store, subject: string) => store.dispatch(paymentOpened(termsOf(subject)));
const statusIn = (store: Store, subject: string) => selectIntent(store.getState(), subject)?.status;
const waitForStatus = (store: Store, subject: string, status: string) =>
  waitFor(() => expect(statusIn(store, subject)).toBe(status), { timeout: 10_000 });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let store: Store;
beforeEach(() => {
  storeSentPayment('loan-1');
  storeSentPayment('loan-2');
  store = openPayStore(accessToken());
});
// Stops all polling, so that it makes no requests in the next test.
afterEach(() => void store.dispatch(signedOut({ reason: 'user' })));

test('two unclear payments are both checked until both outcomes are known', async () => {
  const first = mockOutcomes('loan-1', runningOutcome, runningOutcome, succeededOutcome);
  const second = mockOutcomes('loan-2', runningOutcome, failedOutcome);
  open(store, 'loan-1');
  await waitFor(() => expect(first).toHaveLength(1));
  open(store, 'loan-2');

  await waitForStatus(store, 'loan-2', 'failed');
  await waitForStatus(store, 'loan-1', 'succeeded');
  expect([first, second].map(({ length }) => length)).toEqual([3, 2]);
});

test('an unanswerable or never received payment does not stop checking the other', async () => {
  mockOutcomes('loan-1', runningOutcome, notReceivedOutcome);
  mockOutcomes('loan-2', unanswerable);
  open(store, 'loan-1');
  open(store, 'loan-2');

  await waitForStatus(store, 'loan-2', 'unanswerable');
  await waitForStatus(store, 'loan-1', 'notReceived');
});

test('the outcome check waits as long as Retry-After says', async () => {
  const asked = mockOutcomes('loan-1', () => ({ status: 503, headers: { 'Retry-After': '3' } }), succeededOutcome);
  open(store, 'loan-1');
  await waitForStatus(store, 'loan-1', 'succeeded');
  expect(asked[1]! - asked[0]!).toBeGreaterThanOrEqual(2900);
});

test('a payment opened again between checks keeps its single polling loop', async () => {
  const asked = mockOutcomes('loan-1', runningOutcome, runningOutcome, succeededOutcome);
  open(store, 'loan-1');
  await waitFor(() => expect(asked).toHaveLength(1));
  for (let time = 0; time < 3; time += 1) {
    open(store, 'loan-1');
    store.dispatch(paymentUnknown('loan-1'));
    await pause(50);
  }
  expect(asked).toHaveLength(1);

  await waitForStatus(store, 'loan-1', 'succeeded');
  const [one = 0, two = 0, three = 0] = asked;
  expect(two - one).toBeGreaterThan(950);
  expect(three - two).toBeGreaterThan(1950);
});

test('a payment sent again with an unclear response is checked again', async () => {
  mockOutcomes('loan-1', notReceivedOutcome);
  open(store, 'loan-1');
  await waitForStatus(store, 'loan-1', 'notReceived');

  mockOutcomes('loan-1', succeededOutcome);
  store.dispatch(paymentUnknown('loan-1'));
  await waitForStatus(store, 'loan-1', 'succeeded');
});

test('a failed check does not reuse the outcome of an earlier attempt', async () => {
  mockOutcomes('loan-1', notReceivedOutcome);
  open(store, 'loan-1');
  await waitForStatus(store, 'loan-1', 'notReceived');

  const asked = mockOutcomes('loan-1', () => ({ status: 503, body: { errors: ['Down.'], errorId: 'e' } }), succeededOutcome);
  store.dispatch(paymentUnknown('loan-1'));
  await waitFor(() => expect(asked).toHaveLength(1));
  await pause(100);
  expect(statusIn(store, 'loan-1')).toBe('unknown');
  await waitForStatus(store, 'loan-1', 'succeeded');
});

test('a response without an outcome is requested again', async () => {
  mockOutcomes('loan-1', () => ({ status: 200, body: {} }), succeededOutcome);
  open(store, 'loan-1');
  await waitForStatus(store, 'loan-1', 'succeeded');
});

test('a sign-out stops the checks and ignores late responses', async () => {
  const first = mockOutcomes('loan-1', runningOutcome);
  open(store, 'loan-1');
  await waitFor(() => expect(first).toHaveLength(1));
  const second: string[] = [];
  nock('http://localhost')
    .get(`/api/payment/guestpayment/${KEYS['loan-2']!}`)
    .delay(300)
    .reply(() => {
      second.push('asked');
      return [200, succeededOutcome(KEYS['loan-2']!).body as Body];
    });
  open(store, 'loan-2');
  await pause(100);

  store.dispatch(signedOut({ reason: 'user' }));
  await pause(1500); // longer than the polling interval; any further request would fail the test
  expect(second).toEqual(['asked']);
  expect(store.getState().pay.intents).toEqual({});
  expect(store.getState().paymentApi.queries).toEqual({});

  // After the next sign-in, polling for the same payment starts again.
  store = openPayStore(accessToken());
  mockOutcomes('loan-1', succeededOutcome);
  open(store, 'loan-1');
  await waitForStatus(store, 'loan-1', 'succeeded');
});

test('a completed payment reloads only its own loan', async () => {
  const loanIs = (subject: string) =>
    nock('http://localhost')
      .post('/api/borrower/BorrowerLoan', { loanIdentifier: subject })
      .reply(200, { loanIdentifier: subject });
  stubAccount();
  for (const subject of ['loan-1', 'loan-2']) {
    loanIs(subject);
    await store.dispatch(getLoan.initiate(subject));
  }
  mockOutcomes('loan-1', succeededOutcome);
  loanIs('loan-1'); // a second request about the other loan would fail the test
  open(store, 'loan-1');
  await waitForStatus(store, 'loan-1', 'succeeded');
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
});
