import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { CreatedFundingAccount } from '#contract/payment.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { getPaymentOutcome } from '#lending/payments/paymentOutcomeApi.ts';
import type { DeclineReason } from '#lending/payments/paymentOutcomeApi.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

import type { PaymentTerms } from './terms.ts';

/**
 * One payment, from choosing the method to its end. Statuses that need explaining:
 * - opening: checking this device's storage for a payment already in progress
 * - unknown: sent, but no clear outcome yet; there is no Pay button in this state
 * - notReceived: the payment API never got it, so the same key may be sent again
 */
export type PaymentIntent = PaymentTerms & {
  key: string;
  method: CreatedFundingAccount | null;
  /** Address for the receipt, if the payer entered one. */
  email: string | null;
} & (
    | { status: 'opening' | 'editing' | 'reviewing' | 'submitting' | 'unknown' | 'notReceived' | 'succeeded' }
    /** The payment API cannot report the outcome, so the payer has to call. */
    | { status: 'unanswerable' }
    | { status: 'failed'; reason: DeclineReason }
    /**
     * Rejected before anything was charged. `code` is the machine-readable reason; `error` is null when the portal itself found the
     * problem.
     */
    | { status: 'refused'; code: RefusalCode | null; error: PortalError | null }
  );

export interface PayState {
  /** Keyed by the terms' `subject`. */
  intents: Record<string, PaymentIntent>;
  /** Loan number that a guest typed for the identity check. */
  loanNumber: string | null;
  /** The payment whose review asks "Pay once more?". Cleared when the page is left. */
  asking: { subject: string } | null;
}

const initialState: PayState = { intents: {}, loanNumber: null, asking: null };

/** The fields of an intent that survive a change of its status. */
const commonFields = ({ subject, right, amount, dueDate, key, method, email }: PaymentIntent) => ({
  subject,
  right,
  amount,
  dueDate,
  key,
  method,
  email,
});

/** Reducer for an action whose payload is the subject and which changes only the status. */
const setStatus =
  (status: 'unknown' | 'notReceived' | 'unanswerable' | 'succeeded') =>
  (state: PayState, { payload }: PayloadAction<string>) => {
    const intent = state.intents[payload];
    if (intent !== undefined) state.intents[payload] = { ...commonFields(intent), status };
  };

