/** @jest-environment node */
/** Formulas behind the seeded loan scenarios, checked against published examples. */
import { toScenario } from '../../../sandbox/areas/scenarios/seeds.ts';
import { annualPercentageRate, levelPayment } from '../../../sandbox/lender/rates/loanMath.ts';

test.each([
  [180_000, 4.25, 360, 885.49],
  [180_000, 4.375, 360, 898.71],
  [180_000, 0, 360, 500],
  [200_000, 6.5, 360, 1264.14],
  [250_000, 6.5, 360, 1580.17],
  [350_000, 6.875, 360, 2299.25],
])('%d dollars at %d percent over %d months cost %d a month', (loan, rate, months, payment) => {
  expect(levelPayment(loan * 100, rate, months)).toBe(Math.round(payment * 100));
});

test('the APR matches the example in Regulation Z, appendix J (c)(1)(i)', () => {
  // Regulation Z's example: $5,000 advanced, repaid in 24 monthly payments of $230.
  expect(annualPercentageRate(500_000, Array<number>(24).fill(23_000)).toFixed(2)).toBe('9.69');
});

const OFFER = {
  name: 'No points',
  product: '30-year fixed',
  termMonths: 360,
  rate: '6.500',
  loanCents: 25_000_000,
  financeChargeCents: 0,
  otherCostCents: 180_000,
  taxesAndInsuranceCents: 50_000,
};

test('without finance charges the APR is the rate, and other costs change only the cash to close', () => {
  expect(toScenario(OFFER, 30_000_000)).toMatchObject({ apr: '6.500', cashToClose: '51800.00', principalAndInterest: '1580.17' });
});

test('points, finance charges and mortgage insurance raise the APR, and a credit lowers it', () => {
  const aprOf = (changes: Partial<typeof OFFER> & { pointsCents?: number; creditsCents?: number }) =>
    Number(toScenario({ ...OFFER, financeChargeCents: 300_000, ...changes }, 30_000_000).apr);
  const insured = toScenario({ ...OFFER, mortgageInsurance: { cents: 10_000, months: 100 } }, 30_000_000);
  expect(aprOf({})).toBeGreaterThan(6.5);
  expect(aprOf({ pointsCents: 250_000 })).toBeGreaterThan(aprOf({}));
  expect(aprOf({ creditsCents: 100_000 })).toBeLessThan(aprOf({}));
  expect(insured).toMatchObject({ mortgageInsurance: '100.00', mortgageInsuranceMonths: 100 });
  expect(Number(insured.apr)).toBeGreaterThan(6.5);
});
