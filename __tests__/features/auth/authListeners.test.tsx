import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';

import type { DiscoveryDocument } from '#contract/identity.ts';
import { authApi } from '#features/auth/authApi.ts';
import { countLoginFailure, readLoginFailures } from '#features/auth/signIn/loginFailures.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { IdentityFailure } from '#platform/identity/identityFailure.ts';
import { safeStorage } from '#platform/config/safeStorage.ts';
import { sessionExpired, signInFailed, signOutRequested } from '#platform/session/store/sessionSlice.ts';

import { accessToken } from '../../support/accessToken.ts';
import { aProfile, stubLoans, stubOptionalLoans, stubPendingItems, stubProfile } from '../../support/backends/borrower.ts';
import { aPreference, stubPrivacyPreference } from '../../support/backends/privacy.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { captureSignInWarnings } from '../../support/captureSignInWarnings.ts';
import { stopTime } from '../../support/stopTime.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const local = safeStorage(() => window.localStorage);
const failures = () => readLoginFailures(local, Date.now());
const storeTwoFailures = () => [1, 2].forEach(() => countLoginFailure(local, Date.now()));
const mockSignOut = (status = 204) => nock('http://localhost').post('/api/borrower/account/signout').reply(status);
const aSession = () => ({
  token: accessToken(),
  expiresAt: Date.now() / 1000 + 600,
  user: { sub: 'borrower-1', email: null, givenname: 'Ada', expires: Date.now() / 1000 + 600 },
});
const failsProfile = (status: number) =>
  nock('http://localhost')
    .get('/api/borrower/account/profile')
    .reply(status, { errors: ['No'], errorId: 'e' });

const warnings = captureSignInWarnings();

const PROVIDER = 'http://localhost/oidc';
const DISCOVERY: DiscoveryDocument = {
  issuer: PROVIDER,
  authorization_endpoint: `${PROVIDER}/auth`,
  token_endpoint: `${PROVIDER}/token`,
  jwks_uri: `${PROVIDER}/jwks`,
  userinfo_endpoint: `${PROVIDER}/me`,
};

