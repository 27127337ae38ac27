import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

type Opened = 'menu' | 'rateInformation' | 'signOut';

interface FrameState {
  /** What the frame has opened over the page: the person's menu, the rate information, the question of who signs out meanwhile. */
  open: Opened | null;
}

const initialState: FrameState = { open: null };

/** What is open over the page, and ends with it. */
export const frameSlice = createSlice({
  name: 'frame',
  initialState,
  reducers: {
    frameOpened: (state, { payload }: PayloadAction<Opened>) => {
      state.open = payload;
    },
    frameClosed: () => initialState,
  },
  extraReducers: (build) => {
    build.addCase(signedOut, () => initialState).addCase(screenShown, () => initialState);
  },
  selectors: { selectIsOpenOver: ({ open }, what: Opened) => open === what },
});

export const { frameOpened, frameClosed } = frameSlice.actions;
const { selectIsOpenOver } = frameSlice.selectors;

/** Whether that is open over the page. */
export const useIsOpenOver = (what: Opened): boolean =>
  useSelector((state: { frame: FrameState }) => selectIsOpenOver(state, what));
