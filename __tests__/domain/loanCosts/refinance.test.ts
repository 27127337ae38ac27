/** @jest-environment node */
import fc from 'fast-check';

import { remainingBalanceCents, monthlyPaymentCents } from '#domain/loanCosts/amortization.ts';
import { breakEvenMonths, monthsLeft, newLoanOf, rateForSavings } from '#domain/loanCosts/refinance.ts';

test.each([
  [200_000, 36_657, 6],
  [550_000, 25_000, 22],
  [300_000, 15_000, 20],
  [300_000, 15_001, 20],
  [300_001, 15_000, 21],
  [0, 15_000, 0],
  [300_000, 0, null],
  [300_000, -1, null],
])('costs of %d cents break even at savings of %d cents a month after %s months', (costs, savings, months) => {
  expect(breakEvenMonths(costs, savings)).toBe(months);
});

test('savings depend on the new loan’s term', () => {
  expect(monthlyPaymentCents(30_000_000, 7, 300) - monthlyPaymentCents(30_000_000, 5, 300)).toBe(36_657);
  // A loan of $300,000 at 7% over 30 years, refinanced after 24 payments: over 30 years again, and over the 28 that are left.
  const now = monthlyPaymentCents(30_000_000, 7, 360);
  expect(now - monthlyPaymentCents(29_368_484, 6.5, 360)).toBe(13_962);
  expect(now - monthlyPaymentCents(29_368_484, 6.5, 336)).toBe(9572);
});

test.each([
  [20_000, 360, 6.185],
  [0, 336, 7],
  // Impossible: even without interest, the smaller payment would not pay off the loan.
  [150_000, 360, null],
])('saving %d cents a month over %d months needs a rate of %s%%', (savings, months, rate) => {
  expect(rateForSavings(29_368_484, months, 199_591, savings)).toBe(rate);
});

test('saving nothing needs no lower rate', () => {
  const payment = monthlyPaymentCents(25_000_000, 6.5, 360);
  expect(rateForSavings(25_000_000, 360, payment, 0)).toBe(6.5);
});

test('the found rate is the highest in thousandths that saves enough', () => {
  const cases = fc.record({
    // Half of the cases are small loans, for which one cent of payment corresponds to several thousandths of the rate.
    balance: fc.oneof(fc.integer({ min: 500_000, max: 5_000_000 }), fc.integer({ min: 5_000_000, max: 100_000_000 })),
    rate: fc.integer({ min: 2000, max: 12_000 }).map((thousandths) => thousandths / 1000),
    months: fc.constantFrom(120, 180, 240, 360),
    share: fc.double({ min: 0, max: 0.5, noNaN: true }),
  });
  fc.assert(
    fc.property(cases, ({ balance, rate, months, share }) => {
      const payment = monthlyPaymentCents(balance, rate, months);
      const savings = Math.round(payment * share);
      const found = rateForSavings(balance, months, payment, savings);
      if (found === null) {
        expect(payment - savings).toBeLessThan(Math.round(balance / months));
        return;
      }
      const saved = (at: number) => payment - monthlyPaymentCents(balance, at, months);
      expect(saved(found)).toBeGreaterThanOrEqual(savings);
      expect(saved((Math.round(found * 1000) + 1) / 1000)).toBeLessThan(savings);
    }),
  );
});

test('refinancing $300,000 from 7% to 6.5% saves $139.62 over 360 months, $95.72 over 336', () => {
  const present = { balanceCents: 29_368_484, paymentCents: 199_591 };
  expect(monthsLeft(present.balanceCents, 7, present.paymentCents)).toBe(336);
  expect(newLoanOf(present, 6.5, 360)).toMatchObject({ months: 360, paymentCents: 185_629, savingsCents: 13_962 });
  expect(newLoanOf(present, 6.5, 336)).toMatchObject({ months: 336, paymentCents: 190_019, savingsCents: 9572 });
});

test.each<[number, number, number, number | null]>([
  [20_000_000, 6.5, 126_414, 360],
  [12_000_000, 0, 100_000, 120],
  // The first month's interest is $1,000.00, so this payment never reduces the balance.
  [20_000_000, 6, 100_000, null],
  [20_000_000, 6, 100_001, 2308],
])('a balance of %d cents at %s%% with %d cents a month takes %s months', (balance, rate, payment, months) => {
  expect(monthsLeft(balance, rate, payment)).toBe(months);
});

test('savings and rate convert into each other without losing a cent', () => {
  const cases = fc.record({
    balance: fc.integer({ min: 500_000, max: 100_000_000 }),
    rate: fc.integer({ min: 0, max: 12_000 }),
    drop: fc.integer({ min: 1, max: 5000 }),
    months: fc.constantFrom(180, 240, 360),
  });
  fc.assert(
    fc.property(cases, ({ balance, rate, drop, months }) => {
      const present = { balanceCents: balance, paymentCents: monthlyPaymentCents(balance, rate / 1000, months) };
      const target = Math.max(0, rate - drop) / 1000;
      const { savingsCents } = newLoanOf(present, target, months);
      const found = rateForSavings(balance, months, present.paymentCents, savingsCents)!;
      expect(newLoanOf(present, found, months).savingsCents).toBe(savingsCents);
      expect(found).toBeGreaterThanOrEqual(target);
    }),
  );
});

test('the remaining months follow from balance, rate and payment', () => {
  const cases = fc.record({
    loan: fc.integer({ min: 5_000_000, max: 100_000_000 }),
    rate: fc.integer({ min: 1000, max: 12_000 }).map((thousandths) => thousandths / 1000),
    paid: fc.integer({ min: 0, max: 300 }),
  });
  fc.assert(
    fc.property(cases, ({ loan, rate, paid }) => {
      const payment = monthlyPaymentCents(loan, rate, 360);
      expect(monthsLeft(remainingBalanceCents(loan, rate, 360, paid), rate, payment)).toBe(360 - paid);
    }),
  );
});
