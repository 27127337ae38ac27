/** Loans on the wire. Each schema is held to the contract's type, both ways, at the end of the file. */
import { Type, type Static } from 'typebox';

import type { BorrowerCalls } from '#contract/borrower/calls.ts';
import type * as contract from '#contract/borrower/loans.ts';
import { Named, Text } from '../../base/wire/formats.ts';
import type { Holds, Same } from '../../base/wire/sameType.ts';
import { LoanServicing, Property } from '../../lender/loans/servicingSchema.ts';

const LoanContact = Type.Object({
  firstName: Text,
  lastName: Text,
  emailAddress: Text,
  role: Type.Union([Type.Literal('BORROWER'), Type.Literal('CO_BORROWER'), Type.Literal('LOAN_OFFICER')]),
  nmlsId: Type.Optional(Text),
  branch: Type.Optional(Text),
  phone: Type.Optional(Text),
  photoUrl: Type.Optional(Text),
});

export const Loan = Type.Object({
  loanIdentifier: Text,
  loanNumber: Text,
  contacts: Type.Array(LoanContact),
  property: Property,
  loanServicings: Type.Array(LoanServicing),
});

export const WhichLoan = Type.Union([
  Type.Object({ loanNumber: Named }, { additionalProperties: false }),
  Type.Object({ loanIdentifier: Named }, { additionalProperties: false }),
]);

export const ListedLoan = Type.Object({ loanIdentifier: Named }, { additionalProperties: false });

/** What a person types: the rules judge it, up to what is no answer of a person any more. */
const Typed = Type.String({ maxLength: 1024 });

export const LoanToAdd = Type.Object({ loanNumber: Typed, zip: Typed, ssnLast4: Typed }, { additionalProperties: false });
const GivenProperty = Type.Object(Property.properties, { additionalProperties: false });

export const MailingAddressChange = Type.Object(
  { loanIdentifier: Named, mailingAddress: GivenProperty, replaces: GivenProperty },
  { additionalProperties: false },
);

export type Agreed = [
  Holds<Same<Static<typeof Loan>, contract.Loan>>,
  Holds<Same<Static<typeof WhichLoan>, BorrowerCalls['POST BorrowerLoan']['request']>>,
  Holds<Same<Static<typeof ListedLoan>, BorrowerCalls['POST BorrowerLoan/delete']['request']>>,
  Holds<Same<Static<typeof LoanToAdd>, contract.LoanToAdd>>,
  Holds<Same<Static<typeof MailingAddressChange>, contract.MailingAddressChange>>,
];
