import { isAnyOf } from '@reduxjs/toolkit';

import type { RefusalCode } from '#contract/refusals.ts';
import { getPaymentOutcome } from '#lending/payments/paymentOutcomeApi.ts';
import { pollOutcome } from '#platform/api/pollOutcome.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import type { Listeners, Dependencies, PortalDispatch, PortalState } from '#platform/storeTypes.ts';
import { markNotReceived } from '#platform/session/store/pendingSubmissions.ts';
import { selectUser, signedOut } from '#platform/session/store/sessionSlice.ts';

import { refetchAmountDue } from './refetchAmountDue.ts';
import type { Conclusion } from './conclusion.ts';
import { getFeeOutcome } from './payApi.ts';
import {
  intentFound,
  isTemporaryRefusal,
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
  type WithPay,
} from './paySlice.ts';
import { fetchOutcome, cacheOutcome, sendAndLookUp } from './sendPayment.ts';
import { closeIntent, isGuestKey, markSent, openIntent } from './storedIntents.ts';
import { markTicketUsed } from './ticket.ts';

/** Pauses before the first polls for an outcome, and before each later one. */
const FIRST_POLL_DELAYS_MS = [1000, 2000, 4000, 8000];
const LATER_POLL_DELAY_MS = 15_000;

type State = PortalState & WithPay;

/** Actions after which a payment's outcome may be unknown and has to be polled. */
const needsOutcomePolling = isAnyOf(paymentOpened, intentFound, paymentUnknown);

/** Subject claim of the signed-in user; empty for a guest. */
const subOf = (state: PortalState) => selectUser(state)?.sub ?? '';

const isKeyInStore = ({ pay }: State, key: string) => Object.values(pay.intents).some((intent) => intent.key === key);

