import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';

import { KEPT_AS } from './keptAs.ts';
import { nothingChosen, type Preferences } from './preferencesSlice.ts';

/** Reads the stored preferences synchronously, so that the first render has the right colors and redux-persist can load later. */
export function keptPreferences(storage: SafeStorage): Preferences {
  // The stored values are not validated here; the slice's selectors do that.
  const { appearance, language } = { ...nothingChosen, ...readStoredJson<Partial<Preferences>>(storage.get(KEPT_AS), {}) };
  return { appearance, language };
}
