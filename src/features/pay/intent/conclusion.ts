import type { RefusalCode } from '#contract/refusals.ts';
import type { PaymentOutcome } from '#lending/payments/paymentOutcomeApi.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { refusalOf } from '#platform/api/describeError.ts';
import { httpStatusOf, isNotFound, lacksCall, type PortalError } from '#platform/api/portalError.ts';

import type { FeePaymentOutcome } from './payApi.ts';

/** The outcome of a payment so far, for a loan or a fee. */
export type AnyPaymentOutcome = PaymentOutcome | FeePaymentOutcome;
export type EndedPayment = Extract<AnyPaymentOutcome, { state: 'succeeded' | 'failed' }>;

/** An answer about a payment. Its data has the contract's shape. */
export type PaymentAnswer = { data: AnyPaymentOutcome; error?: never } | { data?: never; error: PortalError };

/** What is known of a payment once the payment API was asked about its key. */
export type Conclusion =
  | { is: 'ended'; outcome: EndedPayment }
  /** It never arrived, and `code` and `error` say why it was turned away. `isGone`: what it names is not there anymore. */
  | { is: 'refused'; code: RefusalCode | null; error: PortalError; isGone: boolean }
  /** It never arrived. */
  | { is: 'notReceived' }
  /** It never arrived, because the session or the XSRF token was too old; both are new by now. */
  | { is: 'sendAgain' }
  | { is: 'unknown' }
  /** The base has no such call. */
  | { is: 'unanswerable' };

/** How the payment with this key ended; null where the answer does not say so, or is about another key. */
export const endIn = ({ data }: PaymentAnswer, key: string): EndedPayment | null =>
  data !== undefined && data.key === key && (data.state === 'succeeded' || data.state === 'failed') ? data : null;

/**
 * What to believe. A refusal may come from something between the portal and the lender, after the lender has taken the payment in.
 * So only the payment API's word on the key counts; the refusal gives the reason once the key is known to be unused.
 * @param sent the answer to the payment itself; @param asked the answer to the question about its key; @param isFirst it was sent once
 * @param isGuest the right to it is a ticket
 */
export function conclusionOf(
  sent: PaymentAnswer,
  asked: PaymentAnswer,
  key: string,
  isFirst: boolean,
  isGuest = false,
): Conclusion {
  const outcome = endIn(asked, key);
  if (outcome !== null) return { is: 'ended', outcome };
  if (lacksCall(asked.error)) return { is: 'unanswerable' };
  if (asked.data?.key !== key || asked.data.state !== 'none') return { is: 'unknown' };
  return sent.error === undefined ? { is: 'notReceived' } : reasonIn(sent.error, isFirst, isGuest);
}

function reasonIn(error: PortalError, isFirst: boolean, isGuest: boolean): Conclusion {
  const status = httpStatusOf(error) ?? 0;
  const { code, message } = refusalOf(error);
  // A guest has no session to renew: whoever asks for one does not know the ticket.
  if (isGuest && status === 401) return { is: 'refused', code: 'ticketEnded', error, isGone: false };
  if (isFirst && (status === 401 || code === 'xsrf')) return { is: 'sendAgain' };
  const isWorded = status >= 400 && status < 500 && (code !== null || message !== null);
  return isClearRefusal(error) || isWorded ? { is: 'refused', code, error, isGone: isNotFound(error) } : { is: 'notReceived' };
}
