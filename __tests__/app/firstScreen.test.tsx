/** What the portal asks for before it renders anything. */
import nock from 'nock';

import { askForFirstScreen } from '#app/firstScreen.ts';
import { matchAt } from '#app/routes.ts';
import { getLoans } from '#features/loans/loansApi.ts';

import { aLoan, hasLoans, hasProfile } from '../support/backends/borrower.ts';
import { renderPortal } from '../support/renderPortal.tsx';

/** A store of a portal that shows another page. */
function storeAt(address: string, { signedIn = true } = {}) {
  if (signedIn) hasProfile();
  const { store } = renderPortal('/version', { signedIn });
  window.history.replaceState(null, '', address);
  return store;
}
type Store = ReturnType<typeof storeAt>;
const loansIn = (store: Store) => getLoans.select(undefined)(store.getState()).status;

test('the list of loans is there, with its code, before anything is rendered', async () => {
  const store = storeAt('/loans?from=mail');
  hasLoans(aLoan());
  const first = await askForFirstScreen(store);
  expect(first?.row.path).toBe('/loans');
  expect(await first?.row.load?.()).toBe(first?.Screen);
  expect(loansIn(store)).toBe('fulfilled');
});

test('a lender that is slow is waited for half a second', async () => {
  const store = storeAt('/loans');
  nock('http://localhost').get('/api/borrower/BorrowerLoan/all').delay(900).reply(200, []);
  const begun = performance.now();
  expect((await askForFirstScreen(store))?.row.path).toBe('/loans');
  expect(performance.now() - begun).toBeLessThan(850);
  expect(loansIn(store)).toBe('pending');
});

test('a visitor is asked to sign in, which needs neither', async () => {
  const store = storeAt('/loans', { signedIn: false });
  expect(await askForFirstScreen(store)).toBeNull();
  expect(loansIn(store)).toBe('uninitialized');
});

test('a page that leads elsewhere has no screen of its own', async () => {
  expect(await askForFirstScreen(storeAt('/app', { signedIn: false }))).toBeNull();
});

test('code that does not come does not keep the page back', async () => {
  const store = storeAt('/help', { signedIn: false });
  const row = matchAt('/help')?.route;
  if (row?.load === undefined) throw new Error('There is no such screen');
  const { load } = row;
  row.load = () => Promise.reject(new Error('Loading chunk Help failed'));
  expect(await askForFirstScreen(store)).toBeNull();
  row.load = load;
});
