import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';

/** Where redux-persist keeps what was chosen. */
export const KEPT_AS = 'persist:preferences';

/** Day or night as it was chosen on an earlier visit, before the store is there. */
export const keptAppearance = (storage: SafeStorage): 'light' | 'dark' =>
  readStoredJson<{ appearance?: unknown }>(storage.get(KEPT_AS), {})?.appearance === 'dark' ? 'dark' : 'light';
