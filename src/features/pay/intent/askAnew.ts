import { linkTag } from '#lending/contactLink/linkTag.ts';
import { ALL_LOANS, borrowerApi } from '#platform/api/borrowerApi.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import type { PortalThunk } from '#platform/listen.ts';

import type { PaymentRight } from './terms.ts';

/** A thunk: asks again what is owed for the loan or fee of this right, and for nothing else. */
export const askAnew =
  (right: PaymentRight): PortalThunk<void> =>
  (dispatch) => {
    if (right.kind === 'session') {
      const tags = [ALL_LOANS, right.loanIdentifier].map((id) => ({ type: 'Loan' as const, id }));
      dispatch(borrowerApi.util.invalidateTags(tags));
    } else if (right.kind === 'ticket') {
      dispatch(paymentApi.util.invalidateTags(['GuestLoan']));
      // The portal does not know the ticket's loan. It may be one that is also in the cache of a signed-in borrower.
      dispatch(borrowerApi.util.invalidateTags(['Loan']));
    } else dispatch(paymentApi.util.invalidateTags([{ type: 'Fee', id: linkTag(right.token) }]));
  };
