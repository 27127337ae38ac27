import { combineReducers, configureStore, createListenerMiddleware, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import toastr from 'react-redux-toastr/lib/reducer';
import type { UserState } from 'redux-oidc';
import { FLUSH, PAUSE, PERSIST, persistReducer, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';

import { authListeners } from '#features/auth/authListeners.ts';
import { payListeners } from '#features/pay/intent/payListeners.ts';
import { paySlice } from '#features/pay/intent/paySlice.ts';
import { devTools } from '#features/support/devTools.ts';
import { agencyApi } from '#platform/api/agencyApi.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { identityApi } from '#platform/api/identityApi.ts';
import { notificationApi } from '#platform/api/notificationApi.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import type { Outside, PortalDispatch } from '#platform/listen.ts';
import { preferencesPersistence } from '#platform/preferences/preferencesPersistence.ts';
import { preferencesReducer } from '#platform/preferences/preferencesSlice.ts';
import { sessionListeners } from '#platform/session/store/sessionListeners.ts';
import { sessionFromStorage, sessionReducer, signedOut } from '#platform/session/store/sessionSlice.ts';
import { errorToasts } from '#platform/toasts/errorToasts.ts';

const apis = [paymentApi, borrowerApi, notificationApi, agencyApi, identityApi] as const;
const SLOW_CHECK_MS = 1000;
const listeners = [errorToasts, sessionListeners, authListeners, payListeners];

/** The portal's one store. A test makes its own with its own `Outside`; nothing leaks between two of them. */
export function createStore(outside: Outside) {
  // Until redux-oidc comes with the OpenID library there are no events for it.
  let oidcReducer: Reducer<UserState | null> = (state = null) => state;
  outside.identity.onLoaded((loaded) => (oidcReducer = loaded));
  const reducer = combineReducers({
    session: sessionReducer,
    oidc: (state: UserState | null | undefined, action: UnknownAction) => oidcReducer(state, action),
    toastr,
    [paySlice.name]: paySlice.reducer,
    preferences: persistReducer(preferencesPersistence(outside.storage), preferencesReducer),
    [paymentApi.reducerPath]: paymentApi.reducer,
    [borrowerApi.reducerPath]: borrowerApi.reducer,
    [notificationApi.reducerPath]: notificationApi.reducer,
    [agencyApi.reducerPath]: agencyApi.reducer,
    [identityApi.reducerPath]: identityApi.reducer,
  });
  const listening = createListenerMiddleware<unknown, PortalDispatch, Outside>({ extra: outside });

  const store = configureStore({
    reducer,
    preloadedState: { session: sessionFromStorage(outside.storage, Date.now() / 1000) },
    devTools: outside.config.supportCapture ? devTools : false,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: outside },
        // Development only; a thousand loans take their time to look through.
        immutableCheck: { warnAfter: SLOW_CHECK_MS },
        serializableCheck: { warnAfter: SLOW_CHECK_MS, ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      })
        .prepend(listening.middleware)
        .concat(apis.map((api) => api.middleware)),
  });
  const persistor = persistStore(store);

  for (const listen of listeners) listen(listening.startListening);
  // One borrower's data is never there for the next.
  listening.startListening({
    actionCreator: signedOut,
    effect: async (_action, { dispatch }) => {
      for (const api of apis) dispatch(api.util.resetApiState());
      await persistor.purge();
    },
  });
  return store;
}
