/** Loan scenarios that an officer worked out and shared by a sealed link. Nothing in them names the borrower or a loan. */
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

import { dateOnly, knownCodes, money, nonEmptyString, sensitive, text, wholeList } from '../schema.ts';
import { loanOfficerSchema } from './officers.ts';

/** As many digits as "9999999999.99" has: sums of such amounts are exact in cents. */
const amount = pipe(money, maxLength(13));
/** Percent a year, with three decimals at the most, for example "6.375". */
const percent = pipe(string(), regex(/^\d{1,2}(\.\d{1,3})?$/));
/** Forty years at the most: no home loan has more. */
const payments = pipe(number(), integer(), minValue(0), maxValue(480));

/** One way to borrow, at a rate that stays the same. Every amount is compared with others, so a scenario without one is none. */
const loanScenario = object({
  /** The officer's own name for it: "No points". */
  name: sensitive('words', nonEmptyString),
  /** "30-year fixed". */
  product: sensitive('none', text),
  termMonths: pipe(number(), integer(), minValue(1), maxValue(480)),
  rate: percent,
  apr: percent,
  /** What the discount points cost. */
  points: amount,
  /** What the lender adds to the closing costs. */
  credits: amount,
  /** All that is paid on the day of closing, down payment included, credits taken off. */
  cashToClose: amount,
  principalAndInterest: amount,
  /** A month. */
  taxesAndInsurance: amount,
  /** A month; zero where there is none. */
  mortgageInsurance: amount,
  /** Added, optional: what is borrowed. Without it, it follows from payment, rate and term. */
  loanAmount: exactOptional(amount),
  /** Added, optional: how many payments carry mortgage insurance. Without it all of them count. */
  mortgageInsuranceMonths: exactOptional(payments),
});
export type LoanScenario = InferOutput<typeof loanScenario>;

export const sharedScenariosSchema = object({
  officer: loanOfficerSchema,
  preparedAt: dateOnly,
  /** The last day on which the link opens. */
  expiresAt: dateOnly,
  scenarios: pipe(wholeList(loanScenario), minLength(2), maxLength(4)),
  /** Added, optional: what has to be paid for, the price of the home or what is owed on the loan that is replaced. Tells costs from down payment. */
  amountNeeded: exactOptional(object({ purpose: knownCodes(['purchase', 'refinance']), amount })),
});
export type SharedScenarios = InferOutput<typeof sharedScenariosSchema>;
