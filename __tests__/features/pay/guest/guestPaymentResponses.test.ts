/** The results match those of a borrower (`payResponses.test.ts`), but other endpoints are used. */
import { waitFor } from '@testing-library/dom';

import { paymentOpened } from '#features/pay/intent/paySlice.ts';
import { feeSubject, guestSubject, type PaymentTerms } from '#features/pay/intent/terms.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

import { stubAccount } from '../../../support/backends/borrower.ts';
import {
  feeOutcomes,
  storeTicket,
  stubFeeOutcome,
  stubFeePayment,
  type SentFeePayment,
} from '../../../support/backends/guests.ts';
import {
  setXsrfCookie,
  stubPaymentOutcome,
  notReceivedOutcome,
  runningOutcome,
  succeededOutcome,
  stubPayment,
  type SentPayment,
} from '../../../support/backends/payment.ts';
import { openPayStore, createPayer } from '../payStore.ts';
import { storedPaymentKeys, wasSent } from '../storedPayments.ts';

type Outcome = 'succeeded' | 'none' | 'running';

interface Payer {
  who: string;
  terms: PaymentTerms;
  /** Null drops the connection. */
  mockPayment: (sent: { key: string }[], answer: { status: number } | Outcome | null) => void;
  mockOutcomes: (asked: string[], ...outcomes: Outcome[]) => void;
}

const loanOutcomes = { succeeded: succeededOutcome, none: notReceivedOutcome, running: runningOutcome };

const PAYERS: Payer[] = [
  {
    who: 'a guest',
    terms: {
      subject: guestSubject('tab-1'),
      right: { kind: 'ticket', reference: 'tab-1', loan: 'a1b2' },
      amount: '1992.67',
      dueDate: '2026-12-01',
    },
    mockPayment: (sent, answer) =>
      stubPayment(sent as SentPayment[], typeof answer === 'string' ? ({ key }) => loanOutcomes[answer](key) : answer),
    mockOutcomes: (asked, ...outcomes) => stubPaymentOutcome(asked, ...outcomes.map((outcome) => loanOutcomes[outcome])),
  },
  {
    who: 'a fee',
    terms: { subject: feeSubject('fee-1'), right: { kind: 'feeLink', token: 'link-1' }, amount: '575.00', dueDate: '' },
    mockPayment: (sent, answer) =>
      stubFeePayment(sent as SentFeePayment[], typeof answer === 'string' ? feeOutcomes[answer] : answer),
    mockOutcomes: (asked, ...outcomes) => stubFeeOutcome(asked, ...outcomes.map((outcome) => feeOutcomes[outcome])),
  },
];

describe.each(PAYERS)('$who', ({ terms, mockPayment, mockOutcomes }) => {
  const { subject } = terms;
  let sent: { key: string }[];
  let asked: string[];
  let store: ReturnType<typeof openPayStore>;
  let payer: ReturnType<typeof createPayer>;
  beforeEach(() => {
    sent = [];
    asked = [];
    setXsrfCookie();
    stubAccount();
    storeTicket();
    store = openPayStore(null);
    payer = createPayer(store, terms);
  });
  // Stops the polling, so that it makes no requests in the next test.
  afterEach(() => void store.dispatch(signedOut({ reason: 'user' })));

  test.each<[string, 'running' | null]>([
    ['a dropped connection', null],
    ['a payment that is still running', 'running'],
  ])('%s is checked with the lender until the outcome is known', async (_what, answer) => {
    mockPayment(sent, answer);
    mockOutcomes(asked, 'running', 'succeeded');
    await payer.pay();
    await payer.toBecome({ status: 'unknown' });
    expect(storedPaymentKeys().toSorted()).toEqual([`portal.payment.${subject}`, `portal.sent.${subject}`]);

    await payer.toBecome({ status: 'succeeded' });
    expect(sent).toHaveLength(1);
    expect(asked).toEqual([sent[0]!.key, sent[0]!.key]);
    await waitFor(() => expect(storedPaymentKeys()).toEqual([]));
  });

  test('a payment that never arrived is sent again with the same key', async () => {
    mockPayment(sent, { status: 503 });
    mockOutcomes(asked, 'none');
    await payer.pay();
    await payer.toBecome({ status: 'notReceived' });

    mockPayment(sent, 'succeeded');
    payer.press();
    await payer.toBecome({ status: 'succeeded' });
    expect(sent.map(({ key }) => key)).toEqual([sent[0]!.key, sent[0]!.key]);
    await waitFor(() => expect(storedPaymentKeys()).toEqual([]));
  });

  test('a payment in progress is checked first when the page opens again', async () => {
    const key = 'b4b0b3ae-0000-4000-8000-000000000001';
    wasSent(`portal.sent.${subject}`, key);
    mockOutcomes(asked, 'running', 'succeeded');
    store.dispatch(paymentOpened(terms));
    await payer.toBecome({ status: 'succeeded' });
    expect(asked).toEqual([key, key]);
    expect(sent).toEqual([]);
    await waitFor(() => expect(storedPaymentKeys()).toEqual([]));
  });
});
