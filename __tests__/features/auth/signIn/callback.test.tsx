/** The end of a sign-in: the provider's response is read and exchanged once, whatever loads first, and then the requested page opens. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';

import { matchAt } from '#app/routes.ts';
import { CallbackScreen } from '#features/auth/signIn/CallbackScreen.tsx';
import { readLoginFailures } from '#features/auth/signIn/loginFailures.ts';
import { safeStorage } from '#platform/config/safeStorage.ts';
import { IdentityFailure } from '#platform/identity/identityFailure.ts';
import { IDENTITY_FAILURES, type IdentityFailureCode } from '#platform/session/store/identityFailureCodes.ts';
import { callbackOpened, renewed, signedIn } from '#platform/session/store/sessionSlice.ts';

import { accessToken } from '../../../support/accessToken.ts';
import { aLoan, stubLoans, stubProfile, stubOptionalLoans, stubPendingItems } from '../../../support/backends/borrower.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';
import { captureSignInWarnings } from '../../../support/captureSignInWarnings.ts';

const CALLBACK_URL = '/auth/callback?code=secret-code&state=s-1';
const local = safeStorage(() => window.localStorage);
const failures = () => readLoginFailures(local, Date.now());
const here = () => window.location.pathname + window.location.search;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

/** Control when the page renders, and run code between its render and its effects. */
let pageGate = gate();
let onRendered: () => void = () => undefined;
function HeldScreen() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => void pageGate.opened.then(() => setIsOpen(true)), []);
  return isOpen ? <RenderedScreen /> : null;
}
function RenderedScreen() {
  useLayoutEffect(() => onRendered(), []);
  return <CallbackScreen />;
}
const warnings = captureSignInWarnings();
beforeAll(() => {
  matchAt('/auth/callback').route.load = () => Promise.resolve(HeldScreen);
});
beforeEach(() => {
  pageGate = gate();
  onRendered = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

const session = (secondsLeft = 600) => ({
  token: accessToken(secondsLeft),
  expiresAt: Date.now() / 1000 + secondsLeft,
  user: { sub: 'borrower-1', email: null, givenname: 'Ada', expires: Date.now() / 1000 + secondsLeft },
});

/** Starts the portal with the provider's response in its address. The test decides when the sign-in code loads and the exchange ends. */
function renderCallback() {
  const [code, answer] = [gate(), gate()];
  const completeSignIn = jest.fn(async (_address: string) => {
    await answer.opened;
    return { session: session(), returnUrl: '/loans?from=mail' };
  });
  const identity = { passToOpener: () => code.opened.then(() => false), completeSignIn };
  const { store, unmount } = renderPortal(CALLBACK_URL, { signedIn: false, identity });
  return { store, unmount, completeSignIn, steps: { code: code.open, answer: answer.open, page: pageGate.open } };
}

/** Waits a moment, in which no second exchange may begin. */
const waitBriefly = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe.each([false, true])('sign-in response whose URL is gone before it is used: %s,', (isGone) => {
  test.each([
    ['code', 'answer', 'page'],
    ['code', 'page', 'answer'],
    ['page', 'code', 'answer'],
    ['answer', 'page', 'code'],
    ['answer', 'code', 'page'],
    ['page', 'answer', 'code'],
  ] as const)('is exchanged once when %s, %s, %s come in this order', async (...order) => {
    stubProfile();
    stubLoans(aLoan());
    const { store, completeSignIn, steps } = renderCallback();
    if (isGone) window.history.replaceState(null, '', '/unauthorized');
    for (const step of order) {
      expect(JSON.stringify(store.getState())).not.toContain('secret-code');
      steps[step]();
      await waitBriefly();
    }
    expect(await heading('Your loans')).toBeVisible();
    expect(completeSignIn.mock.calls).toEqual([[`http://localhost${CALLBACK_URL}`]]);
    expect(here()).toBe('/loans?from=mail');
    expect(store.getState().session.signInProblem).toBeNull();
    expect(failures()).toBe(0);
  });
});

test.each([
  ['begins', [] as number[]],
  ['begins and is renewed at once', [900]],
])('a session that %s between render and effects is not started again', async (_what, renewals) => {
  stubProfile();
  stubLoans(aLoan());
  const { store, completeSignIn, steps } = renderCallback();
  steps.code();
  await waitBriefly();
  let times = 0;
  onRendered = () => {
    if ((times += 1) > 1) return;
    store.dispatch(signedIn({ ...session(), returnUrl: '/loans?from=mail' }));
    for (const secondsLeft of renewals) store.dispatch(renewed(session(secondsLeft)));
  };
  steps.page();
  expect(await heading('Your loans')).toBeVisible();
  await waitBriefly();
  expect(times).toBeGreaterThan(0);
  expect(completeSignIn.mock.calls).toEqual([[`http://localhost${CALLBACK_URL}`]]);
  expect(here()).toBe('/loans?from=mail');
  expect(store.getState().session.signInProblem).toBeNull();
  expect(failures()).toBe(0);
});

describe('a borrower who does not wait for the exchange', () => {
  const exchangedOnce = (completeSignIn: jest.Mock) =>
    expect(completeSignIn.mock.calls).toEqual([[`http://localhost${CALLBACK_URL}`]]);

  test('and goes back is signed in there by one exchange', async () => {
    stubProfile();
    stubOptionalLoans();
    stubPendingItems();
    window.history.pushState(null, '', '/unauthorized');
    window.history.pushState(null, '', '/');
    const { store, completeSignIn, steps } = renderCallback();
    steps.code();
    steps.page();
    await heading('Signing you in');
    act(() => window.history.back());
    await heading('You don’t have access to this page');
    steps.answer();
    await waitFor(() => expect(store.getState().session.status).toBe('signedIn'));
    await waitBriefly();
    exchangedOnce(completeSignIn);
    expect(here()).toBe('/unauthorized');
    expect(failures()).toBe(0);
  });

  test('and reloads gets one exchange by the new page', async () => {
    stubProfile();
    stubLoans(aLoan());
    const first = renderCallback();
    first.steps.code();
    first.steps.page();
    await heading('Signing you in');
    first.unmount();
    const second = renderCallback();
    second.steps.code();
    second.steps.page();
    second.steps.answer();
    expect(await heading('Your loans')).toBeVisible();
    exchangedOnce(first.completeSignIn);
    exchangedOnce(second.completeSignIn);
    expect(failures()).toBe(0);
  });
});

test('Back from the requested page does not return to the callback', async () => {
  stubProfile();
  stubLoans(aLoan());
  window.history.pushState(null, '', '/unauthorized');
  window.history.pushState(null, '', '/');
  const { completeSignIn, steps } = renderCallback();
  for (const step of Object.values(steps)) step();
  await heading('Your loans');
  act(() => window.history.back());
  expect(await heading('You don’t have access to this page')).toBeVisible();
  expect(completeSignIn).toHaveBeenCalledTimes(1);
});

describe('a callback URL without a response for this browser', () => {
  const INCOMPLETE = /^This sign-in link is not complete/;
  const USED = /^This sign-in was already used, is too old, or began in another browser/;
  const cases: [string, RegExp][] = [
    ['/auth/callback', INCOMPLETE],
    ['/auth/callback?code=c-1', INCOMPLETE],
    ['/auth/callback?error=access_denied', INCOMPLETE],
    ['/auth/callback?code=c-1&state=s-1', USED],
    ['/auth/callback?code=c-1&state=s-1&iss=http%3A%2F%2Fevil.example', USED],
    ['/auth/callback?error=server_error&state=s-1', USED],
  ];
  beforeEach(() => pageGate.open());

  test.each(cases)('%s shows a visitor an error without contacting the provider', async (address, words) => {
    const discovery = jest.fn(() => new Promise<never>(() => undefined));
    const { left } = renderPortal(address, { signedIn: false, provider: { discovery } });
    expect(await heading('We could not sign you in')).toBeVisible();
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(here()).toBe('/auth/callback'));
    expect([discovery.mock.calls.length, failures(), left]).toEqual([0, 0, []]);
  });

  test.each(cases)('%s redirects a signed-in borrower to the loans', async (address) => {
    stubLoans(aLoan());
    const { left, store } = renderPortal(address);
    expect(await heading('Your loans')).toBeVisible();
    expect([here(), failures(), left]).toEqual(['/loans', 0, []]);
    expect(screen.queryByText('Successfully logged in to portal')).toBeNull();
    expect(store.getState().session.status).toBe('signedIn');
  });

  test('reached from another page shows the error, and retrying works', async () => {
    const signIn = jest.fn(() => new Promise<never>(() => undefined));
    const { user } = renderPortal('/auth/callback', { signedIn: false, identity: { signIn } });
    await user.click(await screen.findByRole('link', { name: 'Pay without signing in' }));
    await heading('Make a payment');
    act(() => window.history.back());
    expect(await screen.findByText(INCOMPLETE)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(signIn).toHaveBeenCalledWith('/loans', undefined));
    expect(await heading('Signing you in')).toBeVisible();
  });
});

test('a rejected response during a session shows an error and counts no failure', async () => {
  pageGate.open();
  const refused = new IdentityFailure('providerError', { expected: 'a code', got: 'an error' });
  const identity = { passToOpener: () => Promise.resolve(false), completeSignIn: () => Promise.reject(refused) };
  const { left, store } = renderPortal(CALLBACK_URL, { identity });
  expect(await heading('We could not sign you in')).toBeVisible();
  expect([failures(), left, store.getState().session.status]).toEqual([0, [], 'signedIn']);
});

test('every sign-in failure logs one console line with expected and actual values, without tokens', async () => {
  const facts = { expected: 'the right one', got: `Bearer ${accessToken()} at ${CALLBACK_URL}` };
  let code: IdentityFailureCode = 'unexpected';
  const identity = {
    passToOpener: () => Promise.resolve(false),
    completeSignIn: () => Promise.reject(new IdentityFailure(code, facts)),
  };
  pageGate.open();
  const { store } = renderPortal(CALLBACK_URL, { signedIn: false, identity });
  expect(await heading('We could not sign you in')).toBeVisible();
  for (code of IDENTITY_FAILURES) {
    const before = warnings().length;
    act(() => void store.dispatch(callbackOpened()));
    await waitFor(() => expect(store.getState().session.signInProblem).toBe(code));
    expect(warnings().slice(before)).toEqual([`Sign-in: ${code}; expected the right one; got Bearer … at /auth/callback`]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We could not sign you in');
  }
});
