/** @jest-environment node */
import { isInstallmentPaid, recentInstallment } from '#domain/recentInstallment.ts';

import { aServicing } from '../support/backends/borrower.ts';

const paid = (receivedOn: string, changes: object = {}) => ({
  kind: 'installment' as const,
  state: 'succeeded' as const,
  receivedOn,
  ...changes,
});
/** The callers' values assume that today is November 22. */
const record = (daysUntilDueDate: number, dueDate: string, ...recentPayments: ReturnType<typeof paid>[]) => ({
  ...aServicing({ daysUntilDueDate, dueDate }),
  recentPayments,
});

test.each([
  ['today, the next one in a month', 35, '2026-12-27', [paid('2026-11-22')], 'today'],
  ['today, the next one soon', 5, '2026-11-27', [paid('2026-11-22')], 'today'],
  ['two days ago, the next one in a month', 35, '2026-12-27', [paid('2026-11-20')], 'lately'],
  ['three weeks ago, the next one in eleven days', 11, '2026-12-03', [paid('2026-11-01')], 'lately'],
  ['three weeks ago, the next one in ten days', 10, '2026-12-02', [paid('2026-11-01')], 'not'],
  ['five weeks ago', 20, '2026-12-12', [paid('2026-10-18')], 'not'],
  ['three days ago, and overdue all the same', -3, '2026-11-19', [paid('2026-11-19')], 'not'],
  ['a fee only', 35, '2026-12-27', [paid('2026-11-22', { kind: 'fee' })], 'not'],
  ['on its way', 5, '2026-11-27', [paid('2026-11-22', { state: 'running' })], 'running'],
  ['on its way for long', 5, '2026-11-27', [paid('2026-08-22', { state: 'running' })], 'running'],
  [
    'on its way, after another one today',
    35,
    '2026-12-27',
    [paid('2026-11-22'), paid('2026-11-22', { state: 'running' })],
    'running',
  ],
  ['a fee on its way', 5, '2026-11-27', [paid('2026-11-22', { kind: 'fee', state: 'running' })], 'not'],
  ['a fee after an installment', 35, '2026-12-27', [paid('2026-11-22', { kind: 'fee' }), paid('2026-11-20')], 'lately'],
  ['nothing', 35, '2026-12-27', [], 'not'],
])('recent installment: paid %s', (_what, days, due, payments, expected) => {
  const lately = recentInstallment(record(days, due, ...payments));
  expect(lately === null ? 'not' : lately.isProcessing ? 'running' : lately.isToday ? 'today' : 'lately').toBe(expected);
  expect(isInstallmentPaid(lately)).toBe(['today', 'lately'].includes(expected));
});

test('there is no recent installment without the lender’s payments or day count', () => {
  expect(recentInstallment(aServicing())).toBeNull();
  expect(recentInstallment({ ...record(35, '2026-12-27', paid('2026-11-22')), daysUntilDueDate: null })).toBeNull();
});
