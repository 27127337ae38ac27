/**
 * When the lender's record shows that an installment's payment is in progress, every page where the loan can be paid says so and asks for
 * confirmation before a second payment.
 */
import { screen, within } from '@testing-library/react';

import { aLoan, aRecentPayment, stubLoans, stubProfile } from '../../../support/backends/borrower.ts';
import { aSavedCard, stubMethods, setXsrfCookie, stubPersistentLoan } from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';
import { openReview, payButton } from '../payJourney.tsx';

const running = aLoan({}, { recentPayments: [aRecentPayment('2026-11-21', { state: 'running' })] });
const another = { ...running, loanIdentifier: 'loan-2' };

const PLACES: [string, string, RegExp, () => void][] = [
  ['the loan list', '/loans', /A payment of \$1,992\.67 is on its way/, () => stubLoans(running)],
  ['the payment loan list', '/pay', /A payment of \$1,992\.67 is on its way/, () => stubLoans(running, another)],
  ['the loan details page', '/loans/loan-1', /A payment of \$1,992\.67 is on its way/, () => stubPersistentLoan(running)],
  [
    'the amount due page',
    '/pay/details?loan=loan-1',
    /A payment of \$1,992\.67 is on its way/,
    () => stubPersistentLoan(running),
  ],
  [
    'the method step',
    '/pay/mode?loan=loan-1',
    /A payment of \$1,992\.67 on this loan is on its way/,
    () => {
      stubPersistentLoan(running);
      stubMethods([aSavedCard()]);
    },
  ],
];

test.each(PLACES)('%s mentions the payment in progress, and no Pay button is filled', async (_where, address, words, serves) => {
  setXsrfCookie();
  stubProfile();
  serves();
  renderPortal(address);
  expect((await screen.findAllByText(words))[0]).toBeVisible();
  for (const way of screen.queryAllByRole('link', { name: /^Pay \$/ })) expect(way).not.toHaveClass('MuiButton-contained');
});

test('the review mentions the payment in progress and asks for confirmation', async () => {
  const { user } = await openReview(undefined, running);
  expect(screen.getByText(/A payment of \$1,992\.67 on this loan is on its way/)).toBeVisible();
  await user.click(payButton()); // a sent payment would fail the test
  const dialog = await screen.findByRole('alertdialog', { name: 'Pay another $1,992.67?' });
  expect(within(dialog).getByText(/This would be another payment/)).toBeVisible();
});