export const payListeners: Listeners<State> = (start) => {
  /** Keys that are being polled. Each key has at most one polling loop, and no loop stops another. */
  const polledKeys = new Set<string>();

  start({
    actionCreator: paymentOpened,
    effect: async ({ payload: { subject } }, { dispatch, extra, getState }) => {
      const intent = selectIntent(getState(), subject);
      if (intent?.status !== 'opening') return;
      const { key, sent } = await openIntent(extra.storage, { ...intent, sub: subOf(getState()) });
      dispatch(intentFound({ subject, key, wasSent: sent }));
    },
  });

  start({
    actionCreator: paymentSubmitted,
    effect: async ({ payload: { subject, authorizationText } }, { dispatch, extra, getState, getOriginalState }) => {
      const intent = selectIntent(getState(), subject);
      // Only the first click on Pay submits; at later clicks the status is already `submitting`.
      if (intent?.status !== 'submitting' || selectIntent(getOriginalState(), subject)?.status === 'submitting') return;
      if (intent.method === null) return;
      const { method } = intent;
      markSent(extra.storage, { ...intent, sub: subOf(getState()) });
      const isGone = () => !isKeyInStore(getState(), intent.key);
      const conclusion = await sendAndLookUp(dispatch, extra, { ...intent, method }, authorizationText, isGone);
      // After a sign-out the outcome is shown at the next sign-in instead: the key is still stored on this device.
      if (!isGone()) applyConclusion(dispatch, extra, intent, conclusion);
    },
  });

  // Polls the payment API for an unknown outcome until it is known, on whichever page the borrower is.
  start({
    predicate: needsOutcomePolling,
    effect: async ({ payload }, { condition, dispatch, extra, getState }) => {
      const subject = typeof payload === 'string' ? payload : payload.subject;
      const key = selectIntent(getState(), subject)?.key ?? '';
      /** Undefined when the outcome is known, when another payment has replaced this one, and after sign-out. */
      const pendingIntent = () => {
        const intent = selectIntent(getState(), subject);
        return intent?.status === 'unknown' && intent.key === key ? intent : undefined;
      };
      const intent = pendingIntent();
      if (intent === undefined || polledKeys.has(key)) return;
      polledKeys.add(key);
      try {
        const outcome = await pollOutcome({
          fetchOutcome: () => fetchOutcome(dispatch, intent),
          waitForTurn: async (turn, toldMs) => {
            const pauseMs = Math.max(FIRST_POLL_DELAYS_MS[turn - 1] ?? LATER_POLL_DELAY_MS, toldMs);
            return (turn === 0 || !(await condition(signedOut.match, pauseMs))) && pendingIntent() !== undefined;
          },
        });
        if (outcome === null || pendingIntent() === undefined) return;
        if (outcome === 'unanswerable') applyConclusion(dispatch, extra, intent, { is: 'unanswerable' });
        else if (outcome.state === 'none') applyConclusion(dispatch, extra, intent, { is: 'notReceived' });
        else applyConclusion(dispatch, extra, intent, { is: 'ended', outcome });
      } finally {
        polledKeys.delete(key);
      }
    },
  });

  // When a payment has ended, removes its stored key and refetches the amount due.
  start({
    predicate: (action) => paymentSucceeded.match(action) || paymentFailed.match(action),
    effect: (action, { dispatch, extra, getState }) => {
      const { payload } = action;
      const subject = typeof payload === 'string' ? payload : payload.subject;
      const intent = selectIntent(getState(), subject);
      if (intent === undefined) return;
      const { right, key } = intent;
      closeIntent(extra.storage, key);
      if (right.kind === 'ticket' && paymentSucceeded.match(action)) markTicketUsed(extra.tabStorage, right.reference, key);
      dispatch(refetchAmountDue(right));
    },
  });

  start({
    actionCreator: paymentDropped,
    effect: ({ payload: subject }, { extra, getOriginalState }) => {
      const intent = selectIntent(getOriginalState(), subject);
      if (intent !== undefined) closeIntent(extra.storage, intent.key);
    },
  });

  // A rejection may mean that the page shows outdated data: the fee was paid, the method was removed, or another payment is in progress.
  // Refetch it.
  start({
    actionCreator: paymentRefused,
    effect: ({ payload: { subject, code, isGone = false } }, { dispatch, getState }) => {
      const right = selectIntent(getState(), subject)?.right;
      if (isGone) dispatch(paymentApi.util.invalidateTags(['FundingAccount', 'FundingAccountPage']));
      if (right?.kind === 'feeLink' || (right !== undefined && (isGone || STALE_RECORD_CODES.includes(code))))
        dispatch(refetchAmountDue(right));
    },
  });

  // Once an outcome was fetched, its stored key is removed. A payment that never arrived is removed only for a guest, since a signed-in
  // borrower can still send it again.
  start({
    predicate: (action) => getPaymentOutcome.matchFulfilled(action) || getFeeOutcome.matchFulfilled(action),
    effect: (action, { extra, getState }) => {
      const { key, state } = action.payload;
      const neverArrived = state === 'none' && !isKeyInStore(getState(), key) && isGuestKey(extra.storage, key);
      if (state === 'succeeded' || state === 'failed' || neverArrived) closeIntent(extra.storage, key);
    },
  });
};

/**
 * Refusal codes meaning that the displayed record is outdated; the refetched record replaces the review. `amountChanged` is not listed,
 * because the payer refetches that with a button.
 */
const STALE_RECORD_CODES: (RefusalCode | null)[] = ['notPayableHere', 'paymentInProgress'];

function applyConclusion(
  dispatch: PortalDispatch,
  { storage }: Pick<Dependencies, 'storage'>,
  intent: PaymentIntent,
  conclusion: Conclusion,
): void {
  const { subject, key } = intent;
  switch (conclusion.is) {
    case 'ended': {
      const { outcome } = conclusion;
      cacheOutcome(dispatch, intent, outcome);
      dispatch(outcome.state === 'succeeded' ? paymentSucceeded(subject) : paymentFailed({ subject, reason: outcome.reason }));
      return;
    }
    case 'refused': {
      const { code, error, isGone } = conclusion;
      // The payer may send the same payment again, so its key is kept.
      if (isTemporaryRefusal(code)) markNotReceived(storage, key);
      else closeIntent(storage, key);
      dispatch(paymentRefused({ subject, code, error, isGone }));
      return;
    }
    case 'notReceived':
      markNotReceived(storage, key);
      dispatch(paymentNotReceived(subject));
      return;
    case 'unanswerable':
      dispatch(paymentUnanswerable(subject));
      return;
    case 'unknown':
    case 'sendAgain':
      dispatch(paymentUnknown(subject));
  }
}
