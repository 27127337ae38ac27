/** @jest-environment node */
/** Banking days, checked against the Federal Reserve's published dates and the lender's cut-off hour. */
import { addBankingDays, bankHolidays, creditDayOf, isBankingDay } from '../../../sandbox/base/clock/bankCalendar.ts';
import { newTransactionIdentifier } from '../../../sandbox/areas/payment/charge/claim.ts';

/** Bank holidays. One on a Saturday is listed on its own day, because it is not moved to Friday. */
test.each([
  [2021, ['01-01', '01-18', '02-15', '05-31', '07-05', '09-06', '10-11', '11-11', '11-25', '12-25']],
  [2026, ['01-01', '01-19', '02-16', '05-25', '06-19', '07-04', '09-07', '10-12', '11-11', '11-26', '12-25']],
  [2027, ['01-01', '01-18', '02-15', '05-31', '06-19', '07-05', '09-06', '10-11', '11-11', '11-25', '12-25']],
])('the bank holidays of %i are known', (year, days) => {
  expect(bankHolidays(year)).toEqual(days.map((day) => `${year}-${day}`));
});

test('a Saturday holiday keeps Friday open, and a Sunday holiday closes Monday', () => {
  expect([
    isBankingDay('2026-07-03'),
    isBankingDay('2026-07-04'),
    isBankingDay('2027-07-04'),
    isBankingDay('2027-07-05'),
  ]).toEqual([true, false, false, false]);
});

test.each([
  ['2026-07-02', 1, '2026-07-03'],
  ['2026-07-03', 1, '2026-07-06'],
  ['2026-12-24', 1, '2026-12-28'],
  ['2026-01-16', 1, '2026-01-20'],
  ['2026-11-25', 1, '2026-11-27'],
  ['2026-10-09', 2, '2026-10-14'],
  ['2022-06-17', 1, '2022-06-21'],
  ['2021-07-02', 2, '2021-07-07'],
  ['2026-12-31', 1, '2027-01-04'],
  ['2026-10-10', 0, '2026-10-13'],
  ['2026-10-10', 1, '2026-10-13'],
  ['2026-10-10', 2, '2026-10-14'],
])('%s plus %i banking days is %s', (day, count, result) => {
  expect(addBankingDays(day, count)).toBe(result);
});

test.each([
  ['just before the cut-off, in summer', '2026-07-02T20:59:59.999Z', '2026-07-02'],
  ['at the cut-off, in summer', '2026-07-02T21:00:00Z', '2026-07-03'],
  ['just before the cut-off, in winter', '2026-12-24T21:59:59Z', '2026-12-24'],
  ['at the cut-off, in winter, before Christmas and a weekend', '2026-12-24T22:00:00Z', '2026-12-28'],
  ['after midnight in UTC, still the evening before for the lender', '2026-07-03T02:00:00Z', '2026-07-03'],
  ['on a Saturday morning', '2026-07-04T13:00:00Z', '2026-07-06'],
  ['on a Saturday evening', '2026-07-05T01:00:00Z', '2026-07-06'],
  ['on a Friday evening before a holiday', '2026-01-16T23:30:00Z', '2026-01-20'],
  ['just after midnight on a banking day', '2026-07-02T04:00:00Z', '2026-07-02'],
])('credit day of a payment %s', (_when, instant, day) => {
  expect(creditDayOf(new Date(instant), 17)).toBe(day);
});

test('transaction numbers are easy to read aloud and unique', () => {
  const some = Array.from({ length: 2000 }, newTransactionIdentifier);
  for (const one of some) expect(one).toMatch(/^CCM-[2-9A-HJKMNP-TW-Z]{4}-[2-9A-HJKMNP-TW-Z]{4}$/);
  expect(new Set(some).size).toBe(some.length);
});
