import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

import type { FundingAccount } from './accountsApi.ts';

/** What the dialog says of an account. Its row may be gone while the dialog closes. */
export type AskedAccount = Pick<FundingAccount, 'id' | 'type' | 'issuerName' | 'lastFour'>;

export interface AccountsState {
  /** The account that was last asked about. */
  removal: { account: AskedAccount; isOpen: boolean; isBusy: boolean } | null;
}

const initialState: AccountsState = { removal: null };

/** What a borrower has begun on the list of payment methods. Ends with the page. */
export const accountsSlice = createSlice({
  name: 'accounts',
  initialState,
  reducers: {
    removalAsked: (state, { payload: { id, type, issuerName, lastFour } }: PayloadAction<AskedAccount>) => {
      state.removal = { account: { id, type, issuerName, lastFour }, isOpen: true, isBusy: false };
    },
    removalLeft: ({ removal }) => {
      if (removal !== null) removal.isOpen = false;
    },
    removalConfirmed: ({ removal }) => {
      if (removal !== null) removal.isBusy = true;
    },
    removalEnded: ({ removal }, { payload: id }: PayloadAction<string>) => {
      // The page was left meanwhile, or another account is asked about.
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

export const { removalAsked, removalLeft, removalConfirmed, removalEnded } = accountsSlice.actions;
export const { selectRemoval } = accountsSlice.selectors;
