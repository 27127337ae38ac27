import { act, screen, waitFor, within } from '@testing-library/react';

import { signInRequested } from '#platform/session/store/sessionSlice.ts';

import localConfig from '../../../../config/local.json';
import { renderPortal } from '../../../support/renderPortal.tsx';
import { captureSignInWarnings } from '../../../support/captureSignInWarnings.ts';

const warnings = captureSignInWarnings();
const identity = { ...localConfig.identity, popup: true };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const dialog = () => screen.findByRole('alertdialog');

const emptyWindow = () => ({ closed: false, close: jest.fn(), focus: () => undefined, location: { replace: () => undefined } });
const openGives = (opened: ReturnType<typeof emptyWindow> | null) =>
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window | null);
const never = () => new Promise<never>(() => undefined);

afterEach(() => jest.restoreAllMocks());

test('a protected page waits for the button, because browsers block windows opened without a click', async () => {
  const open = openGives(emptyWindow());
  const discovery = jest.fn(never);
  const { user } = renderPortal('/loans', { signedIn: false, config: { identity }, provider: { discovery } });
  expect(await heading('Sign in to continue')).toBeVisible();
  expect(discovery).not.toHaveBeenCalled();

  await user.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Sign in' }));
  expect(open).toHaveBeenCalledTimes(1);
  expect(await dialog()).toHaveAccessibleName('Sign in in the window that opened');
});

test('a blocked window is reported, with a way to continue in this window', async () => {
  openGives(null);
  const discovery = jest.fn(never);
  const { user, store } = renderPortal('/pay', { signedIn: false, config: { identity }, provider: { discovery } });
  await screen.findByRole('heading', { level: 1 });
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Sign in' }));

  const box = await dialog();
  expect(await within(box).findByText(/did not let us open the sign-in window/)).toBeVisible();
  expect(warnings()).toEqual(['Sign-in: popupBlocked; expected a window; got none: the browser blocked it']);
  expect(window.localStorage.getItem('portal.login-failures')).toBeNull();
  await user.click(within(box).getByRole('button', { name: 'Sign in in this window' }));
  await waitFor(() => expect(discovery).toHaveBeenCalledTimes(1));
  expect(store.getState().session).toMatchObject({ signInWindow: 'none', token: null });
});

test('an unreachable provider is reported in the same dialog, and the window closes', async () => {
  const opened = emptyWindow();
  openGives(opened);
  const { user } = renderPortal('/pay', { signedIn: false, config: { identity } });
  await screen.findByRole('heading', { level: 1 });
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Sign in' }));

  const box = await dialog();
  expect(await within(box).findByText(/sign-in service can’t be reached/)).toBeVisible();
  expect(warnings()).toEqual([expect.stringMatching(/^Sign-in: unreachable; /)]);
  expect(opened.close).toHaveBeenCalled();
  await user.click(within(box).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('"Cancel" closes the window and shows no message', async () => {
  const opened = emptyWindow();
  openGives(opened);
  const { user, store } = renderPortal('/pay', { signedIn: false, config: { identity }, provider: { discovery: never } });
  await screen.findByRole('heading', { level: 1 });
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Sign in' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(opened.close).toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(store.getState().session.signInProblem).toBeNull();
});

test('a request that needs sign-in meanwhile does not disturb the window', async () => {
  const opened = emptyWindow();
  openGives(opened);
  const { user, store } = renderPortal('/pay', { signedIn: false, config: { identity }, provider: { discovery: never } });
  await screen.findByRole('heading', { level: 1 });
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Sign in' }));
  await dialog();
  act(() => void store.dispatch(signInRequested({ returnUrl: '/loans' })));
  expect(opened.close).not.toHaveBeenCalled();
  expect(store.getState().session.signInWindow).toBe('open');
});

test('no window is opened unless the configuration asks for it', async () => {
  const open = openGives(emptyWindow());
  const discovery = jest.fn(never);
  const { user } = renderPortal('/authorize-user?returnUrl=%2Fversion', { signedIn: false, provider: { discovery } });
  await heading('Sign in, or continue without');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(discovery).toHaveBeenCalled());
  expect(open).not.toHaveBeenCalled();
});
