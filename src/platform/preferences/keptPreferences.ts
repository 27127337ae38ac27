/** Keeps what is chosen, by redux-persist. */
import type { Reducer } from '@reduxjs/toolkit';
import { KEY_PREFIX, persistReducer, type PersistConfig } from 'redux-persist';

import type { SafeStorage } from '#platform/config/safeStorage.ts';

import { nothingChosen, preferencesReducer, type Preferences } from './preferencesSlice.ts';

export const KEPT_AS = 'persist:preferences';

/** One key, version 1, in storage that never throws. */
const persistence = (storage: SafeStorage): PersistConfig<Preferences> => ({
  key: KEPT_AS.slice(KEY_PREFIX.length),
  version: 1,
  whitelist: ['appearance', 'language'],
  // The store began with what was kept, and what has been chosen since is newer.
  stateReconciler: false,
  storage: {
    getItem: (key: string) => Promise.resolve(storage.get(key)),
    setItem: (key: string, value: string) => {
      storage.set(key, value);
      return Promise.resolve();
    },
    removeItem: (key: string) => {
      storage.remove(key);
      return Promise.resolve();
    },
  },
});

/** The reducer of the preferences, which `persistStore` has kept from then on. */
export const keptPreferencesReducer = (storage: SafeStorage) =>
  // Until then it has a state without anything of redux-persist's own, whatever its type says.
  persistReducer(persistence(storage), preferencesReducer) as unknown as Reducer<Preferences>;

/**
 * What was chosen on earlier visits, read as redux-persist writes it, where each field is a text of its own. redux-persist itself reads it
 * later, and the first view would have the wrong colors.
 */
export function keptPreferences(storage: SafeStorage): Preferences {
  try {
    const kept = JSON.parse(storage.get(KEPT_AS) ?? '{}') as Record<keyof Preferences, string>;
    const read = <Name extends keyof Preferences>(name: Name): Preferences[Name] =>
      name in kept ? (JSON.parse(kept[name]) as Preferences[Name]) : nothingChosen[name]; // the selectors check what it is
    return { appearance: read('appearance'), language: read('language') };
  } catch {
    return nothingChosen;
  }
}
