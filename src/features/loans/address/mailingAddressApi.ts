import { object, safeParse } from 'valibot';

import type { MailingAddressChange, Property } from '#contract/borrower/loans.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';
import { loanShape } from '#lending/servicing/loanShapes.ts';
import { essential, type ShapeOf } from '#platform/api/answers/shapes.ts';
import { ALL_LOANS, borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';
import type { PortalError } from '#platform/api/portalError.ts';

const mailingAddressApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Answers the loan as it is then. However it ends, the loan is asked for again: a refusal says that it has changed. */
    changeMailingAddress: build.mutation<Loan, MailingAddressChange>({
      query: (body) => borrowerCall('POST BorrowerLoan/mailingaddress', { body, shape: loanShape }),
      invalidatesTags: (_loan, _error, { loanIdentifier }) => [
        { type: 'Loan', id: loanIdentifier },
        { type: 'Loan', id: ALL_LOANS },
      ],
      extraOptions: { quiet: 'inPlace' },
    }),
  }),
});

export const { useChangeMailingAddressMutation } = mailingAddressApi;

const addressShape: ShapeOf<Property> = object({
  streetAddress: essential,
  city: essential,
  state: essential,
  zipCode: essential,
});

/** The address that stands in a `MailingAddressConflict`; null where it has none. */
export function presentAddress(error: PortalError): Property | null {
  if (error.kind !== 'body' || typeof error.body !== 'object' || error.body === null || !('present' in error.body)) return null;
  const present = safeParse(addressShape, error.body.present);
  return present.success ? present.output : null;
}
