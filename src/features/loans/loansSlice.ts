import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { Property } from '#contract/borrower/loans.ts';
import type { Loan, LoanServicing } from '#lending/servicing/loanTypes.ts';
import { createScreenWrapper } from '#platform/feature.tsx';
import type { PortalError } from '#platform/api/portalError.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

import { INITIAL_LIST_LIMIT } from './firstView/initialListLimit.ts';

/** Number of cards added by each click on the button for more. This is as fast as a virtual list and easier to make accessible. */
export const PAGE_SIZE = 20;

export type AddressSaveFailure =
  /** The address was changed elsewhere in the meantime. */
  { says: 'changed'; present: Property } | { says: 'unknown' } | { says: 'refused'; error: PortalError };

export interface LoansState {
  /** Number of cards on the list. It outlasts page changes, so that Back returns to the same position. */
  limit: number;
  removal: { loanIdentifier: string; isOpen: boolean; isBusy: boolean } | null;
  /** Help shown below the "Add a loan" form: what to check after a mismatch, or whom to call after too many attempts. */
  help: 'whatToCheck' | 'untilThen' | null;
  address: {
    /** `before` is the servicing record from when the form was opened. */
    saved: { loan: Loan; before: LoanServicing } | null;
    /** The loan whose pending address change is being canceled. `problem` is set if canceling failed. */
    canceling: { loanIdentifier: string; problem: AddressSaveFailure | null } | null;
  };
  /** The loan whose calendar file was requested last. */
  calendar: { loanIdentifier: string; hasFailed: boolean } | null;
}

const initialState: LoansState = {
  limit: INITIAL_LIST_LIMIT,
  removal: null,
  help: null,
  address: { saved: null, canceling: null },
  calendar: null,
};

const keepIfForLoan = <Begun extends { loanIdentifier: string }>(begun: Begun | null, loanIdentifier: string): Begun | null =>
  begun?.loanIdentifier === loanIdentifier ? begun : null;

/** UI state of the loan pages. All of it except `limit` is reset whenever another page opens. */
export const loansSlice = createSlice({
  name: 'loans',
  initialState,
  reducers: {
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
      // The user has left the page, or opened the dialog for another loan.
      if (removal?.loanIdentifier !== loanIdentifier || !removal.isBusy) return;
      Object.assign(removal, { isOpen: false, isBusy: false });
    },
    /** Adding a loan failed; the payload selects the help to show. */
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
      { payload }: PayloadAction<{ loanIdentifier: string; problem: AddressSaveFailure }>,
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
    selectRemoval: ({ removal }, loanIdentifier: string) => keepIfForLoan(removal, loanIdentifier),
    selectHelp: ({ help }) => help,
    selectSavedAddress: ({ address: { saved } }, loanIdentifier: string) =>
      saved?.loan.loanIdentifier === loanIdentifier ? saved : null,
    selectAddressCancel: ({ address: { canceling } }, loanIdentifier: string) => keepIfForLoan(canceling, loanIdentifier),
    selectCalendar: ({ calendar }, loanIdentifier: string) => keepIfForLoan(calendar, loanIdentifier),
  },
});

/** Wraps a screen so that it renders only after this slice is in the store. */
export const withLoans = createScreenWrapper(loansSlice);

export const { listLengthened, removalAsked, removalLeft, removalConfirmed, removalEnded } = loansSlice.actions;
export const { addingRefused, addressSaved, addressCancelRequested, addressCancelFailed } = loansSlice.actions;
export const { calendarRequested, calendarMade, calendarFailed } = loansSlice.actions;
export const { selectListLimit, selectRemoval, selectHelp, selectSavedAddress, selectAddressCancel, selectCalendar } =
  loansSlice.selectors;
export type WithLoans = WithSlice<typeof loansSlice>;
