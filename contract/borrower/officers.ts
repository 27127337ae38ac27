/** Loan officers: people at the lender whom a borrower can ask. */

export interface LoanOfficer {
  /** Names the officer at the lender. */
  userIdentifier: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
  /** Added, optional: the officer's own number in the Nationwide Multistate Licensing System. */
  nmlsId?: string;
  /** Added, optional: the branch's name, for example "Cleveland West". */
  branch?: string;
  /** Added, optional: ten digits. */
  phone?: string;
  /** Added, optional: on the portal's own origin. Without it initials are shown. */
  photoUrl?: string;
}
