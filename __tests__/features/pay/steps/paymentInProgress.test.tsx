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
  ['the list', '/loans', /A payment of \$1,992\.67 is on its way/, () => stubLoans(running)],
  ['the list of several', '/pay', /A payment of \$1,992\.67 is on its way/, () => stubLoans(running, another)],
  ['the loan', '/loans/loan-1', /A payment of \$1,992\.67 is on its way/, () => stubPersistentLoan(running)],
  ['what is owed', '/pay/details?loan=loan-1', /A payment of \$1,992\.67 is on its way/, () => stubPersistentLoan(running)],
  [
    'the choice of a method',
    '/pay/mode?loan=loan-1',
    /A payment of \$1,992\.67 on this loan is on its way/,
    () => {
      stubPersistentLoan(running);
      stubMethods([aSavedCard()]);
    },
  ],
];

test.each(PLACES)('%s tells it, and offers no payment as the first thing to do', async (_where, address, words, serves) => {
  setXsrfCookie();
  stubProfile();
  serves();
  renderPortal(address);
  expect((await screen.findAllByText(words))[0]).toBeVisible();
  for (const way of screen.queryAllByRole('link', { name: /^Pay \$/ })) expect(way).not.toHaveClass('MuiButton-contained');
});

test('the review tells it, and Pay asks once more', async () => {
  const { user } = await openReview(undefined, running);
  expect(screen.getByText(/A payment of \$1,992\.67 on this loan is on its way/)).toBeVisible();
  await user.click(payButton()); // a sent payment would fail the test
  const dialog = await screen.findByRole('alertdialog', { name: 'Pay another $1,992.67?' });
  expect(within(dialog).getByText(/This would be another payment/)).toBeVisible();
});