describe('signing out', () => {
  test('notifies the server, clears all data and says so', async () => {
    stubProfile();
    stubLoans();
    const { store } = renderPortal('/loans');
    await screen.findByText('You do not have a loan with CCM.');
    window.localStorage.setItem('oidc.user:x:y', JSON.stringify({ id_token: 'a.b.c', profile: { sub: 'borrower-1' } }));
    window.localStorage.setItem('givenname', 'Ada');
    window.localStorage.setItem('portal.login-failures', '1');
    window.sessionStorage.setItem('portal.draft', 'text');
    window.localStorage.setItem('somebody-else', 'stays');

    mockSignOut();
    act(() => void store.dispatch(signOutRequested({ reason: 'user' })));
    expect(await heading('You are signed out')).toBeVisible();
    expect(Object.keys(window.localStorage).filter((key) => !key.startsWith('persist:'))).toEqual(['somebody-else']);
    expect(Object.keys(window.sessionStorage)).toEqual(['portal.ended']);
    expect(store.getState()[borrowerApi.reducerPath].queries).toEqual({});
    expect(JSON.stringify(store.getState())).not.toContain('ada@example.com');
    expect(screen.getByRole('button', { name: 'Sign in again' })).toBeVisible();
  });

  test('happens once for several requests, and also when the server fails', async () => {
    stubProfile();
    stubLoans();
    const { store } = renderPortal('/loans');
    await screen.findByText('You do not have a loan with CCM.');
    mockSignOut(500); // mocked once, so a second request would fail the test
    act(() => {
      store.dispatch(sessionExpired());
      store.dispatch(signOutRequested({ reason: 'user' }));
      store.dispatch(sessionExpired());
    });
    expect(await heading('Your session has ended')).toBeVisible();
    expect(window.localStorage.getItem('token')).toBeNull();
  });

  test('hides private data while the server is slow', async () => {
    stubProfile();
    stubLoans();
    const { store } = renderPortal('/loans');
    await screen.findByText('You do not have a loan with CCM.');
    nock('http://localhost').post('/api/borrower/account/signout').delay(200).reply(204);
    act(() => void store.dispatch(signOutRequested({ reason: 'user' })));
    expect(await heading('Signing you out')).toBeVisible();
    expect(screen.queryByText('You do not have a loan with CCM.')).toBeNull();
    expect(await heading('You are signed out')).toBeVisible();
  });

  test('offers no sign-in before the provider was notified', async () => {
    stubProfile();
    stubLoans();
    let cannotBeReached = (): void => undefined;
    const discovery = jest.fn(
      () => new Promise<never>((_resolve, reject) => (cannotBeReached = () => reject(new Error('No connection')))),
    );
    const { store } = renderPortal('/loans', { provider: { discovery } });
    await screen.findByText('You do not have a loan with CCM.');
    mockSignOut();
    act(() => void store.dispatch(signOutRequested({ reason: 'user' })));
    await waitFor(() => expect(discovery).toHaveBeenCalled());
    expect(window.localStorage.getItem('token')).toBeNull();
    expect(await heading('Signing you out')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Sign in/ })).toBeNull();

    cannotBeReached();

    expect(await heading('You are signed out')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in again' })).toBeVisible();
  });

  test.each([
    ['continues to the provider if the lender just responded', true],
    ['stays here if the lender does not respond either', false],
  ])('in a browser that reports being offline %s', async (_what, isReached) => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    stubProfile();
    stubLoans();
    const discovery = jest.fn(() => Promise.reject(new Error('No connection')));
    const { store } = renderPortal('/loans', { provider: { discovery } });
    await screen.findByText('You do not have a loan with CCM.');
    if (isReached) mockSignOut();
    else nock('http://localhost').post('/api/borrower/account/signout').replyWithError('No connection');
    act(() => void store.dispatch(signOutRequested({ reason: 'user' })));
    expect(await heading('You are signed out')).toBeVisible();
    expect(discovery).toHaveBeenCalledTimes(isReached ? 1 : 0);
    online.mockRestore();
  });

  test('in another tab shows here at once', async () => {
    stubProfile();
    stubLoans();
    renderPortal('/loans');
    await screen.findByText('You do not have a loan with CCM.');
    window.localStorage.removeItem('token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null })));
    expect(await heading('You were signed out somewhere else')).toBeVisible();
  });

  test('in another tab shows the same reason here', async () => {
    stubProfile();
    stubLoans();
    renderPortal('/loans');
    await screen.findByText('You do not have a loan with CCM.');
    window.localStorage.removeItem('token');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'portal.ended', newValue: 'atProvider' }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'portal.ended', newValue: null }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    });
    expect(await heading('Your session has ended')).toBeVisible();
    expect(screen.getByText(/You signed out at the sign-in service, or too much time has passed/)).toBeVisible();
  });

  test('leaves nothing to see on a page in the back/forward cache', async () => {
    stubProfile();
    stubLoans();
    const { left, store } = renderPortal('/loans?from=mail');
    await screen.findByText('You do not have a loan with CCM.');
    window.localStorage.removeItem('token');
    const shown = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(shown));
    expect(document.documentElement.hidden).toBe(true);
    expect(left).toEqual(['/loans?from=mail']);
    expect(store.getState().session).toMatchObject({ token: null, user: null });
    document.documentElement.hidden = false;
  });

  test('completes when the browser restores the page during it', async () => {
    stubProfile();
    stubLoans();
    mockSignOut();
    const shown = Object.assign(new Event('pageshow'), { persisted: true });
    // Like the real identity client, this resolves only when the page is shown again after it was left.
    const signOut = () => new Promise<void>((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }));
    const { store, left } = renderPortal('/loans', { identity: { signOut, revoke: () => Promise.resolve() } });
    await screen.findByText('You do not have a loan with CCM.');
    act(() => void store.dispatch(signOutRequested({ reason: 'user' })));
    await waitFor(() => expect(window.localStorage.getItem('token')).toBeNull());
    expect(await heading('Signing you out')).toBeVisible();
    act(() => void window.dispatchEvent(shown));
    expect(await heading('You are signed out')).toBeVisible();
    expect(left).toEqual([]);
  });

  test('does not happen on a renewal in another tab, but on another user’s sign-in there', async () => {
    stubProfile();
    stubLoans();
    const { store } = renderPortal('/loans');
    await screen.findByText('You do not have a loan with CCM.');
    const storeSession = (token: string, sub: string) => {
      window.localStorage.setItem('oidc.user:x:y', JSON.stringify({ access_token: token, profile: { sub } }));
      window.localStorage.setItem('token', token);
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token })));
    };
    const later = accessToken(900);
    storeSession(later, 'borrower-1');
    expect(store.getState().session).toMatchObject({ status: 'signedIn', token: later });

    storeSession(accessToken(901), 'somebody-else');
    expect(await heading('You were signed out somewhere else')).toBeVisible();
    expect(window.localStorage.getItem('token')).not.toBeNull();
  });

  test('at the provider returns to a page with the reason and without a redirect', async () => {
    window.sessionStorage.setItem('portal.ended', 'expired');
    renderPortal('/loans', { signedIn: false });
    expect(await heading('Your session has ended')).toBeVisible();
    expect(window.sessionStorage.getItem('portal.ended')).toBeNull();
  });
});

