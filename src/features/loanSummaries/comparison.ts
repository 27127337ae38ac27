/** What a page of shared scenarios says. Every figure of it, in words, cards, chart and table, is worked out here, once. */
import type { LoanScenario, SharedScenarios } from '#contract/borrower/scenarios.ts';
import { loanOfPaymentCents } from '#domain/loanCosts/amortization.ts';
import { cheapestOf, cheapestRanges, MOST_MONTHS, type CheapestRange } from '#domain/loanCosts/cheapest.ts';
import { baseCents, costCents, type ScenarioTerms } from '#domain/loanCosts/scenarioCosts.ts';
import { centsOf } from '#domain/money.ts';
import { wholeDollars } from '#domain/wholeDollars.ts';

export const MONTHS_A_YEAR = 12;
export const MOST_YEARS = MOST_MONTHS / MONTHS_A_YEAR;
/** How long people keep a loan who have not said it. */
const USUAL_YEARS = 5;
/** How much time bar and chart may show. */
const SPANS = [10, 20, MOST_YEARS];

export interface Comparison {
  scenarios: readonly LoanScenario[];
  /** What each has cost after some months, in cents and in the order of the scenarios. */
  costsAfter: (months: number) => number[];
  /** Which is cheapest from when to when. */
  ranges: readonly CheapestRange[];
  /** The plan of a reader who has not said one: five years, or the shortest loan's whole years. */
  usualYears: number;
}

/** How one scenario stands after the years of the reader's plan. */
export interface Standing {
  costCents: number;
  /** Whole dollars more than the cheapest, as a reader gets when they take one shown cost from the other. */
  moreDollars: number;
  isCheapest: boolean;
  /** The others that cost the same to the cent. */
  tiedWith: readonly string[];
}

/** Amounts of an answer whose shape was checked are never missing. */
export const centsIn = (amount: string): number => centsOf(amount) ?? 0;

export function comparisonOf({ scenarios, amountNeeded }: SharedScenarios): Comparison {
  const terms = scenarios.map(termsOf);
  const base = baseCents(terms, amountNeeded === undefined ? null : centsIn(amountNeeded.amount));
  const costsAfter = (months: number) => terms.map((one) => costCents(one, base, months));
  const wholeYears = terms.map(({ termMonths }) => Math.floor(termMonths / MONTHS_A_YEAR));
  return {
    scenarios,
    costsAfter,
    ranges: cheapestRanges(costsAfter),
    usualYears: Math.max(1, Math.min(USUAL_YEARS, ...wholeYears)),
  };
}

function termsOf(scenario: LoanScenario): ScenarioTerms {
  const { termMonths, loanAmount, principalAndInterest, mortgageInsuranceMonths } = scenario;
  const ratePercent = Number(scenario.rate);
  return {
    loanCents:
      loanAmount === undefined ? loanOfPaymentCents(centsIn(principalAndInterest), ratePercent, termMonths) : centsIn(loanAmount),
    ratePercent,
    termMonths,
    cashToCloseCents: centsIn(scenario.cashToClose),
    mortgageInsuranceCents: centsIn(scenario.mortgageInsurance),
    mortgageInsuranceMonths: mortgageInsuranceMonths ?? termMonths,
  };
}

/** How the scenarios stand after some years, in their order. */
export function standingsAfter({ scenarios, costsAfter }: Comparison, years: number): Standing[] {
  const costs = costsAfter(years * MONTHS_A_YEAR);
  const cheapest = cheapestOf(costs);
  const least = wholeDollars(Math.min(...costs));
  return costs.map((cost, index) => {
    const isCheapest = cheapest.includes(index);
    return {
      costCents: cost,
      moreDollars: wholeDollars(cost) - least,
      isCheapest,
      tiedWith: isCheapest ? cheapest.flatMap((other) => (other === index ? [] : [scenarios[other]?.name ?? ''])) : [],
    };
  });
}

/** Years that bar and chart show: as few of `SPANS` as hold the plan and every change of the cheapest. */
export function yearsShown({ ranges }: Comparison, years: number): number {
  const lastChange = ranges.at(-1)?.from ?? 1;
  return SPANS.find((span) => span >= years && span * MONTHS_A_YEAR > lastChange) ?? MOST_YEARS;
}

/** The places of the least values; none where all are the same, because then nothing is to be said. */
export function leastOf(values: readonly number[]): readonly number[] {
  const least = cheapestOf(values);
  return least.length === values.length ? [] : least;
}
