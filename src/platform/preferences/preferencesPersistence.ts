/** Persists the preferences with redux-persist. This module is loaded when the user first changes one. */
import type { Reducer, Store } from '@reduxjs/toolkit';
import { KEY_PREFIX, persistReducer, persistStore, type PersistConfig } from 'redux-persist';

import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';

import { PREFERENCES_KEY } from './storedAppearance.ts';
import { preferencesReducer, type Preferences } from './preferencesSlice.ts';

/** Stores all preferences under one key (version 1) in storage that never throws. */
const persistConfig = (storage: SafeStorage): PersistConfig<Preferences> & { deserialize: false } => ({
  key: PREFERENCES_KEY.slice(KEY_PREFIX.length),
  version: 1,
  whitelist: ['appearance', 'language'],
  // Do not merge the stored state: the store was initialized from it, and later choices are newer.
  stateReconciler: false,
  // Store one plain JSON object, because code outside redux-persist reads it, too. By default redux-persist would encode each field as a
  // string of its own.
  serialize: false,
  deserialize: false,
  storage: {
    getItem: (key: string) => Promise.resolve(readStoredJson<Partial<Preferences>>(storage.get(key), {})),
    setItem: (key: string, value: object) => {
      storage.set(key, JSON.stringify(value));
      return Promise.resolve();
    },
    removeItem: (key: string) => {
      storage.remove(key);
      return Promise.resolve();
    },
  },
});

/** Starts to persist the preferences. @param replace installs the persisting reducer in the store */
export function persistPreferences(store: Store, storage: SafeStorage, replace: (reducer: Reducer<Preferences>) => void): void {
  // The cast drops redux-persist's `_persist` field from the type; the state does not have it yet.
  replace(persistReducer(persistConfig(storage), preferencesReducer) as unknown as Reducer<Preferences>);
  persistStore(store);
}
