import { screen, within } from '@testing-library/react';

import type { RecentPayment } from '#contract/borrower/loans.ts';
import { aLoan, aRecentPayment, stubLoan, stubLoans, stubProfile } from '../../../support/backends/borrower.ts';
import { setXsrfCookie } from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';
import { matchFullText } from '../../../support/matchFullText.ts';

/** Today is November 21 for the lender, 36 days before the due date of December 27. */
const paidLoan = (...recentPayments: RecentPayment[]) =>
  aLoan({}, { dueDate: '2026-12-27', daysUntilDueDate: 36, recentPayments });
const today = aRecentPayment('2026-11-21');
const receipt = '/loans/loan-1/receipts/b4b0b3ae-0000-4000-8000-00000000000a';

beforeEach(() => {
  setXsrfCookie();
  stubProfile();
});

test('a loan paid today shows the receipt, the next payment and a secondary pay button', async () => {
  stubLoans(paidLoan(today));
  renderPortal('/loans');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('You paid $1,992.67 today.')).toBeVisible();
  expect(card.getByRole('link', { name: /^See the receipt/ })).toHaveAttribute('href', receipt);
  expect(card.getByText('Next payment')).toBeVisible();
  expect(card.getByText(matchFullText('due Sunday, Dec 27. Nothing is due before then.', 'due-line-words'))).toBeVisible();
  expect(card.getByRole('link', { name: /^Pay ahead/ })).toHaveClass('MuiButton-outlined');
  expect(card.queryByRole('link', { name: /^Pay \$/ })).not.toBeInTheDocument();
});

test('details list payments made here, with receipts only for the borrower’s own', async () => {
  stubLoan(
    paidLoan(
      today,
      aRecentPayment('2026-11-20', { reference: null, method: null, amount: '575.00', kind: 'fee' }),
      aRecentPayment('2026-10-27', { reference: null, method: null }),
      aRecentPayment('2026-09-27', { reference: 'r-2', method: { type: 'ACH', issuerName: 'First Bank', lastFour: '6789' } }),
    ),
  );
  renderPortal('/loans/loan-1');
  expect(await screen.findByText('You paid $1,992.67 today.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'How the next payment adds up' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay ahead' })).toHaveClass('MuiButton-outlined');
  const rows = within(screen.getByRole('heading', { name: 'Payments made here' }).closest('section')!).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Nov 21, 2026Visa ending in 4242$1,992.67',
    'Nov 20, 2026Fee · Paid by somebody else$575.00',
    'Oct 27, 2026Paid by somebody else$1,992.67',
    'Sep 27, 2026First Bank ending in 6789$1,992.67',
  ]);
  expect(rows.map((row) => within(row).queryByRole('link')?.getAttribute('href') ?? null)).toEqual([
    receipt,
    null,
    null,
    '/loans/loan-1/receipts/r-2',
  ]);
});

test('a payment in progress has no receipt yet', async () => {
  stubLoan(paidLoan(aRecentPayment('2026-11-21', { state: 'running', creditedOn: null })));
  renderPortal('/loans/loan-1');
  expect(await screen.findByText('On its way · Visa ending in 4242')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Receipt/ })).not.toBeInTheDocument();
});

test.each([
  ['running', false],
  ['succeeded', true],
] as const)('an overdue payment is called missed unless another is in progress: %s', async (state, isMissed) => {
  const made = aRecentPayment('2026-10-20', { state, ...(state === 'running' ? { creditedOn: null } : {}) });
  stubLoans(aLoan({}, { dueDate: '2026-11-19', daysUntilDueDate: -2, recentPayments: [made] }));
  renderPortal('/loans');
  await screen.findByRole('article');
  expect(screen.queryByText('Your payment for November is not paid yet.') !== null).toBe(isMissed);
});

test('without recent payments from the lender, none are mentioned', async () => {
  stubLoan(aLoan());
  renderPortal('/loans/loan-1');
  expect(await screen.findByRole('link', { name: 'Pay $1,992.67' })).toHaveClass('MuiButton-contained');
  expect(screen.queryByText('Payments made here')).not.toBeInTheDocument();
});
