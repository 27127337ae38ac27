import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { AppliesTo, PrivacyChoice } from '#contract/borrower/privacy.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

/** What changes choices: the switch of one, or the button that turns everything off. */
export type Control = PrivacyChoice | 'all';

/** What the last press of a control did. */
export type Outcome = { kind: 'saved'; changeId: string | null } | { kind: 'undone' };

/** What goes on at a control. `wanted`: how its switch stands while it is saved; null while nothing, or something else, is. */
export interface Change {
  isSaving: boolean;
  wanted: boolean | null;
  outcome: Outcome | null;
}

export interface PrivacyChanges {
  /** Whom an opt-out about affiliates is for. */
  chosenFor: AppliesTo;
  /** The browser's signal, as a script of the page sees it. Null before it was looked at. */
  isSignalOn: boolean | null;
  /** By control. */
  changes: Partial<Record<Control, Change>>;
}

const initialState: PrivacyChanges = { chosenFor: 'me', isSignalOn: null, changes: {} };
const UNCHANGED: Change = { isSaving: false, wanted: null, outcome: null };

/** What somebody does on the pages of privacy choices. It ends with the page; the choices themselves are the lender's. */
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
    /** @param wanted null for what is no switch */
    changeRequested: ({ changes }, { payload }: PayloadAction<{ control: Control; wanted: boolean | null }>) => {
      changes[payload.control] = { isSaving: true, wanted: payload.wanted, outcome: null };
    },
    /** @param payload `outcome` is null where nothing was saved, as far as is known */
    changeEnded: (
      { changes },
      { payload: { control, outcome } }: PayloadAction<{ control: Control; outcome: Outcome | null }>,
    ) => {
      // Not of a page that was left meanwhile.
      if (changes[control]?.isSaving === true) changes[control] = { ...UNCHANGED, outcome };
    },
  },
  extraReducers: (build) => {
    build.addCase(signedOut, () => initialState).addCase(screenShown, () => initialState);
  },
  selectors: {
    selectChosenFor: ({ chosenFor }) => chosenFor,
    selectSignal: ({ isSignalOn }) => isSignalOn,
    selectChange: ({ changes }, control: Control) => changes[control] ?? UNCHANGED,
  },
});

export const { appliesToChosen, signalRead, changeRequested, changeEnded } = privacySlice.actions;
export const { selectChosenFor, selectSignal, selectChange } = privacySlice.selectors;
/** The part of the state that a selector of this feature takes. */
export type WithPrivacy = WithSlice<typeof privacySlice>;
