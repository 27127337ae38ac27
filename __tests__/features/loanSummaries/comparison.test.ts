/** @jest-environment node */
import fc from 'fast-check';
import { safeParse } from 'valibot';

import { sharedScenariosSchema, type LoanScenario } from '#contract/borrower/scenarios.ts';
import { loanAmountCents, monthlyPaymentCents } from '#domain/loanCosts/amortization.ts';
import { centsOf, formatApiAmount } from '#domain/money.ts';
import { formatWholeDollars } from '#domain/wholeDollars.ts';
import {
  compareScenarios,
  chartValues,
  scenarioMerits,
  monthlyDollars,
  resultsAfter,
  yearsOnAxis,
} from '#features/loanSummaries/comparison.ts';
import { tolerantSchema } from '#platform/api/responses/tolerantSchema.ts';

import { aScenario, aSummary, twoPoints, withCredit } from '../../support/backends/scenarios.ts';

test('results of three scenarios after five years add up in whole dollars', () => {
  const standings = resultsAfter(compareScenarios(aSummary()), 5);
  expect(standings).toEqual([
    { costCents: 10_077_479, moreDollars: 4770, isCheapest: false, tiedWith: [] },
    { costCents: 9_752_231, moreDollars: 1517, isCheapest: false, tiedWith: [] },
    { costCents: 9_600_512, moreDollars: 0, isCheapest: true, tiedWith: [] },
  ]);
});

test('a loan amount derived from the payment gives the same order and months', () => {
  const summary = aSummary();
  const without = aSummary({ scenarios: summary.scenarios.map(({ loanAmount: _, ...scenario }) => scenario) });
  expect(compareScenarios(without).ranges).toEqual(compareScenarios(summary).ranges);
  for (const [index, { costCents }] of resultsAfter(compareScenarios(without), 5).entries()) {
    expect(Math.abs(costCents - resultsAfter(compareScenarios(summary), 5)[index]!.costCents)).toBeLessThan(200);
  }
});

test('without a price the same scenarios are cheapest at the same times', () => {
  const { amountNeeded: _, ...without } = aSummary();
  expect(compareScenarios(without).ranges).toEqual(compareScenarios(aSummary()).ranges);
  expect(resultsAfter(compareScenarios(without), 5).map(({ moreDollars }) => moreDollars)).toEqual([4770, 1517, 0]);
});

test('mortgage insurance counts only until it ends', () => {
  const insured = aScenario({ mortgageInsurance: '100.00' });
  const cost = (changes: Partial<typeof insured>, years: number) =>
    resultsAfter(compareScenarios(aSummary({ scenarios: [{ ...insured, ...changes }, twoPoints] })), years)[0]!.costCents;
  expect(cost({}, 10) - cost({ mortgageInsuranceMonths: 60 }, 10)).toBe(600_000);
  expect(cost({}, 5) - cost({ mortgageInsuranceMonths: 60 }, 5)).toBe(0);
});

test('equal costs are a tie, and costs within a dollar are not', () => {
  const same = resultsAfter(compareScenarios(aSummary({ scenarios: [aScenario(), aScenario({ name: 'Twin' }), withCredit] })), 5);
  expect(same.map(({ tiedWith }) => tiedWith)).toEqual([['Twin'], ['No points'], []]);
  // The first two totals ($97,522.31 and $97,522.41) are equal in whole dollars; the third ($97,522.71) is not.
  const near = [aScenario(), aScenario({ cashToClose: '79800.10' }), aScenario({ cashToClose: '79800.40' })];
  expect(resultsAfter(compareScenarios(aSummary({ scenarios: near })), 5)).toMatchObject([
    { isCheapest: true, moreDollars: 0 },
    { isCheapest: false, moreDollars: 0 },
    { isCheapest: false, moreDollars: 1 },
  ]);
});

const without = ({ loanAmount: _, ...scenario }: LoanScenario): LoanScenario => scenario;
/** A scenario without a loan amount, which must be derived from its payment. */
const scenarioByPayment = (dollars: number, termMonths = 360): LoanScenario =>
  without(
    aScenario({ termMonths, principalAndInterest: formatApiAmount(monthlyPaymentCents(dollars * 100, 6.375, termMonths)) }),
  );
