/** What ways to borrow cost a borrower who keeps the loan for some months. Money is integer cents; rates are percent a year. */
import { interestPaidCents } from './amortization.ts';

/** One way to borrow, at a rate that stays the same. */
export interface ScenarioTerms {
  loanCents: number;
  ratePercent: number;
  termMonths: number;
  /** Down payment, closing costs and points, less the lender's credits. */
  cashToCloseCents: number;
  /** A month. */
  mortgageInsuranceCents: number;
  /** How many payments carry it; never more than the term has. */
  mortgageInsuranceMonths: number;
}

/**
 * What has to be paid for: the home's price, or what is owed on the loan that is replaced. Where nobody says it, the smallest loan
 * stands in for it: then a down payment is part of each cost, and so is what is borrowed beyond the smallest loan, which has to be paid back.
 */
export const baseCents = (scenarios: readonly ScenarioTerms[], neededCents: number | null): number =>
  neededCents ?? Math.min(...scenarios.map(({ loanCents }) => loanCents));

/**
 * The cost of one scenario after some months: what is paid at closing and not for the home, interest, and mortgage insurance. What is
 * paid down stays the borrower's and is not counted. Taxes and insurance of the home are not counted, even where
 * the lender expects others with another choice: they belong to the home, and come on top.
 * @param base what has to be paid for: see `baseCents`
 */
export function costCents(scenario: ScenarioTerms, base: number, months: number): number {
  const { loanCents, ratePercent, termMonths, cashToCloseCents, mortgageInsuranceCents } = scenario;
  const insured = Math.min(months, termMonths, scenario.mortgageInsuranceMonths);
  return (
    cashToCloseCents +
    loanCents -
    base +
    interestPaidCents(loanCents, ratePercent, termMonths, months) +
    mortgageInsuranceCents * insured
  );
}
