import type { RefusalCode } from '#contract/refusals.ts';
import type { PaymentOutcome } from '#lending/payments/paymentOutcomeApi.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { refusalCodeAndMessage } from '#platform/api/describeError.ts';
import { httpStatusOf, isNotFound, isMissingEndpoint, type PortalError } from '#platform/api/portalError.ts';

import type { FeePaymentOutcome } from './payApi.ts';

export type AnyPaymentOutcome = PaymentOutcome | FeePaymentOutcome;
export type EndedPayment = Extract<AnyPaymentOutcome, { state: 'succeeded' | 'failed' }>;

/** Result of a request about a payment; `data` has been validated against the contract. */
export type PaymentResult = { data: AnyPaymentOutcome; error?: never } | { data?: never; error: PortalError };

/** What is known about a payment after its key was looked up at the payment API. */
export type Conclusion =
  | { is: 'ended'; outcome: EndedPayment }
  /**
   * The payment never arrived; `code` and `error` say why it was rejected. `isGone`: the loan, fee or method it refers to no longer
   * exists.
   */
  | { is: 'refused'; code: RefusalCode | null; error: PortalError; isGone: boolean }
  /** The payment never arrived, and no reason is known. */
  | { is: 'notReceived' }
  /** The payment never arrived because the session or XSRF token had expired; both have been renewed since. */
  | { is: 'sendAgain' }
  | { is: 'unknown' }
  /** The payment API has no endpoint for looking up a payment. */
  | { is: 'unanswerable' };

/** The final outcome of the payment with this key; null when the response has none or is about another key. */
export const endedPaymentIn = ({ data }: PaymentResult, key: string): EndedPayment | null =>
  data !== undefined && data.key === key && (data.state === 'succeeded' || data.state === 'failed') ? data : null;

/**
 * Decides how a payment ended. An error response may come from a proxy after the lender has already accepted the payment, so only the
 * lookup by key is trusted; the error merely supplies the reason once the lookup shows that the key is unused.
 * @param sentResult response to the payment request
 * @param lookupResult response to the lookup by key
 * @param isFirstAttempt true when the payment was sent only once
 * @param isGuest true when the payer is identified by a ticket
 */
export function conclusionOf(
  sentResult: PaymentResult,
  lookupResult: PaymentResult,
  key: string,
  isFirstAttempt: boolean,
  isGuest = false,
): Conclusion {
  const outcome = endedPaymentIn(lookupResult, key);
  if (outcome !== null) return { is: 'ended', outcome };
  if (isMissingEndpoint(lookupResult.error)) return { is: 'unanswerable' };
  if (lookupResult.data?.key !== key || lookupResult.data.state !== 'none') return { is: 'unknown' };
  return sentResult.error === undefined ? { is: 'notReceived' } : refusalConclusion(sentResult.error, isFirstAttempt, isGuest);
}

function refusalConclusion(error: PortalError, isFirst: boolean, isGuest: boolean): Conclusion {
  const status = httpStatusOf(error) ?? 0;
  const { code, message } = refusalCodeAndMessage(error);
  // A guest has no session to renew, so a 401 means that the ticket was not accepted.
  if (isGuest && status === 401) return { is: 'refused', code: 'ticketEnded', error, isGone: false };
  if (isFirst && (status === 401 || code === 'xsrf')) return { is: 'sendAgain' };
  const hasReason = status >= 400 && status < 500 && (code !== null || message !== null);
  return isClearRefusal(error) || hasReason ? { is: 'refused', code, error, isGone: isNotFound(error) } : { is: 'notReceived' };
}
