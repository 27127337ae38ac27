/**
 * After a session ended on its own, the next sign-in by the same borrower returns to the same page with its draft. Nobody else gets
 * there.
 */
import { waitFor } from '@testing-library/dom';
import nock from 'nock';

import { callbackOpened, signOutRequested } from '#platform/session/store/sessionSlice.ts';
import type { EndReason } from '#platform/session/store/session.ts';

import { accessToken } from '../../../support/accessToken.ts';
import { aProfile, stubAccount } from '../../../support/backends/borrower.ts';
import { openStore } from '../../../platform/api/openStore.ts';

const ADDRESS = '/pay/mode?loan=loan-1';
const DRAFT = JSON.stringify({ sub: 'borrower-1', route: ADDRESS, keptAt: Date.now(), values: { addressCity: 'Springfield' } });
const storedKeys = () => Object.keys(window.sessionStorage).toSorted();
const sessionOf = (sub: string) => ({
  token: accessToken(),
  expiresAt: Date.now() / 1000 + 600,
  user: { sub, email: null, givenname: null, expires: Date.now() / 1000 + 600 },
});

beforeEach(() => {
  stubAccount();
  const lender = nock('http://localhost').persist();
  lender.post('/api/borrower/account/signout').optionally().reply(204);
  lender
    .get('/api/borrower/account/profile')
    .optionally()
    .reply(200, { ...aProfile() });
});

/** Ends the session on a page with a form draft, until the next page has loaded. */
async function endSession(reason: EndReason): Promise<void> {
  window.history.replaceState(null, '', ADDRESS);
  const store = openStore(accessToken(), {}, { revoke: () => Promise.resolve(), signOut: () => Promise.resolve() });
  window.sessionStorage.setItem('portal.draft', DRAFT);
  store.dispatch(signOutRequested({ reason }));
  await waitFor(() => expect(window.sessionStorage.getItem('portal.ended')).toBe(reason));
  window.sessionStorage.removeItem('portal.ended'); // the next page removes this after showing the message
}

async function returnUrlOfSignIn(sub: string, returnUrl = '/loans'): Promise<string | null> {
  window.localStorage.clear();
  const completeSignIn = () => Promise.resolve({ session: sessionOf(sub), returnUrl });
  const store = openStore(null, {}, { completeSignIn, passToOpener: () => Promise.resolve(false) });
  store.dispatch(callbackOpened());
  await waitFor(() => expect(store.getState().session.status).toBe('signedIn'));
  return store.getState().session.returnUrl;
}

afterEach(() => jest.restoreAllMocks());

test.each<EndReason>(['expired', 'atProvider'])('%s: the same borrower returns to the form and its draft', async (reason) => {
  await endSession(reason);
  expect(storedKeys()).toEqual(['portal.draft', 'portal.way-back']);
  expect(await returnUrlOfSignIn('borrower-1')).toBe(ADDRESS);
  expect(storedKeys()).toEqual(['portal.draft']);
  expect(await returnUrlOfSignIn('borrower-1')).toBe('/loans'); // the page is restored only once
});

test.each<EndReason>(['user', 'elsewhere', 'invalidProfile'])('%s: nothing is kept', async (reason) => {
  await endSession(reason);
  expect(storedKeys()).toEqual([]);
  expect(await returnUrlOfSignIn('borrower-1')).toBe('/loans');
});

test('another borrower goes to their loans, and draft and return URL are removed', async () => {
  await endSession('expired');
  expect(await returnUrlOfSignIn('somebody-else')).toBe('/loans');
  expect(storedKeys()).toEqual([]);
});

test('an explicitly requested page takes precedence', async () => {
  await endSession('expired');
  expect(await returnUrlOfSignIn('borrower-1', '/accounts/list')).toBe('/accounts/list');
  expect(storedKeys()).toEqual(['portal.draft']);
});

test.each([
  [15 * 60_000, ADDRESS],
  [15 * 60_000 + 1, '/loans'],
  [-1, '/loans'],
])('%d ms later the sign-in returns to %s', async (later, address) => {
  jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  await endSession('expired');
  jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000 + later);
  expect(await returnUrlOfSignIn('borrower-1')).toBe(address);
});
