/** A home's report on the wire; held to the contract's types at the end of the file. */
import { Type, type Static } from 'typebox';

import { loanOfficerSchema } from '#contract/borrower/officers.ts';
import type * as contract from '#contract/borrower/valuation.ts';
import { Day, Money, Text } from '../../base/wire/formats.ts';
import { wire } from '../../base/wire/operation.ts';
import type { Holds, Same } from '../../base/wire/sameType.ts';

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const ContactOwner = Type.Object({
  officer: orNull(wire(loanOfficerSchema)),
  place: Type.Object({ street: Text, city: Text, state: Text }),
  copyTo: Text,
  questionLength: Type.Integer(),
  expiresAt: orNull(Day),
});

/** Which home a path is about: a loan of the caller's, or the token of a link. */
export const HomeInPath = Type.Object({
  key: Type.Union([Type.Literal('loanIdentifier'), Type.Literal('contactId')]),
  value: Type.String({ maxLength: 400 }),
});

const question = Type.String();
export const ValuationQuestion = Type.Union([
  Type.Object({ loanIdentifier: Type.String(), question }, { additionalProperties: false }),
  Type.Object({ contactId: Type.String({ maxLength: 400 }), question }, { additionalProperties: false }),
]);

export const QuestionSent = Type.Object({ sentAtUtc: Text, sentTo: Text, copyTo: Text });

const HomeValue = Type.Object({ value: Money, low: Money, high: Money, on: Day });

export const HomeEquity = Type.Object({
  estimate: orNull(HomeValue),
  noEstimate: Type.Union([Type.Literal('fewSales'), Type.Literal('unusualHome'), Type.Literal('notYet'), Type.Null()]),
  source: Text,
  bought: orNull(Type.Object({ price: Money, on: Day })),
  history: Type.Array(HomeValue),
  comparables: Type.Array(
    Type.Object({
      place: Text,
      soldOn: Day,
      price: Money,
      squareFeet: Type.Integer(),
      bedrooms: Type.Integer(),
      bathrooms: Text,
    }),
  ),
  liens: Type.Array(
    Type.Object({
      kind: Type.Union([Type.Literal('firstMortgage'), Type.Literal('secondMortgage'), Type.Literal('homeEquityLine')]),
      balance: Money,
      asOf: Day,
    }),
  ),
});

export const ValuationLoan = Type.Object({
  balance: orNull(Money),
  asOf: Day,
  agreed: orNull(
    Type.Object({ loanAmount: Money, originalValue: Money, rate: Text, termMonths: Type.Integer(), firstDueOn: Day }),
  ),
  mortgageInsurance: orNull(Money),
});

export const EquityRates = Type.Object({
  quotedOn: Day,
  loanAmount: Money,
  assumptions: Text,
  rates: Type.Array(
    Type.Object({
      mortgageType: Type.Union([
        Type.Literal('fixed30'),
        Type.Literal('fixed20'),
        Type.Literal('fixed15'),
        Type.Literal('fha30'),
        Type.Literal('va30'),
      ]),
      rate: Text,
      apr: Text,
      termMonths: Type.Integer(),
      points: Money,
      payment: Money,
    }),
  ),
});

export type Agreed = [
  Holds<Same<Static<typeof ContactOwner>, contract.ContactOwner>>,
  Holds<Same<Static<typeof ValuationQuestion>, contract.ValuationQuestion>>,
  Holds<Same<Static<typeof QuestionSent>, contract.QuestionSent>>,
  Holds<Same<Static<typeof HomeEquity>, contract.HomeEquity>>,
  Holds<Same<Static<typeof ValuationLoan>, contract.ValuationLoan>>,
  Holds<Same<Static<typeof EquityRates>, contract.EquityRates>>,
];
