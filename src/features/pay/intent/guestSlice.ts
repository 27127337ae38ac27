import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { createScreenWrapper } from '#platform/feature.tsx';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

export interface GuestState {
  /** State of the identity check form. `refusals`: how many times the typed values did not match. */
  check: { isAsking: boolean; refusals: number };
  /** The payer's answer to the expiry warning: for which expiry time, and whether the identity check is being repeated. */
  answered: { endsAt: number | null; isRenewing: boolean } | null;
}

const initialState: GuestState = { check: { isAsking: false, refusals: 0 }, answered: null };

/**
 * State of a guest's identity check and ticket. Separate from `paySlice`, because a guest sees the amount due before a payment exists.
 * Each part is reset when its form or gate unmounts: all payment steps are one page, which would otherwise keep both.
 */
export const guestSlice = createSlice({
  name: 'guest',
  initialState,
  reducers: {
    identityAsked: ({ check }) => {
      check.isAsking = true;
    },
    identityAnswered: ({ check }, { payload: { isMatch } }: PayloadAction<{ isMatch: boolean }>) => {
      if (!check.isAsking) return; // the form was left while the request was running
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

/** Wraps a screen so that it renders only after this slice is in the store. */
export const withGuest = createScreenWrapper(guestSlice);

export const { identityAsked, identityAnswered, identityCheckLeft } = guestSlice.actions;
export const { ticketNoticeAnswered, ticketRenewed, ticketGateLeft } = guestSlice.actions;
export const { selectRefusals, selectAnswered: selectNoticeAnswer } = guestSlice.selectors;
