import type { SafeStorage } from '#platform/config/safeStorage.ts';

const KEY = 'portal.login-failures';

/** Specification, sections 4 and 9: the counter goes 0, 1, 2; the third failure leads to the server-down page. */
const RETRIES = 2;

/** Counts one failure. True when there were too many. */
export function noteLoginFailure(storage: SafeStorage): boolean {
  const failures = readLoginFailures(storage);
  if (failures >= RETRIES) return true;
  storage.set(KEY, String(failures + 1));
  return false;
}

export const clearLoginFailures = (storage: SafeStorage) => storage.remove(KEY);

/** Anything but the counter's own values counts as 0. */
export function readLoginFailures(storage: SafeStorage): number {
  const stored = storage.get(KEY);
  return stored === '1' || stored === '2' ? Number(stored) : 0;
}
