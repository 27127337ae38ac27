import type { FeePaymentRequest } from '#contract/fees.ts';
import type { GuestPaymentRequest } from '#contract/payment.ts';
import { getPaymentOutcome, type PaymentOutcome } from '#lending/payments/paymentOutcomeApi.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { seal } from '#platform/api/sealed.ts';
import type { Outside, PortalDispatch } from '#platform/listen.ts';
import { atMost } from '#platform/atMost.ts';

import { conclusionOf, endIn, type AnyPaymentOutcome, type Conclusion, type PaymentAnswer } from './conclusion.ts';
import { getFeeOutcome, makeFeePayment, makePayment, upsertQueryEntries, type FeePaymentOutcome } from './payApi.ts';
import type { PaymentIntent } from './paySlice.ts';
import { readTicket } from './ticket.ts';

/** Milliseconds to wait for the first lookup of the outcome, while the page still says "Sending". */
const ASK_AT_ONCE_MS = 5000;

type ReadyIntent = PaymentIntent & { method: NonNullable<PaymentIntent['method']> };

/**
 * Sends a payment, a second time if only the session had expired, and returns what the payment API knows about it.
 * @param isGone returns true once the payer has signed out
 */
export async function sendAndAsk(
  dispatch: PortalDispatch,
  outside: Pick<Outside, 'tabStorage'>,
  intent: ReadyIntent,
  authorizationText: string,
  isGone: () => boolean,
  isFirst = true,
): Promise<Conclusion> {
  const answer = await send(dispatch, outside, intent, authorizationText);
  const outcome = endIn(answer, intent.key);
  if (outcome !== null) return { is: 'ended', outcome };
  // The request already took thirty seconds to time out, so report at once that the outcome is unknown.
  if (answer.error?.kind === 'noAnswer' || isGone()) return { is: 'unknown' };
  const asked = await atMost(ASK_AT_ONCE_MS, askOutcome(dispatch, intent)).catch(() => null);
  if (asked === null) return { is: 'unknown' };
  const conclusion = conclusionOf(answer, asked, intent.key, isFirst, intent.right.kind === 'ticket');
  const isAgain = conclusion.is === 'sendAgain' && !isGone();
  return isAgain ? sendAndAsk(dispatch, outside, intent, authorizationText, isGone, false) : conclusion;
}

/** Sends the payment with the payer's right to make it: session, ticket or fee link. */
async function send(
  dispatch: PortalDispatch,
  { tabStorage }: Pick<Outside, 'tabStorage'>,
  intent: ReadyIntent,
  authorizationText: string,
): Promise<PaymentAnswer> {
  const { right, key: idempotencyKey, amount, dueDate, method, email } = intent;
  const bringsRight = right.kind !== 'session';
  const common = { fundingAccountId: method.id, amount, authorizationText, ...(email === null ? {} : { email }) };
  if (right.kind === 'feeLink') {
    const request = dispatch(seal<FeePaymentRequest>({ token: right.token, ...common }));
    return (await dispatch(makeFeePayment.initiate({ request, idempotencyKey, bringsRight }))) as PaymentAnswer; // the base query rejects only with a PortalError
  }
  const whose =
    right.kind === 'session'
      ? { loanIdentifier: right.loanIdentifier }
      : { verificationTicket: readTicket(tabStorage)?.ticket ?? '' };
  const request = dispatch(seal<GuestPaymentRequest>({ ...whose, ...common, dueDate }));
  return (await dispatch(makePayment.initiate({ request, idempotencyKey, bringsRight }))) as PaymentAnswer; // the base query rejects only with a PortalError
}

/** Looks up the outcome of a payment by its key. */
export async function askOutcome(dispatch: PortalDispatch, { right, key }: PaymentIntent): Promise<PaymentAnswer> {
  const now = { forceRefetch: true, subscribe: false };
  const { data, error } =
    right.kind === 'feeLink'
      ? await dispatch(getFeeOutcome.initiate(key, now))
      : await dispatch(getPaymentOutcome.initiate(key, now));
  // When the request fails, `data` still holds the previous response.
  return error === undefined && data !== undefined ? { data } : { error: error as PortalError }; // the base query rejects only with a PortalError
}

/** Writes the outcome into the cache, so that the outcome page never shows an outdated result such as "no such payment". */
export function rememberOutcome(dispatch: PortalDispatch, { right, key }: PaymentIntent, outcome: AnyPaymentOutcome): void {
  const entry =
    right.kind === 'feeLink'
      ? { endpointName: 'getFeeOutcome' as const, arg: key, value: outcome as FeePaymentOutcome }
      : { endpointName: 'getPaymentOutcome' as const, arg: key, value: outcome as PaymentOutcome }; // the outcome was fetched from this endpoint
  dispatch(upsertQueryEntries([entry]));
}
