import { fireEvent, screen, waitFor } from '@testing-library/react';
import nock, { type Body } from 'nock';

import { aFee, aLoanFound, holdsTicket, servesFee, servesTicketLoan, TICKET } from '../../../support/backends/guests.ts';
import {
  aReceipt,
  hasXsrfCookie,
  knowsOutcome,
  none,
  succeeded,
  takesPayment,
  type SentPayment,
} from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';
import { quiet } from '../payJourney.tsx';

const sent: SentPayment[] = [];
const brought: unknown[] = [];
beforeEach(() => {
  sent.splice(0);
  brought.splice(0);
  hasXsrfCookie();
});

/** Accepts one card; with null, says that the ticket has ended. */
const takesCard = (refusal?: { status: number; body: Body }) =>
  nock('http://localhost')
    .post('/api/payment/fundingaccounts', (body: unknown) => {
      brought.push(body);
      return true;
    })
    .reply(
      refusal?.status ?? 200,
      refusal?.body ?? { id: 'fa-new', type: 'DEBIT', issuerName: 'Visa', lastFour: '4242', accountHolderName: 'Ada Borrower' },
    );

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const put = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

async function typeCard({ user }: ReturnType<typeof renderPortal>) {
  await user.click(await screen.findByRole('radio', { name: 'A new debit card' }));
  put(await screen.findByRole('textbox', { name: 'Card number' }), '4242424242424242');
  put(field('Expiry date'), '1239');
  put(field(/^Security code/), '123');
}

const goOn = ({ user }: ReturnType<typeof renderPortal>) => user.click(screen.getByRole('button', { name: 'Continue' }));

test('a guest’s card goes with the ticket, the payment too, and the device forgets both', async () => {
  holdsTicket();
  servesTicketLoan();
  takesCard();
  takesPayment(sent, ({ key }) => ({
    status: 200,
    body: { key, state: 'succeeded', receipt: aReceipt({ email: 'me@example.com' }) },
  }));
  knowsOutcome([], succeeded);
  const portal = renderPortal('/pay/mode', { signedIn: false });
  await typeCard(portal);
  // Known from the identity check, and not typed again.
  expect(field('Name on the card')).toHaveValue('Ada Borrower');
  await portal.user.type(field(/^Email for your receipt/), 'me@example.com');
  await goOn(portal);
  expect(await screen.findByRole('heading', { name: 'Check your payment' })).toBeVisible();
  expect(screen.getByText('me@example.com')).toBeVisible();
  expect(brought).toEqual([expect.objectContaining({ cardNumber: '4242424242424242', verificationTicket: TICKET })]);
  await portal.user.click(screen.getByRole('button', { name: 'Pay $1,992.67' }));

  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
  await quiet(portal);
  expect(sent.map(({ request }) => request)).toEqual([
    expect.objectContaining({
      verificationTicket: TICKET,
      fundingAccountId: 'fa-new',
      amount: '1992.67',
      email: 'me@example.com',
    }),
  ]);
  expect(sent[0]!.request).not.toHaveProperty('loanIdentifier');
  expect(Object.keys(window.localStorage).filter((name) => name.startsWith('portal.payment'))).toEqual([]);
  expect(window.sessionStorage.getItem('portal.ticket')).not.toContain(TICKET);
  expect(JSON.stringify(portal.store.getState())).not.toContain(TICKET);
});

