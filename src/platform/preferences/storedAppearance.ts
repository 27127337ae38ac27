import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';

/** redux-persist stores the preferences under this key. */
export const PREFERENCES_KEY = 'persist:preferences';

export const readStoredAppearance = (storage: SafeStorage): 'light' | 'dark' =>
  readStoredJson<{ appearance?: unknown }>(storage.get(PREFERENCES_KEY), {})?.appearance === 'dark' ? 'dark' : 'light';
