/** @jest-environment node */
import { addDays, parseDay } from '#domain/time/dates.ts';
import { lenderToday, getLoanStatus, urgencySortKey, type LoanStatusFields } from '#domain/loanStatus.ts';

const facts = (changes: Partial<LoanStatusFields> = {}): LoanStatusFields => ({
  dueDate: '2026-12-01',
  daysUntilDueDate: 10,
  totalAmountDue: '1842.17',
  lateCharges: '0.00',
  dmiLoanNumber: null,
  newServicer: null,
  newServicerEffectiveDate: null,
  firstPaymentDueDate: null,
  servicedBy: 'LENDER',
  ...changes,
});

test.each<[string, Partial<LoanStatusFields>, string, boolean]>([
  ['within ten days', { daysUntilDueDate: 10 }, 'dueSoon', true],
  ['eleven days off', { daysUntilDueDate: 11 }, 'due', true],
  ['today', { daysUntilDueDate: 0 }, 'dueToday', true],
  ['yesterday', { daysUntilDueDate: -1 }, 'overdue', true],
  ['late with a charge', { daysUntilDueDate: -16, lateCharges: '79.01' }, 'overdueCharged', true],
  ['a month off is the next payment', { daysUntilDueDate: 31 }, 'due', true],
  ['more than a month off is paid ahead', { daysUntilDueDate: 32 }, 'paidAhead', true],
  ['nothing owed', { totalAmountDue: '0.00' }, 'nothingDue', false],
  ['an unknown total is not nothing, and cannot be paid', { totalAmountDue: null }, 'unclear', false],
  ['a servicer that this build does not know', { servicedBy: 'unknown' }, 'unclear', false],
  ['moved today', { newServicer: 'Next', newServicerEffectiveDate: '2026-11-21' }, 'transferred', false],
  ['moves tomorrow', { newServicer: 'Next', newServicerEffectiveDate: '2026-11-22' }, 'dueSoon', true],
  ['at DMI', { servicedBy: 'DMI' }, 'dmi', false],
  ['special servicing', { servicedBy: 'SPECIAL_SERVICING' }, 'specialServicing', false],
])('status of a loan: %s', (_name, changes, status, isPayable) => {
  expect(getLoanStatus(facts(changes))).toMatchObject({ status, isPayable });
});

test('a DMI number means DMI only when the servicer is not given', () => {
  const { servicedBy: _left, ...unsaid } = facts({ dmiLoanNumber: '7781' });
  expect(getLoanStatus(unsaid).status).toBe('dmi');
  expect(getLoanStatus(facts({ dmiLoanNumber: '7781' })).status).toBe('dueSoon');
});

test('a loan without a servicing record is not boarded', () => {
  expect(getLoanStatus(undefined)).toMatchObject({ status: 'notBoarded', isPayable: false });
});

test('the last timely day for a due date of September 1 is September 16', () => {
  expect(getLoanStatus(facts({ dueDate: '2026-09-01' })).lastTimelyDay).toBe('2026-09-16');
});

test.each([
  ['the lender’s own day wins', '2026-09-11', '2026-09-11'],
  ['the lender names the due day itself', '2026-09-01', '2026-09-01'],
  ['a day before the due day is ignored', '2026-08-31', '2026-09-16'],
  ['the lender names none', null, '2026-09-16'],
])('the last timely day: %s', (_what, dateUntilDueDate, day) => {
  expect(getLoanStatus(facts({ dueDate: '2026-09-01', dateUntilDueDate })).lastTimelyDay).toBe(day);
});

test('today follows from the lender’s count of days', () => {
  expect(lenderToday(facts({ dueDate: '2026-03-01', daysUntilDueDate: -1 }))).toBe('2026-03-02');
});

test('overdue loans sort first, and loans paid elsewhere last', () => {
  const order = [
    { ...facts({ daysUntilDueDate: 3 }), name: 'soon' },
    { ...facts({ servicedBy: 'DMI', daysUntilDueDate: -40 }), name: 'elsewhere' },
    { ...facts({ daysUntilDueDate: -5 }), name: 'overdue' },
  ];
  expect(order.sort((one, other) => urgencySortKey(one) - urgencySortKey(other)).map(({ name }) => name)).toEqual([
    'overdue',
    'soon',
    'elsewhere',
  ]);
});

test.each(['2026-02-30', '2026-2-1', '', null, undefined, '2026-02-01T00:00:00Z'])('%p is not a valid day', (text) => {
  expect(parseDay(text)).toBeNull();
  expect(addDays(text, 1)).toBeNull();
});
