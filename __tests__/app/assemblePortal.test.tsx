/** The order in which the portal does its work while a page starts. */
import { act, screen, waitFor } from '@testing-library/react';
import nock from 'nock';

import { authApi } from '#features/auth/authApi.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { selectUser } from '#platform/session/store/sessionSlice.ts';

import { stubProfile } from '../support/backends/borrower.ts';
import { renderPortal } from '../support/renderPortal.tsx';

/** Renders a page that makes no requests of its own. The startup phases only advance when the test calls `pass`. */
async function renderWithManualStartup() {
  const startMonitoring = jest.fn(() => Promise.resolve());
  const portal = renderPortal('/help', { startup: null, identity: { startMonitoring } });
  await screen.findByRole('heading', { level: 1, name: 'Help' });
  const statusOf = (endpoint: 'profile' | 'account') => {
    const state = portal.store.getState();
    if (endpoint === 'profile') return authApi.endpoints.getProfile.select()(state).status;
    return borrowerApi.endpoints.getAccount.select(selectUser(state)?.sub ?? null)(state).status;
  };
  return { ...portal, startMonitoring, statusOf };
}

const advanceStartup = (pass: () => void) =>
  act(() => {
    pass();
    return Promise.resolve();
  });

test('the portal loads the first screen, then the profile, then the account and session monitoring when idle', async () => {
  const { pass, statusOf, startMonitoring } = await renderWithManualStartup();
  await advanceStartup(() => pass('paint'));
  expect([statusOf('profile'), statusOf('account')]).toEqual(['uninitialized', 'uninitialized']);

  stubProfile();
  await advanceStartup(() => pass('interactive'));
  await waitFor(() => expect(statusOf('profile')).toBe('fulfilled'));
  expect(statusOf('account')).toBe('uninitialized');
  expect(startMonitoring).not.toHaveBeenCalled();

  nock('http://localhost').get('/version.json').optionally().reply(200, { commit: null });
  await advanceStartup(() => pass('idle'));
  await waitFor(() => expect(statusOf('account')).toBe('fulfilled'));
  expect(startMonitoring).toHaveBeenCalledTimes(1);
});

test('a stopped portal does nothing at later startup stages', async () => {
  const { pass, stop, statusOf, startMonitoring } = await renderWithManualStartup();
  stop();
  await advanceStartup(() => pass('idle'));
  await advanceStartup(() => undefined);
  expect([statusOf('profile'), statusOf('account')]).toEqual(['uninitialized', 'uninitialized']);
  expect(startMonitoring).not.toHaveBeenCalled();
});
