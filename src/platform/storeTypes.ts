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

import type { FailedReads } from '#platform/api/responses/failedReads.ts';
import type { SecretVault } from '#platform/api/secretVault.ts';
import type { PortalConfig } from '#platform/config/config.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import type { History } from '#platform/history/history.ts';
import type { Preferences } from '#platform/preferences/preferencesSlice.ts';
import type { IdentityClient } from '#platform/identity/identityClient.ts';
import type { SessionSlice } from '#platform/session/store/sessionSlice.ts';

export interface DevTools {
  options: DevToolsEnhancerOptions;
  /**
   * Wraps the reducer, so that it accepts the actions of an imported problem report, in which `type` is a sentence and `is` the real
   * action type.
   */
  acceptReports: <S, A extends Action, Preloaded>(reducer: Reducer<S, A, Preloaded>) => Reducer<S, A, Preloaded>;
}

/**
 * A store's external dependencies. `assemblePortal.ts` creates them and passes them to `createStore`; they are never imported, so that
 * each test can use its own.
 */
export interface StoreDependencies {
  config: PortalConfig;
  /** Formats texts outside React, such as toasts. Created on first use, because that takes about 100 ms on a phone. */
  intl: () => IntlShape;
  /** localStorage wrapper that never throws, even if storage is full, disabled or blocked. */
  storage: SafeStorage;
  /** sessionStorage wrapper that never throws, even if storage is full, disabled or blocked. */
  tabStorage: SafeStorage;
  /** Loads the OpenID client library on first use. */
  identity: IdentityClient;
  /** Without it nothing is recorded for problem reports. */
  history?: History;
  /** Navigates with a full page load, for URLs outside the router. */
  navigateAway: (url: string) => void;
  /** Missing when the Redux DevTools extension is not installed or not allowed. */
  devTools?: DevTools;
}

/** Everything that thunks and listeners may use outside Redux. */
export interface Dependencies extends StoreDependencies {
  /** The secrets that were sealed for this store; no other store can open them. */
  vault: SecretVault;
  /** Read requests that failed a moment ago; they are not repeated at once. */
  failedReads: FailedReads;
  /** Adds a feature's slice and listeners to this store. Returns false if they were added before. */
  addFeature: (feature: Feature) => boolean;
}

/** A feature's own slice is added with its first screen. */
export interface PortalState {
  session: SessionSlice;
  /** Missing until the first toast is shown. */
  toastr?: ToastrState;
  preferences: Preferences;
}

export type PortalDispatch = ThunkDispatch<PortalState, Dependencies, UnknownAction>;

export type PortalThunk<Result> = ThunkAction<Result, PortalState, Dependencies, UnknownAction>;

export type PortalListenerApi<State extends PortalState = PortalState> = ListenerEffectAPI<State, PortalDispatch, Dependencies>;

/**
 * Function that registers listeners. It is called once per store, with that store's `startListening`. `State` includes the feature's own
 * slice, if it has one.
 */
export type Listeners<State extends PortalState = PortalState> = (
  start: TypedStartListening<State, PortalDispatch, Dependencies>,
) => void;

/** What a feature adds to the store with its first screen: a slice and listeners. */
export interface Feature {
  slice: { reducerPath: string; reducer: Reducer };
  listeners: Listeners;
}
