import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';

import { PREFERENCES_KEY } from './storedAppearance.ts';
import { defaultPreferences, type Preferences } from './preferencesSlice.ts';

/** Reads the stored preferences synchronously, so that the first render has the right colors and redux-persist can load later. */
export function readStoredPreferences(storage: SafeStorage): Preferences {
  // The stored values are not validated here; the slice's selectors do that.
  const { appearance, language } = {
    ...defaultPreferences,
    ...readStoredJson<Partial<Preferences>>(storage.get(PREFERENCES_KEY), {}),
  };
  return { appearance, language };
}
