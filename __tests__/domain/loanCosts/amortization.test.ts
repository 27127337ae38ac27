/** @jest-environment node */
import fc from 'fast-check';

import {
  annualPercentageRate,
  remainingBalanceCents,
  interestPaidCents,
  loanAmountCents,
  monthlyPaymentCents,
} from '#domain/loanCosts/amortization.ts';

test.each([
  [20_000_000, 6.5, 360, 126_414],
  [20_000_000, 5.875, 180, 167_424],
  [10_000_000, 6, 180, 84_386],
  [16_500_000, 4.25, 360, 81_170],
  [120_000, 0, 12, 10_000],
  [18_000_000, 4.25, 360, 88_549],
  [18_000_000, 4.375, 360, 89_871],
  [18_000_000, 0, 360, 50_000],
  [25_000_000, 6.5, 360, 158_017],
  [35_000_000, 6.875, 360, 229_925],
  [30_000_000, 7, 300, 212_034],
  [30_000_000, 5, 300, 175_377],
  [30_000_000, 7, 360, 199_591],
])('a loan of %d cents at %d%% over %d months has a payment of %d cents', (loan, rate, months, payment) => {
  expect(monthlyPaymentCents(loan, rate, months)).toBe(payment);
});

test.each([
  [18_000_000, 4.25, 60, 16_345_385],
  [25_000_000, 6.5, 12, 24_720_569],
  [25_000_000, 6.5, 60, 23_402_744],
  [25_000_000, 6.5, 120, 21_194_032],
  [30_000_000, 7, 24, 29_368_484],
  [18_000_000, 0, 60, 15_000_000],
  [18_000_000, 4.25, 0, 18_000_000],
  [18_000_000, 4.25, 360, 0],
  [18_000_000, 4.25, 400, 0],
])('of %d cents at %d%% over 360 months, after %d payments %d cents are owed', (loan, rate, after, balance) => {
  expect(remainingBalanceCents(loan, rate, 360, after)).toBe(balance);
});

test.each([
  [18_000_000, 4.25, 60, 3_658_336],
  [18_000_000, 4.375, 60, 3_769_410],
  [18_000_000, 0, 60, 0],
  [18_000_000, 4.25, 0, 0],
])('a loan of %d cents at %d%% over 360 months costs in %d payments %d cents of interest', (loan, rate, after, interest) => {
  expect(interestPaidCents(loan, rate, 360, after)).toBe(interest);
});

type Loan = { loan: number; rate: number; months: number };
const loans: fc.Arbitrary<Loan> = fc.record({
  loan: fc.integer({ min: 1_000_000, max: 500_000_000 }),
  rate: fc.integer({ min: 0, max: 15_000 }).map((thousandths) => thousandths / 1000),
  months: fc.integer({ min: 12, max: 480 }),
});

test('total interest never falls and stays constant after the term', () => {
  fc.assert(
    fc.property(loans, fc.nat(500), ({ loan, rate, months }, after) => {
      const now = interestPaidCents(loan, rate, months, after);
      expect(interestPaidCents(loan, rate, months, after + 1)).toBeGreaterThanOrEqual(now - 1);
      if (after >= months) expect(now).toBe(interestPaidCents(loan, rate, months, months));
    }),
  );
});

test('each month adds interest on the previous balance', () => {
  fc.assert(
    fc.property(loans, fc.nat(479), ({ loan, rate, months }, after) => {
      fc.pre(after < months);
      const added = interestPaidCents(loan, rate, months, after + 1) - interestPaidCents(loan, rate, months, after);
      expect(Math.abs(added - (remainingBalanceCents(loan, rate, months, after) * rate) / 1200)).toBeLessThanOrEqual(3);
    }),
  );
});

test('the loan amount is computed from its payment within rounding', () => {
  fc.assert(
    fc.property(loans, ({ loan, rate, months }) => {
      const found = loanAmountCents(monthlyPaymentCents(loan, rate, months), rate, months);
      expect(Math.abs(found - loan)).toBeLessThanOrEqual(months / 2 + 1); // rounding loses up to half a cent each month
    }),
  );
});

