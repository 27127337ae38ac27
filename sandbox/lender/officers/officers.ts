/** Converts a loan officer's row to the contract's type. Unknown values are left out. */
import type { LoanOfficer } from '#contract/borrower/officers.ts';
import type { LoanOfficerTable } from './tables.ts';

export const toLoanOfficer = (officer: LoanOfficerTable): LoanOfficer => ({
  userIdentifier: officer.user_identifier,
  firstName: officer.first_name,
  lastName: officer.last_name,
  emailAddress: officer.email,
  nmlsId: officer.nmls_id,
  ...(officer.branch === null ? {} : { branch: officer.branch }),
  ...(officer.phone === null ? {} : { phone: officer.phone }),
});

/** Formats an officer for mails, for example "Jo Marsh, NMLS #0000001". */
export const formatOfficer = ({ first_name, last_name, nmls_id }: LoanOfficerTable): string =>
  `${first_name} ${last_name}, NMLS #${nmls_id}`;
