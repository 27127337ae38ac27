import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { PortalError } from '#platform/api/portalError.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

export interface SignUpState {
  /** The form was sent, so that the page says to check the mail. */
  isSent: boolean;
  /** Having the mail sent once more. */
  again: { isBusy: boolean; isDone: boolean; error: PortalError | null };
}

const initialState: SignUpState = { isSent: false, again: { isBusy: false, isDone: false, error: null } };

/** How far somebody is in signing up. It ends with the page, and nothing that was typed is in it. */
export const signUpSlice = createSlice({
  name: 'signUp',
  initialState,
  reducers: {
    formSent: () => ({ ...initialState, isSent: true }),
    formShownAgain: () => initialState,
    againRequested: (state) => {
      state.again = { isBusy: true, isDone: false, error: null };
    },
    /** @param payload why the mail was not sent again; null when it was */
    againAnswered: (state, { payload: error }: PayloadAction<PortalError | null>) => {
      // Not of a page that was left meanwhile.
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

export const { formSent, formShownAgain, againRequested, againAnswered } = signUpSlice.actions;
export const { selectIsSent, selectAgain } = signUpSlice.selectors;