test('while it is on its way the device has the key alone', async () => {
  holdsTicket();
  servesTicketLoan();
  takesCard();
  takesPayment(sent, null);
  knowsOutcome([], (key) => ({ status: 200, body: { key, state: 'running' } }), succeeded);
  const portal = renderPortal('/pay/mode', { signedIn: false });
  await typeCard(portal);
  await goOn(portal);
  await portal.user.click(await screen.findByRole('button', { name: 'Pay $1,992.67' }));
  expect(await screen.findByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
  const kept = Object.keys(window.localStorage)
    .map((name) => [name, window.localStorage.getItem(name)] as const)
    .filter(([name]) => name.startsWith('portal.payment'));
  expect(kept).toEqual([
    ['portal.payment.guest.loan.tab-1', JSON.stringify({ key: sent[0]!.key, amount: '', dueDate: '', sent: true })],
  ]);
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
  await quiet(portal);
});

test('a payment that was sent from this device is told of at the start, until its end is shown', async () => {
  const key = 'b4b0b3ae-0000-4000-8000-000000000001';
  window.localStorage.setItem('portal.payment.guest.loan.tab-0', JSON.stringify({ key, amount: '', dueDate: '', sent: true }));
  knowsOutcome([], succeeded);
  const portal = renderPortal('/pay', { signedIn: false });
  await portal.user.click(await screen.findByRole('link', { name: 'See what became of it' }));
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
  await quiet(portal);
  expect(window.localStorage.getItem('portal.payment.guest.loan.tab-0')).toBeNull();
  await portal.user.click(screen.getAllByRole('link', { name: 'Pay' })[0]!);
  expect(await screen.findByRole('textbox', { name: 'Loan number' })).toBeVisible();
  expect(screen.queryByText(/A payment was sent/)).not.toBeInTheDocument();
});

test('an ended ticket says so before anything is charged, and leads to the start', async () => {
  holdsTicket();
  nock('http://localhost')
    .post('/api/payment/loan/findmyloan')
    .reply(403, { errors: ['It is over.'], code: 'ticketEnded', errorId: 'e' });
  renderPortal('/pay/details', { signedIn: false });
  expect(await screen.findByText('We need to check again who you are')).toBeVisible();
  expect(screen.getByText(/No money has been taken/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/pay');
});

test('a ticket that has paid leads to its receipt', async () => {
  const key = 'b4b0b3ae-0000-4000-8000-000000000002';
  window.sessionStorage.setItem('portal.ticket', JSON.stringify({ reference: 'tab-1', ticket: null, paid: key }));
  knowsOutcome([], succeeded);
  const portal = renderPortal('/pay/mode', { signedIn: false });
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
  await quiet(portal);
  expect(window.location.search).toBe(`?ref=${key}`);
});

test.each(['null', '{', '{"ticket":7}', '[]'])('a ticket that reads %j is none', async (text) => {
  window.sessionStorage.setItem('portal.ticket', text);
  renderPortal('/pay/mode', { signedIn: false });
  expect(await screen.findByRole('heading', { name: 'Make a payment' })).toBeVisible();
});

test('a guest’s unknown reference: no payment reached us, and where to start', async () => {
  knowsOutcome([], none);
  const portal = renderPortal('/pay/success?ref=made-up', { signedIn: false });
  expect(await screen.findByText(/No payment reached us under this reference/)).toBeVisible();
  await quiet(portal);
});

test('nothing due: said, and whom to call', async () => {
  holdsTicket();
  const found = aLoanFound();
  servesTicketLoan({ ...found, servicing: { ...found.servicing, totalAmountDue: '0.00' } });
  renderPortal('/pay/details', { signedIn: false });
  expect(await screen.findByText(/Nothing is due on this loan today/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
});

test('a fee says what it is for, how much, where, and whom to ask', async () => {
  servesFee({ state: 'due', fee: aFee() });
  const portal = renderPortal('/pay/fees/link-1/mode', { signedIn: false });
  expect(await screen.findByRole('heading', { name: 'Pay your fee' })).toBeVisible();
  for (const words of ['Appraisal', '$575.00', '1207 Larkspur Lane, Columbus, OH 43215', 'Loan ending in 0101'])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'jo.marsh@ccm.example' })).toHaveAttribute('href', 'mailto:jo.marsh@ccm.example');
  expect(screen.getByRole('link', { name: '(216) 555-0171' })).toHaveAttribute('href', 'tel:2165550171');
  await quiet(portal);
});

test.each([
  ['paid', '/pay/fees/paid', 'This fee is paid'],
  ['cancelled', '/pay/fees/cancelled', 'This fee was cancelled'],
] as const)('a fee that is %s ends at %s', async (state, path, heading) => {
  servesFee({ state, fee: aFee({ transactionIdentifier: state === 'paid' ? 'CCM-1' : null }) });
  const portal = renderPortal('/pay/fees/link-1/mode', { signedIn: false });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe(`${path}?ref=link-1`);
  await waitFor(() => expect(screen.getByText('November 20, 2026')).toBeVisible());
  await quiet(portal);
});

test('the page of a state that is not the fee’s leads to the right one', async () => {
  servesFee({ state: 'due', fee: aFee() });
  const portal = renderPortal('/pay/fees/paid?ref=link-1', { signedIn: false });
  expect(await screen.findByRole('heading', { name: 'Pay your fee' })).toBeVisible();
  expect(window.location.pathname).toBe('/pay/fees/link-1/mode');
  await quiet(portal);
});
