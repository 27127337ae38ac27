import { screen } from '@testing-library/react';

import { aLoan, stubLoansError, stubLoan, stubLoans, stubProfile } from '../../../support/backends/borrower.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';

beforeEach(() => stubProfile());

const thousand = () =>
  Array.from({ length: 1000 }, (_one, index) =>
    aLoan({
      loanIdentifier: `loan-${index}`,
      loanNumber: String(3_100_100_000 + index),
      property: { streetAddress: `${100 + index} Aspen Way`, city: 'Toledo', state: 'OH', zipCode: '43604' },
    }),
  );

test('one of a thousand loans is found by typing and opened with Enter', async () => {
  const loans = thousand();
  stubLoans(...loans);
  stubLoan(loans[777]);
  const { user } = renderPortal('/loans/top-bar');
  const field = await screen.findByRole('combobox', { name: 'Find a loan' });
  expect(field).toHaveAccessibleDescription(/last 4 digits of a loan number. Up to 50 matches show while you type/);
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();

  await user.click(field);
  expect(document.querySelectorAll('[role=option]')).toHaveLength(50);
  await user.paste('0777');
  expect(screen.getByRole('option')).toHaveTextContent('877 Aspen Way, Toledo, OH 43604Loan ending in 0777');
  expect(screen.getByText('1 loan matches.')).toHaveAttribute('role', 'status');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('877 Aspen Way, Toledo, OH 43604')).toBeVisible();
  expect(window.location.pathname).toBe('/loans/loan-777');
});

test('Escape closes the list, then clears the field, and no match shows a message', async () => {
  stubLoans(aLoan());
  const { user } = renderPortal('/loans/top-bar');
  const field = await screen.findByRole('combobox', { name: 'Find a loan' });
  await user.click(field);
  await user.paste('elsewhere');
  expect(
    screen.getByText('No loan matches. Check the spelling, or type less.', { selector: '.MuiAutocomplete-noOptions' }),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  expect(document.querySelector('.MuiAutocomplete-noOptions')).toBeNull();
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('');
});

test('without a loan the picker links to adding one, and a failed list can be retried', async () => {
  stubLoansError(500, { errors: ['The loan system is resting.'], errorId: 'x' });
  const { user } = renderPortal('/loans/top-bar');
  expect(await screen.findByText('The loan system is resting.')).toBeVisible();
  stubLoans();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You do not have a loan with CCM.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add a loan' })).toHaveAttribute('href', '/loans/add');
});