const scenarioByAmount = (loanAmount: string) => aScenario({ loanAmount });

test.each<[string, LoanScenario[], string[], string | null]>([
  ['all given and equal', [scenarioByAmount('300000.00'), scenarioByAmount('300000.00')], ['$300,000', '$300,000'], '$300,000'],
  [
    'all given, equal in dollars',
    [scenarioByAmount('300000.10'), scenarioByAmount('300000.40')],
    ['$300,000', '$300,000'],
    '$300,000',
  ],
  ['all given, a dollar apart', [scenarioByAmount('300000.00'), scenarioByAmount('300001.00')], ['$300,000', '$300,001'], null],
  [
    'none given, equal',
    [scenarioByPayment(300_000), scenarioByPayment(300_000, 180)],
    ['about $300,000', 'about $300,000'],
    'about $300,000',
  ],
  ['none given, different', [scenarioByPayment(300_000), scenarioByPayment(290_000)], ['about $300,000', 'about $290,000'], null],
  ['one given, equal', [scenarioByPayment(304_123), scenarioByAmount('304123.00')], ['about $304,123', '$304,123'], '$304,123'],
  ['one given, different', [scenarioByPayment(290_000), scenarioByAmount('300000.00')], ['about $290,000', '$300,000'], null],
])('shown loan amounts: %s', (_what, scenarios, shown, one) => {
  const { sizes, commonSize } = compareScenarios(aSummary({ scenarios }));
  const wordsOf = ({ shownCents, isInferred }: (typeof sizes)[number]) =>
    `${isInferred ? 'about ' : ''}${formatWholeDollars(shownCents)}`;
  expect(sizes.map(wordsOf)).toEqual(shown);
  expect(commonSize === null ? null : wordsOf(commonSize)).toBe(one);
});

test('amounts that differ only by payment rounding do not change the costs', () => {
  const { amountNeeded: _, ...summary } = aSummary({ scenarios: [scenarioByPayment(300_000), scenarioByPayment(300_000, 180)] });
  const [long, short] = summary.scenarios.map(({ principalAndInterest, termMonths }) =>
    loanAmountCents(centsOf(principalAndInterest)!, 6.375, termMonths),
  );
  expect(long).not.toBe(short);
  const [first, second] = compareScenarios(summary).costsAfter(0);
  expect(first).toBe(second);
});

test('the lowest payment is compared by its rounded parts, as shown', () => {
  const parts = aScenario({ principalAndInterest: '1500.49', taxesAndInsurance: '612.40', mortgageInsurance: '90.49' });
  const whole = aScenario({ principalAndInterest: '1590.60', taxesAndInsurance: '612.40' });
  expect([parts, whole].map(monthlyDollars)).toEqual([2202, 2203]);
  expect(scenarioMerits([parts, whole])).toEqual([['lowestPayment'], []]);
});

test.each<[string, Partial<LoanScenario>, Partial<LoanScenario>, string[][]]>([
  ['the same dollars at closing', { cashToClose: '79800.10' }, { cashToClose: '79800.40' }, [[], []]],
  ['different dollars at closing', { cashToClose: '79800.40' }, { cashToClose: '79800.60' }, [['leastCash'], []]],
  ['the same rate in another format', { rate: '6.5' }, { rate: '6.500' }, [[], []]],
  ['rates a thousandth apart', { rate: '6.501' }, { rate: '6.5' }, [[], ['lowestRate']]],
])('scenario merits: %s', (_what, one, other, merits) => {
  expect(scenarioMerits([aScenario(one), aScenario(other)])).toEqual(merits);
});

test('two of three scenarios can share a merit, but all three cannot', () => {
  const dear = aScenario({ cashToClose: '90000.00' });
  expect(scenarioMerits([dear, aScenario(), aScenario()])).toEqual([[], ['leastCash'], ['leastCash']]);
  expect(scenarioMerits([dear, dear, dear])).toEqual([[], [], []]);
});

