import { exactOptional, object, type InferOutput } from 'valibot';

import { listSkippingInvalid, nonEmptyString, sensitive, text } from '../schema.ts';

/** Contact details and license of an officer; also part of a loan's contact. */
export const officerFacts = {
  /** Optional, not in the specification: the officer's own id in the Nationwide Multistate Licensing System. */
  nmlsId: exactOptional(sensitive('id', text)),
  /** Optional, not in the specification: name of the branch, for example "Cleveland West". */
  branch: exactOptional(sensitive('branch', text)),
  /** Optional, not in the specification: phone number, ten digits. */
  phone: exactOptional(sensitive('phone', text)),
  /** Optional, not in the specification: URL of a photo on the portal's own origin. Without it the portal shows initials. */
  photoUrl: exactOptional(sensitive('picture', text)),
};

export const loanOfficerSchema = object({
  /** The lender's identifier of the officer. */
  userIdentifier: sensitive('id', nonEmptyString),
  firstName: sensitive('person', text),
  lastName: sensitive('person', text),
  emailAddress: sensitive('email', text),
  ...officerFacts,
});
export type LoanOfficer = InferOutput<typeof loanOfficerSchema>;

/** Officers to choose from. One that cannot be read is left out. */
export const loanOfficersSchema = listSkippingInvalid(loanOfficerSchema);
