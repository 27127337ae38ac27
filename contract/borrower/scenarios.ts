/** Loan scenarios that an officer worked out and shared by a sealed link. Nothing in them names the borrower or a loan. */
import type { DateOnly, Money } from '../call.ts';
import type { LoanOfficer } from './officers.ts';

/** One way to borrow, at a rate that stays the same. Rates are percent a year with up to three decimals, for example "6.375". */
export interface LoanScenario {
  /** The officer's own name for it: "No points". */
  name: string;
  /** "30-year fixed". */
  product: string;
  termMonths: number;
  rate: string;
  apr: string;
  /** What the discount points cost. */
  points: Money;
  /** What the lender adds to the closing costs. */
  credits: Money;
  /** All that is paid on the day of closing, down payment included, credits taken off. */
  cashToClose: Money;
  principalAndInterest: Money;
  /** A month. */
  taxesAndInsurance: Money;
  /** A month; zero where there is none. */
  mortgageInsurance: Money;
  /** Added, optional: what is borrowed. Without it, it follows from payment, rate and term. */
  loanAmount?: Money;
  /** Added, optional: how many payments carry mortgage insurance. Without it all of them count. */
  mortgageInsuranceMonths?: number;
}

export interface SharedScenarios {
  officer: LoanOfficer;
  preparedAt: DateOnly;
  /** The last day on which the link opens. */
  expiresAt: DateOnly;
  /** Two to four. */
  scenarios: LoanScenario[];
  /** Added, optional: what has to be paid for, the price of the home or what is owed on the loan that is replaced. Tells costs from down payment. */
  amountNeeded?: { purpose: 'purchase' | 'refinance'; amount: Money };
}
