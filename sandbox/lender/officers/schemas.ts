/** A loan officer on the wire; held to the contract's type at the end of the file. */
import { Type, type Static } from 'typebox';

import type * as contract from '#contract/borrower/officers.ts';
import { Text } from '../../base/wire/formats.ts';
import type { Holds, Same } from '../../base/wire/sameType.ts';

/** How to reach an officer, and who licensed them: on a loan's contact too. */
export const OfficerFacts = {
  nmlsId: Type.Optional(Text),
  branch: Type.Optional(Text),
  phone: Type.Optional(Text),
  photoUrl: Type.Optional(Text),
};

export const LoanOfficer = Type.Object({
  userIdentifier: Text,
  firstName: Text,
  lastName: Text,
  emailAddress: Text,
  ...OfficerFacts,
});

export type Agreed = Holds<Same<Static<typeof LoanOfficer>, contract.LoanOfficer>>;
