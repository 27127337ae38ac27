import { isAnyOf } from '@reduxjs/toolkit';

import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { refusalOf } from '#platform/api/describeError.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import { httpStatusOf, type PortalError } from '#platform/api/portalError.ts';
import type { Listeners, PortalDispatch, PortalState } from '#platform/listen.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

import { getFeeOutcome, getPaymentOutcome } from './payApi.ts';
import {
  intentFound,
  paymentDropped,
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
import { askOutcome, rememberOutcome, sendPayment, type Outcome } from './sendPayment.ts';
import { closeGuestKey, closeIntent, markSent, openIntent } from './storedIntents.ts';
import { spendTicket } from './ticket.ts';

/** Milliseconds between asking what became of a payment; the last one repeats until it is known. */
const ASK_AGAIN_MS = [1000, 2000, 4000, 8000, 15_000];

type State = PortalState & { pay: PayState };

/** After each of these a payment may be one that nobody knows the end of. */
const isToBeAsked = isAnyOf(paymentOpened, intentFound, paymentUnknown);

/** Whether a page of this tab still cares for a key that the payment API does not know. */
const isUnderWay = ({ pay }: State, key: string) => Object.values(pay.intents).some((intent) => intent.key === key);

export const payListeners: Listeners<State> = (start) => {
  /** Keys of the payments that a loop asks about: one loop each, and none ends another's. */
  const askedAbout = new Set<string>();

  start({
    actionCreator: paymentOpened,
    effect: async ({ payload: { subject } }, { dispatch, extra, getState }) => {
      const intent = selectIntent(getState(), subject);
      if (intent?.status !== 'opening') return;
      const { key, sent } = await openIntent(extra.storage, intent);
      dispatch(intentFound({ subject, key, wasSent: sent }));
    },
  });

  start({
    actionCreator: paymentSubmitted,
    effect: async ({ payload: { subject, authorizationText } }, { dispatch, extra, getState, getOriginalState }) => {
      const intent = selectIntent(getState(), subject);
      // Of many presses one moved the payment on; the others find it submitted already.
      if (intent?.status !== 'submitting' || selectIntent(getOriginalState(), subject)?.status === 'submitting') return;
      if (intent.method === null) return;
      const { key, method } = intent;
      markSent(extra.storage, intent);
      const answer = await sendPayment(dispatch, extra, { ...intent, method }, authorizationText);
      if (answer.data !== undefined) {
        settle(dispatch, intent, answer.data);
        return;
      }
      const { error } = answer;
      if (!isDefinite(error)) {
        if (refusalOf(error).code === 'paymentInProgress') {
          // Ours, still running; or somebody else's payment on this loan or fee, and ours was never taken in.
          const asked = await askOutcome(dispatch, intent);
          if (asked.data?.state === 'none') {
            closeIntent(extra.storage, subject, key);
            dispatch(paymentRefused({ subject, code: 'paymentInProgress', message: null }));
            return;
          }
          if (asked.data !== undefined) {
            settle(dispatch, intent, asked.data);
            return;
          }
        }
        dispatch(paymentUnknown(subject));
        return;
      }
      closeIntent(extra.storage, subject, key);
      dispatch(paymentRefused({ subject, ...refusalOf(error) }));
    },
  });

  // Sent, and nobody knows: the payment API is asked until it knows, wherever the borrower walks meanwhile.
  start({
    predicate: isToBeAsked,
    effect: async ({ payload }, { condition, dispatch, getState }) => {
      const subject = typeof payload === 'string' ? payload : payload.subject;
      const key = selectIntent(getState(), subject)?.key ?? '';
      /** Undefined when it is known, when another has taken its place, and after sign-out. */
      const unclear = () => {
        const intent = selectIntent(getState(), subject);
        return intent?.status === 'unknown' && intent.key === key ? intent : undefined;
      };
      if (unclear() === undefined || askedAbout.has(key)) return;
      askedAbout.add(key);
      try {
        for (let turn = 0; ; turn += 1) {
          const intent = unclear();
          if (intent === undefined) return;
          const answer = await askOutcome(dispatch, intent);
          if (unclear() === undefined) return;
          if (answer.data !== undefined && answer.data.state !== 'running') {
            settle(dispatch, intent, answer.data);
            return;
          }
          const status = answer.error === undefined ? undefined : httpStatusOf(answer.error);
          if (status === 404 || status === 405) {
            dispatch(paymentUnanswerable(subject));
            return;
          }
          const hasEnded = await condition(signedOut.match, ASK_AGAIN_MS[Math.min(turn, ASK_AGAIN_MS.length - 1)] ?? 15_000);
          if (hasEnded) return;
        }
      } finally {
        askedAbout.delete(key);
      }
    },
  });

  // An ended payment is forgotten on this device, and what is owed is asked anew.
  start({
    predicate: (action) => paymentSucceeded.match(action) || paymentFailed.match(action),
    effect: (action, { dispatch, extra, getState }) => {
      const { payload } = action;
      const subject = typeof payload === 'string' ? payload : payload.subject;
      const intent = selectIntent(getState(), subject);
      if (intent !== undefined) {
        closeIntent(extra.storage, subject, intent.key);
        const { right, key } = intent;
        if (right.kind === 'ticket' && paymentSucceeded.match(action)) spendTicket(extra.tabStorage, right.reference, key);
      }
      dispatch(borrowerApi.util.invalidateTags(['Loan']));
      dispatch(paymentApi.util.invalidateTags(['GuestLoan', 'Fee']));
    },
  });

  start({
    actionCreator: paymentDropped,
    effect: ({ payload: subject }, { extra, getOriginalState }) => {
      const intent = selectIntent(getOriginalState(), subject);
      if (intent !== undefined) closeIntent(extra.storage, subject, intent.key);
    },
  });

  // A refusal may be news about what was to be paid: that it is paid, or owed no more.
  start({
    actionCreator: paymentRefused,
    effect: (_action, { dispatch }) => void dispatch(paymentApi.util.invalidateTags(['Fee'])),
  });

  // The outcome of a payment without an account is shown: the device forgets its key.
  start({
    predicate: (action) => getPaymentOutcome.matchFulfilled(action) || getFeeOutcome.matchFulfilled(action),
    effect: (action, { extra, getState }) => {
      const { key, state } = action.payload;
      const isOver = state === 'succeeded' || state === 'failed' || (state === 'none' && !isUnderWay(getState(), key));
      if (isOver) closeGuestKey(extra.storage, key);
    },
  });
};

function settle(dispatch: PortalDispatch, intent: PaymentIntent, outcome: Outcome): void {
  const { subject } = intent;
  rememberOutcome(dispatch, intent, outcome);
  switch (outcome.state) {
    case 'succeeded':
      dispatch(paymentSucceeded(subject));
      return;
    case 'failed':
      dispatch(paymentFailed({ subject, reason: outcome.reason }));
      return;
    case 'none':
      dispatch(paymentNotReceived(subject));
      return;
    case 'running':
      dispatch(paymentUnknown(subject));
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
