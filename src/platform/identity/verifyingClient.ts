import {
  ErrorResponse,
  ErrorTimeout,
  OidcClient,
  SigninResponse,
  type OidcClientSettings,
  type SigninState,
  type UserProfile,
  type UseRefreshTokenArgs,
} from 'oidc-client-ts';
import { decodeJwt } from 'jose';

import type { DiscoveryDocument, SigningKeySet } from '#contract/identity.ts';
import { decodeAccessToken } from '#domain/accessToken.ts';
import { isPortalError } from '#platform/api/portalError.ts';
import type { IdentityFailureCode } from '#platform/session/store/identityFailureCodes.ts';

import { withTimeout, TimeoutError } from '#platform/withTimeout.ts';
import { IdentityFailure, describeThrown } from './identityFailure.ts';
import { compareWithOriginal, verifyIdToken, type IdTokenClaims } from './idTokenVerifier.ts';
import type { ProviderCalls } from './providerCalls.ts';
import { POPUP_CANCELED, POPUP_TIMED_OUT } from './signInWindow.ts';

/**
 * Time limit for one complete response of the provider. The library's own timeout ends with the first byte, and a late response must not
 * be stored.
 */
const RESPONSE_LIMIT_MS = 10_000;

/** Prefix of the state that the library creates for a request in a hidden frame. */
const SILENT_STATE_PREFIX = 'si:s';

/** The requests that the client makes in addition to the token endpoint. */
export interface ClientCalls extends ProviderCalls {
  /** Returns the stored ID token that a renewal must match; null when there is none. */
  storedIdToken: () => Promise<string | null>;
  /** Called with the verified access token of a sign-in, before the user-info request. `kept` is the data stored with the request. */
  onTokenVerified: (accessToken: string, kept: unknown) => void;
}

/** Errors of a `prompt=none` request that mean that the user has to interact with the provider. */
const INTERACTION_REQUIRED_ERRORS = ['login_required', 'interaction_required', 'consent_required', 'account_selection_required'];

/**
 * The library's protocol client, extended by the checks that it leaves out. Every sign-in, renewal and session query of the user manager
 * passes through it. Nothing is stored and no further request is made until a response has passed the checks.
 */
export class VerifyingClient extends OidcClient {
  readonly #discovery: DiscoveryDocument;
  readonly #calls: ClientCalls;

  constructor(settings: OidcClientSettings, discovery: DiscoveryDocument, calls: ClientCalls) {
    super(settings);
    this.#discovery = discovery;
    this.#calls = calls;
  }

