import type {
  Action,
  DevToolsEnhancerOptions,
  ListenerEffectAPI,
  Reducer,
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';
import type { IntlShape } from 'react-intl';
import type { ToastrState } from 'react-redux-toastr';

import type { FailedReads } from '#platform/api/answers/failedReads.ts';
import type { Envelopes } from '#platform/api/sealed.ts';
import type { PortalConfig } from '#platform/config/config.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import type { History } from '#platform/history/history.ts';
import type { Preferences } from '#platform/preferences/preferencesSlice.ts';
import type { IdentityClient } from '#platform/identity/identityClient.ts';
import type { SessionSlice } from '#platform/session/store/sessionSlice.ts';

/** What connects a store to Redux DevTools. */
export interface DevTools {
  options: DevToolsEnhancerOptions;
  /** The reducer for an extension that may import a report, in which an action's type is a sentence. */
  restoring: <S, A extends Action, Preloaded>(reducer: Reducer<S, A, Preloaded>) => Reducer<S, A, Preloaded>;
}

/** What a store needs from outside; put together in `assemblePortal.ts`, passed to `createStore`, never imported. */
export interface Surroundings {
  config: PortalConfig;
  /** For words that are made outside React: toasts. Made when it is first asked for, because that takes a phone a tenth of a second. */
  intl: () => IntlShape;
  /** localStorage that never throws (full, disabled, blocked). */
  storage: SafeStorage;
  /** sessionStorage, likewise. */
  tabStorage: SafeStorage;
  /** Signing in, renewing and signing out; loads the OpenID client library when first needed. */
  identity: IdentityClient;
  /** Of what happens on the page; without it, nothing is remembered. */
  history?: History;
  /** A full page load, for addresses outside the router. */
  leaveTo: (url: string) => void;
  /** Left out where the extension may not connect, or is not there. */
  devTools?: DevTools;
}

/** What thunks and reactions may touch outside Redux. */
export interface Outside extends Surroundings {
  /** The store's own envelopes: a secret that was sealed for one store does not open in another. */
  envelopes: Envelopes;
  /** Reads that have just failed. */
  failedReads: FailedReads;
  /** Gives this store a feature's state and reactions. False when it has them. */
  addFeature: (feature: Feature) => boolean;
}

/** The state that every store of the portal has; a feature's own comes with its first screen. */
export interface PortalState {
  session: SessionSlice;
  /** Since the first toast. */
  toastr?: ToastrState;
  preferences: Preferences;
}

export type PortalDispatch = ThunkDispatch<PortalState, Outside, UnknownAction>;

/** Something to dispatch that reads the state or touches what is outside. */
export type PortalThunk<Result> = ThunkAction<Result, PortalState, Outside, UnknownAction>;

/** What a reaction gets besides its event. */
export type PortalListenerApi<State extends PortalState = PortalState> = ListenerEffectAPI<State, PortalDispatch, Outside>;

/** Reactions: called once per store with that store's `startListening`. `State` names the feature's own slice where it has one. */
export type Listeners<State extends PortalState = PortalState> = (
  start: TypedStartListening<State, PortalDispatch, Outside>,
) => void;

/** What a feature brings to the store with its first screen: its state, and its reactions. */
export interface Feature {
  slice: { reducerPath: string; reducer: Reducer };
  listeners: Listeners;
}
