/** Costs of loan scenarios for a borrower who keeps the loan for a number of months. Money is integer cents; rates are percent a year. */
import { interestPaidCents } from './amortization.ts';

export interface ScenarioTerms {
  loanCents: number;
  ratePercent: number;
  termMonths: number;
  /** Down payment, closing costs and points, minus lender credits. */
  cashToCloseCents: number;
  /** Mortgage insurance a month. */
  mortgageInsuranceCents: number;
  /** Number of payments that include mortgage insurance; never more than `termMonths`. */
  mortgageInsuranceMonths: number;
}

/**
 * Amount that the borrower needs: the price of the home, or the balance of the loan to be replaced. When it is unknown, the smallest loan
 * is used instead; each cost then also includes the down payment and whatever is borrowed beyond the smallest loan.
 */
export const neededAmountCents = (scenarios: readonly ScenarioTerms[], neededCents: number | null): number =>
  neededCents ?? Math.min(...scenarios.map(({ loanCents }) => loanCents));

/**
 * Total cost of a scenario after some months: closing costs (cash and borrowed), interest and mortgage insurance. Principal that was paid
 * down is not a cost. Property taxes and homeowners insurance belong to the home and are left out, even if the lender's estimates differ
 * by scenario.
 * @param base amount the borrower needs; see `neededAmountCents`
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
