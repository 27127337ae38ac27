import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { isLanguage, type Language } from '#platform/i18n/languages.ts';

export interface Preferences {
  appearance: 'light' | 'dark';
  /** Chosen on a page that comes in several languages; null until then. */
  language: Language | null;
}

export const nothingChosen: Preferences = { appearance: 'light', language: null };

/** What a borrower chose for this device. The only slice that is kept between visits; nothing in it says who they are. */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: nothingChosen,
  reducers: {
    appearanceChosen: (preferences, { payload }: PayloadAction<Preferences['appearance']>) => {
      preferences.appearance = payload;
    },
    languageChosen: (preferences, { payload }: PayloadAction<Language>) => {
      preferences.language = payload;
    },
  },
  selectors: {
    // What was kept may be from another build, or edited by hand.
    selectAppearance: ({ appearance }): Preferences['appearance'] => (appearance === 'dark' ? 'dark' : 'light'),
    selectLanguage: ({ language }): Language | null => (isLanguage(language) ? language : null),
  },
});

export const { appearanceChosen, languageChosen } = preferencesSlice.actions;
export const { selectAppearance, selectLanguage } = preferencesSlice.selectors;
export const preferencesReducer = preferencesSlice.reducer;
