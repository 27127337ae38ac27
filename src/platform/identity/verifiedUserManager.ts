import {
  SessionMonitor,
  User,
  UserManager,
  type CreateSigninRequestArgs,
  type IWindow,
  type NavigateResponse,
  type StateStore,
  type UserManagerSettings,
} from 'oidc-client-ts';

import type { DiscoveryDocument } from '#contract/identity.ts';
import { decodeAccessToken } from '#domain/accessToken.ts';
import type { PortalConfig } from '#platform/config/config.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { paths } from '#platform/routing/paths.ts';
import { EXPIRY_NOTICE_SECONDS, type Session } from '#platform/session/store/session.ts';
import { OIDC_PREFIX, STORAGE_KEYS } from '#platform/session/store/storedSession.ts';

import { IdentityFailure, describeThrown } from './identityFailure.ts';
import { absoluteAuthority, type ProviderCalls } from './providerCalls.ts';
import { SIGN_IN_WINDOW_SIZE, SIGN_IN_WINDOW_NAME } from './signInWindow.ts';
import { toIdentityFailure, VerifyingClient } from './verifyingClient.ts';

/** From the specification, section 9. */
const SESSION_CHECK_INTERVAL_SECONDS = 2;
const SILENT_REQUEST_TIMEOUT_SECONDS = 10;
/** Shorter than the hidden-frame request that may follow, because both must finish within the notice period. */
const REFRESH_TIMEOUT_SECONDS = 5;
const STALE_STATE_SECONDS = 900;
const DEFAULT_SCOPE = 'openid';

export interface ManagerOptions {
  config: PortalConfig['identity'];
  storage: SafeStorage;
  calls: ProviderCalls;
  /** Called with the token of a sign-in before the user-info check: see `ClientCalls`. */
  verified: (begun: { token: string; returnUrl: string }) => void;
  /** Returns true once sign-out has begun. From then on nothing may be stored. */
  hasSessionEnded: () => boolean;
  /** The refresh token of a sign-in that another manager on this page completed. */
  refreshToken?: string | null;
}

/** Fetches the provider's discovery document, checks it and creates the manager for it. @throws IdentityFailure */
export async function createUserManager(parts: ManagerOptions): Promise<VerifiedUserManager> {
  const discovery = await parts.calls.discovery().catch((failure: unknown) => {
    const expected = `the description of the provider below ${absoluteAuthority(parts.config.authority)} (identity.authority)`;
    throw new IdentityFailure('unreachable', { expected, got: describeThrown(failure), cause: failure });
  });
  // OpenID Connect Discovery, 4.3: the document of another issuer would name another issuer's keys.
  const authority = absoluteAuthority(parts.config.authority);
  if (discovery.issuer !== authority)
    throw new IdentityFailure('discoveryIssuer', { expected: `issuer ${authority} (identity.authority)`, got: discovery.issuer });
  const unsafe = findUnsafeUrl(discovery);
  if (unsafe !== null)
    throw new IdentityFailure('discoveryAddress', { expected: 'an https address of each endpoint', got: unsafe });
  return new VerifiedUserManager(settingsFor(parts, discovery), discovery, parts);
}

/** Returns the name and value of the first unsafe URL in the discovery document; null if all are safe. */
function findUnsafeUrl(discovery: DiscoveryDocument): string | null {
  const { authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint } = discovery;
  const { end_session_endpoint, revocation_endpoint, check_session_iframe } = discovery;
  const required = { authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint };
  const optional = { end_session_endpoint, revocation_endpoint, check_session_iframe };
  const all: [string, string | undefined][] = Object.entries({ ...required, ...optional });
  const unsafe = all.find(([, address]) => address !== undefined && !isSafeAddress(address));
  return unsafe === undefined ? null : unsafe.join(' ');
}

/** Returns whether a URL uses https. Plain http is accepted only on the portal's own origin and on localhost, for the sandbox. */
function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin, hostname } = new URL(address);
  const isNear = origin === window.location.origin || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isNear);
}

function settingsFor({ config, storage }: ManagerOptions, discovery: DiscoveryDocument): UserManagerSettings {
  const store = stateStore(storage);
  const { origin } = window.location;
  return {
    authority: discovery.issuer,
    metadata: { ...discovery },
    client_id: config.clientId,
    scope: config.scope ?? DEFAULT_SCOPE,
    response_type: 'code',
    response_mode: 'query',
    redirect_uri: `${origin}${paths.auth.callback}`,
    popup_redirect_uri: `${origin}${paths.auth.callback}`,
    silent_redirect_uri: `${origin}${paths.auth.silentRenew}`,
    post_logout_redirect_uri: `${origin}${paths.loans.list}`,
    stateStore: store,
    userStore: store,
    loadUserInfo: false, // The verifying client requests user info itself, after it has verified the ID token.
    automaticSilentRenew: false, // The session clock renews instead: one renewal at a time across tabs, with a bounded number of tries.
    monitorSession: false, // `watchSession` starts the monitor instead.
    accessTokenExpiringNotificationTimeInSeconds: EXPIRY_NOTICE_SECONDS,
    checkSessionIntervalInSeconds: SESSION_CHECK_INTERVAL_SECONDS,
    silentRequestTimeoutInSeconds: SILENT_REQUEST_TIMEOUT_SECONDS,
    requestTimeoutInSeconds: SILENT_REQUEST_TIMEOUT_SECONDS,
    staleStateAgeInSeconds: STALE_STATE_SECONDS,
  };
}

