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

/** Milliseconds between the first questions about a payment, and between all later ones. */
const ASK_AGAIN_MS = [1000, 2000, 4000, 8000];
const SELDOM_MS = 15_000;

type State = PortalState & WithPay;

/** After each of these, the outcome of a payment may be unknown. */
const isToBeAsked = isAnyOf(paymentOpened, intentFound, paymentUnknown);

/** Of the account that pays; empty without one. */
const subOf = (state: PortalState) => selectUser(state)?.sub ?? '';

/** Whether this tab still has a payment with this key. */
const isUnderWay = ({ pay }: State, key: string) => Object.values(pay.intents).some((intent) => intent.key === key);

export const payListeners: Listeners<State> = (start) => {
  /** Keys that a loop is asking about. Each key has one loop, and no loop ends another. */
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
      // Only the first press submits the payment; later presses find it submitted already.
      if (intent?.status !== 'submitting' || selectIntent(getOriginalState(), subject)?.status === 'submitting') return;
      if (intent.method === null) return;
      const { method } = intent;
      markSent(extra.storage, { ...intent, sub: subOf(getState()) });
      const isGone = () => !isUnderWay(getState(), intent.key);
      const conclusion = await sendAndAsk(dispatch, extra, { ...intent, method }, authorizationText, isGone);
      // Who has signed out meanwhile is told after signing in again: the device still has the key.
      if (!isGone()) conclude(dispatch, extra, intent, conclusion);
    },
  });

  // Sent, with unknown outcome: asks the payment API until it knows, wherever the borrower goes meanwhile.
  start({
    predicate: isToBeAsked,
    effect: async ({ payload }, { condition, dispatch, extra, getState }) => {
      const subject = typeof payload === 'string' ? payload : payload.subject;
      const key = selectIntent(getState(), subject)?.key ?? '';
      /** Undefined when the outcome is known, when another payment has taken its place, and after sign-out. */
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

  // Forgets an ended payment on this device, and asks again what is owed.
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

  // A refusal may mean that what the page shows is old: the fee is paid, the method is gone, another payment is on its way.
  start({
    actionCreator: paymentRefused,
    effect: ({ payload: { subject, code, isGone = false } }, { dispatch, getState }) => {
      const right = selectIntent(getState(), subject)?.right;
      if (isGone) dispatch(paymentApi.util.invalidateTags(['FundingAccount', 'FundingAccountPage']));
      if (right?.kind === 'feeLink' || (right !== undefined && (isGone || SAY_STALE.includes(code)))) dispatch(askAnew(right));
    },
  });

  // Once the outcome of a payment is shown, the device forgets its key; one that never arrived, where no account could send it again.
  start({
    predicate: (action) => getPaymentOutcome.matchFulfilled(action) || getFeeOutcome.matchFulfilled(action),
    effect: (action, { extra, getState }) => {
      const { key, state } = action.payload;
      const wasNever = state === 'none' && !isUnderWay(getState(), key) && isGuestKey(extra.storage, key);
      if (state === 'succeeded' || state === 'failed' || wasNever) closeIntent(extra.storage, key);
    },
  });
};

/** These say that the record is not as it was shown, and leave the review in its place. A changed amount is shown at the payer's press. */
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
      // The same press may follow.
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
