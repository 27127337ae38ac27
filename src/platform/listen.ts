import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { IntlShape } from 'react-intl';

import type { PortalConfig } from '#platform/config/config.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import type { IdentityClient } from '#platform/session/client/identityClient.ts';

/** What a reaction may touch outside Redux; made once in `main.tsx`, handed to `createStore`, never imported. */
export interface Outside {
  config: PortalConfig;
  /** For words that are made outside React: toasts. */
  intl: IntlShape;
  /** localStorage that never throws (full, disabled, blocked). */
  storage: SafeStorage;
  /** sessionStorage, likewise. */
  tabStorage: SafeStorage;
  /** Signing in, renewing and signing out; loads the OpenID client library when first needed. */
  identity: IdentityClient;
  /** A full page load, for addresses outside the router. */
  leaveTo: (url: string) => void;
}

export type PortalDispatch = ThunkDispatch<unknown, Outside, UnknownAction>;

/** A feature's reactions: called once per store with that store's `startListening`. */
export type Listeners = (start: TypedStartListening<unknown, PortalDispatch, Outside>) => void;