test.each([
  // First example of Regulation Z, appendix J (c)(1): $5,000 repaid in 24 payments of $230.
  [500_000, 23_000, 24, 9.69],
  [19_680_000, 167_424, 180, 6.127],
  // No interest is paid: the payments add up to the amount financed.
  [120_000, 10_000, 12, 0],
])('a loan of %d cents repaid at %d cents a month, %d times, has an APR of %d%%', (financed, payment, months, apr) => {
  expect(annualPercentageRate(financed, payment, months)).toBeCloseTo(apr, apr === 9.69 ? 2 : 3);
});

test('the APR equals the rate when there are no charges', () => {
  for (const rate of [0.5, 3.125, 6.5, 12])
    expect(annualPercentageRate(20_000_000, monthlyPaymentCents(20_000_000, rate, 360), 360)).toBeCloseTo(rate, 3);
});

/**
 * Computes month by month the balance and the interest paid so far. The last payment clears the balance.
 * @param inCents how interest is booked: rounded to the cent, or unrounded
 */
function schedule({ loan, rate, months }: Loan, payment: number, inCents: (interest: number) => number) {
  let [owed, interest] = [loan, 0];
  const booked: { owed: number; interest: number }[] = [];
  while (owed > 0 && booked.length < months) {
    const added = inCents((owed * rate) / 1200);
    interest += added;
    owed = booked.length + 1 === months ? 0 : Math.max(owed + added - payment, 0);
    booked.push({ owed, interest });
  }
  return booked;
}
const roundedToCents = Math.round;
const unrounded = (interest: number) => interest;
const exactPayment = ({ loan, rate, months }: Loan) =>
  rate === 0 ? loan / months : (loan * (rate / 1200)) / (1 - (1 + rate / 1200) ** -months);

test('the reference schedule matches published results for $200 more a month', () => {
  // This published example computes without rounding and rounds the result.
  const one = { loan: 18_000_000, rate: 4.25, months: 360 };
  const usual = schedule(one, exactPayment(one), unrounded);
  const faster = schedule(one, exactPayment(one) + 20_000, unrounded);
  expect(usual.length - faster.length).toBe(109);
  expect(Math.round(usual.at(-1)!.interest - faster.at(-1)!.interest)).toBe(4_704_719);
  // This published example rounds each month to the cent.
  const other = { loan: 20_000_000, rate: 6.5, months: 360 };
  const booked = schedule(other, monthlyPaymentCents(20_000_000, 6.5, 360) + 20_000, roundedToCents);
  expect(booked).toHaveLength(250);
  expect(booked.at(-1)!.interest).toBe(16_501_116);
});

/**
 * Returns by how many cents the formulas exceed the allowed difference from a schedule, at most. The last month is skipped, because its
 * payment clears the balance.
 */
function maxExcessDifference(
  { loan, rate, months }: Loan,
  booked: ReturnType<typeof schedule>,
  allowed: (after: number) => number,
) {
  const over = booked.slice(0, months - 1).flatMap(({ owed, interest }, month) => {
    const after = month + 1;
    return [
      Math.abs(remainingBalanceCents(loan, rate, months, after) - owed) - allowed(after),
      Math.abs(interestPaidCents(loan, rate, months, after) - interest) - allowed(after),
    ];
  });
  return Math.max(...over);
}

test('balance and interest match a schedule within rounding', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const { rate, months } = loan;
      // The formulas round their results; interest is rounded twice.
      expect(maxExcessDifference(loan, schedule(loan, exactPayment(loan), unrounded), () => 1.1)).toBeLessThanOrEqual(0);
      // When booked in cents, each month may add half a cent of payment and half a cent of interest, and these earn interest.
      const rounded = (after: number) => (rate === 0 ? after : ((1 + rate / 1200) ** after - 1) / (rate / 1200));
      const booked = schedule(loan, monthlyPaymentCents(loan.loan, rate, months), roundedToCents);
      expect(maxExcessDifference(loan, booked, (after) => rounded(after) + after / 2 + 1.1)).toBeLessThanOrEqual(0);
    }),
    { numRuns: 40 },
  );
});
