import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';

/** Storage key under which redux-persist stores the preferences. */
export const KEPT_AS = 'persist:preferences';

/** Reads the stored color scheme before the store exists. */
export const keptAppearance = (storage: SafeStorage): 'light' | 'dark' =>
  readStoredJson<{ appearance?: unknown }>(storage.get(KEPT_AS), {})?.appearance === 'dark' ? 'dark' : 'light';
