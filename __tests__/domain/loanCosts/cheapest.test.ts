/** @jest-environment node */
import fc from 'fast-check';

import { indexesOfCheapest, cheapestRanges, COMPARED_MONTHS } from '#domain/loanCosts/cheapest.ts';
import { neededAmountCents, costCents, type ScenarioTerms } from '#domain/loanCosts/scenarioCosts.ts';

const terms = (changes: Partial<ScenarioTerms> = {}): ScenarioTerms => ({
  loanCents: 30_000_000,
  ratePercent: 6.375,
  termMonths: 360,
  cashToCloseCents: 7_980_000,
  mortgageInsuranceCents: 0,
  mortgageInsuranceMonths: 360,
  ...changes,
});

const costsAfter = (scenarios: readonly ScenarioTerms[], neededCents: number | null) => {
  const base = neededAmountCents(scenarios, neededCents);
  return (months: number) => scenarios.map((scenario) => costCents(scenario, base, months));
};

/** Loans of $300,000 on a home of $375,000: with a lender credit, without points, and with two points. */
const three = [
  terms({ ratePercent: 6.75, cashToCloseCents: 7_740_000 }),
  terms(),
  terms({ ratePercent: 5.875, cashToCloseCents: 8_580_000 }),
];

test('the costs of three scenarios over five years and their cheapest ranges are computed', () => {
  const costs = costsAfter(three, 37_500_000);
  expect(costs(0)).toEqual([240_000, 480_000, 1_080_000]);
  expect(costs(60)).toEqual([10_077_479, 9_752_231, 9_600_512]);
  expect(cheapestRanges(costs)).toEqual([
    { from: 1, to: 25, cheapest: [0] },
    { from: 26, to: 47, cheapest: [1] },
    { from: 48, to: 360, cheapest: [2] },
  ]);
});

test('mortgage insurance counts only while it is paid', () => {
  const cost = (changes: Partial<ScenarioTerms>, months: number) =>
    costCents(terms({ mortgageInsuranceCents: 10_000, ...changes }), 37_500_000, months) -
    costCents(terms(changes), 37_500_000, months);
  expect(cost({ mortgageInsuranceMonths: 95 }, 60)).toBe(600_000);
  expect(cost({ mortgageInsuranceMonths: 95 }, 120)).toBe(950_000);
  expect(cost({}, 360)).toBe(3_600_000);
  expect(cost({ termMonths: 180 }, 360)).toBe(1_800_000);
});

test('a paid-off loan adds no more costs', () => {
  const costs = costsAfter([terms({ termMonths: 180 }), terms()], 37_500_000);
  expect(costs(181)[0]).toBe(costs(180)[0]);
  expect(costs(181)[1]).toBeGreaterThan(costs(180)[1]!);
});

test('without a price, extra borrowing above the smallest loan counts, in the same order', () => {
  const less = terms({ loanCents: 28_000_000, cashToCloseCents: 9_980_000 });
  const known = costsAfter([terms(), less], 37_500_000);
  const unknown = costsAfter([terms(), less], null);
  expect(unknown(0)).toEqual([9_980_000, 9_980_000]);
  for (const months of [0, 1, 60, 360]) {
    expect(unknown(months).map((cost, index) => cost - known(months)[index]!)).toEqual([9_500_000, 9_500_000]);
  }
  expect(cheapestRanges(unknown)).toEqual([{ from: 1, to: 360, cheapest: [1] }]);
});

test('identical scenarios tie in every month', () => {
  expect(cheapestRanges(costsAfter([terms(), terms()], null))).toEqual([{ from: 1, to: 360, cheapest: [0, 1] }]);
});

const anyTerms: fc.Arbitrary<ScenarioTerms> = fc.record({
  loanCents: fc.integer({ min: 50_000, max: 1_000_000 }).map((dollars) => dollars * 100),
  ratePercent: fc.integer({ min: 0, max: 12_000 }).map((thousandths) => thousandths / 1000),
  termMonths: fc.constantFrom(120, 180, 240, 360, 480),
  cashToCloseCents: fc.integer({ min: -500_000, max: 20_000_000 }),
  mortgageInsuranceCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 40_000 })),
  mortgageInsuranceMonths: fc.integer({ min: 0, max: 480 }),
});
const anyScenarios = fc.array(anyTerms, { minLength: 2, maxLength: 4 });
const needed = fc.option(fc.integer({ min: 5_000_000, max: 100_000_000 }));

test('the ranges cover every month once and change where the total costs cross', () => {
  fc.assert(
    fc.property(anyScenarios, needed, (scenarios, neededCents) => {
      const costs = costsAfter(scenarios, neededCents);
      const ranges = cheapestRanges(costs);
      expect(ranges.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at))).toEqual(
        Array.from({ length: COMPARED_MONTHS }, (_, at) => at + 1),
      );
      for (const { from, to, cheapest } of ranges) {
        for (let month = from; month <= to; month += 1) expect(indexesOfCheapest(costs(month))).toEqual(cheapest);
      }
      for (const [at, { from, cheapest }] of ranges.entries()) {
        const before = ranges[at - 1]?.cheapest;
        if (before === undefined) continue;
        expect(cheapest).not.toEqual(before);
        const [left, joined] = [before[0]!, cheapest[0]!];
        expect(costs(from - 1)[left]!).toBeLessThanOrEqual(costs(from - 1)[joined]!);
        expect(costs(from)[joined]!).toBeLessThanOrEqual(costs(from)[left]!);
      }
    }),
    { numRuns: 40 },
  );
});

test('the order of the scenarios does not change the ranges', () => {
  fc.assert(
    fc.property(anyScenarios, needed, (scenarios, neededCents) => {
      const last = scenarios.length - 1;
      const turned = cheapestRanges(costsAfter(scenarios.toReversed(), neededCents));
      const back = turned.map((range) => ({ ...range, cheapest: range.cheapest.map((index) => last - index).toReversed() }));
      expect(back).toEqual(cheapestRanges(costsAfter(scenarios, neededCents)));
    }),
    { numRuns: 40 },
  );
});
