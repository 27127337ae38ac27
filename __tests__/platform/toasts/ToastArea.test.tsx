import { act, screen, waitFor } from '@testing-library/react';
import nock from 'nock';

import { WELCOME_TOAST_MS, showWelcomeToast } from '#features/auth/signIn/showWelcomeToast.ts';
import { showToast } from '#platform/toasts/toasts.ts';

import { stubLoans, stubProfile } from '../../support/backends/borrower.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { stopTime } from '../../support/stopTime.ts';
import { toastsLoaded, toastsOf } from '../../support/toastsOf.ts';

async function openLoans() {
  stopTime();
  stubProfile();
  stubLoans();
  const view = renderPortal('/loans');
  await screen.findByText('You do not have a loan with CCM.');
  return view;
}

const EXPIRED = 'Your session has expired.';

test('the session-expired toast has two links, stays open, and its first link signs in again', async () => {
  const { store, user } = await openLoans();
  act(() => store.dispatch(showToast('expired', { type: 'error', message: EXPIRED, offersSignIn: true })));
  expect(await screen.findByText(EXPIRED)).toBeVisible();
  const signIn = screen.getByRole('link', { name: 'Sign in again' });
  expect(signIn).toHaveAttribute('href', '/auth/login');
  expect(screen.getByRole('link', { name: 'Write to help@ccm.example' })).toHaveAttribute('href', 'mailto:help@ccm.example');
  expect(JSON.parse(JSON.stringify(store.getState().toastr))).toEqual(store.getState().toastr);

  await act(() => jest.advanceTimersByTimeAsync(4200)); // longer than an ordinary toast is shown
  expect(screen.getByText(EXPIRED)).toBeVisible();

  act(() => signIn.focus());
  expect(signIn).toHaveFocus();
  nock('http://localhost').post('/api/borrower/account/signout').reply(204);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your session has ended' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /Sign in/ }).length).toBeGreaterThan(0);
});

test('a toast closes after its time, but not while it has focus', async () => {
  const { store } = await openLoans();
  act(() => store.dispatch(showToast('short', { type: 'info', message: 'Noted.', timeOut: 300 })));
  await screen.findByText('Noted.');
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  await act(() => jest.advanceTimersByTimeAsync(800));
  expect(toastsOf(store)).toHaveLength(1);

  act(() => close.blur());
  await act(() => jest.advanceTimersByTimeAsync(1300));
  await waitFor(() => expect(toastsOf(store)).toHaveLength(0));
});

test('the toast’s Close button closes it', async () => {
  const { store, user } = await openLoans();
  act(() => store.dispatch(showToast('short', { type: 'info', message: 'Noted.' })));
  await screen.findByText('Noted.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(toastsOf(store)).toHaveLength(0);
  expect(screen.queryByText('Noted.')).not.toBeInTheDocument();
});

test('the sign-in toast shows for 2000 ms at the bottom right, only on the loans page', async () => {
  const { store } = await openLoans();
  await act(async () => {
    void store.dispatch(showWelcomeToast('/pay'));
    await toastsLoaded();
  });
  expect(toastsOf(store)).toEqual([]);
  await act(async () => {
    void store.dispatch(showWelcomeToast('/loans?from=mail'));
    await toastsLoaded();
  });
  expect(WELCOME_TOAST_MS).toBe(2000);
  expect(toastsOf(store)).toEqual([
    expect.objectContaining({
      title: 'Successfully logged in to portal',
      type: 'success',
      position: 'bottom-right',
      options: expect.objectContaining({ timeOut: 2000 }) as unknown,
    }),
  ]);
});
