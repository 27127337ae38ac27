import { fireEvent, screen, waitFor } from '@testing-library/react';
import nock, { type Body } from 'nock';

import type { LoanFound } from '#contract/payment.ts';

import { aLoan, aRecentPayment } from '../../../support/backends/borrower.ts';
import {
  aFee,
  aLoanFound,
  storeTicket,
  stubFeeOutcome,
  stubFeeNotFound,
  stubFee,
  stubTicketLoan,
  TICKET,
} from '../../../support/backends/guests.ts';
import {
  aReceipt,
  setXsrfCookie,
  stubPaymentOutcome,
  notReceivedOutcome,
  succeededOutcome,
  stubPayment,
  type SentPayment,
} from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';
import { waitForRequests } from '../payJourney.tsx';
import { largeAmount } from '../../../support/matchFullText.ts';
import { storedPaymentKeys, wasSent } from '../storedPayments.ts';

const sent: SentPayment[] = [];
const sentCards: unknown[] = [];
beforeEach(() => {
  sent.splice(0);
  sentCards.splice(0);
  setXsrfCookie();
});

const mockCard = (refusal?: { status: number; body: Body }) =>
  nock('http://localhost')
    .post('/api/payment/fundingaccounts', (body: unknown) => {
      sentCards.push(body);
      return true;
    })
    .reply(
      refusal?.status ?? 200,
      refusal?.body ?? { id: 'fa-new', type: 'DEBIT', issuerName: 'Visa', lastFour: '4242', accountHolderName: 'Ada Borrower' },
    );

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const setValue = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

async function typeCard({ user }: ReturnType<typeof renderPortal>) {
  await user.click(await screen.findByRole('radio', { name: 'A new debit card' }));
  setValue(await screen.findByRole('textbox', { name: 'Card number' }), '4242424242424242');
  setValue(field('Expires'), '1239');
  setValue(field(/^Security code/), '123');
}

const continueToReview = ({ user }: ReturnType<typeof renderPortal>) =>
  user.click(screen.getByRole('button', { name: 'Continue' }));

test('a guest’s card and payment carry the ticket, and the device forgets both', async () => {
  storeTicket();
  stubTicketLoan();
  mockCard();
  stubPayment(sent, ({ key }) => ({
    status: 200,
    body: { key, state: 'succeeded', receipt: aReceipt({ email: 'me@example.com' }) },
  }));
  stubPaymentOutcome([], succeededOutcome);
  const portal = renderPortal('/pay/mode', { signedIn: false });
  await typeCard(portal);
  // The name is known from the identity check, so the guest need not type it again.
  expect(field('Name on the card')).toHaveValue('Ada Borrower');
  await portal.user.type(field(/^Email for your receipt/), 'me@example.com');
  await continueToReview(portal);
  expect(await screen.findByRole('heading', { name: 'Review your payment' })).toBeVisible();
  expect(screen.getByText('me@example.com')).toBeVisible();
  expect(sentCards).toEqual([expect.objectContaining({ cardNumber: '4242424242424242', verificationTicket: TICKET })]);
  await portal.user.click(screen.getByRole('button', { name: 'Pay $1,992.67' }));

  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
  await waitForRequests(portal);
  expect(sent.map(({ request }) => request)).toEqual([
    expect.objectContaining({
      verificationTicket: TICKET,
      fundingAccountId: 'fa-new',
      amount: '1992.67',
      email: 'me@example.com',
    }),
  ]);
  expect(sent[0]!.request).not.toHaveProperty('loanIdentifier');
  expect(storedPaymentKeys()).toEqual([]);
  expect(window.sessionStorage.getItem('portal.ticket')).not.toContain(TICKET);
  expect(JSON.stringify(portal.store.getState())).not.toContain(TICKET);
});

