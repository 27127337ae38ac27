/** @jest-environment node */
/** Renewing a session without a refresh token in memory, as after a reload: through a hidden iframe with `prompt=none`. */
import type { IdentityClient } from '#platform/identity/identityClient.ts';
import type { IdentityFailureCode } from '#platform/session/store/identityFailureCodes.ts';
import { clearStoredSession, writeStoredSession } from '#platform/session/store/storedSession.ts';

import { connectedClient, identityForEachTest, storageOn } from '../../support/identityInNode.ts';
import { captureSignInWarnings } from '../../support/captureSignInWarnings.ts';
import type { Json } from '../../support/tokenForge.ts';
import { runUntilSettled, fakeWindow, type FakeWindow } from '../../support/fakeWindow.ts';

const ORIGIN = 'https://portal.example.test';

jest.useFakeTimers({ doNotFake: ['Date', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
jest.setTimeout(20_000);

const testIdentity = identityForEachTest();
const warnings = captureSignInWarnings();
let browser: FakeWindow;

/** A user who signed in on an earlier page load: stored values, and a new client. */
let client: IdentityClient;
let oldToken: string;
beforeEach(async () => {
  browser = fakeWindow(ORIGIN);
  const { session } = (await runUntilSettled(
    connectedClient(testIdentity.provider, { ...testIdentity, dispatched: [] }).signInByWindow('/loans'),
  ))!;
  writeStoredSession(storageOn(testIdentity.memory), session);
  oldToken = session.token;
  testIdentity.provider.requests = [];
  client = testIdentity.makeClient();
});

const requestsTo = (endpoint: string) => testIdentity.provider.requests.filter((request) => request.endpoint === endpoint);
const storedUser = () =>
  testIdentity.memory.getItem(Object.keys(testIdentity.memory).find((key) => key.startsWith('oidc.user:')) ?? '') ?? '';
const problem = () => testIdentity.dispatched.find(({ type }) => type === 'redux-oidc/SILENT_RENEW_ERROR')?.['payload'];

test('a silent renewal returns a new session through a query response to its own page', async () => {
  const session = await runUntilSettled(client.renew());

  expect(session?.token).not.toBe(oldToken);
  expect(session?.user).toMatchObject({ email: 'ada@example.com' });
  expect(requestsTo('authorization').map(({ query }) => query)).toEqual([
    expect.objectContaining({
      prompt: 'none',
      response_mode: 'query',
      response_type: 'code',
      redirect_uri: `${ORIGIN}/auth/silent-renew`,
      code_challenge_method: 'S256',
    }),
  ]);
  expect(requestsTo('token').map(({ form }) => form['grant_type'])).toEqual(['authorization_code']);
  expect(storedUser()).toContain(session?.token);
  expect(JSON.stringify(testIdentity.memory)).not.toContain('refresh_token');
  expect(problem()).toBeUndefined();
  expect(browser.frames()).toBe(0);

  // The renewal returned a refresh token, which the client now has in memory.
  const { length } = testIdentity.provider.requests;
  client.setTokenInUse(session?.token ?? '');
  await runUntilSettled(client.renew());
  expect(testIdentity.provider.requests.slice(length).map(({ form }) => form['grant_type'])).toContain('refresh_token');
});

test('a silent renewal stops waiting for a hanging frame after 10,000 ms and does not retry', async () => {
  const shown: string[] = [];
  browser.whenShown = (url) => shown.push(url);
  let result: unknown = 'waiting';
  const work = client.renew().then((session) => (result = session));
  while (shown.length === 0) {
    await new Promise((tick) => setImmediate(tick));
  }
  await jest.advanceTimersByTimeAsync(9999);
  expect(result).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  await runUntilSettled(work);

  expect(result).toBeNull();
  expect(problem()).toEqual({ code: 'timeout' });
  await jest.advanceTimersByTimeAsync(120_000);
  expect(testIdentity.dispatched.filter(({ type }) => type === 'redux-oidc/SILENT_RENEW_ERROR')).toHaveLength(1);
  expect(browser.frames()).toBe(0);
  expect(storedUser()).toContain(oldToken);
  expect(Object.keys(testIdentity.memory).filter((key) => /^oidc\.(?!user:)/u.test(key))).toEqual([]);
});

test.each([
  ['login_required', 'sessionOver'],
  ['interaction_required', 'sessionOver'],
  ['server_error', 'providerError'],
])('a silent renewal with "%s" is tried once, changes nothing and is reported', async (error, code) => {
  testIdentity.provider.answers.authorization = { code: undefined, error };
  expect(await runUntilSettled(client.renew())).toBeNull();
  expect(problem()).toEqual({ code, providerError: error });
  expect(warnings()).toEqual([expect.stringMatching(new RegExp(`^Sign-in: ${code}; .* error: ${error}$`))]);
  expect(requestsTo('authorization')).toHaveLength(1);
  expect(requestsTo('token')).toEqual([]);
  expect(storedUser()).toContain(oldToken);
});

test('a silent renewal without a session at the provider reports that it is over', async () => {
  testIdentity.provider.answers.isSignedIn = false;
  expect(await runUntilSettled(client.renew())).toBeNull();
  expect(problem()).toMatchObject({ code: 'sessionOver' });
});

test('a silent renewal after another tab’s sign-out sends nothing and stores nothing', async () => {
  clearStoredSession(storageOn(testIdentity.memory), 'user');
  expect(await runUntilSettled(client.renew())).toBeNull();
  expect(requestsTo('authorization')).toEqual([]);
  expect(Object.keys(testIdentity.memory).filter((key) => key.startsWith('oidc.'))).toEqual([]);
});

test.each<[string, IdentityFailureCode, Json]>([
  ['another person', 'renewedSubject', { sub: 'mallory' }],
  ['another sign-in', 'renewedAuthTime', { auth_time: 12 }],
  ['another authorized party', 'renewedAuthorizedParty', { azp: 'portal' }],
  ['another nonce', 'nonce', { nonce: 'other' }],
  ['another audience', 'audience', { aud: 'somebody-else' }],
])('a response for %s is rejected', async (_what, code, claims) => {
  testIdentity.provider.answers.code.idToken.claims = claims;
  expect(await runUntilSettled(client.renew())).toBeNull();
  expect(problem()).toEqual({ code });
  expect(requestsTo('userInfo')).toEqual([]);
  expect(storedUser()).toContain(oldToken);
});

describe('a refresh token response that', () => {
  const NEVER_MS = 3_600_000;
  /** Renews once, so that the tab has a refresh token in memory. */
  beforeEach(async () => {
    const first = await runUntilSettled(client.renew());
    if (first === null) throw new Error('There is no session');
    client.setTokenInUse(first.token);
    writeStoredSession(storageOn(testIdentity.memory), first);
    oldToken = first.token;
    testIdentity.provider.requests = [];
  });
  const grants = () => requestsTo('token').map(({ form }) => form['grant_type']);

  test.each([
    ['never begins', { delayMs: NEVER_MS }],
    ['never ends', { isUnfinished: true }],
  ])('%s times out after 5000 ms, and then the frame renews', async (_what, reply) => {
    testIdentity.provider.answers.replies.token = { ...reply, grant: 'refresh_token' };
    let isDone = false;
    const work = client.renew().finally(() => (isDone = true));
    while (grants().length === 0) await new Promise((tick) => setImmediate(tick));
    await jest.advanceTimersByTimeAsync(4999);
    expect({ isDone, frames: requestsTo('authorization').length }).toEqual({ isDone: false, frames: 0 });
    const session = await runUntilSettled(work);

    expect(session?.token).not.toBe(oldToken);
    expect(grants()).toEqual(['refresh_token', 'authorization_code']);
    expect(storedUser()).toContain(session?.token);
    expect(problem()).toBeUndefined();
  });

  test('hangs together with the provider ends each tab’s wait and frees the lock', async () => {
    let last: Promise<unknown> = Promise.resolve();
    /** Fakes the Web Locks API: requests run one after the other, in order. */
    const request = (_name: string, work: () => Promise<unknown>) => (last = last.then(work, work));
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: true, locks: { request } }, configurable: true });
    const other = testIdentity.makeClient();
    testIdentity.provider.answers.replies.token = { delayMs: NEVER_MS };
    const { whenShown } = browser;
    browser.whenShown = () => undefined;
    const results: unknown[] = [];
    const work = Promise.all([client, other].map(async (tab) => results.push(await tab.renew())));
    while (grants().length === 0) await new Promise((tick) => setImmediate(tick));
    for (let second = 0; second < 25; second += 1) {
      await jest.advanceTimersByTimeAsync(1000);
      for (let turn = 0; turn < 20; turn += 1) await new Promise((tick) => setImmediate(tick));
    }
    expect(results).toEqual([null, null]);
    await work;
    expect(
      testIdentity.dispatched.filter(({ type }) => type === 'redux-oidc/SILENT_RENEW_ERROR').map((event) => event['payload']),
    ).toEqual([{ code: 'timeout' }, { code: 'timeout' }]);
    expect(warnings()).toEqual(Array(2).fill(expect.stringMatching(/^Sign-in: timeout; /)));

    testIdentity.provider.answers.replies = {};
    browser.whenShown = whenShown;
    const session = await runUntilSettled(client.renew());
    expect(session?.token).toBeDefined();
  });
});
