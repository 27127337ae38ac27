import { act } from '@testing-library/react';

import { appearanceChosen } from '#platform/preferences/preferencesSlice.ts';

import { renderUi } from '../../support/renderUi.tsx';

test.each([
  ['light', 'light'],
  ['choice', 'dark'],
] as const)('with “%s”, a borrower who chose dark sees %s', (appearance, seen) => {
  const { store } = renderUi(null, { config: { appearance } });
  act(() => {
    store.dispatch(appearanceChosen('dark'));
  });
  expect(document.documentElement).toHaveAttribute('data-appearance', seen);
});
