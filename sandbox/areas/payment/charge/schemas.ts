/** Payments on the wire; held to the contract's types at the end of the file. */
import { Type, type Static } from 'typebox';

import type * as fees from '#contract/fees.ts';
import type * as contract from '#contract/payment.ts';
import { Day, Email, Money, Named, Text } from '../../../base/wire/formats.ts';
import type { Holds, Same } from '../../../base/wire/sameType.ts';
import { openOutcomes } from '../books/openOutcomes.ts';
import { PaymentMethod } from '../methods/schemas.ts';
import { DeclineReasonSchema } from './declineReasons.ts';

const AuthorizationText = Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' });

export const GuestPaymentRequest = Type.Object({
  loanIdentifier: Type.Optional(Named),
  verificationTicket: Type.Optional(Named),
  fundingAccountId: Named,
  amount: Money,
  dueDate: Day,
  email: Type.Optional(Email),
  authorizationText: AuthorizationText,
});

/** Of every receipt. */
const receiptProperties = {
  transactionIdentifier: Text,
  amount: Money,
  loanNumberLastFour: Text,
  method: PaymentMethod,
  receivedAtUtc: Text,
  creditedOn: Day,
  email: Text,
  authorizationText: Text,
};

const PaymentReceipt = Type.Object({
  ...receiptProperties,
  loanIdentifier: Text,
  dueDate: Type.Optional(Day),
  property: Type.Optional(Text),
  nextPayment: Type.Optional(Type.Object({ amount: Money, dueDate: Day })),
});

export const PaymentOutcome = Type.Union([
  ...openOutcomes,
  Type.Object({ key: Text, state: Type.Literal('succeeded'), receipt: PaymentReceipt }),
  Type.Object({ key: Text, state: Type.Literal('failed'), loanIdentifier: Text, reason: DeclineReasonSchema }),
]);

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
  Type.Object({ key: Text, state: Type.Literal('failed'), reason: DeclineReasonSchema }),
]);

export type Agreed = [
  Holds<Same<Static<typeof GuestPaymentRequest>, contract.GuestPaymentRequest>>,
  Holds<Same<Static<typeof PaymentOutcome>, contract.PaymentOutcome>>,
  Holds<Same<Static<typeof FeePaymentRequest>, fees.FeePaymentRequest>>,
  Holds<Same<Static<typeof FeePaymentOutcome>, contract.FeePaymentOutcome>>,
];
