/** `guestPaymentResponses.test.ts` covers what each response leads to. */
import { fireEvent, screen } from '@testing-library/react';
import nock from 'nock';

import {
  aFee,
  feeOutcomes,
  storeTicket,
  stubFeeOutcome,
  stubFee,
  stubTicketLoan,
  stubFeePayment,
  type SentFeePayment,
} from '../../../support/backends/guests.ts';
import {
  failedOutcome,
  setXsrfCookie,
  stubPaymentOutcome,
  succeededOutcome,
  stubPayment,
  type SentPayment,
} from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';
import { waitForRequests } from '../payJourney.tsx';
import { storedPaymentKeys } from '../storedPayments.ts';

type Outcome = 'succeeded' | 'failed';

interface Payer {
  who: string;
  address: string;
  pay: string;
  receipt: string;
  declined: string;
  /** Mocks what the lender returns before a payment. */
  mockData: () => void;
  mockPayment: (sent: { key: string }[], outcome: Outcome) => void;
  mockOutcome: (outcome: Outcome) => void;
}

const loanOutcomes = { succeeded: succeededOutcome, failed: failedOutcome };

const PAYERS: Payer[] = [
  {
    who: 'a guest',
    address: '/pay/mode',
    pay: 'Pay $1,992.67',
    receipt: 'Payment received',
    declined: 'Your payment did not go through',
    mockData: () => {
      storeTicket();
      stubTicketLoan();
    },
    mockPayment: (sent, outcome) => stubPayment(sent as SentPayment[], ({ key }) => loanOutcomes[outcome](key)),
    mockOutcome: (outcome) => stubPaymentOutcome([], loanOutcomes[outcome]),
  },
  {
    who: 'a fee',
    address: '/pay/fees/link-1/mode',
    pay: 'Pay $575.00',
    receipt: 'Fee payment received',
    declined: 'Your fee payment did not go through',
    mockData: () => stubFee({ state: 'due', fee: aFee() }),
    mockPayment: (sent, outcome) => stubFeePayment(sent as SentFeePayment[], feeOutcomes[outcome]),
    mockOutcome: (outcome) => stubFeeOutcome([], feeOutcomes[outcome]),
  },
];

const setValue = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const payButton = () => screen.getByRole('button', { name: /^Pay \$/ });

const sent: { key: string }[] = [];
beforeEach(() => {
  sent.splice(0);
  setXsrfCookie();
});

async function chooseCard({ user }: ReturnType<typeof renderPortal>) {
  nock('http://localhost')
    .post('/api/payment/fundingaccounts')
    .reply(200, { id: 'fa-new', type: 'DEBIT', issuerName: 'Visa', lastFour: '4242', accountHolderName: 'Ada Borrower' });
  await user.click(await screen.findByRole('radio', { name: 'A new debit card' }));
  await screen.findByRole('textbox', { name: 'Card number' });
  setValue('Name on the card', 'Ada Borrower');
  setValue('Card number', '4242424242424242');
  setValue('Expires', '1239');
  setValue(/^Security code/, '123');
  // For a guest's loan the mailing address is known and preselected; a fee needs a typed address.
  if (screen.queryByRole('checkbox', { name: /^Billing address is/ }) === null) {
    setValue('Street address', '12 Elm Street');
    setValue('City', 'Springfield');
    fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'IL' } });
    setValue('ZIP code', '62704');
  }
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: /^Review your (payment|fee payment)$/ });
}

describe.each(PAYERS)('$who', ({ address, pay, receipt, declined, mockData, mockPayment, mockOutcome }) => {
  const atReview = async () => {
    mockData();
    const portal = renderPortal(address, { signedIn: false });
    await chooseCard(portal);
    return portal;
  };
  test('twenty clicks at once and another meanwhile send one payment', async () => {
    const portal = await atReview();
    mockPayment(sent, 'succeeded');
    mockOutcome('succeeded');
    const button = screen.getByRole('button', { name: pay });
    for (let press = 0; press < 20; press += 1) fireEvent.click(button);
    await portal.user.click(button);
    expect(await screen.findByRole('heading', { name: receipt })).toBeVisible();
    await waitForRequests(portal);
    expect(sent).toHaveLength(1);
    expect(storedPaymentKeys()).toEqual([]);
  });

  test('a declined payment shows the reason, no charge, and the next try uses a new key', async () => {
    const portal = await atReview();
    mockPayment(sent, 'failed');
    mockOutcome('failed');
    await portal.user.click(payButton());
    expect(await screen.findByRole('heading', { name: declined })).toBeVisible();
    expect(screen.getByText('No money has been taken.')).toBeVisible();
    expect(screen.getByText(/There was not enough money in the account/)).toBeVisible();
    await portal.user.click(screen.getByRole('link', { name: 'Pay another way' }));
    await chooseCard(portal);
    mockPayment(sent, 'failed');
    await portal.user.click(payButton());
    expect(await screen.findByRole('heading', { name: declined })).toBeVisible();
    await waitForRequests(portal);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });
});