export const paySlice = createSlice({
  name: 'pay',
  initialState,
  reducers: {
    loanNumberEntered: (state, { payload }: PayloadAction<string>) => {
      state.loanNumber = payload;
    },
    /** A payment page was opened. `payListeners` then finds or creates the idempotency key. */
    paymentOpened: (state, { payload }: PayloadAction<PaymentTerms>) => {
      const current = state.intents[payload.subject];
      // A payment that was sent is never replaced, even if the amount or due date has changed since.
      if (current !== undefined && (isInProgress(current) || (hasSameTerms(current, payload) && !hasEnded(current)))) return;
      // When the payer tries again after a decline, the receipt's email address is kept.
      const email = current?.status === 'failed' ? current.email : null;
      state.intents[payload.subject] = { ...payload, key: '', method: null, email, status: 'opening' };
    },
    /** The key of this intent was found or created. `wasSent`: it was already sent from this device. */
    intentFound: (state, { payload }: PayloadAction<{ subject: string; key: string; wasSent: boolean }>) => {
      const intent = state.intents[payload.subject];
      // A late response must not reset an intent whose status has changed since.
      if (intent?.status !== 'opening') return;
      state.intents[payload.subject] = {
        ...commonFields(intent),
        key: payload.key,
        status: payload.wasSent ? 'unknown' : 'editing',
      };
    },
    methodChosen: (
      state,
      { payload }: PayloadAction<{ subject: string; method: CreatedFundingAccount; email: string | null }>,
    ) => {
      const intent = state.intents[payload.subject];
      if (intent === undefined || !canEdit(intent)) return;
      state.intents[payload.subject] = {
        ...commonFields(intent),
        method: payload.method,
        email: payload.email,
        status: 'reviewing',
      };
    },
    /** The right to pay was renewed. A card or bank account entered under the old right can no longer be used. */
    rightRenewed: (state, { payload }: PayloadAction<string>) => {
      const intent = state.intents[payload];
      if (intent !== undefined && canEdit(intent))
        state.intents[payload] = { ...commonFields(intent), method: null, status: 'editing' };
    },
    /** Pay was clicked although a payment was made recently; a dialog asks the payer to confirm. */
    anotherAsked: (state, { payload: subject }: PayloadAction<string>) => {
      state.asking = { subject };
    },
    anotherLeft: (state) => {
      state.asking = null;
    },
    /** Pay was clicked, or confirmed in the dialog. Only the first click has an effect. */
    paymentSubmitted: (state, { payload }: PayloadAction<{ subject: string; authorizationText: string }>) => {
      state.asking = null;
      const intent = state.intents[payload.subject];
      if (intent !== undefined && canSubmit(intent))
        state.intents[payload.subject] = { ...commonFields(intent), status: 'submitting' };
    },
    /** Nothing is left to pay, and this intent was never sent. */
    paymentDropped: (state, { payload }: PayloadAction<string>) => {
      const intent = state.intents[payload];
      if (intent !== undefined && canEdit(intent)) Reflect.deleteProperty(state.intents, payload);
    },
    paymentUnknown: setStatus('unknown'),
    paymentNotReceived: setStatus('notReceived'),
    paymentUnanswerable: setStatus('unanswerable'),
    paymentSucceeded: setStatus('succeeded'),
    paymentFailed: (state, { payload }: PayloadAction<{ subject: string; reason: DeclineReason }>) => {
      const intent = state.intents[payload.subject];
      if (intent !== undefined)
        state.intents[payload.subject] = { ...commonFields(intent), status: 'failed', reason: payload.reason };
    },
    paymentRefused: (
      state,
      { payload }: PayloadAction<{ subject: string; code: RefusalCode | null; error: PortalError | null; isGone?: boolean }>,
    ) => {
      const { subject, code, error, isGone = false } = payload;
      const intent = state.intents[subject];
      if (intent === undefined) return;
      state.intents[subject] = { ...commonFields(intent), status: 'refused', code, error };
      // Clear a payment method that no longer exists, so that it is not preselected.
      if (isGone) state.intents[subject].method = null;
    },
  },
  extraReducers: (build) => {
    build
      .addCase(signedOut, () => initialState)
      .addCase(screenShown, (state) => {
        state.asking = null;
      });
    // After a reload the store has no intent for a payment that succeeded. Add it, so that Back still leads to its receipt.
    build.addMatcher(getPaymentOutcome.matchFulfilled, (state, { payload }) => {
      if (payload.state !== 'succeeded') return;
      const { loanIdentifier, amount } = payload.receipt;
      state.intents[loanIdentifier] ??= {
        subject: loanIdentifier,
        right: { kind: 'session', loanIdentifier },
        amount,
        dueDate: '',
        key: payload.key,
        method: null,
        email: null,
        status: 'succeeded',
      };
    });
  },
  selectors: {
    selectIntent: (state, subject: string) => state.intents[subject],
    selectLoanNumber: (state) => state.loanNumber,
    selectIsConfirming: ({ asking }, subject: string) => asking?.subject === subject,
  },
});

const hasSameTerms = (intent: PaymentTerms, terms: PaymentTerms) =>
  intent.amount === terms.amount && intent.dueDate === terms.dueDate;
const isInProgress = ({ status }: PaymentIntent) => ['submitting', 'unknown', 'unanswerable'].includes(status);
const hasEnded = ({ status }: PaymentIntent) => status === 'succeeded' || status === 'failed';
const canEdit = ({ status }: PaymentIntent) => ['editing', 'reviewing', 'notReceived', 'refused'].includes(status);

/** Whether Pay may be clicked: after the review, or when nothing was charged. */
export const canSubmit = ({ status, method }: PaymentIntent) =>
  method !== null && ['reviewing', 'notReceived', 'refused'].includes(status);

/** Whether a rejection was temporary and not about the payment itself. The key is kept then, and the same payment may be sent again. */
export const isTemporaryRefusal = (code: RefusalCode | null) => code === null || code === 'tooManyTries' || code === 'xsrf';

export const {
  loanNumberEntered,
  paymentOpened,
  intentFound,
  methodChosen,
  rightRenewed,
  anotherAsked,
  anotherLeft,
  paymentSubmitted,
  paymentDropped,
  paymentUnknown,
  paymentNotReceived,
  paymentUnanswerable,
  paymentSucceeded,
  paymentFailed,
  paymentRefused,
} = paySlice.actions;
export const { selectIntent, selectLoanNumber, selectIsConfirming } = paySlice.selectors;
export type WithPay = WithSlice<typeof paySlice>;
