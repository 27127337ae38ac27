import { screen, waitFor } from '@testing-library/react';

import { aLoan, stubLoans, stubProfile } from '../../support/backends/borrower.ts';
import { stubHumanCheckUnavailable } from '../../support/backends/guests.ts';
import { anOfficer, stubOfficerSearch } from '../../support/backends/rateDrop.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { captureSignInWarnings } from '../../support/captureSignInWarnings.ts';

const warnings = captureSignInWarnings();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const here = () => window.location.pathname + window.location.search;

describe('/redirect', () => {
  test.each([
    ['/version', '/version', 'About this version'],
    ['https://evil.example/', '/loans', 'Your loans'],
    ['/redirect?returnUrl=/redirect', '/loans', 'Your loans'],
    ['', '/loans', 'Your loans'],
  ])('with %s continues to %s', async (returnUrl, path, title) => {
    stubProfile();
    if (path === '/loans') stubLoans(aLoan());
    renderPortal(`/redirect?returnUrl=${encodeURIComponent(returnUrl)}`);
    expect(await heading(title)).toBeVisible();
    expect(here()).toBe(path);
  });

  test('asks for sign-in first and keeps the destination', async () => {
    const { store } = renderPortal('/redirect?returnUrl=%2Fversion', { signedIn: false });
    expect(await heading('We could not sign you in')).toBeVisible();
    expect(store.getState().session.status).toBe('signedOut');
    expect(here()).toBe('/redirect?returnUrl=%2Fversion');
    expect(warnings()).toEqual([expect.stringMatching(/^Sign-in: unreachable; /)]);
  });
});

describe('/authorize-user', () => {
  test.each([
    ['/version', '/version'],
    ['/loans', '/pay'],
    ['https://evil.example/', '/pay'],
  ])('on the way to %s, "Later" continues at %s and is remembered', async (returnUrl, path) => {
    const { user, store } = renderPortal(`/authorize-user?returnUrl=${encodeURIComponent(returnUrl)}`, { signedIn: false });
    expect(await heading('Sign in, or continue without')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(here()).toBe(path));
    expect(store.getState().session.authenticateLater).toBe(true);
    expect(window.localStorage.getItem('authenticate-later')).toBe('true');
  });

  test('redirects a signed-in borrower at once', async () => {
    stubProfile();
    renderPortal('/authorize-user?returnUrl=%2Fversion');
    expect(await heading('About this version')).toBeVisible();
  });

  test.each([
    ['/public-pages/rate-drop', () => void stubHumanCheckUnavailable()],
    [
      '/public-pages/send-documents/owen.marsh%40ccm.example/upload',
      () => void stubOfficerSearch('owen.marsh@ccm.example', [anOfficer()]),
    ],
  ])('%s links here and returns', async (address, prepare) => {
    prepare();
    const { user } = renderPortal(address, { signedIn: false });
    await user.click(await screen.findByRole('link', { name: 'Sign in or create an account' }));
    expect(await heading('Sign in, or continue without')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/auth/signup');
    expect(new URLSearchParams(window.location.search).get('returnUrl')).toBe(address);
    await user.click(screen.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(here()).toBe(address));
  });

  test('"Sign in" goes to the provider', async () => {
    const discovery = jest.fn(() => Promise.reject(new Error('No connection')));
    const { user } = renderPortal('/authorize-user', { signedIn: false, provider: { discovery } });
    await heading('Sign in, or continue without');
    const [button] = screen.getAllByRole('button', { name: 'Sign in' }).slice(-1);
    await user.click(button!);
    await waitFor(() => expect(discovery).toHaveBeenCalled());
  });
});
