import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { isLanguage, type Language } from '#platform/i18n/languages.ts';

export interface Preferences {
  appearance: 'light' | 'dark';
  /** Language chosen on a page that offers several; null until then. */
  language: Language | null;
}

export const defaultPreferences: Preferences = { appearance: 'light', language: null };

/** Preferences for this device. This is the only slice that is persisted between visits, and it holds no personal data. */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: defaultPreferences,
  reducers: {
    appearanceChosen: (preferences, { payload }: PayloadAction<Preferences['appearance']>) => {
      preferences.appearance = payload;
    },
    languageChosen: (preferences, { payload }: PayloadAction<Language>) => {
      preferences.language = payload;
    },
  },
  selectors: {
    // Stored values may come from another build or have been edited by hand, so they are checked.
    selectAppearance: ({ appearance }): Preferences['appearance'] => (appearance === 'dark' ? 'dark' : 'light'),
    selectLanguage: ({ language }): Language | null => (isLanguage(language) ? language : null),
  },
});

export const { appearanceChosen, languageChosen } = preferencesSlice.actions;
export const { selectAppearance, selectLanguage } = preferencesSlice.selectors;
export const preferencesReducer = preferencesSlice.reducer;
