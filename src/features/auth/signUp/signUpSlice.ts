import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { createScreenWrapper } from '#platform/feature.tsx';
import type { PortalError } from '#platform/api/portalError.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

export interface SignUpState {
  /** Whether the form was sent; the page then asks the user to check their email. */
  isSent: boolean;
  /** State of sending the email again. */
  again: { isBusy: boolean; isDone: boolean; error: PortalError | null };
}

const initialState: SignUpState = { isSent: false, again: { isBusy: false, isDone: false, error: null } };

/** Progress of a sign-up, without anything that was typed. It is reset whenever another page opens. */
export const signUpSlice = createSlice({
  name: 'signUp',
  initialState,
  reducers: {
    formSent: () => ({ ...initialState, isSent: true }),
    formShownAgain: () => initialState,
    againRequested: (state) => {
      state.again = { isBusy: true, isDone: false, error: null };
    },
    /** @param payload the error, or null if the email was sent again */
    againAnswered: (state, { payload: error }: PayloadAction<PortalError | null>) => {
      // Ignores a result that arrives after the page was left.
      if (state.again.isBusy) state.again = { isBusy: false, isDone: error === null, error };
    },
  },
  extraReducers: (build) => {
    build.addCase(signedOut, () => initialState).addCase(screenShown, () => initialState);
  },
  selectors: {
    selectIsSent: ({ isSent }) => isSent,
    selectAgain: ({ again }) => again,
  },
});

/** Wraps a screen so that it renders only after this slice is in the store. */
export const withSignUp = createScreenWrapper(signUpSlice);

export const { formSent, formShownAgain, againRequested, againAnswered } = signUpSlice.actions;
export const { selectIsSent, selectAgain } = signUpSlice.selectors;
