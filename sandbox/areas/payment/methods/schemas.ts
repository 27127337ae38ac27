/** Cards and bank accounts on the wire; held to the contract's types at the end of the file. */
import { Type, type Static } from 'typebox';

import type * as contract from '#contract/payment.ts';
import { Text, TextOrNull } from '../../../base/wire/formats.ts';
import type { Holds, Same } from '../../../base/wire/sameType.ts';
import { openOutcomes } from '../books/openOutcomes.ts';

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
  Holds<Same<Static<typeof FundingAccountOutcome>, contract.FundingAccountOutcome>>,
];
