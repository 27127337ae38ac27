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

/** What one scenario borrows. */
export interface LoanSize {
  /** As a reader sees it: a few dollars are nothing beside what was worked out from a payment. */
  shownCents: number;
  /** Whether it was worked out, so that the page says "about". */
  isInferred: boolean;
}

export interface Comparison {
  scenarios: readonly LoanScenario[];
  /** What each borrows, in the order of the scenarios. */
  sizes: readonly LoanSize[];
  /** What all of them borrow, where it is the same. The page says it once then, and explains no difference. */
  oneSize: LoanSize | null;
  /** What each has cost after so many months, up to `MOST_MONTHS`: in cents and in the order of the scenarios. */
  costsAfter: (months: number) => readonly number[];
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
  const loans = loansOf(scenarios);
  const terms = scenarios.map((scenario, index) => termsOf(scenario, loans[index]?.cents ?? 0));
  const base = baseCents(terms, amountNeeded === undefined ? null : centsIn(amountNeeded.amount));
  // Once for each month: each year of the table and each step of the slider asks for them again.
  const costs = Array.from({ length: MOST_MONTHS + 1 }, (_, months) => terms.map((one) => costCents(one, base, months)));
  const costsAfter = (months: number) => costs[months] ?? [];
  const wholeYears = terms.map(({ termMonths }) => Math.floor(termMonths / MONTHS_A_YEAR));
  const isOneSize = new Set(loans.map(({ shownCents }) => wholeDollars(shownCents))).size === 1;
  return {
    scenarios,
    sizes: loans,
    oneSize: isOneSize ? (loans.find(({ isInferred }) => !isInferred) ?? loans[0] ?? null) : null,
    costsAfter,
    ranges: cheapestRanges(costsAfter),
    usualYears: Math.max(1, Math.min(USUAL_YEARS, ...wholeYears)),
  };
}

/** $10: more than two loans can differ by, only because they were worked out from payments in cents. */
const INFERRED_TO_CENTS = 1000;

/** What is borrowed. An amount that was worked out and lies near another is that amount, here and in the costs. */
function loansOf(scenarios: readonly LoanScenario[]): (LoanSize & { cents: number })[] {
  const known = scenarios.flatMap(({ loanAmount }) => {
    if (loanAmount === undefined) return [];
    const cents = centsIn(loanAmount);
    return [{ cents, shownCents: cents }];
  });
  return scenarios.map(({ loanAmount, principalAndInterest, rate, termMonths }) => {
    if (loanAmount !== undefined) return { cents: centsIn(loanAmount), shownCents: centsIn(loanAmount), isInferred: false };
    const cents = loanOfPaymentCents(centsIn(principalAndInterest), Number(rate), termMonths);
    const near = known.find((other) => Math.abs(other.cents - cents) <= INFERRED_TO_CENTS);
    if (near !== undefined) return { ...near, isInferred: true };
    const found = { cents, shownCents: Math.round(cents / INFERRED_TO_CENTS) * INFERRED_TO_CENTS };
    known.push(found);
    return { ...found, isInferred: true };
  });
}

function termsOf(scenario: LoanScenario, loanCents: number): ScenarioTerms {
  const { rate, termMonths, mortgageInsuranceMonths } = scenario;
  return {
    loanCents,
    ratePercent: Number(rate),
    termMonths,
    cashToCloseCents: centsIn(scenario.cashToClose),
    mortgageInsuranceCents: centsIn(scenario.mortgageInsurance),
    mortgageInsuranceMonths: mortgageInsuranceMonths ?? termMonths,
  };
}

/** Whole dollars that each costs more than the cheapest, as a reader gets them from the costs that are shown. @param costs in cents */
function moreDollarsOf(costs: readonly number[]): number[] {
  const least = wholeDollars(Math.min(...costs));
  return costs.map((cost) => wholeDollars(cost) - least);
}

/** How the scenarios stand after some years, in their order. */
export function standingsAfter({ scenarios, costsAfter }: Comparison, years: number): Standing[] {
  const costs = costsAfter(years * MONTHS_A_YEAR);
  const cheapest = cheapestOf(costs);
  const more = moreDollarsOf(costs);
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

/** Years that bar and chart show: as few of `SPANS` as hold the plan and every change of the cheapest. */
export function yearsShown({ ranges }: Comparison, years: number): number {
  const lastChange = ranges.at(-1)?.from ?? 1;
  return SPANS.find((span) => span >= years && span * MONTHS_A_YEAR > lastChange) ?? MOST_YEARS;
}

/** What is drawn of the scenarios: what each has cost, or how much more than the cheapest at that time. */
export type Drawn = 'cost' | 'difference';

/**
 * Where the lines are at closing and after each month that bar and chart show, in cents: the whole dollars that a reader sees. By the
 * month, because the cheapest changes between years, and only then do both lines touch zero where it does.
 */
export const courseOf = (comparison: Comparison, years: number, drawn: Drawn): number[][] =>
  Array.from({ length: yearsShown(comparison, years) * MONTHS_A_YEAR + 1 }, (_, month) => {
    const costs = comparison.costsAfter(month);
    return (drawn === 'cost' ? costs.map(wholeDollars) : moreDollarsOf(costs)).map((dollars) => dollars * 100);
  });

/** What one scenario costs each month, in whole dollars: the sum of the dollars that a reader sees. */
export const monthlyDollars = ({ principalAndInterest, taxesAndInsurance, mortgageInsurance }: LoanScenario): number =>
  [principalAndInterest, taxesAndInsurance, mortgageInsurance].reduce((sum, amount) => sum + wholeDollars(centsIn(amount)), 0);

/** In what a scenario can be better than the others, besides its cost: the figures as they are shown, the least is the best. */
const MERITS = {
  lowestPayment: monthlyDollars,
  lowestRate: ({ rate }: LoanScenario) => Number(rate),
  lowestApr: ({ apr }: LoanScenario) => Number(apr),
  leastCash: ({ cashToClose }: LoanScenario) => wholeDollars(centsIn(cashToClose)),
};

export type Merit = keyof typeof MERITS;

/** In what each scenario is better than others, in their order. */
export function meritsOf(scenarios: readonly LoanScenario[]): Merit[][] {
  const best = (Object.keys(MERITS) as Merit[]) // the object has no other keys
    .map((merit) => ({ merit, places: leastOf(scenarios.map(MERITS[merit])) }));
  return scenarios.map((_, index) => best.flatMap(({ merit, places }) => (places.includes(index) ? [merit] : [])));
}

/** What a scenario takes more in cash at closing than those that take the least, in whole dollars as shown; null for one of those. */
export function moreCashOf(
  scenarios: readonly LoanScenario[],
  index: number,
): { dollars: number; than: readonly string[] } | null {
  const cash = scenarios.map(MERITS.leastCash);
  const least = Math.min(...cash);
  const dollars = (cash[index] ?? least) - least;
  if (dollars <= 0) return null;
  return { dollars, than: scenarios.flatMap(({ name }, at) => (cash[at] === least ? [name] : [])) };
}

/** The places of the least values; none where all are the same, because then nothing is to be said. */
function leastOf(values: readonly number[]): readonly number[] {
  const least = cheapestOf(values);
  return least.length === values.length ? [] : least;
}
