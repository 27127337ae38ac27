/** @jest-environment node */
import { annualPercentageRate, monthlyPaymentCents } from '#domain/amortization.ts';

test.each([
  [20_000_000, 6.5, 360, 126_414],
  [20_000_000, 5.875, 180, 167_424],
  [10_000_000, 6, 180, 84_386],
  [16_500_000, 4.25, 360, 81_170],
  [120_000, 0, 12, 10_000],
])('%d cents at %d%% over %d months are %d cents a month', (loan, rate, months, payment) => {
  expect(monthlyPaymentCents(loan, rate, months)).toBe(payment);
});

test.each([
  // The first example of Regulation Z, appendix J (c)(1): $5,000, 24 payments of $230.
  [500_000, 23_000, 24, 9.69],
  [19_680_000, 167_424, 180, 6.127],
  // More is paid back than was lent by nothing at all.
  [120_000, 10_000, 12, 0],
])('%d cents paid back with %d cents a month, %d times, cost %d%% a year', (financed, payment, months, apr) => {
  expect(annualPercentageRate(financed, payment, months)).toBeCloseTo(apr, apr === 9.69 ? 2 : 3);
});

test('without charges the APR is the rate', () => {
  for (const rate of [0.5, 3.125, 6.5, 12])
    expect(annualPercentageRate(20_000_000, monthlyPaymentCents(20_000_000, rate, 360), 360)).toBeCloseTo(rate, 3);
});
