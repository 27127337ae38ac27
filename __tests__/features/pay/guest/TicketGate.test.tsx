/** What a guest sees when the ten minutes after the identity check run out during a payment. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import nock from 'nock';

import type { IdentityQuestion } from '#contract/guests.ts';

import {
  aLoanFound,
  stubIdentityCheck,
  storeTicket,
  errorResponse,
  stubTicketLoan,
  TICKET,
} from '../../../support/backends/guests.ts';
import { setXsrfCookie, notReceivedOutcome, stubPaymentOutcome, stubPayment } from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';
import { waitForRequests } from '../payJourney.tsx';

const MINUTE = 60_000;
const identityRequests: IdentityQuestion[] = [];
const sentCards: unknown[] = [];
beforeEach(() => {
  identityRequests.splice(0);
  sentCards.splice(0);
  setXsrfCookie();
});
afterEach(() => jest.restoreAllMocks());

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const setValue = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

/** Moves the clock and shows the page again, as after the device was asleep. */
function advanceMinutes(minutes: number) {
  const moment = Date.now() + minutes * MINUTE;
  jest.spyOn(Date, 'now').mockImplementation(() => moment);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const mockCard = () =>
  nock('http://localhost')
    .post('/api/payment/fundingaccounts', (body: unknown) => sentCards.push(body) > 0)
    .reply(200, { id: 'fa-new', type: 'DEBIT', issuerName: 'Visa', lastFour: '4242', accountHolderName: 'Ada Borrower' });

function mockSecondCheck() {
  const body = { verificationTicket: 'another', expiresAtUtc: '2026-11-21T12:00:00Z', expiresInSeconds: 600 };
  stubIdentityCheck(identityRequests, { status: 200, body });
  stubTicketLoan(aLoanFound(), 'another');
}

async function enterCard(minutesLeft = 5) {
  storeTicket(Date.now() + minutesLeft * MINUTE);
  const portal = renderPortal('/pay/mode', { signedIn: false, config: { humanCheck: { provider: 'none' } } });
  await portal.user.click(await screen.findByRole('radio', { name: 'A new debit card' }));
  setValue(await screen.findByRole('textbox', { name: 'Card number' }), '4242424242424242');
  setValue(field('Expires'), '1239');
  setValue(field(/^Security code/), '123');
  return portal;
}

async function verifyAgain({ user }: ReturnType<typeof renderPortal>) {
  mockSecondCheck();
  setValue(await screen.findByRole('textbox', { name: /^Last 4 digits/ }), '0042');
  await user.click(screen.getByRole('button', { name: 'Verify and continue' }));
}

test('a dialog warns two minutes before the ticket ends, and a new check keeps typed values', async () => {
  stubTicketLoan();
  mockCard();
  const portal = await enterCard();
  advanceMinutes(4);
  const dialog = await screen.findByRole('alertdialog', { name: 'Your identity check ends in two minutes or less' });
  await portal.user.click(within(dialog).getByRole('button', { name: 'Verify again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Verify again to keep going' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  await verifyAgain(portal);

  await portal.user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'Review your payment' })).toBeVisible();
  expect(identityRequests).toEqual([
    { loanNumber: '1000004711', firstName: 'Ada', lastName: 'Borrower', zip: '62704', ssn: '0042' },
  ]);
  expect(sentCards).toEqual([expect.objectContaining({ cardNumber: '4242424242424242', verificationTicket: 'another' })]);
  await waitForRequests(portal);
});

test('after ten minutes the page says so and offers a new check', async () => {
  stubTicketLoan();
  const portal = await enterCard();
  advanceMinutes(5);
  expect(await screen.findByText('We need to check again who you are')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/pay');
  stubIdentityCheck(identityRequests, errorResponse(404, 'noMatch', 'No.'));
  setValue(field(/^Last 4 digits/), '9999');
  await portal.user.click(screen.getByRole('button', { name: 'Verify and continue' }));
  expect(await screen.findByText(/What you entered does not match/)).toBeVisible();
  expect(field(/^Last 4 digits/)).toHaveValue('');
  await verifyAgain(portal);
  expect(await screen.findByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4242');
  await waitForRequests(portal);
});

test('a ticket that the lender ends early asks for identity and keeps the card number', async () => {
  const serves = (status: number, body: object) =>
    nock('http://localhost')
      .post('/api/payment/loan/findmyloan', { verificationTicket: TICKET })
      .reply(status, { ...body });
  const over = { errors: ['It is over.'], code: 'ticketEnded', errorId: 'e' };
  serves(200, aLoanFound());
  const portal = await enterCard();
  serves(403, over);
  nock('http://localhost').post('/api/payment/fundingaccounts').reply(403, over);
  await portal.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('We need to check again who you are')).toBeVisible();
  expect(screen.queryByText('It is over.')).not.toBeInTheDocument();
  await verifyAgain(portal);
  expect(await screen.findByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4242');
  await waitForRequests(portal);
});

test('a 401 for a card asks for identity and keeps the card number', async () => {
  stubTicketLoan();
  nock('http://localhost')
    .post('/api/payment/fundingaccounts')
    .reply(401, { errors: ['Sign in, please.'], errorId: 'e' });
  const portal = await enterCard();
  await portal.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('We need to check again who you are')).toBeVisible();
  expect(screen.queryByText('Sign in, please.')).not.toBeInTheDocument();
  await verifyAgain(portal);
  expect(await screen.findByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4242');
  await waitForRequests(portal);
});

test.each([
  ['refuses the ticket', 403, { errors: ['No.'], code: 'ticketEnded', errorId: 'e' }],
  // A guest has no account to sign in to, so there must be no redirect to the provider.
  ['asks for a session', 401, { errors: ['Sign in, please.'], errorId: 'e' }],
])('at the review, when the lender %s, a new check asks for the card again', async (_what, status, body) => {
  stubTicketLoan();
  mockCard();
  stubPayment([], { status, body });
  stubPaymentOutcome([], notReceivedOutcome);
  const portal = await enterCard();
  await portal.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'Review your payment' })).toBeVisible();
  advanceMinutes(4);
  await portal.user.click(await screen.findByRole('button', { name: 'Not now' }));
  await portal.user.click(await screen.findByRole('button', { name: 'Pay $1,992.67' }));
  expect(await screen.findByText(/enter your card or bank account again/)).toBeVisible();
  await verifyAgain(portal);
  expect(await screen.findByLabelText('Card number', { selector: 'input' })).toHaveValue('');
  expect(window.location.pathname + window.location.search).toBe('/pay/mode');
  await waitForRequests(portal);
});
