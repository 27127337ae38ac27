import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Property } from '#contract/borrower/loans.ts';
import type { Loan, LoanServicing } from '#lending/servicing/loanShapes.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

/** Loans shown at first. A longer list has short cards, and what a slow phone draws before the first of them shows is counted. */
export const SHOWN_FIRST = 8;
/** Added with each press. As fast as a virtual list, and easier to make accessible. */
export const PAGE_SIZE = 20;

/** Why an address was not saved. */
export type Unsaved =
  /** Somebody chose another one elsewhere meanwhile. */
  { says: 'changed'; present: Property } | { says: 'unknown' } | { says: 'refused'; error: PortalError };

export interface LoansState {
  /** So many cards the list shows. Stays while the page is loaded, so that Back leads to the same place. */
  limit: number;
  removal: { loanIdentifier: string; isOpen: boolean; isBusy: boolean } | null;
  /** Beside the form that adds a loan: after what did not match, what to check; after too many tries, whom to ask. */
  help: 'whatToCheck' | 'untilThen' | null;
  address: {
    /** `before`: the record when the form was opened. */
    saved: { loan: Loan; before: LoanServicing } | null;
    isCanceling: boolean;
    problem: Unsaved | null;
  };
  /** The due date as a file. */
  calendar: 'making' | 'failed' | null;
}

const initialState: LoansState = {
  limit: SHOWN_FIRST,
  removal: null,
  help: null,
  address: { saved: null, isCanceling: false, problem: null },
  calendar: null,
};

/** What a borrower has opened and begun on the pages of loans. All but the length of the list ends with the page. */
export const loansSlice = createSlice({
  name: 'loans',
  initialState,
  reducers: {
    /** @param payload the number of cards */
    listLengthened: (state, { payload }: PayloadAction<number>) => {
      state.limit = payload;
    },
    removalAsked: (state, { payload: loanIdentifier }: PayloadAction<string>) => {
      state.removal = { loanIdentifier, isOpen: true, isBusy: false };
    },
    removalLeft: ({ removal }) => {
      if (removal !== null) removal.isOpen = false;
    },
    removalConfirmed: ({ removal }) => {
      if (removal !== null) removal.isBusy = true;
    },
    removalEnded: ({ removal }, { payload: loanIdentifier }: PayloadAction<string>) => {
      if (removal?.loanIdentifier !== loanIdentifier) return; // another page is open by now
      Object.assign(removal, { isOpen: false, isBusy: false });
    },
    /** The loan was not added. */
    addingRefused: (state, { payload: help }: PayloadAction<LoansState['help']>) => {
      state.help = help;
    },
    addressSaved: ({ address }, { payload }: PayloadAction<{ loan: Loan; before: LoanServicing }>) => {
      address.saved = payload;
    },
    addressCancelRequested: ({ address }) => {
      Object.assign(address, { isCanceling: true, problem: null });
    },
    addressCancelFailed: ({ address }, { payload: problem }: PayloadAction<Unsaved>) => {
      Object.assign(address, { isCanceling: false, problem });
    },
    calendarChanged: (state, { payload }: PayloadAction<LoansState['calendar']>) => {
      state.calendar = payload;
    },
  },
  extraReducers: (build) => {
    build.addCase(signedOut, () => initialState).addCase(screenShown, ({ limit }) => ({ ...initialState, limit }));
  },
  selectors: {
    selectListLimit: ({ limit }) => limit,
    selectRemoval: ({ removal }, loanIdentifier: string) => (removal?.loanIdentifier === loanIdentifier ? removal : null),
    selectHelp: ({ help }) => help,
    selectAddress: ({ address }) => address,
    selectCalendar: ({ calendar }) => calendar,
  },
});

export const { listLengthened, removalAsked, removalLeft, removalConfirmed, removalEnded } = loansSlice.actions;
export const { addingRefused, addressSaved, addressCancelRequested, addressCancelFailed, calendarChanged } = loansSlice.actions;
export const { selectListLimit, selectRemoval, selectHelp, selectAddress, selectCalendar } = loansSlice.selectors;