/**
 * The only way to sign in, renew and sign out. Its protocol client verifies every response, and the refresh token is never written to
 * storage.
 */
export class VerifiedUserManager extends UserManager {
  protected override readonly _client: VerifyingClient;
  readonly #discovery: DiscoveryDocument;
  readonly #parts: ManagerOptions;
  #refreshToken: string | null = null;
  #isRenewing = false;
  #isWatching = false;
  #hasConfirmed = false;

  constructor(settings: UserManagerSettings, discovery: DiscoveryDocument, parts: ManagerOptions) {
    super(settings);
    this._client = new VerifyingClient(settings, discovery, {
      ...parts.calls,
      storedIdToken: async () => (await this._loadUser())?.id_token ?? null,
      onTokenVerified: (token, state) => parts.verified({ token, returnUrl: returnUrlOf(state) }),
    });
    this.#discovery = discovery;
    this.#parts = parts;
    this.#refreshToken = parts.refreshToken ?? null;
  }

  /** Navigates to the provider. With `register`, it shows its sign-up page (Initiating User Registration 1.0). */
  async leaveForSignIn(returnUrl: string, register?: { language: string }): Promise<void> {
    const wish = register === undefined ? {} : { prompt: 'create', ui_locales: register.language };
    const isBack = waitUntilPageRestored();
    await this.signinRedirect({ state: { returnUrl }, ...wish });
    await isBack;
  }

  /** Completes a sign-in at the callback URL. @throws IdentityFailure; nothing was stored then */
  async completeSignIn(url: string): Promise<{ session: Session; returnUrl: string }> {
    try {
      const user = await this.signinRedirectCallback(url);
      return { session: toSession(user), returnUrl: returnUrlOf(user.state) };
    } catch (failure) {
      throw toIdentityFailure(failure);
    }
  }

  /**
   * Signs in through the popup.
   * @param signal closes the popup; its reason is one of the two that `toIdentityFailure` knows
   * @throws IdentityFailure
   */
  async signInByWindow(returnUrl: string, signal: AbortSignal): Promise<{ session: Session; returnUrl: string }> {
    try {
      const user = await this.signinPopup({
        state: { returnUrl },
        popupWindowTarget: SIGN_IN_WINDOW_NAME,
        popupWindowFeatures: { ...SIGN_IN_WINDOW_SIZE },
        popupAbortOnClose: true,
        popupSignal: signal,
      });
      return { session: toSession(user), returnUrl };
    } catch (failure) {
      throw toIdentityFailure(failure);
    }
  }

  /** Tries the refresh token, if any, and then the provider's session in a hidden frame, once each. @throws IdentityFailure */
  async renewSession(): Promise<Session> {
    this.#isRenewing = true;
    try {
      if (this.#refreshToken !== null) {
        const renewed = await this.#tryRefreshToken();
        if (renewed !== null) return renewed;
      }
      const user = await this.signinSilent({ forceIframeAuth: true });
      if (user === null) throw new IdentityFailure('sessionOver', { expected: 'a session at the provider', got: 'none' });
      return toSession(user);
    } catch (failure) {
      throw toIdentityFailure(failure);
    } finally {
      this.#isRenewing = false;
    }
  }

  /** Returns null when the provider refuses the refresh token or cannot be reached. A response that fails verification ends the renewal. */
  async #tryRefreshToken(): Promise<Session | null> {
    try {
      const user = await this.signinSilent({ silentRequestTimeoutInSeconds: REFRESH_TIMEOUT_SECONDS });
      return user === null ? null : toSession(user);
    } catch (failure) {
      const { code } = toIdentityFailure(failure);
      if (!['unreachable', 'timeout', 'providerError', 'sessionOver'].includes(code) || this.#parts.hasSessionEnded())
        throw failure;
      if (code === 'providerError') this.#refreshToken = null;
      return null;
    }
  }

