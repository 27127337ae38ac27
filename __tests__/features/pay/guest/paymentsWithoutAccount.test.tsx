/** A guest's payment and a fee's take the same way as a borrower's (see `PaymentAnswers.test.tsx`): sent once, asked about, forgotten. */
import { fireEvent, screen } from '@testing-library/react';
import nock from 'nock';

import type { FeePaymentOutcome } from '#contract/payment.ts';

import {
  aFee,
  holdsTicket,
  knowsFeeOutcome,
  servesFee,
  servesTicketLoan,
  takesFeePayment,
  type SentFeePayment,
} from '../../../support/backends/guests.ts';
import {
  aReceipt,
  failed,
  hasXsrfCookie,
  knowsOutcome,
  none,
  running,
  succeeded,
  takesPayment,
  type SentPayment,
} from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';
import { quiet } from '../payJourney.tsx';

type Outcome = 'succeeded' | 'failed' | 'none' | 'running';

interface Payer {
  who: string;
  address: string;
  /** The name under which the device keeps the key. */
  stored: string;
  pay: string;
  receipt: string;
  declined: string;
  /** What the lender knows before anybody pays. */
  serve: () => void;
  /** Takes one payment; null drops the connection. */
  takes: (sent: { key: string }[], answer: { status: number } | Outcome | null) => void;
  knows: (asked: string[], ...outcomes: Outcome[]) => void;
}

const loanOutcomes = { succeeded, failed, none, running };

const feeOutcomes: Record<Outcome, (key: string) => FeePaymentOutcome> = {
  succeeded: (key) => {
    const { loanIdentifier: _loan, ...receipt } = aReceipt({ amount: '575.00' });
    return { key, state: 'succeeded', receipt: { ...receipt, feePaymentIdentifier: 'fee-1', type: 'Appraisal' } };
  },
  failed: (key) => ({ key, state: 'failed', reason: 'insufficientFunds' }),
  none: (key) => ({ key, state: 'none' }),
  running: (key) => ({ key, state: 'running' }),
};

const PAYERS: Payer[] = [
  {
    who: 'a guest',
    address: '/pay/mode',
    stored: 'portal.payment.guest.loan.tab-1',
    pay: 'Pay $1,992.67',
    receipt: 'Payment received',
    declined: 'Your payment did not go through',
    serve: () => {
      holdsTicket();
      servesTicketLoan();
    },
    takes: (sent, answer) =>
      takesPayment(sent as SentPayment[], typeof answer === 'string' ? ({ key }) => loanOutcomes[answer](key) : answer),
    knows: (asked, ...outcomes) => knowsOutcome(asked, ...outcomes.map((outcome) => loanOutcomes[outcome])),
  },
  {
    who: 'a fee',
    address: '/pay/fees/link-1/mode',
    stored: 'portal.payment.guest.fee.fee-1',
    pay: 'Pay $575.00',
    receipt: 'Payment of your fee received',
    declined: 'The payment of your fee did not go through',
    serve: () => servesFee({ state: 'due', fee: aFee() }),
    takes: (sent, answer) => takesFeePayment(sent as SentFeePayment[], typeof answer === 'string' ? feeOutcomes[answer] : answer),
    knows: (asked, ...outcomes) => knowsFeeOutcome(asked, ...outcomes.map((outcome) => feeOutcomes[outcome])),
  },
];

const put = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const payButton = () => screen.getByRole('button', { name: /^Pay \$/ });
const noPayButton = () => expect(screen.queryByRole('button', { name: /^Pay \$/ })).not.toBeInTheDocument();
const kept = () => Object.keys(window.localStorage).filter((name) => name.startsWith('portal.payment'));

const sent: { key: string }[] = [];
const asked: string[] = [];
beforeEach(() => {
  sent.splice(0);
  asked.splice(0);
  hasXsrfCookie();
});

