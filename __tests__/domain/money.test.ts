/** @jest-environment node */
import fc from 'fast-check';

import { amountDueOf, type ServicingAmounts } from '#domain/amountDue.ts';
import { centsOf, formatCents, formatApiAmount } from '#domain/money.ts';

test('every amount in cents converts to the API format and back', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (cents) => centsOf(formatApiAmount(cents)) === cents));
});

test.each([null, undefined, '', '12', '12.3', '12.345', '1,200.00', 'NaN', '$1.00', '9'.repeat(20) + '.00'])(
  '%p is not an API amount',
  (text) => {
    expect(centsOf(text)).toBeNull();
  },
);

test.each([
  [0, '$0.00'],
  [7, '$0.07'],
  [126414, '$1,264.14'],
  [-2500, '−$25.00'],
  [123456789012, '$1,234,567,890.12'],
])('%p cents is shown as %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

const record = (changes: Partial<ServicingAmounts> = {}): ServicingAmounts => ({
  principalInterestAmount: '1580.17',
  taxInsuranceAmount: '412.50',
  miscellaneousInsurance: '25.00',
  subsidyPayment: '100.00',
  regularMonthlyPayment: '1917.67',
  totalFeesAndCharges: '15.00',
  lateCharges: '79.01',
  delinquentPayment: '1917.67',
  feePaid: '5.00',
  totalAmountDue: '3924.35',
  ...changes,
});

test('lines add up to the cent, with subsidy and paid fees as negative amounts', () => {
  const due = amountDueOf(record());
  expect(due.addsUp).toBe(true);
  expect(due.monthly.find(({ name }) => name === 'subsidyPayment')?.cents).toBe(-10000);
  const lines = [...due.others, ...due.monthly];
  expect(lines.reduce((total, { cents }) => total + (cents ?? 0), 0)).toBe(due.totalCents);
});

test('an unknown amount stays unknown instead of zero', () => {
  const due = amountDueOf(record({ miscellaneousInsurance: null }));
  expect(due.monthly.find(({ name }) => name === 'miscellaneousInsurance')?.cents).toBeNull();
  expect(due.addsUp).toBe(false);
});

test('a total that includes other adjustments does not add up', () => {
  expect(amountDueOf(record({ totalAmountDue: '3924.36' })).addsUp).toBe(false);
});
