import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { UserState } from 'redux-oidc';

import { decodeAccessToken } from '#domain/accessToken.ts';
import type { PortalConfig } from '#platform/config/config.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import type { Session } from '#platform/session/store/session.ts';
import { tokenVerified } from '#platform/session/store/sessionSlice.ts';
import { OIDC_PREFIX, readStoredProfile, readStoredSession, STORED } from '#platform/session/store/storedSession.ts';

import { atMost } from '#platform/atMost.ts';
import type { EarlyOutcome } from './earlySignIn.ts';
import { IdentityFailure, reported } from './identityFailure.ts';
import { keepDiscovery, takeDiscovery } from './keptDiscovery.ts';
import type { ProviderCalls } from './providerCalls.ts';
import { handOverToOpener, signInThroughWindow } from './signInWindow.ts';
import type { VerifiedUserManager } from './verifiedUserManager.ts';

/** What the client needs of the store; it exists before the store does. */
export interface IdentityWires {
  calls: ProviderCalls;
  dispatch: (action: UnknownAction) => void;
}

/** Signing in, renewing and signing out, as the rest of the portal uses them. */
export interface IdentityClient {
  /** Call once, when the store exists. */
  connect: (wires: IdentityWires) => void;
  /** Sets what to do with redux-oidc's reducer, which loads with the library. */
  onLoaded: (show: (reducer: Reducer<UserState | null>) => void) => void;
  /**
   * Leaves for the provider, or with `register` for its sign-up page (`prompt=create`) in that language; the promise stays pending
   * while the page leaves, and is kept when the browser shows the page again. @throws IdentityFailure when it cannot leave.
   */
  signIn: (returnUrl: string, register?: { language: string }) => Promise<void>;
  /**
   * Signs in through a separate window, which opens before this returns: call it directly from the press of a button. Null when it
   * was canceled here. @throws IdentityFailure; then nothing was stored.
   */
  signInByWindow: (returnUrl: string) => Promise<{ session: Session; returnUrl: string } | null>;
  /** Fetches ahead what signing in, or finishing it, needs. Failing, it is fetched again when it is needed. */
  prepare: () => void;
  /** Closes the window of a sign-in that is under way. */
  giveUpWindow: () => void;
  /** On the callback page in such a window: true when the page that opened it was told, which then closes it. */
  handOver: (url: string) => Promise<boolean>;
  /**
   * The callback address of a sign-in that the document finished, and went on from to the page that was asked for, before the portal was
   * there. Null where there is none, and once it is completed here.
   */
  finishedEarly: () => string | null;
  /** Finishes a sign-in at the callback address. @throws IdentityFailure; then nothing was stored. */
  completeSignIn: (url: string) => Promise<{ session: Session; returnUrl: string }>;
  /** A fresher session, or null when the person would have to sign in. Never throws; one renewal at a time, across tabs. */
  renew: () => Promise<Session | null>;
  /** The token that this tab works with from now on: a stored token is only useful if it is a different one. */
  inUse: (token: string) => void;
  /** The stored ID token: the hint for the provider's sign-out. */
  idToken: () => string | null;
  /** From now on no renewal succeeds, and one that is under way is dropped. */
  end: () => void;
  /** Tells the provider to forget this tab's refresh token, if it has one. */
  revoke: () => Promise<void>;
  /** Leaves for the provider's sign-out page. Settles when that is not possible, or when the browser shows the page again. */
  signOut: (hint: { idTokenHint: string | null }) => Promise<void>;
  /** Watches the session at the provider, and shows the library's events in the store. */
  startMonitoring: () => Promise<void>;
}

/** Two tabs that renew with one rotating refresh token would end the session, so the lock is shared by the origin. */
const RENEWAL_LOCK = 'portal.session-renewal';
/** A lock that took longer than this was held by another tab. */
const CONTENDED_MS = 20;
/** The most milliseconds for a renewal with its wait for the lock: half of the notice period is left to the person. */
const RENEWAL_MS = 25_000;
/** How long another process's localStorage may lag behind. */
const STORAGE_LAG_MS = 250;

