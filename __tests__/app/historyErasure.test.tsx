import { act, screen, waitFor } from '@testing-library/react';

import { messageOriginOf } from '#platform/i18n/messageOrigins.ts';
import type { EndReason } from '#platform/session/store/session.ts';
import { signedIn, signedOut } from '#platform/session/store/sessionSlice.ts';

import { accessToken } from '../support/accessToken.ts';
import { aLoan, aProfile, stubLoans, stubProfile } from '../support/backends/borrower.ts';
import { renderPortal } from '../support/renderPortal.tsx';

// jsdom has no `matchMedia`.
beforeAll(() =>
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addListener: () => undefined, removeListener: () => undefined }),
  }),
);

async function usedPage() {
  stubProfile(aProfile({ firstName: 'Dana', lastName: 'Whitfield' }));
  stubLoans(aLoan({}, { firstName: 'Dana', lastName: 'Whitfield' }));
  const portal = renderPortal('/loans', { isRecorded: true });
  await screen.findByRole('link', { name: /^See loan details/ });
  return portal;
}
const serialized = (content: unknown): string => JSON.stringify(content);
const person = (sub: string) => ({ sub, email: null, givenname: null, expires: 4_102_444_800 });
const session = (sub: string) => ({ token: accessToken(), expiresAt: 4_102_444_800, user: person(sub), returnUrl: '/loans' });

test.each<[EndReason, boolean]>([
  ['user', false],
  ['elsewhere', false],
  ['expired', true],
  ['atProvider', true],
  ['invalidProfile', true],
])('after a sign-out (%s), the history still has the data: %s', async (reason, isThere) => {
  const { history, store } = await usedPage();
  expect(serialized(history.content())).toContain('Whitfield');
  act(() => void store.dispatch(signedOut({ reason })));
  expect(serialized(history.content()).includes('Whitfield')).toBe(isThere);
  expect(messageOriginOf('Loan ending in 4711') !== undefined).toBe(isThere);
});

test('the history and an open report are erased when another user signs in, not for the same user', async () => {
  const { history, store, user } = await usedPage();
  const { sub = '' } = store.getState().session.user ?? {};
  await user.click(screen.getAllByRole('button', { name: 'Report a problem' }).at(-1)!);
  await user.type(await screen.findByLabelText('What went wrong?'), 'My total is wrong.');
  stubProfile();
  stubLoans(aLoan({}, { firstName: 'Dana', lastName: 'Whitfield' }));
  act(() => void store.dispatch(signedOut({ reason: 'expired' })));
  act(() => void store.dispatch(signedIn(session(sub))));
  expect(serialized(history.content())).toContain('Whitfield');
  expect(screen.getByLabelText('What went wrong?')).toHaveValue('My total is wrong.');

  stubProfile();
  stubLoans();
  act(() => void store.dispatch(signedOut({ reason: 'expired' })));
  act(() => void store.dispatch(signedIn(session('somebody else'))));
  await waitFor(() => expect(screen.queryByLabelText('What went wrong?')).toBeNull());
  expect(serialized(history.content())).not.toContain('Whitfield');
  await user.click(screen.getAllByRole('button', { name: 'Report a problem' }).at(-1)!);
  expect(await screen.findByLabelText('What went wrong?')).toHaveValue('');
});
