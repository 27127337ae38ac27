import { clearAllListeners } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';

import { identityApi } from '#platform/api/identityApi.ts';
import type { History } from '#platform/history/history.ts';
import { watchPerson } from '#platform/history/watchPerson.ts';
import type { PortalDispatch, Surroundings } from '#platform/listen.ts';
import { createIdentityClient, type IdentityClient } from '#platform/identity/identityClient.ts';
import type { ProviderCalls } from '#platform/identity/providerCalls.ts';
import { watchSession } from '#platform/session/store/sessionClock.ts';

import { askForFirstScreen } from './firstScreen.ts';
import { nextScreenListeners } from './nextScreen.ts';
import { fetchReportsAhead, offerReports } from './problemReports.ts';
import { apis, createStore } from './store.ts';
import { takeOffStraySigns } from './straySigns.ts';

/** What the page brings, and a test in its place. */
export interface PortalDependencies extends Omit<Surroundings, 'history' | 'identity'> {
  /** Reports are made of it. */
  history: History;
  /** Whether what happens is kept in it. Default: as the runtime document says. */
  isRecorded?: boolean;
  /** What the identity client does instead. */
  identity?: Partial<IdentityClient>;
  /** How the provider's documents are fetched. Default: by the identity API, so that they show in DevTools like every call. */
  providerCalls?: ProviderCalls;
}

/**
 * Builds everything of the portal but its page, and asks for the first screen. `firstScreen` settles when that may be rendered; `stop` takes
 * the portal's hands off the window and breaks off what it asks, for a test.
 */
export function assemblePortal({ history, isRecorded, identity, providerCalls, ...page }: PortalDependencies) {
  takeOffStraySigns();
  const { config, intl, storage, tabStorage } = page;
  const isKept = isRecorded ?? config.supportCapture;
  const surroundings: Surroundings = {
    ...page,
    ...(isKept ? { history } : {}),
    identity: { ...createIdentityClient(config.identity, storage, tabStorage), ...identity },
  };
  const store = createStore(surroundings, [nextScreenListeners]);
  const { dispatch } = store;
  surroundings.identity.connect({ dispatch, calls: providerCalls ?? callsThroughStore(dispatch) });
  const firstScreen = askForFirstScreen(store);
  const stops = [
    () => dispatch(clearAllListeners()),
    () => apis.forEach((api) => dispatch(api.util.getRunningQueriesThunk()).forEach((query) => query.abort())),
    watchSession(store, surroundings),
    refetchWhenOnline(dispatch),
    offerReports({ history, config, intl }),
    ...(config.supportCapture ? [fetchReportsAhead()] : []),
    ...(isKept ? [watchPerson(dispatch)] : []),
  ];
  return { store, firstScreen, stop: () => stops.forEach((stop) => stop()) };
}

/** In the identity client's script, which asks for them. */
const loadVerifying = () => import(/* webpackChunkName: "verifiedUserManager" */ '#platform/identity/verifyingApi.ts');

const callsThroughStore = (dispatch: PortalDispatch): ProviderCalls => ({
  discovery: () => dispatch(identityApi.endpoints.getDiscovery.initiate(undefined, { subscribe: false })).unwrap(),
  signingKeys: async (jwksUri, fresh) => (await loadVerifying()).signingKeys(dispatch, jwksUri, fresh),
  userInfo: async (address, accessToken) => (await loadVerifying()).userInfo(dispatch, address, accessToken),
});

type Dispatch = Parameters<typeof setupListeners>[0];

/** When the connection is back, asks again for everything on the screen: an answer may have been missed. Returns a function that stops it. */
const refetchWhenOnline = (dispatch: Dispatch): (() => void) =>
  setupListeners(dispatch, (_dispatch, { onOnline }) => {
    const again = () => dispatch(onOnline());
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  });