/** Types a card and goes on to the review. */
async function chooseCard({ user }: ReturnType<typeof renderPortal>) {
  nock('http://localhost')
    .post('/api/payment/fundingaccounts')
    .reply(200, { id: 'fa-new', type: 'DEBIT', issuerName: 'Visa', lastFour: '4242', accountHolderName: 'Ada Borrower' });
  await user.click(await screen.findByRole('radio', { name: 'A new debit card' }));
  await screen.findByRole('textbox', { name: 'Card number' });
  put('Name on the card', 'Ada Borrower');
  put('Card number', '4242424242424242');
  put('Expiry date', '1239');
  put(/^Security code/, '123');
  put('Street address', '12 Elm Street');
  put('City', 'Springfield');
  fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'IL' } });
  put('ZIP code', '62704');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: /^Check (your payment|the payment of your fee)$/ });
}

describe.each(PAYERS)('$who', ({ address, stored, pay, receipt, declined, serve, takes, knows }) => {
  const atReview = async () => {
    serve();
    const portal = renderPortal(address, { signedIn: false });
    await chooseCard(portal);
    return portal;
  };
  /** The receipt; one payment under one key; and nothing left on the device. */
  const received = async (portal: ReturnType<typeof renderPortal>, times = 1) => {
    expect(await screen.findByRole('heading', { name: receipt }, { timeout: 8000 })).toBeVisible();
    await quiet(portal);
    expect([sent.length, new Set(sent.map(({ key }) => key)).size]).toEqual([times, 1]);
    expect(kept()).toEqual([]);
  };

  test('pressed twenty times within one moment and again meanwhile, Pay sends one payment', async () => {
    const portal = await atReview();
    takes(sent, 'succeeded');
    knows(asked, 'succeeded');
    const button = screen.getByRole('button', { name: pay });
    for (let press = 0; press < 20; press += 1) fireEvent.click(button);
    await portal.user.click(button);
    await received(portal);
  });

  test.each<[string, 'running' | null]>([
    ['a dropped connection', null],
    ['a payment that is still running', 'running'],
  ])('%s: no Pay button, the lender is asked, and its truth is shown', async (_what, answer) => {
    const portal = await atReview();
    takes(sent, answer);
    knows(asked, 'running', 'succeeded');
    await portal.user.click(payButton());
    expect(await screen.findByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
    noPayButton();
    expect(kept()).toEqual([stored]);
    await received(portal);
    expect(new Set(asked)).toEqual(new Set([sent[0]!.key]));
  });

  test('never received: said so, and Pay again sends the same key', async () => {
    const portal = await atReview();
    takes(sent, { status: 503 });
    knows(asked, 'none', 'succeeded');
    await portal.user.click(payButton());
    expect(await screen.findByText(/^Your payment did not reach us\. No money has been taken/)).toBeVisible();
    takes(sent, 'succeeded');
    await portal.user.click(payButton());
    await received(portal, 2);
  });

  test('opened again while it is on its way: the lender is asked before anything else', async () => {
    serve();
    const key = 'b4b0b3ae-0000-4000-8000-000000000001';
    window.localStorage.setItem(stored, JSON.stringify({ key, amount: '', dueDate: '', sent: true }));
    knows(asked, 'running', 'succeeded');
    const portal = renderPortal(address, { signedIn: false });
    expect(await screen.findByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: receipt }, { timeout: 8000 })).toBeVisible();
    await quiet(portal);
    expect(new Set(asked)).toEqual(new Set([key]));
    expect(sent).toEqual([]);
    expect(kept()).toEqual([]);
  });

  test('declined: why, and that no money has been taken; the next try is another payment', async () => {
    const portal = await atReview();
    takes(sent, 'failed');
    knows(asked, 'failed');
    await portal.user.click(payButton());
    expect(await screen.findByRole('heading', { name: declined })).toBeVisible();
    expect(screen.getByText('No money has been taken.')).toBeVisible();
    expect(screen.getByText(/There was not enough money in the account/)).toBeVisible();
    await portal.user.click(screen.getByRole('link', { name: 'Pay another way' }));
    await chooseCard(portal);
    takes(sent, 'failed');
    await portal.user.click(payButton());
    expect(await screen.findByRole('heading', { name: declined })).toBeVisible();
    await quiet(portal);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });
});
