/** What a home may be worth, and what is owed on it. */
import { integer, nullable, number, object, pipe, strictObject, union, type InferOutput } from 'valibot';

import {
  codes,
  dateOnly,
  knownCodes,
  listSkippingOdd,
  money,
  nonEmptyString,
  nullIfOdd,
  sensitive,
  text,
  typedText,
  utcInstant,
  wholeList,
} from '../schema.ts';
import { loanOfficerSchema } from './officers.ts';
import { mortgageType } from './rateDrop.ts';

const wholeNumber = pipe(number(), integer());

/** Which home: that of a loan on the caller's list, or the one that a mailed link is about, by the link's token. */
export type WhichHome = { loanIdentifier: string } | { contactId: string };

export const contactOwnerSchema = object({
  /** Who answers questions; null where the loan has no officer. */
  officer: nullable(loanOfficerSchema),
  /** Behind a link the street comes without the house number. */
  place: object({ street: sensitive('address', text), city: sensitive('city', text), state: sensitive('none', text) }),
  /** Where the writer of a question gets the copy, masked: "d•••@example.com". */
  copyTo: sensitive('email', text),
  /** How long a question may be, in characters. */
  questionLength: wholeNumber,
  /** The last day on which the link opens; null for a caller's own loan. */
  expiresAt: nullIfOdd(dateOnly),
});
export type ContactOwner = InferOutput<typeof contactOwnerSchema>;

/** A question to the contact's owner. 409 `nobodyToAsk` where there is none, 429 `tooManyTries`. */
export const valuationQuestionSchema = union([
  strictObject({ loanIdentifier: sensitive('loan', text), question: sensitive('words', text) }),
  strictObject({ contactId: sensitive('secret', typedText(400)), question: sensitive('words', text) }),
]);
export type ValuationQuestion = InferOutput<typeof valuationQuestionSchema>;

export const questionSentSchema = object({
  sentAtUtc: utcInstant,
  /** The officer's name. */
  sentTo: sensitive('person', text),
  copyTo: sensitive('email', text),
});
export type QuestionSent = InferOutput<typeof questionSentSchema>;

/** Whole dollars, with ".00". */
const homeValue = object({
  value: money,
  /** The home may as well be worth anything from here to `high`. */
  low: money,
  high: money,
  on: dateOnly,
});
export type HomeValue = InferOutput<typeof homeValue>;

/** A sale near the home. Its place is in words; no address. */
const comparableSale = object({
  /** "0.4 miles northeast" */
  place: sensitive('none', text),
  soldOn: dateOnly,
  price: money,
  squareFeet: wholeNumber,
  bedrooms: wholeNumber,
  /** "2.5" */
  bathrooms: sensitive('none', text),
});
export type ComparableSale = InferOutput<typeof comparableSale>;

const lien = object({
  kind: knownCodes(['firstMortgage', 'secondMortgage', 'homeEquityLine']),
  balance: money,
  asOf: dateOnly,
});
export type Lien = InferOutput<typeof lien>;

/** Why there is no estimate: too few homes like it were sold nearby; it differs too much from those that were; nobody made one yet. */
const noEstimate = codes(['fewSales', 'unusualHome', 'notYet']);
export type NoEstimate = InferOutput<typeof noEstimate>;

export const homeEquitySchema = object({
  /** Null says that there is none. */
  estimate: nullable(homeValue),
  noEstimate: nullable(noEstimate),
  /** Who made the estimate, and how, in a sentence. */
  source: sensitive('none', text),
  bought: nullIfOdd(object({ price: money, on: dateOnly })),
  /** The estimates of each quarter since it was bought, the oldest first; the last one is `estimate`. */
  history: listSkippingOdd(homeValue),
  /** The nearest first. */
  comparables: listSkippingOdd(comparableSale),
  /** All that is owed on the home, the first mortgage first. Without one of them there would seem to be more equity than there is. */
  liens: wholeList(lien),
});
export type HomeEquity = InferOutput<typeof homeEquitySchema>;

export const valuationLoanSchema = object({
  /** What is owed by schedule; null where that is not known. */
  balance: nullIfOdd(money),
  asOf: dateOnly,
  /** Of the loan as it was agreed; null where its papers are not kept. */
  agreed: nullIfOdd(
    object({
      loanAmount: money,
      /** The lower of the price and the first appraisal. */
      originalValue: money,
      /** Percent a year, for example "6.500". */
      rate: sensitive('none', nonEmptyString),
      termMonths: wholeNumber,
      firstDueOn: dateOnly,
    }),
  ),
  /** What the borrower pays for it each month; null where there is none. */
  mortgageInsurance: nullable(money),
});
export type ValuationLoan = InferOutput<typeof valuationLoanSchema>;

/** What the lender would lend against the equity today. Never an offer. */
const equityRate = object({
  mortgageType,
  /** Percent a year, for example "6.500"; `apr` with the costs counted in. */
  rate: sensitive('none', nonEmptyString),
  apr: sensitive('none', nonEmptyString),
  termMonths: wholeNumber,
  /** What the points cost that this rate assumes. */
  points: money,
  /** Principal and interest a month. */
  payment: money,
});

export const equityRatesSchema = object({
  quotedOn: dateOnly,
  /** The loan that the payments are of: what is left up to 80 % of the value, or a part of it. */
  loanAmount: money,
  /** What the lender assumes of borrower and home, in sentences. */
  assumptions: sensitive('none', text),
  /** None where too little is left to lend against. */
  rates: listSkippingOdd(equityRate),
});
export type EquityRates = InferOutput<typeof equityRatesSchema>;
