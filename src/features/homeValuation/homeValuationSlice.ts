import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { QuestionSent } from '#contract/borrower/valuation.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

/** The question to the officer of one home. */
export interface Asking {
  /** As in the keys of the report's calls. */
  homeKey: string;
  /** `loading`: the form's code is on its way; `failed`: it did not come. */
  state: 'loading' | 'open' | 'failed' | 'closed';
  sent: QuestionSent | null;
}

export interface HomeValuationState {
  /** The loan whose home is chosen in the list; null while it is the one that is shown. */
  chosenHome: string | null;
  isTableShown: boolean;
  asking: Asking | null;
}

const initialState: HomeValuationState = { chosenHome: null, isTableShown: false, asking: null };

/** What somebody has opened and chosen on the report of a home. It ends with the page. */
export const homeValuationSlice = createSlice({
  name: 'homeValuation',
  initialState,
  reducers: {
    /** @param payload the loan's identifier */
    homeChosen: (state, { payload }: PayloadAction<string>) => {
      state.chosenHome = payload;
    },
    tableToggled: (state, { payload: isShown }: PayloadAction<boolean>) => {
      state.isTableShown = isShown;
    },
    questionFormRequested: (state, { payload: { homeKey } }: PayloadAction<{ homeKey: string }>) => {
      const sent = state.asking?.homeKey === homeKey ? state.asking.sent : null;
      state.asking = { homeKey, state: 'loading', sent };
    },
    questionFormOpened: ({ asking }, { payload }: PayloadAction<{ homeKey: string }>) => {
      if (asking?.homeKey === payload.homeKey) Object.assign(asking, { state: 'open', sent: null });
    },
    questionFormFailed: ({ asking }, { payload }: PayloadAction<{ homeKey: string }>) => {
      if (asking?.homeKey === payload.homeKey) Object.assign(asking, { state: 'failed', sent: null });
    },
    questionFormClosed: ({ asking }) => {
      if (asking !== null) asking.state = 'closed';
    },
    questionSent: ({ asking }, { payload }: PayloadAction<{ homeKey: string; sent: QuestionSent }>) => {
      if (asking?.homeKey === payload.homeKey) Object.assign(asking, { state: 'closed', sent: payload.sent });
    },
  },
  extraReducers: (build) => {
    build.addCase(signedOut, () => initialState).addCase(screenShown, () => initialState);
  },
  selectors: {
    selectChosenHome: ({ chosenHome }) => chosenHome,
    selectIsTableShown: ({ isTableShown }) => isTableShown,
    selectAsking: ({ asking }, homeKey: string) => (asking?.homeKey === homeKey ? asking : null),
  },
});

export const {
  homeChosen,
  tableToggled,
  questionFormRequested,
  questionFormOpened,
  questionFormFailed,
  questionFormClosed,
  questionSent,
} = homeValuationSlice.actions;
export const { selectChosenHome, selectIsTableShown, selectAsking } = homeValuationSlice.selectors;
/** The part of the state that a selector of this feature takes. */
export type WithHomeValuation = WithSlice<typeof homeValuationSlice>;
