import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { CreatedFundingAccount, DeclineReason } from '#contract/payment.ts';
import { signedOut } from '#platform/session/sessionSlice.ts';

import { getPaymentOutcome } from './payApi.ts';

/** What the borrower means to pay: a changed amount or due date is another intent. */
export interface PaymentTerms {
  loanIdentifier: string;
  /** Two decimals, as the loan's record has it. */
  amount: string;
  dueDate: string;
}

/**
 * One payment on one loan, from choosing the method to its end.
 * opening: asking this device and the payment API what is already under way.
 * unknown: sent, no clear answer yet; there is no Pay button in this state.
 * notReceived: the payment API never saw it, so the same key may be sent again.
 */
export type PaymentIntent = PaymentTerms & {
  key: string;
  method: CreatedFundingAccount | null;
} & (
    | { status: 'opening' | 'editing' | 'reviewing' | 'submitting' | 'unknown' | 'notReceived' | 'succeeded' }
    /** The base cannot say what became of it: a person has to look. */
    | { status: 'unanswerable' }
    | { status: 'failed'; reason: DeclineReason }
    /** Refused before anything was charged. `code` is the refusal's machine-readable reason, `message` its words. */
    | { status: 'refused'; code: string | null; message: string | null }
  );

export interface PayState {
  /** By loan identifier. */
  intents: Record<string, PaymentIntent>;
}

const initialState: PayState = { intents: {} };

/** Everything of an intent that outlives a change of status. */
const kept = ({ loanIdentifier, amount, dueDate, key, method }: PaymentIntent) => ({
  loanIdentifier,
  amount,
  dueDate,
  key,
  method,
});

export const paySlice = createSlice({
  name: 'pay',
  initialState,
  reducers: {
    /** A payment page was opened for a loan; `payListeners` finds or makes the key. */
    paymentOpened: (state, { payload }: PayloadAction<PaymentTerms>) => {
      const current = state.intents[payload.loanIdentifier];
      // One that is on its way is never put aside, whatever the loan's record says meanwhile.
      if (current !== undefined && (isOnItsWay(current) || (isSame(current, payload) && !isOver(current)))) return;
      state.intents[payload.loanIdentifier] = { ...payload, key: '', method: null, status: 'opening' };
    },
    /** The key of this intent; `wasSent` when an earlier page of this device has sent it. */
    intentFound: (state, { payload }: PayloadAction<{ loanIdentifier: string; key: string; wasSent: boolean }>) => {
      const intent = state.intents[payload.loanIdentifier];
      // Late news must not put back one that has moved on.
      if (intent?.status !== 'opening') return;
      state.intents[payload.loanIdentifier] = {
        ...kept(intent),
        key: payload.key,
        status: payload.wasSent ? 'unknown' : 'editing',
      };
    },
    methodChosen: (state, { payload }: PayloadAction<{ loanIdentifier: string; method: CreatedFundingAccount }>) => {
      const intent = state.intents[payload.loanIdentifier];
      if (intent === undefined || !canEdit(intent)) return;
      state.intents[payload.loanIdentifier] = { ...kept(intent), method: payload.method, status: 'reviewing' };
    },
    methodReopened: (state, { payload }: PayloadAction<string>) => {
      const intent = state.intents[payload];
      if (intent !== undefined && canEdit(intent)) state.intents[payload] = { ...kept(intent), status: 'editing' };
    },
    /** Pressed Pay. Only the first of many presses moves a reviewed payment on. */
    paymentSubmitted: (state, { payload }: PayloadAction<{ loanIdentifier: string; authorizationText: string }>) => {
      const intent = state.intents[payload.loanIdentifier];
      if (intent !== undefined && canSubmit(intent))
        state.intents[payload.loanIdentifier] = { ...kept(intent), status: 'submitting' };
    },
    paymentUnknown: (state, { payload }: PayloadAction<string>) => {
      const intent = state.intents[payload];
      if (intent !== undefined) state.intents[payload] = { ...kept(intent), status: 'unknown' };
    },
    paymentNotReceived: (state, { payload }: PayloadAction<string>) => {
      const intent = state.intents[payload];
      if (intent !== undefined) state.intents[payload] = { ...kept(intent), status: 'notReceived' };
    },
    paymentUnanswerable: (state, { payload }: PayloadAction<string>) => {
      const intent = state.intents[payload];
      if (intent !== undefined) state.intents[payload] = { ...kept(intent), status: 'unanswerable' };
    },
    paymentSucceeded: (state, { payload }: PayloadAction<string>) => {
      const intent = state.intents[payload];
      if (intent !== undefined) state.intents[payload] = { ...kept(intent), status: 'succeeded' };
    },
    paymentFailed: (state, { payload }: PayloadAction<{ loanIdentifier: string; reason: DeclineReason }>) => {
      const intent = state.intents[payload.loanIdentifier];
      if (intent !== undefined)
        state.intents[payload.loanIdentifier] = { ...kept(intent), status: 'failed', reason: payload.reason };
    },
    paymentRefused: (
      state,
      { payload }: PayloadAction<{ loanIdentifier: string; code: string | null; message: string | null }>,
    ) => {
      const { loanIdentifier, code, message } = payload;
      const intent = state.intents[loanIdentifier];
      if (intent !== undefined) state.intents[loanIdentifier] = { ...kept(intent), status: 'refused', code, message };
    },
  },
  extraReducers: (build) => {
    build.addCase(signedOut, () => initialState);
    // After a reload only the payment API knows that this one is over; Back then leads to its receipt, as it did before.
    build.addMatcher(getPaymentOutcome.matchFulfilled, (state, { payload }) => {
      if (payload.state !== 'succeeded') return;
      const { loanIdentifier, amount } = payload.receipt;
      state.intents[loanIdentifier] ??= {
        loanIdentifier,
        amount,
        dueDate: '',
        key: payload.key,
        method: null,
        status: 'succeeded',
      };
    });
  },
  selectors: {
    selectIntent: (state, loanIdentifier: string) => state.intents[loanIdentifier],
  },
});

const isSame = (intent: PaymentTerms, terms: PaymentTerms) => intent.amount === terms.amount && intent.dueDate === terms.dueDate;
const isOnItsWay = ({ status }: PaymentIntent) => ['submitting', 'unknown', 'unanswerable'].includes(status);
const isOver = ({ status }: PaymentIntent) => status === 'succeeded' || status === 'failed';
const canEdit = ({ status }: PaymentIntent) => ['editing', 'reviewing', 'notReceived', 'refused'].includes(status);

/** Pay may be pressed: reviewed, or known not to have arrived. */
export const canSubmit = ({ status, method }: PaymentIntent) =>
  method !== null && ['reviewing', 'notReceived', 'refused'].includes(status);

export const {
  paymentOpened,
  intentFound,
  methodChosen,
  methodReopened,
  paymentSubmitted,
  paymentUnknown,
  paymentNotReceived,
  paymentUnanswerable,
  paymentSucceeded,
  paymentFailed,
  paymentRefused,
} = paySlice.actions;
export const { selectIntent } = paySlice.selectors;
