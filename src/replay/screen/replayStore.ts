import {
  configureStore,
  createAction,
  isPending,
  Tuple,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';

import { frameSlice } from '#app/frame/frameSlice.ts';
import { agencyApi } from '#platform/api/agencyApi.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { identityApi } from '#platform/api/identityApi.ts';
import { notificationApi } from '#platform/api/notificationApi.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import type { WithVault } from '#platform/api/secretVault.ts';
import type { Dependencies } from '#platform/storeTypes.ts';
import { preferencesReducer } from '#platform/preferences/preferencesSlice.ts';
import { sessionReducer } from '#platform/session/store/sessionSlice.ts';

import { pendingForever } from './inertDependencies.ts';

type RecordedState = Record<string, unknown>;

/** Replaces the whole state with a recorded one. */
const stepShown = createAction<RecordedState>('replay/stepShown');
/** Adds the initial state of a feature that is missing in the report but needed by a screen. */
const featureAdded = createAction<RecordedState>('replay/featureMissed');

const apis = [paymentApi, borrowerApi, notificationApi, agencyApi, identityApi] as const;

/** Initial state of the slices that every screen reads, in case the report lacks them. */
const BASE_STATE = Object.fromEntries(
  [
    ['session', sessionReducer] as const,
    ['preferences', preferencesReducer] as const,
    ['frame', frameSlice.reducer] as const,
    ...apis.map((api) => [api.reducerPath, api.reducer] as const),
  ].map(([name, reducer]) => [name, (reducer as Reducer<unknown>)(undefined, { type: '' })]),
);

export const completeState = (state: unknown): RecordedState => ({
  ...BASE_STATE,
  ...(typeof state === 'object' && state !== null ? state : {}),
});

/**
 * Creates a store that shows recorded states. Screens can select from it and dispatch to it, but their actions do not change it. Features
 * that are newer than the report start with their initial state.
 */
export function createReplayStore(outside: Dependencies) {
  const missed: RecordedState = {};
  const addFeature: Dependencies['addFeature'] = ({ slice: { reducerPath, reducer } }) => {
    missed[reducerPath] = (reducer as Reducer<unknown>)(undefined, { type: '' });
    store.dispatch(featureAdded(missed));
    return false;
  };
  const store = configureStore({
    reducer: (state: RecordedState = completeState(null), action: UnknownAction): RecordedState => {
      if (stepShown.match(action)) return action.payload;
      return featureAdded.match(action) ? { ...action.payload, ...state } : state;
    },
    middleware: () => new Tuple<Middleware[]>(freezeMiddleware({ ...outside, addFeature }), ...apis.map((api) => api.middleware)),
    devTools: false,
  });
  const show = (state: unknown) => store.dispatch(stepShown({ ...missed, ...completeState(state) }));
  return Object.assign(store, { show, vault: outside.vault } satisfies WithVault & { show: typeof show });
}

export type ReplayStore = ReturnType<typeof createReplayStore>;

/**
 * Middleware that freezes the store. Thunks run, because screens need their return values (a draft, a secret, a subscription). Requests
 * stop before they are sent, and their promises stay pending. All other actions are ignored.
 */
const freezeMiddleware =
  (outside: Dependencies): Middleware =>
  (store) =>
  (next) =>
  (action) => {
    if (typeof action === 'function')
      return toPendingResult((action as Thunk)(store.dispatch, () => store.getState() as unknown, outside)); // only thunks are functions
    // RTK Query's hooks use this internal action to read the subscriptions.
    if (stepShown.match(action) || featureAdded.match(action) || hasTypeLike(action, /\/internal_getRTKQSubscriptions$/))
      return next(action);
    // Redux Toolkit dispatches the pending action before it sends a request; an error thrown here ends the request.
    if (isPending(action)) throw new Error('No call is sent from a replay');
    return action;
  };

type Thunk = (dispatch: unknown, getState: unknown, outside: Dependencies) => unknown;

const hasTypeLike = (action: unknown, name: RegExp): boolean =>
  typeof action === 'object' && action !== null && 'type' in action && name.test(String(action.type));

/** Replaces a request's promise by one that stays pending; its other properties, which callers use, are kept. */
function toPendingResult(result: unknown): unknown {
  if (!(result instanceof Promise) || !('requestId' in result)) return result;
  return Object.assign(pendingForever(), result, { unwrap: pendingForever });
}
