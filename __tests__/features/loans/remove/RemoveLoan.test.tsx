import { act, screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';

import type { Loan } from '#contract/borrower/loans.ts';

import {
  aLoan,
  stubRemoveLoan,
  stubLoansError,
  stubLoan,
  stubLoans,
  stubProfile,
  stubPendingItems,
} from '../../../support/backends/borrower.ts';
import { setXsrfCookie } from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';
import { toastsOf } from '../../../support/toastsOf.ts';

beforeEach(() => {
  stubProfile();
  setXsrfCookie();
});

const LOANS = ['a', 'b', 'c'].map((name, place) =>
  aLoan(
    {
      loanIdentifier: name,
      loanNumber: `100000000${place}`,
      property: { streetAddress: name, city: '', state: '', zipCode: '' },
    },
    { daysUntilDueDate: 10 + place },
  ),
);

/** @param after the list that is loaded afterwards, if any */
async function remove(loan: Loan, before: Loan[], after?: Loan[]) {
  stubLoan(loan);
  stubLoans(...before);
  if (after !== undefined) stubLoans(...after);
  const portal = renderPortal(`/loans/${loan.loanIdentifier}`);
  await portal.user.click(await screen.findByRole('button', { name: 'Remove from my list' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove this loan from your list?' });
  expect(within(dialog).getByText(/Your mortgage is not canceled/)).toBeVisible();
  await portal.user.click(within(dialog).getByRole('button', { name: 'Remove from my list' }));
  return portal;
}
const toasts = ({ store }: ReturnType<typeof renderPortal>) => toastsOf(store).map(({ title }) => title);

test.each([
  ['the card after it', 1, 'c'],
  ['the card before it, if it was the last', 2, 'b'],
])('after a removal, focus moves to %s', async (_what, place, next) => {
  stubRemoveLoan(200);
  const after = LOANS.filter((_loan, at) => at !== place);
  const portal = await remove(LOANS[place]!, LOANS, after);

  await waitFor(async () => expect(await screen.findByRole('article', { name: next })).toHaveFocus());
  expect(toasts(portal)).toContain(`Loan ending in 000${place} was removed from your list`);
});

test('removing the last loan focuses the empty list’s heading, with a link to add one', async () => {
  stubRemoveLoan(200);
  await remove(LOANS[0]!, [LOANS[0]!], []);

  await waitFor(async () =>
    expect(await screen.findByRole('heading', { name: 'You do not have a loan with CCM.' })).toHaveFocus(),
  );
  expect(screen.getByRole('link', { name: 'Add a loan' })).toHaveAttribute('href', '/loans/add');
});

test('a loan that another tab removed counts as removed', async () => {
  stubRemoveLoan(404, { errors: ['We could not find that loan among yours.'], errorId: 'e' });
  await remove(LOANS[0]!, LOANS, [LOANS[1]!, LOANS[2]!]);
  await waitFor(async () => expect(await screen.findByRole('article', { name: 'b' })).toHaveFocus());
});

test('a rejected removal shows a toast, and the loan stays', async () => {
  stubRemoveLoan(403, { errors: ['No.'], errorId: 'e' });
  await remove(LOANS[0]!, LOANS);
  expect(await screen.findByText('The loan was not removed and is still on your list. Try again. No.')).toBeVisible();
  expect(window.location.pathname).toBe('/loans/a');
});

test('a slow list does not delay the removal', async () => {
  const released: (() => void)[] = [];
  stubLoan(LOANS[0]);
  stubPendingItems();
  nock('http://localhost')
    .persist()
    .get('/api/borrower/BorrowerLoan/all')
    .reply(200, () => new Promise((resolve) => released.push(() => resolve(LOANS.slice(1)))));
  const deletion = stubRemoveLoan(200);
  const { user } = renderPortal('/loans/a');
  await user.click(await screen.findByRole('button', { name: 'Remove from my list' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Remove from my list' }));
  await waitFor(() => expect(deletion.isDone()).toBe(true));
  await waitFor(() => expect(window.location.pathname).toBe('/loans'));
  released.forEach((release) => release());
  expect(await screen.findByRole('article', { name: 'b' })).toBeVisible();
  nock.cleanAll();
});

test('a borrower who left the page stays there, gets a toast, and the loan leaves the cache', async () => {
  let answer: (() => void) | undefined;
  nock('http://localhost')
    .post('/api/borrower/BorrowerLoan/delete')
    .reply(200, () => new Promise((resolve) => (answer = () => resolve('null'))), { 'content-type': 'application/json' });
  const portal = await remove(LOANS[0]!, LOANS);
  await waitFor(() => expect(answer).toBeDefined());
  act(() => {
    window.history.pushState(null, '', '/privacy');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  act(() => answer?.());

  await waitFor(() => expect(toasts(portal)).toContain('Loan ending in 0000 was removed from your list'));
  expect(window.location.pathname).toBe('/privacy');
  expect(JSON.stringify(portal.store.getState().borrowerApi.queries)).not.toContain('getLoan(\\"a');
});

describe('after a lost response, the list shows whether the loan was removed', () => {
  beforeEach(() => void nock('http://localhost').post('/api/borrower/BorrowerLoan/delete').replyWithError('dropped'));

  test('when it was removed', async () => {
    await remove(LOANS[0]!, LOANS, [LOANS[1]!]);
    await waitFor(async () => expect(await screen.findByRole('article', { name: 'b' })).toHaveFocus());
  });

  test('but a loan still on the list proves nothing', async () => {
    await remove(LOANS[0]!, LOANS, LOANS);
    expect(
      await screen.findByText(/^We could not find out whether the loan was removed\. .* it is safe to try again\.$/),
    ).toBeVisible();
  });

  test('and an unresponsive list leaves it unknown', async () => {
    const removing = remove(LOANS[0]!, LOANS);
    stubLoansError(503, { errors: ['Down.'], errorId: 'e' });
    await removing;
    expect(await screen.findByText(/^We could not find out whether the loan was removed\./)).toBeVisible();
  });
});

test('a browser that wrongly reports being offline still removes the loan', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  stubRemoveLoan(200);
  const portal = await remove(LOANS[0]!, LOANS, [LOANS[1]!, LOANS[2]!]);
  await waitFor(() => expect(toasts(portal)).toContain('Loan ending in 0000 was removed from your list'));
  online.mockRestore();
});
