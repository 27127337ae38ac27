import { render } from '@testing-library/react';

import { App } from '#app/App.tsx';
import { assemblePortal } from '#app/assemblePortal.ts';
import { createDevTools } from '#features/support/devTools.ts';
import { bearTranslation } from '#platform/bearTranslation.ts';
import type { PortalConfig } from '#platform/config/config.ts';
import { readConfig } from '#platform/config/config.ts';
import { safeStorage } from '#platform/config/safeStorage.ts';
import { createHistory } from '#platform/history/history.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import type { IdentityClient } from '#platform/identity/identityClient.ts';
import type { ProviderCalls } from '#platform/identity/providerCalls.ts';
import type { Moment } from '#platform/startup.ts';

import localConfig from '../../config/local.json';
import { accessToken } from './accessToken.ts';
import { knowsAccount } from './backends/borrower.ts';
import './closedDialogs.ts';
import { quickHands } from './quickHands.ts';
import './reactAtRest.ts';
import { startupByHand } from './startupByHand.ts';
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
  /** The last moment of the start that passes at once. Default: the page is interactive; what it does once idle waits for `pass`. */
  startup?: Moment | null;
}

const noProvider = () => Promise.reject(new Error('no provider in this test'));

/** The whole portal at an address, with a real store and router; only the network is faked. Not rendered yet. */
export function preparePortal(
  address: string,
  {
    signedIn = true,
    config: changes = {},
    state,
    provider = {},
    identity = {},
    isRemembered = false,
    translate,
    startup = 'interactive',
  }: Options = {},
) {
  pageBegins();
  knowsAccount();
  window.history.replaceState(state === undefined ? null : { usr: state, key: 'left', idx: 0 }, '', address);
  if (signedIn) window.localStorage.setItem('token', accessToken());
  const config = readConfig({ ...localConfig, ...changes });
  const intl = createPortalIntl();
  const left: string[] = [];
  const history = createHistory();
  const pass = startupByHand();
  if (startup !== null) pass(startup);
  const { store, stop, firstScreen } = assemblePortal({
    config,
    history,
    isRecorded: isRemembered,
    intl: () => intl,
    storage: safeStorage(() => window.localStorage),
    tabStorage: safeStorage(() => window.sessionStorage),
    identity,
    providerCalls: { discovery: noProvider, signingKeys: noProvider, userInfo: noProvider, ...provider },
    leaveTo: (url) => left.push(url),
    ...('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window ? { devTools: createDevTools(config, createHistory()) } : {}),
  });
  stops.push(stop);
  if (translate !== undefined) stops.push(bearTranslation(), translatePage(translate));
  return {
    user: quickHands(),
    store,
    history,
    left,
    stop,
    /** Lets a moment of the start pass, and those before it. */
    pass,
    /** Settles when the first screen may be rendered. */
    firstScreen,
    app: <App config={config} intl={intl} store={store} />,
  };
}

/** Renders it at once. */
export function renderPortal(address: string, options: Options = {}) {
  const { firstScreen: _unused, app, ...portal } = preparePortal(address, options);
  return { ...portal, ...render(app) };
}
