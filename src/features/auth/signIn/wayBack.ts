import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';
import { paths } from '#platform/routing/paths.ts';
import { DRAFT_KEY, KEPT_MS, WAY_BACK_KEY, type WayBack } from '#platform/session/store/storedSession.ts';

/** Removes a draft that somebody else left in this tab. */
export function dropOthersDraft(tabStorage: SafeStorage, sub: string): void {
  const draft = readStoredJson<{ sub: string }>(tabStorage.get(DRAFT_KEY), { sub: 'string' });
  if (draft?.sub !== sub) tabStorage.remove(DRAFT_KEY);
}

/**
 * Where to go after this person's sign-in, unchecked: see `safeReturnTo`. A page that was asked for by name goes first; the loans
 * give way to where the same person was within the last quarter of an hour. The kept address is removed, and so is a draft of
 * somebody else.
 */
export function takeKept(tabStorage: SafeStorage, sub: string, returnUrl: string, now: number): string {
  const kept = readStoredJson<WayBack>(tabStorage.get(WAY_BACK_KEY), { sub: 'string', address: 'string', keptAt: 'number' });
  tabStorage.remove(WAY_BACK_KEY);
  dropOthersDraft(tabStorage, sub);
  const age = now - (kept?.keptAt ?? 0);
  const isTheirs = kept !== null && kept.sub === sub && age >= 0 && age <= KEPT_MS;
  return isTheirs && returnUrl === paths.loans.list ? kept.address : returnUrl;
}
