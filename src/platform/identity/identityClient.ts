import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { UserState } from 'redux-oidc';

import { decodeAccessToken } from '#domain/accessToken.ts';
import type { PortalConfig } from '#platform/config/config.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import type { Session } from '#platform/session/store/session.ts';
import { tokenVerified } from '#platform/session/store/sessionSlice.ts';
import { OIDC_PREFIX, readStoredProfile, readStoredSession, STORAGE_KEYS } from '#platform/session/store/storedSession.ts';

import { withTimeout } from '#platform/withTimeout.ts';
import type { EarlyOutcome } from './earlySignIn.ts';
import { IdentityFailure, logFailure } from './identityFailure.ts';
import { storeDiscovery, takeStoredDiscovery } from './storedDiscovery.ts';
import type { ProviderCalls } from './providerCalls.ts';
import { postResponseToOpener, signInThroughWindow } from './signInWindow.ts';
import type { VerifiedUserManager } from './verifiedUserManager.ts';

/** What the client needs from the store. It is passed later, because the client is created before the store. */
export interface StoreConnection {
  calls: ProviderCalls;
  dispatch: (action: UnknownAction) => void;
}

export interface IdentityClient {
  /** Must be called once, when the store exists. */
  connect: (wires: StoreConnection) => void;
  /** Registers a callback that receives redux-oidc's reducer, which loads with the OpenID library. */
  onLoaded: (show: (reducer: Reducer<UserState | null>) => void) => void;
  /**
   * Navigates to the provider's sign-in page or, with `register`, to its sign-up page (`prompt=create`) in that language. The promise
   * resolves only if the browser restores this page from its back/forward cache. @throws IdentityFailure when navigation is not possible
   */
  signIn: (returnUrl: string, register?: { language: string }) => Promise<void>;
  /**
   * Signs in through a popup, which opens before this returns: call it directly in a click handler. Resolves to null when the user
   * canceled on this page. @throws IdentityFailure; nothing was stored then
   */
  signInByWindow: (returnUrl: string) => Promise<{ session: Session; returnUrl: string } | null>;
  /** Preloads what sign-in needs. If that fails, it is loaded again when needed. */
  prepare: () => void;
  cancelSignInWindow: () => void;
  /**
   * Called on the callback page inside the popup. Resolves to true when the response was passed to the opener, which then closes the
   * popup.
   */
  passToOpener: (url: string) => Promise<boolean>;
  /**
   * Returns the callback URL of a sign-in that the callback page's script completed, and navigated away from, before the application
   * loaded. Null if there is none, or after `completeSignIn` has taken it over.
   */
  earlyCallbackUrl: () => string | null;
  /** Completes a sign-in at the callback URL. @throws IdentityFailure; nothing was stored then */
  completeSignIn: (url: string) => Promise<{ session: Session; returnUrl: string }>;
  /**
   * Returns a renewed session, or null when the user would have to sign in. Never throws. Only one renewal runs at a time, across all
   * tabs.
   */
  renew: () => Promise<Session | null>;
  /** Sets the token that this tab currently uses. A renewal in another tab helps only if it stored a different token. */
  setTokenInUse: (token: string) => void;
  /** Returns the stored ID token, which is the hint for the provider's sign-out. */
  idToken: () => string | null;
  /** Ends the session: from now on no renewal succeeds, and the result of a running one is discarded. */
  endSession: () => void;
  /** Revokes this tab's refresh token at the provider, if there is one. */
  revoke: () => Promise<void>;
  /**
   * Navigates to the provider's sign-out page. Resolves only when that is not possible, or when the browser restores this page from its
   * back/forward cache.
   */
  signOut: (hint: { idTokenHint: string | null }) => Promise<void>;
  /** Starts monitoring the session at the provider and forwards the library's events to the store. */
  startMonitoring: () => Promise<void>;
}

/**
 * Name of the lock shared by all tabs. If two tabs used one rotating refresh token at the same time, the provider would end the session.
 */
const RENEWAL_LOCK = 'portal.session-renewal';
/** If waiting for the lock took longer than this, another tab held it. */
const LOCK_CONTENTION_MS = 20;
/** The limit includes the wait for the lock. It leaves the user half of the notice period. */
const RENEWAL_LIMIT_MS = 25_000;
/** How long a write to localStorage by another process may take to become visible here. */
const STORAGE_LAG_MS = 250;

/** How long sign-out waits for a running renewal. */
const SIGN_OUT_WAIT_MS = 1000;

