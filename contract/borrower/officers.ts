/** Loan officers: people at the lender whom a borrower can ask. */
import { exactOptional, object, type InferOutput } from 'valibot';

import { listSkippingOdd, nonEmptyString, sensitive, text } from '../schema.ts';

/** How to reach an officer, and who licensed them: on a loan's contact, too. */
export const officerFacts = {
  /** Added, optional: the officer's own number in the Nationwide Multistate Licensing System. */
  nmlsId: exactOptional(sensitive('id', text)),
  /** Added, optional: the branch's name, for example "Cleveland West". */
  branch: exactOptional(sensitive('branch', text)),
  /** Added, optional: ten digits. */
  phone: exactOptional(sensitive('phone', text)),
  /** Added, optional: on the portal's own origin. Without it initials are shown. */
  photoUrl: exactOptional(sensitive('picture', text)),
};

export const loanOfficerSchema = object({
  /** Names the officer at the lender. */
  userIdentifier: sensitive('id', nonEmptyString),
  firstName: sensitive('person', text),
  lastName: sensitive('person', text),
  emailAddress: sensitive('email', text),
  ...officerFacts,
});
export type LoanOfficer = InferOutput<typeof loanOfficerSchema>;

/** Officers to choose from: one that cannot be read cannot be chosen. */
export const loanOfficersSchema = listSkippingOdd(loanOfficerSchema);
