/** @jest-environment node */
/** Renewing a session without a refresh token in memory, as after a reload: through a hidden iframe with `prompt=none`. */
import type { IdentityClient } from '#platform/identity/identityClient.ts';
import type { IdentityFailureCode } from '#platform/session/store/identityFailureCodes.ts';
import { clearStoredSession, writeStoredSession } from '#platform/session/store/storedSession.ts';

import { connectedClient, identityForEachTest, storageOn } from '../../support/identityInNode.ts';
import { keepSignInWarnings } from '../../support/signInWarnings.ts';
import type { Json } from '../../support/tokenForge.ts';
import { settle, windowInNode, type NodeWindow } from '../../support/windowInNode.ts';

const ORIGIN = 'https://portal.example.test';

jest.useFakeTimers({ doNotFake: ['Date', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
jest.setTimeout(20_000);

const here = identityForEachTest();
const warnings = keepSignInWarnings();
let browser: NodeWindow;

/** A user who signed in on an earlier page load: stored values, and a new client. */
let client: IdentityClient;
let before: string;
beforeEach(async () => {
  browser = windowInNode(ORIGIN);
  const { session } = (await settle(connectedClient(here.provider, { ...here, dispatched: [] }).signInByWindow('/loans')))!;
  writeStoredSession(storageOn(here.memory), session);
  before = session.token;
  here.provider.requests = [];
  client = here.makeClient();
});

const asked = (endpoint: string) => here.provider.requests.filter((request) => request.endpoint === endpoint);
const storedUser = () => here.memory.getItem(Object.keys(here.memory).find((key) => key.startsWith('oidc.user:')) ?? '') ?? '';
const problem = () => here.dispatched.find(({ type }) => type === 'redux-oidc/SILENT_RENEW_ERROR')?.['payload'];

test('brings a new session without a word, by a query answer to the page of its own', async () => {
  const session = await settle(client.renew());

  expect(session?.token).not.toBe(before);
  expect(session?.user).toMatchObject({ email: 'ada@example.com' });
  expect(asked('authorization').map(({ query }) => query)).toEqual([
    expect.objectContaining({
      prompt: 'none',
      response_mode: 'query',
      response_type: 'code',
      redirect_uri: `${ORIGIN}/auth/silent-renew`,
      code_challenge_method: 'S256',
    }),
  ]);
  expect(asked('token').map(({ form }) => form['grant_type'])).toEqual(['authorization_code']);
  expect(storedUser()).toContain(session?.token);
  expect(JSON.stringify(here.memory)).not.toContain('refresh_token');
  expect(problem()).toBeUndefined();
  expect(browser.frames()).toBe(0);

  // The renewal returned a refresh token, which the client now has in memory.
  const { length } = here.provider.requests;
  client.inUse(session?.token ?? '');
  await settle(client.renew());
  expect(here.provider.requests.slice(length).map(({ form }) => form['grant_type'])).toContain('refresh_token');
});

test('stops waiting for a frame that hangs after 10 000 ms, and tries no second time', async () => {
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
  await settle(work);

  expect(result).toBeNull();
  expect(problem()).toEqual({ code: 'timeout' });
  await jest.advanceTimersByTimeAsync(120_000);
  expect(here.dispatched.filter(({ type }) => type === 'redux-oidc/SILENT_RENEW_ERROR')).toHaveLength(1);
  expect(browser.frames()).toBe(0);
  expect(storedUser()).toContain(before);
  expect(Object.keys(here.memory).filter((key) => /^oidc\.(?!user:)/u.test(key))).toEqual([]);
});

test.each([
  ['login_required', 'sessionOver'],
  ['interaction_required', 'sessionOver'],
  ['server_error', 'providerError'],
])('"%s" is asked once, changes nothing and is reported', async (error, code) => {
  here.provider.answers.authorization = { code: undefined, error };
  expect(await settle(client.renew())).toBeNull();
  expect(problem()).toEqual({ code, providerError: error });
  expect(warnings()).toEqual([expect.stringMatching(new RegExp(`^Sign-in: ${code}; .* error: ${error}$`))]);
  expect(asked('authorization')).toHaveLength(1);
  expect(asked('token')).toEqual([]);
  expect(storedUser()).toContain(before);
});

test('a provider where nobody is signed in any more says so by itself', async () => {
  here.provider.answers.isSignedIn = false;
  expect(await settle(client.renew())).toBeNull();
  expect(problem()).toMatchObject({ code: 'sessionOver' });
});

test('a session that another tab has ended is not asked about, and nothing is stored', async () => {
  clearStoredSession(storageOn(here.memory), 'user');
  expect(await settle(client.renew())).toBeNull();
  expect(asked('authorization')).toEqual([]);
  expect(Object.keys(here.memory).filter((key) => key.startsWith('oidc.'))).toEqual([]);
});

test.each<[string, IdentityFailureCode, Json]>([
  ['another person', 'renewedSubject', { sub: 'mallory' }],
  ['another sign-in', 'renewedAuthTime', { auth_time: 12 }],
  ['another authorized party', 'renewedAuthorizedParty', { azp: 'portal' }],
  ['another nonce', 'nonce', { nonce: 'other' }],
  ['another audience', 'audience', { aud: 'somebody-else' }],
])('an answer about %s is not taken over', async (_what, code, claims) => {
  here.provider.answers.code.idToken.claims = claims;
  expect(await settle(client.renew())).toBeNull();
  expect(problem()).toEqual({ code });
  expect(asked('userInfo')).toEqual([]);
  expect(storedUser()).toContain(before);
});

describe('a refresh token whose answer', () => {
  const NEVER_MS = 3_600_000;
  /** Renews once, so that the tab has a refresh token in memory. */
  beforeEach(async () => {
    const first = await settle(client.renew());
    if (first === null) throw new Error('There is no session');
    client.inUse(first.token);
    writeStoredSession(storageOn(here.memory), first);
    before = first.token;
    here.provider.requests = [];
  });
  const grants = () => asked('token').map(({ form }) => form['grant_type']);

  test.each([
    ['never begins', { delayMs: NEVER_MS }],
    ['never ends', { isUnfinished: true }],
  ])('%s is waited for 5000 ms; then the frame renews', async (_what, reply) => {
    here.provider.answers.replies.token = { ...reply, grant: 'refresh_token' };
    let isDone = false;
    const work = client.renew().finally(() => (isDone = true));
    while (grants().length === 0) await new Promise((tick) => setImmediate(tick));
    await jest.advanceTimersByTimeAsync(4999);
    expect({ isDone, frames: asked('authorization').length }).toEqual({ isDone: false, frames: 0 });
    const session = await settle(work);

    expect(session?.token).not.toBe(before);
    expect(grants()).toEqual(['refresh_token', 'authorization_code']);
    expect(storedUser()).toContain(session?.token);
    expect(problem()).toBeUndefined();
  });

  test('hangs like everything else of the provider ends the wait of each tab, and frees the lock', async () => {
    let last: Promise<unknown> = Promise.resolve();
    /** Fakes the Web Locks API: requests run one after the other, in order. */
    const request = (_name: string, work: () => Promise<unknown>) => (last = last.then(work, work));
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: true, locks: { request } }, configurable: true });
    const other = here.makeClient();
    here.provider.answers.replies.token = { delayMs: NEVER_MS };
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
      here.dispatched.filter(({ type }) => type === 'redux-oidc/SILENT_RENEW_ERROR').map((event) => event['payload']),
    ).toEqual([{ code: 'timeout' }, { code: 'timeout' }]);
    expect(warnings()).toEqual(Array(2).fill(expect.stringMatching(/^Sign-in: timeout; /)));

    here.provider.answers.replies = {};
    browser.whenShown = whenShown;
    const session = await settle(client.renew());
    expect(session?.token).toBeDefined();
  });
});
