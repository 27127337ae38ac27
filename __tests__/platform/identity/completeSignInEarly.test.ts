/** @jest-environment node */
/** A sign-in that the callback page finishes before the application has loaded, and that the application's identity client takes over. */
import type { IdentityClient } from '#platform/identity/identityClient.ts';
import { IdentityFailure } from '#platform/identity/identityFailure.ts';
import { completeSignInEarly } from '#platform/identity/completeSignInEarly.ts';
import type { Session } from '#platform/session/store/session.ts';
import { writeStoredSession } from '#platform/session/store/storedSession.ts';

import { identityForEachTest, storageOn } from '../../support/identityInNode.ts';
import type { Endpoint } from '../../support/mutableAnswers.ts';

const ORIGIN = 'https://portal.example.test';
const LOANS = `${ORIGIN}/loans`;

// The library's expiry timers are faked, because they would keep the process alive.
jest.useFakeTimers({
  doNotFake: ['Date', 'setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
});
jest.setTimeout(20_000);

const testIdentity = identityForEachTest();
let resolveNavigation: (url: string) => void;
const location = { origin: ORIGIN, href: `${ORIGIN}/`, assign: (url: string) => resolveNavigation(url) };

beforeEach(() => {
  location.href = `${ORIGIN}/`;
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  Object.assign(globalThis, {
    window: { location, self: { location }, addEventListener: () => undefined, stop: () => undefined },
  });
});

const storage = () => storageOn(testIdentity.memory);

/** Returns the URL that the page navigates to. `work` itself stays pending while the page is left. */
const nextNavigation = (work: Promise<unknown>) =>
  new Promise<string>((resolve, reject) => {
    resolveNavigation = resolve;
    work.catch(reject);
  });

/** Starts a sign-in and opens the URL to which the provider redirects back. */
async function returnFromProvider(returnUrl = '/loans'): Promise<void> {
  const answer = await fetch(await nextNavigation(testIdentity.makeClient().signIn(returnUrl)), { redirect: 'manual' });
  location.href = answer.headers.get('location') ?? '';
}

const verified = jest.fn();
const beginEarlySignIn = () =>
  completeSignInEarly({
    config: { authority: testIdentity.provider.issuer, clientId: 'portal' },
    storage: storage(),
    tabStorage: storageOn(testIdentity.tab),
    onTokenVerified: verified,
  });
const asked = (endpoint: Endpoint) => testIdentity.provider.requests.filter((request) => request.endpoint === endpoint);

/** Lets the callback page finish the sign-in and open the loan list, then starts the application. */
async function finishInCallbackPage() {
  await returnFromProvider();
  const outcome = await (await beginEarlySignIn())?.outcome;
  if (outcome === undefined || 'failure' in outcome) throw new Error('The sign-in was not finished');
  writeStoredSession(storage(), outcome.session);
  const url = location.href;
  location.href = LOANS;
  const client = testIdentity.makeClient();
  return { client, url, outcome };
}

test('the application takes over the early session without repeating requests', async () => {
  const { client, url, outcome } = await finishInCallbackPage();
  expect(verified).toHaveBeenLastCalledWith({ token: outcome.session.token, returnUrl: '/loans' });
  expect(outcome.returnUrl).toBe('/loans');
  expect(outcome.session.user).toMatchObject({ email: 'ada@example.com', givenname: 'Ada' });

  expect(client.earlyCallbackUrl()).toBe(url);
  const finished = client.completeSignIn(url);
  expect(client.earlyCallbackUrl()).toBeNull();
  expect(await finished).toEqual({ session: outcome.session, returnUrl: '/loans' });
  expect(await client.completeSignIn(url)).toBe(await finished);
  expect(['discovery', 'token', 'jwks', 'userInfo'].map((one) => asked(one as Endpoint).length)).toEqual([1, 1, 1, 1]);
  expect(window.takeEarlySignIn).toBeUndefined();
});

test('the early refresh token is in no storage, and the application renews with it', async () => {
  const { client, url, outcome } = await finishInCallbackPage();
  expect(outcome.refreshToken).toBeTruthy();
  expect(JSON.stringify([testIdentity.memory, testIdentity.tab])).not.toContain(outcome.refreshToken);
  storeSession(client, (await client.completeSignIn(url)).session);
  const renewed = await client.renew();
  expect(renewed?.user.sub).toBe(outcome.session.user.sub);
  expect(asked('token').at(-1)?.form).toMatchObject({ grant_type: 'refresh_token', refresh_token: outcome.refreshToken });
});

test('a page that ended a session before can renew the early one', async () => {
  const { client, url } = await finishInCallbackPage();
  client.endSession();
  storeSession(client, (await client.completeSignIn(url)).session);
  expect(await client.renew()).not.toBeNull();
});

test('another user’s newer session ignores the early refresh token and user', async () => {
  const { client, url, outcome } = await finishInCallbackPage();
  const key = Object.keys(testIdentity.memory).find((one) => one.startsWith('oidc.user:')) ?? '';
  const { sub } = outcome.session.user;
  testIdentity.memory.setItem(key, (testIdentity.memory.getItem(key) ?? '').replaceAll(sub, 'somebody-else'));
  await client.completeSignIn(url);
  await client.startMonitoring();
  client.endSession();
  await client.revoke();
  expect(asked('revocation')).toHaveLength(0);
  expect(testIdentity.dispatched.map(({ type }) => type)).not.toContain('redux-oidc/USER_FOUND');
});

test('the library’s event reaches the store when the library loads, without the token', async () => {
  const { client, url, outcome } = await finishInCallbackPage();
  await client.completeSignIn(url);
  await client.startMonitoring();
  expect(testIdentity.dispatched.map(({ type }) => type)).toEqual(['redux-oidc/USER_FOUND']);
  expect(JSON.stringify(testIdentity.dispatched)).toContain('ada@example.com');
  expect(JSON.stringify(testIdentity.dispatched)).not.toContain(outcome.session.token);
});

test('signing out revokes the early refresh token, even before the library loads', async () => {
  const { client, url, outcome } = await finishInCallbackPage();
  await client.completeSignIn(url);
  client.endSession();
  await client.revoke();
  expect(testIdentity.provider.requests.at(-1)).toMatchObject({ endpoint: 'revocation', form: { token: outcome.refreshToken } });
  expect(testIdentity.dispatched).toEqual([]);
});

test('an application that starts first waits for the early sign-in and completes it', async () => {
  await returnFromProvider('/loans/l-1');
  const begun = await beginEarlySignIn();
  expect([begun?.returnUrl, begun?.isTaken()]).toEqual(['/loans/l-1', false]);
  const client = testIdentity.makeClient();
  expect(begun?.isTaken()).toBe(true);
  expect(client.earlyCallbackUrl()).toBeNull();
  expect(await client.completeSignIn(location.href)).toMatchObject({ returnUrl: '/loans/l-1' });
  expect(asked('token')).toHaveLength(1);
});

test.each<[string, () => void]>([
  ['keys', () => (testIdentity.provider.answers.replies.jwks = { status: 503 })],
  ['token endpoint', () => (testIdentity.provider.answers.replies.token = { status: 503 })],
  ['user info', () => (testIdentity.provider.answers.replies.userInfo = { status: 503 })],
])('a failure of the provider’s %s is the same as the application’s own', async (_what, breakIt) => {
  const failureOf = async (finish: () => Promise<unknown>) => {
    testIdentity.provider.reset();
    await returnFromProvider();
    breakIt();
    return finish().then(
      () => null,
      (failure: unknown) => failure,
    );
  };
  const alone = await failureOf(() => testIdentity.makeClient().completeSignIn(location.href));
  const early = await failureOf(async () => {
    await (
      await beginEarlySignIn()
    )?.outcome;
    return testIdentity.makeClient().completeSignIn(location.href);
  });
  expect([alone, early].every((one) => one instanceof IdentityFailure)).toBe(true);
  expect(early).toMatchObject({ code: (alone as IdentityFailure).code });
  expect((early as IdentityFailure).facts.expected).toBe((alone as IdentityFailure).facts.expected);
  expect(Object.keys(testIdentity.memory).some((key) => key.startsWith('oidc.user:'))).toBe(false);
});

test('after a failure the application does not send the code again', async () => {
  await returnFromProvider();
  testIdentity.provider.answers.replies.userInfo = { status: 503 };
  await (
    await beginEarlySignIn()
  )?.outcome;
  testIdentity.provider.answers.replies = {};
  const client = testIdentity.makeClient();
  await expect(client.completeSignIn(location.href)).rejects.toMatchObject({ code: 'userInfo' });
  await expect(client.completeSignIn(location.href)).rejects.toMatchObject({ code: 'userInfo' });
  expect(asked('token')).toHaveLength(1);
});

describe('the sign-in is left to the application, with nothing used up, when', () => {
  test.each<[string, () => void]>([
    ['the response is for another browser’s request', () => (location.href = location.href.replace(/state=\w+/, 'state=other'))],
    ['the URL has no response', () => (location.href = `${ORIGIN}/auth/callback`)],
    ['the discovery document is not stored', () => testIdentity.tab.removeItem('portal.discovery')],
    ['the response belongs to a sign-in window', () => changeRequest((text) => text.replace('"si:r"', '"si:p"'))],
    ['the stored request cannot be read', () => changeRequest(() => '{')],
  ])('%s', async (_where, change) => {
    await returnFromProvider();
    change();
    const changed = JSON.stringify(testIdentity.memory);
    expect(await beginEarlySignIn()).toBeNull();
    expect(window.takeEarlySignIn).toBeUndefined();
    expect(JSON.stringify(testIdentity.memory)).toBe(changed);
    expect(asked('token')).toHaveLength(0);
  });

  test('the discovery document is of another provider, which the application reports', async () => {
    await returnFromProvider();
    const kept = JSON.parse(testIdentity.tab.getItem('portal.discovery') ?? '{}') as object;
    testIdentity.tab.setItem('portal.discovery', JSON.stringify({ ...kept, issuer: 'https://evil.example.test' }));
    await expect(beginEarlySignIn()).rejects.toMatchObject({ code: 'discoveryIssuer' });
    await expect(testIdentity.makeClient().completeSignIn(location.href)).rejects.toMatchObject({ code: 'discoveryIssuer' });
    expect(asked('token')).toHaveLength(0);
  });
});

/** Stores a new session, as the store's listeners do. */
function storeSession(client: IdentityClient, session: Session): void {
  client.setTokenInUse(session.token);
  writeStoredSession(storage(), session);
}

function changeRequest(change: (text: string) => string): void {
  const key =
    Object.keys(testIdentity.memory).find((one) => (testIdentity.memory.getItem(one) ?? '').includes('code_verifier')) ?? '';
  testIdentity.memory.setItem(key, change(testIdentity.memory.getItem(key) ?? ''));
}
