/** The payment API on the wire. Each schema is held to the contract's type, both ways, at the end of the file. */
import { Type, type Static } from 'typebox';

import type * as contract from '#contract/payment.ts';
import type { Holds, Same } from '../../../base/wire/sameType.ts';

export const Text = Type.String();
export const TextOrNull = Type.Union([Text, Type.Null()]);
export const Money = Type.String({ pattern: '^\\d{1,9}\\.\\d{2}$', description: 'Dollars with exactly two decimals' });
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A calendar day' });
export const Email = Type.String({ maxLength: 254, pattern: '^[^@\\s<>,;:"]+@[^@\\s<>,;:"]+\\.[^@\\s<>,;:"]+$' });
const MethodType = Type.Union([Type.Literal('ACH'), Type.Literal('DEBIT')]);

export const Customer = Type.Object({
  customerIdentifier: Text,
  firstName: Text,
  lastName: Text,
  email: Text,
  addressLine1: Text,
  addressCity: Text,
  addressState: Text,
  addressZip1: Text,
});

const recordFields = {
  id: Text,
  accountHolderName: Text,
  accountNumber: Text,
  abaRoutingNumber: TextOrNull,
  expiryDate: TextOrNull,
  status: Type.Union([Type.Literal('ACTIVE'), Type.Literal('EXPIRED'), Type.Literal('INACTIVE')]),
  accountHolderType: Type.Union([Type.Literal('INDIVIDUAL'), Type.Literal('BUSINESS')]),
  accountSubtype: Type.Union([Type.Literal('CHECKING'), Type.Literal('SAVINGS'), Type.Literal('DEBIT')]),
  cardCvvNumber: Type.Optional(TextOrNull),
  paymentMethodType: Type.Optional(MethodType),
  issuerName: Type.Optional(Text),
};
export const FundingAccountRecord = Type.Object(recordFields);

const AddressPart = Type.Optional(TextOrNull);
export const FundingAccountDetails = Type.Object({
  ...recordFields,
  addressLine1: AddressPart,
  addressCity: AddressPart,
  addressState: AddressPart,
  addressZip1: AddressPart,
});

export const FundingAccountList = Type.Object({
  accounts: Type.Object({ list: Type.Array(FundingAccountRecord) }),
  totalResultsCount: Type.Integer(),
  hasMoreResults: Type.Boolean(),
  url: Text,
  fromIndex: Type.Integer(),
  toIndex: Type.Integer(),
  queryId: Text,
  error: Type.Optional(Type.Union([Type.Object({ statusCode: Type.Integer(), errors: Type.Array(Text) }), Type.Null()])),
});

const methodFields = { type: MethodType, issuerName: Text, lastFour: Text, accountHolderName: Text };
export const PaymentMethod = Type.Object(methodFields);
export const CreatedFundingAccount = Type.Object({ ...methodFields, id: Text });

export const Named = Type.String({ minLength: 1, maxLength: 64 });

export const AuthorizationText = Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' });

export const GuestPaymentRequest = Type.Object({
  loanIdentifier: Type.Optional(Named),
  verificationTicket: Type.Optional(Named),
  fundingAccountId: Named,
  amount: Money,
  dueDate: Day,
  email: Type.Optional(Email),
  authorizationText: AuthorizationText,
});

export const DeclineReason = Type.Union([
  Type.Literal('insufficientFunds'),
  Type.Literal('cardDeclined'),
  Type.Literal('cardExpired'),
  Type.Literal('securityCodeWrong'),
  Type.Literal('accountClosed'),
  Type.Literal('accountNotFound'),
  Type.Literal('bankRefused'),
]);

/** Of every receipt. */
export const receiptProperties = {
  transactionIdentifier: Text,
  amount: Money,
  loanNumberLastFour: Text,
  method: PaymentMethod,
  receivedAtUtc: Text,
  creditedOn: Day,
  email: Text,
  authorizationText: Text,
};

const PaymentReceipt = Type.Object({ ...receiptProperties, loanIdentifier: Text });

/** A key that was never seen, and one whose end is not known yet. */
export const openOutcomes = [
  Type.Object({ key: Text, state: Type.Literal('none') }),
  Type.Object({ key: Text, state: Type.Literal('running') }),
] as const;

export const PaymentOutcome = Type.Union([
  ...openOutcomes,
  Type.Object({ key: Text, state: Type.Literal('succeeded'), receipt: PaymentReceipt }),
  Type.Object({ key: Text, state: Type.Literal('failed'), loanIdentifier: Text, reason: DeclineReason }),
]);

export const FundingAccountOutcome = Type.Union([
  ...openOutcomes,
  Type.Object({ key: Text, state: Type.Literal('succeeded'), account: CreatedFundingAccount }),
]);

export type Agreed = [
  Holds<Same<Static<typeof Customer>, contract.Customer>>,
  Holds<Same<Static<typeof FundingAccountRecord>, contract.FundingAccountRecord>>,
  Holds<Same<Static<typeof FundingAccountDetails>, contract.FundingAccountDetails>>,
  Holds<Same<Static<typeof FundingAccountList>, contract.FundingAccountList>>,
  Holds<Same<Static<typeof CreatedFundingAccount>, contract.CreatedFundingAccount>>,
  Holds<Same<Static<typeof GuestPaymentRequest>, contract.GuestPaymentRequest>>,
  Holds<Same<Static<typeof PaymentOutcome>, contract.PaymentOutcome>>,
  Holds<Same<Static<typeof FundingAccountOutcome>, contract.FundingAccountOutcome>>,
];
