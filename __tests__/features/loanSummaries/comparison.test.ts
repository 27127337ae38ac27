/** @jest-environment node */
import { comparisonOf, leastOf, standingsAfter, yearsShown } from '#features/loanSummaries/comparison.ts';
import { sharedScenariosShape } from '#features/loanSummaries/sharedScenariosShape.ts';
import { safeParse } from 'valibot';

import { aScenario, aSummary, twoPoints, withCredit } from '../../support/backends/scenarios.ts';

test('how three scenarios stand after five years, in whole dollars that add up', () => {
  const standings = standingsAfter(comparisonOf(aSummary()), 5);
  expect(standings).toEqual([
    { costCents: 10_077_479, moreDollars: 4770, isCheapest: false, tiedWith: [] },
    { costCents: 9_752_231, moreDollars: 1517, isCheapest: false, tiedWith: [] },
    { costCents: 9_600_512, moreDollars: 0, isCheapest: true, tiedWith: [] },
  ]);
});

test('a loan amount that is not said follows from its payment: the order and the months are the same', () => {
  const summary = aSummary();
  const without = aSummary({ scenarios: summary.scenarios.map(({ loanAmount: _, ...scenario }) => scenario) });
  expect(comparisonOf(without).ranges).toEqual(comparisonOf(summary).ranges);
  for (const [index, { costCents }] of standingsAfter(comparisonOf(without), 5).entries()) {
    expect(Math.abs(costCents - standingsAfter(comparisonOf(summary), 5)[index]!.costCents)).toBeLessThan(200);
  }
});

test('without a price the same scenario is cheapest at the same time', () => {
  const { amountNeeded: _, ...without } = aSummary();
  expect(comparisonOf(without).ranges).toEqual(comparisonOf(aSummary()).ranges);
  expect(standingsAfter(comparisonOf(without), 5).map(({ moreDollars }) => moreDollars)).toEqual([4770, 1517, 0]);
});

test('mortgage insurance that ends is counted until then', () => {
  const insured = aScenario({ mortgageInsurance: '100.00' });
  const cost = (changes: Partial<typeof insured>, years: number) =>
    standingsAfter(comparisonOf(aSummary({ scenarios: [{ ...insured, ...changes }, twoPoints] })), years)[0]!.costCents;
  expect(cost({}, 10) - cost({ mortgageInsuranceMonths: 60 }, 10)).toBe(600_000);
  expect(cost({}, 5) - cost({ mortgageInsuranceMonths: 60 }, 5)).toBe(0);
});

test('equal costs are a tie, and less than a dollar is not', () => {
  const same = standingsAfter(comparisonOf(aSummary({ scenarios: [aScenario(), aScenario({ name: 'Twin' }), withCredit] })), 5);
  expect(same.map(({ tiedWith }) => tiedWith)).toEqual([['Twin'], ['No points'], []]);
  const near = aScenario({ name: 'Almost', cashToClose: '79800.40' });
  expect(standingsAfter(comparisonOf(aSummary({ scenarios: [aScenario(), near] })), 5)[1]).toMatchObject({
    isCheapest: false,
    moreDollars: expect.any(Number) as number,
  });
});

test.each([
  [[360, 360], 5],
  [[360, 48], 4],
  [[360, 9], 1],
])('loans of %j months are compared over %d years unless the reader says otherwise', (terms, years) => {
  expect(comparisonOf(aSummary({ scenarios: terms.map((termMonths) => aScenario({ termMonths })) })).usualYears).toBe(years);
});

test.each([
  [5, 10],
  [10, 10],
  [11, 20],
  [21, 30],
])('a plan of %d years is shown on a scale of %d', (years, span) => {
  expect(yearsShown(comparisonOf(aSummary()), years)).toBe(span);
});

test('the scale holds the last change, too', () => {
  // $13,200 more at closing, for a rate three eighths lower: that takes long.
  const slow = aScenario({ rate: '6.000', cashToClose: '93000.00', principalAndInterest: '1798.65' });
  const comparison = comparisonOf(aSummary({ scenarios: [aScenario(), slow] }));
  expect(comparison.ranges.at(-1)?.from).toBeGreaterThan(120);
  expect(yearsShown(comparison, 5)).toBe(20);
});

test('where all have the same, nobody has the least', () => {
  expect(leastOf([3, 1, 1])).toEqual([1, 2]);
  expect(leastOf([1, 1, 1])).toEqual([]);
});

test.each([
  ['one scenario', { scenarios: [aScenario()] }],
  ['five', { scenarios: Array.from({ length: 5 }, () => aScenario()) }],
  ['a rate that is none', { scenarios: [aScenario(), aScenario({ rate: '-1' })] }],
  ['an amount that is none', { scenarios: [aScenario(), aScenario({ cashToClose: '12' })] }],
  ['an amount that no sum of cents holds', { scenarios: [aScenario(), aScenario({ cashToClose: '99999999999999.00' })] }],
  ['a term of no months', { scenarios: [aScenario(), aScenario({ termMonths: 0 })] }],
  ['a term of half months', { scenarios: [aScenario(), aScenario({ termMonths: 12.5 })] }],
  ['no name', { scenarios: [aScenario(), aScenario({ name: '' })] }],
])('an answer with %s is not believed', (_what, changes) => {
  expect(safeParse(sharedScenariosShape, aSummary(changes)).success).toBe(false);
});
