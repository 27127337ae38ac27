import { isAnyOf } from '@reduxjs/toolkit';

import type { RefusalCode } from '#contract/refusals.ts';
import { getPaymentOutcome } from '#lending/payments/paymentOutcomeApi.ts';
import { askUntilKnown } from '#platform/api/askUntilKnown.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import type { Listeners, Outside, PortalDispatch, PortalState } from '#platform/listen.ts';
import { noteUnseen } from '#platform/session/store/sentKeys.ts';
import { selectUser, signedOut } from '#platform/session/store/sessionSlice.ts';

import { askAnew } from './askAnew.ts';
import type { Conclusion } from './conclusion.ts';
import { getFeeOutcome } from './payApi.ts';
import {
  intentFound,
  isPassing,
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
import { askOutcome, rememberOutcome, sendAndAsk } from './sendPayment.ts';
import { closeIntent, isGuestKey, markSent, openIntent } from './storedIntents.ts';
import { spendTicket } from './ticket.ts';

/** Milliseconds before each of the first polls for an outcome; `SELDOM_MS` applies to all later polls. */
const ASK_AGAIN_MS = [1000, 2000, 4000, 8000];
const SELDOM_MS = 15_000;

type State = PortalState & WithPay;

/** Actions after which a payment's outcome may be unknown and has to be polled. */
const isToBeAsked = isAnyOf(paymentOpened, intentFound, paymentUnknown);

/** Subject claim of the signed-in user; empty for a guest. */
const subOf = (state: PortalState) => selectUser(state)?.sub ?? '';

/** Whether this tab's store still has a payment with this key. */
const isUnderWay = ({ pay }: State, key: string) => Object.values(pay.intents).some((intent) => intent.key === key);

export const payListeners: Listeners<State> = (start) => {
  /** Keys that are being polled. Each key has at most one polling loop, and no loop stops another. */
  const askedAbout = new Set<string>();

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
      const isGone = () => !isUnderWay(getState(), intent.key);
      const conclusion = await sendAndAsk(dispatch, extra, { ...intent, method }, authorizationText, isGone);
      // After a sign-out the outcome is shown at the next sign-in instead: the key is still stored on this device.
      if (!isGone()) conclude(dispatch, extra, intent, conclusion);
    },
  });

  // Polls the payment API for an unknown outcome until it is known, on whichever page the borrower is.
  start({
    predicate: isToBeAsked,
    effect: async ({ payload }, { condition, dispatch, extra, getState }) => {
      const subject = typeof payload === 'string' ? payload : payload.subject;
      const key = selectIntent(getState(), subject)?.key ?? '';
      /** Undefined when the outcome is known, when another payment has replaced this one, and after sign-out. */
      const unclear = () => {
        const intent = selectIntent(getState(), subject);
        return intent?.status === 'unknown' && intent.key === key ? intent : undefined;
      };
      const intent = unclear();
      if (intent === undefined || askedAbout.has(key)) return;
      askedAbout.add(key);
      try {
        const outcome = await askUntilKnown({
          ask: () => askOutcome(dispatch, intent),
          pause: async (turn, toldMs) => {
            const pauseMs = Math.max(ASK_AGAIN_MS[turn - 1] ?? SELDOM_MS, toldMs);
            return (turn === 0 || !(await condition(signedOut.match, pauseMs))) && unclear() !== undefined;
          },
        });
        if (outcome === null || unclear() === undefined) return;
        if (outcome === 'unanswerable') conclude(dispatch, extra, intent, { is: 'unanswerable' });
        else if (outcome.state === 'none') conclude(dispatch, extra, intent, { is: 'notReceived' });
        else conclude(dispatch, extra, intent, { is: 'ended', outcome });
      } finally {
        askedAbout.delete(key);
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
      if (right.kind === 'ticket' && paymentSucceeded.match(action)) spendTicket(extra.tabStorage, right.reference, key);
      dispatch(askAnew(right));
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
      if (right?.kind === 'feeLink' || (right !== undefined && (isGone || SAY_STALE.includes(code)))) dispatch(askAnew(right));
    },
  });

  // Once an outcome was fetched, its stored key is removed. A payment that never arrived is removed only for a guest, since a signed-in
  // borrower can still send it again.
  start({
    predicate: (action) => getPaymentOutcome.matchFulfilled(action) || getFeeOutcome.matchFulfilled(action),
    effect: (action, { extra, getState }) => {
      const { key, state } = action.payload;
      const wasNever = state === 'none' && !isUnderWay(getState(), key) && isGuestKey(extra.storage, key);
      if (state === 'succeeded' || state === 'failed' || wasNever) closeIntent(extra.storage, key);
    },
  });
};

/**
 * Refusal codes meaning that the displayed record is outdated; the refetched record replaces the review. `amountChanged` is not listed,
 * because the payer refetches that with a button.
 */
const SAY_STALE: (RefusalCode | null)[] = ['notPayableHere', 'paymentInProgress'];

function conclude(
  dispatch: PortalDispatch,
  { storage }: Pick<Outside, 'storage'>,
  intent: PaymentIntent,
  conclusion: Conclusion,
): void {
  const { subject, key } = intent;
  switch (conclusion.is) {
    case 'ended': {
      const { outcome } = conclusion;
      rememberOutcome(dispatch, intent, outcome);
      dispatch(outcome.state === 'succeeded' ? paymentSucceeded(subject) : paymentFailed({ subject, reason: outcome.reason }));
      return;
    }
    case 'refused': {
      const { code, error, isGone } = conclusion;
      // The payer may send the same payment again, so its key is kept.
      if (isPassing(code)) noteUnseen(storage, key);
      else closeIntent(storage, key);
      dispatch(paymentRefused({ subject, code, error, isGone }));
      return;
    }
    case 'notReceived':
      noteUnseen(storage, key);
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
