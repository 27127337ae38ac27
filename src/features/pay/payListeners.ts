import type { PaymentOutcome } from '#contract/payment.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { firstError } from '#platform/api/describeError.ts';
import { statusOf, type PortalError } from '#platform/api/portalError.ts';
import type { Listeners, PortalDispatch } from '#platform/listen.ts';

import { getPaymentOutcome, makePayment, upsertQueryEntries } from './payApi.ts';
import {
  intentFound,
  paymentFailed,
  paymentNotReceived,
  paymentOpened,
  paymentRefused,
  paymentSubmitted,
  paymentSucceeded,
  paymentUnanswerable,
  paymentUnknown,
  selectIntent,
  type PaymentIntent,
  type PayState,
} from './paySlice.ts';
import { closeIntent, markSent, openIntent } from './storedIntents.ts';

/** Milliseconds between asking what became of a payment; the last one repeats until somebody leaves the page. */
const ASK_AGAIN_MS = [1000, 2000, 4000, 8000, 15_000];

/** Every store of the portal has the slice under this key. */
const intentIn = (state: unknown, loanIdentifier: string) => selectIntent(state as { pay: PayState }, loanIdentifier);

export const payListeners: Listeners = (start) => {
  start({
    actionCreator: paymentOpened,
    effect: async ({ payload: { loanIdentifier } }, { dispatch, extra, getState }) => {
      const intent = intentIn(getState(), loanIdentifier);
      if (intent?.status !== 'opening') return;
      const { key, sent } = await openIntent(extra.storage, intent);
      dispatch(intentFound({ loanIdentifier, key, wasSent: sent }));
    },
  });

  start({
    actionCreator: paymentSubmitted,
    effect: async ({ payload: { loanIdentifier, authorizationText } }, { dispatch, extra, getState, getOriginalState }) => {
      const intent = intentIn(getState(), loanIdentifier);
      // Of many presses one moved the payment on; the others find it submitted already.
      if (intent?.status !== 'submitting' || intentIn(getOriginalState(), loanIdentifier)?.status === 'submitting') return;
      if (intent.method === null) return;
      const { key, amount, dueDate, method } = intent;
      markSent(extra.storage, intent);
      const answer = await dispatch(
        makePayment.initiate({
          idempotencyKey: key,
          request: { loanIdentifier, fundingAccountId: method.id, amount, dueDate, authorizationText },
        }),
      );
      if (answer.data !== undefined) {
        settle(dispatch, intent, answer.data);
        return;
      }
      const error = answer.error as PortalError; // the base query rejects with nothing else
      if (!isDefinite(error)) {
        if (refusalOf(error).code === 'paymentInProgress') {
          // Ours, still running; or somebody else's payment on this loan, and ours was never taken in.
          const asked = await dispatch(getPaymentOutcome.initiate(key, { forceRefetch: true, subscribe: false }));
          if (asked.data?.state === 'none') {
            closeIntent(extra.storage, loanIdentifier, key);
            dispatch(paymentRefused({ loanIdentifier, code: 'paymentInProgress', message: null }));
            return;
          }
          if (asked.data !== undefined) {
            settle(dispatch, intent, asked.data);
            return;
          }
        }
        dispatch(paymentUnknown(loanIdentifier));
        return;
      }
      closeIntent(extra.storage, loanIdentifier, key);
      dispatch(paymentRefused({ loanIdentifier, ...refusalOf(error) }));
    },
  });

  // Sent, and nobody knows: the payment API is asked until it knows.
  start({
    predicate: (action): action is ReturnType<typeof paymentUnknown> | ReturnType<typeof intentFound> =>
      paymentUnknown.match(action) || (intentFound.match(action) && action.payload.wasSent),
    effect: async (action, { dispatch, getState, delay, cancelActiveListeners }) => {
      cancelActiveListeners();
      const { payload } = action;
      const loanIdentifier = typeof payload === 'string' ? payload : payload.loanIdentifier;
      for (let turn = 0; ; turn += 1) {
        const intent = intentIn(getState(), loanIdentifier);
        if (intent?.status !== 'unknown') return;
        const asking = dispatch(getPaymentOutcome.initiate(intent.key, { forceRefetch: true, subscribe: false }));
        const answer = await asking;
        if (answer.data !== undefined && answer.data.state !== 'running') {
          settle(dispatch, intent, answer.data);
          return;
        }
        const status = answer.isError ? statusOf(answer.error as PortalError) : undefined; // the base query rejects with nothing else
        if (status === 404 || status === 405) {
          dispatch(paymentUnanswerable(loanIdentifier));
          return;
        }
        await delay(ASK_AGAIN_MS[Math.min(turn, ASK_AGAIN_MS.length - 1)] ?? 15_000);
      }
    },
  });

  // An ended payment is forgotten on this device, and what the loan owes is asked anew.
  start({
    predicate: (action) => paymentSucceeded.match(action) || paymentFailed.match(action),
    effect: (action, { dispatch, extra, getState }) => {
      const { payload } = action;
      const loanIdentifier = typeof payload === 'string' ? payload : payload.loanIdentifier;
      const intent = intentIn(getState(), loanIdentifier);
      if (intent !== undefined) closeIntent(extra.storage, loanIdentifier, intent.key);
      dispatch(borrowerApi.util.invalidateTags(['Loan']));
    },
  });
};

function settle(dispatch: PortalDispatch, { loanIdentifier, key }: PaymentIntent, outcome: PaymentOutcome): void {
  // The page of the end shows this answer, and never an older one such as "no such payment".
  dispatch(upsertQueryEntries([{ endpointName: 'getPaymentOutcome', arg: key, value: outcome }]));
  switch (outcome.state) {
    case 'succeeded':
      dispatch(paymentSucceeded(loanIdentifier));
      return;
    case 'failed':
      dispatch(paymentFailed({ loanIdentifier, reason: outcome.reason }));
      return;
    case 'none':
      dispatch(paymentNotReceived(loanIdentifier));
      return;
    case 'running':
      dispatch(paymentUnknown(loanIdentifier));
  }
}

/**
 * A refusal with a body that says that this key was not and will not be charged. Everything else (no answer, an empty one, a
 * server error, a key that is running or was used with another body) leaves the outcome to be asked for.
 */
function isDefinite(error: PortalError): boolean {
  if (error.kind !== 'body') return false;
  const { code } = refusalOf(error);
  if (error.status === 409) return code !== null && code !== 'paymentInProgress';
  return [400, 401, 403, 404, 429].includes(error.status);
}

function refusalOf(error: PortalError): { code: string | null; message: string | null } {
  if (error.kind !== 'body') return { code: null, message: null };
  const { body } = error;
  const code = typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' ? body.code : null;
  return { code, message: firstError(body) };
}
