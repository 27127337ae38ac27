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
 * One payment, from choosing the method to its end.
 * opening: looking on this device for a payment that is already under way.
 * unknown: sent, no clear answer yet; there is no Pay button in this state.
 * notReceived: the payment API never saw it, so the same key may be sent again.
 */
export type PaymentIntent = PaymentTerms & {
  key: string;
  method: CreatedFundingAccount | null;
  /** Where the receipt goes, if the payer named an address. */
  email: string | null;
} & (
    | { status: 'opening' | 'editing' | 'reviewing' | 'submitting' | 'unknown' | 'notReceived' | 'succeeded' }
    /** The base cannot say what became of it; the payer has to call. */
    | { status: 'unanswerable' }
    | { status: 'failed'; reason: DeclineReason }
    /** Refused before anything was charged. `code` is the refusal's machine-readable reason; `error` is null where the portal found it. */
    | { status: 'refused'; code: RefusalCode | null; error: PortalError | null }
  );

export interface PayState {
  /** By the terms' subject. */
  intents: Record<string, PaymentIntent>;
  /** What a visitor typed, for the identity check. */
  loanNumber: string | null;
  /** The payment whose review asks whether to pay once more. Ends with the page. */
  asking: { subject: string } | null;
}

const initialState: PayState = { intents: {}, loanNumber: null, asking: null };

/** The fields of an intent that stay when its status changes. */
const lasting = ({ subject, right, amount, dueDate, key, method, email }: PaymentIntent) => ({
  subject,
  right,
  amount,
  dueDate,
  key,
  method,
  email,
});

/** The reducer of an event that names only its subject, and changes only the status. */
const movedTo =
  (status: 'unknown' | 'notReceived' | 'unanswerable' | 'succeeded') =>
  (state: PayState, { payload }: PayloadAction<string>) => {
    const intent = state.intents[payload];
    if (intent !== undefined) state.intents[payload] = { ...lasting(intent), status };
  };

export const paySlice = createSlice({
  name: 'pay',
  initialState,
  reducers: {
    loanNumberEntered: (state, { payload }: PayloadAction<string>) => {
      state.loanNumber = payload;
    },
    /** A payment page was opened; `payListeners` finds or makes the key. */
    paymentOpened: (state, { payload }: PayloadAction<PaymentTerms>) => {
      const current = state.intents[payload.subject];
      // A payment that was sent is never replaced, even if the record says something else by now.
      if (current !== undefined && (isOnItsWay(current) || (isSame(current, payload) && !hasEnded(current)))) return;
      // After a decline the payer tries again, and need not type the address again.
      const email = current?.status === 'failed' ? current.email : null;
      state.intents[payload.subject] = { ...payload, key: '', method: null, email, status: 'opening' };
    },
    /** The key of this intent; `wasSent` when an earlier page of this device has sent it. */
    intentFound: (state, { payload }: PayloadAction<{ subject: string; key: string; wasSent: boolean }>) => {
      const intent = state.intents[payload.subject];
      // A late answer must not reset an intent that has moved on.
      if (intent?.status !== 'opening') return;
      state.intents[payload.subject] = {
        ...lasting(intent),
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
        ...lasting(intent),
        method: payload.method,
        email: payload.email,
        status: 'reviewing',
      };
    },
    /** The right to pay was renewed; a card or bank account that came with the old one cannot be used anymore. */
    rightRenewed: (state, { payload }: PayloadAction<string>) => {
      const intent = state.intents[payload];
      if (intent !== undefined && canEdit(intent))
        state.intents[payload] = { ...lasting(intent), method: null, status: 'editing' };
    },
    /** Pay was pressed although something was paid lately; the payer is asked before it is sent. */
    anotherAsked: (state, { payload: subject }: PayloadAction<string>) => {
      state.asking = { subject };
    },
    anotherLeft: (state) => {
      state.asking = null;
    },
    /** Pay was pressed, or pressed again when asked. Only the first press changes a reviewed payment. */
    paymentSubmitted: (state, { payload }: PayloadAction<{ subject: string; authorizationText: string }>) => {
      state.asking = null;
      const intent = state.intents[payload.subject];
      if (intent !== undefined && canSubmit(intent))
        state.intents[payload.subject] = { ...lasting(intent), status: 'submitting' };
    },
    /** Nothing is left to pay, and this intent was not sent. */
    paymentDropped: (state, { payload }: PayloadAction<string>) => {
      const intent = state.intents[payload];
      if (intent !== undefined && canEdit(intent)) Reflect.deleteProperty(state.intents, payload);
    },
    paymentUnknown: movedTo('unknown'),
    paymentNotReceived: movedTo('notReceived'),
    paymentUnanswerable: movedTo('unanswerable'),
    paymentSucceeded: movedTo('succeeded'),
    paymentFailed: (state, { payload }: PayloadAction<{ subject: string; reason: DeclineReason }>) => {
      const intent = state.intents[payload.subject];
      if (intent !== undefined) state.intents[payload.subject] = { ...lasting(intent), status: 'failed', reason: payload.reason };
    },
    paymentRefused: (
      state,
      { payload }: PayloadAction<{ subject: string; code: RefusalCode | null; error: PortalError | null; isGone?: boolean }>,
    ) => {
      const { subject, code, error, isGone = false } = payload;
      const intent = state.intents[subject];
      if (intent === undefined) return;
      state.intents[subject] = { ...lasting(intent), status: 'refused', code, error };
      // A method that is not there anymore is not chosen again.
      if (isGone) state.intents[subject].method = null;
    },
  },
  extraReducers: (build) => {
    build
      .addCase(signedOut, () => initialState)
      .addCase(screenShown, (state) => {
        state.asking = null;
      });
    // After a reload only the payment API knows that this payment is over. Kept here, so that Back still leads to its receipt.
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
    selectIsAsking: ({ asking }, subject: string) => asking?.subject === subject,
  },
});

const isSame = (intent: PaymentTerms, terms: PaymentTerms) => intent.amount === terms.amount && intent.dueDate === terms.dueDate;
const isOnItsWay = ({ status }: PaymentIntent) => ['submitting', 'unknown', 'unanswerable'].includes(status);
const hasEnded = ({ status }: PaymentIntent) => status === 'succeeded' || status === 'failed';
const canEdit = ({ status }: PaymentIntent) => ['editing', 'reviewing', 'notReceived', 'refused'].includes(status);

/** Whether Pay may be pressed: after the review, or when nothing was charged. */
export const canSubmit = ({ status, method }: PaymentIntent) =>
  method !== null && ['reviewing', 'notReceived', 'refused'].includes(status);

/** Whether a refusal says nothing about the payment itself, so that the device keeps its key and the same press may follow. */
export const isPassing = (code: RefusalCode | null) => code === null || code === 'tooManyTries' || code === 'xsrf';

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
export const { selectIntent, selectLoanNumber, selectIsAsking } = paySlice.selectors;
/** The part of the state that a selector of this feature takes. */
export type WithPay = WithSlice<typeof paySlice>;
