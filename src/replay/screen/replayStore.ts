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
import type { WithEnvelopes } from '#platform/api/sealed.ts';
import type { Outside } from '#platform/listen.ts';
import { preferencesReducer } from '#platform/preferences/preferencesSlice.ts';
import { sessionReducer } from '#platform/session/store/sessionSlice.ts';

import { never } from './world/still.ts';

type RecordedState = Record<string, unknown>;

/** Replaces the whole state with a recorded one. */
const stepShown = createAction<RecordedState>('replay/stepShown');
/** Adds the initial state of a feature that is missing in the report but needed by a screen. */
const featureMissed = createAction<RecordedState>('replay/featureMissed');

const apis = [paymentApi, borrowerApi, notificationApi, agencyApi, identityApi] as const;

/** Initial state of the slices that every screen reads, in case the report lacks them. */
const BASICS = Object.fromEntries(
  [
    ['session', sessionReducer] as const,
    ['preferences', preferencesReducer] as const,
    ['frame', frameSlice.reducer] as const,
    ...apis.map((api) => [api.reducerPath, api.reducer] as const),
  ].map(([name, reducer]) => [name, (reducer as Reducer<unknown>)(undefined, { type: '' })]),
);

/** Converts a recorded state to a complete state of the store. */
export const shownState = (state: unknown): RecordedState => ({
  ...BASICS,
  ...(typeof state === 'object' && state !== null ? state : {}),
});

/**
 * Creates a store that shows recorded states. Screens can select from it and dispatch to it, but their actions do not change it. Features
 * that are newer than the report start with their initial state.
 */
export function createReplayStore(outside: Outside) {
  const missed: RecordedState = {};
  const addFeature: Outside['addFeature'] = ({ slice: { reducerPath, reducer } }) => {
    missed[reducerPath] = (reducer as Reducer<unknown>)(undefined, { type: '' });
    store.dispatch(featureMissed(missed));
    return false;
  };
  const store = configureStore({
    reducer: (state: RecordedState = shownState(null), action: UnknownAction): RecordedState => {
      if (stepShown.match(action)) return action.payload;
      return featureMissed.match(action) ? { ...action.payload, ...state } : state;
    },
    middleware: () => new Tuple<Middleware[]>(standStill({ ...outside, addFeature }), ...apis.map((api) => api.middleware)),
    devTools: false,
  });
  const show = (state: unknown) => store.dispatch(stepShown({ ...missed, ...shownState(state) }));
  return Object.assign(store, { show, envelopes: outside.envelopes } satisfies WithEnvelopes & { show: typeof show });
}

export type ReplayStore = ReturnType<typeof createReplayStore>;

/**
 * Middleware that freezes the store. Thunks run, because screens need their return values (a draft, a secret, a subscription). Requests
 * stop before they are sent, and their promises stay pending. All other actions are ignored.
 */
const standStill =
  (outside: Outside): Middleware =>
  (store) =>
  (next) =>
  (action) => {
    if (typeof action === 'function')
      return unanswered((action as Thunk)(store.dispatch, () => store.getState() as unknown, outside)); // only thunks are functions
    // RTK Query's hooks use this internal action to read the subscriptions.
    if (stepShown.match(action) || featureMissed.match(action) || isNamed(action, /\/internal_getRTKQSubscriptions$/))
      return next(action);
    // Redux Toolkit dispatches the pending action before it sends a request; an error thrown here ends the request.
    if (isPending(action)) throw new Error('No call is sent from a replay');
    return action;
  };

type Thunk = (dispatch: unknown, getState: unknown, outside: Outside) => unknown;

const isNamed = (action: unknown, name: RegExp): boolean =>
  typeof action === 'object' && action !== null && 'type' in action && name.test(String(action.type));

/** Replaces a request's promise by one that stays pending; its other properties, which callers use, are kept. */
function unanswered(result: unknown): unknown {
  if (!(result instanceof Promise) || !('requestId' in result)) return result;
  return Object.assign(never(), result, { unwrap: never });
}
