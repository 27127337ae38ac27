/**
 * The provider's discovery document, from leaving for sign-in until the answer is back: it need not be asked for twice in ten seconds. It is in
 * this tab's storage beside what the library keeps for the way back; its issuer and addresses are checked again as if it had just arrived.
 */
import type { DiscoveryDocument } from '#contract/identity.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';

const KEY = 'portal.discovery';

export const keepDiscovery = (tabStorage: SafeStorage, discovery: DiscoveryDocument) =>
  tabStorage.set(KEY, JSON.stringify(discovery));

/** Null where there is none, or it is not readable. */
export const keptDiscovery = (tabStorage: SafeStorage): DiscoveryDocument | null =>
  readStoredJson<DiscoveryDocument>(tabStorage.get(KEY), {
    issuer: 'string',
    authorization_endpoint: 'string',
    token_endpoint: 'string',
    jwks_uri: 'string',
    userinfo_endpoint: 'string',
  });

/** Reads it and removes it. */
export function takeDiscovery(tabStorage: SafeStorage): DiscoveryDocument | null {
  const kept = keptDiscovery(tabStorage);
  tabStorage.remove(KEY);
  return kept;
}
