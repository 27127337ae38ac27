import { integer, nullable, number, object, pipe } from 'valibot';

import type {
  ContactOwner,
  EquityRates,
  HomeEquity as SentEquity,
  HomeValue,
  Lien,
  NoEstimate,
  QuestionSent,
  ValuationLoan,
} from '#contract/borrower/valuation.ts';
import type { MortgageType } from '#contract/borrower/rateDrop.ts';
import { loanOfficerSchema } from '#contract/borrower/officers.ts';
import type { OrUnknown } from '#domain/unreadable.ts';
import { asRead } from '#platform/api/answers/asRead.ts';
import {
  codeOrNull,
  dateOnly,
  essential,
  knownCode,
  listSkippingUnreadable,
  money,
  orNull,
  utcInstant,
  wholeList,
  words,
  type ShapeOf,
} from '#platform/api/answers/shapes.ts';

/** As the portal reads it. */
export interface HomeEquity extends Omit<SentEquity, 'noEstimate'> {
  noEstimate: OrUnknown<NoEstimate> | null;
}

const valueShape: ShapeOf<HomeValue> = object({ value: money, low: money, high: money, on: dateOnly });
const whole = pipe(number(), integer());

export const homeEquityShape: ShapeOf<HomeEquity> = object({
  // Null says that there is none, so one that cannot be read is not null.
  estimate: nullable(valueShape),
  noEstimate: codeOrNull<NoEstimate>({ fewSales: true, unusualHome: true, notYet: true }),
  source: words,
  bought: orNull(object({ price: money, on: dateOnly })),
  history: listSkippingUnreadable(valueShape),
  comparables: listSkippingUnreadable(
    object({ place: words, soldOn: dateOnly, price: money, squareFeet: whole, bedrooms: whole, bathrooms: words }),
  ),
  // Without one of them there would seem to be more equity than there is.
  liens: wholeList(
    object({
      kind: knownCode<Lien['kind']>({ firstMortgage: true, secondMortgage: true, homeEquityLine: true }),
      balance: money,
      asOf: dateOnly,
    }),
  ),
});

export const valuationLoanShape: ShapeOf<ValuationLoan> = object({
  balance: orNull(money),
  asOf: dateOnly,
  agreed: orNull(object({ loanAmount: money, originalValue: money, rate: essential, termMonths: whole, firstDueOn: dateOnly })),
  // Null says that there is none.
  mortgageInsurance: nullable(money),
});

export const equityRatesShape: ShapeOf<EquityRates> = object({
  quotedOn: dateOnly,
  loanAmount: money,
  assumptions: words,
  rates: listSkippingUnreadable(
    object({
      mortgageType: knownCode<MortgageType>({ fixed30: true, fixed20: true, fixed15: true, fha30: true, va30: true }),
      rate: essential,
      apr: essential,
      termMonths: whole,
      points: money,
      payment: money,
    }),
  ),
});

export const contactOwnerShape: ShapeOf<ContactOwner> = object({
  // Null says that nobody can be asked.
  officer: nullable(asRead(loanOfficerSchema)),
  place: object({ street: words, city: words, state: words }),
  copyTo: words,
  questionLength: whole,
  expiresAt: orNull(dateOnly),
});

export const questionSentShape: ShapeOf<QuestionSent> = object({ sentAtUtc: utcInstant, sentTo: words, copyTo: words });
