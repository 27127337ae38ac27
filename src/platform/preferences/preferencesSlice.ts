import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Preferences {
  appearance: 'light' | 'dark';
}

const initialState: Preferences = { appearance: 'light' };

/** What a borrower chose for this device. The only slice that is kept between visits; nothing in it says who they are. */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    appearanceChosen: (preferences, { payload }: PayloadAction<Preferences['appearance']>) => {
      preferences.appearance = payload;
    },
  },
  selectors: {
    // What was kept may be from another build, or edited by hand.
    selectAppearance: ({ appearance }): Preferences['appearance'] => (appearance === 'dark' ? 'dark' : 'light'),
  },
});

export const { appearanceChosen } = preferencesSlice.actions;
export const { selectAppearance } = preferencesSlice.selectors;
export const preferencesReducer = preferencesSlice.reducer;
