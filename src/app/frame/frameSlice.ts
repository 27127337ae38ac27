import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

type FrameOverlay = 'menu' | 'rateInformation' | 'signOut';

interface FrameState {
  open: FrameOverlay | null;
}

const initialState: FrameState = { open: null };

/** State of menus and dialogs of the page frame. It is reset on every navigation and at sign-out. */
export const frameSlice = createSlice({
  name: 'frame',
  initialState,
  reducers: {
    frameOpened: (state, { payload }: PayloadAction<FrameOverlay>) => {
      state.open = payload;
    },
    frameClosed: () => initialState,
  },
  extraReducers: (build) => {
    build.addCase(signedOut, () => initialState).addCase(screenShown, () => initialState);
  },
  selectors: { selectIsOpenOver: ({ open }, what: FrameOverlay) => open === what },
});

export const { frameOpened, frameClosed } = frameSlice.actions;
const { selectIsOpenOver } = frameSlice.selectors;

export const useIsOverlayOpen = (what: FrameOverlay): boolean =>
  useSelector((state: { frame: FrameState }) => selectIsOpenOver(state, what));
