/** Loans that are to be paid, on the wire; held to the contract's types at the end of the file. */
import { Type, type Static } from 'typebox';

import { loanServicingSchema } from '#contract/borrower/loans.ts';
import type * as guests from '#contract/guests.ts';
import type * as contract from '#contract/payment.ts';
import { Day, Named, Text, TextOrNull } from '../../../base/wire/formats.ts';
import { wire } from '../../../base/wire/operation.ts';
import type { Holds, Same } from '../../../base/wire/sameType.ts';

/** What a person types: the rules judge it, up to what is no answer of a person any more. */
const Typed = Type.String({ maxLength: 1024 });

export const IdentityQuestion = Type.Object(
  {
    loanNumber: Typed,
    firstName: Typed,
    lastName: Typed,
    zip: Typed,
    ssn: Typed,
    humanCheck: Type.Optional(Type.String({ maxLength: 8192 })),
  },
  { additionalProperties: false },
);
export const IdentityConfirmed = Type.Object({
  verificationTicket: Text,
  expiresAtUtc: Text,
  expiresInSeconds: Type.Optional(Type.Number()),
});

export const LoanQuestion = Type.Union([
  Type.Object({ loanIdentifier: Named }, { additionalProperties: false }),
  Type.Object({ verificationTicket: Named }, { additionalProperties: false }),
]);
export const LoanNumber = Type.Object(
  { loanNumber: Type.String({ pattern: '^\\d{8,14}$', description: '8 to 14 digits' }) },
  { additionalProperties: false },
);
export const LoanExists = Type.Object({ exists: Type.Boolean() });

const ServicerContact = Type.Object({
  name: Text,
  phone: Text,
  hours: Text,
  website: TextOrNull,
  mailTo: Type.Array(Text),
});

const ServicingTransfer = Type.Object({
  state: Type.Union([Type.Literal('ahead'), Type.Literal('done')]),
  effectiveDate: Day,
  firstPaymentDueDate: Type.Union([Day, Type.Null()]),
  protectedThrough: Day,
});

export const LoanFound = Type.Object({
  loanIdentifier: Text,
  servicing: wire(loanServicingSchema),
  paidAt: Type.Optional(
    Type.Union([Type.Literal('LENDER'), Type.Literal('DMI'), Type.Literal('SPECIAL_SERVICING'), Type.Literal('NEW_SERVICER')]),
  ),
  servicer: Type.Optional(Type.Union([ServicerContact, Type.Null()])),
  transfer: Type.Optional(Type.Union([ServicingTransfer, Type.Null()])),
  receiptEmailHint: Type.Optional(TextOrNull),
});

export type Agreed = [
  Holds<Same<Static<typeof IdentityQuestion>, guests.IdentityQuestion>>,
  Holds<Same<Static<typeof IdentityConfirmed>, guests.IdentityConfirmed>>,
  Holds<Same<Static<typeof LoanQuestion>, guests.LoanQuestion>>,
  Holds<Same<Static<typeof LoanNumber>, contract.PaymentCalls['POST loan/loanexists']['request']>>,
  Holds<Same<Static<typeof LoanExists>, contract.PaymentCalls['POST loan/loanexists']['response']>>,
  Holds<Same<Static<typeof LoanFound>, contract.LoanFound>>,
];
