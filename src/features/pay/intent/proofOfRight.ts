import type { FundingAccountForOnePayment } from '#contract/payment.ts';
import type { Outside } from '#platform/listen.ts';

import type { PaymentRight } from './terms.ts';
import { readTicket } from './ticket.ts';

/** What goes along with a card or bank account that somebody without an account brings: a thunk, because the ticket stands outside the store. */
export const proofOfRight =
  (right: PaymentRight) =>
  (
    _dispatch: unknown,
    _state: unknown,
    { tabStorage }: Outside,
  ): Pick<FundingAccountForOnePayment, 'verificationTicket' | 'feeToken'> => {
    if (right.kind === 'feeLink') return { feeToken: right.token };
    return right.kind === 'ticket' ? { verificationTicket: readTicket(tabStorage)?.ticket ?? '' } : {};
  };