  /** Exchanges the code of a callback URL for tokens and verifies them. @throws IdentityFailure */
  override async processSigninResponse(url: string): Promise<SigninResponse> {
    // Check first that this browser made the request, then whose response it is.
    const { state, response } = await this.readSigninResponseState(url, true).catch((failure: unknown) => {
      throw new IdentityFailure(stateFailureOf(failure), {
        expected: 'an answer to a request of this browser',
        got: 'another one',
        cause: failure,
      });
    });
    this.#checkAddress(new URL(url).searchParams);
    const code = this.#checkState(state, response);
    // The keys are needed next, so fetch them in parallel. A failure is handled when they are used.
    const keys = this.#calls.signingKeys(this.#discovery.jwks_uri, false);
    keys.catch(() => undefined);
    const answer = await this.#ask(this.#discovery.token_endpoint, () =>
      this._tokenClient.exchangeCode({
        client_id: this.settings.client_id,
        code,
        redirect_uri: state.redirect_uri,
        ...(state.code_verifier === undefined ? {} : { code_verifier: state.code_verifier }),
      }),
    );
    copyTokens(response, answer);
    response.userState = state.data;
    response.scope ??= state.scope;
    if (response.id_token === undefined)
      throw new IdentityFailure('idTokenMissing', { expected: 'id_token', got: fieldNamesOf(answer) });
    const claims = await this.#verify(response.id_token, response.access_token, state.nonce ?? '', keys);
    // A query for the session's state does not create a session; its access token is never used.
    const isQuery = state.skipUserInfo === true;
    if (isQuery) {
      response.profile = profileOf(claims);
      return response;
    }
    checkAccessToken(response.access_token);
    if (state.request_type === SILENT_STATE_PREFIX) await this.#compareWithStored(claims);
    else this.#calls.onTokenVerified(response.access_token, state.data);
    response.profile = await this.#completeProfile(claims, response.access_token);
    return response;
  }

  /** Exchanges a refresh token. The response must belong to the same sign-in. @throws IdentityFailure */
  override async useRefreshToken({ state, timeoutInSeconds }: UseRefreshTokenArgs): Promise<SigninResponse> {
    const { refresh_token, id_token: original, profile, session_state, scope } = state;
    if (original === undefined)
      throw new IdentityFailure('idTokenMissing', { expected: 'the ID token of the sign-in', got: 'none' });
    const limit = timeoutInSeconds === undefined ? {} : { timeoutInSeconds };
    const answer = await this.#ask(
      this.#discovery.token_endpoint,
      () => this._tokenClient.exchangeRefreshToken({ refresh_token, ...limit }),
      timeoutInSeconds === undefined ? RESPONSE_LIMIT_MS : timeoutInSeconds * 1000,
    );
    const response = new SigninResponse(new URLSearchParams());
    copyTokens(response, answer);
    if (response.id_token !== undefined) {
      compareWithOriginal(await this.#verify(response.id_token, response.access_token, null), decodeJwt(original));
    }
    checkAccessToken(response.access_token);
    response.id_token ??= original;
    response.profile = profile;
    response.session_state ??= session_state ?? null;
    if (scope !== undefined) response.scope ??= scope;
    return response;
  }

  /** Checks the issuer (RFC 9207) and rejects parameters that this flow never sends. */
  #checkAddress(params: URLSearchParams): void {
    const issuer = params.get('iss');
    const isPromised = this.#discovery.authorization_response_iss_parameter_supported === true;
    if (issuer === null ? isPromised : issuer !== this.#discovery.issuer)
      throw new IdentityFailure('responseIssuer', { expected: `iss ${this.#discovery.issuer}`, got: issuer ?? 'none' });
    const isMixed = params.has('error') && params.has('code');
    if (isMixed || params.has('id_token') || params.has('access_token'))
      throw new IdentityFailure('unexpectedToken', { expected: 'code or error alone', got: [...params.keys()].join(', ') });
  }

  /** Returns the authorization code if the response belongs to a request of this client. */
  #checkState(state: SigninState, response: SigninResponse): string {
    const { authority, client_id: clientId } = this.settings;
    const isOurs = state.id === response.state && state.authority === authority && state.client_id === clientId && !!state.nonce;
    if (!isOurs) {
      const expected = `a request to ${authority} by ${clientId} (identity.authority, identity.clientId)`;
      throw new IdentityFailure('stateMismatch', { expected, got: `one to ${state.authority} by ${state.client_id}` });
    }
    if (response.error !== null) throw toRefusal(response.error, 'code beside state');
    if (!response.code) throw new IdentityFailure('invalidResponse', { expected: 'code or error', got: 'neither' });
    return response.code;
  }

  /** Verifies an ID token. @param asked the keys, if they were already requested */
  #verify(idToken: string, accessToken: string, nonce: string | null, asked?: Promise<SigningKeySet>): Promise<IdTokenClaims> {
    const { issuer, jwks_uri: jwksUri } = this.#discovery;
    return verifyIdToken(
      idToken,
      { issuer, clientId: this.settings.client_id, nonce, accessToken, now: Date.now() / 1000 },
      (isRefetch) => this.#ask(jwksUri, () => (isRefetch ? undefined : asked) ?? this.#calls.signingKeys(jwksUri, isRefetch)),
    );
  }

  /**
   * Checks that a silent renewal belongs to the stored sign-in: the provider's session may be another one by now, perhaps of another
   * user. The nonce is left out, because each request has its own.
   */
  async #compareWithStored(claims: IdTokenClaims): Promise<void> {
    const original = await this.#calls.storedIdToken();
    if (original === null) throw new IdentityFailure('sessionOver', { expected: 'the ID token of the sign-in', got: 'none' });
    compareWithOriginal({ ...claims, nonce: undefined }, decodeJwt(original));
  }

  /** Adds the profile from the user-info endpoint, whose subject must match the verified one. */
  async #completeProfile(claims: IdTokenClaims, accessToken: string): Promise<UserProfile> {
    const { userinfo_endpoint: address } = this.#discovery;
    const ask = () => this.#ask(address, () => this.#calls.userInfo(address, accessToken));
    // Retry once. A failure would force the user to sign in again, because the code cannot be reused.
    const info = await ask().catch(ask);
    if (info.sub !== claims.sub)
      throw new IdentityFailure('userInfoSubject', { expected: 'the sub of the ID token', got: 'another one' });
    return profileOf({ ...claims, ...info });
  }

  async #ask<Answer>(address: string, call: () => Promise<Answer>, milliseconds = RESPONSE_LIMIT_MS): Promise<Answer> {
    try {
      return await withTimeout(milliseconds, call());
    } catch (failure) {
      const isAboutPerson = address === this.#discovery.userinfo_endpoint && isPortalError(failure);
      // The endpoint responded, but without usable user data.
      if (isAboutPerson && failure.kind !== 'noAnswer' && failure.kind !== 'cancelled')
        throw new IdentityFailure('userInfo', { expected: `sub from ${address}`, got: describeThrown(failure), cause: failure });
      throw toIdentityFailure(failure, `an answer of ${address}`);
    }
  }
}

