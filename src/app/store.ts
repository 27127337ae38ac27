import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  isAnyOf,
  type Middleware,
  type Reducer,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { UserState } from 'redux-oidc';
import { PERSIST, REHYDRATE } from 'redux-persist';

import { authListeners } from '#features/auth/authListeners.ts';
import { pendingAlertListeners } from '#features/rateDrop/rateDropListeners.ts';
import { agencyApi } from '#platform/api/agencyApi.ts';
import { accountListeners, borrowerApi } from '#platform/api/borrowerApi.ts';
import { clearFailuresOnRefetch } from '#platform/api/responses/failedReads.ts';
import { identityApi } from '#platform/api/identityApi.ts';
import { notificationApi } from '#platform/api/notificationApi.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import { createSecretVault, type WithVault } from '#platform/api/secretVault.ts';
import { setLenderZone } from '#platform/config/lenderClock.ts';
import { historyMiddleware } from '#platform/history/historyMiddleware.ts';
import { forgetOriginsWithValues } from '#platform/i18n/messageOrigins.ts';
import type { Feature, Listeners, Dependencies, PortalDispatch, PortalState, StoreDependencies } from '#platform/storeTypes.ts';
import { PREFERENCES_KEY } from '#platform/preferences/storedAppearance.ts';
import { readStoredPreferences } from '#platform/preferences/readStoredPreferences.ts';
import {
  appearanceChosen,
  languageChosen,
  preferencesReducer,
  type Preferences,
} from '#platform/preferences/preferencesSlice.ts';
import { isUnintended } from '#platform/session/store/session.ts';
import { sessionListeners } from '#platform/session/store/sessionListeners.ts';
import {
  selectAccessToken,
  sessionFromStorage,
  sessionReducer,
  signedIn,
  signedOut,
  signInFailed,
} from '#platform/session/store/sessionSlice.ts';
import { errorToasts } from '#platform/toasts/errorToasts.ts';

import { frameSlice } from './frame/frameSlice.ts';

export const apis = [paymentApi, borrowerApi, notificationApi, agencyApi, identityApi] as const;
const SLOW_CHECK_WARNING_MS = 1000;
/** Listeners needed from the start; other features add theirs with their first screen. */
const firstListeners = [errorToasts, accountListeners, sessionListeners, authListeners, pendingAlertListeners];

const loadPersistence = () => import(/* webpackChunkName: "LaterParts" */ '#platform/preferences/preferencesPersistence.ts');

/**
 * Creates the portal's Redux store. Tests create their own; stores share no state.
 * @param extraListeners listeners that need the route table, which imports every feature
 */
export function createStore(surroundings: StoreDependencies, extraListeners: readonly Listeners[] = []) {
  const { devTools } = surroundings;
  setLenderZone(surroundings.config.support.timeZone);
  // redux-oidc loads together with the OpenID library; there are no actions for it before that.
  let oidcReducer: Reducer<UserState | null> = (state = null) => state;
  surroundings.identity.onLoaded((loaded) => (oidcReducer = loaded));
  let preferences: Reducer<Preferences> = preferencesReducer;
  const reducer = combineSlices(
    {
      session: sessionReducer,
      oidc: (state: UserState | null | undefined, action: UnknownAction) => oidcReducer(state, action),
      preferences: (state: Preferences | undefined, action: UnknownAction) => preferences(state, action),
      frame: frameSlice.reducer,
    },
    ...apis,
  ).withLazyLoadedSlices<Pick<PortalState, 'toastr'>>();

  const installed = new Set<Feature>();
  const dependencies: Dependencies = {
    ...surroundings,
    vault: createSecretVault(),
    failedReads: new Map(),
    addFeature: (feature) => {
      if (installed.has(feature)) return false;
      installed.add(feature);
      feature.listeners(startListening);
      reducer.inject(feature.slice as never); // The cast allows the slice of any feature, because the store's type does not list them.
      return true;
    },
  };
  const listening = createListenerMiddleware<PortalState, PortalDispatch, Dependencies>({ extra: dependencies });
  const startListening: TypedStartListening<PortalState, PortalDispatch, Dependencies> = listening.startListening;

  const historyMiddlewares: readonly Middleware[] =
    surroundings.history === undefined ? [] : [historyMiddleware(surroundings.history)];
  const store = configureStore({
    reducer:
      devTools?.acceptReports<ReturnType<typeof reducer>, UnknownAction, Parameters<typeof reducer>[0]>(reducer) ?? reducer,
    preloadedState: {
      session: sessionFromStorage(surroundings.storage, Date.now() / 1000),
      preferences: readStoredPreferences(surroundings.storage),
    },
    devTools: devTools?.options ?? false,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: dependencies },
        // These checks run only in development; with a thousand loans they are slow, so warn later.
        immutableCheck: { warnAfter: SLOW_CHECK_WARNING_MS },
        serializableCheck: { warnAfter: SLOW_CHECK_WARNING_MS, ignoredActions: [PERSIST, REHYDRATE] },
      })
        .prepend(listening.middleware)
        .concat(clearFailuresOnRefetch(dependencies.failedReads))
        .concat(apis.map((api) => api.middleware))
        .concat(historyMiddlewares),
  });

  for (const listen of [...firstListeners, ...extraListeners]) listen(startListening);
  startListening({
    matcher: isAnyOf(appearanceChosen, languageChosen),
    effect: async () => {
      const part = await loadPersistence().catch(() => null); // If loading fails, the next change of a preference tries again.
      if (preferences === preferencesReducer)
        part?.persistPreferences(store, surroundings.storage, (keeping) => (preferences = keeping));
    },
  });
  const clearHistory = () => {
    surroundings.history?.clear();
    forgetOriginsWithValues();
  };
  // Clear all data at sign-out, so that the next user cannot see it.
  startListening({
    actionCreator: signedOut,
    effect: ({ payload: { reason } }, { dispatch }) => {
      for (const api of apis) dispatch(api.util.resetApiState());
      dependencies.vault.clear();
      // Keep the history if the session ended on its own, because the user may still want to report that.
      if (!isUnintended(reason) && reason !== 'invalidProfile') clearHistory();
      surroundings.storage.remove(PREFERENCES_KEY);
    },
  });
  // Drop the data that was prefetched for a sign-in that then failed.
  startListening({
    actionCreator: signInFailed,
    effect: (_failed, api) => {
      if (selectAccessToken(api.getOriginalState()) === selectAccessToken(api.getState())) return;
      for (const one of apis) if (one !== identityApi) api.dispatch(one.util.resetApiState());
    },
  });
  let lastPerson = store.getState().session.user?.sub;
  startListening({
    actionCreator: signedIn,
    effect: ({ payload: { user } }) => {
      if (lastPerson !== undefined && lastPerson !== user.sub) clearHistory();
      lastPerson = user.sub;
    },
  });
  return Object.assign(store, { vault: dependencies.vault } satisfies WithVault);
}
