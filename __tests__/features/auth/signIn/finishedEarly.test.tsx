/**
 * When the document's inline script has finished the sign-in and opened the loan list before the application starts, everything that
 * follows a sign-in must still happen.
 */
import { act, screen, waitFor } from '@testing-library/react';

import { offerEarlySignIn } from '#platform/identity/earlySignIn.ts';
import { renewed, selectAccessToken, signedOut } from '#platform/session/store/sessionSlice.ts';

import { accessToken } from '../../../support/accessToken.ts';
import { aLoan, stubLoans, stubProfile, stubOptionalLoans } from '../../../support/backends/borrower.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';

const CALLBACK_URL = 'http://localhost/auth/callback?code=secret-code&state=s-1';
const GREETING = 'Successfully logged in to portal';

const session = (secondsLeft = 600, sub = 'borrower-1') => {
  const expires = Math.floor(Date.now() / 1000) + secondsLeft;
  return {
    token: accessToken(secondsLeft),
    expiresAt: expires,
    user: { sub, email: null, givenname: 'Ada', expires },
  };
};

function start(startup: 'paint' | 'interactive', finished = session()) {
  window.localStorage.setItem('token', session().token);
  offerEarlySignIn({
    url: CALLBACK_URL,
    outcome: Promise.resolve({ session: finished, returnUrl: '/loans', refreshToken: 'secret-refresh' }),
  });
  return { ...renderPortal('/loans', { signedIn: false, startup }), finished };
}

afterEach(() => delete window.takeEarlySignIn);

test('an early sign-in starts the session once, loads the profile once and drops another user’s draft', async () => {
  stubProfile();
  stubLoans(aLoan());
  window.sessionStorage.setItem('portal.draft', JSON.stringify({ sub: 'somebody-else' }));
  const portal = start('interactive');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your loans' })).toBeVisible();
  expect(await screen.findByText(GREETING)).toBeVisible();
  expect(screen.getAllByText(GREETING)).toHaveLength(1);
  const { status, returnUrl, isFinishing, token } = portal.store.getState().session;
  expect({ status, returnUrl, isFinishing, token }).toEqual({
    status: 'signedIn',
    returnUrl: '/loans',
    isFinishing: false,
    token: portal.finished.token,
  });
  expect(window.sessionStorage.getItem('portal.draft')).toBeNull();
  expect(window.location.pathname + window.location.search).toBe('/loans');
  expect(JSON.stringify(portal.store.getState())).not.toMatch(/secret-(?:code|refresh)/);
  expect(window.takeEarlySignIn).toBeUndefined();
});

test('an early session that was renewed meanwhile uses the new token', async () => {
  stubProfile();
  stubLoans(aLoan());
  const { store, pass } = start('paint');
  const fresh = session(900);
  act(() => void store.dispatch(renewed(fresh)));
  act(() => pass('interactive'));
  expect(await screen.findByText(GREETING)).toBeVisible();
  expect(selectAccessToken(store.getState())).toBe(fresh.token);
  expect(window.localStorage.getItem('token')).toBe(fresh.token);
});

test('an early session that ended meanwhile is not started again', async () => {
  stubOptionalLoans();
  const { store, pass } = start('paint');
  act(() => void store.dispatch(signedOut({ reason: 'elsewhere' })));
  act(() => pass('interactive'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await waitFor(() => expect(store.getState().session.status).toBe('signedOut'));
  expect(screen.queryByText(GREETING)).toBeNull();
});

test('another user’s newer session continues without a welcome message', async () => {
  stubProfile();
  stubLoans(aLoan());
  const { store } = start('interactive', session(600, 'somebody-else'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your loans' })).toBeVisible();
  await waitFor(() => expect(store.getState().session.isFinishing).toBe(false));
  expect(store.getState().session).toMatchObject({ status: 'signedIn', user: { sub: 'borrower-1' }, returnUrl: null });
  expect(screen.queryByText(GREETING)).toBeNull();
});