test.each([
  [[360, 360], 5],
  [[360, 48], 4],
  [[360, 9], 1],
])('loans of %j months are compared over %d years by default', (terms, years) => {
  expect(compareScenarios(aSummary({ scenarios: terms.map((termMonths) => aScenario({ termMonths })) })).defaultYears).toBe(
    years,
  );
});

test.each([
  [5, 10],
  [10, 10],
  [11, 20],
  [21, 30],
])('a plan of %d years is shown on a scale of %d years', (years, span) => {
  expect(yearsOnAxis(compareScenarios(aSummary()), years)).toBe(span);
});

test('the scale includes the last change of the cheapest scenario', () => {
  // Paying $13,200 more at closing for a rate 0.375 points lower takes many years to pay off.
  const slow = aScenario({ rate: '6.000', cashToClose: '93000.00', principalAndInterest: '1798.65' });
  const comparison = compareScenarios(aSummary({ scenarios: [aScenario(), slow] }));
  expect(comparison.ranges.at(-1)?.from).toBeGreaterThan(120);
  expect(yearsOnAxis(comparison, 5)).toBe(20);
});

test.each([
  ['one scenario', { scenarios: [aScenario()] }],
  ['five', { scenarios: Array.from({ length: 5 }, () => aScenario()) }],
  ['an invalid rate', { scenarios: [aScenario(), aScenario({ rate: '-1' })] }],
  ['an invalid amount', { scenarios: [aScenario(), aScenario({ cashToClose: '12' })] }],
  ['an amount beyond safe integers', { scenarios: [aScenario(), aScenario({ cashToClose: '99999999999999.00' })] }],
  ['a term of zero months', { scenarios: [aScenario(), aScenario({ termMonths: 0 })] }],
  ['a term of half months', { scenarios: [aScenario(), aScenario({ termMonths: 12.5 })] }],
  ['no name', { scenarios: [aScenario(), aScenario({ name: '' })] }],
])('a response with %s is rejected', (_what, changes) => {
  expect(safeParse(tolerantSchema(sharedScenariosSchema), aSummary(changes)).success).toBe(false);
});

const anyScenario: fc.Arbitrary<LoanScenario> = fc
  .record({
    thousands: fc.integer({ min: 80, max: 900 }),
    thousandths: fc.integer({ min: 2000, max: 9000 }),
    termMonths: fc.constantFrom(120, 180, 360),
    cash: fc.integer({ min: -1_000_000, max: 20_000_000 }),
    insurance: fc.constantFrom(0, 9512),
    isSaid: fc.boolean(),
  })
  .map(({ thousands, thousandths, termMonths, cash, insurance, isSaid }) => {
    const scenario = aScenario({
      termMonths,
      rate: (thousandths / 1000).toFixed(3),
      loanAmount: `${thousands}000.00`,
      principalAndInterest: formatApiAmount(monthlyPaymentCents(thousands * 100_000, thousandths / 1000, termMonths)),
      cashToClose: formatApiAmount(cash),
      mortgageInsurance: formatApiAmount(insurance),
    });
    return isSaid ? scenario : without(scenario);
  });
const anySummary = fc
  .tuple(fc.array(anyScenario, { minLength: 1, maxLength: 3 }), fc.integer({ min: -300, max: 300 }), fc.boolean())
  .map(([scenarios, cents, isPriced]) => {
    // The last scenario is close to the first, because rounding can make close amounts contradict each other.
    const first = scenarios[0]!;
    const close = {
      ...first,
      cashToClose: formatApiAmount(centsOf(first.cashToClose)! + cents),
      taxesAndInsurance: formatApiAmount(centsOf(first.taxesAndInsurance)! - cents),
    };
    const { amountNeeded, ...summary } = aSummary({ scenarios: [...scenarios, close] });
    return { ...summary, ...(isPriced && amountNeeded !== undefined ? { amountNeeded } : {}) };
  });
