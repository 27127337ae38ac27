/** A loan that is to be paid, on the wire; held to the contract's type at the end of the file. */
import { Type, type Static } from 'typebox';

import { servicerContactSchema, servicingTransferSchema } from '#contract/guests.ts';
import type * as contract from '#contract/payment.ts';
import { Text, TextOrNull } from '../../../base/wire/formats.ts';
import { wire } from '../../../base/wire/operation.ts';
import type { Holds, Same } from '../../../base/wire/sameType.ts';
import { LoanServicing } from '../../../lender/loans/servicingSchema.ts';

export const LoanFound = Type.Object({
  loanIdentifier: Text,
  servicing: LoanServicing,
  paidAt: Type.Optional(
    Type.Union([Type.Literal('LENDER'), Type.Literal('DMI'), Type.Literal('SPECIAL_SERVICING'), Type.Literal('NEW_SERVICER')]),
  ),
  servicer: Type.Optional(Type.Union([wire(servicerContactSchema), Type.Null()])),
  transfer: Type.Optional(Type.Union([wire(servicingTransferSchema), Type.Null()])),
  receiptEmailHint: Type.Optional(TextOrNull),
});

export type Agreed = Holds<Same<Static<typeof LoanFound>, contract.LoanFound>>;
