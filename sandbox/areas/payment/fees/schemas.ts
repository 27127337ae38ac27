/** Fees on the wire; held to the contract's types at the end of the file. */
import { Type, type Static } from 'typebox';

import type * as contract from '#contract/fees.ts';
import type * as payment from '#contract/payment.ts';
import type { Holds, Same } from '../../../base/wire/sameType.ts';
import {
  AuthorizationText,
  DeclineReason,
  Email,
  Money,
  Named,
  openOutcomes,
  receiptProperties,
  Text,
  TextOrNull,
} from '../books/schemas.ts';

const FeePaymentRecord = Type.Object({
  amount: Money,
  borrowerEmail: Text,
  feePaymentIdentifier: Text,
  firstName: Text,
  lastName: Text,
  loEmail: Text,
  loPhone: Text,
  loanNumber: Text,
  token: Text,
  transactionIdentifier: TextOrNull,
  type: Text,
  addressLine1: Text,
  addressCity: Text,
  addressState: Text,
  addressZip1: Text,
  updatedAtUtc: Text,
  writtenAtUtc: Text,
});

export const FeeFound = Type.Object({
  state: Type.Union([Type.Literal('due'), Type.Literal('paid'), Type.Literal('cancelled')]),
  fee: FeePaymentRecord,
});

export const FeePaymentRequest = Type.Object(
  {
    token: Named,
    fundingAccountId: Named,
    amount: Money,
    email: Type.Optional(Email),
    authorizationText: AuthorizationText,
  },
  { additionalProperties: false },
);

const FeeReceipt = Type.Object({ ...receiptProperties, feePaymentIdentifier: Text, type: Text });

export const FeePaymentOutcome = Type.Union([
  ...openOutcomes,
  Type.Object({ key: Text, state: Type.Literal('succeeded'), receipt: FeeReceipt }),
  Type.Object({ key: Text, state: Type.Literal('failed'), reason: DeclineReason }),
]);

export type Agreed = [
  Holds<Same<Static<typeof FeeFound>, contract.FeeFound>>,
  Holds<Same<Static<typeof FeePaymentRequest>, contract.FeePaymentRequest>>,
  Holds<Same<Static<typeof FeePaymentOutcome>, payment.FeePaymentOutcome>>,
];
