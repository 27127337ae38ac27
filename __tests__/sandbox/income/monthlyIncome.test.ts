/** @jest-environment node */
/** The lender's own income calculation, and that the portal's gives the same result. */
import fc from 'fast-check';

import {
  monthsBetweenInHundredths,
  needsStartDate,
  monthlyIncome,
  type PaystubValues,
} from '../../../sandbox/areas/income/check/monthlyIncome.ts';
import { totalIncome } from '../../../src/domain/income.ts';

const paid = (facts: Partial<PaystubValues>): PaystubValues => ({
  employer: 'Harborlight Tool Works, Inc.',
  payFrequency: 'biweekly',
  payDate: '2026-11-13',
  periodEnd: '2026-11-07',
  gross: null,
  overtime: null,
  bonus: null,
  rate: null,
  hours: null,
  grossYearToDate: null,
  overtimeYearToDate: null,
  bonusYearToDate: null,
  startedOn: null,
  priorYearGross: null,
  ...facts,
});
const april = { payFrequency: 'semimonthly', payDate: '2026-04-15', periodEnd: '2026-04-15' } as const;
const january = { payFrequency: 'semimonthly', payDate: '2026-01-15', periodEnd: '2026-01-15' } as const;

test.each<[what: string, facts: Partial<PaystubValues>, cents: number]>([
  ['weekly 1,000', { payFrequency: 'weekly', gross: 1_000_00 }, 4_333_33],
  ['biweekly 2,000', { gross: 2_000_00 }, 4_333_33],
  ['semimonthly 3,000', { payFrequency: 'semimonthly', gross: 3_000_00 }, 6_000_00],
  ['monthly 5,000', { payFrequency: 'monthly', gross: 5_000_00 }, 5_000_00],
  ['30 an hour by 40 hours a week', { payFrequency: 'weekly', rate: 30_00, hours: 40_00 }, 5_200_00],
  ['gross before rate by hours', { gross: 2_920_00, rate: 36_50, hours: 72_00 }, 6_326_67],
  ['gross without overtime and bonus', { gross: 2_600_00, overtime: 500_00, bonus: 100_00 }, 4_333_33],
  [
    'bonus 12,000 in 6 months',
    { payDate: '2026-06-30', periodEnd: '2026-06-30', gross: 0, bonusYearToDate: 12_000_00 },
    2_000_00,
  ],
  ['overtime 6,000 of the year', { gross: 0, overtimeYearToDate: 6_000_00 }, 500_00],
  [
    '17,500 through April 15, 60,000 the year before',
    { ...april, gross: 2_700_00, grossYearToDate: 17_500_00, priorYearGross: 60_000_00 },
    5_000_00,
  ],
  [
    '2,500 through January 15, 60,000 the year before',
    { ...january, gross: 2_500_00, grossYearToDate: 2_500_00, priorYearGross: 60_000_00 },
    5_000_00,
  ],
  [
    'the same, where the paydays come to clearly more',
    { ...january, gross: 2_700_00, grossYearToDate: 2_700_00, priorYearGross: 57_600_00 },
    4_831_73,
  ],
  ['a year to date of less', { gross: 2_920_00, grossYearToDate: 51_150_00 }, 5_000_00],
  ['a year to date of more', { gross: 2_920_00, grossYearToDate: 80_000_00 }, 6_326_67],
  ['a year to date below the period', { gross: 2_920_00, grossYearToDate: 1_000_00 }, 6_326_67],
])('monthly income: %s', (_what, facts, cents) => {
  expect(monthlyIncome([paid(facts)])).toBe(cents);
});

test.each([
  ['2026-01-01', '2026-04-15', 350],
  ['2026-01-01', '2026-01-15', 48],
  ['2028-01-01', '2028-02-29', 200],
  ['2026-04-16', '2026-04-15', 0],
])('from %s through %s there are %i hundredths of a month', (from, through, hundredths) => {
  expect(monthsBetweenInHundredths(from, through)).toBe(hundredths);
});

test('jobs are added, each by its newest paystub, and an unreadable one leaves the total open', () => {
  const one = paid({ gross: 2_000_00 });
  const older = paid({ employer: 'HARBORLIGHT TOOL WORKS INC', payDate: '2026-10-30', gross: 9_000_00 });
  const other = paid({ employer: 'Bay Bakery', payFrequency: 'weekly', gross: 1_000_00 });
  expect(monthlyIncome([older, one, other])).toBe(8_666_66);
  expect(monthlyIncome([one, { ...other, gross: null }])).toBeNull();
  expect(monthlyIncome([])).toBeNull();
});

test.each<[what: string, facts: Partial<PaystubValues>, isOpen: boolean, cents: number]>([
  ['a year to date that means less', {}, true, 2_500_00],
  ['the same with a job of many years', { startedOn: '2019-05-01' }, false, 2_500_00],
  ['the same with a job since July, counting months from then', { startedOn: '2026-07-01' }, false, 5_000_00],
  ['the same with last year’s pay', { priorYearGross: 60_000_00 }, false, 3_863_64],
  ['a year to date that fits', { grossYearToDate: 50_000_00 }, false, 5_000_00],
  ['no year to date', { grossYearToDate: null }, false, 5_000_00],
])('whether a start date is needed: %s', (_what, facts, isOpen, cents) => {
  const paystub = { payFrequency: 'monthly', payDate: '2026-10-31', periodEnd: '2026-10-31', gross: 5_000_00, ...facts } as const;
  const all = [paid({ grossYearToDate: 25_000_00, ...paystub })];
  expect([needsStartDate(all), monthlyIncome(all)]).toEqual([isOpen, cents]);
});

const cents = (max: number) => fc.option(fc.integer({ min: 0, max }));
const day = fc
  .integer({ min: 0, max: 1400 })
  .map((days) => new Date(Date.UTC(2024, 11, 1) + days * 86_400_000).toISOString().slice(0, 10));

test('portal and lender compute the same income from random paystubs', () => {
  const paystub = fc.record({
    employer: fc.constantFrom('Harborlight Tool Works, Inc.', 'harborlight tool works inc', 'Bay Bakery', 'Café Nord', ''),
    payFrequency: fc.constantFrom<PaystubValues['payFrequency']>('weekly', 'biweekly', 'semimonthly', 'monthly'),
    payDate: day,
    periodEnd: fc.option(day),
    gross: cents(999_999_999),
    overtime: cents(200_000),
    bonus: cents(200_000),
    rate: cents(999_999_999),
    hours: cents(74_400),
    grossYearToDate: cents(20_000_000),
    overtimeYearToDate: cents(3_000_000),
    bonusYearToDate: cents(3_000_000),
    startedOn: fc.option(day),
    priorYearGross: cents(999_999_999),
  });
  /** Generates amounts that nearly fit together, so that small differences occur. */
  const likely = paystub.chain((one) =>
    fc
      .record({ gross: fc.integer({ min: 1, max: 500_000 }), periods: fc.integer({ min: 0, max: 54 }) })
      .map(({ gross, periods }) => ({
        ...one,
        gross,
        overtime: null,
        bonus: null,
        grossYearToDate: gross * periods,
        priorYearGross: one.priorYearGross === null ? null : gross * 25,
      })),
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(paystub, likely), { maxLength: 4 }), (paystubs) => {
      const income = totalIncome(paystubs);
      expect(monthlyIncome(paystubs)).toBe(income?.monthly ?? null);
      if (income) expect(needsStartDate(paystubs)).toBe(income.jobs.some(({ income: job }) => job.needsStartDate));
    }),
    { numRuns: 2000 },
  );
});
