import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { UserPreference } from '#contract/borrower/rateDrop.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { createScreenWrapper } from '#platform/feature.tsx';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

/** Outcome of canceling an alert. `unclear` means that the response was lost, so the alert may be canceled anyway. */
export type CancelOutcome = 'canceled' | 'refused' | 'unclear';

interface Cancellation {
  isOpen: boolean;
  isBusy: boolean;
}

export interface RateDropState {
  /** State of the cancel dialog, by alert ID. */
  cancellations: Record<string, Cancellation>;
  /** The alert that was canceled last. `isTold` is false if the response was lost; then the alert list shows the toast. */
  canceled: { userPreferenceId: string; isTold: boolean } | null;
  /** The alert whose changes were submitted. `present` is the version saved elsewhere, once the borrower has been shown it. */
  editing: { userPreferenceId: string; present: UserPreference | null } | null;
  /** An alert stored in this browser until it is linked to an account. */
  waiting: {
    /** Whether to ask the borrower if the alert is theirs. Read from storage, so it survives page changes. */
    asks: boolean;
    isBusy: boolean;
    error: PortalError | null;
  };
}

const initialState: RateDropState = {
  cancellations: {},
  canceled: null,
  editing: null,
  waiting: { asks: false, isBusy: false, error: null },
};

/** UI state of the Rate Drop Alert pages. It is reset on sign-out and, except for `waiting.asks`, whenever another page opens. */
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
      if (state.cancellations[userPreferenceId]?.isBusy !== true) return; // the user has left the page
      state.cancellations[userPreferenceId] = { isOpen: false, isBusy: false };
      if (outcome !== 'refused') state.canceled = { userPreferenceId, isTold: outcome === 'canceled' };
    },
    changeRequested: (state, { payload: userPreferenceId }: PayloadAction<string>) => {
      if (state.editing?.userPreferenceId !== userPreferenceId) state.editing = { userPreferenceId, present: null };
    },
    /** The save was rejected because the alert had been changed elsewhere. */
    changedElsewhere: (
      { editing },
      { payload: { userPreferenceId, present } }: PayloadAction<{ userPreferenceId: string; present: UserPreference }>,
    ) => {
      if (editing?.userPreferenceId === userPreferenceId) editing.present = present;
    },
    /** Stores whether this browser holds an alert that the borrower must be asked about. */
    waitingFound: ({ waiting }, { payload: asks }: PayloadAction<boolean>) => {
      waiting.asks = asks;
    },
    addRequested: ({ waiting }) => {
      waiting.isBusy = true;
    },
    addEnded: ({ waiting }, { payload: { asks, error } }: PayloadAction<{ asks: boolean; error: PortalError | null }>) => {
      waiting.asks = asks;
      if (!waiting.isBusy) return; // the user has left the page
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
    /** Returns the version of the alert that was saved elsewhere, or null if none is known. */
    selectPresent: ({ editing }, userPreferenceId: string) =>
      editing?.userPreferenceId === userPreferenceId ? editing.present : null,
    selectWaiting: ({ waiting }) => waiting,
  },
});

/** Wraps a screen so that it renders only after this slice is in the store. */
export const withRateDrop = createScreenWrapper(rateDropSlice);

export const { cancelAsked, cancelLeft, cancelConfirmed, cancelEnded } = rateDropSlice.actions;
export const { changeRequested, changedElsewhere } = rateDropSlice.actions;
export const { waitingFound, addRequested, addEnded, waitingDisowned } = rateDropSlice.actions;
export const { selectCancellation, selectCanceled, selectPresent, selectWaiting } = rateDropSlice.selectors;
export type WithRateDrop = WithSlice<typeof rateDropSlice>;
