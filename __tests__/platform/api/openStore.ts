import { createStore } from '#app/store.ts';
import { createDevTools } from '#features/support/devTools.ts';
import { readConfig, type PortalConfig } from '#platform/config/config.ts';
import { safeStorage } from '#platform/config/safeStorage.ts';
import { createHistory } from '#platform/history/history.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import type { StoreDependencies } from '#platform/storeTypes.ts';
import { createIdentityClient, type IdentityClient } from '#platform/identity/identityClient.ts';

import localConfig from '../../../config/local.json';

/**
 * Creates the portal's store without a page. Its identity provider cannot be reached.
 * @param token access token of the signed-in user, or null
 * @param identity overrides of the identity client
 */
export function openStore(
  token: string | null = null,
  changes: Partial<PortalConfig> = {},
  identity: Partial<IdentityClient> = {},
) {
  if (token !== null) window.localStorage.setItem('token', token);
  const config = readConfig({ ...localConfig, ...changes });
  const storage = safeStorage(() => window.localStorage);
  const tabStorage = safeStorage(() => window.sessionStorage);
  const surroundings: StoreDependencies = {
    config,
    intl: () => createPortalIntl(),
    storage,
    tabStorage,
    identity: { ...createIdentityClient(config.identity, storage, tabStorage), ...identity },
    navigateAway: () => undefined,
    ...('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window ? { devTools: createDevTools(config, createHistory()) } : {}),
  };
  const store = createStore(surroundings);
  const noProvider = () => Promise.reject(new Error('no provider in this test'));
  surroundings.identity.connect({
    dispatch: store.dispatch,
    calls: { discovery: noProvider, signingKeys: noProvider, userInfo: noProvider },
  });
  return store;
}

export const forgetXsrfCookie = () => {
  document.cookie = 'XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
};
