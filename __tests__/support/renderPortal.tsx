import { render } from '@testing-library/react';

import { App } from '#app/App.tsx';
import { assemblePortal } from '#app/assemblePortal.ts';
import { createDevTools } from '#features/support/devTools.ts';
import { tolerateTranslation } from '#platform/tolerateTranslation.ts';
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
import { stubAccount } from './backends/borrower.ts';
import './closedDialogs.ts';
import { fastUser } from './fastUser.ts';
import './waitForIdleReact.ts';
import { controlStartup } from './controlStartup.ts';
import { translatePage } from './translators.ts';
import { startPage } from './unexpectedCalls.ts';

/** Stop functions of the portals rendered in a test. Their timers and listeners would affect the next test. */
const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((stop) => stop()));

interface Options {
  /** Default: true. */
  signedIn?: boolean;
  config?: Partial<PortalConfig>;
  /** Router state that an earlier page stored in the history entry. */
  state?: unknown;
  /** Responses of the identity provider; by default every call fails. */
  provider?: Partial<ProviderCalls>;
  identity?: Partial<IdentityClient>;
  /** Whether actions are recorded for problem reports. Default: false, because a late recording would access a window that is gone. */
  isRecorded?: boolean;
  /** Changes the page's texts as a browser's translation does. Default: none. */
  translate?: (root: Node) => void;
  /** Last startup moment that passes immediately. Default: `interactive`; work for an idle page waits for `pass`. */
  startup?: Moment | null;
}

const noProvider = () => Promise.reject(new Error('no provider in this test'));

/** Builds the whole portal at an address with a real store and router, faking only the network. Does not render it. */
export function preparePortal(
  address: string,
  {
    signedIn = true,
    config: changes = {},
    state,
    provider = {},
    identity = {},
    isRecorded = false,
    translate,
    startup = 'interactive',
  }: Options = {},
) {
  startPage();
  stubAccount();
  window.history.replaceState(state === undefined ? null : { usr: state, key: 'left', idx: 0 }, '', address);
  if (signedIn) window.localStorage.setItem('token', accessToken());
  const config = readConfig({ ...localConfig, ...changes });
  const intl = createPortalIntl();
  const left: string[] = [];
  const history = createHistory();
  const pass = controlStartup();
  if (startup !== null) pass(startup);
  const { store, stop, firstScreen } = assemblePortal({
    config,
    history,
    isRecorded,
    intl: () => intl,
    storage: safeStorage(() => window.localStorage),
    tabStorage: safeStorage(() => window.sessionStorage),
    identity,
    providerCalls: { discovery: noProvider, signingKeys: noProvider, userInfo: noProvider, ...provider },
    navigateAway: (url) => left.push(url),
    ...('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window ? { devTools: createDevTools(config, createHistory()) } : {}),
  });
  cleanups.push(stop);
  if (translate !== undefined) cleanups.push(tolerateTranslation(), translatePage(translate));
  return {
    user: fastUser(),
    store,
    history,
    left,
    stop,
    /** Lets a startup moment and all earlier ones pass. */
    pass,
    /** Resolves when the first screen may be rendered. */
    firstScreen,
    app: <App config={config} intl={intl} store={store} />,
  };
}

export function renderPortal(address: string, options: Options = {}) {
  const { firstScreen: _unused, app, ...portal } = preparePortal(address, options);
  return { ...portal, ...render(app) };
}
