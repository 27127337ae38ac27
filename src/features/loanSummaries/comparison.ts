/** Computes all figures on the page of shared scenarios in one place, so that its text, cards, chart and table agree. */
import type { LoanScenario, SharedScenarios } from '#contract/borrower/scenarios.ts';
import { loanAmountCents } from '#domain/loanCosts/amortization.ts';
import { indexesOfCheapest, cheapestRanges, COMPARED_MONTHS, type CheapestRange } from '#domain/loanCosts/cheapest.ts';
import { neededAmountCents, costCents, type ScenarioTerms } from '#domain/loanCosts/scenarioCosts.ts';
import { centsOf } from '#domain/money.ts';
import { wholeDollars } from '#domain/wholeDollars.ts';

export const MONTHS_PER_YEAR = 12;
export const MAX_YEARS = COMPARED_MONTHS / MONTHS_PER_YEAR;
/** Years that people usually keep a loan; used until the reader chooses a number. */
const DEFAULT_YEARS = 5;
/** Possible lengths of the time axis of bar and chart, in years. */
const AXIS_SPANS_YEARS = [10, 20, MAX_YEARS];

export interface LoanSize {
  /** Amount to show. An inferred amount is rounded to $10, unless it is close enough to another amount to use that one. */
  shownCents: number;
  /** Whether the amount was computed from the payment; the page then shows it with "about". */
  isInferred: boolean;
}

export interface Comparison {
  scenarios: readonly LoanScenario[];
  /** In the order of the scenarios. */
  sizes: readonly LoanSize[];
  /** The loan amount if it is the same for all scenarios, so that the page can show it once; otherwise null. */
  commonSize: LoanSize | null;
  /** Returns the total costs in cents after a number of months (at most `COMPARED_MONTHS`), in the order of the scenarios. */
  costsAfter: (months: number) => readonly number[];
  ranges: readonly CheapestRange[];
  /** Years to compare until the reader chooses a number: five, or fewer if the shortest loan ends earlier. */
  defaultYears: number;
}

/** How one scenario compares with the others after the chosen years. */
export interface ScenarioResult {
  costCents: number;
  /** Difference from the cheapest in whole dollars, computed from the rounded costs that the page shows. */
  moreDollars: number;
  isCheapest: boolean;
  /** Names of the other scenarios that cost the same to the cent. */
  tiedWith: readonly string[];
}

/** Converts an amount to cents. Amounts of a validated response always parse, so the fallback is never used. */
export const centsOfAmount = (amount: string): number => centsOf(amount) ?? 0;

export function compareScenarios({ scenarios, amountNeeded }: SharedScenarios): Comparison {
  const loans = loanSizes(scenarios);
  const terms = scenarios.map((scenario, index) => scenarioTerms(scenario, loans[index]?.cents ?? 0));
  const base = neededAmountCents(terms, amountNeeded === undefined ? null : centsOfAmount(amountNeeded.amount));
  // Computed once for each month, because the table and every step of the slider read them.
  const costs = Array.from({ length: COMPARED_MONTHS + 1 }, (_, months) => terms.map((one) => costCents(one, base, months)));
  const costsAfter = (months: number) => costs[months] ?? [];
  const wholeYears = terms.map(({ termMonths }) => Math.floor(termMonths / MONTHS_PER_YEAR));
  const isOneSize = new Set(loans.map(({ shownCents }) => wholeDollars(shownCents))).size === 1;
  return {
    scenarios,
    sizes: loans,
    commonSize: isOneSize ? (loans.find(({ isInferred }) => !isInferred) ?? loans[0] ?? null) : null,
    costsAfter,
    ranges: cheapestRanges(costsAfter),
    defaultYears: Math.max(1, Math.min(DEFAULT_YEARS, ...wholeYears)),
  };
}

/** $10 in cents. Amounts inferred from payments that are rounded to cents differ by less than this. */
const INFERENCE_TOLERANCE_CENTS = 1000;

/** Returns the loan amounts. An inferred amount that is close to another amount is replaced by that one, here and in the costs. */
function loanSizes(scenarios: readonly LoanScenario[]): (LoanSize & { cents: number })[] {
  const known = scenarios.flatMap(({ loanAmount }) => {
    if (loanAmount === undefined) return [];
    const cents = centsOfAmount(loanAmount);
    return [{ cents, shownCents: cents }];
  });
  return scenarios.map(({ loanAmount, principalAndInterest, rate, termMonths }) => {
    if (loanAmount !== undefined)
      return { cents: centsOfAmount(loanAmount), shownCents: centsOfAmount(loanAmount), isInferred: false };
    const cents = loanAmountCents(centsOfAmount(principalAndInterest), Number(rate), termMonths);
    const near = known.find((other) => Math.abs(other.cents - cents) <= INFERENCE_TOLERANCE_CENTS);
    if (near !== undefined) return { ...near, isInferred: true };
    const found = { cents, shownCents: Math.round(cents / INFERENCE_TOLERANCE_CENTS) * INFERENCE_TOLERANCE_CENTS };
    known.push(found);
    return { ...found, isInferred: true };
  });
}