test('during the payment the device stores only the key', async () => {
  storeTicket();
  stubTicketLoan();
  mockCard();
  stubPayment(sent, null);
  stubPaymentOutcome([], (key) => ({ status: 200, body: { key, state: 'running' } }), succeededOutcome);
  const portal = renderPortal('/pay/mode', { signedIn: false });
  await typeCard(portal);
  await continueToReview(portal);
  await portal.user.click(await screen.findByRole('button', { name: 'Pay $1,992.67' }));
  expect(await screen.findByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
  const { key } = sent[0]!;
  const kept = storedPaymentKeys().map((name): [string, unknown] => [name, JSON.parse(window.localStorage.getItem(name)!)]);
  expect(Object.fromEntries(kept)).toEqual({
    'portal.payment.guest.loan.tab-1': { key, terms: '' },
    // Four hex digits of a hash, from which the loan number cannot be found.
    'portal.sent.guest.loan.tab-1': {
      key,
      sentAt: expect.any(Number) as number,
      about: expect.stringMatching(/^[0-9a-f]{4}$/) as string,
    },
  });
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
  await waitForRequests(portal);
});

test('a payment sent from this device is mentioned on the start page until its outcome is shown', async () => {
  const key = 'b4b0b3ae-0000-4000-8000-000000000001';
  wasSent('portal.sent.guest.loan.tab-0', key);
  stubPaymentOutcome([], succeededOutcome);
  const portal = renderPortal('/pay', { signedIn: false });
  await portal.user.click(await screen.findByRole('link', { name: 'See if it went through' }));
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
  await waitForRequests(portal);
  expect(storedPaymentKeys()).toEqual([]);
  await portal.user.click(screen.getAllByRole('link', { name: 'Pay' })[0]!);
  expect(await screen.findByRole('textbox', { name: 'Loan number' })).toBeVisible();
  expect(screen.queryByText(/A payment was sent/)).not.toBeInTheDocument();
  await waitForRequests(portal);
  expect(screen.queryByText(/A payment was sent/)).not.toBeInTheDocument();
});

test('an ended ticket says so before any charge, and leads to the start', async () => {
  storeTicket();
  nock('http://localhost')
    .post('/api/payment/loan/findmyloan')
    .reply(403, { errors: ['It is over.'], code: 'ticketEnded', errorId: 'e' });
  renderPortal('/pay/details', { signedIn: false });
  expect(await screen.findByText('We need to check again who you are')).toBeVisible();
  expect(screen.getByText(/No money has been taken/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/pay');
});

test('a ticket that has paid redirects to its receipt', async () => {
  const key = 'b4b0b3ae-0000-4000-8000-000000000002';
  window.sessionStorage.setItem('portal.ticket', JSON.stringify({ reference: 'tab-1', ticket: null, paid: key }));
  stubPaymentOutcome([], succeededOutcome);
  const portal = renderPortal('/pay/mode', { signedIn: false });
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
  await waitForRequests(portal);
  expect(window.location.search).toBe(`?ref=${key}`);
});

test.each(['null', '{', '{"ticket":7}', '[]'])('a stored ticket of %j is ignored', async (text) => {
  window.sessionStorage.setItem('portal.ticket', text);
  renderPortal('/pay/mode', { signedIn: false });
  expect(await screen.findByRole('heading', { name: 'Make a payment' })).toBeVisible();
});

test('a guest’s unknown reference says that no payment arrived', async () => {
  stubPaymentOutcome([], notReceivedOutcome);
  const portal = renderPortal('/pay/success?ref=made-up', { signedIn: false });
  expect(await screen.findByText(/We did not get a payment with this reference/)).toBeVisible();
  await waitForRequests(portal);
});

describe('each guest page redirects to the page where the loan is paid', () => {
  const servicer = { name: 'Pay There', phone: '8005550148', hours: 'Daily', website: null, mailTo: ['PO Box 1'] };
  const found = aLoanFound();
  const elsewhere = (paidAt: 'DMI' | 'SPECIAL_SERVICING') => aLoanFound({ paidAt, servicer });
  const moved = aLoanFound({
    paidAt: 'NEW_SERVICER',
    servicing: { ...found.servicing, newServicer: 'Northbank', newServicerEffectiveDate: '2026-01-01' },
  });

  test.each<[string, LoanFound, string, string]>([
    ['/pay/dm', found, '/pay/details', 'What you owe'],
    ['/pay/newservicer', found, '/pay/details', 'What you owe'],
    ['/pay/details', elsewhere('DMI'), '/pay/dm', 'You pay this loan at DMI'],
    ['/pay/mode', elsewhere('DMI'), '/pay/dm', 'You pay this loan at DMI'],
    ['/pay/dm', elsewhere('DMI'), '/pay/dm', 'You pay this loan at DMI'],
    ['/pay/dm', elsewhere('SPECIAL_SERVICING'), '/pay/spservicing', 'Please call before you pay'],
    ['/pay/spservicing', elsewhere('SPECIAL_SERVICING'), '/pay/spservicing', 'Please call before you pay'],
    ['/pay/dm', moved, '/pay/newservicer', 'Your loan has moved'],
    ['/pay/newservicer', moved, '/pay/newservicer', 'Your loan has moved'],
  ])('from %s', async (address, loan, end, heading) => {
    storeTicket();
    stubTicketLoan(loan);
    const portal = renderPortal(address, { signedIn: false });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(window.location.pathname).toBe(end);
    await waitForRequests(portal);
  });
});

/** A loan that moves to Northbank on January 1, with the given due date. */
const transferredLoan = (day: { dueDate: string; daysUntilDueDate: number }) =>
  aLoanFound({
    servicing: { ...aLoanFound().servicing, newServicer: 'Northbank', newServicerEffectiveDate: '2026-01-01', ...day },
  });

test.each([
  ['the sixtieth day', { dueDate: '2026-03-02', daysUntilDueDate: 1 }, 1],
  ['the day after it', { dueDate: '2026-03-02', daysUntilDueDate: 0 }, 0],
])('a transferred loan cannot be paid here, and the 60 days are mentioned until the last one: %s', async (_day, day, times) => {
  storeTicket();
  stubTicketLoan({ ...transferredLoan(day), paidAt: 'NEW_SERVICER' });
  const portal = renderPortal('/pay/newservicer', { signedIn: false });
  expect(await screen.findByRole('heading', { name: 'Your loan has moved' })).toBeVisible();
  expect(await screen.findByText(/Northbank has taken the payments/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay here' })).not.toBeInTheDocument();
  expect(screen.queryAllByText(/^A payment that still comes to us on time, through Mar 1, 2026/)).toHaveLength(times);
  await waitForRequests(portal);
});

test('a loan can be paid here as usual before its transfer', async () => {
  storeTicket();
  stubTicketLoan({ ...transferredLoan({ dueDate: '2026-01-01', daysUntilDueDate: 1 }), paidAt: 'LENDER' });
  const portal = renderPortal('/pay/details', { signedIn: false });
  await portal.user.click(await screen.findByRole('link', { name: 'More about the move' }));
  expect(await screen.findByRole('heading', { name: 'Your loan is about to move' })).toBeVisible();
  expect(screen.queryByText(/^A payment that still comes to us/)).not.toBeInTheDocument();
  await portal.user.click(screen.getByRole('link', { name: 'Pay here' }));
  expect(await screen.findByRole('heading', { name: 'What you owe' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toBeVisible();
  await waitForRequests(portal);
});

test.each([
  [409, 'amountChanged', /^What you owe has changed since you opened this page\. No money has been taken/],
  [403, 'ticketEnded', /^To keep your loan safe, an identity check is good for ten minutes/],
])('a payment rejected with %i, %s shows the reason and no Pay button', async (status, code, words) => {
  storeTicket();
  stubTicketLoan();
  mockCard();
  stubPayment(sent, { status, body: { errors: ['No.'], code, errorId: 'e' } });
  stubPaymentOutcome([], notReceivedOutcome);
  const portal = renderPortal('/pay/mode', { signedIn: false, config: { humanCheck: { provider: 'none' } } });
  await typeCard(portal);
  await continueToReview(portal);
  await portal.user.click(await screen.findByRole('button', { name: 'Pay $1,992.67' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay \$/ })).not.toBeInTheDocument();
  if (code === 'ticketEnded') expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/pay');
  await waitForRequests(portal);
});

test('a recent payment by anyone is mentioned before offering the next one', async () => {
  storeTicket();
  const found = aLoanFound();
  stubTicketLoan({
    ...found,
    servicing: aLoan({}, { recentPayments: [aRecentPayment('2026-11-21', { reference: null, method: null })] })
      .loanServicings[0]!,
  });
  renderPortal('/pay/details', { signedIn: false });
  expect(await screen.findByText('A payment of $1,992.67 was made today.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay ahead' })).toHaveAttribute('href', '/pay/mode');
  expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /receipt/ })).not.toBeInTheDocument();
});

test('a loan with nothing due says so and offers no payment', async () => {
  storeTicket();
  const found = aLoanFound();
  stubTicketLoan({ ...found, servicing: { ...found.servicing, totalAmountDue: '0.00' } });
  renderPortal('/pay/details', { signedIn: false });
  expect(await screen.findByText(/Nothing is due on this loan today/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
});

test('a fee shows purpose, amount, property and contact', async () => {
  stubFee({ state: 'due', fee: aFee() });
  const portal = renderPortal('/pay/fees/link-1/mode', { signedIn: false });
  expect(await screen.findByText(largeAmount('$575.00'))).toBeVisible();
  // Searched again, because another heading with the same text is shown until the screen has loaded.
  expect(screen.getByRole('heading', { name: 'Pay your fee' })).toBeVisible();
  for (const words of ['Appraisal', '1207 Larkspur Lane, Columbus, OH 43215', 'Loan ending in 0101'])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'jo.marsh@ccm.example' })).toHaveAttribute('href', 'mailto:jo.marsh@ccm.example');
  expect(screen.getByRole('link', { name: '(216) 555-0171' })).toHaveAttribute('href', 'tel:2165550171');
  await waitForRequests(portal);
});

test.each([
  ['paid', '/pay/fees/paid', 'This fee is paid'],
  ['cancelled', '/pay/fees/cancelled', 'This fee was canceled'],
] as const)('a fee that is %s redirects to %s', async (state, path, heading) => {
  stubFee({ state, fee: aFee({ transactionIdentifier: state === 'paid' ? 'CCM-1' : null }) });
  const portal = renderPortal('/pay/fees/link-1/mode', { signedIn: false });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe(`${path}?ref=link-1`);
  await waitFor(() => expect(screen.getByText('November 20, 2026')).toBeVisible());
  await waitForRequests(portal);
});

test('a fee page for the wrong state redirects to the right one', async () => {
  stubFee({ state: 'due', fee: aFee() });
  const portal = renderPortal('/pay/fees/paid?ref=link-1', { signedIn: false });
  expect(await screen.findByRole('heading', { name: 'Pay your fee' })).toBeVisible();
  expect(window.location.pathname).toBe('/pay/fees/link-1/mode');
  await waitForRequests(portal);
});

test.each(['card', 'ach'])('the URL /pay/fees/…/%s redirects to the fee’s single page', async (way) => {
  stubFee({ state: 'due', fee: aFee() });
  const portal = renderPortal(`/pay/fees/link-1/${way}`, { signedIn: false });
  expect(await screen.findByRole('heading', { name: 'Pay your fee' })).toBeVisible();
  expect(window.location.pathname).toBe('/pay/fees/link-1/mode');
  await waitForRequests(portal);
});

test.each(['/pay/fees/link-1/mode', '/pay/fees/paid?ref=link-1', '/pay/fees/cancelled?ref=link-1'])(
  'an unknown or expired link at %s redirects to the not-found page',
  async (address) => {
    stubFeeNotFound();
    renderPortal(address, { signedIn: false });
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    expect(window.location.pathname).toBe('/pay/fees/notfound');
  },
);

test.each(['success', 'fail'])('an unknown fee reference shows no payment at /pay/fees/%s', async (address) => {
  stubFeeOutcome([], (key) => ({ key, state: 'none' }));
  const portal = renderPortal(`/pay/fees/${address}?ref=unknown`, { signedIn: false });
  expect(await screen.findByRole('heading', { name: 'We can’t find this fee payment' })).toBeVisible();
  expect(window.location.pathname).toBe(`/pay/fees/${address}`);
  await waitForRequests(portal);
});