describe('a token', () => {
  test('that expires ends the session without user action', async () => {
    window.localStorage.setItem('token', accessToken(2));
    stubProfile();
    stubPendingItems();
    stubOptionalLoans(); // on a slow machine the first screen may still be loading when the token expires
    const { store } = renderPortal('/loans', { signedIn: false });
    mockSignOut();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your session has ended' })).toBeVisible();
    expect(store.getState().session).toMatchObject({ status: 'signedOut', ended: 'expired' });
  });

  test('that expires soon and cannot be renewed opens a dialog to stay signed in', async () => {
    window.localStorage.setItem('token', accessToken(30));
    stubProfile();
    stubLoans();
    const { user } = renderPortal('/loans', { signedIn: false });
    expect(await screen.findByRole('alertdialog', { name: 'Do you want to stay signed in?' })).toBeVisible();
    // Focus is not on a button, because a user who is typing would activate it by accident.
    expect(screen.getByRole('heading', { name: 'Do you want to stay signed in?' })).toHaveFocus();
    mockSignOut();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await heading('You are signed out')).toBeVisible();
  });
});

describe('a profile', () => {
  test('that loads resets the failure counter', async () => {
    storeTwoFailures();
    stubProfile();
    stubLoans();
    renderPortal('/loans');
    await waitFor(() => expect(failures()).toBe(0));
    await screen.findByText('You do not have a loan with CCM.');
  });

  const asked = () => nock('http://localhost').get('/api/borrower/account/profile');
  const NONE: [string, () => unknown][] = [
    ['a refusal', () => failsProfile(500)],
    ['an empty rejection', () => asked().reply(503, '')],
    ['no connection to the lender', () => asked().replyWithError({ code: 'ECONNRESET' })],
    ['an empty response', () => asked().reply(200, '')],
    ['no content', () => asked().reply(204)],
    ['a gateway page', () => asked().reply(502, '<html>Bad gateway</html>')],
    ['a gateway page as the response', () => asked().reply(200, '<html>Welcome</html>')],
    ['null', () => asked().reply(200, 'null')],
    ['an empty object', () => asked().reply(200, {})],
    ['a user without an identifier', () => asked().reply(200, { ...aProfile(), userId: undefined } as never)],
  ];

  test.each(NONE)('that fails with %s starts another sign-in without a success message', async (_what, fails) => {
    fails();
    stubOptionalLoans(); // the page may be left for sign-in before it requests its list
    stubPendingItems();
    const signIn = jest.fn(() => new Promise<never>(() => undefined));
    const { left, store } = renderPortal('/auth/callback?code=c-1&state=s-1', {
      signedIn: false,
      identity: {
        signIn,
        passToOpener: () => Promise.resolve(false),
        completeSignIn: () => Promise.resolve({ session: aSession(), returnUrl: '/loans' }),
      },
    });
    await waitFor(() => expect(signIn).toHaveBeenCalledWith('/loans', undefined));
    expect([failures(), left]).toEqual([1, []]);
    expect(store.getState().session.isProfileRefused).toBe(true);
    expect(screen.queryByText('Successfully logged in to portal')).toBeNull();
  });

  test.each(NONE)('that fails with %s for the third time leads to the outage page', async (_what, fails) => {
    storeTwoFailures();
    fails();
    stubLoans();
    const { left } = renderPortal('/loans');
    await waitFor(() => expect(left).toEqual(['/server-down.html#account']));
  });

  test.each(['/help', '/legal/terms', '/legal/rate-information', '/privacy-preferences-public'])(
    'that fails to load leaves %s in place and is requested by the next page',
    async (page) => {
      storeTwoFailures();
      failsProfile(500);
      if (page.startsWith('/privacy')) stubPrivacyPreference(aPreference());
      const { left, store, user } = renderPortal(page);
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(authApi.endpoints.getProfile.select()(store.getState()).isError).toBe(true));
      expect([failures(), left, store.getState().session.isProfileRefused]).toEqual([2, [], false]);
      failsProfile(500);
      stubLoans();
      await user.click(screen.getByRole('link', { name: 'Loans' }));
      await waitFor(() => expect(left).toEqual(['/server-down.html#account']));
    },
  );

  test('that fails within a minute of another outage leads to the outage page without signing out', async () => {
    const times = [1, 2, 3].map((seconds) => Date.now() - seconds * 1000);
    window.sessionStorage.setItem('portal.sign-ins', JSON.stringify({ times }));
    failsProfile(500);
    stubLoans();
    const { left, store } = renderPortal('/loans');
    await waitFor(() => expect(left).toEqual(['/server-down.html#account']));
    expect(store.getState().session.status).toBe('signedIn');
  });

  test('that loads after a sign-in shows a success message', async () => {
    stubProfile();
    stubLoans();
    renderPortal('/auth/callback?code=c-1&state=s-1', {
      signedIn: false,
      identity: {
        passToOpener: () => Promise.resolve(false),
        completeSignIn: () => Promise.resolve({ session: aSession(), returnUrl: '/loans' }),
      },
    });
    expect(await screen.findByText('Successfully logged in to portal')).toBeVisible();
  });

  test('that cannot be requested offline counts as no failure', async () => {
    const offline = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    asked().replyWithError({ code: 'ENOTFOUND' });
    stubLoans();
    const signIn = jest.fn(() => new Promise<never>(() => undefined));
    renderPortal('/loans', { identity: { signIn } });
    await screen.findByText('You do not have a loan with CCM.');
    await act(() => new Promise((wait) => setTimeout(wait, 100)));
    expect([failures(), signIn.mock.calls.length]).toEqual([0, 0]);
    offline.mockRestore();
  });

  test.each([
    [429, '4', 4],
    [503, '7', 7],
    [503, '3600', 10],
  ])('rejected with %d and Retry-After %s leads to a sign-in after %d seconds', async (status, retryAfter, seconds) => {
    stopTime();
    asked().reply(status, { errors: ['No'] }, { 'Retry-After': retryAfter });
    stubLoans();
    const signIn = jest.fn(() => new Promise<never>(() => undefined));
    const { store } = renderPortal('/loans', { identity: { signIn } });
    await waitFor(() => expect(store.getState().session.isProfileRefused).toBe(true));
    await act(() => jest.advanceTimersByTimeAsync((seconds - 1) * 1000));
    expect(signIn).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1500));
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  test('without an owner signs out with an explanation', async () => {
    nock('http://localhost')
      .get('/api/borrower/account/profile')
      .reply(200, { ...aProfile({ userId: '00000000-0000-0000-0000-000000000000' }) });
    stubLoans();
    mockSignOut();
    renderPortal('/loans');
    expect(await heading('Your account is not ready yet')).toBeVisible();
    expect(window.localStorage.getItem('token')).toBeNull();
  });
});

