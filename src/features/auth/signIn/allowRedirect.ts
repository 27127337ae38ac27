import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';

const STORAGE_KEY = 'portal.sign-ins';
const REDIRECT_PERIOD_MS = 60_000;
/** As many redirects as the failure counter can cause. */
const MAX_REDIRECTS = 3;

/**
 * Whether the portal may redirect this tab to sign-in again automatically; counts each redirect it allows. This stops an endless loop
 * between a provider that signs users in without asking and an API that rejects their tokens.
 */
export function allowRedirect(tabStorage: SafeStorage, now: number): boolean {
  const stored = readStoredJson<{ times: unknown[] }>(tabStorage.get(STORAGE_KEY), { times: 'array' });
  const recent = (stored?.times ?? []).filter(
    (time) => typeof time === 'number' && time <= now && time > now - REDIRECT_PERIOD_MS,
  );
  if (recent.length >= MAX_REDIRECTS) return false;
  tabStorage.set(STORAGE_KEY, JSON.stringify({ times: [...recent, now] }));
  return true;
}
