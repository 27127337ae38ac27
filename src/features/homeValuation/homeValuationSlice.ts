import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { QuestionSent } from '#contract/borrower/valuation.ts';
import { createScreenWrapper } from '#platform/feature.tsx';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

export interface QuestionState {
  /** Result of `homeKeyOf`. */
  homeKey: string;
  /** `loading`: the form's code is being loaded; `failed`: loading it failed. */
  state: 'loading' | 'open' | 'failed' | 'closed';
  sent: QuestionSent | null;
}

export interface HomeValuationState {
  /** Loan chosen in the home picker; null until the borrower chooses one. */
  chosenHome: string | null;
  isTableShown: boolean;
  question: QuestionState | null;
}

const initialState: HomeValuationState = { chosenHome: null, isTableShown: false, question: null };

/** UI state of the home value report; it is reset on navigation. */
export const homeValuationSlice = createSlice({
  name: 'homeValuation',
  initialState,
  reducers: {
    /** @param payload loan identifier */
    homeChosen: (state, { payload }: PayloadAction<string>) => {
      state.chosenHome = payload;
    },
    tableToggled: (state, { payload: isShown }: PayloadAction<boolean>) => {
      state.isTableShown = isShown;
    },
    questionFormRequested: (state, { payload: { homeKey } }: PayloadAction<{ homeKey: string }>) => {
      const sent = state.question?.homeKey === homeKey ? state.question.sent : null;
      state.question = { homeKey, state: 'loading', sent };
    },
    questionFormOpened: ({ question }, { payload }: PayloadAction<{ homeKey: string }>) => {
      if (question?.homeKey === payload.homeKey) Object.assign(question, { state: 'open', sent: null });
    },
    questionFormFailed: ({ question }, { payload }: PayloadAction<{ homeKey: string }>) => {
      if (question?.homeKey === payload.homeKey) Object.assign(question, { state: 'failed', sent: null });
    },
    questionFormClosed: ({ question }) => {
      if (question !== null) question.state = 'closed';
    },
    questionSent: ({ question }, { payload }: PayloadAction<{ homeKey: string; sent: QuestionSent }>) => {
      if (question?.homeKey === payload.homeKey) Object.assign(question, { state: 'closed', sent: payload.sent });
    },
  },
  extraReducers: (build) => {
    build.addCase(signedOut, () => initialState).addCase(screenShown, () => initialState);
  },
  selectors: {
    selectChosenHome: ({ chosenHome }) => chosenHome,
    selectIsTableShown: ({ isTableShown }) => isTableShown,
    selectAsking: ({ question }, homeKey: string) => (question?.homeKey === homeKey ? question : null),
  },
});

/** Wraps a screen so that it renders only after this slice is in the store. */
export const withHomeValuation = createScreenWrapper(homeValuationSlice);

export const {
  homeChosen,
  tableToggled,
  questionFormRequested,
  questionFormOpened,
  questionFormFailed,
  questionFormClosed,
  questionSent,
} = homeValuationSlice.actions;
export const { selectChosenHome, selectIsTableShown, selectAsking: selectQuestion } = homeValuationSlice.selectors;
export type WithHomeValuation = WithSlice<typeof homeValuationSlice>;
