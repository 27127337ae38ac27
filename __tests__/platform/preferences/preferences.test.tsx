import { configureStore } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { persistReducer, persistStore } from 'redux-persist';

import { safeStorage } from '#platform/config/safeStorage.ts';
import { preferencesPersistence } from '#platform/preferences/preferencesPersistence.ts';
import { appearanceChosen, preferencesReducer, selectAppearance } from '#platform/preferences/preferencesSlice.ts';

import { renderUi } from '../../support/renderUi.tsx';

const storage = safeStorage(() => window.localStorage);

async function visit() {
  const store = configureStore({
    reducer: { preferences: persistReducer(preferencesPersistence(storage), preferencesReducer) },
    middleware: (defaults) => defaults({ serializableCheck: false }),
  });
  const persistor = await new Promise<ReturnType<typeof persistStore>>((done) => {
    const made: ReturnType<typeof persistStore> = persistStore(store, null, () => done(made));
  });
  return { store, persistor };
}

test('the choice of appearance is there on the next visit', async () => {
  const first = await visit();
  expect(selectAppearance(first.store.getState())).toBe('light');
  first.store.dispatch(appearanceChosen('dark'));
  await first.persistor.flush();

  expect(selectAppearance((await visit()).store.getState())).toBe('dark');
});

test('what was kept by another build, or edited by hand, is light', async () => {
  window.localStorage.setItem(
    'persist:preferences',
    JSON.stringify({ appearance: '"neon"', _persist: '{"version":1,"rehydrated":true}' }),
  );
  expect(selectAppearance((await visit()).store.getState())).toBe('light');
});

test('day is forced unless the deployment leaves the choice', () => {
  const { store, unmount } = renderUi(null, { config: { appearance: 'light' } });
  act(() => void store.dispatch(appearanceChosen('dark')));
  expect(document.documentElement).toHaveAttribute('data-appearance', 'light');
  unmount();

  const chosen = renderUi(null, { config: { appearance: 'choice' } });
  act(() => void chosen.store.dispatch(appearanceChosen('dark')));
  expect(document.documentElement).toHaveAttribute('data-appearance', 'dark');
});
