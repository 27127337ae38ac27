/** After being sent to sign in, a user returns to the exact URL, including its fragment. The callback URL itself is never returned to. */
import { screen, waitFor } from '@testing-library/react';
import nock from 'nock';

import { getLoans } from '#features/loans/loansApi.ts';
import { sessionExpired, signedIn, stayRequested } from '#platform/session/store/sessionSlice.ts';

import { openStore } from '../../api/openStore.ts';
import { accessToken } from '../../../support/accessToken.ts';
import { stubProfile, stubAccount } from '../../../support/backends/borrower.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';

type Store = ReturnType<typeof openStore>;

const session = () => ({
  token: accessToken(900),
  expiresAt: Date.now() / 1000 + 900,
  user: { sub: 'borrower-1', email: null, givenname: null, expires: Date.now() / 1000 + 900 },
});
const refuses = (path: string, status: number) =>
  nock('http://localhost')
    .get(path)
    .reply(status, { errors: ['No'], errorId: 'e' });
const returnUrlAfterSignIn = () => window.sessionStorage.getItem('portal.way-back') ?? '';

const SIGN_IN_TRIGGERS: [string, (store: Store) => unknown][] = [
  [
    'a rejected request',
    (store) => {
      refuses('/api/borrower/BorrowerLoan/all', 401);
      return store.dispatch(getLoans.initiate(undefined, { subscribe: false }));
    },
  ],
  [
    'a rejected profile',
    (store) => {
      refuses('/api/borrower/account/profile', 500);
      return store.dispatch(signedIn({ ...session(), returnUrl: '/loans' }));
    },
  ],
  ['a failed "Stay signed in"', (store) => store.dispatch(stayRequested())],
];

describe.each(SIGN_IN_TRIGGERS)('%s', (_what, happens) => {
  test.each([
    ['/loans/loan-1?tab=fees#fees', '/loans/loan-1?tab=fees#fees'],
    ['/version#top', '/version#top'],
    ['/auth/callback?code=secret-code&state=s-1', '/loans'],
  ])('at %s returns to %s', async (address, back) => {
    stubAccount();
    window.history.replaceState(null, '', address);
    const signIn = jest.fn(() => new Promise<never>(() => undefined));
    const store = openStore(accessToken(), {}, { signIn, renew: () => Promise.resolve(null) });
    await happens(store);
    await waitFor(() => expect(signIn).toHaveBeenCalledWith(back, undefined));
  });
});

test.each([
  ['/loans/loan-1?tab=fees#fees', '/loans/loan-1?tab=fees#fees'],
  ['/auth/callback?code=secret-code&state=s-1', '/loans'],
])('a session that expires at %s stores the return URL %s', async (address, back) => {
  stubAccount();
  nock('http://localhost').post('/api/borrower/account/signout').reply(204);
  window.history.replaceState(null, '', address);
  const store = openStore(accessToken(), {}, { revoke: () => Promise.resolve(), signOut: () => Promise.resolve() });
  store.dispatch(sessionExpired());
  await waitFor(() => expect(JSON.parse(returnUrlAfterSignIn())).toMatchObject({ address: back }));
});

describe('return URL on a rendered page:', () => {
  const signIn = jest.fn((_returnUrl: string) => new Promise<never>(() => undefined));
  beforeEach(() => signIn.mockClear());

  test('a protected page signs in with a return URL including its fragment', async () => {
    renderPortal('/loans/loan-1#fees', { signedIn: false, identity: { signIn } });
    await waitFor(() => expect(signIn).toHaveBeenCalledWith('/loans/loan-1#fees', undefined));
  });

  test.each([
    ['/help?from=mail#report', '/help?from=mail#report'],
    ['/auth/callback?code=secret-code&state=s-1', '/loans'],
  ])('the button at the top of %s returns to %s', async (address, back) => {
    const passToOpener = () => new Promise<never>(() => undefined);
    const { user } = renderPortal(address, { signedIn: false, identity: { signIn, passToOpener } });
    await screen.findByRole('heading', { level: 1 });
    const [button] = screen.getAllByRole('button', { name: 'Sign in' });
    await user.click(button!);
    await waitFor(() => expect(signIn).toHaveBeenCalledWith(back, undefined));
  });

  test('the session-expired link returns to the fragment', async () => {
    stubProfile();
    nock('http://localhost').get('/api/borrower/BorrowerLoan/all').times(2).optionally().reply(400, '');
    nock('http://localhost').post('/api/borrower/account/signout').reply(204);
    const quiet = { signIn, revoke: () => Promise.resolve(), signOut: () => Promise.resolve() };
    const { user } = renderPortal('/loans?from=mail#top', { identity: quiet });
    await user.click(await screen.findByRole('link', { name: 'Sign in again' }));
    await waitFor(() => expect(JSON.parse(returnUrlAfterSignIn())).toMatchObject({ address: '/loans?from=mail#top' }));
  });
});
