import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { signedOut } from '#platform/session/store/sessionSlice.ts';

export interface GuestState {
  /** The identity check that is on the page. `refusals`: how often what was typed did not match. */
  check: { isAsking: boolean; refusals: number };
  /** Which end of a ticket the payer was warned of, and whether the identity check is to be passed again. */
  answered: { endsAt: number | null; isRenewing: boolean } | null;
}

const initialState: GuestState = { check: { isAsking: false, refusals: 0 }, answered: null };

/**
 * What somebody who pays without an account has done about the right to pay. Apart from `paySlice`, because what is owed shows before there
 * is a payment. Each part ends with the form or gate that it is about: the steps of a payment are one page, which keeps both.
 */
export const guestSlice = createSlice({
  name: 'guest',
  initialState,
  reducers: {
    identityAsked: ({ check }) => {
      check.isAsking = true;
    },
    identityAnswered: ({ check }, { payload: { isMatch } }: PayloadAction<{ isMatch: boolean }>) => {
      if (!check.isAsking) return; // the form was left meanwhile
      check.isAsking = false;
      if (!isMatch) check.refusals += 1;
    },
    identityCheckLeft: (state) => {
      state.check = initialState.check;
    },
    ticketNoticeAnswered: (state, { payload }: PayloadAction<{ endsAt: number | null; isRenewing: boolean }>) => {
      state.answered = payload;
    },
    ticketRenewed: (state) => {
      state.answered = null;
    },
    ticketGateLeft: (state) => {
      state.answered = null;
    },
  },
  extraReducers: (build) => {
    build.addCase(signedOut, () => initialState);
  },
  selectors: {
    selectRefusals: ({ check }) => check.refusals,
    selectAnswered: ({ answered }) => answered,
  },
});

export const { identityAsked, identityAnswered, identityCheckLeft } = guestSlice.actions;
export const { ticketNoticeAnswered, ticketRenewed, ticketGateLeft } = guestSlice.actions;
export const { selectRefusals, selectAnswered } = guestSlice.selectors;