  async revokeRefreshToken(): Promise<void> {
    const token = this.#refreshToken;
    this.#refreshToken = null;
    if (token !== null && this.#discovery.revocation_endpoint !== undefined)
      await this._client.revokeToken(token, 'refresh_token');
  }

  /** Navigates to the provider's sign-out page. Resolves at once if the provider has none. */
  async leaveForSignOut(idTokenHint: string | null): Promise<void> {
    if (this.#discovery.end_session_endpoint === undefined) return;
    const isBack = waitUntilPageRestored();
    await this.signoutRedirect(idTokenHint === null ? {} : { id_token_hint: idTokenHint });
    await isBack;
  }

  /** Starts the session check. From now on a sign-out at the provider raises `userSignedOut`. */
  watchSession(): void {
    const check = this.#discovery.check_session_iframe;
    if (this.#isWatching || check === undefined) return;
    this.#isWatching = true;
    const { origin } = new URL(check);
    window.addEventListener('message', (answer) => {
      if (answer.origin === origin && answer.data === 'unchanged') this.#hasConfirmed = true;
    });
    new SessionMonitor(this); // The monitor stays alive as a handler of this manager's events.
  }

  /**
   * Stops the session check until the next sign-in. A further response of the provider could replace its cookie, which a sign-out in
   * another tab needs.
   */
  stopWatching(): Promise<void> {
    return this.events.unload();
  }

  get discovery(): DiscoveryDocument {
    return this.#discovery;
  }

  /** Passed on to a manager that replaces this one. It is held only in memory. */
  get refreshToken(): string | null {
    return this.#refreshToken;
  }

  get hasSessionCheckConfirmed(): boolean {
    return this.#hasConfirmed;
  }

  /** Returns whether the stored session is in its notice period or has expired. */
  async isRunningOut(): Promise<boolean> {
    const user = await this._loadUser();
    return user !== null && toSession(user).expiresAt - Date.now() / 1000 <= EXPIRY_NOTICE_SECONDS;
  }

  /** Stores the user without the refresh token. Stores nothing once sign-out has begun, in this tab or another. */
  override async storeUser(user: User | null): Promise<void> {
    if (user === null) {
      this.#refreshToken = null;
      return super.storeUser(null);
    }
    const { hasSessionEnded, storage } = this.#parts;
    if (hasSessionEnded() || (this.#isRenewing && storage.get(STORAGE_KEYS.token) === null))
      throw new IdentityFailure('sessionOver', { expected: 'a session that goes on', got: 'one that has ended here' });
    this.#refreshToken = user.refresh_token ?? null;
    const kept = User.fromStorageString(user.toStorageString());
    delete kept.refresh_token;
    return super.storeUser(kept);
  }

  protected override async _loadUser(): Promise<User | null> {
    const user = await super._loadUser();
    if (user !== null && this.#refreshToken !== null) user.refresh_token = this.#refreshToken;
    return user;
  }

  /**
   * Adds a nonce, which the library sends only when it is given one, and removes the stored state of a request that failed, which the
   * library keeps.
   */
  protected override async _signinStart(args: CreateSigninRequestArgs, handle: IWindow): Promise<NavigateResponse> {
    let state: string | undefined;
    const navigate: IWindow['navigate'] = (params) => {
      state = params.state;
      return handle.navigate(params);
    };
    try {
      return await super._signinStart({ ...args, nonce: crypto.randomUUID() }, { navigate, close: () => handle.close() });
    } catch (failure) {
      if (state !== undefined) await this.settings.stateStore.remove(state);
      throw failure;
    }
  }
}

/**
 * Resolves when the browser restores this page from its back/forward cache. The library's own wait also ends with the first `pageshow`,
 * while the page is still unloading.
 */
const waitUntilPageRestored = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) resolve();
    });
  });

/** Converts the library's user to a session. The verifying client has already checked that the token decodes. */
function toSession({ access_token: token, profile }: User): Session {
  const expiresAt = decodeAccessToken(token)?.exp ?? 0;
  const { sub, email, given_name: givenname } = profile;
  return { token, expiresAt, user: { sub, email: email ?? null, givenname: givenname ?? null, expires: expiresAt } };
}

/** Returns the return URL stored with the request. It is not validated; whoever navigates to it must do that. */
function returnUrlOf(state: unknown): string {
  const kept = typeof state === 'object' && state !== null && 'returnUrl' in state ? state.returnUrl : null;
  return typeof kept === 'string' ? kept : paths.loans.list;
}

/** Adapter that lets the library use the portal's storage. Request states and users share a prefix; the library tells them apart. */
function stateStore(storage: SafeStorage): StateStore {
  return {
    get: (key) => Promise.resolve(storage.get(OIDC_PREFIX + key)),
    set: (key, value) => {
      storage.set(OIDC_PREFIX + key, value);
      return Promise.resolve();
    },
    remove: (key) => {
      const value = storage.get(OIDC_PREFIX + key);
      storage.remove(OIDC_PREFIX + key);
      return Promise.resolve(value);
    },
    getAllKeys: () =>
      Promise.resolve(
        storage
          .keys()
          .filter((key) => key.startsWith(OIDC_PREFIX))
          .map((key) => key.slice(OIDC_PREFIX.length)),
      ),
  };
}
