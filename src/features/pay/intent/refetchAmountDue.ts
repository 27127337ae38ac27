import { linkTag } from '#lending/contactLink/linkTag.ts';
import { ALL_LOANS, borrowerApi } from '#platform/api/borrowerApi.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import type { PortalThunk } from '#platform/storeTypes.ts';

import type { PaymentRight } from './terms.ts';

/** Thunk that refetches the amount due for one loan or fee, and nothing else. */
export const refetchAmountDue =
  (right: PaymentRight): PortalThunk<void> =>
  (dispatch) => {
    if (right.kind === 'session') {
      const tags = [ALL_LOANS, right.loanIdentifier].map((id) => ({ type: 'Loan' as const, id }));
      dispatch(borrowerApi.util.invalidateTags(tags));
    } else if (right.kind === 'ticket') {
      dispatch(paymentApi.util.invalidateTags(['GuestLoan']));
      // The portal does not know which loan the ticket belongs to. A signed-in borrower may have the same loan in the cache, so all loans
      // are invalidated.
      dispatch(borrowerApi.util.invalidateTags(['Loan']));
    } else dispatch(paymentApi.util.invalidateTags([{ type: 'Fee', id: linkTag(right.token) }]));
  };
