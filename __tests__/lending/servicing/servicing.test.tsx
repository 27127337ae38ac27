import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';

import { getLoanStatus } from '#domain/loanStatus.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { AmountBreakdown } from '#lending/servicing/AmountBreakdown.tsx';
import { DueLine } from '#lending/servicing/DueLine.tsx';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';

import { aServicing } from '../../support/backends/borrower.ts';

type Changes = Parameters<typeof aServicing>[0];
const show = (changes: Changes, part: 'breakdown' | 'line') => {
  const record = aServicing(changes);
  return render(
    <RawIntlProvider value={createPortalIntl()}>
      {part === 'breakdown' ? (
        <AmountBreakdown record={record} />
      ) : (
        <DueLine record={record} standing={getLoanStatus(record).status} />
      )}
    </RawIntlProvider>,
  );
};
const rows = (container: HTMLElement) =>
  [...container.querySelectorAll('dt')].map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);

test('zeros are omitted except principal and interest, and a monthly total is shown once', () => {
  const { container } = show(
    { principalInterestAmount: '0.00', regularMonthlyPayment: '412.50', totalAmountDue: '412.50' },
    'breakdown',
  );
  expect(rows(container)).toEqual(['Principal and interest: $0.00', 'Taxes and insurance: $412.50', 'Total: $412.50']);
  expect(screen.queryByText(/A dash means/)).not.toBeInTheDocument();
});

const bar = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('.composition-bar > span')].map(
    (part) => `${part.className} ${part.style.flexGrow}`,
  );

test('a monthly payment is a bar with its rows as legend, and small parts are enlarged', () => {
  const { container } = show(
    {
      taxInsuranceAmount: '20.00',
      miscellaneousInsurance: '400.00',
      regularMonthlyPayment: '2000.17',
      totalAmountDue: '2000.17',
    },
    'breakdown',
  );
  expect(bar(container)).toEqual(['chart-1 158017', 'chart-2 3160.34', 'chart-3 40000']);
  expect(container.querySelectorAll('dt .swatch')).toHaveLength(3);
});

test.each<[string, Changes]>([
  ['an amount is not known', { taxInsuranceAmount: null, regularMonthlyPayment: '1580.17', totalAmountDue: '1580.17' }],
  ['more than the month is due', { lateCharges: '79.01', totalAmountDue: '2071.68' }],
  ['the total has other adjustments', { totalAmountDue: '2000.00' }],
  ['a subsidy is taken off', { subsidyPayment: '100.00', regularMonthlyPayment: '1892.67', totalAmountDue: '1892.67' }],
  ['there is one part', { taxInsuranceAmount: '0.00', regularMonthlyPayment: '1580.17', totalAmountDue: '1580.17' }],
])('there is no bar when it would not match the total: %s', (_why, changes) => {
  const { container } = show(changes, 'breakdown');
  expect(bar(container)).toEqual([]);
  expect(container.querySelector('.swatch')).toBeNull();
});

test('all amounts are listed with their sign down to the total', () => {
  const { container } = show(
    {
      miscellaneousInsurance: '10.00',
      subsidyPayment: '100.00',
      regularMonthlyPayment: '1902.67',
      delinquentPayment: '1902.67',
      lateCharges: '79.01',
      totalFeesAndCharges: '50.00',
      feePaid: '25.00',
      totalAmountDue: '3909.35',
    },
    'breakdown',
  );
  expect(rows(container)).toEqual([
    'Principal and interest: $1,580.17',
    'Taxes and insurance: $412.50',
    'Other insurance: $10.00',
    'Subsidy: −$100.00',
    'Regular monthly payment: $1,902.67',
    'Past due payments: $1,902.67',
    'Late charges: $79.01',
    'Fees and other charges: $50.00',
    'Fees already paid: −$25.00',
    'Total: $3,909.35',
  ]);
  expect(screen.queryByText(/includes other adjustments/)).not.toBeInTheDocument();
});

test('an unknown amount is a dash with an explanation', () => {
  show({ taxInsuranceAmount: null, totalAmountDue: null }, 'breakdown');
  expect(screen.getByText(/A dash means that the amount is not known yet./)).toBeVisible();
  expect(screen.queryByText(/includes other adjustments/)).not.toBeInTheDocument();
});

test('a total that the lines do not add up to is the lender’s and says so', () => {
  show({ totalAmountDue: '2000.00' }, 'breakdown');
  expect(screen.getByText(/includes other adjustments that are not listed here/)).toBeVisible();
});

test.each<[string, Changes, string]>([
  ['in ten days', {}, 'Amount due$1,992.67due Tuesday, Dec 1, in 10 days'],
  ['tomorrow', { daysUntilDueDate: 1 }, 'Amount due$1,992.67due Tuesday, Dec 1, in 1 day'],
  ['today', { daysUntilDueDate: 0 }, 'Amount due$1,992.67due today, Tuesday, Dec 1'],
  ['yesterday', { daysUntilDueDate: -1 }, 'Amount due$1,992.67was due Tuesday, Dec 1, 1 day ago'],
  ['paid ahead', { daysUntilDueDate: 40 }, 'Next payment$1,992.67due Tuesday, Dec 1. Nothing is due before then.'],
  ['not known', { dueDate: null, daysUntilDueDate: null }, 'Amount due$1,992.67Due date not known yet'],
])('the due line for a payment due %s', (_name, changes, words) => {
  expect(show(changes, 'line').container.querySelector('.due-line')).toHaveTextContent(words);
});

test.each([
  [
    { streetAddress: '12 Elm Street', city: 'Springfield', state: 'IL', zipCode: '62704' },
    '12 Elm Street, Springfield, IL 62704',
  ],
  [{ streetAddress: '12 Elm Street', city: '', state: '', zipCode: '62704' }, '12 Elm Street, 62704'],
  [{ streetAddress: '', city: '', state: '', zipCode: '' }, ''],
])('an address with missing parts has no gaps: %#', (property, line) => {
  expect(addressLine(property)).toBe(line);
});
