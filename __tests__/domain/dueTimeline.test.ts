/** @jest-environment node */
import { dueTimelineOf } from '#domain/dueTimeline.ts';

import { aServicing } from '../support/backends/borrower.ts';

/** The callers' values assume that today is November 22. */
const track = (daysUntilDueDate: number, dueDate: string, changes: object = {}) => {
  const found = dueTimelineOf(aServicing({ daysUntilDueDate, dueDate, ...changes }));
  if (found === null) return null;
  const days = found.points.map(({ marks, date }) => `${marks.join('+')} ${date.slice(5)}`);
  return [...days, `${found.secondPointPercent}%`, `${found.phase}, solid to ${found.solidTo}`];
};

test.each([
  ['in nine days', 9, '2026-12-01', ['today 11-22', 'due 12-01', 'lastTimelyDay 12-16', '37.5%', 'ahead, solid to middle']],
  ['tomorrow', 1, '2026-11-23', ['today 11-22', 'due 11-23', 'lastTimelyDay 12-08', '6.3%', 'ahead, solid to middle']],
  ['today', 0, '2026-11-22', ['due+today 11-22', 'lastTimelyDay 12-07', '100%', 'ahead, solid to none']],
  ['six days ago', -6, '2026-11-16', ['due 11-16', 'today 11-22', 'lastTimelyDay 12-01', '40%', 'grace, solid to middle']],
  ['15 days ago', -15, '2026-11-07', ['due 11-07', 'lastTimelyDay+today 11-22', '100%', 'grace, solid to end']],
  ['16 days ago', -16, '2026-11-06', ['due 11-06', 'lastTimelyDay 11-21', 'today 11-22', '93.8%', 'late, solid to end']],
  ['three weeks ago', -21, '2026-11-01', ['due 11-01', 'lastTimelyDay 11-16', 'today 11-22', '71.4%', 'late, solid to end']],
])('timeline for a payment due %s', (_when, days, due, expected) => {
  expect(track(days, due)).toEqual(expected);
});

test.each([
  ['paid ahead', 40, { dueDate: '2027-01-01' }],
  ['no due date', 9, { dueDate: null }],
  ['no day count', 9, { daysUntilDueDate: null }],
  ['nothing due', 9, { totalAmountDue: '0.00' }],
  ['paid elsewhere', 9, { servicedBy: 'DMI' }],
  ['no late charge', 9, { lateChargeAmount: '0.00' }],
  ['paid today', 9, { recentPayments: [{ kind: 'installment', state: 'succeeded', receivedOn: '2026-11-22' }] }],
])('no timeline is shown: %s', (_why, days, changes) => {
  expect(track(days, '2026-12-01', changes)).toBeNull();
});
