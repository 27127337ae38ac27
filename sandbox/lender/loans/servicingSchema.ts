/** A loan's servicing record on the wire; held to the contract's type at the end of the file. */
import { Type, type Static } from 'typebox';

import type * as contract from '#contract/borrower/loans.ts';
import { Day, Money, Text, TextOrNull } from '../../base/wire/formats.ts';
import type { Holds, Same } from '../../base/wire/sameType.ts';

const OrNull = <Schema extends ReturnType<typeof Type.String> | ReturnType<typeof Type.Integer>>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** Unlike what is paid, what is owed may be negative. */
const Balance = Type.String({ pattern: '^-?\\d+\\.\\d{2}$', description: 'Dollars with exactly two decimals' });

const RecentPayment = Type.Object({
  reference: TextOrNull,
  amount: Money,
  kind: Type.Union([Type.Literal('installment'), Type.Literal('fee')]),
  method: Type.Union([
    Type.Object({ type: Type.Union([Type.Literal('ACH'), Type.Literal('DEBIT')]), issuerName: Text, lastFour: Text }),
    Type.Null(),
  ]),
  receivedAtUtc: Text,
  receivedOn: Day,
  creditedOn: OrNull(Day),
  state: Type.Union([Type.Literal('running'), Type.Literal('succeeded')]),
});

/** An address as it stands in a loan. */
export const Property = Type.Object({ streetAddress: Text, city: Text, state: Text, zipCode: Text });

const NewMailingAddress = Type.Object({ ...Property.properties, effectiveDate: Day });

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
  principalInterestAmount: OrNull(Balance),
  taxInsuranceAmount: OrNull(Balance),
  miscellaneousInsurance: OrNull(Balance),
  subsidyPayment: OrNull(Balance),
  regularMonthlyPayment: OrNull(Balance),
  totalFeesAndCharges: OrNull(Balance),
  lateCharges: OrNull(Balance),
  delinquentPayment: OrNull(Balance),
  lateChargeAmount: OrNull(Balance),
  feePaid: OrNull(Balance),
  totalAmountDue: OrNull(Balance),
  firstPaymentDueDate: Type.Optional(OrNull(Day)),
  servicedBy: Type.Optional(
    Type.Union([Type.Literal('LENDER'), Type.Literal('DMI'), Type.Literal('SPECIAL_SERVICING'), Type.Null()]),
  ),
  creditedIfPaidNow: Type.Optional(Day),
  recentPayments: Type.Optional(Type.Array(RecentPayment)),
  newMailingAddress: Type.Optional(Type.Union([NewMailingAddress, Type.Null()])),
});

export type Agreed = Holds<Same<Static<typeof LoanServicing>, contract.LoanServicing>>;
