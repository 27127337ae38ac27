import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';
import { paths } from '#platform/routing/paths.ts';
import { DRAFT_KEY, MAX_RETURN_DATA_AGE_MS, LOCATION_KEY, type StoredLocation } from '#platform/session/store/storedSession.ts';

/** Removes a form draft that another user left in this tab. */
export function removeOtherUsersDraft(tabStorage: SafeStorage, sub: string): void {
  const draft = readStoredJson<{ sub: string }>(tabStorage.get(DRAFT_KEY), { sub: 'string' });
  if (draft?.sub !== sub) tabStorage.remove(DRAFT_KEY);
}

/**
 * Returns where to go after sign-in, not validated yet (see `safeReturnTo`): the requested page, but instead of the default loan list the
 * page where the same user's session ended within the last 15 minutes. Also removes that stored page, and another user's draft.
 */
export function takeReturnUrl(tabStorage: SafeStorage, sub: string, returnUrl: string, now: number): string {
  const kept = readStoredJson<StoredLocation>(tabStorage.get(LOCATION_KEY), {
    sub: 'string',
    address: 'string',
    keptAt: 'number',
  });
  tabStorage.remove(LOCATION_KEY);
  removeOtherUsersDraft(tabStorage, sub);
  const age = now - (kept?.keptAt ?? 0);
  const isTheirs = kept !== null && kept.sub === sub && age >= 0 && age <= MAX_RETURN_DATA_AGE_MS;
  return isTheirs && returnUrl === paths.loans.list ? kept.address : returnUrl;
}
