/** @jest-environment node */
import { missedInstallments } from '#domain/missedInstallments.ts';

import { aServicing } from '../support/backends/borrower.ts';

const DAY_MS = 86_400_000;
/** Today is November 22, and the monthly payment is $1,992.67. */
const missed = (dueDate: string, delinquentPayment: string | null, changes: object = {}) =>
  missedInstallments(
    aServicing({
      dueDate,
      daysUntilDueDate: (Date.parse(dueDate) - Date.parse('2026-11-22')) / DAY_MS,
      regularMonthlyPayment: '1992.67',
      delinquentPayment,
      ...changes,
    }),
  );

test.each([
  ['the one that is overdue', '2026-11-01', '0.00', ['2026-11-01']],
  ['one month, with the next installment due later this month', '2026-10-31', '0.00', ['2026-10-01']],
  ['two', '2026-10-15', '1992.67', ['2026-10-01', '2026-11-01']],
  ['six', '2026-06-01', '9963.35', ['2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01']],
  ['more than are listed', '2026-05-01', '11956.02', []],
  ['an amount that is not whole payments', '2026-10-15', '2000.00', []],
  ['an amount that is not known', '2026-10-15', null, []],
  ['an amount for fewer months than have passed', '2026-09-15', '0.00', []],
  ['an amount for more months than have passed', '2026-11-01', '1992.67', []],
  ['none, before the due date', '2026-12-01', '0.00', []],
])('missed installments: %s', (_what, dueDate, delinquent, months) => {
  expect(missed(dueDate, delinquent)).toEqual(months);
});

test('no missed installment is listed without a monthly payment', () => {
  expect(missed('2026-11-01', '0.00', { regularMonthlyPayment: null })).toEqual([]);
});
