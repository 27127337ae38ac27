import { screen } from '@testing-library/react';

import { aLoan, hasLoans, hasProfile } from '../../../support/backends/borrower.ts';
import { hasXsrfCookie, servesLoan } from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';

beforeEach(() => {
  hasXsrfCookie();
  hasProfile();
});

test('what is owed, broken down, until when it is in time, and the way on', async () => {
  servesLoan(aLoan({}, { lateCharges: '79.01', totalAmountDue: '2071.68' }));
  renderPortal('/pay/details?loan=loan-1');
  expect(await screen.findByText('Loan ending in 4711', { exact: false })).toBeVisible();
  expect(screen.getByText('Principal and interest').nextElementSibling).toHaveTextContent('$1,580.17');
  expect(screen.getByText('Taxes and insurance').nextElementSibling).toHaveTextContent('$412.50');
  expect(screen.getByText('Regular monthly payment').nextElementSibling).toHaveTextContent('$1,992.67');
  expect(screen.getByText('Late charges').nextElementSibling).toHaveTextContent('$79.01');
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('$2,071.68');
  expect(screen.getByText('A late charge of $79.01 applies if we receive it after Dec 16, 2026.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/pay/mode?loan=loan-1');
});

test('once the late charge is owed nobody is warned of it', async () => {
  servesLoan(aLoan({}, { daysUntilDueDate: -20, lateCharges: '79.01', totalAmountDue: '2071.68' }));
  renderPortal('/pay/details?loan=loan-1');
  expect(await screen.findByText('Total')).toBeVisible();
  expect(screen.queryByText(/A late charge of/)).not.toBeInTheDocument();
});

test.each<[string, Parameters<typeof aLoan>[1]]>([
  ['at another servicer', { servicedBy: 'DMI' }],
  ['with nothing due', { totalAmountDue: '0.00' }],
])('a loan %s cannot be paid here, and its page says why', async (_name, servicing) => {
  servesLoan(aLoan({}, servicing));
  renderPortal('/pay/details?loan=loan-1');
  expect(await screen.findByText('This loan can’t be paid here right now')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See this loan' })).toHaveAttribute('href', '/loans/loan-1');
});

test('/pay: every loan that can be paid here, and no other', async () => {
  hasLoans(aLoan(), aLoan({ loanIdentifier: 'loan-2' }, { servicedBy: 'DMI' }), aLoan({ loanIdentifier: 'loan-3' }));
  renderPortal('/pay');
  const links = await screen.findAllByRole('link', { name: /^Pay \$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/pay/details?loan=loan-1', '/pay/details?loan=loan-3']);
});

test('/pay with one loan that can be paid leads to what is owed on it', async () => {
  hasLoans(aLoan(), aLoan({ loanIdentifier: 'loan-2' }, { servicedBy: 'DMI' }));
  servesLoan(aLoan());
  renderPortal('/pay');
  expect(await screen.findByRole('heading', { name: 'What you owe', level: 1 })).toBeVisible();
  expect(await screen.findAllByText(/Loan ending in 4711/)).not.toHaveLength(0);
  expect(window.location.pathname + window.location.search).toBe('/pay/details?loan=loan-1');
});

test('/pay with a loan at DMI alone leads to where to pay it, and promises nothing about paying here', async () => {
  hasLoans(aLoan({ loanIdentifier: 'loan-2' }, { servicedBy: 'DMI' }));
  renderPortal('/pay');
  const link = await screen.findByRole('link', { name: 'See where to pay for 12 Elm Street, Springfield, IL 62704' });
  expect(link).toHaveAttribute('href', '/loans/loan-2');
  expect(screen.queryByText('Paying here costs nothing extra.')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Questions for us' })).toBeVisible();
});

test('/pay without a loan to pay says so', async () => {
  hasLoans();
  renderPortal('/pay');
  expect(await screen.findByText('None of your loans can be paid here right now.')).toBeVisible();
});
