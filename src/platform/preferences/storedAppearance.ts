import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';

/** Storage key under which redux-persist stores the preferences. */
export const PREFERENCES_KEY = 'persist:preferences';

/** Reads the stored color scheme before the store exists. */
export const readStoredAppearance = (storage: SafeStorage): 'light' | 'dark' =>
  readStoredJson<{ appearance?: unknown }>(storage.get(PREFERENCES_KEY), {})?.appearance === 'dark' ? 'dark' : 'light';
