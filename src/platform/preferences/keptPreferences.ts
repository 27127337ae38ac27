import type { SafeStorage } from '#platform/config/safeStorage.ts';

import { nothingChosen, type Preferences } from './preferencesSlice.ts';

export const KEPT_AS = 'persist:preferences';

/**
 * What was chosen on earlier visits, read as redux-persist writes it, where each field is a text of its own: the first view has the right
 * colors, and redux-persist need not be there before something is chosen.
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
