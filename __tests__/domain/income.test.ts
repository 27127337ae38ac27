import fc from 'fast-check';

import { totalIncome, jobIncome, type PaystubFacts } from '../../src/domain/income.ts';
import {
  divideHalfUp,
  monthsInHundredths,
  PAYDAYS_PER_YEAR,
  paydaysThrough,
  type PayFrequency,
} from '../../src/domain/payPeriods.ts';

const paid = (changes: Partial<PaystubFacts>): PaystubFacts => ({
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
  ...changes,
});

test.each<[what: string, facts: Partial<PaystubFacts>, monthly: number]>([
  ['weekly 1,000', { payFrequency: 'weekly', gross: 1_000_00 }, 4_333_33],
  ['biweekly 2,000', { payFrequency: 'biweekly', gross: 2_000_00 }, 4_333_33],
  ['semimonthly 3,000', { payFrequency: 'semimonthly', gross: 3_000_00 }, 6_000_00],
  ['monthly 5,000', { payFrequency: 'monthly', gross: 5_000_00 }, 5_000_00],
  ['30 an hour by 40 hours', { payFrequency: 'weekly', rate: 30_00, hours: 40_00 }, 5_200_00],
  ['gross counts before rate by hours, because leave is paid, too', { gross: 2_920_00, rate: 36_50, hours: 72_00 }, 6_326_67],
  ['overtime 6,000 in 3 months', { gross: 0, overtimeYearToDate: 6_000_00 }, 500_00],
  [
    'bonus 12,000 in 6 months',
    { payDate: '2026-06-30', periodEnd: '2026-06-30', gross: 0, bonusYearToDate: 12_000_00 },
    2_000_00,
  ],
])('monthly income: %s', (_what, facts, monthly) => {
  expect(jobIncome([paid(facts)])?.monthly).toBe(monthly);
});

test.each([
  ['17,500 to April 15 with 60,000 the year before', '2026-04-15', 17_500_00, 5_000_00],
  ['2,500 to January 15 with 60,000 the year before', '2026-01-15', 2_500_00, 5_008_01],
])('monthly income by year to date: %s', (_what, periodEnd, grossYearToDate, byYear) => {
  const facts = { payFrequency: 'semimonthly', payDate: periodEnd, periodEnd, gross: 2_500_00, grossYearToDate } as const;
  expect(jobIncome([paid({ ...facts, priorYearGross: 60_000_00 })])?.monthlyByYearToDate).toBe(byYear);
});

describe('when paydays and year to date differ', () => {
  test.each<[what: string, facts: Partial<PaystubFacts>, expected: object]>([
    ['23 paydays of 2,920 fit', { grossYearToDate: 67_160_00 }, { reason: 'fits', monthlyBase: 6_326_67, paydaysSoFar: 23 }],
    ['without a year to date', {}, { reason: 'paydays', monthlyBase: 6_326_67 }],
    ['a year to date of less', { grossYearToDate: 51_150_00 }, { reason: 'yearToDate', monthlyBase: 5_000_00, months: 1023 }],
    ['a job that began in the year', { grossYearToDate: 17_520_00, startedOn: '2026-08-24' }, { reason: 'fits' }],
    ['a year to date of more: pay fell', { grossYearToDate: 80_000_00 }, { reason: 'fell', monthlyBase: 6_326_67 }],
    ['a year to date below the period can’t be right', { grossYearToDate: 1_000_00 }, { reason: 'paydays', yearToDate: null }],
    [
      'two paydays by mid-January are no more than two',
      { payDate: '2026-01-16', periodEnd: '2026-01-10', grossYearToDate: 5_840_00 },
      { reason: 'fits' },
    ],
    [
      'last year was less',
      { grossYearToDate: 67_160_00, priorYearGross: 40_000_00 },
      { reason: 'average', monthlyBase: 4_820_51 },
    ],
    ['last year was more', { grossYearToDate: 67_160_00, priorYearGross: 100_000_00 }, { reason: 'fell', monthlyBase: 6_326_67 }],
  ])('base income: %s', (_what, facts, expected) => {
    expect(jobIncome([paid({ gross: 2_920_00, ...facts })])).toMatchObject(expected);
  });

  test('the newest of two paystubs counts, and a drop is reported', () => {
    const older = paid({ payDate: '2026-10-30', gross: 3_200_00 });
    expect(jobIncome([older, paid({ gross: 2_920_00 })])).toMatchObject({ reason: 'fell', monthlyBase: 6_326_67 });
    expect(jobIncome([paid({ payDate: '2026-03-06', gross: 3_200_00 }), paid({ gross: 2_920_00 })])).toMatchObject({
      reason: 'paydays',
    });
  });
});

test('jobs are added, one employer’s spellings are merged, and an unreadable job leaves the total open', () => {
  const one = { ...paid({ gross: 2_000_00 }), employer: 'Harborlight Tool Works, Inc.' };
  const same = { ...one, employer: 'HARBORLIGHT TOOL WORKS INC', payDate: '2026-10-30' };
  const other = { ...paid({ payFrequency: 'weekly', gross: 1_000_00 }), employer: 'Bay Bakery' };
  expect(totalIncome([one, same, other])).toMatchObject({ jobs: [{}, {}], monthly: 8_666_66, annual: 103_999_92 });
  expect(totalIncome([one, { ...other, gross: null }])).toBeNull();
  expect(totalIncome([])).toBeNull();
});

test('a paystub without gross or hours gives no income', () => {
  expect(jobIncome([paid({ rate: 30_00 })])).toBeNull();
  expect(jobIncome([])).toBeNull();
});

test.each([
  ['2026-01-01', '2026-04-15', 350],
  ['2026-01-01', '2026-01-15', 48],
  ['2026-01-01', '2026-12-31', 1200],
  ['2026-01-01', '2024-12-31', 0],
  ['2026-02-15', '2026-02-28', 50],
  ['2026-01-17', '2026-03-15', 197],
  ['2028-01-01', '2028-02-29', 200],
  ['2026-02-30', '2026-04-01', 0],
])('from %s to %s there are %i hundredths of a month', (from, through, hundredths) => {
  expect(monthsInHundredths(from, through)).toBe(hundredths);
});

test.each<[PayFrequency, string, number]>([
  ['weekly', '2026-01-07', 1],
  ['weekly', '2026-01-08', 2],
  ['biweekly', '2026-11-13', 23],
  ['semimonthly', '2026-01-15', 1],
  ['semimonthly', '2026-11-30', 22],
  ['monthly', '2026-11-30', 11],
])('paydays so far: %s through %s', (frequency, payDate, count) => {
  expect(paydaysThrough(frequency, '2026-01-01', payDate)).toBe(count);
});

const facts = fc.record({
  payFrequency: fc.constantFrom<PayFrequency>('weekly', 'biweekly', 'semimonthly', 'monthly'),
  gross: fc.integer({ min: 1, max: 5_000_000 }),
  grossYearToDate: fc.option(fc.integer({ min: 0, max: 100_000_000 })),
  priorYearGross: fc.option(fc.integer({ min: 0, max: 100_000_000 })),
});

test('base income never exceeds the paydays, nor a clearly lower year average', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const income = jobIncome([paid(given)]);
      expect(income?.monthlyBase).toBeLessThanOrEqual(divideHalfUp(given.gross * PAYDAYS_PER_YEAR[given.payFrequency], 12));
      if (income?.reason === 'average') expect(income.monthlyBase).toBe(income.monthlyByYearToDate);
    }),
  );
});
