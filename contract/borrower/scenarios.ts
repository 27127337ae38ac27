/** Loan scenarios that an officer prepared and shared by an emailed link. They contain nothing that identifies the borrower or a loan. */
import {
  exactOptional,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  pipe,
  regex,
  string,
  type InferOutput,
} from 'valibot';

import { dateOnly, strictCodes, money, nonEmptyString, sensitive, text, strictList } from '../schema.ts';
import { loanOfficerSchema } from './officers.ts';

/** At most as many digits as "9999999999.99", so that sums of such amounts are exact in cents. */
const amount = pipe(money, maxLength(13));
/** Percent a year with at most three decimals, for example "6.375". */
const percent = pipe(string(), regex(/^\d{1,2}(\.\d{1,3})?$/));
/** Number of monthly payments, up to 40 years; no home loan runs longer. */
const payments = pipe(number(), integer(), minValue(0), maxValue(480));

/** One fixed-rate loan scenario. All amounts are compared between scenarios, so one with a missing amount is unreadable. */
const loanScenario = object({
  /** The officer's name for the scenario, for example "No points". */
  name: sensitive('words', nonEmptyString),
  /** Name of the loan product, for example "30-year fixed". */
  product: sensitive('none', text),
  termMonths: pipe(number(), integer(), minValue(1), maxValue(480)),
  /** Interest rate; `apr` is the annual percentage rate. */
  rate: percent,
  apr: percent,
  /** Cost of the discount points. */
  points: amount,
  /** Lender credits toward the closing costs. */
  credits: amount,
  /** Total due at closing, including the down payment, after credits. */
  cashToClose: amount,
  /** Monthly payment of principal and interest. */
  principalAndInterest: amount,
  /** Monthly amount for property taxes and homeowners insurance. */
  taxesAndInsurance: amount,
  /** Monthly mortgage insurance; zero when there is none. */
  mortgageInsurance: amount,
  /** Optional, not in the specification: loan amount. Without it, the portal works it out from payment, rate and term. */
  loanAmount: exactOptional(amount),
  /** Optional, not in the specification: number of payments that include mortgage insurance. Without it, all payments do. */
  mortgageInsuranceMonths: exactOptional(payments),
});
export type LoanScenario = InferOutput<typeof loanScenario>;

export const sharedScenariosSchema = object({
  officer: loanOfficerSchema,
  preparedAt: dateOnly,
  /** Last day on which the link works. */
  expiresAt: dateOnly,
  scenarios: pipe(strictList(loanScenario), minLength(2), maxLength(4)),
  /**
   * Optional, not in the specification: price of the home, or balance of the loan to be replaced. It allows the portal to separate
   * closing costs from the down payment.
   */
  amountNeeded: exactOptional(object({ purpose: strictCodes(['purchase', 'refinance']), amount })),
});
export type SharedScenarios = InferOutput<typeof sharedScenariosSchema>;
