import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';

const STORAGE_KEY = 'portal.login-failures';

/** The failure counter goes 0, 1, 2; the third failure opens the server-down page (specification, sections 4 and 9). */
const MAX_LOGIN_RETRIES = 2;

/** Failures longer apart than this are counted separately. */
const FAILURE_PERIOD_MS = 15 * 60 * 1000;

/**
 * Counts one failure and returns whether there were too many.
 * @param now milliseconds since 1970
 */
export function countLoginFailure(storage: SafeStorage, now: number): boolean {
  const failures = readLoginFailures(storage, now);
  if (failures >= MAX_LOGIN_RETRIES) return true;
  storage.set(STORAGE_KEY, JSON.stringify({ failures: failures + 1, at: now }));
  return false;
}

export const clearLoginFailures = (storage: SafeStorage) => storage.remove(STORAGE_KEY);

/**
 * Reads the counter. Values it cannot have, and failures that are too old, count as 0.
 * @param now milliseconds since 1970
 */
export function readLoginFailures(storage: SafeStorage, now: number): number {
  const stored = readStoredJson<{ failures: number; at: number }>(storage.get(STORAGE_KEY), { failures: 'number', at: 'number' });
  const age = now - (stored?.at ?? 0);
  const { failures = 0 } = stored ?? {};
  return (failures === 1 || failures === MAX_LOGIN_RETRIES) && age >= 0 && age <= FAILURE_PERIOD_MS ? failures : 0;
}
