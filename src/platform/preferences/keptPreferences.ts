import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';

import { KEPT_AS } from './keptAs.ts';
import { nothingChosen, type Preferences } from './preferencesSlice.ts';

/** What was chosen on earlier visits: the first view has the right colors, and redux-persist need not be there before a choice. */
export function keptPreferences(storage: SafeStorage): Preferences {
  // The selectors check what each of them is.
  const { appearance, language } = { ...nothingChosen, ...readStoredJson<Partial<Preferences>>(storage.get(KEPT_AS), {}) };
  return { appearance, language };
}
