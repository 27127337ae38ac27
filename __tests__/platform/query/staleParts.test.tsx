import { act, screen, waitFor } from '@testing-library/react';

import { aRequest } from '../../support/backends/docuSafe.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { lenderWithFault } from '../../support/screens/lenderWithFault.ts';
import { toastsOf } from '../../support/toastsOf.ts';

const WORDS = 'We could not refresh all of this page. Some of what you see may be old. Load it again to check.';
const isBack = () => act(() => void window.dispatchEvent(new Event('online')));

test('parts that fail to refresh show one toast until a refresh succeeds', async () => {
  const lender = lenderWithFault({ getDocumentRequests: [aRequest()] });
  const { store } = renderPortal('/loans');
  await screen.findByText(/needs? from you|document/i, { selector: 'main *' });
  await waitFor(() => expect(lender.timesAsked('getAlerts')).toBe(1));
  const ids = () => toastsOf(store).map(({ id, title }) => [id, title]);

  lender.fails('getDocumentRequests', [500, '']);
  isBack();
  await waitFor(() => expect(ids()).toEqual([[expect.any(String), WORDS]]));
  const [first] = ids();
  expect(screen.getByText(/12 Elm Street/, { selector: 'main *' })).toBeVisible();

  isBack();
  await waitFor(() => expect(lender.timesAsked('getDocumentRequests')).toBe(3));
  expect(ids()).toEqual([first]);

  lender.recovers();
  isBack();
  await waitFor(() => expect(ids()).toEqual([]));
});