/** Sum that a reader gets by adding up the amounts on a card. */
const displayedMonthlySum = ({ principalAndInterest, taxesAndInsurance, mortgageInsurance }: LoanScenario) =>
  [principalAndInterest, taxesAndInsurance, mortgageInsurance].reduce((sum, part) => sum + displayedDollars(centsOf(part)!), 0);
const yearlyEntries = (months: readonly number[][]) => months.filter((_, month) => month % 12 === 0);
const displayedDollars = (cents: number) => Number(formatWholeDollars(cents).replace('−', '-').replace(/[$,]/g, ''));

test('the displayed figures of random scenarios agree with each other', () => {
  fc.assert(
    fc.property(anySummary, fc.integer({ min: 1, max: 30 }), (summary, years) => {
      const comparison = compareScenarios(summary);
      const { scenarios } = comparison;
      const standings = resultsAfter(comparison, years);
      const costs = standings.map(({ costCents }) => displayedDollars(costCents));
      const least = Math.min(...costs);
      const [totals, differences] = [chartValues(comparison, years, 'cost'), chartValues(comparison, years, 'difference')];
      expect(totals).toHaveLength(yearsOnAxis(comparison, years) * 12 + 1);
      expect(totals[years * 12]!.map(displayedDollars)).toEqual(costs);
      expect(differences.join()).toBe(totals.map((month) => month.map((cost) => cost - Math.min(...month))).join());
      // Where the bar and the list name a scenario the cheapest, its line of differences is at zero.
      const isOnZero = ({ from, to, cheapest }: (typeof comparison.ranges)[number]) =>
        differences.slice(from, to + 1).every((month) => cheapest.every((index) => month[index] === 0));
      expect(comparison.ranges.filter((range) => !isOnZero(range))).toEqual([]);
      const inTable = yearlyEntries(totals).map((_, year) => resultsAfter(comparison, year));
      expect(inTable.map((year) => year.map(({ costCents }) => displayedDollars(costCents) * 100))).toEqual(
        yearlyEntries(totals),
      );
      expect(inTable.map((year) => year.map(({ moreDollars }) => moreDollars * 100))).toEqual(yearlyEntries(differences));
      // "More" amounts are the differences of the displayed costs. The cheapest scenario is never shown as more expensive.
      expect(standings.map(({ moreDollars }) => moreDollars)).toEqual(costs.map((cost) => cost - least));
      for (const { isCheapest, costCents } of standings) if (isCheapest) expect(displayedDollars(costCents)).toBe(least);
      const now = comparison.ranges.find(({ from, to }) => from <= years * 12 && years * 12 <= to);
      expect(now?.cheapest).toEqual(standings.flatMap(({ isCheapest }, index) => (isCheapest ? [index] : [])));
      expect(scenarios.map(monthlyDollars)).toEqual(scenarios.map(displayedMonthlySum));
      // A merit, such as "lowest rate", is given to every scenario that shows the lowest value, and to none if all show the same.
      const merits = scenarioMerits(scenarios);
      for (const [merit, shown] of [
        ['lowestPayment', scenarios.map(displayedMonthlySum)],
        ['lowestRate', scenarios.map(({ rate }) => Number(Number(rate).toFixed(3)))],
        ['lowestApr', scenarios.map(({ apr }) => Number(Number(apr).toFixed(3)))],
        ['leastCash', scenarios.map(({ cashToClose }) => displayedDollars(centsOf(cashToClose)!))],
      ] as const) {
        const isOne = new Set(shown).size === 1;
        expect(merits.map((of) => of.includes(merit))).toEqual(shown.map((figure) => !isOne && figure === Math.min(...shown)));
      }
      // A single loan amount is shown exactly when all scenarios display the same one.
      const sizes = new Set(comparison.sizes.map(({ shownCents }) => formatWholeDollars(shownCents)));
      expect(comparison.commonSize !== null).toBe(sizes.size === 1);
      if (comparison.commonSize !== null) expect([...sizes]).toEqual([formatWholeDollars(comparison.commonSize.shownCents)]);
    }),
    { numRuns: 120 },
  );
});
