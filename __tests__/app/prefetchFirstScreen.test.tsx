import { waitFor } from '@testing-library/react';
import nock from 'nock';

import { prefetchFirstScreen } from '#app/prefetchFirstScreen.ts';
import { matchAt } from '#app/routes.ts';
import { screenOf } from '#app/screenOf.ts';
import { getLoans } from '#features/loans/loansApi.ts';
import {
  selectAccessToken,
  selectIsLeaving,
  selectIsLoggedIn,
  signInFailed,
  tokenVerified,
} from '#platform/session/store/sessionSlice.ts';

import { accessToken } from '../support/accessToken.ts';
import { sentPaymentKey, wasSent } from '../features/pay/storedPayments.ts';
import { aLoan, stubLoan, stubLoans, stubProfile } from '../support/backends/borrower.ts';
import { aSavedCard, stubMethods, setXsrfCookie } from '../support/backends/payment.ts';
import { renderPortal } from '../support/renderPortal.tsx';

/** Creates a store, then changes the address without navigating, so that the page at `address` has not made any requests. */
function storeAt(address: string, { signedIn = true } = {}) {
  if (signedIn) stubProfile();
  const { store } = renderPortal('/version', { signedIn });
  window.history.replaceState(null, '', address);
  return store;
}
type Store = ReturnType<typeof storeAt>;
const loansStatus = (store: Store) => getLoans.select(undefined)(store.getState()).status;
const rowAt = (path: string) => {
  const row = matchAt(path).route;
  if (row.load === undefined) throw new Error('There is no such screen');
  return { row, load: row.load };
};

test('the loan list, its code and its state are ready before the first render', async () => {
  const store = storeAt('/loans?from=mail');
  stubLoans(aLoan());
  // Turns off the timeout after which a slow lender is no longer waited for; a busy test machine may exceed it.
  const timers = jest.spyOn(window, 'setTimeout').mockImplementation(() => 0 as never);
  await prefetchFirstScreen(store);
  timers.mockRestore();
  const { row, load } = rowAt('/loans');
  expect(screenOf(row, store.dispatch)).toBe(await load());
  expect(loansStatus(store)).toBe('fulfilled');
  expect(store.getState()).toHaveProperty('loans');
});

test('the portal waits half a second for a slow lender', async () => {
  const store = storeAt('/loans');
  nock('http://localhost').get('/api/borrower/BorrowerLoan/all').delay(4_000).reply(200, []);
  const begun = performance.now();
  await prefetchFirstScreen(store);
  expect(performance.now() - begun).toBeLessThan(2_500); // well above half a second, because a test machine may be busy
  expect(loansStatus(store)).toBe('pending');
});

test('the portal waits up to ten seconds for a slow lender when an early view is shown', async () => {
  const store = storeAt('/loans');
  nock('http://localhost').get('/api/borrower/BorrowerLoan/all').delay(4_000).reply(200, []);
  window.earlyView = { isShown: true, remove: () => undefined, handOver: () => null };
  const real = window.setTimeout.bind(window);
  const limits: unknown[] = [];
  const timers = jest.spyOn(window, 'setTimeout').mockImplementation(((work: () => void, ms?: number) => {
    if (ms !== undefined && ms >= 500) limits.push(ms);
    return real(work, ms === 10_000 ? 0 : ms);
  }) as never);
  expect(await prefetchFirstScreen(store)).toBe(false);
  timers.mockRestore();
  delete window.earlyView;
  expect(limits).toContain(10_000);
  expect(limits).not.toContain(500);
  expect(loansStatus(store)).toBe('pending');
});

