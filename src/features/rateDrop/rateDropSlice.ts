import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { UserPreference } from '#contract/borrower/rateDrop.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

/** What came of canceling an alert. `unclear`: the answer was lost, so it may be canceled even so. */
export type CancelOutcome = 'canceled' | 'refused' | 'unclear';

interface Cancellation {
  isOpen: boolean;
  isBusy: boolean;
}

export interface RateDropState {
  /** By alert: the question whether to cancel it. */
  cancellations: Record<string, Cancellation>;
  /** The alert that was canceled last. `isTold` is false after a lost answer: then the list is the first to tell. */
  canceled: { userPreferenceId: string; isTold: boolean } | null;
  /** The alert whose changes were sent. `present`: what somebody made of it elsewhere meanwhile, once the borrower was told. */
  editing: { userPreferenceId: string; present: UserPreference | null } | null;
  /** An alert that waits in this browser for an account. */
  waiting: {
    /** Whether the borrower is asked if it is theirs. Read from this browser, so it outlasts the page. */
    asks: boolean;
    isBusy: boolean;
    /** Why it was not added. */
    error: PortalError | null;
  };
}

const initialState: RateDropState = {
  cancellations: {},
  canceled: null,
  editing: null,
  waiting: { asks: false, isBusy: false, error: null },
};

/** What a borrower has begun with Rate Drop Alerts. Ends with the page. */
export const rateDropSlice = createSlice({
  name: 'rateDrop',
  initialState,
  reducers: {
    cancelAsked: ({ cancellations }, { payload: userPreferenceId }: PayloadAction<string>) => {
      cancellations[userPreferenceId] = { isOpen: true, isBusy: false };
    },
    cancelLeft: ({ cancellations }, { payload: userPreferenceId }: PayloadAction<string>) => {
      const cancellation = cancellations[userPreferenceId];
      if (cancellation !== undefined) cancellation.isOpen = false;
    },
    cancelConfirmed: ({ cancellations }, { payload: userPreferenceId }: PayloadAction<string>) => {
      const cancellation = cancellations[userPreferenceId];
      if (cancellation !== undefined) cancellation.isBusy = true;
    },
    cancelEnded: (
      state,
      { payload: { userPreferenceId, outcome } }: PayloadAction<{ userPreferenceId: string; outcome: CancelOutcome }>,
    ) => {
      if (state.cancellations[userPreferenceId]?.isBusy !== true) return; // the page was left meanwhile
      state.cancellations[userPreferenceId] = { isOpen: false, isBusy: false };
      if (outcome !== 'refused') state.canceled = { userPreferenceId, isTold: outcome === 'canceled' };
    },
    changeRequested: (state, { payload: userPreferenceId }: PayloadAction<string>) => {
      if (state.editing?.userPreferenceId !== userPreferenceId) state.editing = { userPreferenceId, present: null };
    },
    /** Nothing was saved: the alert is not as the borrower has seen it. */
    changedElsewhere: (
      { editing },
      { payload: { userPreferenceId, present } }: PayloadAction<{ userPreferenceId: string; present: UserPreference }>,
    ) => {
      if (editing?.userPreferenceId === userPreferenceId) editing.present = present;
    },
    /** This browser was looked through. @param payload whether there is an alert to ask about */
    waitingFound: ({ waiting }, { payload: asks }: PayloadAction<boolean>) => {
      waiting.asks = asks;
    },
    addRequested: ({ waiting }) => {
      waiting.isBusy = true;
    },
    addEnded: ({ waiting }, { payload: { asks, error } }: PayloadAction<{ asks: boolean; error: PortalError | null }>) => {
      waiting.asks = asks;
      if (!waiting.isBusy) return; // the page was left meanwhile
      Object.assign(waiting, { isBusy: false, error });
    },
    waitingDisowned: ({ waiting }) => {
      waiting.asks = false;
    },
  },
  extraReducers: (build) => {
    build
      .addCase(signedOut, () => initialState)
      .addCase(screenShown, ({ waiting }) => ({ ...initialState, waiting: { ...initialState.waiting, asks: waiting.asks } }));
  },
  selectors: {
    selectCancellation: ({ cancellations }, userPreferenceId: string) => cancellations[userPreferenceId],
    selectCanceled: ({ canceled }) => canceled,
    /** What is known of an alert since the form was sent; null while it is as it was. */
    selectPresent: ({ editing }, userPreferenceId: string) =>
      editing?.userPreferenceId === userPreferenceId ? editing.present : null,
    selectWaiting: ({ waiting }) => waiting,
  },
});

export const { cancelAsked, cancelLeft, cancelConfirmed, cancelEnded } = rateDropSlice.actions;
export const { changeRequested, changedElsewhere } = rateDropSlice.actions;
export const { waitingFound, addRequested, addEnded, waitingDisowned } = rateDropSlice.actions;
export const { selectCancellation, selectCanceled, selectPresent, selectWaiting } = rateDropSlice.selectors;
/** The part of the state that a selector of this feature takes. */
export type WithRateDrop = WithSlice<typeof rateDropSlice>;
