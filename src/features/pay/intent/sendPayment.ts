import type { FeePaymentRequest } from '#contract/fees.ts';
import type { FeePaymentOutcome, GuestPaymentRequest, PaymentOutcome } from '#contract/payment.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { seal } from '#platform/api/sealed.ts';
import type { Outside, PortalDispatch } from '#platform/listen.ts';

import { getFeeOutcome, getPaymentOutcome, makeFeePayment, makePayment, upsertQueryEntries } from './payApi.ts';
import type { PaymentIntent } from './paySlice.ts';
import { readTicket } from './ticket.ts';

/** The outcome of a payment so far, for a loan or a fee. */
export type AnyPaymentOutcome = PaymentOutcome | FeePaymentOutcome;
type Answer = { data: AnyPaymentOutcome; error?: never } | { data?: never; error: PortalError };

/** Sends a payment together with the right to pay. Needs a method. */
export async function sendPayment(
  dispatch: PortalDispatch,
  { tabStorage }: Pick<Outside, 'tabStorage'>,
  intent: PaymentIntent & { method: NonNullable<PaymentIntent['method']> },
  authorizationText: string,
): Promise<Answer> {
  const { right, key: idempotencyKey, amount, dueDate, method, email } = intent;
  const common = { fundingAccountId: method.id, amount, authorizationText, ...(email === null ? {} : { email }) };
  if (right.kind === 'feeLink') {
    const request = dispatch(seal<FeePaymentRequest>({ token: right.token, ...common }));
    return (await dispatch(makeFeePayment.initiate({ request, idempotencyKey }))) as Answer; // the base query rejects with nothing else
  }
  const whose =
    right.kind === 'session'
      ? { loanIdentifier: right.loanIdentifier }
      : { verificationTicket: readTicket(tabStorage)?.ticket ?? '' };
  const request = dispatch(seal<GuestPaymentRequest>({ ...whose, ...common, dueDate }));
  return (await dispatch(makePayment.initiate({ request, idempotencyKey }))) as Answer; // as above
}

/** Asks what became of a payment. */
export async function askOutcome(dispatch: PortalDispatch, { right, key }: PaymentIntent): Promise<Answer> {
  const now = { forceRefetch: true, subscribe: false };
  const { data, error } =
    right.kind === 'feeLink'
      ? await dispatch(getFeeOutcome.initiate(key, now))
      : await dispatch(getPaymentOutcome.initiate(key, now));
  // After a failed question `data` is still the answer to an earlier one.
  return error === undefined && data !== undefined ? { data } : { error: error as PortalError }; // as above
}

/** Puts this answer into the cache, so that the outcome page never shows an older one such as "no such payment". */
export function rememberOutcome(dispatch: PortalDispatch, { right, key }: PaymentIntent, outcome: AnyPaymentOutcome): void {
  const entry =
    right.kind === 'feeLink'
      ? { endpointName: 'getFeeOutcome' as const, arg: key, value: outcome as FeePaymentOutcome }
      : { endpointName: 'getPaymentOutcome' as const, arg: key, value: outcome as PaymentOutcome }; // the outcome came from this endpoint
  dispatch(upsertQueryEntries([entry]));
}
