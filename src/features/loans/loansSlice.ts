import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { Property } from '#contract/borrower/loans.ts';
import type { Loan, LoanServicing } from '#lending/servicing/loanShapes.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

import { SHOWN_FIRST } from './firstView/shownFirst.ts';

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
    /** The loan whose change is being taken back, or was not. */
    canceling: { loanIdentifier: string; problem: Unsaved | null } | null;
  };
  /** The due date as a file, of the loan that it was last asked for. */
  calendar: { loanIdentifier: string; hasFailed: boolean } | null;
}

const initialState: LoansState = {
  limit: SHOWN_FIRST,
  removal: null,
  help: null,
  address: { saved: null, canceling: null },
  calendar: null,
};

const ofLoan = <Begun extends { loanIdentifier: string }>(begun: Begun | null, loanIdentifier: string): Begun | null =>
  begun?.loanIdentifier === loanIdentifier ? begun : null;

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
      // The page was left meanwhile, or another loan is asked about.
      if (removal?.loanIdentifier !== loanIdentifier || !removal.isBusy) return;
      Object.assign(removal, { isOpen: false, isBusy: false });
    },
    /** The loan was not added. */
    addingRefused: (state, { payload: help }: PayloadAction<LoansState['help']>) => {
      state.help = help;
    },
    addressSaved: ({ address }, { payload }: PayloadAction<{ loan: Loan; before: LoanServicing }>) => {
      address.saved = payload;
    },
    addressCancelRequested: ({ address }, { payload: loanIdentifier }: PayloadAction<string>) => {
      address.canceling = { loanIdentifier, problem: null };
    },
    addressCancelFailed: (
      { address: { canceling } },
      { payload }: PayloadAction<{ loanIdentifier: string; problem: Unsaved }>,
    ) => {
      if (canceling?.loanIdentifier === payload.loanIdentifier) canceling.problem = payload.problem;
    },
    calendarRequested: (state, { payload: loanIdentifier }: PayloadAction<string>) => {
      state.calendar = { loanIdentifier, hasFailed: false };
    },
    calendarMade: (state, { payload: loanIdentifier }: PayloadAction<string>) => {
      if (state.calendar?.loanIdentifier === loanIdentifier) state.calendar = null;
    },
    calendarFailed: ({ calendar }, { payload: loanIdentifier }: PayloadAction<string>) => {
      if (calendar?.loanIdentifier === loanIdentifier) calendar.hasFailed = true;
    },
  },
  extraReducers: (build) => {
    build.addCase(signedOut, () => initialState).addCase(screenShown, ({ limit }) => ({ ...initialState, limit }));
  },
  selectors: {
    selectListLimit: ({ limit }) => limit,
    selectRemoval: ({ removal }, loanIdentifier: string) => ofLoan(removal, loanIdentifier),
    selectHelp: ({ help }) => help,
    selectSavedAddress: ({ address: { saved } }, loanIdentifier: string) =>
      saved?.loan.loanIdentifier === loanIdentifier ? saved : null,
    selectAddressCancel: ({ address: { canceling } }, loanIdentifier: string) => ofLoan(canceling, loanIdentifier),
    selectCalendar: ({ calendar }, loanIdentifier: string) => ofLoan(calendar, loanIdentifier),
  },
});

export const { listLengthened, removalAsked, removalLeft, removalConfirmed, removalEnded } = loansSlice.actions;
export const { addingRefused, addressSaved, addressCancelRequested, addressCancelFailed } = loansSlice.actions;
export const { calendarRequested, calendarMade, calendarFailed } = loansSlice.actions;
export const { selectListLimit, selectRemoval, selectHelp, selectSavedAddress, selectAddressCancel, selectCalendar } =
  loansSlice.selectors;
/** The part of the state that a selector of this feature takes. */
export type WithLoans = WithSlice<typeof loansSlice>;
