import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { AppliesTo, PrivacyChoice } from '#contract/borrower/privacy.ts';
import { createScreenWrapper } from '#platform/feature.tsx';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

/** Control that changes choices: the switch of one choice, or the button that turns all of them off. */
export type PrivacyControl = PrivacyChoice | 'all';

/** Result of the last click on a control. */
export type ControlOutcome = { kind: 'saved'; changeId: string | null } | { kind: 'undone' };

/** State of one control. `wanted` is the switch position that is being saved; null while no switch position is. */
export interface ControlState {
  isSaving: boolean;
  wanted: boolean | null;
  outcome: ControlOutcome | null;
}

export interface PrivacyUiState {
  /** Whom an opt-out about affiliates applies to. */
  chosenFor: AppliesTo;
  /** The browser's opt-out signal as scripts can read it; null until it was read. */
  isSignalOn: boolean | null;
  changes: Partial<Record<PrivacyControl, ControlState>>;
}

const initialState: PrivacyUiState = { chosenFor: 'me', isSignalOn: null, changes: {} };
const IDLE_CONTROL: ControlState = { isSaving: false, wanted: null, outcome: null };

/** UI state of the privacy pages. It is reset whenever another page opens; the choices themselves are in the API cache. */
export const privacySlice = createSlice({
  name: 'privacy',
  initialState,
  reducers: {
    appliesToChosen: (state, { payload }: PayloadAction<AppliesTo>) => {
      state.chosenFor = payload;
    },
    signalRead: (state, { payload }: PayloadAction<boolean>) => {
      state.isSignalOn = payload;
    },
    /** @param payload `wanted` is null if the control is not a switch */
    changeRequested: ({ changes }, { payload }: PayloadAction<{ control: PrivacyControl; wanted: boolean | null }>) => {
      changes[payload.control] = { isSaving: true, wanted: payload.wanted, outcome: null };
    },
    /** @param payload `outcome` is null if, as far as is known, nothing was saved */
    changeEnded: (
      { changes },
      { payload: { control, outcome } }: PayloadAction<{ control: PrivacyControl; outcome: ControlOutcome | null }>,
    ) => {
      // Ignores a result that arrives after the page was left.
      if (changes[control]?.isSaving === true) changes[control] = { ...IDLE_CONTROL, outcome };
    },
  },
  extraReducers: (build) => {
    build.addCase(signedOut, () => initialState).addCase(screenShown, () => initialState);
  },
  selectors: {
    selectChosenFor: ({ chosenFor }) => chosenFor,
    selectSignal: ({ isSignalOn }) => isSignalOn,
    selectChange: ({ changes }, control: PrivacyControl) => changes[control] ?? IDLE_CONTROL,
  },
});

/** Wraps a screen so that it renders only after this slice is in the store. */
export const withPrivacy = createScreenWrapper(privacySlice);

export const { appliesToChosen, signalRead, changeRequested, changeEnded } = privacySlice.actions;
export const { selectChosenFor, selectSignal, selectChange } = privacySlice.selectors;
export type WithPrivacy = WithSlice<typeof privacySlice>;
