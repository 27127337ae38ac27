import { act, screen, waitFor } from '@testing-library/react';
import nock from 'nock';

import { accessToken } from '../../../support/accessToken.ts';
import { stubLoans, stubProfile } from '../../../support/backends/borrower.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';
import { captureSignInWarnings } from '../../../support/captureSignInWarnings.ts';
import { stopTime } from '../../../support/stopTime.ts';

const mockSignOut = () => nock('http://localhost').post('/api/borrower/account/signout').reply(204);
const loansAreShown = () => screen.findByText('You do not have a loan with CCM.');
/** Returning to the page also checks for a newer version. */
const mockVersion = () => nock('http://localhost').get('/version.json').optionally().reply(200, { commit: null });
const failsToAnswer = () => jest.fn(() => Promise.reject(new Error('no provider')));

function open(secondsLeft: number, discovery = failsToAnswer()) {
  window.localStorage.setItem('token', accessToken(secondsLeft));
  stubProfile();
  stubLoans();
  mockVersion();
  return { discovery, ...renderPortal('/loans', { signedIn: false, provider: { discovery } }) };
}

afterEach(() => jest.restoreAllMocks());
const warnings = captureSignInWarnings();

test('a session is renewed exactly 60 s before it ends', async () => {
  stopTime();
  const { discovery, store } = open(300);
  await loansAreShown();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const asked = discovery.mock.calls.length;
  const left = () => (store.getState().session.expiresAt ?? 0) - Date.now() / 1000;
  act(() => jest.advanceTimersByTime((left() - 61) * 1000));
  expect(discovery.mock.calls.length).toBe(asked);
  act(() => jest.advanceTimersByTime(1000));
  await waitFor(() => expect(discovery.mock.calls.length).toBeGreaterThan(asked));
  expect(left()).toBeLessThanOrEqual(60);
  expect(left()).toBeGreaterThan(57);
});

test('a failed renewal is not repeated, and the dialog says why', async () => {
  stopTime();
  const { discovery } = open(58);
  expect(await screen.findByRole('alertdialog', { name: 'Do you want to stay signed in?' })).toBeVisible();
  expect(await screen.findByText(/sign-in service can’t be reached right now/)).toBeVisible();
  const asked = discovery.mock.calls.length;
  act(() => void window.dispatchEvent(new Event('focus')));
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(discovery.mock.calls.length).toBe(asked);
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(warnings()).toEqual([expect.stringMatching(/^Sign-in: unreachable; /)]);
});

test('a device that slept past expiry signs out once, without renewal or loop', async () => {
  const { discovery, left } = open(600);
  await loansAreShown();
  mockSignOut(); // mocked once, so a second request would fail the test
  const asked = discovery.mock.calls.length;

  // Timers stop while a device sleeps, but its clock continues.
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 3_600_000);
  act(() => void window.dispatchEvent(new Event('focus')));

  expect(await screen.findByRole('heading', { level: 1, name: 'Your session has ended' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in again' })).toBeVisible();
  expect(screen.queryByText('You do not have a loan with CCM.')).toBeNull();
  expect(window.localStorage.getItem('token')).toBeNull();
  expect(window.localStorage.getItem('portal.login-failures')).toBeNull();
  expect(discovery.mock.calls.length - asked).toBeLessThanOrEqual(1); // one request for the provider's sign-out page
  expect(left).toEqual([]);
});

test('a tab that expires together with another says that the session has ended', async () => {
  open(600);
  await loansAreShown();
  mockSignOut();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 3_600_000);
  window.localStorage.removeItem('token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null })));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))); // again, while the sign-out is in progress

  expect(await screen.findByRole('heading', { level: 1, name: 'Your session has ended' })).toBeVisible();
});

describe('a page restored from the back/forward cache', () => {
  const shows = () => act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  const stores = (token: string, sub: string) => {
    window.localStorage.setItem('oidc.user:x:y', JSON.stringify({ access_token: token, profile: { sub } }));
    window.localStorage.setItem('token', token);
  };
  afterEach(() => (document.documentElement.hidden = false));

  test('uses the token that another page stored meanwhile', async () => {
    const { store, left } = open(600);
    await loansAreShown();
    const later = accessToken(900);
    stores(later, 'borrower-1');
    shows();
    expect(store.getState().session).toMatchObject({ status: 'signedIn', token: later });
    expect(left).toEqual([]);
  });

  test('hides another user’s data and reloads', async () => {
    const { store, left } = open(600);
    await loansAreShown();
    stores(accessToken(900), 'somebody-else');
    shows();
    expect(document.documentElement.hidden).toBe(true);
    expect(store.getState().session).toMatchObject({ token: null, user: null });
    expect(left).toEqual(['/loans']);
  });

  test.each([
    ['while redirecting to sign-in reloads if a session exists by then', true, ['/loans?from=mail#top']],
    ['while redirecting to sign-in stays if no session exists', false, []],
  ])('%s', async (_what, hasSession, expected) => {
    mockVersion();
    const signIn = () => new Promise<void>((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }));
    const { store, left } = renderPortal('/loans?from=mail#top', { signedIn: false, identity: { signIn } });
    await waitFor(() => expect(store.getState().session.isLeaving).toBe(true));
    await act(() => new Promise((wait) => setTimeout(wait, 50)));
    if (hasSession) stores(accessToken(900), 'borrower-1');
    shows();
    expect(left).toEqual(expected);
    await waitFor(() => expect(store.getState().session.isLeaving).toBe(false));
  });

  test.each([
    [true, ['/pay']],
    [false, []],
  ])('after a sign-out reloads only if a session exists by then: %s', async (hasSession, expected) => {
    mockVersion();
    window.sessionStorage.setItem('portal.ended', 'user');
    const { left } = renderPortal('/pay', { signedIn: false });
    await screen.findByRole('heading', { level: 1, name: 'Make a payment' });
    if (hasSession) stores(accessToken(900), 'borrower-1');
    shows();
    expect(left).toEqual(expected);
  });
});

test('a clock that jumps back keeps the session', async () => {
  const { store } = open(600);
  await loansAreShown();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now - 7_200_000);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(store.getState().session.status).toBe('signedIn');
});
