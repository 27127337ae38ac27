/** What a home may be worth, and what is owed on it. */
import type { DateOnly, Money, UtcInstant } from '../call.ts';
import type { LoanOfficer } from './officers.ts';
import type { MortgageType, QuotedRate } from './rateDrop.ts';

/** Which home: that of a loan on the caller's list, or the one that a mailed link is about, by the link's token. */
export type WhichHome = { loanIdentifier: string } | { contactId: string };

export interface ContactOwner {
  /** Who answers questions; null where the loan has no officer. */
  officer: LoanOfficer | null;
  /** Behind a link the street comes without the house number. */
  place: { street: string; city: string; state: string };
  /** Where the writer of a question gets the copy, masked: "d•••@example.com". */
  copyTo: string;
  /** How long a question may be, in characters. */
  questionLength: number;
  /** The last day on which the link opens; null for a caller's own loan. */
  expiresAt: DateOnly | null;
}

/** A question to the contact's owner. 409 `nobodyToAsk` where there is none, 429 `tooManyTries`. */
export type ValuationQuestion = WhichHome & { question: string };

export interface QuestionSent {
  sentAtUtc: UtcInstant;
  /** The officer's name. */
  sentTo: string;
  copyTo: string;
}

/** Whole dollars, with ".00". */
export interface HomeValue {
  value: Money;
  /** The home may as well be worth anything from here to `high`. */
  low: Money;
  high: Money;
  on: DateOnly;
}

/** A sale near the home. Its place is in words; no address. */
export interface ComparableSale {
  /** "0.4 miles northeast" */
  place: string;
  soldOn: DateOnly;
  price: Money;
  squareFeet: number;
  bedrooms: number;
  /** "2.5" */
  bathrooms: string;
}

export interface Lien {
  kind: 'firstMortgage' | 'secondMortgage' | 'homeEquityLine';
  balance: Money;
  asOf: DateOnly;
}

/** Why there is no estimate: too few homes like it were sold nearby; it differs too much from those that were; nobody made one yet. */
export type NoEstimate = 'fewSales' | 'unusualHome' | 'notYet';

export interface HomeEquity {
  estimate: HomeValue | null;
  noEstimate: NoEstimate | null;
  /** Who made the estimate, and how, in a sentence. */
  source: string;
  bought: { price: Money; on: DateOnly } | null;
  /** The estimates of each quarter since it was bought, the oldest first; the last one is `estimate`. */
  history: HomeValue[];
  /** The nearest first. */
  comparables: ComparableSale[];
  /** All that is owed on the home, the first mortgage first. */
  liens: Lien[];
}

export interface ValuationLoan {
  /** What is owed by schedule; null where that is not known. */
  balance: Money | null;
  asOf: DateOnly;
  /** Of the loan as it was agreed; null where its papers are not kept. */
  agreed: {
    loanAmount: Money;
    /** The lower of the price and the first appraisal. */
    originalValue: Money;
    /** Percent a year, for example "6.500". */
    rate: string;
    termMonths: number;
    firstDueOn: DateOnly;
  } | null;
  /** What the borrower pays for it each month; null where there is none. */
  mortgageInsurance: Money | null;
}

/** What the lender would lend against the equity today. Never an offer. */
export interface EquityRate extends QuotedRate {
  mortgageType: MortgageType;
  termMonths: number;
  /** What the points cost that this rate assumes. */
  points: Money;
  /** Principal and interest a month. */
  payment: Money;
}

export interface EquityRates {
  quotedOn: DateOnly;
  /** The loan that the payments are of: what is left up to 80 % of the value, or a part of it. */
  loanAmount: Money;
  /** What the lender assumes of borrower and home, in sentences. */
  assumptions: string;
  /** None where too little is left to lend against. */
  rates: EquityRate[];
}