function scenarioTerms(scenario: LoanScenario, loanCents: number): ScenarioTerms {
  const { rate, termMonths, mortgageInsuranceMonths } = scenario;
  return {
    loanCents,
    ratePercent: Number(rate),
    termMonths,
    cashToCloseCents: centsOfAmount(scenario.cashToClose),
    mortgageInsuranceCents: centsOfAmount(scenario.mortgageInsurance),
    mortgageInsuranceMonths: mortgageInsuranceMonths ?? termMonths,
  };
}

/**
 * Returns how many whole dollars each scenario costs more than the cheapest, computed from the rounded costs that the page shows.
 * @param costs in cents
 */
function dollarDifferences(costs: readonly number[]): number[] {
  const least = wholeDollars(Math.min(...costs));
  return costs.map((cost) => wholeDollars(cost) - least);
}

/** The results are in the order of the scenarios. */
export function resultsAfter({ scenarios, costsAfter }: Comparison, years: number): ScenarioResult[] {
  const costs = costsAfter(years * MONTHS_PER_YEAR);
  const cheapest = indexesOfCheapest(costs);
  const more = dollarDifferences(costs);
  return costs.map((cost, index) => {
    const isCheapest = cheapest.includes(index);
    return {
      costCents: cost,
      moreDollars: more[index] ?? 0,
      isCheapest,
      tiedWith: isCheapest ? cheapest.flatMap((other) => (other === index ? [] : [scenarios[other]?.name ?? ''])) : [],
    };
  });
}

/**
 * Number of years that bar and chart show: the smallest of `AXIS_SPANS_YEARS` that includes the reader's plan and every change of the cheapest
 * scenario.
 */
export function yearsOnAxis({ ranges }: Comparison, years: number): number {
  const lastChange = ranges.at(-1)?.from ?? 1;
  return AXIS_SPANS_YEARS.find((span) => span >= years && span * MONTHS_PER_YEAR > lastChange) ?? MAX_YEARS;
}

/** What the chart shows: total costs, or differences from the cheapest scenario at each time. */
export type ChartMeasure = 'cost' | 'difference';

/**
 * Returns the chart values at closing and after each month, in cents, rounded to the whole dollars that the page shows. Values are
 * monthly because the cheapest scenario can change between two years, and both lines should reach zero at that point.
 */
export const chartValues = (comparison: Comparison, years: number, drawn: ChartMeasure): number[][] =>
  Array.from({ length: yearsOnAxis(comparison, years) * MONTHS_PER_YEAR + 1 }, (_, month) => {
    const costs = comparison.costsAfter(month);
    return (drawn === 'cost' ? costs.map(wholeDollars) : dollarDifferences(costs)).map((dollars) => dollars * 100);
  });

/** Monthly cost of a scenario in whole dollars: the sum of the rounded amounts that the page shows. */
export const monthlyDollars = ({ principalAndInterest, taxesAndInsurance, mortgageInsurance }: LoanScenario): number =>
  [principalAndInterest, taxesAndInsurance, mortgageInsurance].reduce(
    (sum, amount) => sum + wholeDollars(centsOfAmount(amount)),
    0,
  );

/** Figures other than the total cost in which a scenario can be the best. The lowest value, as shown, is the best. */
const MERITS = {
  lowestPayment: monthlyDollars,
  lowestRate: ({ rate }: LoanScenario) => Number(rate),
  lowestApr: ({ apr }: LoanScenario) => Number(apr),
  leastCash: ({ cashToClose }: LoanScenario) => wholeDollars(centsOfAmount(cashToClose)),
};

export type Merit = keyof typeof MERITS;

export function scenarioMerits(scenarios: readonly LoanScenario[]): Merit[][] {
  const best = (Object.keys(MERITS) as Merit[]) // `Object.keys` loses the key type
    .map((merit) => ({ merit, places: indexesOfLowest(scenarios.map(MERITS[merit])) }));
  return scenarios.map((_, index) => best.flatMap(({ merit, places }) => (places.includes(index) ? [merit] : [])));
}

/**
 * Returns how many whole dollars more cash at closing a scenario needs than those that need the least, with the names of those. Null if
 * the scenario is one of them.
 */
export function extraCashToClose(
  scenarios: readonly LoanScenario[],
  index: number,
): { dollars: number; than: readonly string[] } | null {
  const cash = scenarios.map(MERITS.leastCash);
  const least = Math.min(...cash);
  const dollars = (cash[index] ?? least) - least;
  if (dollars <= 0) return null;
  return { dollars, than: scenarios.flatMap(({ name }, at) => (cash[at] === least ? [name] : [])) };
}

/** Returns the indexes of the lowest values, or none if all values are the same, because then none stands out. */
function indexesOfLowest(values: readonly number[]): readonly number[] {
  const least = indexesOfCheapest(values);
  return least.length === values.length ? [] : least;
}
