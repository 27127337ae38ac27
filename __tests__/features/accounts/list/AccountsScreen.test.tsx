import { screen, waitFor, within } from '@testing-library/react';

import { stubProfile } from '../../../support/backends/borrower.ts';
import {
  stubMethodRemoval,
  aSavedBank,
  aSavedCard,
  stubMethodsError,
  stubMethodsPage,
  setXsrfCookie,
} from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';

beforeEach(() => {
  setXsrfCookie();
  stubProfile();
});

const open = () => renderPortal('/accounts/list');
const rowNamed = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('li')!;
const names = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

const expiryInMonths = (months: number) => {
  const day = new Date();
  day.setMonth(day.getMonth() + months, 1);
  const month = String(day.getMonth() + 1).padStart(2, '0');
  return {
    expiryDate: `${month} / ${String(day.getFullYear() % 100).padStart(2, '0')}`,
    words: `${month}\u00a0/\u00a0${String(day.getFullYear() % 100).padStart(2, '0')}`,
  };
};

describe('payment method list', () => {
  test('shows brand or bank, last four digits, holder, label and status of each method', async () => {
    const soon = expiryInMonths(1);
    stubMethodsPage([
      aSavedCard(),
      aSavedBank({ accountSubtype: 'SAVINGS' }),
      aSavedCard({ id: 'old', accountNumber: '1881', status: 'EXPIRED', expiryDate: '01 / 24' }),
      aSavedCard({ id: 'soon', accountNumber: '1117', expiryDate: soon.expiryDate, accountHolderName: 'Grace Other' }),
      aSavedCard({ id: 'off', accountNumber: '0005', status: 'INACTIVE' }),
    ]);
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment methods' })).toBeVisible();
    await screen.findByRole('list', { name: 'Your payment methods' });
    const words = (name: string) => rowNamed(name).textContent;
    // Methods that cannot be used are listed last.
    const used = ['Visa ending in 4242', 'First Test Bank ending in 6789', 'Visa ending in 1117'];
    expect(names()).toEqual([...used, 'Visa ending in 1881', 'Visa ending in 0005']);
    expect(words('Visa ending in 4242')).toContain('Debit, Ada Borrower, expires 12\u00a0/\u00a039');
    expect(words('First Test Bank ending in 6789')).toContain('ACH/BANK, Savings, Ada BorrowerEdit');
    expect(words('Visa ending in 1881')).toContain('Expired 01\u00a0/\u00a024, can’t be used');
    expect(words('Visa ending in 1117')).toContain('Grace Other');
    expect(words('Visa ending in 1117')).toContain(`Expires soon: ${soon.words}`);
    expect(words('Visa ending in 0005')).toMatch(/Not active, can’t be used.*Ask your bank/);
    expect(screen.getByRole('link', { name: 'Edit Visa ending in 4242' })).toHaveAttribute(
      'href',
      '/accounts/card/edit?id=fa-card',
    );
    expect(screen.getByRole('link', { name: 'Edit First Test Bank ending in 6789' })).toHaveAttribute(
      'href',
      '/accounts/ach/edit?id=fa-bank',
    );
  });

  test('keeps a full card number and security code out of the page and the store', async () => {
    stubMethodsPage([aSavedCard({ accountNumber: '4000056655665556', cardCvvNumber: '987' })]);
    const { store, container } = open();
    expect(await screen.findByText('Visa ending in 5556')).toBeVisible();
    for (const text of [JSON.stringify(store.getState()), container.innerHTML])
      for (const secret of ['4000056655665556', '"987"', 'cardCvvNumber']) expect(text).not.toContain(secret);
  });

  test('treats a card as valid to the end of its month and warns 60 days before', async () => {
    const now = expiryInMonths(0);
    const later = expiryInMonths(4);
    stubMethodsPage([
      aSavedCard({ id: 'now', accountNumber: '0001', expiryDate: now.expiryDate }),
      aSavedCard({ id: 'later', accountNumber: '0002', expiryDate: later.expiryDate }),
    ]);
    open();
    expect(await screen.findByText(`Expires soon: ${now.expiryDate}`)).toBeVisible();
    expect(screen.getByText(new RegExp(`expires ${later.expiryDate}`))).toBeVisible();
  });

  test('offers two ways to add when empty', async () => {
    stubMethodsPage([]);
    open();
    expect(await screen.findByText('You have no payment methods yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a debit card' })).toHaveAttribute('href', '/accounts/card/add');
    expect(screen.getByRole('link', { name: 'Add a bank account' })).toHaveAttribute('href', '/accounts/ach/add');
  });

  test('treats an error inside a 200 as a failure with the lender’s message and a retry', async () => {
    stubMethodsError(200, {
      accounts: { list: [] },
      hasMoreResults: false,
      error: { statusCode: 500, errors: ['The list is resting.'] },
    });
    const { user } = open();
    expect(await screen.findByText('The list is resting.')).toBeVisible();
    expect(screen.queryByText('You have no payment methods yet.')).not.toBeInTheDocument();
    stubMethodsPage([aSavedCard()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
  });

  test('loads 500 methods in pages on request, and a failed page can be retried', async () => {
    const all = Array.from({ length: 54 }, (_, index) => aSavedCard({ id: `fa-${index}`, accountNumber: String(1000 + index) }));
    stubMethodsPage(all.slice(0, 50), { total: 500, hasMore: true });
    const { user } = open();
    const more = await screen.findByRole('button', { name: 'Show 50 more' });
    stubMethodsError(500, { errors: ['The list is resting.'], errorId: 'e' });
    await user.click(more);
    expect(await screen.findByText('We could not load more')).toBeVisible();
    expect(names()).toHaveLength(50);

    stubMethodsPage(all.slice(50, 52), { from: 50, total: 54, hasMore: true });
    await user.click(more);
    expect(await screen.findByText('Showing 52 of 54 payment methods')).toBeVisible();
    expect(screen.queryByText('We could not load more')).not.toBeInTheDocument();
    // An account that the next page repeats is shown only once.
    stubMethodsPage([all[51]!, ...all.slice(52)], { from: 52, total: 54 });
    await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(await screen.findByText('Showing 54 of 54 payment methods')).toBeVisible();
    expect(new Set(names()).size).toBe(54);
    expect(names()).toHaveLength(54);
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Visa ending in 1052' })).toHaveFocus();
  });

  test('stops asking a lender that promises more but sends nothing', async () => {
    stubMethodsPage([aSavedCard()], { total: 7, hasMore: true });
    const { user } = open();
    stubMethodsPage([], { from: 1, total: 7, hasMore: true });
    await user.click(await screen.findByRole('button', { name: 'Show 6 more' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument());
    expect(names()).toEqual(['Visa ending in 4242']);
  });
});

// `useRemoval.test.tsx` covers what each response to a removal leads to.
describe('removing a method', () => {
  const TITLE = 'Error in removing funding account';
  const WORDS = 'Error occured on deleting funding account, please try after some time.';

  async function ask() {
    stubMethodsPage([aSavedCard(), aSavedBank()]);
    const portal = open();
    await portal.user.click(await screen.findByRole('button', { name: 'Remove Visa ending in 4242' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove this payment method?' });
    return { ...portal, dialog };
  }
  const removeButton = () => screen.getByRole('button', { name: /^Remove (card|bank account)$/ });
  // Searches by name, because Material UI's toasts also have the role alertdialog.
  const dialogIsGone = () =>
    waitFor(() => expect(screen.queryByRole('alertdialog', { name: /^Remove/ })).not.toBeInTheDocument());

  test('asks first, names the method, and keeps it when canceled', async () => {
    const { user, dialog } = await ask();
    expect(dialog).toHaveAccessibleDescription(expect.stringContaining('Debit: Visa ending in 4242'));
    await user.keyboard('{Escape}');
    await dialogIsGone();
    expect(screen.getByRole('button', { name: 'Remove Visa ending in 4242' })).toHaveFocus();
    expect(names()).toHaveLength(2);
  });

  test('removes it from the list with the specified message and focuses the next row', async () => {
    const { user } = await ask();
    stubMethodRemoval('fa-card', { status: 200, body: 'null' });
    await user.click(removeButton());
    expect(await screen.findByText('Funding Account Deleted Successfully')).toBeInTheDocument();
    expect(screen.getByText('Funding account deleted')).toBeInTheDocument();
    await dialogIsGone();
    expect(names()).toEqual(['First Test Bank ending in 6789']);
    expect(screen.getByRole('heading', { name: 'First Test Bank ending in 6789' })).toHaveFocus();
  });

  test('of the last one shows the empty state and focuses the title', async () => {
    stubMethodsPage([aSavedCard()]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Visa ending in 4242' }));
    await screen.findByRole('alertdialog');
    stubMethodRemoval('fa-card', { status: 204 });
    await user.click(removeButton());
    expect(await screen.findByText('You have no payment methods yet.')).toBeVisible();
    await dialogIsGone();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('keeps the row when rejected and shows a toast until the next try', async () => {
    const { user } = await ask();
    stubMethodRemoval('fa-card', { status: 400, body: { errors: ['Not today.'], errorId: 'e' } });
    await user.click(removeButton());
    await dialogIsGone();
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent(TITLE);
    expect(toast).toHaveTextContent(`${WORDS} Not today.`);
    expect(rowNamed('Visa ending in 4242')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Visa ending in 4242' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Remove Visa ending in 4242' }));
    await screen.findByRole('alertdialog');
    stubMethodRemoval('fa-card', { status: 200, body: 'null' });
    await user.click(removeButton());
    await dialogIsGone();
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
    expect(names()).toEqual(['First Test Bank ending in 6789']);
  });

  test('sends one request for two clicks', async () => {
    const { user } = await ask();
    stubMethodRemoval('fa-card', { status: 200, body: 'null' });
    await user.dblClick(removeButton());
    expect(await screen.findByText('Funding account deleted')).toBeInTheDocument();
    await dialogIsGone();
  });
});
