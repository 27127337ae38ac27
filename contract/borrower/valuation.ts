/** Estimated value of a home, and what is owed on it. */
import { integer, nullable, number, object, pipe, strictObject, union, type InferOutput } from 'valibot';

import {
  lenientCodes,
  dateOnly,
  strictCodes,
  listSkippingInvalid,
  money,
  nonEmptyString,
  nullIfInvalid,
  sensitive,
  text,
  typedText,
  utcInstant,
  strictList,
} from '../schema.ts';
import { loanOfficerSchema } from './officers.ts';
import { mortgageType } from './rateDrop.ts';

const wholeNumber = pipe(number(), integer());

/** Names a home: by a loan on the caller's list, or by the token of an emailed link. */
export type WhichHome = { loanIdentifier: string } | { contactId: string };

export const contactOwnerSchema = object({
  /** Officer who answers questions; null when the loan has none. */
  officer: nullable(loanOfficerSchema),
  /** Location of the home. Behind an emailed link, the street has no house number. */
  place: object({ street: sensitive('address', text), city: sensitive('city', text), state: sensitive('none', text) }),
  /** Masked email address that receives the copy of a question, for example "d•••@example.com". */
  copyTo: sensitive('email', text),
  /** Maximum length of a question, in characters. */
  questionLength: wholeNumber,
  /** Last day on which the link works; null for a loan on the caller's list. */
  expiresAt: nullIfInvalid(dateOnly),
});
export type ContactOwner = InferOutput<typeof contactOwnerSchema>;

/** A question to the loan officer. 409 `nobodyToAsk` when there is none; 429 `tooManyTries`. */
export const valuationQuestionSchema = union([
  strictObject({ loanIdentifier: sensitive('loan', text), question: sensitive('words', text) }),
  strictObject({ contactId: sensitive('secret', typedText(400)), question: sensitive('words', text) }),
]);
export type ValuationQuestion = InferOutput<typeof valuationQuestionSchema>;

export const questionSentSchema = object({
  sentAtUtc: utcInstant,
  /** Name of the officer. */
  sentTo: sensitive('person', text),
  copyTo: sensitive('email', text),
});
export type QuestionSent = InferOutput<typeof questionSentSchema>;

/** An estimate, in whole dollars with ".00". */
const homeValue = object({
  value: money,
  /** Lower end of the estimate's range; `high` is its upper end. */
  low: money,
  high: money,
  on: dateOnly,
});
export type HomeValue = InferOutput<typeof homeValue>;

/** A sale near the home. It has no address; its location is described by distance and direction. */
const comparableSale = object({
  /** Distance and direction from the home, for example "0.4 miles northeast". */
  place: sensitive('none', text),
  soldOn: dateOnly,
  price: money,
  squareFeet: wholeNumber,
  bedrooms: wholeNumber,
  /** Number of bathrooms, for example "2.5". */
  bathrooms: sensitive('none', text),
});
export type ComparableSale = InferOutput<typeof comparableSale>;

const lien = object({
  kind: strictCodes(['firstMortgage', 'secondMortgage', 'homeEquityLine']),
  /** Amount owed on the day `asOf`. */
  balance: money,
  asOf: dateOnly,
});
export type Lien = InferOutput<typeof lien>;

/**
 * Why there is no estimate. `fewSales`: too few similar homes nearby were sold. `unusualHome`: the home differs too much from those.
 * `notYet`: no estimate has been made yet.
 */
const noEstimate = lenientCodes(['fewSales', 'unusualHome', 'notYet']);
export type NoEstimate = InferOutput<typeof noEstimate>;

export const homeEquitySchema = object({
  /** The latest estimate; null when there is none, and `noEstimate` then gives the reason. */
  estimate: nullable(homeValue),
  /** Reason why there is no estimate; null when there is one. */
  noEstimate: nullable(noEstimate),
  /** One sentence about who made the estimate, and how. */
  source: sensitive('none', text),
  /** Purchase price and day; null when unknown. */
  bought: nullIfInvalid(object({ price: money, on: dateOnly })),
  /** Estimates of every quarter since the purchase, oldest first. The last one equals `estimate`. */
  history: listSkippingInvalid(homeValue),
  /** Comparable sales, nearest first. */
  comparables: listSkippingInvalid(comparableSale),
  /**
   * All debts secured by the home, the first mortgage first. An unreadable entry rejects the response, because without it the equity
   * would be too high.
   */
  liens: strictList(lien),
});
export type HomeEquity = InferOutput<typeof homeEquitySchema>;

export const valuationLoanSchema = object({
  /** Balance by the payment schedule; null when unknown. */
  balance: nullIfInvalid(money),
  /** Day for which `balance` is stated. */
  asOf: dateOnly,
  /** Original terms of the loan; null when the lender has no record of them. */
  agreed: nullIfInvalid(
    object({
      loanAmount: money,
      /** The lower of the purchase price and the first appraisal. */
      originalValue: money,
      /** Interest rate in percent a year, for example "6.500". */
      rate: sensitive('none', nonEmptyString),
      termMonths: wholeNumber,
      firstDueOn: dateOnly,
    }),
  ),
  /** Monthly mortgage insurance paid by the borrower; null when there is none. */
  mortgageInsurance: nullable(money),
});
export type ValuationLoan = InferOutput<typeof valuationLoanSchema>;

/** A loan against the equity at today's rate. It is never an offer. */
const equityRate = object({
  mortgageType,
  /** Interest rate in percent a year, for example "6.500"; `apr` is the annual percentage rate. */
  rate: sensitive('none', nonEmptyString),
  apr: sensitive('none', nonEmptyString),
  termMonths: wholeNumber,
  /** Cost of the points that this rate assumes. */
  points: money,
  /** Monthly payment of principal and interest. */
  payment: money,
});

export const equityRatesSchema = object({
  quotedOn: dateOnly,
  /** Loan amount that the payments are for: at most what remains up to 80 % of the value. */
  loanAmount: money,
  /** The lender's assumptions about borrower and home, as sentences. */
  assumptions: sensitive('none', text),
  /** Quoted rates; empty when too little equity remains to borrow against. */
  rates: listSkippingInvalid(equityRate),
});
export type EquityRates = InferOutput<typeof equityRatesSchema>;
