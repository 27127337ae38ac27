/**
 * A payment was sent, its outcome is unknown, and the borrower leaves. Checks what the same borrower sees on return, and that the next
 * user sees nothing of it.
 */
import { renderHook, waitFor } from '@testing-library/react';
import nock, { type Body } from 'nock';
import { createElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';

import { paymentOpened, selectIntent } from '#features/pay/intent/paySlice.ts';
import { feeSubject, guestSubject, loanTag, type PaymentTerms } from '#features/pay/intent/terms.ts';
import { useNewFundingAccount } from '#lending/methods/useNewFundingAccount.ts';
import { hasPendingPayment, readPendingPayment } from '#lending/payments/pendingPayments.ts';
import { safeStorage } from '#platform/config/safeStorage.ts';
import { sessionExpired, signedOut, signOutRequested } from '#platform/session/store/sessionSlice.ts';
import { clearStoredSession } from '#platform/session/store/storedSession.ts';

import { accessToken } from '../../../support/accessToken.ts';
import { stubAccount } from '../../../support/backends/borrower.ts';
import { feeOutcomes, storeTicket, stubFeePayment, type SentFeePayment } from '../../../support/backends/guests.ts';
import {
  aCreatedCard,
  setXsrfCookie,
  runningOutcome,
  succeededOutcome,
  stubNewMethod,
  stubPayment,
  type SentAccount,
  type SentPayment,
} from '../../../support/backends/payment.ts';
import { aCard } from '../../../support/payments.ts';
import { openPayStore, createPayer } from '../payStore.ts';

type Store = ReturnType<typeof openPayStore>;
type Visitor = 'same' | 'other';
type KeyAnswer = (key: string) => { status?: number; body?: unknown };

/** Idempotency keys that were sent, and those whose outcome was requested. */
let sent: { key: string }[];
let outcomeRequests: string[];
let isSecondVisit: boolean;

interface SubmissionKind {
  what: string;
  /** Returns null when this kind needs no sign-in. */
  tokenOf: (who: Visitor) => string | null;
  mockLostSubmission: () => void;
  unknownOutcome: KeyAnswer;
  outcome: KeyAnswer;
  /** Submits it through the portal, as far as the portal allows. */
  send: (store: Store, who: Visitor) => Promise<unknown>;
  expectTold: (store: Store) => unknown;
}

const terms = (subject: string, right: PaymentTerms['right']): PaymentTerms => ({
  subject,
  right,
  amount: '1992.67',
  dueDate: '2026-12-01',
});

/** @param termsOf what is paid on the first and on the second visit */
const paymentKind = (
  what: string,
  tokenOf: SubmissionKind['tokenOf'],
  termsOf: (who: Visitor) => PaymentTerms,
): SubmissionKind => {
  const isFee = what === 'fee';
  return {
    what,
    tokenOf,
    mockLostSubmission: () => {
      if (isFee) stubFeePayment(sent as SentFeePayment[], null);
      else stubPayment(sent as SentPayment[], null);
    },
    unknownOutcome: runningOutcome,
    outcome: isFee ? (key) => ({ body: feeOutcomes.succeeded(key) }) : succeededOutcome,
    send: async (store, who) => {
      const its = termsOf(who);
      const payer = createPayer(store, its);
      store.dispatch(paymentOpened(its));
      await waitFor(() => expect(payer.intent()?.status).not.toBe('opening'), { interval: 5 });
      if (payer.intent()?.status === 'editing') await payer.pay();
      await payer.toBecome({ status: 'unknown' });
    },
    expectTold: (store) => {
      const { subject } = termsOf('same');
      expect(selectIntent(store.getState(), subject)?.status).toBe('succeeded');
    },
  };
};

const own = (loanIdentifier: string) => terms(loanIdentifier, { kind: 'session', loanIdentifier });
const guest = (reference: string, loanNumber: string) =>
  terms(guestSubject(reference), { kind: 'ticket', reference, loan: loanTag(loanNumber) });
const fee = (id: string) => terms(feeSubject(id), { kind: 'feeLink', token: `link-of-${id}` });
const signedIn = (who: Visitor) => accessToken(600, who === 'same' ? 'borrower-1' : 'borrower-2');
const noToken = () => null;

/** The form's submit function, kept because the hook lives as long as its page. */
let sendMethod: ((store: Store) => ReturnType<ReturnType<typeof useNewFundingAccount>>) | null;
let lastResult: unknown;

const SUBMISSION_KINDS: SubmissionKind[] = [
  paymentKind('payment', signedIn, () => own('loan-1')),
  paymentKind('guest payment', noToken, (who) =>
    guest(isSecondVisit ? 'tab-2' : 'tab-1', who === 'same' || !isSecondVisit ? '1000004711' : '1000004712'),
  ),
  paymentKind('fee', noToken, (who) => fee(who === 'same' || !isSecondVisit ? 'fee-1' : 'fee-2')),
  {
    what: 'method to save',
    tokenOf: signedIn,
    mockLostSubmission: () => stubNewMethod(sent as SentAccount[], null),
    // A 404 ends the polling.
    unknownOutcome: () => ({ status: 404 }),
    outcome: (key) => ({ body: { key, state: 'succeeded', account: aCreatedCard() } }),
    send: async (store) => {
      const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store, children });
      const { result } = renderHook(() => useNewFundingAccount(), { wrapper });
      sendMethod = () => result.current(aCard(), 'C-1');
      lastResult = await sendMethod(store);
    },
    expectTold: async (store) => {
      lastResult = await sendMethod?.(store);
      expect(lastResult).toMatchObject({ error: { problem: { id: 'paymentForms.earlierSaved' } } });
    },
  },
];

