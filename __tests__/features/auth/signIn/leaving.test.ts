import { waitFor } from '@testing-library/dom';

import { selectIsLeaving, signInRequested } from '#platform/session/store/sessionSlice.ts';

import { openStore } from '../../../platform/api/openStore.ts';

test('sign-in works again after Back from the provider to a cached page', async () => {
  const shownAgain: (() => void)[] = [];
  const signIn = () => new Promise<void>((resolve) => shownAgain.push(resolve));
  const store = openStore(null, {}, { signIn });
  const press = () => store.dispatch(signInRequested({ returnUrl: '/loans', byPerson: true }));

  press();
  await waitFor(() => expect(shownAgain).toHaveLength(1));
  press();
  expect(selectIsLeaving(store.getState())).toBe(true);

  shownAgain[0]?.();
  await waitFor(() => expect(selectIsLeaving(store.getState())).toBe(false));
  expect(shownAgain).toHaveLength(1);
  press();
  await waitFor(() => expect(shownAgain).toHaveLength(2));
});
