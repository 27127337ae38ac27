import { integer, number, object, picklist, pipe } from 'valibot';

import type {
  ContactOwner,
  EquityRates,
  HomeEquity,
  HomeValue,
  QuestionSent,
  ValuationLoan,
} from '#contract/borrower/valuation.ts';
import { officerShape } from '#lending/officers/officerShape.ts';
import { dateOnly, essential, listOf, money, orNull, words, type ShapeOf } from '#platform/api/answers/shapes.ts';

const valueShape: ShapeOf<HomeValue> = object({ value: money, low: money, high: money, on: dateOnly });
const whole = pipe(number(), integer());

export const homeEquityShape: ShapeOf<HomeEquity> = object({
  estimate: orNull(valueShape),
  noEstimate: orNull(picklist(['fewSales', 'unusualHome', 'notYet'])),
  source: words,
  bought: orNull(object({ price: money, on: dateOnly })),
  history: listOf(valueShape),
  comparables: listOf(
    object({ place: words, soldOn: dateOnly, price: money, squareFeet: whole, bedrooms: whole, bathrooms: words }),
  ),
  liens: listOf(
    object({ kind: picklist(['firstMortgage', 'secondMortgage', 'homeEquityLine']), balance: money, asOf: dateOnly }),
  ),
});

export const valuationLoanShape: ShapeOf<ValuationLoan> = object({
  balance: orNull(money),
  asOf: dateOnly,
  agreed: orNull(object({ loanAmount: money, originalValue: money, rate: essential, termMonths: whole, firstDueOn: dateOnly })),
  mortgageInsurance: orNull(money),
});

export const equityRatesShape: ShapeOf<EquityRates> = object({
  quotedOn: dateOnly,
  loanAmount: money,
  assumptions: words,
  rates: listOf(
    object({
      mortgageType: picklist(['fixed30', 'fixed20', 'fixed15', 'fha30', 'va30']),
      rate: essential,
      apr: essential,
      termMonths: whole,
      points: money,
      payment: money,
    }),
  ),
});

export const contactOwnerShape: ShapeOf<ContactOwner> = object({
  officer: orNull(officerShape),
  place: object({ street: words, city: words, state: words }),
  copyTo: words,
  questionLength: whole,
  expiresAt: orNull(dateOnly),
});

export const questionSentShape: ShapeOf<QuestionSent> = object({ sentAtUtc: words, sentTo: words, copyTo: words });