const signOutIdentity = { revoke: () => Promise.resolve(), signOut: () => Promise.resolve() };
const WAYS_TO_LEAVE: [string, (store: Store) => Promise<void> | void][] = [
  ['signs out by the menu', (store) => leaveWith(store, signOutRequested({ reason: 'user' }))],
  ['is signed out at the expiry', (store) => leaveWith(store, sessionExpired())],
  ['reloads the page', () => undefined],
  ['closes the browser', () => window.sessionStorage.clear()],
  [
    'signs out in another tab',
    (store) => {
      clearStoredSession(
        safeStorage(() => window.localStorage),
        'user',
      );
      store.dispatch(signedOut({ reason: 'elsewhere' }));
    },
  ],
];

async function leaveWith(store: Store, action: Parameters<Store['dispatch']>[0]) {
  nock('http://localhost').post('/api/borrower/account/signout').reply(204);
  store.dispatch(action);
  if (store.getState().session.status === 'signedIn')
    await waitFor(() => expect(store.getState().session.status).toBe('signedOut'));
}

/** Mocks the outcome of every key from now on. */
function mockOutcomes(answer: KeyAnswer) {
  nock('http://localhost')
    .persist()
    .get(/^\/api\/payment\/(guestpayment|feepayment|fundingaccounts)\//)
    .reply((uri) => {
      const key = uri.slice(uri.lastIndexOf('/') + 1);
      outcomeRequests.push(key);
      const { status = 200, body } = answer(key);
      return [status, body as Body];
    });
}

function open(kind: SubmissionKind, who: Visitor): Store {
  setXsrfCookie();
  stubAccount();
  if (kind.what === 'guest payment') storeTicket();
  const token = kind.tokenOf(who);
  if (token === null) window.localStorage.removeItem('token');
  return openPayStore(token, signOutIdentity);
}

beforeEach(() => {
  sent = [];
  outcomeRequests = [];
  isSecondVisit = false;
});
const stores: Store[] = [];
// Stops all polling, so that it makes no requests in the next test.
afterEach(() => stores.splice(0).forEach((store) => store.dispatch(signedOut({ reason: 'user' }))));

const CELLS = SUBMISSION_KINDS.flatMap((kind) => WAYS_TO_LEAVE.map(([way, leave]) => ({ what: kind.what, way, kind, leave })));

describe.each(CELLS)('a $what, and the borrower $way:', ({ kind, leave }) => {
  const sendAndLeave = async () => {
    const store = open(kind, 'same');
    stores.push(store);
    kind.mockLostSubmission();
    mockOutcomes(kind.unknownOutcome);
    await kind.send(store, 'same');
    expect(sent).toHaveLength(1);
    await leave(store);
    nock.cleanAll();
    outcomeRequests = [];
    isSecondVisit = true;
  };

  test('the same borrower sends no second one before the first outcome is known', async () => {
    await sendAndLeave();
    const store = open(kind, 'same');
    stores.push(store);
    mockOutcomes(kind.unknownOutcome);
    await kind.send(store, 'same');
    const [first] = sent;
    expect([sent.length, new Set(outcomeRequests)]).toEqual([1, new Set([first!.key])]);

    nock.cleanAll();
    setXsrfCookie();
    stubAccount();
    mockOutcomes(kind.outcome);
    await waitFor(() => kind.expectTold(store), { timeout: 3000 });
    expect(sent).toHaveLength(1);
  });

  test('another borrower on the device learns nothing and sends their own', async () => {
    await sendAndLeave();
    const [{ key }] = sent as [{ key: string }];
    const store = open(kind, 'other');
    stores.push(store);
    expect(store.dispatch(hasPendingPayment())).toBe(false);
    expect(store.dispatch(readPendingPayment('loan-1'))).toBeNull();
    kind.mockLostSubmission();
    mockOutcomes(kind.unknownOutcome);
    await kind.send(store, 'other');
    expect(sent).toHaveLength(2);
    expect(sent[1]!.key).not.toBe(key);
    expect(outcomeRequests).not.toContain(key);
  });
});
