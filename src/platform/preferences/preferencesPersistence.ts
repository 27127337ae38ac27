import type { PersistConfig } from 'redux-persist';

import type { SafeStorage } from '#platform/config/safeStorage.ts';

import type { Preferences } from './preferencesSlice.ts';

/** How redux-persist keeps the preferences: one key, version 1, in storage that never throws. */
export function preferencesPersistence(storage: SafeStorage): PersistConfig<Preferences> {
  return {
    key: 'preferences',
    version: 1,
    whitelist: ['appearance', 'language'],
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
  };
}
