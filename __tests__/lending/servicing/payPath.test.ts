/** @jest-environment node */
import type { LoanServicing } from '#contract/borrower/loans.ts';
import { payPath } from '#lending/servicing/payPath.ts';

import { aLoan, aRecentPayment } from '../../support/backends/borrower.ts';

const METHOD = '/pay/mode?loan=loan-1';
const OWED = '/pay/details?loan=loan-1';

// Today is November 21, 2026.
test.each<[string, Partial<LoanServicing>, boolean, string]>([
  ['what is due', {}, false, METHOD],
  ['with a late charge, which the list names', { lateCharges: '79.01', totalAmountDue: '2071.68' }, false, METHOD],
  ['with missed payments', { delinquentPayment: '1992.67', totalAmountDue: '3985.34' }, false, OWED],
  ['with missed payments, where the sum is shown', { delinquentPayment: '1992.67', totalAmountDue: '3985.34' }, true, METHOD],
  ['with other adjustments', { totalAmountDue: '2000.00' }, false, OWED],
  ['paid today, so that this is the next one', { recentPayments: [aRecentPayment('2026-11-21')] }, true, OWED],
  ['paid ahead', { daysUntilDueDate: 40 }, true, OWED],
])('first payment step for a loan: %s', (_what, record, showsSum, address) => {
  expect(payPath(aLoan({}, record), showsSum)).toBe(address);
});

test('first payment step for a loan that is not set up', () => expect(payPath(aLoan({ loanServicings: [] }), true)).toBe(OWED));
