/** Every kind of mailed link that no longer works shows the same heading and a button. */
import { screen, waitFor, within } from '@testing-library/react';

import { renderPortal } from '../support/renderPortal.tsx';

test.each([
  ['a fee', '/pay/fees/notfound'],
  ['documents', '/document-requests/page-not-found'],
  ['loan choices', '/public-pages/loan-summaries'],
  ['a home’s value', '/public-pages/home-valuation-report'],
  ['an income check', '/income-verification-documents-request/unknown/something-went-wrong'],
  ['a new account', '/auth/signup?link=expired'],
])('an expired link to %s offers a next step', async (_what, address) => {
  renderPortal(address, { signedIn: false });
  const main = within(await screen.findByRole('main'));
  // Waits for a button, because the title and first heading are there before the screen has loaded.
  await waitFor(() => {
    const ways = [...main.queryAllByRole('link'), ...main.queryAllByRole('button')];
    expect(ways.filter((way) => way.classList.contains('MuiButton-root')).length).toBeGreaterThan(0);
  });
  expect(main.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
});
