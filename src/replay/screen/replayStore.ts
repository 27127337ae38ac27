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

/** The store's state is now this one. */
const stepShown = createAction<RecordedState>('replay/stepShown');
/** A screen needs the state of a feature that the report does not have. */
const featureMissed = createAction<RecordedState>('replay/featureMissed');

const apis = [paymentApi, borrowerApi, notificationApi, agencyApi, identityApi] as const;

/** What every screen reads, for a report in which it was taken out. */
const BASICS = Object.fromEntries(
  [
    ['session', sessionReducer] as const,
    ['preferences', preferencesReducer] as const,
    ['frame', frameSlice.reducer] as const,
    ...apis.map((api) => [api.reducerPath, api.reducer] as const),
  ].map(([name, reducer]) => [name, (reducer as Reducer<unknown>)(undefined, { type: '' })]),
);

/** A recorded state as the store takes it. */
export const shownState = (state: unknown): RecordedState => ({
  ...BASICS,
  ...(typeof state === 'object' && state !== null ? state : {}),
});

/**
 * A store that shows recorded states. Screens may read it and ask things of it as of the portal's own; nothing that they do changes it. A
 * feature that is newer than the report begins as it does in the portal.
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
  /** @param state as it was recorded */
  const show = (state: unknown) => store.dispatch(stepShown({ ...missed, ...shownState(state) }));
  return Object.assign(store, { show, envelopes: outside.envelopes } satisfies WithEnvelopes & { show: typeof show });
}

export type ReplayStore = ReturnType<typeof createReplayStore>;

/**
 * Thunks run, because screens need what they give back at once: a draft, a secret, a subscription. A call stops before it is sent, and
 * whoever waits for its answer goes on waiting. All other actions are let go of.
 */
const standStill =
  (outside: Outside): Middleware =>
  (store) =>
  (next) =>
  (action) => {
    if (typeof action === 'function')
      return unanswered((action as Thunk)(store.dispatch, () => store.getState() as unknown, outside)); // redux has no other functions
    // RTK Query's hooks ask its middleware who is subscribed.
    if (stepShown.match(action) || featureMissed.match(action) || isNamed(action, /\/internal_getRTKQSubscriptions$/))
      return next(action);
    // Redux Toolkit dispatches this before a call is sent, and takes what is thrown for the call's end.
    if (isPending(action)) throw new Error('No call is sent from a replay');
    return action;
  };

type Thunk = (dispatch: unknown, getState: unknown, outside: Outside) => unknown;

const isNamed = (action: unknown, name: RegExp): boolean =>
  typeof action === 'object' && action !== null && 'type' in action && name.test(String(action.type));

/** The promise of a call becomes one that is never kept; what else its caller needs is still there. */
function unanswered(result: unknown): unknown {
  if (!(result instanceof Promise) || !('requestId' in result)) return result;
  return Object.assign(never(), result, { unwrap: never });
}
