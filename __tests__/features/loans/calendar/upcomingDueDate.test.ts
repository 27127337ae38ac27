/** @jest-environment node */
import type { LoanServicing } from '#contract/borrower/loans.ts';
import { upcomingDueDate } from '#features/loans/calendar/AddToCalendar.tsx';

import { aServicing } from '../../../support/backends/borrower.ts';

test.each<[string, Partial<LoanServicing>, string | null]>([
  ['due in ten days', {}, '2026-12-01'],
  ['due in three weeks', { daysUntilDueDate: 21 }, '2026-12-01'],
  ['paid ahead', { dueDate: '2027-01-01', daysUntilDueDate: 41 }, '2027-01-01'],
  ['paid at DMI', { servicedBy: 'DMI' }, null],
  ['due today', { daysUntilDueDate: 0 }, null],
  ['overdue', { daysUntilDueDate: -3 }, null],
  ['paid off', { totalAmountDue: '0.00' }, null],
  ['moved', { newServicer: 'Next', newServicerEffectiveDate: '2026-11-01' }, null],
  ['about to move', { newServicer: 'Next', newServicerEffectiveDate: '2026-12-20' }, '2026-12-01'],
  ['moves before it is due', { newServicer: 'Next', newServicerEffectiveDate: '2026-11-28' }, null],
  ['special servicing', { servicedBy: 'SPECIAL_SERVICING' }, null],
  ['without a due date', { dueDate: null, daysUntilDueDate: null }, null],
])('upcoming due date: %s', (_what, changes, day) => {
  expect(upcomingDueDate(aServicing(changes))).toBe(day);
});

test('a loan that is not boarded has no upcoming due date', () => {
  expect(upcomingDueDate(undefined)).toBeNull();
});
