/**
 * Keeps the provider's discovery document in this tab's storage from the redirect to sign-in until the response is back, so that it is
 * not fetched twice within seconds. Its issuer and URLs are checked again when it is read.
 */
import type { DiscoveryDocument } from '#contract/identity.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';

const DISCOVERY_KEY = 'portal.discovery';

export const storeDiscovery = (tabStorage: SafeStorage, discovery: DiscoveryDocument) =>
  tabStorage.set(DISCOVERY_KEY, JSON.stringify(discovery));

export const readStoredDiscovery = (tabStorage: SafeStorage): DiscoveryDocument | null =>
  readStoredJson<DiscoveryDocument>(tabStorage.get(DISCOVERY_KEY), {
    issuer: 'string',
    authorization_endpoint: 'string',
    token_endpoint: 'string',
    jwks_uri: 'string',
    userinfo_endpoint: 'string',
  });

export function takeStoredDiscovery(tabStorage: SafeStorage): DiscoveryDocument | null {
  const kept = readStoredDiscovery(tabStorage);
  tabStorage.remove(DISCOVERY_KEY);
  return kept;
}