describe('data of the first page is requested while its code loads', () => {
  const ownLoan = () => void stubLoan();
  const withMethods = () => {
    stubLoan();
    stubMethods([aSavedCard()]);
  };
  const withUnclearPayment = () => {
    wasSent(sentPaymentKey(), 'k-1');
    stubLoan();
  };
  test.each<[string, string, () => void]>([
    ['/pay', 'the loans', () => stubLoans(aLoan())],
    ['/pay/details?loan=loan-1', 'the loan', ownLoan],
    ['/pay/mode?loan=loan-1', 'the loan and the saved methods', withMethods],
    ['/pay/mode?loan=loan-1', 'the loan alone if it is paid elsewhere', () => stubLoan(aLoan({}, { servicedBy: 'DMI' }))],
    ['/pay/mode?loan=loan-1', 'the loan alone if a payment has no outcome yet', withUnclearPayment],
    ['/pay/mode', 'nothing for a guest', () => undefined],
    ['/loans/loan-1', 'the loan', ownLoan],
  ])('%s prefetches %s', async (address, _what, expects) => {
    const store = storeAt(address);
    setXsrfCookie();
    expects();
    await prefetchFirstScreen(store);
    // Each test's cleanup also fails for any request that was not expected.
    await waitFor(() =>
      expect(nock.pendingMocks().filter((one) => !one.includes('account') && !/getAll|FollowUp/.test(one))).toEqual([]),
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

  test('/pay prefetches nothing for a visitor', async () => {
    await prefetchFirstScreen(storeAt('/pay', { signedIn: false }));
  });
});

test('a visitor who must sign in prefetches neither data nor code', async () => {
  const store = storeAt('/loans', { signedIn: false });
  await prefetchFirstScreen(store);
  expect(loansStatus(store)).toBe('uninitialized');
});

test('code that fails to load does not block the page and is requested again', async () => {
  const store = storeAt('/help', { signedIn: false });
  const { row, load } = rowAt('/help');
  row.load = () => Promise.reject(new Error('Loading chunk Help failed'));
  await prefetchFirstScreen(store);
  row.load = load;
  expect(screenOf(row, store.dispatch)).toEqual(expect.objectContaining({ $$typeof: Symbol.for('react.lazy') }));
});

describe('during the last check of a sign-in', () => {
  const token = accessToken();
  const begun = () => {
    const store = storeAt('/auth/callback', { signedIn: false });
    store.dispatch(tokenVerified({ token, returnUrl: '/loans?from=mail' }));
    return store;
  };

  test('the loans are requested with the new token before the user is signed in', async () => {
    const asked = nock('http://localhost', { reqheaders: { authorization: `Bearer ${token}` } })
      .get('/api/borrower/BorrowerLoan/all')
      .reply(200, [aLoan()] as never);
    const store = begun();
    await waitFor(() => expect(loansStatus(store)).toBe('fulfilled'));
    expect(asked.isDone()).toBe(true);
    expect(selectIsLoggedIn(store.getState())).toBe(false);
  });

  test('the prefetched loans are removed when the check fails', async () => {
    stubLoans(aLoan());
    const store = begun();
    await waitFor(() => expect(loansStatus(store)).toBe('fulfilled'));
    store.dispatch(signInFailed({ code: 'userInfoSubject' }));
    await waitFor(() => expect(loansStatus(store)).toBe('uninitialized'));
    expect(selectAccessToken(store.getState())).toBeNull();
  });

  test('a 401 for the loans does not start another sign-in', async () => {
    nock('http://localhost')
      .get('/api/borrower/BorrowerLoan/all')
      .reply(401, { errors: ['Sign in again.'] });
    const store = begun();
    await waitFor(() => expect(loansStatus(store)).toBe('rejected'));
    expect(selectIsLeaving(store.getState())).toBe(false);
    expect(selectAccessToken(store.getState())).toBe(token);
  });

  test.each(['https://evil.example.test/loans', '//', '/nowhere', 'http://['])(
    'a sign-in that returns to %s prefetches nothing',
    async (returnUrl) => {
      const store = storeAt('/auth/callback', { signedIn: false });
      store.dispatch(tokenVerified({ token, returnUrl }));
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(loansStatus(store)).toBe('uninitialized');
    },
  );
});