describe('a page for signed-in borrowers', () => {
  test('redirects to sign-in, and offers a button when the provider is unreachable', async () => {
    const { user, left } = renderPortal('/loans', { signedIn: false });
    const button = () => within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' });
    expect(await heading('We could not sign you in')).toBeVisible();
    expect(await screen.findByText(/sign-in service can’t be reached/)).toBeVisible();
    expect(failures()).toBe(1);
    await user.click(button());
    await waitFor(() => expect(failures()).toBe(2));
    await screen.findByText(/sign-in service can’t be reached/);
    await user.click(button());
    await waitFor(() => expect(left).toEqual(['/server-down.html']));
  });

  test('waits when the borrower postponed the sign-in', async () => {
    window.localStorage.setItem('authenticate-later', 'true');
    renderPortal('/loans', { signedIn: false });
    expect(await heading('Sign in to continue')).toBeVisible();
    expect(failures()).toBe(0);
  });
});

describe('a browser that stores nothing', () => {
  afterEach(() => jest.restoreAllMocks());
  const blocksStorage = () =>
    void jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  const blocksCookies = () => void jest.spyOn(window.navigator, 'cookieEnabled', 'get').mockReturnValue(false);

  test.each([
    ['storage', blocksStorage],
    ['cookies', blocksCookies],
  ])('because of blocked %s shows a message before redirecting to the provider', async (_what, block) => {
    block();
    const discovery = jest.fn(() => new Promise<never>(() => undefined));
    const { left } = renderPortal('/loans', { signedIn: false, provider: { discovery } });
    expect(await screen.findByText(/^Signing in needs cookies and site data/)).toBeVisible();
    expect(await heading('We could not sign you in')).toBeVisible();
    expect(discovery).not.toHaveBeenCalled();

    jest.restoreAllMocks();
    expect(failures()).toBe(0);
    fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(discovery).toHaveBeenCalled());
    expect(left).toEqual([]);
  });
});

