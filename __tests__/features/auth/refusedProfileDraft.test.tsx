/** A half-typed form survives every redirect to sign in again, for the same borrower only. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import nock from 'nock';

import { readLoginFailures } from '#features/auth/signIn/loginFailures.ts';
import { safeStorage } from '#platform/config/safeStorage.ts';
import { signInRequested } from '#platform/session/store/sessionSlice.ts';

import { aLoan, aProfile, stubLoans, stubProfile } from '../../support/backends/borrower.ts';
import { stubMethods, setXsrfCookie, stubPersistentLoan } from '../../support/backends/payment.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const ADDRESS = '/pay/mode?loan=loan-1';
const KEPT = {
  sub: 'borrower-1',
  route: ADDRESS,
  values: { choice: 'newCard', keep: false, cardHolderName: 'Ada Borrower', addressCity: 'Shelbyville' },
};
const draft = () => window.sessionStorage.getItem('portal.draft');
const failures = () =>
  readLoginFailures(
    safeStorage(() => window.localStorage),
    Date.now(),
  );
const city = () => screen.findByLabelText<HTMLInputElement>('City', { selector: 'input' });
/** A provider whose discovery request never ends, as if the page were about to leave for it. */
const provider = { discovery: () => new Promise<never>(() => undefined) };

/** Loads the page as after a sign-in. */
async function loadWithFailingProfile(count: 1 | 2) {
  setXsrfCookie();
  nock('http://localhost')
    .get('/api/borrower/account/profile')
    .reply(500, { errors: ['No'], errorId: 'e' });
  // The screen may request the profile as well; this is the same failure and is counted once.
  nock('http://localhost')
    .get('/api/borrower/account/profile')
    .optionally()
    .reply(500, { errors: ['No'], errorId: 'e' });
  const { store, unmount, left } = renderPortal(ADDRESS, { provider });
  await waitFor(() => expect(store.getState().session.isLeaving).toBe(true));
  await act(() => new Promise((wait) => setTimeout(wait, 300)));
  expect(failures()).toBe(count);
  expect(left).toEqual([]);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  unmount();
  nock.removeInterceptor({ hostname: 'localhost', path: '/api/borrower/account/profile' });
}

test('the draft survives two failed profiles and is restored on the third page', async () => {
  window.sessionStorage.setItem('portal.draft', JSON.stringify({ ...KEPT, keptAt: Date.now() }));
  stubPersistentLoan(aLoan());
  await loadWithFailingProfile(1);
  expect(draft()).toContain('Shelbyville');
  await loadWithFailingProfile(2);
  expect(draft()).toContain('Shelbyville');

  setXsrfCookie();
  stubProfile();
  stubMethods([]);
  renderPortal(ADDRESS);
  expect(await screen.findByRole('checkbox', { name: 'Billing address is 12 Elm Street, Shelbyville, IL 62704' })).toBeChecked();
  expect(await screen.findByLabelText('Name on the card', { selector: 'input' })).toHaveValue('Ada Borrower');
  await waitFor(() => expect(failures()).toBe(0));
  expect(draft()).toBeNull();
});

test('another user’s draft in this tab is removed when a session shows', async () => {
  window.sessionStorage.setItem('portal.draft', JSON.stringify({ ...KEPT, sub: 'somebody-else', keptAt: Date.now() }));
  stubProfile(aProfile());
  stubLoans();
  renderPortal('/loans');
  await screen.findByText('You do not have a loan with CCM.');
  expect(draft()).toBeNull();
});

test('another user who signs in after a failed profile does not get the draft', async () => {
  window.sessionStorage.setItem('portal.draft', JSON.stringify({ ...KEPT, sub: 'somebody-else', keptAt: Date.now() }));
  stubPersistentLoan(aLoan());
  await loadWithFailingProfile(1);

  setXsrfCookie();
  stubProfile(aProfile());
  stubMethods([]);
  renderPortal(ADDRESS);
  expect(await screen.findByLabelText('Name on the card', { selector: 'input' })).toHaveValue('');
  expect(draft()).toBeNull();
});

async function typeDraft() {
  setXsrfCookie();
  stubProfile();
  stubPersistentLoan(aLoan());
  stubMethods([]);
  const view = renderPortal(ADDRESS, { provider });
  await view.user.click(await screen.findByRole('radio', { name: 'A new debit card' }));
  await view.user.click(await screen.findByRole('checkbox', { name: /^Billing address is/ }));
  fireEvent.change(await city(), { target: { value: 'Springfield' } });
  fireEvent.change(await screen.findByLabelText('Card number', { selector: 'input' }), { target: { value: '4000056655665556' } });
  return view;
}

test('leaving the page for a new sign-in keeps a draft without secrets', async () => {
  const { store } = await typeDraft();
  act(() => void store.dispatch(signInRequested({ returnUrl: ADDRESS })));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(JSON.parse(draft() ?? '')).toMatchObject({ sub: 'borrower-1', route: ADDRESS, values: { addressCity: 'Springfield' } });
  expect(draft()).not.toContain('4000056655665556');
});

test('merely leaving the page keeps no draft', async () => {
  await typeDraft();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(draft()).toBeNull();
});