/** Converts anything that the library or the network throws to an IdentityFailure. @param expected what was expected, for the console */
export function toIdentityFailure(failure: unknown, expected = 'an answer of the provider'): IdentityFailure {
  if (failure instanceof IdentityFailure) return failure;
  if (failure instanceof ErrorResponse) return toRefusal(failure.error ?? '', expected, failure);
  const facts = { expected, got: describeThrown(failure), cause: failure };
  if (failure instanceof ErrorTimeout || failure instanceof TimeoutError) return new IdentityFailure('timeout', facts);
  const text = failure instanceof Error ? failure.message : '';
  if (text === POPUP_TIMED_OUT) return new IdentityFailure('popupTimeout', facts);
  if (text === POPUP_CANCELED) return new IdentityFailure('cancelled', facts);
  if (text.startsWith('Popup')) return new IdentityFailure('popupClosed', facts);
  if (text === 'Invalid response from window') return new IdentityFailure('invalidResponse', facts);
  return new IdentityFailure('unreachable', facts);
}

function toRefusal(error: string, expected: string, cause?: unknown): IdentityFailure {
  const facts = { expected, got: 'a refusal', ...(error === '' ? {} : { providerError: error }), cause };
  if (error === 'access_denied') return new IdentityFailure('cancelled', facts);
  return new IdentityFailure(INTERACTION_REQUIRED_ERRORS.includes(error) ? 'sessionOver' : 'providerError', facts);
}

const stateFailureOf = (failure: unknown): IdentityFailureCode =>
  failure instanceof Error && failure.message === 'No state in response' ? 'stateMissing' : 'stateUnknown';

/** Lists the field names of a response. The values are secret. */
const fieldNamesOf = (answer: Record<string, unknown>) => Object.keys(answer).join(', ') || 'nothing';

const formatTime = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Copies only known fields of the token response. */
function copyTokens(response: SigninResponse, answer: Record<string, unknown>): void {
  const { access_token, id_token, refresh_token, token_type, expires_in, scope, session_state } = answer;
  if (typeof access_token !== 'string' || access_token === '')
    throw new IdentityFailure('accessToken', { expected: 'access_token', got: fieldNamesOf(answer) });
  response.access_token = access_token;
  // RFC 6749, 7.1: a client must not use a token of an unknown type.
  if (typeof token_type !== 'string' || token_type.toLowerCase() !== 'bearer')
    throw new IdentityFailure('tokenType', {
      expected: 'token_type Bearer',
      got: typeof token_type === 'string' ? token_type : 'none',
    });
  response.token_type = 'Bearer';
  if (typeof id_token === 'string' && id_token !== '') response.id_token = id_token;
  if (typeof refresh_token === 'string' && refresh_token !== '') response.refresh_token = refresh_token;
  if (typeof expires_in === 'number') response.expires_in = expires_in;
  if (typeof scope === 'string') response.scope = scope;
  if (typeof session_state === 'string') response.session_state = session_state;
}

/** Rejects an access token without a readable expiry or one that has expired, because the portal ends sessions by the token's expiry. */
function checkAccessToken(accessToken: string): void {
  const claims = decodeAccessToken(accessToken);
  if (claims === null)
    throw new IdentityFailure('accessToken', { expected: 'an access token that is a JWT with exp', got: 'an opaque one' });
  const now = Date.now() / 1000;
  if (claims.exp <= now)
    throw new IdentityFailure('accessTokenExpired', {
      expected: `exp of the access token after ${formatTime(now)} by this device’s clock`,
      got: formatTime(claims.exp),
    });
}

/** Copies the few claims that the portal uses to the profile. The complete ID token is stored separately. */
function profileOf({ iss, sub, aud, exp, iat, email, given_name, family_name }: IdTokenClaims): UserProfile {
  const named = Object.entries({ email, given_name, family_name }).filter(([, value]) => typeof value === 'string');
  return { iss, sub, aud, exp, iat, ...(Object.fromEntries(named) as Record<string, string>) }; // The filter above leaves only strings.
}