/** Loads redux-oidc, which is in the same chunk as the OpenID library. */
const loadReduxOidc = () => import(/* webpackChunkName: "verifiedUserManager" */ './connectUserManager.ts');

/**
 * Creates the identity client. The OpenID library is loaded when first needed. @param storage localStorage @param tabStorage
 * sessionStorage
 */
export function createIdentityClient(
  config: PortalConfig['identity'],
  storage: SafeStorage,
  tabStorage: SafeStorage,
): IdentityClient {
  let connection: StoreConnection | null = null;
  let showReducer: (reducer: Reducer<UserState | null>) => void = () => undefined;
  let manager: Promise<VerifiedUserManager> | null = null;
  /** The sign-in that the callback page's script completed. Its refresh token is passed to the manager that renews. */
  const early = window.takeEarlySignIn?.();
  let earlyAddress = early !== undefined && early.url !== window.location.href ? early.url : null;
  let completing: { url: string; done: Promise<{ session: Session; returnUrl: string }> } | null = null;
  let renewing: Promise<Session | null> | null = null;
  let hasSessionEnded = false;
  /** Aborts the last popup sign-in. Aborting one that has ended has no effect. */
  let windowAttempt: AbortController | null = null;
  let tokenInUse = storage.get(STORAGE_KEYS.token);

  const requireConnection = (): StoreConnection => {
    if (connection === null) throw new Error('The identity client is used before the store is connected');
    return connection;
  };

  const loadManager = (): Promise<VerifiedUserManager> => {
    manager ??= (async () => {
      const { calls, dispatch } = requireConnection();
      const kept = takeStoredDiscovery(tabStorage);
      const discovery = kept === null ? calls.discovery() : Promise.resolve(kept);
      discovery.catch(() => undefined); // Avoids an unhandled rejection: the promise is awaited only once the library has loaded.
      const { createUserManager } = await import(/* webpackChunkName: "verifiedUserManager" */ './verifiedUserManager.ts');
      const { connectUserManager, oidcReducer, dispatchUserFound } = await loadReduxOidc();
      showReducer(oidcReducer);
      const outcome = await early?.outcome;
      // Another user may have signed in in another tab since.
      const isTheirs =
        outcome !== undefined && 'session' in outcome && readStoredProfile(storage)?.sub === outcome.session.user.sub;
      const finished = isTheirs ? outcome : null;
      const made = await createUserManager({
        config,
        storage,
        calls: { ...calls, discovery: () => discovery },
        verified: (markInUse) => dispatch(tokenVerified(markInUse)),
        hasSessionEnded: () => hasSessionEnded,
        refreshToken: finished?.refreshToken ?? null,
      });
      connectUserManager(made, dispatch, renew);
      if (finished !== null && !hasSessionEnded) dispatchUserFound(dispatch, finished.session.user);
      return made;
    })();
    // If the provider could not be reached, the next call tries again.
    manager.catch(() => (manager = null));
    return manager;
  };

  /** Marks the token as in use at once, because a token that expires within the notice period is renewed immediately. */
  const markInUse = <Finished extends { session: Session }>(finished: Finished): Finished => {
    tokenInUse = finished.session.token;
    return finished;
  };

  const finishEarly = async (outcome: Promise<EarlyOutcome>) => {
    const finished = await outcome;
    if ('failure' in finished) throw new IdentityFailure(finished.failure.code, finished.failure.facts);
    hasSessionEnded = false;
    return markInUse({ session: finished.session, returnUrl: finished.returnUrl });
  };

  /**
   * Completes a sign-in. Responses that this browser did not request, or that were already used, are rejected without loading the library
   * or contacting the provider.
   */
  const completeSignIn = async (url: string) => {
    const state = new URL(url).searchParams.get('state');
    if (state === null) throw new IdentityFailure('stateMissing', { expected: 'state beside code or error', got: 'none' });
    if (storage.get(OIDC_PREFIX + state) === null)
      throw new IdentityFailure('stateUnknown', { expected: 'the state of a request of this browser', got: 'another one' });
    hasSessionEnded = false;
    const made = await loadManager();
    return markInUse(await made.completeSignIn(url));
  };

  const tokenExpiry = (token: string | null): number => (token === null ? 0 : (decodeAccessToken(token)?.exp ?? 0));

  /**
   * Renews once the lock is held.
   * @param refused the token in use when this tab requested the renewal; it may have adopted another tab's token while waiting
   * @param askedAt time of the request, by `performance.now()`
   */
  const renewOnce = async (refused: string | null, askedAt: number): Promise<Session | null> => {
    if (performance.now() - askedAt > RENEWAL_LIMIT_MS) return null; // The expiry dialog has opened in the meantime.
    if (storage.get(STORAGE_KEYS.token) === null) return null; // Another tab has signed out.
    // Another tab held the lock. What it stored may become visible here only after a short delay.
    if (performance.now() - askedAt > LOCK_CONTENTION_MS) await new Promise((resolve) => setTimeout(resolve, STORAGE_LAG_MS));
    const stored = readStoredSession(storage, Date.now() / 1000);
    // Another tab has already renewed. A different token with the same expiry counts, too, because ours may have been rejected.
    if (stored !== null && stored.token !== refused && stored.expiresAt >= tokenExpiry(refused)) return stored;
    return (await loadManager()).renewSession();
  };

  const renew = (): Promise<Session | null> => {
    if (hasSessionEnded) return Promise.resolve(null);
    const refused = tokenInUse;
    const askedAt = performance.now();
    // The inner limit releases the lock for other tabs; the outer one ends our wait for theirs.
    renewing ??= withTimeout(
      RENEWAL_LIMIT_MS,
      withLock(RENEWAL_LOCK, () => withTimeout(RENEWAL_LIMIT_MS, renewOnce(refused, askedAt))),
    )
      .then(
        (session) => (hasSessionEnded ? null : session),
        async (failure: unknown) => {
          // If the redux-oidc chunk does not load, its event is skipped. The session's own actions report the failure, too.
          const events = await loadReduxOidc().catch(() => null);
          events?.dispatchRenewalFailure(requireConnection().dispatch, logFailure(failure));
          return null;
        },
      )
      .finally(() => (renewing = null));
    return renewing;
  };

  return {
    connect: (given) => {
      connection = given;
    },
    onLoaded: (show) => {
      showReducer = show;
    },
    signIn: async (returnUrl, register) => {
      const made = await loadManager();
      storeDiscovery(tabStorage, made.discovery);
      await made.leaveForSignIn(returnUrl, register);
    },
    prepare: () => void loadManager().catch(() => undefined),
    signInByWindow: async (returnUrl) => {
      const attempt = new AbortController();
      windowAttempt = attempt;
      const start = () => {
        hasSessionEnded = false;
        return loadManager();
      };
      try {
        return markInUse(await signInThroughWindow(returnUrl, attempt.signal, start));
      } catch (failure) {
        if (attempt.signal.aborted) return null;
        throw failure;
      }
    },
    cancelSignInWindow: () => windowAttempt?.abort(),
    earlyCallbackUrl: () => earlyAddress,
    passToOpener: (url) => Promise.resolve(config.popup === true && postResponseToOpener(url, storage)),
    completeSignIn: (url) => {
      // An authorization code works only once, so a second call for the same URL gets the same promise. After a failure a retry is
      // possible.
      if (url === earlyAddress) earlyAddress = null;
      if (completing?.url !== url) {
        const done = early?.url === url ? finishEarly(early.outcome) : completeSignIn(url);
        completing = { url, done };
        done.catch(() => {
          if (completing?.done === done) completing = null;
        });
      }
      return completing.done;
    },
    renew,
    setTokenInUse: (token) => {
      tokenInUse = token;
    },
    idToken: () => readStoredProfile(storage)?.idToken ?? null,
    endSession: () => {
      hasSessionEnded = true;
      void manager?.then(
        (made) => made.stopWatching(),
        () => undefined,
      );
    },
    revoke: async () => {
      if (manager !== null || early !== undefined) await (await loadManager()).revokeRefreshToken();
    },
    signOut: async ({ idTokenHint }) => {
      // The response of a running renewal would replace the provider's cookie that sign-out needs. Both can be due at once when a device
      // wakes up.
      await withTimeout(SIGN_OUT_WAIT_MS, Promise.resolve(renewing)).catch(() => undefined);
      await (await loadManager()).leaveForSignOut(idTokenHint);
    },
    startMonitoring: async () => {
      if (storage.keys().some((key) => key.startsWith(`${OIDC_PREFIX}user:`))) (await loadManager()).watchSession();
    },
  };
}

/** Runs the work under a lock shared by all tabs. Without the Web Locks API it runs without one, so tabs may renew at the same time. */
function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager }; // `locks` is missing outside secure contexts, although the type says otherwise.
  return locks === undefined ? work() : locks.request(name, work);
}
