import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';
import { paths } from '#platform/routing/paths.ts';
import { KEPT_MS, WAY_BACK_KEY } from '#platform/session/store/storedSession.ts';

/** Where somebody was when the session ended. */
interface WayBack {
  sub: string;
  /** Path and search. */
  address: string;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** Keeps where this person is: the provider’s sign-out leads to the loans, whatever page it began on. */
export const keepWayBack = (tabStorage: SafeStorage, kept: WayBack) => tabStorage.set(WAY_BACK_KEY, JSON.stringify(kept));

/**
 * Where to go after this person's sign-in, unchecked: see `safeReturnTo`. A page that was asked for by name goes first; the loans
 * give way to where the same person was within the last quarter of an hour. Whatever was kept is removed.
 */
export function takeWayBack(tabStorage: SafeStorage, sub: string, returnUrl: string, now: number): string {
  const kept = readStoredJson<WayBack>(tabStorage.get(WAY_BACK_KEY), { sub: 'string', address: 'string', keptAt: 'number' });
  tabStorage.remove(WAY_BACK_KEY);
  const age = now - (kept?.keptAt ?? 0);
  const isTheirs = kept !== null && kept.sub === sub && age >= 0 && age <= KEPT_MS;
  return isTheirs && returnUrl === paths.loans.list ? kept.address : returnUrl;
}
