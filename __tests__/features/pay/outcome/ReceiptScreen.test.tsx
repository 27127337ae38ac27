import { screen } from '@testing-library/react';

import { stubProfile } from '../../../support/backends/borrower.ts';
import {
  failedOutcome,
  setXsrfCookie,
  stubPaymentOutcome,
  notReceivedOutcome,
  succeededOutcome,
} from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';
import { waitForRequests } from '../payJourney.tsx';

const REF = 'b4b0b3ae-0000-4000-8000-00000000000a';

beforeEach(() => {
  setXsrfCookie();
  stubProfile();
});

test('a payment made here has a receipt at its own URL', async () => {
  stubPaymentOutcome([], succeededOutcome);
  const portal = renderPortal(`/loans/loan-1/receipts/${REF}`);
  // Checked after the receipt's number, because the heading is already there while the receipt loads.
  expect(await screen.findByText('T-20261121-0001')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Receipt for your payment', level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Loan details' })).toHaveAttribute('href', '/loans/loan-1');
  await waitForRequests(portal);
});

test.each([
  ['another loan’s payment', (key: string) => succeededOutcome(key, { loanIdentifier: 'loan-9' })],
  ['a failed payment', failedOutcome],
  ['an unknown payment', notReceivedOutcome],
])('%s has no receipt, but a link to the loan', async (_what, outcome) => {
  stubPaymentOutcome([], outcome);
  const portal = renderPortal(`/loans/loan-1/receipts/${REF}`);
  expect(await screen.findByRole('heading', { name: 'We can’t find this receipt' })).toBeVisible();
  expect(screen.queryByText('T-20261121-0001')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See this loan' })).toHaveAttribute('href', '/loans/loan-1');
  await waitForRequests(portal);
});
