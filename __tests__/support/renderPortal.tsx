import { clearAllListeners } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';

import { App } from '#app/App.tsx';
import { askForFirstScreen } from '#app/firstScreen.ts';
import { nextScreenListeners } from '#app/nextScreen.ts';
import { offerReports } from '#app/problemReports.ts';
import { createStore } from '#app/store.ts';
import { takeOffStraySigns } from '#app/straySigns.ts';
import { createDevTools } from '#features/support/devTools.ts';
import { bearTranslation } from '#platform/bearTranslation.ts';
import { refetchWhenOnline } from '#platform/api/refetchWhenOnline.ts';
import type { PortalConfig } from '#platform/config/config.ts';
import { readConfig } from '#platform/config/config.ts';
import { safeStorage } from '#platform/config/safeStorage.ts';
import { createHistory } from '#platform/history/history.ts';
import { watchPerson } from '#platform/history/watchPerson.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import type { Surroundings } from '#platform/listen.ts';
import { createIdentityClient, type IdentityClient } from '#platform/session/client/identityClient.ts';
import type { ProviderCalls } from '#platform/session/client/providerCalls.ts';
import { watchSession } from '#platform/session/store/sessionClock.ts';

import localConfig from '../../config/local.json';
import { accessToken } from './accessToken.ts';
import { knowsAccount } from './backends/borrower.ts';
import './closedDialogs.ts';
import { quickHands } from './quickHands.ts';
import './reactAtRest.ts';
import { translatePage } from './translators.ts';
import { pageBegins } from './unexpectedCalls.ts';

/** Left by the previous test; its timers and listeners would affect this one. */
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

interface Options {
  /** Default: somebody is signed in. */
  signedIn?: boolean;
  config?: Partial<PortalConfig>;
  /** What an earlier page left for this one in the history. */
  state?: unknown;
  /** How the identity provider answers; by default there is none. */
  provider?: Partial<ProviderCalls>;
  /** What the identity client does instead. */
  identity?: Partial<IdentityClient>;
  /** What happens on the page is remembered, for reports. Default: it is not, because what ends late would ask a window that is gone. */
  isRemembered?: boolean;
  /** What the browser does to the page's texts. Default: nothing. */
  translate?: (root: Node) => void;
}

/** Renders the whole portal at an address, with a real store and router; only the network is faked. */
export function renderPortal(
  address: string,
  { signedIn = true, config: changes = {}, state, provider = {}, identity = {}, isRemembered = false, translate }: Options = {},
) {
  pageBegins();
  knowsAccount();
  window.history.replaceState(state === undefined ? null : { usr: state, key: 'left', idx: 0 }, '', address);
  takeOffStraySigns();
  if (signedIn) window.localStorage.setItem('token', accessToken());
  const config = readConfig({ ...localConfig, ...changes });
  const intl = createPortalIntl();
  const left: string[] = [];
  const storage = safeStorage(() => window.localStorage);
  const tabStorage = safeStorage(() => window.sessionStorage);
  const history = isRemembered ? createHistory() : undefined;
  const surroundings: Surroundings = {
    config,
    ...(history === undefined ? {} : { history }),
    intl: () => intl,
    storage,
    tabStorage,
    identity: { ...createIdentityClient(config.identity, storage, tabStorage), ...identity },
    leaveTo: (url) => left.push(url),
    ...('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window ? { devTools: createDevTools(config, createHistory()) } : {}),
  };
  const store = createStore(surroundings, [nextScreenListeners]);
  surroundings.identity.connect({
    dispatch: store.dispatch,
    calls: {
      discovery: () => Promise.reject(new Error('no provider in this test')),
      signingKeys: () => Promise.reject(new Error('no provider in this test')),
      userInfo: () => Promise.reject(new Error('no provider in this test')),
      ...provider,
    },
  });
  // As the portal starts. The callback page lives by it; other screens ask for the same again themselves.
  if (address.startsWith('/auth/')) void askForFirstScreen(store);
  const remembered = history ?? createHistory();
  stops.push(
    () => store.dispatch(clearAllListeners()), // one of them asks for the account two seconds after sign-in
    watchSession(store, surroundings),
    refetchWhenOnline(store.dispatch),
    offerReports({ history: remembered, config, intl }),
  );
  if (isRemembered) stops.push(watchPerson(store.dispatch, 0));
  if (translate !== undefined) stops.push(bearTranslation(), translatePage(translate));
  return {
    user: quickHands(),
    store,
    history: remembered,
    left,
    ...render(<App config={config} intl={intl} store={store} />),
  };
}
