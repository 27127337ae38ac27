/** The borrower API's loans on the wire. Each schema is held to the contract's type, both ways, at the end of the file. */
import { Type, type Static } from 'typebox';

import type * as contract from '#contract/borrower.ts';
import type { Holds, Same } from '../../base/wire/sameType.ts';

const OrNull = <Schema extends ReturnType<typeof Type.String> | ReturnType<typeof Type.Integer>>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const Money = Type.String({ pattern: '^-?\\d+\\.\\d{2}$', description: 'Dollars with exactly two decimals' });
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A calendar day' });
const Text = Type.String();

export const LoanServicing = Type.Object({
  loanNumber: Text,
  dmiLoanNumber: OrNull(Text),
  encompassLoanNumber: OrNull(Text),
  firstName: Text,
  lastName: Text,
  emailAddress: OrNull(Text),
  streetAddress: Text,
  city: Text,
  state: Text,
  zipCode: Text,
  bankCode: OrNull(Text),
  investorCode: OrNull(Text),
  newServicerEffectiveDate: OrNull(Day),
  newServicerFirstPaymentDueDate: OrNull(Day),
  newServicer: OrNull(Text),
  newServicerAddress: OrNull(Text),
  newServicerLocation: OrNull(Text),
  newServicerPhone: OrNull(Text),
  newServicerURL: OrNull(Text),
  daysUntilDueDate: OrNull(Type.Integer()),
  dueDate: OrNull(Day),
  dateUntilDueDate: OrNull(Day),
  principalInterestAmount: OrNull(Money),
  taxInsuranceAmount: OrNull(Money),
  miscellaneousInsurance: OrNull(Money),
  subsidyPayment: OrNull(Money),
  regularMonthlyPayment: OrNull(Money),
  totalFeesAndCharges: OrNull(Money),
  lateCharges: OrNull(Money),
  delinquentPayment: OrNull(Money),
  lateChargeAmount: OrNull(Money),
  feePaid: OrNull(Money),
  totalAmountDue: OrNull(Money),
  firstPaymentDueDate: Type.Optional(OrNull(Day)),
  servicedBy: Type.Optional(
    Type.Union([Type.Literal('LENDER'), Type.Literal('DMI'), Type.Literal('SPECIAL_SERVICING'), Type.Null()]),
  ),
});

const LoanContact = Type.Object({
  firstName: Text,
  lastName: Text,
  emailAddress: Text,
  role: Type.Union([Type.Literal('BORROWER'), Type.Literal('CO_BORROWER'), Type.Literal('LOAN_OFFICER')]),
});

const Property = Type.Object({ streetAddress: Text, city: Text, state: Text, zipCode: Text });

export const Loan = Type.Object({
  loanIdentifier: Text,
  loanNumber: Text,
  contacts: Type.Array(LoanContact),
  property: Property,
  loanServicings: Type.Array(LoanServicing),
});

const Named = Type.String({ minLength: 1, maxLength: 64 });
export const LoanQuestion = Type.Union([
  Type.Object({ loanNumber: Named }, { additionalProperties: false }),
  Type.Object({ loanIdentifier: Named }, { additionalProperties: false }),
]);

export const Problem = Type.Object({
  errors: Type.Array(Text),
  fields: Type.Optional(Type.Record(Text, Text)),
  code: Type.Optional(Text),
  errorId: Text,
});

export type Agreed = [
  Holds<Same<Static<typeof Loan>, contract.Loan>>,
  Holds<Same<Static<typeof LoanServicing>, contract.LoanServicing>>,
  Holds<Same<Static<typeof LoanQuestion>, contract.BorrowerCalls['POST BorrowerLoan']['request']>>,
];