test('a page without https says that sign-in needs it and does not redirect', async () => {
  Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
  const discovery = jest.fn(() => new Promise<never>(() => undefined));
  renderPortal('/loans', { signedIn: false, provider: { discovery } });
  expect(await screen.findByText(/^Signing in works only on a secure page/)).toBeVisible();
  expect(warnings()).toEqual(['Sign-in: insecurePage; expected a page over https; got http://localhost']);
  expect([discovery.mock.calls.length, failures()]).toEqual([0, 0]);
  Reflect.deleteProperty(window, 'isSecureContext');
});

test('a tab in a sign-in loop stops, and the console says why', async () => {
  const now = Date.now();
  window.sessionStorage.setItem('portal.sign-ins', JSON.stringify({ times: [now, now, now] }));
  const signIn = jest.fn(() => new Promise<never>(() => undefined));
  const { store } = renderPortal('/loans', { signedIn: false, identity: { signIn } });
  await waitFor(() => expect(store.getState().session.signInProblem).toBe('tooManySignIns'));
  const line = 'Sign-in: tooManySignIns; expected a lender that takes the provider’s tokens; got one sign-in right after another';
  expect(warnings()).toEqual([line]);
  expect(signIn).not.toHaveBeenCalled();
});

test('the provider’s error code is in the action, but its description is nowhere', async () => {
  const { history, store } = renderPortal('/auth/callback?code=c-1&state=s-1', {
    signedIn: false,
    isRecorded: true,
    identity: {
      passToOpener: () => Promise.resolve(false),
      completeSignIn: () =>
        Promise.reject(
          new IdentityFailure('providerError', { expected: 'code', got: 'a refusal', providerError: 'invalid_scope' }),
        ),
    },
  });
  expect(await screen.findByText(/sign-in service reported a problem/)).toBeVisible();
  expect(JSON.stringify(history.content())).toContain('invalid_scope');
  expect(store.getState().session.signInProblem).toBe('providerError');
});

test('the sign-in button on a public page shows a toast each time it fails', async () => {
  const blocked = jest.spyOn(window.navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  renderPortal('/pay', { signedIn: false });
  await heading('Make a payment');
  const press = () => fireEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Sign in' }));
  press();
  expect(await screen.findByText(/^Signing in needs cookies and site data/)).toBeVisible();
  blocked.mockRestore();
  press();
  expect(await screen.findByText(/sign-in service can’t be reached/)).toBeVisible();
  expect(await heading('Make a payment')).toBeVisible();
});

test.each(['expired', 'issuedInFuture', 'notYetValid', 'accessTokenExpired'] as const)(
  'a wrong device clock (%s) is reported each time and never counts as an outage',
  async (code) => {
    const { store, left } = renderPortal('/auth/login', { signedIn: false });
    await screen.findByText(/sign-in service can’t be reached/);
    storeTwoFailures();
    for (const _time of [1, 2, 3]) act(() => void store.dispatch(signInFailed({ code })));
    expect(await screen.findByText(/clock|date and time/)).toBeVisible();
    expect(left).toEqual([]);
    expect(failures()).toBe(2);
  },
);

describe('the callback', () => {
  test.each([
    ['not known', '?code=c-1&state=s-1', 'We could not sign you in'],
    ['an error', '?error=access_denied&state=s-1', 'We could not sign you in'],
  ])('removes a response that is %s from the URL', async (_what, search, title) => {
    renderPortal(`/auth/callback${search}`, {
      signedIn: false,
      provider: { discovery: () => Promise.resolve(DISCOVERY) },
    });
    const before = window.history.length;
    expect(await heading(title)).toBeVisible();
    expect(await screen.findByText(/already used, is too old, or began/)).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/auth/callback');
    expect(window.history.length).toBe(before);
  });

  test('without a response says so, offers a way on and counts no failure', async () => {
    renderPortal('/auth/callback', { signedIn: false });
    expect(await heading('We could not sign you in')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay without signing in' })).toHaveAttribute('href', '/pay');
  });
});
