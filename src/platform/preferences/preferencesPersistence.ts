/** Keeps what is chosen, by redux-persist. It loads with the first choice. */
import type { Reducer, Store } from '@reduxjs/toolkit';
import { KEY_PREFIX, persistReducer, persistStore, type PersistConfig } from 'redux-persist';

import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';

import { KEPT_AS } from './keptAs.ts';
import { preferencesReducer, type Preferences } from './preferencesSlice.ts';

/** One key, version 1, in storage that never throws. */
const persistence = (storage: SafeStorage): PersistConfig<Preferences> & { deserialize: false } => ({
  key: KEPT_AS.slice(KEY_PREFIX.length),
  version: 1,
  whitelist: ['appearance', 'language'],
  // The store began with what was kept, and what has been chosen since is newer.
  stateReconciler: false,
  // One JSON of the whole, which the first page and the first view read as well; redux-persist's own has a text within for each field.
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

/** @param replace gives the store the reducer that keeps the preferences */
export function keepPreferences(store: Store, storage: SafeStorage, replace: (reducer: Reducer<Preferences>) => void): void {
  // It begins with a state that has nothing of its own yet, whatever its type says.
  replace(persistReducer(persistence(storage), preferencesReducer) as unknown as Reducer<Preferences>);
  persistStore(store);
}
