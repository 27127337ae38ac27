import type { FundingAccountForOnePayment } from '#contract/payment.ts';
import type { Dependencies } from '#platform/storeTypes.ts';

import type { PaymentRight } from './terms.ts';
import { readTicket } from './ticket.ts';

/**
 * Returns the ticket or fee token that a payer without an account sends along with a new card or bank account. It is a thunk because the
 * ticket is kept outside the store.
 */
export const payerCredentials =
  (right: PaymentRight) =>
  (
    _dispatch: unknown,
    _state: unknown,
    { tabStorage }: Dependencies,
  ): Pick<FundingAccountForOnePayment, 'verificationTicket' | 'feeToken'> => {
    if (right.kind === 'feeLink') return { feeToken: right.token };
    return right.kind === 'ticket' ? { verificationTicket: readTicket(tabStorage)?.ticket ?? '' } : {};
  };
