import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { createScreenWrapper } from '#platform/feature.tsx';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

import type { FundingAccount } from './accountsApi.ts';

/** The fields shown in the removal dialog. Copied from the account, because its row may be gone while the dialog closes. */
export type AccountToRemove = Pick<FundingAccount, 'id' | 'type' | 'issuerName' | 'lastFour'>;

export interface AccountsState {
  /** The account in the removal dialog. It stays here while the dialog closes. */
  removal: { account: AccountToRemove; isOpen: boolean; isBusy: boolean } | null;
}

const initialState: AccountsState = { removal: null };

/** Reset when the payment methods page is left. */
export const accountsSlice = createSlice({
  name: 'accounts',
  initialState,
  reducers: {
    removalAsked: (state, { payload: { id, type, issuerName, lastFour } }: PayloadAction<AccountToRemove>) => {
      state.removal = { account: { id, type, issuerName, lastFour }, isOpen: true, isBusy: false };
    },
    removalLeft: ({ removal }) => {
      if (removal !== null) removal.isOpen = false;
    },
    removalConfirmed: ({ removal }) => {
      if (removal !== null) removal.isBusy = true;
    },
    removalEnded: ({ removal }, { payload: id }: PayloadAction<string>) => {
      // Ignore the result if the page was left, or if the dialog is now about another account.
      if (removal?.account.id !== id || !removal.isBusy) return;
      Object.assign(removal, { isOpen: false, isBusy: false });
    },
  },
  extraReducers: (build) => {
    build.addCase(signedOut, () => initialState).addCase(screenShown, () => initialState);
  },
  selectors: {
    selectRemoval: ({ removal }) => removal,
  },
});

/** Wraps a screen so that it renders only after this slice is in the store. */
export const withAccounts = createScreenWrapper(accountsSlice);

export const { removalAsked, removalLeft, removalConfirmed, removalEnded } = accountsSlice.actions;
export const { selectRemoval } = accountsSlice.selectors;
