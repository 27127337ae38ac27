import { ALL_LOANS, borrowerApi } from '#platform/api/borrowerApi.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import type { PortalThunk } from '#platform/listen.ts';

import type { PaymentRight } from './terms.ts';

/** The whole token of a link opens the fee; the cache can do with its end. */
export const feeTag = (token: string): string => token.slice(-8);

/** A thunk: what is owed may have changed for what is paid by this right, and for nothing else that is known. */
export const askAnew =
  (right: PaymentRight): PortalThunk<void> =>
  (dispatch) => {
    if (right.kind === 'session') {
      const tags = [ALL_LOANS, right.loanIdentifier].map((id) => ({ type: 'Loan' as const, id }));
      dispatch(borrowerApi.util.invalidateTags(tags));
    } else if (right.kind === 'ticket') {
      dispatch(paymentApi.util.invalidateTags(['GuestLoan']));
      // Which loan it is only the ticket knows: it may be one of somebody who is signed in, too.
      dispatch(borrowerApi.util.invalidateTags(['Loan']));
    } else dispatch(paymentApi.util.invalidateTags([{ type: 'Fee', id: feeTag(right.token) }]));
  };
