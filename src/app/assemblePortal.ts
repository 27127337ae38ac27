import { clearAllListeners } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';

import { identityApi } from '#platform/api/identityApi.ts';
import type { History } from '#platform/history/history.ts';
import { watchUserEvents } from '#platform/history/watchUserEvents.ts';
import type { PortalDispatch, StoreDependencies } from '#platform/storeTypes.ts';
import { createIdentityClient, type IdentityClient } from '#platform/identity/identityClient.ts';
import type { ProviderCalls } from '#platform/identity/providerCalls.ts';
import { watchSession } from '#platform/session/store/sessionClock.ts';

import { prefetchFirstScreen, signInPrefetchListeners } from './prefetchFirstScreen.ts';
import { preloadProblemReports, enableProblemReports } from './problemReports.ts';
import { apis, createStore } from './store.ts';
import { cleanPageUrl } from './trailingPunctuation.ts';

export interface PortalDependencies extends Omit<StoreDependencies, 'history' | 'identity'> {
  /** Recent events, the source of problem reports. */
  history: History;
  /** Whether events are recorded in the history. Default: `supportCapture` of the runtime configuration. */
  isRecorded?: boolean;
  /** Overrides for methods of the identity client. */
  identity?: Partial<IdentityClient>;
  /** Fetches the identity provider's documents. Default: through the identity API, so that the requests show in DevTools like any other. */
  providerCalls?: ProviderCalls;
}

/**
 * Creates everything but the React tree, and requests the first screen's data. `firstScreen` settles when that screen may be rendered;
 * `stop` (for tests) removes all listeners and aborts running requests.
 */
export function assemblePortal({ history, isRecorded, identity, providerCalls, ...page }: PortalDependencies) {
  cleanPageUrl();
  const { config, intl, storage, tabStorage } = page;
  const isKept = isRecorded ?? config.supportCapture;
  const surroundings: StoreDependencies = {
    ...page,
    ...(isKept ? { history } : {}),
    identity: { ...createIdentityClient(config.identity, storage, tabStorage), ...identity },
  };
  const store = createStore(surroundings, [signInPrefetchListeners]);
  const { dispatch } = store;
  surroundings.identity.connect({ dispatch, calls: providerCalls ?? createProviderCalls(dispatch) });
  const firstScreen = prefetchFirstScreen(store);
  const stops = [
    () => dispatch(clearAllListeners()),
    () => apis.forEach((api) => dispatch(api.util.getRunningQueriesThunk()).forEach((query) => query.abort())),
    watchSession(store, surroundings),
    refetchWhenOnline(dispatch),
    enableProblemReports({ history, config, intl }),
    ...(config.supportCapture ? [preloadProblemReports()] : []),
    ...(isKept ? [watchUserEvents(dispatch)] : []),
  ];
  return { store, firstScreen, stop: () => stops.forEach((stop) => stop()) };
}

/** Same chunk as the identity client, which makes these calls. */
const loadVerifyingApi = () => import(/* webpackChunkName: "verifiedUserManager" */ '#platform/identity/verifyingApi.ts');

const createProviderCalls = (dispatch: PortalDispatch): ProviderCalls => ({
  discovery: () => dispatch(identityApi.endpoints.getDiscovery.initiate(undefined, { subscribe: false })).unwrap(),
  signingKeys: async (jwksUri, fresh) => (await loadVerifyingApi()).fetchSigningKeys(dispatch, jwksUri, fresh),
  userInfo: async (address, accessToken) => (await loadVerifyingApi()).fetchUserInfo(dispatch, address, accessToken),
});

type Dispatch = Parameters<typeof setupListeners>[0];

/**
 * Refetches all data on the screen when the browser is back online, because a response may have been missed. @returns a function that
 * stops it
 */
const refetchWhenOnline = (dispatch: Dispatch): (() => void) =>
  setupListeners(dispatch, (_dispatch, { onOnline }) => {
    const again = () => dispatch(onOnline());
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  });
