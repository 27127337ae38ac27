import { screen, within } from '@testing-library/react';

import type { LoanContact } from '#contract/borrower/loans.ts';
import { aLoan, stubLoan, stubLoans, stubProfile } from '../../../support/backends/borrower.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';

const contact = (firstName: string, role: LoanContact['role'], more: Partial<LoanContact> = {}): LoanContact => ({
  firstName,
  lastName: 'Borrower',
  emailAddress: `${firstName.toLowerCase()}@example.com`,
  role,
  ...more,
});
const about = () => screen.findByRole('region', { name: 'About this loan' });
const valueOf = (card: HTMLElement, label: string) => within(card).getByText(label).closest('div')!;

beforeEach(() => {
  stubProfile();
});

test('each loan number shows its use and a copy button', async () => {
  stubLoan(aLoan({}, { dmiLoanNumber: '1467200311', encompassLoanNumber: '2400004711' }));
  renderPortal('/loans/loan-1');
  const card = await about();
  for (const [label, number, use] of [
    ['Loan number', '1000004711', 'Use it when you pay or call us.'],
    ['DMI loan number', '1467200311', 'DMI’s number for this loan. Use it when you pay DMI.'],
    ['Application number', '2400004711', 'Your loan officer may ask for it.'],
  ] as const) {
    expect(valueOf(card, label)).toHaveTextContent(number);
    expect(within(valueOf(card, label)).getByText(use)).toBeVisible();
    expect(within(card).getByRole('button', { name: `Copy ${label}` })).toBeVisible();
  }
});

test('details show newer data from the list without another request', async () => {
  stubLoan(aLoan());
  const { user } = renderPortal('/loans/loan-1');
  expect(await screen.findByText('$1,992', { exact: false, selector: '.amount-due' })).toBeVisible();
  stubLoans(aLoan({}, { totalAmountDue: '2222.22' }));
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Loans' }));
  await user.click(await screen.findByRole('link', { name: /^See loan details/ }));
  expect(await about()).toBeVisible();
  expect(screen.getByText('$2,222', { exact: false, selector: '.amount-due' })).toBeVisible();
});

test('with another servicer, the lender’s loan number is only for calls', async () => {
  stubLoan(aLoan({}, { newServicer: 'Next Home Loans', newServicerEffectiveDate: '2026-11-01' }));
  renderPortal('/loans/loan-1');
  expect(within(valueOf(await about(), 'Loan number')).getByText('Use it when you call us.')).toBeVisible();
});

test('borrower and co-borrowers are named, and the loan officer has a card', async () => {
  stubLoan(
    aLoan({
      contacts: [
        contact('Ada', 'BORROWER'),
        contact('Ben', 'CO_BORROWER'),
        contact('Cleo', 'CO_BORROWER'),
        contact('Jo', 'LOAN_OFFICER', { lastName: 'Marsh', nmlsId: '1234567', phone: '2165550171' }),
      ],
    }),
  );
  renderPortal('/loans/loan-1');
  const card = await about();
  expect(valueOf(card, 'Borrower')).toHaveTextContent(/^BorrowerAda Borrower$/);
  expect(valueOf(card, 'Co-borrowers')).toHaveTextContent('Ben Borrower and Cleo Borrower');
  expect(within(card).queryByText(/Marsh/)).not.toBeInTheDocument();
  const officer = screen.getByRole('region', { name: 'Your loan officer' });
  expect(officer).toHaveTextContent(/Jo Marsh.*1234567/);
  expect(within(officer).getByRole('link', { name: '(216) 555-0171' })).toBeVisible();
});

test('a loan being set up shows number and people, but no mailing address', async () => {
  stubLoan(aLoan({ loanServicings: [] }));
  renderPortal('/loans/loan-1');
  const card = await about();
  expect(valueOf(card, 'Loan number')).toHaveTextContent('1000004711');
  expect(within(card).queryByText('Mail goes to')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Your loan officer' })).not.toBeInTheDocument();
});

test('a calendar file that cannot be made shows an error', async () => {
  stubLoan(aLoan({}, { dueDate: '2026-02-30' }));
  const { user } = renderPortal('/loans/loan-1');
  await user.click(await screen.findByRole('button', { name: 'Add due date to calendar' }));
  expect(await screen.findByText(/We could not make the calendar file/)).toBeVisible();
});
