/** A fee on the wire; held to the contract's type at the end of the file. */
import { Type, type Static } from 'typebox';

import type * as contract from '#contract/fees.ts';
import { Money, Text, TextOrNull } from '../../../base/wire/formats.ts';
import type { Holds, Same } from '../../../base/wire/sameType.ts';

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

export type Agreed = Holds<Same<Static<typeof FeeFound>, contract.FeeFound>>;
