/** @jest-environment node */
import type { IdentityClient } from '#platform/identity/identityClient.ts';
import { IdentityFailure, logFailure } from '#platform/identity/identityFailure.ts';
import { IDENTITY_FAILURES, type IdentityFailureCode } from '#platform/session/store/identityFailureCodes.ts';
import type { Session } from '#platform/session/store/session.ts';
import { writeStoredSession } from '#platform/session/store/storedSession.ts';

import { identityForEachTest, storageOn } from '../../support/identityInNode.ts';
import type { Endpoint, TokenAnswer } from '../../support/mutableAnswers.ts';
import { captureSignInWarnings } from '../../support/captureSignInWarnings.ts';

const ORIGIN = 'https://portal.example.test';

// The library's expiry timers are faked, because they would keep the process alive.
jest.useFakeTimers({
  doNotFake: ['Date', 'setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
});
jest.setTimeout(20_000);

const testIdentity = identityForEachTest();
const warnings = captureSignInWarnings();
let resolveNavigation: (url: string) => void;

beforeEach(() => {
  resolveNavigation = () => undefined;
  // The parts of `window` that a redirect needs. Redirects are recorded, not followed.
  const location = { origin: ORIGIN, href: `${ORIGIN}/`, assign: (url: string) => resolveNavigation(url) };
  const fake = { location, self: { location }, addEventListener: () => undefined, stop: () => undefined };
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  Object.assign(globalThis, { window: fake });
});

const storage = () => storageOn(testIdentity.memory);
const makeClient = () => testIdentity.makeClient();

/** Starts a sign-in and returns the URL to which the provider redirects back. */
async function startSignIn(client: IdentityClient, returnUrl = '/loans'): Promise<string> {
  const answer = await fetch(await nextNavigation(client.signIn(returnUrl)), { redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}

/** Returns the URL that the page navigates to. `work` itself stays pending while the page is left. */
const nextNavigation = (work: Promise<unknown>) =>
  new Promise<string>((resolve, reject) => {
    resolveNavigation = resolve;
    work.catch(reject);
  });

const signIn = async (client: IdentityClient) => client.completeSignIn(await startSignIn(client));

const endpoints = (): Endpoint[] => testIdentity.provider.requests.map(({ endpoint }) => endpoint);
const storedUser = () => Object.keys(testIdentity.memory).filter((key) => key.startsWith('oidc.user:'));

test('a sign-in for a new account requests registration in the chosen language', async () => {
  const asked = new URL(await nextNavigation(makeClient().signIn('/loans', { language: 'fr' }))).searchParams;
  expect([asked.get('prompt'), asked.get('ui_locales'), asked.get('response_type')]).toEqual(['create', 'fr', 'code']);
  expect(asked.get('code_challenge')).toBeTruthy();
  const usual = new URL(await nextNavigation(makeClient().signIn('/loans'))).searchParams;
  expect([usual.get('prompt'), usual.get('ui_locales')]).toEqual([null, null]);
});

describe('a sign-in', () => {
  test('that is valid returns session and return URL, and stores the user without refresh token', async () => {
    const client = makeClient();
    const { session, returnUrl } = await client.completeSignIn(await startSignIn(client, '/loans/l-1?tab=fees'));

    expect(returnUrl).toBe('/loans/l-1?tab=fees');
    expect(session.user).toMatchObject({ email: 'ada@example.com', givenname: 'Ada', expires: session.expiresAt });
    expect(session.expiresAt).toBeGreaterThan(Date.now() / 1000 + 500);
    expect(endpoints().toSorted()).toEqual(['authorization', 'discovery', 'jwks', 'token', 'userInfo']);
    expect(endpoints().at(-1)).toBe('userInfo');
    expect(storedUser()).toHaveLength(1);
    expect(testIdentity.memory.getItem(storedUser()[0]!)).toContain(session.token);
    expect(JSON.stringify(testIdentity.memory)).not.toContain('refresh_token');
    expect(client.idToken()?.split('.')).toHaveLength(3);
    expect(JSON.stringify(testIdentity.dispatched)).toContain('redux-oidc/USER_FOUND');
    const [verified, ...events] = testIdentity.dispatched;
    expect(verified).toEqual({ type: 'session/tokenVerified', payload: { token: session.token, returnUrl } });
    expect(JSON.stringify(events)).not.toContain(session.token);
  });

  test('requests with state, nonce, PKCE and query response mode', async () => {
    await startSignIn(makeClient());
    const asked = testIdentity.provider.requests.find(({ endpoint }) => endpoint === 'authorization')!.query;
    expect(asked).toMatchObject({
      response_type: 'code',
      response_mode: 'query',
      client_id: 'portal',
      scope: 'openid profile borrower',
      redirect_uri: `${ORIGIN}/auth/callback`,
      code_challenge_method: 'S256',
    });
    expect(asked['nonce']).toMatch(/^[0-9a-f-]{36}$/);
    expect(asked['state']).toBeTruthy();
  });

  test('is completed once for several calls', async () => {
    const client = makeClient();
    const url = await startSignIn(client);
    const [first, second] = await Promise.all([client.completeSignIn(url), client.completeSignIn(url)]);
    expect(second).toBe(first);
    expect(endpoints().filter((endpoint) => endpoint === 'token')).toHaveLength(1);
  });

  test.each([
    ['the provider', () => (testIdentity.provider.answers.replies.discovery = { status: 503 })],
    ['its keys', () => (testIdentity.provider.answers.replies.jwks = { status: 503 })],
  ])('that fails because %s cannot be reached may be completed later on the same page', async (what, breakIt) => {
    const url = await startSignIn(makeClient());
    testIdentity.tab.removeItem('portal.discovery');
    breakIt();
    const client = makeClient();
    await expect(client.completeSignIn(url)).rejects.toMatchObject({ code: 'unreachable' });
    testIdentity.provider.answers.replies = {};
    const again = client.completeSignIn(url);
    if (what === 'the provider') await expect(again).resolves.toMatchObject({ returnUrl: '/loans' });
    else await expect(again).rejects.toMatchObject({ code: 'stateUnknown' });
  });

  test('is completed by another page of the tab without fetching discovery again', async () => {
    const url = await startSignIn(makeClient());
    await expect(makeClient().completeSignIn(url)).resolves.toMatchObject({ returnUrl: '/loans' });
    expect(endpoints().filter((endpoint) => endpoint === 'discovery')).toHaveLength(1);
    expect(Object.keys(testIdentity.tab)).toEqual([]);
  });

  test.each([
    ['of another issuer', '{"issuer":"https://evil.example.test"}'],
    ['that is no JSON', '{'],
  ])('does not trust a stored discovery document %s', async (_what, altered) => {
    const url = await startSignIn(makeClient());
    const kept = testIdentity.tab.getItem('portal.discovery') ?? '{}';
    const joined =
      altered === '{' ? altered : JSON.stringify({ ...(JSON.parse(kept) as object), ...(JSON.parse(altered) as object) });
    testIdentity.tab.setItem('portal.discovery', joined);
    const finished = makeClient().completeSignIn(url);
    if (altered === '{') await expect(finished).resolves.toMatchObject({ returnUrl: '/loans' });
    else await expect(finished).rejects.toMatchObject({ code: 'discoveryIssuer' });
  });

  test('requests unreadable user info once more', async () => {
    let asked = 0;
    testIdentity.provider.answers.userInfo = (valid) => ((asked += 1) === 1 ? {} : valid);
    await expect(signIn(makeClient())).resolves.toMatchObject({ returnUrl: '/loans' });
    expect(endpoints().filter((endpoint) => endpoint === 'userInfo')).toHaveLength(2);
  });

  test('fetches the keys again after a rotation', async () => {
    const client = makeClient();
    await signIn(client);
    await testIdentity.provider.rotateKeys();
    await expect(signIn(client)).resolves.toMatchObject({ returnUrl: '/loans' });
  });
});

/**
 * Wrong provider responses: the expected error code, a description, the change to the response, and the last endpoint that may be called
 * before the error is noticed. Signing keys are requested in parallel with the token.
 */
const wrongResponses: [IdentityFailureCode, string, () => void, Endpoint][] = [
  ['signature', 'an altered signature', () => (testIdentity.provider.answers.code.idToken.signature = 'altered'), 'token'],
  ['signature', 'a key that was never published', () => (testIdentity.provider.answers.code.idToken.strangerKey = true), 'token'],
  [
    'unknownKey',
    'the name of a key that was never published',
    () => (testIdentity.provider.answers.code.idToken.header = { kid: 'never-published' }),
    'token',
  ],
  ['algorithm', 'no signature', () => (testIdentity.provider.answers.code.idToken.signature = 'none'), 'token'],
  [
    'algorithm',
    'the public key as a shared secret',
    () => (testIdentity.provider.answers.code.idToken.signature = 'HS256'),
    'token',
  ],
  [
    'algorithm',
    'an algorithm that is not on the list',
    () => (testIdentity.provider.answers.code.idToken.signature = 'RS512'),
    'token',
  ],
  [
    'issuer',
    'another issuer',
    () => (testIdentity.provider.answers.code.idToken.claims = { iss: 'https://evil.example.test' }),
    'token',
  ],
  ['audience', 'another audience', () => (testIdentity.provider.answers.code.idToken.claims = { aud: 'somebody-else' }), 'token'],
  [
    'authorizedParty',
    'another authorized party',
    () => (testIdentity.provider.answers.code.idToken.claims = { azp: 'somebody-else' }),
    'token',
  ],
  ['nonce', 'another nonce', () => (testIdentity.provider.answers.code.idToken.claims = { nonce: 'other' }), 'token'],
  ['nonce', 'no nonce', () => (testIdentity.provider.answers.code.idToken.claims = { nonce: undefined }), 'token'],
  ['expired', 'an old ID token', () => (testIdentity.provider.answers.code.idToken.claims = { exp: 1_000_000_000 }), 'token'],
  [
    'issuedInFuture',
    'an ID token from the future',
    () => (testIdentity.provider.answers.code.idToken.claims = { iat: 4_000_000_000 }),
    'token',
  ],
  [
    'notYetValid',
    'an ID token not valid yet',
    () => (testIdentity.provider.answers.code.idToken.claims = { nbf: 4_000_000_000 }),
    'token',
  ],
  ['subject', 'no subject', () => (testIdentity.provider.answers.code.idToken.claims = { sub: undefined }), 'token'],
  [
    'accessTokenHash',
    'the hash of another token',
    () => (testIdentity.provider.answers.code.idToken.claims = { at_hash: 'AAAA' }),
    'token',
  ],
  ['idTokenMissing', 'no ID token', () => (testIdentity.provider.answers.code.body = { id_token: undefined }), 'token'],
  ['malformed', 'an ID token that is none', () => (testIdentity.provider.answers.code.body = { id_token: 'abc' }), 'token'],
  ['accessToken', 'no access token', () => (testIdentity.provider.answers.code.body = { access_token: undefined }), 'token'],
  [
    'tokenType',
    'a token of a type that we do not know',
    () => (testIdentity.provider.answers.code.body = { token_type: 'mac' }),
    'token',
  ],
  ['tokenType', 'a token without a type', () => (testIdentity.provider.answers.code.body = { token_type: undefined }), 'token'],
  ['accessToken', 'an opaque access token', () => (testIdentity.provider.answers.code.accessToken.value = 'opaque'), 'token'],
  [
    'accessTokenExpired',
    'an access token that is over',
    () => (testIdentity.provider.answers.code.accessToken.claims = { exp: 1_000_000_000 }),
    'token',
  ],
  [
    'userInfoSubject',
    'user info about somebody else',
    () => (testIdentity.provider.answers.userInfo = { sub: 'mallory' }),
    'userInfo',
  ],
  ['userInfo', 'user info about nobody', () => (testIdentity.provider.answers.userInfo = () => ({})), 'userInfo'],
  ['userInfo', 'refused user info', () => (testIdentity.provider.answers.replies.userInfo = { status: 401 }), 'userInfo'],
  ['unreachable', 'no user info', () => (testIdentity.provider.answers.replies.userInfo = { isDropped: true }), 'userInfo'],
  ['unreachable', 'no keys', () => (testIdentity.provider.answers.replies.jwks = { status: 500 }), 'token'],
  [
    'unreachable',
    'a token endpoint that hangs up',
    () => (testIdentity.provider.answers.replies.token = { isDropped: true }),
    'token',
  ],
  [
    'providerError',
    'a refused code',
    () => (testIdentity.provider.answers.replies.token = { status: 400, body: '{"error":"invalid_grant"}' }),
    'token',
  ],
  [
    'responseIssuer',
    'an answer from another issuer',
    () => (testIdentity.provider.answers.authorization = { iss: 'https://evil.example.test' }),
    'authorization',
  ],
  [
    'responseIssuer',
    'an answer without the promised issuer',
    () => (testIdentity.provider.answers.authorization = { iss: undefined }),
    'authorization',
  ],
  ['stateUnknown', 'another state', () => (testIdentity.provider.answers.authorization = { state: 'other' }), 'authorization'],
  ['stateMissing', 'no state', () => (testIdentity.provider.answers.authorization = { state: undefined }), 'authorization'],
  ['invalidResponse', 'no code', () => (testIdentity.provider.answers.authorization = { code: undefined }), 'authorization'],
  [
    'unexpectedToken',
    'an ID token in the address',
    () => (testIdentity.provider.answers.authorization = { id_token: 'a.b.c' }),
    'authorization',
  ],
  [
    'unexpectedToken',
    'an error beside the code',
    () => (testIdentity.provider.answers.authorization = { error: 'server_error' }),
    'authorization',
  ],
  [
    'sessionOver',
    'a person who is not signed in there',
    () => (testIdentity.provider.answers.authorization = { code: undefined, error: 'login_required' }),
    'authorization',
  ],
  [
    'cancelled',
    'a person who said no',
    () => (testIdentity.provider.answers.authorization = { code: undefined, error: 'access_denied' }),
    'authorization',
  ],
  [
    'providerError',
    'a provider in trouble',
    () =>
      (testIdentity.provider.answers.authorization = { code: undefined, error: 'server_error', error_description: 'Trouble' }),
    'authorization',
  ],
];

/** Returns the console warning for the deployment's engineers: one line without tokens, codes or personal data. */
function consoleLine(failure: unknown): string {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  logFailure(failure);
  const lines = warn.mock.calls.map(([line]) => String(line));
  warn.mockRestore();
  expect(lines).toHaveLength(1);
  const [line = ''] = lines;
  expect(line).not.toMatch(/eyJ|[\w-]{40,}|\n|mallory|ada@example/);
  return line;
}

const misconfigurations: [IdentityFailureCode, string, () => void, string][] = [
  [
    'unreachable',
    'no description',
    () => (testIdentity.provider.answers.replies.discovery = { status: 404 }),
    'identity.authority',
  ],
  [
    'discoveryIssuer',
    'another issuer',
    () => (testIdentity.provider.answers.discovery = { issuer: 'https://evil.example.test/' }),
    'got https://evil.example.test/',
  ],
  [
    'discoveryAddress',
    'an unsafe address',
    () => (testIdentity.provider.answers.discovery = { token_endpoint: 'http://id.example.test/token' }),
    'got token_endpoint http://id.example.test/token',
  ],
  [
    'providerError',
    'a client that the provider does not know',
    () =>
      (testIdentity.provider.answers.replies.token = {
        status: 401,
        body: '{"error":"invalid_client","error_description":"Call Ada"}',
      }),
    'the provider’s error: invalid_client',
  ],
  [
    'audience',
    'another audience',
    () => (testIdentity.provider.answers.code.idToken.claims = { aud: 'api' }),
    'expected aud with "portal"; got "api"',
  ],
];

test.each(misconfigurations)(
  '%s, because of %s, is logged with expected and actual values',
  async (code, _what, change, said) => {
    change();
    const failure: unknown = await signIn(makeClient()).catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ code });
    expect(consoleLine(failure)).toContain(said);
    expect(consoleLine(failure)).not.toContain('Call Ada');
  },
);

test('unknown provider errors and token-like text are in no log line', () => {
  const facts = { expected: 'code', got: `token ${'a1B2'.repeat(12)} at /auth/callback?code=c-1` };
  const failure = new IdentityFailure('providerError', { ...facts, providerError: 'Call Ada at once' });
  const line = 'Sign-in: providerError; expected code; got token … at /auth/callback; the provider’s error: not a code';
  expect(consoleLine(failure)).toBe(line);
});

/**
 * Error codes of the authorization endpoint: OAuth 2.0 (RFC 6749, 4.1.2.1), OpenID Connect Core (3.1.2.6), resource indicators (RFC
 * 8707), step-up authentication.
 */
const REFUSED_REQUESTS = [
  ...['invalid_request', 'unauthorized_client', 'access_denied', 'unsupported_response_type', 'invalid_scope', 'server_error'],
  ...['temporarily_unavailable', 'interaction_required', 'login_required', 'account_selection_required', 'consent_required'],
  ...['invalid_request_uri', 'invalid_request_object', 'request_not_supported', 'request_uri_not_supported'],
  ...['registration_not_supported', 'invalid_target', 'unmet_authentication_requirements'],
];
/** Error codes of the token endpoint: OAuth 2.0 (RFC 6749, 5.2), resource indicators, proof of possession (RFC 9449). */
const REFUSED_CODES = [
  ...['invalid_request', 'invalid_client', 'invalid_grant', 'unauthorized_client', 'unsupported_grant_type', 'invalid_scope'],
  ...['invalid_target', 'invalid_dpop_proof', 'use_dpop_nonce'],
];

describe('a provider error is logged with the expectation, without its description:', () => {
  const lineOf = async () => consoleLine(await signIn(makeClient()).catch((thrown: unknown) => thrown));

  test.each(REFUSED_REQUESTS)('%s for the authorization request', async (error) => {
    testIdentity.provider.answers.authorization = { code: undefined, error, error_description: 'Call Ada' };
    expect(await lineOf()).toMatch(
      new RegExp(`^Sign-in: \\w+; expected code beside state; got a refusal; the provider’s error: ${error}$`),
    );
  });

  test.each(REFUSED_CODES)('%s for the token request', async (error) => {
    const body = JSON.stringify({ error, error_description: 'Call Ada' });
    testIdentity.provider.answers.replies.token = { status: 400, body };
    const expected = `expected an answer of ${testIdentity.provider.issuer}/token`;
    expect(await lineOf()).toBe(`Sign-in: providerError; ${expected}; got a refusal; the provider’s error: ${error}`);
  });
});

test('stateMismatch after a change of the client is logged with both values', async () => {
  const url = await startSignIn(makeClient());
  for (const key of Object.keys(testIdentity.memory))
    testIdentity.memory.setItem(
      key,
      testIdentity.memory.getItem(key)!.replace('"client_id":"portal"', '"client_id":"old-portal"'),
    );
  const failure: unknown = await makeClient()
    .completeSignIn(url)
    .catch((thrown: unknown) => thrown);
  const { issuer } = testIdentity.provider;
  const expected = `a request to ${issuer} by portal (identity.authority, identity.clientId)`;
  expect(consoleLine(failure)).toBe(`Sign-in: stateMismatch; expected ${expected}; got one to ${issuer} by old-portal`);
});

/**
 * Failures that are not about a provider's response: before the redirect, in a sign-in window, during a renewal, a timeout, or
 * unexpected.
 */
const OTHER_FAILURES: IdentityFailureCode[] = [
  ...(['insecurePage', 'storageBlocked', 'popupClosed', 'popupBlocked', 'popupTimeout', 'timeout', 'unexpected'] as const),
  ...IDENTITY_FAILURES.filter((code) => code.startsWith('renewed')),
];

test('every failure code is in a table', () => {
  const inTables = [...wrongResponses, ...misconfigurations].map(([code]) => code);
  expect(new Set([...inTables, 'stateMismatch', ...OTHER_FAILURES])).toEqual(new Set(IDENTITY_FAILURES));
  expect(OTHER_FAILURES.filter((code) => inTables.includes(code))).toEqual([]);
});

describe('a sign-in with', () => {
  test.each(wrongResponses)(
    '%s: %s is rejected, with nothing stored and no further request',
    async (code, _what, change, last) => {
      change();
      const failure: unknown = await signIn(makeClient()).catch((thrown: unknown) => thrown);
      expect(failure).toMatchObject({ name: 'IdentityFailure', code });
      expect(consoleLine(failure)).toMatch(
        new RegExp(`^Sign-in: ${code}; expected [^;]+; got [^;]+(; the provider’s error: [a-z_]+)?$`),
      );
      expect(storedUser()).toEqual([]);
      expect(endpoints().findLast((endpoint) => endpoint !== 'jwks')).toBe(last);
      if (last === 'authorization') expect(endpoints()).not.toContain('jwks');
      expect(testIdentity.dispatched.map(({ type }) => type)).toEqual(last === 'userInfo' ? ['session/tokenVerified'] : []);
    },
  );

  test('another issuer’s discovery document is not started', async () => {
    testIdentity.provider.answers.discovery = { issuer: 'https://evil.example.test' };
    await expect(makeClient().signIn('/loans')).rejects.toMatchObject({ code: 'discoveryIssuer' });
    expect(endpoints()).toEqual(['discovery']);
    expect(Object.keys(testIdentity.memory)).toEqual([]);
  });

  test.each([
    ['authorization_endpoint', 'javascript:alert(1)'],
    ['authorization_endpoint', 'data:text/html,Sign in'],
    ['authorization_endpoint', '/authorize'],
    ['authorization_endpoint', 'http://id.example.test/authorize'],
    ['token_endpoint', 'http://id.example.test/token'],
    ['jwks_uri', 'http://localhost.example.test/jwks'],
    ['userinfo_endpoint', 'ftp://id.example.test/userinfo'],
    ['end_session_endpoint', 'javascript:alert(1)'],
    ['revocation_endpoint', 'http://id.example.test/revoke'],
    ['check_session_iframe', 'data:text/html,check'],
  ])('%s at %s is not started', async (name, address) => {
    testIdentity.provider.answers.discovery = { [name]: address };
    await expect(makeClient().signIn('/loans')).rejects.toMatchObject({ code: 'discoveryAddress' });
    expect(endpoints()).toEqual(['discovery']);
    expect(Object.keys(testIdentity.memory)).toEqual([]);
  });

  test('a lowercase token type is accepted', async () => {
    testIdentity.provider.answers.code.body = { token_type: 'bearer' };
    await expect(signIn(makeClient())).resolves.toMatchObject({ returnUrl: '/loans' });
  });

  test('an unavailable provider reports it, and works once it is back', async () => {
    testIdentity.provider.answers.replies.discovery = { status: 503 };
    const client = makeClient();
    await expect(client.signIn('/loans')).rejects.toMatchObject({ code: 'unreachable' });
    testIdentity.provider.answers.replies = {};
    await expect(signIn(client)).resolves.toMatchObject({ returnUrl: '/loans' });
  });

  test('a callback URL that was used before is rejected', async () => {
    const client = makeClient();
    const url = await startSignIn(client);
    await client.completeSignIn(url);
    await expect(makeClient().completeSignIn(url)).rejects.toMatchObject({ code: 'stateUnknown' });
  });

  test('a response without issuer is accepted when the provider promises none', async () => {
    testIdentity.provider.answers.discovery = { authorization_response_iss_parameter_supported: false };
    testIdentity.provider.answers.authorization = { iss: undefined };
    await expect(signIn(makeClient())).resolves.toMatchObject({ returnUrl: '/loans' });
  });
});

describe('a renewal', () => {
  /** Stores a new session, as the store's listeners do. */
  const use = (client: IdentityClient, session: Session | null) => {
    if (session === null) throw new Error('There is no session');
    client.setTokenInUse(session.token);
    writeStoredSession(storage(), session);
  };
  const signedInClient = async () => {
    const client = makeClient();
    const { session } = await signIn(client);
    use(client, session);
    return { client, session };
  };
  const refreshes = () => testIdentity.provider.requests.filter(({ form }) => form['grant_type'] === 'refresh_token');

  test('uses the refresh token, then the new one', async () => {
    const { client, session } = await signedInClient();
    const first = await client.renew();
    use(client, first);
    const second = await client.renew();
    expect(first?.user.sub).toBe(session.user.sub);
    expect(new Set([session.token, first?.token, second?.token]).size).toBe(3);
    expect(refreshes()).toHaveLength(2);
    expect(JSON.stringify(testIdentity.memory)).not.toContain('refresh_token');
  });

  test('is shared by concurrent callers', async () => {
    const { client } = await signedInClient();
    const sessions = await Promise.all([client.renew(), client.renew(), client.renew()]);
    expect(new Set(sessions.map((session) => session?.token)).size).toBe(1);
    expect(refreshes()).toHaveLength(1);
  });

  test('uses a newer session that another tab stored', async () => {
    const { client } = await signedInClient();
    const other = makeClient();
    const theirs = await signIn(other);
    writeStoredSession(storage(), theirs.session);
    expect((await client.renew())?.token).toBe(theirs.session.token);
    expect(refreshes()).toHaveLength(0);

    use(client, theirs.session);
    expect((await client.renew())?.token).not.toBe(theirs.session.token);
    expect(refreshes()).toHaveLength(1);
  });

  test('without a new ID token keeps the verified one', async () => {
    const { client } = await signedInClient();
    const before = client.idToken();
    testIdentity.provider.answers.refresh.body = { id_token: undefined };
    expect(await client.renew()).not.toBeNull();
    expect(client.idToken()).toBe(before);
  });

  test.each<[IdentityFailureCode, Partial<TokenAnswer['idToken']>]>([
    ['renewedSubject', { claims: { sub: 'mallory' } }],
    ['renewedAuthTime', { claims: { auth_time: 12 } }],
    ['renewedAuthorizedParty', { claims: { azp: 'portal' } }],
    ['issuer', { claims: { iss: 'https://evil.example.test' } }],
    ['audience', { claims: { aud: 'somebody-else' } }],
    ['expired', { claims: { exp: 1_000_000_000 } }],
    ['accessTokenHash', { claims: { at_hash: 'AAAA' } }],
    ['signature', { signature: 'altered' }],
    ['algorithm', { signature: 'none' }],
    ['algorithm', { signature: 'HS256' }],
    ['unknownKey', { header: { kid: 'never-published' } }],
  ])('that fails on %s (%j) returns nothing, stores nothing and is reported', async (code, changes) => {
    const { client, session } = await signedInClient();
    const { idToken } = testIdentity.provider.answers.refresh;
    Object.assign(idToken, changes);
    expect(await client.renew()).toBeNull();
    expect(refreshes()).toHaveLength(1);
    expect(endpoints().at(-1)).toMatch(/^(token|jwks)$/);
    expect(testIdentity.memory.getItem(storedUser()[0]!)).toContain(session.token);
    expect(testIdentity.dispatched.at(-1)).toEqual({ type: 'redux-oidc/SILENT_RENEW_ERROR', payload: { code } });
    expect(warnings()).toEqual([expect.stringMatching(new RegExp(`^Sign-in: ${code}; `))]);
  });

  test('that completes after a sign-out restores nothing', async () => {
    const { client } = await signedInClient();
    testIdentity.provider.answers.replies.token = { delayMs: 100 };
    const late = client.renew();
    await new Promise((tick) => setTimeout(tick, 30));
    client.endSession();
    for (const key of Object.keys(testIdentity.memory)) testIdentity.memory.removeItem(key);
    expect(await late).toBeNull();
    expect(Object.keys(testIdentity.memory)).toEqual([]);
    expect(await client.renew()).toBeNull();
  });

  test('that completes after another tab signed out restores nothing', async () => {
    const { client } = await signedInClient();
    testIdentity.provider.answers.replies.token = { delayMs: 100 };
    const late = client.renew();
    await new Promise((tick) => setTimeout(tick, 30));
    for (const key of Object.keys(testIdentity.memory)) testIdentity.memory.removeItem(key);
    expect(await late).toBeNull();
    expect(Object.keys(testIdentity.memory)).toEqual([]);
  });
});

describe('redirecting to the provider', () => {
  test.each([
    ['signing in', (client: IdentityClient) => client.signIn('/loans')],
    ['signing out', (client: IdentityClient) => client.signOut({ idTokenHint: null })],
  ])('for %s waits until the browser restores the cached page', async (_what, go) => {
    const isShown: ((shown: { persisted: boolean }) => void)[] = [];
    Object.assign(window, {
      addEventListener: (name: string, listener: (shown: { persisted: boolean }) => void) =>
        name === 'pageshow' && isShown.push(listener),
    });
    let hasSettled = false;
    const work = go(makeClient()).then(() => (hasSettled = true));
    await nextNavigation(work);
    const shows = async (persisted: boolean) => {
      isShown.forEach((tell) => tell({ persisted }));
      await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await shows(false); // the page's first `pageshow` event, which comes late on a slow device
    expect(hasSettled).toBe(false);
    await shows(true);
    expect(hasSettled).toBe(true);
  });
});

describe('signing out', () => {
  test('revokes the refresh token and redirects with the ID token hint', async () => {
    const client = makeClient();
    await signIn(client);
    const idTokenHint = client.idToken();
    client.endSession();
    await client.revoke();
    expect(testIdentity.provider.requests.at(-1)).toMatchObject({
      endpoint: 'revocation',
      form: { token_type_hint: 'refresh_token', client_id: 'portal' },
    });

    const target = new URL(await nextNavigation(client.signOut({ idTokenHint })));
    expect(target.pathname).toBe('/end-session');
    expect(Object.fromEntries(target.searchParams)).toEqual({
      id_token_hint: idTokenHint,
      post_logout_redirect_uri: `${ORIGIN}/loans`,
    });
    expect(storedUser()).toEqual([]);
  });

  test.each([
    ['waits for a renewal that is under way', 100, ['renewed', 'left']],
    ['does not wait for one that hangs', 2500, ['left', 'renewed']],
  ])('%s', async (_what, delayMs, order) => {
    const client = makeClient();
    writeStoredSession(storage(), (await signIn(client)).session);
    testIdentity.provider.answers.replies.token = { delayMs };
    const happened: string[] = [];
    const renewal = client.renew().then(() => happened.push('renewed'));
    await nextNavigation(client.signOut({ idTokenHint: client.idToken() }));
    happened.push('left');
    await renewal;
    expect(happened).toEqual(order);
  });

  test('stays here when the provider has no sign-out page', async () => {
    testIdentity.provider.answers.discovery = { end_session_endpoint: undefined };
    await expect(makeClient().signOut({ idTokenHint: null })).resolves.toBeUndefined();
  });
});
