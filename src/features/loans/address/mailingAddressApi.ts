import { object, safeParse } from 'valibot';

import { loanSchema, type MailingAddressChange, type Property } from '#contract/borrower/loans.ts';
import { nonEmptyString } from '#contract/schema.ts';
import type { Loan } from '#lending/servicing/loanTypes.ts';
import { ALL_LOANS, borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';
import type { PortalError } from '#platform/api/portalError.ts';

const mailingAddressApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the changed loan. The loan is refetched even after an error, because an error may mean that it was changed elsewhere. */
    changeMailingAddress: build.mutation<Loan, MailingAddressChange>({
      query: (body) => borrowerCall('POST BorrowerLoan/mailingaddress', { body, answer: loanSchema }),
      invalidatesTags: (_loan, _error, { loanIdentifier }) => [
        { type: 'Loan', id: loanIdentifier },
        { type: 'Loan', id: ALL_LOANS },
      ],
      extraOptions: { shownBy: 'form' },
    }),
  }),
});

export const { useChangeMailingAddressMutation } = mailingAddressApi;

/** An address with an empty field is not shown. */
const completeAddressSchema = object({
  streetAddress: nonEmptyString,
  city: nonEmptyString,
  state: nonEmptyString,
  zipCode: nonEmptyString,
});

/** Returns the current address from a `MailingAddressConflict` response, or null when the response has no complete one. */
export function addressFromConflict(error: PortalError): Property | null {
  if (error.kind !== 'body' || typeof error.body !== 'object' || error.body === null || !('present' in error.body)) return null;
  const present = safeParse(completeAddressSchema, error.body.present);
  return present.success ? present.output : null;
}
