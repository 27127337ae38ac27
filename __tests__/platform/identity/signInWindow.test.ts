/** @jest-environment node */
import type { IdentityClient } from '#platform/identity/identityClient.ts';
import { postResponseToOpener, SIGN_IN_WINDOW_SIZE, SIGN_IN_WINDOW_TIMEOUT_MS } from '#platform/identity/signInWindow.ts';

import { identityForEachTest, storageOn } from '../../support/identityInNode.ts';
import { runUntilSettled, fakeWindow, type FakeWindow } from '../../support/fakeWindow.ts';

const ORIGIN = 'https://portal.example.test';

// The tests advance the timers of the library and of the window's timeout; the network needs the timers left real.
jest.useFakeTimers({ doNotFake: ['Date', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
jest.setTimeout(20_000);

const testIdentity = identityForEachTest();
let browser: FakeWindow;

beforeEach(() => {
  browser = fakeWindow(ORIGIN);
});

const makeClient = () => testIdentity.makeClient();
const storedUser = () => Object.keys(testIdentity.memory).filter((key) => key.startsWith('oidc.user:'));
const endpoints = () => testIdentity.provider.requests.map(({ endpoint }) => endpoint);

const signIn = (client: IdentityClient) => runUntilSettled(client.signInByWindow('/loans/l-1'));

test('a centered 500 by 500 window opens at once and closes when signed in', async () => {
  const client = makeClient();
  await new Promise((loaded) => setImmediate(loaded)); // lets the client load its code, long before a user could click
  const work = client.signInByWindow('/loans/l-1');
  expect(browser.openings).toEqual([['', 'portal-sign-in', 'popup=yes,width=500,height=500,left=500,top=250']]);
  const { session, returnUrl } = (await runUntilSettled(work))!;

  expect(returnUrl).toBe('/loans/l-1');
  expect(session.user).toMatchObject({ email: 'ada@example.com' });
  expect(browser.openings[1]?.[1]).toBe('portal-sign-in'); // opening the same name again reuses the window
  expect(String(browser.openings[1]?.[2]).split(',')).toEqual(expect.arrayContaining(['width=500', 'height=500']));
  expect(SIGN_IN_WINDOW_SIZE).toEqual({ width: 500, height: 500 });
  expect(browser.opened?.closed).toBe(true);
  expect(storedUser()).toHaveLength(1);
  expect(JSON.stringify(testIdentity.memory)).not.toContain('refresh_token');
  const asked = testIdentity.provider.requests.find(({ endpoint }) => endpoint === 'authorization')?.query;
  expect(asked).toMatchObject({ redirect_uri: `${ORIGIN}/auth/callback`, response_mode: 'query', code_challenge_method: 'S256' });
  expect(asked?.['nonce']).toMatch(/^[0-9a-f-]{36}$/);
});

test('the window’s response is verified like any other sign-in', async () => {
  testIdentity.provider.answers.code.idToken.claims = { nonce: 'other' };
  await expect(signIn(makeClient())).rejects.toMatchObject({ code: 'nonce' });
  expect(storedUser()).toEqual([]);
  expect(endpoints().findLast((endpoint) => endpoint !== 'jwks')).toBe('token');
  expect(browser.opened?.closed).toBe(true);
});

test('a response from another site is ignored', async () => {
  const { whenShown } = browser;
  browser.whenShown = (url) => {
    browser.send(
      { source: 'oidc-client', url: `${ORIGIN}/auth/callback?code=planted&state=planted`, keepOpen: false },
      'https://evil.example.test',
    );
    whenShown(url);
  };
  await expect(signIn(makeClient())).resolves.toMatchObject({ returnUrl: '/loans/l-1' });
});

test('a blocked window has its own error', async () => {
  browser.opened = null;
  await expect(signIn(makeClient())).rejects.toMatchObject({ code: 'popupBlocked' });
  expect(testIdentity.provider.requests).toEqual([]);
});

test('a closed window is detected', async () => {
  browser.whenShown = () => browser.opened?.close();
  await expect(signIn(makeClient())).rejects.toMatchObject({ code: 'popupClosed' });
  expect(storedUser()).toEqual([]);
});

test('a window closed before the provider responded is not opened again', async () => {
  const client = makeClient();
  await new Promise((loaded) => setImmediate(loaded));
  const work = client.signInByWindow('/loans');
  browser.opened?.close();
  await expect(runUntilSettled(work)).rejects.toMatchObject({ code: 'popupClosed' });
  expect(browser.openings).toHaveLength(1);
});

test('an unused window is closed after 900 seconds, when its request expires', async () => {
  const shown: string[] = [];
  browser.whenShown = (url) => shown.push(url);
  const work = makeClient().signInByWindow('/loans');
  const failed = expect(work).rejects.toMatchObject({ code: 'popupTimeout' });
  while (shown.length === 0) await new Promise((tick) => setImmediate(tick));
  expect(SIGN_IN_WINDOW_TIMEOUT_MS).toBe(900_000);
  await jest.advanceTimersByTimeAsync(899_000);
  expect(browser.opened?.closed).toBe(false);
  await jest.advanceTimersByTimeAsync(1000);
  await failed;
  expect(browser.opened?.closed).toBe(true);
});

test('canceling the sign-in closes the window', async () => {
  const client = makeClient();
  browser.whenShown = () => void setImmediate(() => client.cancelSignInWindow());
  await expect(signIn(client)).resolves.toBeNull();
  expect(browser.opened?.closed).toBe(true);
});

test('an unavailable provider leaves no empty window', async () => {
  testIdentity.provider.answers.replies.discovery = { status: 503 };
  await expect(signIn(makeClient())).rejects.toMatchObject({ code: 'unreachable' });
  expect(browser.opened?.closed).toBe(true);
});

describe('the callback page', () => {
  const URL_WITH_ANSWER = `${ORIGIN}/auth/callback?code=c&state=s-1`;
  const sent: unknown[][] = [];
  const hasOpener = () => Object.assign(window, { opener: { postMessage: (...message: unknown[]) => sent.push(message) } });
  beforeEach(() => void sent.splice(0));

  test('in a sign-in window posts its URL only to its own origin', () => {
    hasOpener();
    testIdentity.memory.setItem('oidc.s-1', JSON.stringify({ id: 's-1', request_type: 'si:p' }));
    expect(postResponseToOpener(URL_WITH_ANSWER, storageOn(testIdentity.memory))).toBe(true);
    expect(sent).toEqual([[{ source: 'oidc-client', url: URL_WITH_ANSWER, keepOpen: false }, ORIGIN]]);
  });

  test.each([
    ['of an ordinary sign-in', JSON.stringify({ id: 's-1', request_type: 'si:r' })],
    ['with an unknown state', null],
    ['with an unreadable state', '{'],
  ])('%s keeps its URL, whoever opened the page', (_what, state) => {
    hasOpener();
    if (state !== null) testIdentity.memory.setItem('oidc.s-1', state);
    expect(postResponseToOpener(URL_WITH_ANSWER, storageOn(testIdentity.memory))).toBe(false);
    expect(sent).toEqual([]);
  });

  test('without an opener completes the sign-in itself', () => {
    testIdentity.memory.setItem('oidc.s-1', JSON.stringify({ id: 's-1', request_type: 'si:p' }));
    expect(postResponseToOpener(URL_WITH_ANSWER, storageOn(testIdentity.memory))).toBe(false);
  });
});
