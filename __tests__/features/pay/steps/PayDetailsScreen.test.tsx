import { screen, within } from '@testing-library/react';

import { aLoan, stubLoans, stubProfile } from '../../../support/backends/borrower.ts';
import { aLoanFound, aServicer, stubOwnLoan } from '../../../support/backends/guests.ts';
import { setXsrfCookie, stubPersistentLoan } from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';

beforeEach(() => {
  setXsrfCookie();
  stubProfile();
});

test('the page shows the amount due, its parts, the last timely day and the next step', async () => {
  stubPersistentLoan(aLoan({}, { lateCharges: '79.01', totalAmountDue: '2071.68' }));
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

test('no warning about a late charge is shown once it is owed', async () => {
  stubPersistentLoan(aLoan({}, { daysUntilDueDate: -20, lateCharges: '79.01', totalAmountDue: '2071.68' }));
  renderPortal('/pay/details?loan=loan-1');
  expect(await screen.findByText('Total')).toBeVisible();
  expect(screen.queryByText(/A late charge of/)).not.toBeInTheDocument();
});

test.each<[string, Parameters<typeof aLoan>[1]]>([['with nothing due', { totalAmountDue: '0.00' }]])(
  'a loan %s cannot be paid here, and the page says why',
  async (_name, servicing) => {
    stubPersistentLoan(aLoan({}, servicing));
    renderPortal('/pay/details?loan=loan-1');
    expect(await screen.findByText('This loan can’t be paid here right now')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See this loan' })).toHaveAttribute('href', '/loans/loan-1');
  },
);

test('/pay lists exactly the loans that can be paid here', async () => {
  stubLoans(aLoan(), aLoan({ loanIdentifier: 'loan-2' }, { servicedBy: 'DMI' }), aLoan({ loanIdentifier: 'loan-3' }));
  renderPortal('/pay');
  const links = await screen.findAllByRole('link', { name: /^Pay \$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/pay/details?loan=loan-1', '/pay/details?loan=loan-3']);
  expect(links.map((link) => link.classList.contains('MuiButton-contained'))).toEqual([true, false]);
});

test('/pay with one payable loan opens its amount due without another request', async () => {
  stubLoans(aLoan(), aLoan({ loanIdentifier: 'loan-2' }, { servicedBy: 'DMI' }));
  renderPortal('/pay');
  expect(await screen.findByRole('heading', { name: 'What you owe', level: 1 })).toBeVisible();
  expect(await screen.findAllByText(/Loan ending in 4711/)).not.toHaveLength(0);
  expect(window.location.pathname + window.location.search).toBe('/pay/details?loan=loan-1');
});

test('/pay shows the newest data from the list', async () => {
  stubPersistentLoan(aLoan());
  const { user } = renderPortal('/pay/details?loan=loan-1');
  expect(await screen.findByText('$1,992', { exact: false, selector: '.amount-due' })).toBeVisible();
  stubLoans(aLoan({}, { totalAmountDue: '2222.22' }));
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Pay' }));
  expect(await screen.findByText('$2,222', { exact: false, selector: '.amount-due' })).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/pay/details?loan=loan-1');
});

/** Servicers that take the payments of loans not paid here, with their phone numbers. */
const OTHER_SERVICERS: Record<string, { servicing: Parameters<typeof aLoan>[1]; says: string; card: string; shows: string[] }> = {
  'at DMI': {
    servicing: { servicedBy: 'DMI', dmiLoanNumber: '77001' },
    says: 'DMI takes the payments on this loan for us.',
    card: 'Where to pay',
    shows: ['Pay There', '77001', 'PO Box 1', '(800) 555-0148'],
  },
  'in special servicing': {
    servicing: { servicedBy: 'SPECIAL_SERVICING' },
    says: 'A team that works with you one to one looks after this loan. Please call them before you pay.',
    card: 'Whom to call',
    shows: ['Pay There', '(800) 555-0148'],
  },
  'that moved': {
    servicing: {
      newServicer: 'Harbor Servicing',
      newServicerAddress: '9 Quay Street',
      newServicerPhone: '8005550177',
      newServicerEffectiveDate: '2026-11-01',
    },
    says: 'Harbor Servicing has taken the payments on this loan since Nov 1, 2026.',
    card: 'Your loan’s new servicer',
    shows: ['Harbor Servicing', '9 Quay Street', '(800) 555-0177'],
  },
};
const OTHER_SERVICER_CASES = Object.entries(OTHER_SERVICERS).flatMap(([kind, facts]) =>
  ['/pay', '/pay/details?loan=loan-1', '/pay/mode?loan=loan-1', '/pay/mode?loan=loan-1&step=review'].map(
    (address) => [kind, address, facts] as const,
  ),
);

test.each(OTHER_SERVICER_CASES)(
  'a loan %s, at %s, shows who takes the payments and how to reach them',
  async (_kind, address, facts) => {
    const { servicing, says, card, shows } = facts;
    const loan = aLoan({}, servicing);
    if (address === '/pay') stubLoans(loan);
    else stubPersistentLoan(loan);
    if (card !== 'Your loan’s new servicer')
      stubOwnLoan(aLoanFound({ servicing: loan.loanServicings[0]!, servicer: aServicer() }));
    renderPortal(address);
    expect(await screen.findByText(says)).toBeVisible();
    const region = await screen.findByRole('region', { name: card });
    for (const words of shows) expect(within(region).getByText(words)).toBeVisible();
    // The borrower must call the servicer, because the lender does not take this loan's payments.
    expect(screen.queryByText('Pay by phone')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
    if (address !== '/pay') expect(window.location.pathname).toBe('/pay/details');
  },
);

test('/pay without a payable loan says so', async () => {
  stubLoans();
  renderPortal('/pay');
  expect(await screen.findByText('None of your loans can be paid here right now.')).toBeVisible();
});
