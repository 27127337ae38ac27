import { act, screen } from '@testing-library/react';

import { signedOut } from '#platform/session/store/sessionSlice.ts';

import { stubProfile } from '../../../support/backends/borrower.ts';
import {
  failedOutcome,
  stubPaymentOutcome,
  notReceivedOutcome,
  runningOutcome,
  succeededOutcome,
} from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';
import { stopTime } from '../../../support/stopTime.ts';
import { waitForRequests } from '../payJourney.tsx';
import { largeAmount } from '../../../support/matchFullText.ts';

const REF = 'b4b0b3ae-0000-4000-8000-000000000001';
const asked: string[] = [];
beforeEach(() => {
  asked.splice(0);
  stubProfile();
});

const value = (label: string) => screen.getByText(label, { selector: 'dt, dt *' }).closest('dt')!.nextElementSibling;

test.each(['success', 'fail'])('a successful payment shows a receipt, also at /pay/%s', async (address) => {
  stubPaymentOutcome(asked, succeededOutcome);
  const portal = renderPortal(`/pay/${address}?ref=${REF}`);
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
  await waitForRequests(portal);
  expect(window.location.pathname).toBe('/pay/success');
  expect(value('Confirmation number')).toHaveTextContent('T-20261121-0001');
  expect(screen.getByText(largeAmount('$1,992.67'))).toBeVisible();
  expect(value('For')).toHaveTextContent('Payment due December 1, 2026');
  expect(value('Property')).toHaveTextContent('12 Elm Street, Springfield, IL 62704');
  expect(value('Loan')).toHaveTextContent('Loan ending in 4711');
  expect(value('Paid by')).toHaveTextContent('Ada BorrowerVisa ending in 4242');
  expect(value('Credited on')).toHaveTextContent('November 23, 2026');
  expect(value('Next payment')).toHaveTextContent('$1,992.67, due January 1, 2027');
  expect(value('Received')).toHaveTextContent(/^November 21, 2026 at 12:30\sPM Eastern Time/);
  expect(screen.getByText(/We sent this receipt to ada@example.com./)).toBeVisible();
  expect(screen.getByText('I, Ada Borrower, authorized this.')).toBeVisible();
  for (const name of ['Print', 'Copy the number']) expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.getByText('CCM Home Loans, LLC, NMLS #', { exact: false, selector: '.receipt *' })).toBeInTheDocument();
  expect(screen.queryByText(/is final once your bank has paid it/)).not.toBeInTheDocument();
});

test('an open receipt hides the payment after a sign-out in another tab', async () => {
  stubPaymentOutcome(asked, succeededOutcome, () => ({ status: 401 }));
  const portal = renderPortal(`/pay/success?ref=${REF}`);
  await screen.findByRole('heading', { name: 'Payment received' });
  await waitForRequests(portal);
  act(() => void portal.store.dispatch(signedOut({ reason: 'elsewhere' })));
  expect(await screen.findByRole('heading', { name: 'You were signed out somewhere else' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in again' })).toBeVisible();
  expect(screen.queryByText('Payment received')).not.toBeInTheDocument();
});

test('a receipt for several installments shows since when they were due', async () => {
  stubPaymentOutcome(asked, (key) => succeededOutcome(key, { dueDate: '2026-10-01' }));
  const portal = renderPortal(`/pay/success?ref=${REF}`);
  await screen.findByRole('heading', { name: 'Payment received' });
  expect(value('For')).toHaveTextContent('Payments due since October 1, 2026');
  await waitForRequests(portal);
});

test('a receipt for a bank payment says that it depends on the bank', async () => {
  const method = { type: 'ACH', issuerName: 'First Test Bank', lastFour: '6789', accountHolderName: 'Ada Borrower' } as const;
  stubPaymentOutcome(asked, (key) => succeededOutcome(key, { method }));
  const portal = renderPortal(`/pay/success?ref=${REF}`);
  expect(await screen.findByText(/is final once your bank has paid it/)).toBeVisible();
  await waitForRequests(portal);
  expect(value('Paid by')).toHaveTextContent('First Test Bank ending in 6789');
});

test.each(['success', 'fail'])('a failed payment shows no receipt, also at /pay/%s', async (address) => {
  stubPaymentOutcome(asked, failedOutcome);
  const portal = renderPortal(`/pay/${address}?ref=${REF}`);
  expect(await screen.findByRole('heading', { name: 'Your payment did not go through' })).toBeVisible();
  await waitForRequests(portal);
  expect(window.location.pathname).toBe('/pay/fail');
  expect(screen.queryByText('Payment received')).not.toBeInTheDocument();
});

test.each([
  ['insufficientFunds', /not enough money/],
  ['cardDeclined', /declined the card/],
  ['cardExpired', /card has expired/],
  ['securityCodeWrong', /security code was not right/],
  ['accountClosed', /account is closed/],
  ['accountNotFound', /could not find this account/],
  ['bankRefused', /declined the payment and gave no reason/],
] as const)('%s shows its reason, no charge, and another way to pay', async (reason, words) => {
  stubPaymentOutcome(asked, (key) => ({ status: 200, body: { key, state: 'failed', loanIdentifier: 'loan-1', reason } }));
  const portal = renderPortal(`/pay/fail?ref=${REF}`);
  expect(await screen.findByText(words)).toBeVisible();
  await waitForRequests(portal);
  expect(screen.getByText('No money has been taken.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay another way' })).toHaveAttribute('href', '/pay/mode?loan=loan-1');
});

test.each(['success', 'fail'])('an unknown reference shows neither at /pay/%s', async (address) => {
  stubPaymentOutcome(asked, notReceivedOutcome);
  const portal = renderPortal(`/pay/${address}?ref=made-up`);
  expect(await screen.findByRole('heading', { name: 'We can’t find this payment' })).toBeVisible();
  await waitForRequests(portal);
  expect(new Set(asked)).toEqual(new Set(['made-up']));
});

test('a payment in progress is checked until it ends', async () => {
  stopTime();
  stubPaymentOutcome(asked, runningOutcome, runningOutcome, runningOutcome, succeededOutcome);
  const portal = renderPortal(`/pay/success?ref=${REF}`);
  expect(await screen.findByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
  expect(screen.getByText(/Don’t pay again/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
  await waitForRequests(portal);
});