/** How long leaving for the sign-out waits for a renewal that is under way. */
const RENEWAL_END_MS = 1000;

/** redux-oidc, in the library's chunk. */
const loadEvents = () => import(/* webpackChunkName: "verifiedUserManager" */ './connectUserManager.ts');

/** @param storage localStorage @param tabStorage sessionStorage. The OpenID library is loaded when first needed. */
export function createIdentityClient(
  config: PortalConfig['identity'],
  storage: SafeStorage,
  tabStorage: SafeStorage,
): IdentityClient {
  let wires: IdentityWires | null = null;
  let showReducer: (reducer: Reducer<UserState | null>) => void = () => undefined;
  let manager: Promise<VerifiedUserManager> | null = null;
  /** Of a sign-in that the document finished. Its refresh token goes to the manager that renews. */
  const early = window.takeEarlySignIn?.();
  let earlyAddress = early !== undefined && early.url !== window.location.href ? early.url : null;
  let completing: { url: string; done: Promise<{ session: Session; returnUrl: string }> } | null = null;
  let renewing: Promise<Session | null> | null = null;
  let hasSessionEnded = false;
  /** The last sign-in through a window; canceling one that has ended changes nothing. */
  let windowAttempt: AbortController | null = null;
  let tokenInUse = storage.get(STORED.token);

  const wired = (): IdentityWires => {
    if (wires === null) throw new Error('The identity client is used before the store is connected');
    return wires;
  };

  const loadManager = (): Promise<VerifiedUserManager> => {
    manager ??= (async () => {
      const { calls, dispatch } = wired();
      const kept = takeDiscovery(tabStorage);
      const discovery = kept === null ? calls.discovery() : Promise.resolve(kept);
      discovery.catch(() => undefined); // it is waited for once the library is there
      const { createUserManager } = await import(/* webpackChunkName: "verifiedUserManager" */ './verifiedUserManager.ts');
      const { connectUserManager, oidcReducer, reportFound } = await loadEvents();
      showReducer(oidcReducer);
      const outcome = await early?.outcome;
      // Somebody else may have signed in in another tab since.
      const isTheirs =
        outcome !== undefined && 'session' in outcome && readStoredProfile(storage)?.sub === outcome.session.user.sub;
      const finished = isTheirs ? outcome : null;
      const made = await createUserManager({
        config,
        storage,
        calls: { ...calls, discovery: () => discovery },
        verified: (begun) => dispatch(tokenVerified(begun)),
        hasSessionEnded: () => hasSessionEnded,
        refreshToken: finished?.refreshToken ?? null,
      });
      connectUserManager(made, dispatch, renew);
      if (finished !== null && !hasSessionEnded) reportFound(dispatch, finished.session.user);
      return made;
    })();
    // If the provider could not be reached, the next call tries again.
    manager.catch(() => (manager = null));
    return manager;
  };

  /** Marks the token as in use right away: one that lasts less than the notice period is renewed at once. */
  const begun = <Finished extends { session: Session }>(finished: Finished): Finished => {
    tokenInUse = finished.session.token;
    return finished;
  };

  const finishEarly = async (outcome: Promise<EarlyOutcome>) => {
    const finished = await outcome;
    if ('failure' in finished) throw new IdentityFailure(finished.failure.code, finished.failure.facts);
    hasSessionEnded = false;
    return begun({ session: finished.session, returnUrl: finished.returnUrl });
  };

  /** What was begun elsewhere, or is over, needs neither the library nor the provider to be told from an answer. */
  const finish = async (url: string) => {
    const state = new URL(url).searchParams.get('state');
    if (state === null) throw new IdentityFailure('stateMissing', { expected: 'state beside code or error', got: 'none' });
    if (storage.get(OIDC_PREFIX + state) === null)
      throw new IdentityFailure('stateUnknown', { expected: 'the state of a request of this browser', got: 'another one' });
    hasSessionEnded = false;
    const made = await loadManager();
    return begun(await made.completeSignIn(url));
  };

  const tokenExpiry = (token: string | null): number => (token === null ? 0 : (decodeAccessToken(token)?.exp ?? 0));

  /** @param refused the token in use when this tab asked; while waiting, it may have taken over another tab's token */
  const renewOnce = async (refused: string | null, askedAt: number): Promise<Session | null> => {
    if (performance.now() - askedAt > RENEWAL_MS) return null; // the person was asked in the meantime
    if (storage.get(STORED.token) === null) return null; // another tab signed out, and its calls may have been refused here first
    // After a wait for the lock: what the other tab stored may become visible here a moment later.
    if (performance.now() - askedAt > CONTENDED_MS) await new Promise((resolve) => setTimeout(resolve, STORAGE_LAG_MS));
    const stored = readStoredSession(storage, Date.now() / 1000);
    // Another tab was faster. A different token with the same expiry counts too: ours may have been refused.
    if (stored !== null && stored.token !== refused && stored.expiresAt >= tokenExpiry(refused)) return stored;
    return (await loadManager()).renewSession();
  };

  const renew = (): Promise<Session | null> => {
    if (hasSessionEnded) return Promise.resolve(null);
    const refused = tokenInUse;
    const askedAt = performance.now();
    // The inner limit frees the lock for other tabs, the outer one ends the wait for theirs.
    renewing ??= atMost(
      RENEWAL_MS,
      withLock(RENEWAL_LOCK, () => atMost(RENEWAL_MS, renewOnce(refused, askedAt))),
    )
      .then(
        (session) => (hasSessionEnded ? null : session),
        async (failure: unknown) => {
          // If the redux-oidc chunk does not load, its event is left out; the session's own actions report the failure too.
          const events = await loadEvents().catch(() => null);
          events?.reportRenewalFailure(wired().dispatch, reported(failure));
          return null;
        },
      )
      .finally(() => (renewing = null));
    return renewing;
  };

  return {
    connect: (given) => {
      wires = given;
    },
    onLoaded: (show) => {
      showReducer = show;
    },
    signIn: async (returnUrl, register) => {
      const made = await loadManager();
      keepDiscovery(tabStorage, made.discovery);
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
        return begun(await signInThroughWindow(returnUrl, attempt.signal, start));
      } catch (failure) {
        if (attempt.signal.aborted) return null;
        throw failure;
      }
    },
    giveUpWindow: () => windowAttempt?.abort(),
    finishedEarly: () => earlyAddress,
    handOver: (url) => Promise.resolve(config.popup === true && handOverToOpener(url, storage)),
    completeSignIn: (url) => {
      // The code in the address works only once; what failed may be tried again.
      if (url === earlyAddress) earlyAddress = null;
      if (completing?.url !== url) {
        const done = early?.url === url ? finishEarly(early.outcome) : finish(url);
        completing = { url, done };
        done.catch(() => {
          if (completing?.done === done) completing = null;
        });
      }
      return completing.done;
    },
    renew,
    inUse: (token) => {
      tokenInUse = token;
    },
    idToken: () => readStoredProfile(storage)?.idToken ?? null,
    end: () => {
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
      // Its answer would replace the provider's cookie that the sign-out needs. When a device wakes, both may be due at once.
      await atMost(RENEWAL_END_MS, Promise.resolve(renewing)).catch(() => undefined);
      await (await loadManager()).leaveForSignOut(idTokenHint);
    },
    startMonitoring: async () => {
      if (storage.keys().some((key) => key.startsWith(`${OIDC_PREFIX}user:`))) (await loadManager()).watchSession();
    },
  };
}

/** Browsers without the Web Locks API do without the lock: their tabs may renew at the same time. */
function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager }; // absent outside secure contexts, whatever the type says
  return locks === undefined ? work() : locks.request(name, work);
}
