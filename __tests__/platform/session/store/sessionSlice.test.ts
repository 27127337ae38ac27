import { safeStorage } from '#platform/config/safeStorage.ts';
import type { Session } from '#platform/session/store/session.ts';
import {
  callbackOpened,
  renewalFailed,
  renewed,
  selectAccessToken,
  selectEnded,
  selectExpiryNotice,
  selectIsLoggedIn,
  sessionFromStorage,
  sessionReducer,
  signedIn,
  signedOut,
  signOutRequested,
  type SessionSlice,
} from '#platform/session/store/sessionSlice.ts';
import { clearStoredSession, clearTabStorage, storeEndReason, takeEndReason } from '#platform/session/store/storedSession.ts';

import { accessToken } from '../../../support/accessToken.ts';

const storage = safeStorage(() => window.localStorage);
const now = () => Date.now() / 1000;
const session = (token: string, sub = 'ada'): Session => ({
  token,
  expiresAt: 2_000_000_000,
  user: { sub, email: null, givenname: 'Ada', expires: 2_000_000_000 },
});
const after = (...actions: Parameters<typeof sessionReducer>[1][]) =>
  actions.reduce<SessionSlice | undefined>(sessionReducer, undefined);
const state = (...actions: Parameters<typeof sessionReducer>[1][]) => ({ session: after(...actions)! });

test('a sign-in with the current token changes only the return URL', () => {
  const signIn = signedIn({ ...session('t-1'), returnUrl: '/loans' });
  const noticed = after(signIn, renewalFailed(), callbackOpened());
  expect(sessionReducer(noticed, signedIn({ ...session('t-1'), returnUrl: '/pay' }))).toEqual({
    ...noticed,
    isFinishing: false,
    returnUrl: '/pay',
  });
  expect(noticed?.expiryNotice).toBe(true);
  expect(sessionReducer(noticed, signedIn({ ...session('t-2'), returnUrl: '/pay' })).expiryNotice).toBe(false);
});

describe('the stored session', () => {
  test('is valid while its token’s exp is in the future', () => {
    window.localStorage.setItem('token', accessToken(60));
    window.localStorage.setItem('givenname', 'Ada');
    expect(sessionFromStorage(storage, now())).toMatchObject({
      status: 'signedIn',
      user: { sub: 'borrower-1', givenname: 'Ada', email: null },
    });
  });

  test('names the user as stored by the OpenID library', () => {
    window.localStorage.setItem('token', accessToken());
    window.localStorage.setItem(
      'oidc.user:https://id:portal',
      JSON.stringify({ profile: { sub: 's-1', email: 'a@b.test', given_name: 'Ada' } }),
    );
    expect(sessionFromStorage(storage, now()).user).toMatchObject({ sub: 's-1', email: 'a@b.test', givenname: 'Ada' });
  });

  test.each([
    ['no token', null],
    ['an expired token', accessToken(-1)],
    ['a token that expires this second', accessToken(0)],
    ['an opaque token', 'opaque'],
    ['an empty token', ''],
  ])('does not exist with %s', (_what, token) => {
    if (token !== null) window.localStorage.setItem('token', token);
    window.localStorage.setItem('expiresAt', '4000000000');
    expect(sessionFromStorage(storage, now())).toMatchObject({ status: 'signedOut', token: null, user: null });
  });

  test.each(['junk', 'null', '[]', '{"profile":null}', '{"profile":{"sub":5}}'])(
    'with an unreadable user %j is still read',
    (junk) => {
      window.localStorage.setItem('token', accessToken());
      window.localStorage.setItem('oidc.user:x', junk);
      expect(sessionFromStorage(storage, now())).toMatchObject({ status: 'signedIn', user: { sub: 'borrower-1' } });
    },
  );

  test('remembers a postponed sign-in', () => {
    window.localStorage.setItem('authenticate-later', 'true');
    expect(sessionFromStorage(storage, now()).authenticateLater).toBe(true);
  });
});

describe('a renewal', () => {
  const start = signedIn({ ...session('first'), returnUrl: '/loans' });

  test('replaces the token and closes the notice', () => {
    const renewedState = state(start, renewalFailed(), renewed(session('second')));
    expect(selectAccessToken(renewedState)).toBe('second');
    expect(selectExpiryNotice(renewedState)).toBe(false);
  });

  test('that arrives after a sign-out does not restore the session', () => {
    const late = state(start, signedOut({ reason: 'user' }), renewed(session('second')));
    expect(selectIsLoggedIn(late)).toBe(false);
    expect(selectAccessToken(late)).toBeNull();
  });

  test('that arrives while signing out changes nothing', () => {
    expect(selectAccessToken(state(start, signOutRequested({ reason: 'user' }), renewed(session('second'))))).toBe('first');
  });

  test('for another user changes nothing', () => {
    expect(selectAccessToken(state(start, renewed(session('second', 'mallory'))))).toBe('first');
  });

  test('that failed opens the notice, unless the session is over', () => {
    expect(selectExpiryNotice(state(start, renewalFailed()))).toBe(true);
    expect(selectExpiryNotice(state(start, signedOut({ reason: 'user' }), renewalFailed()))).toBe(false);
  });
});

test('signing out clears everything but the reason', () => {
  const over = state(signedIn({ ...session('first'), returnUrl: '/pay' }), signedOut({ reason: 'expired' }));
  expect(selectEnded(over)).toBe('expired');
  expect(JSON.stringify(over)).not.toMatch(/first|Ada|\/pay/);
});

test('clearing removes every session key and keeps other applications’ keys', () => {
  const ours = ['oidc.user:x:y', 'oidc.1234', 'token', 'givenname', 'expiresAt', 'authenticate-later', 'portal.login-failures'];
  for (const key of [...ours, 'other-application', 'mytoken']) window.localStorage.setItem(key, '1');
  const written: string[] = [];
  const recorded = {
    ...storage,
    set: (key: string, value: string) => {
      written.push(`${key}: ${value}`);
      storage.set(key, value);
    },
    remove: (key: string) => {
      written.push(key);
      storage.remove(key);
    },
  };
  clearStoredSession(recorded, 'user');
  // Storage events reach other tabs in this order: first the reason for the sign-out, then the removal of the token.
  expect([written[0], written.at(-1)]).toEqual(['portal.ended: user', 'token']);
  expect(Object.keys(window.localStorage).toSorted()).toEqual(['mytoken', 'other-application']);

  for (const key of ['portal.draft', 'other']) window.sessionStorage.setItem(key, '1');
  clearTabStorage(
    safeStorage(() => window.sessionStorage),
    'user',
  );
  expect(Object.keys(window.sessionStorage)).toEqual(['other']);
});

test('the reason that a session ended is read once', () => {
  storeEndReason(storage, 'expired');
  expect(takeEndReason(storage)).toBe('expired');
  expect(takeEndReason(storage)).toBeNull();
  window.localStorage.setItem('portal.ended', 'made up');
  expect(takeEndReason(storage)).toBeNull();
});
