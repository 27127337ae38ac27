import { act, screen, waitFor } from '@testing-library/react';

import { appearanceChosen, selectAppearance } from '#platform/preferences/preferencesSlice.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

import { renderPortal } from '../../support/renderPortal.tsx';

const KEY = 'persist:preferences';
const kept = (fields: Record<string, unknown>) => JSON.stringify(fields);
const VERSION = { version: 1, rehydrated: true };

beforeEach(() => document.documentElement.removeAttribute('data-appearance'));

const start = async () => {
  const portal = renderPortal('/version', { signedIn: false, config: { appearance: 'choice' } });
  await screen.findByRole('heading', { level: 1 });
  return portal;
};
const preferences = ({ store }: ReturnType<typeof renderPortal>) => store.getState().preferences;

test.each([
  ['null', 'null'],
  ['no JSON', '{'],
  ['an empty text', ''],
  ['a number', '7'],
  ['a list', '[]'],
  ['redux-persist’s own form, which was written before', JSON.stringify({ appearance: '"dark"', _persist: '{}' })],
  ['another shape', kept({ appearance: { colour: 'dark' }, _persist: VERSION })],
  ['null as a choice', kept({ appearance: null, _persist: VERSION })],
  ['an unknown choice', kept({ appearance: 'sepia', _persist: VERSION })],
  ['no version', kept({ appearance: 'light' })],
  ['fields of another slice', kept({ token: 'x', session: {}, _persist: VERSION })],
])('with %s in storage the portal starts with light colors', async (_name, text) => {
  window.localStorage.setItem(KEY, text);
  const portal = await start();
  expect(selectAppearance(portal.store.getState())).toBe('light');
  expect(portal.store.getState().session.token).toBeNull();
});

test('known fields of a newer version are read', async () => {
  window.localStorage.setItem(KEY, kept({ appearance: 'dark', fontSize: 7, _persist: { version: 9, rehydrated: true } }));
  const portal = await start();
  expect(selectAppearance(portal.store.getState())).toBe('dark');
});

test('a choice is stored for the next visit, and nothing else', async () => {
  const portal = await start();
  act(() => void portal.store.dispatch(appearanceChosen('dark')));
  await waitFor(() => expect(window.localStorage.getItem(KEY)).toContain('dark'));
  const written = JSON.parse(window.localStorage.getItem(KEY)!) as object;
  expect(Object.keys(written).sort()).toEqual(['_persist', 'appearance', 'language']);
  portal.unmount();

  expect(preferences(await start()).appearance).toBe('dark');
});

test('a choice replaces only its own stored field', async () => {
  window.localStorage.setItem(KEY, kept({ appearance: 'light', language: 'de', _persist: VERSION }));
  const portal = await start();
  act(() => void portal.store.dispatch(appearanceChosen('dark')));
  await waitFor(() => expect(window.localStorage.getItem(KEY)).toContain('dark'));
  portal.unmount();

  expect(preferences(await start())).toEqual({ appearance: 'dark', language: 'de' });
});

test('only choices are stored, and a sign-out removes them', async () => {
  const portal = await start();
  expect(window.localStorage.getItem(KEY)).toBeNull();
  act(() => void portal.store.dispatch(appearanceChosen('dark')));
  await waitFor(() => expect(window.localStorage.getItem(KEY)).toContain('dark'));
  act(() => void portal.store.dispatch(signedOut({ reason: 'user' })));
  expect(window.localStorage.getItem(KEY)).toBeNull();
});
