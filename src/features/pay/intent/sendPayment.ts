import type { FeePaymentRequest } from '#contract/fees.ts';
import type { GuestPaymentRequest } from '#contract/payment.ts';
import { getPaymentOutcome, type PaymentOutcome } from '#lending/payments/paymentOutcomeApi.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { putSecret } from '#platform/api/secretVault.ts';
import type { Dependencies, PortalDispatch } from '#platform/storeTypes.ts';
import { withTimeout } from '#platform/withTimeout.ts';

import { conclusionOf, endedPaymentIn, type AnyPaymentOutcome, type Conclusion, type PaymentResult } from './conclusion.ts';
import { getFeeOutcome, makeFeePayment, makePayment, upsertQueryEntries, type FeePaymentOutcome } from './payApi.ts';
import type { PaymentIntent } from './paySlice.ts';
import { readTicket } from './ticket.ts';

/** Time to wait for the first lookup of the outcome, while the page still says "Sending". */
const FIRST_LOOKUP_TIMEOUT_MS = 5000;

type ReadyIntent = PaymentIntent & { method: NonNullable<PaymentIntent['method']> };

/**
 * Sends a payment, a second time if only the session had expired, and returns what the payment API knows about it.
 * @param isSignedOut returns true once the payer has signed out
 */
export async function sendAndLookUp(
  dispatch: PortalDispatch,
  outside: Pick<Dependencies, 'tabStorage'>,
  intent: ReadyIntent,
  authorizationText: string,
  isSignedOut: () => boolean,
  isFirstAttempt = true,
): Promise<Conclusion> {
  const answer = await postPayment(dispatch, outside, intent, authorizationText);
  const outcome = endedPaymentIn(answer, intent.key);
  if (outcome !== null) return { is: 'ended', outcome };
  // Without a response, report at once that the outcome is unknown: the listener looks it up, and nothing is sent again.
  if (answer.error?.kind === 'noAnswer' || isSignedOut()) return { is: 'unknown' };
  const lookup = await withTimeout(FIRST_LOOKUP_TIMEOUT_MS, fetchOutcome(dispatch, intent)).catch(() => null);
  if (lookup === null) return { is: 'unknown' };
  const conclusion = conclusionOf(answer, lookup, intent.key, isFirstAttempt, intent.right.kind === 'ticket');
  const isAgain = conclusion.is === 'sendAgain' && !isSignedOut();
  return isAgain ? sendAndLookUp(dispatch, outside, intent, authorizationText, isSignedOut, false) : conclusion;
}

/** Sends the payment with the payer's right to make it: session, ticket or fee link. */
async function postPayment(
  dispatch: PortalDispatch,
  { tabStorage }: Pick<Dependencies, 'tabStorage'>,
  intent: ReadyIntent,
  authorizationText: string,
): Promise<PaymentResult> {
  const { right, key: idempotencyKey, amount, dueDate, method, email } = intent;
  const linkAuth = right.kind !== 'session';
  const common = { fundingAccountId: method.id, amount, authorizationText, ...(email === null ? {} : { email }) };
  if (right.kind === 'feeLink') {
    const request = dispatch(putSecret<FeePaymentRequest>({ token: right.token, ...common }));
    return (await dispatch(makeFeePayment.initiate({ request, idempotencyKey, linkAuth }))) as PaymentResult; // the base query rejects only with a PortalError
  }
  const payer =
    right.kind === 'session'
      ? { loanIdentifier: right.loanIdentifier }
      : { verificationTicket: readTicket(tabStorage)?.ticket ?? '' };
  const request = dispatch(putSecret<GuestPaymentRequest>({ ...payer, ...common, dueDate }));
  return (await dispatch(makePayment.initiate({ request, idempotencyKey, linkAuth }))) as PaymentResult; // the base query rejects only with a PortalError
}

export async function fetchOutcome(dispatch: PortalDispatch, { right, key }: PaymentIntent): Promise<PaymentResult> {
  const options = { forceRefetch: true, subscribe: false };
  const { data, error } =
    right.kind === 'feeLink'
      ? await dispatch(getFeeOutcome.initiate(key, options))
      : await dispatch(getPaymentOutcome.initiate(key, options));
  // When the request fails, `data` still holds the previous response.
  return error === undefined && data !== undefined ? { data } : { error: error as PortalError }; // the base query rejects only with a PortalError
}

/** Writes the outcome into the cache, so that the outcome page never shows an outdated result such as "no such payment". */
export function cacheOutcome(dispatch: PortalDispatch, { right, key }: PaymentIntent, outcome: AnyPaymentOutcome): void {
  const entry =
    right.kind === 'feeLink'
      ? { endpointName: 'getFeeOutcome' as const, arg: key, value: outcome as FeePaymentOutcome }
      : { endpointName: 'getPaymentOutcome' as const, arg: key, value: outcome as PaymentOutcome }; // the outcome was fetched from this endpoint
  dispatch(upsertQueryEntries([entry]));
}
