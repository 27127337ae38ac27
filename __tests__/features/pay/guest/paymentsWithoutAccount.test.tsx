/**
 * The pages of guest payments and fee payments: each is sent once, and a decline is shown. `answersWithoutAccount.test.ts` covers what
 * each response leads to.
 */
import { fireEvent, screen } from '@testing-library/react';
import nock from 'nock';

import {
  aFee,
  feeOutcomes,
  holdsTicket,
  knowsFeeOutcome,
  servesFee,
  servesTicketLoan,
  takesFeePayment,
  type SentFeePayment,
} from '../../../support/backends/guests.ts';
import {
  failed,
  hasXsrfCookie,
  knowsOutcome,
  succeeded,
  takesPayment,
  type SentPayment,
} from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';
import { quiet } from '../payJourney.tsx';
import { keptOfPayments } from '../storedPayments.ts';

type Outcome = 'succeeded' | 'failed';

interface Payer {
  who: string;
  address: string;
  pay: string;
  receipt: string;
  declined: string;
  /** Mocks what the lender returns before a payment. */
  serve: () => void;
  takes: (sent: { key: string }[], outcome: Outcome) => void;
  knows: (outcome: Outcome) => void;
}

const loanOutcomes = { succeeded, failed };

const PAYERS: Payer[] = [
  {
    who: 'a guest',
    address: '/pay/mode',
    pay: 'Pay $1,992.67',
    receipt: 'Payment received',
    declined: 'Your payment did not go through',
    serve: () => {
      holdsTicket();
      servesTicketLoan();
    },
    takes: (sent, outcome) => takesPayment(sent as SentPayment[], ({ key }) => loanOutcomes[outcome](key)),
    knows: (outcome) => knowsOutcome([], loanOutcomes[outcome]),
  },
  {
    who: 'a fee',
    address: '/pay/fees/link-1/mode',
    pay: 'Pay $575.00',
    receipt: 'Fee payment received',
    declined: 'Your fee payment did not go through',
    serve: () => servesFee({ state: 'due', fee: aFee() }),
    takes: (sent, outcome) => takesFeePayment(sent as SentFeePayment[], feeOutcomes[outcome]),
    knows: (outcome) => knowsFeeOutcome([], feeOutcomes[outcome]),
  },
];

const put = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const payButton = () => screen.getByRole('button', { name: /^Pay \$/ });

const sent: { key: string }[] = [];
beforeEach(() => {
  sent.splice(0);
  hasXsrfCookie();
});

async function chooseCard({ user }: ReturnType<typeof renderPortal>) {
  nock('http://localhost')
    .post('/api/payment/fundingaccounts')
    .reply(200, { id: 'fa-new', type: 'DEBIT', issuerName: 'Visa', lastFour: '4242', accountHolderName: 'Ada Borrower' });
  await user.click(await screen.findByRole('radio', { name: 'A new debit card' }));
  await screen.findByRole('textbox', { name: 'Card number' });
  put('Name on the card', 'Ada Borrower');
  put('Card number', '4242424242424242');
  put('Expires', '1239');
  put(/^Security code/, '123');
  // For a guest's loan the mailing address is known and preselected; a fee needs a typed address.
  if (screen.queryByRole('checkbox', { name: /^Billing address is/ }) === null) {
    put('Street address', '12 Elm Street');
    put('City', 'Springfield');
    fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'IL' } });
    put('ZIP code', '62704');
  }
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: /^Review your (payment|fee payment)$/ });
}

describe.each(PAYERS)('$who', ({ address, pay, receipt, declined, serve, takes, knows }) => {
  const atReview = async () => {
    serve();
    const portal = renderPortal(address, { signedIn: false });
    await chooseCard(portal);
    return portal;
  };
  test('pressed twenty times within one moment and again meanwhile, Pay sends one payment', async () => {
    const portal = await atReview();
    takes(sent, 'succeeded');
    knows('succeeded');
    const button = screen.getByRole('button', { name: pay });
    for (let press = 0; press < 20; press += 1) fireEvent.click(button);
    await portal.user.click(button);
    expect(await screen.findByRole('heading', { name: receipt })).toBeVisible();
    await quiet(portal);
    expect(sent).toHaveLength(1);
    expect(keptOfPayments()).toEqual([]);
  });

  test('declined: why, and that no money has been taken; the next try is another payment', async () => {
    const portal = await atReview();
    takes(sent, 'failed');
    knows('failed');
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
