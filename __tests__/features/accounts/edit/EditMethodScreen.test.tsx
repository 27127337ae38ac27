import { fireEvent, screen, waitFor } from '@testing-library/react';
import nock from 'nock';

import { stubProfile } from '../../../support/backends/borrower.ts';
import {
  aSavedBank,
  aSavedCard,
  stubMethod,
  stubMethodsPage,
  setXsrfCookie,
  stubMethodNotFound,
  stubMethodChange,
} from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';

const ADDRESS = { addressLine1: '12 Elm Street', addressCity: 'Springfield', addressState: 'IL', addressZip1: '62704' };
const field = (label: string | RegExp) => screen.getByLabelText(label, { exact: true, selector: 'input, select' });
const fill = (label: string | RegExp, text: string) => {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
};
const save = () => screen.getByRole('button', { name: 'Save changes' });
const expectSaved = async (name: string) => {
  expect(await screen.findByText(`${name} is saved.`)).toBeInTheDocument();
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
};
const at = () => window.location.pathname + window.location.search;

beforeEach(() => {
  setXsrfCookie();
  stubProfile();
});

async function openCard(changes: Parameters<typeof aSavedCard>[0] & Partial<typeof ADDRESS> = ADDRESS) {
  stubMethod(aSavedCard(changes));
  const portal = renderPortal('/accounts/card/edit?id=fa-card');
  await screen.findByLabelText('Expires');
  return portal;
}

test('the number is words, not a field, and everything else is there', async () => {
  await openCard();
  expect(screen.getByRole('heading', { name: 'Visa ending in 4242' })).toBeVisible();
  expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Security code')).not.toBeInTheDocument();
  expect(screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value)).toEqual([
    'Ada Borrower',
    '12 / 39',
    '12 Elm Street',
    '',
    'Springfield',
    '62704',
  ]);
});

test('only what was changed is sent, and the list shows it', async () => {
  const { user } = await openCard();
  fill('Expires', '01/41');
  fill('City', '  Peoria ');
  stubMethodChange(
    'fa-card',
    { cardExpDate: '01 / 41', addressCity: 'Peoria' },
    { status: 200, body: aSavedCard({ expiryDate: '01 / 41' }) },
  );
  stubMethodsPage([aSavedCard({ expiryDate: '01 / 41' })]);
  await user.click(save());
  await expectSaved('Visa ending in 4242');
  expect(await screen.findByText(/expires 01.*41/)).toBeVisible();
  expect(at()).toBe('/accounts/list');
});

test('an apartment is sent in the line of the street', async () => {
  const { user } = await openCard();
  fill(/^Apartment/, 'Apt. 4');
  stubMethodChange('fa-card', { addressLine1: '12 Elm Street, Apt. 4' }, { status: 200, body: aSavedCard() });
  stubMethodsPage([aSavedCard()]);
  await user.click(save());
  await expectSaved('Visa ending in 4242');
});

test('nothing changed: nothing is sent', async () => {
  const { user } = await openCard();
  stubMethodsPage([aSavedCard()]);
  await user.click(save());
  await waitFor(() => expect(at()).toBe('/accounts/list'));
  expect(screen.queryByText(/is saved/)).not.toBeInTheDocument();
  await screen.findByRole('list', { name: 'Your payment methods' });
});

test('a card that has expired gets its new date', async () => {
  const { user } = await openCard({ ...ADDRESS, status: 'EXPIRED', expiryDate: '01 / 24' });
  expect(field('Expires')).toHaveValue('01 / 24');
  await user.click(save());
  expect((await screen.findAllByText('Credit Card expiration date has already passed.')).length).toBeGreaterThan(0);
  fill('Expires', '0139');
  stubMethodChange('fa-card', { cardExpDate: '01 / 39' }, { status: 200, body: aSavedCard() });
  stubMethodsPage([aSavedCard()]);
  await user.click(save());
  await expectSaved('Visa ending in 4242');
});

test('a lender that does not tell the address keeps it unless a whole new one is given', async () => {
  const { user } = await openCard({});
  expect(screen.getByText(/Leave these fields empty to keep the billing address/)).toBeVisible();
  fill('Name on the card', 'Grace Borrower');
  stubMethodChange('fa-card', { accountHolderName: 'Grace Borrower' }, { status: 200, body: aSavedCard() });
  stubMethodsPage([aSavedCard()]);
  await user.click(save());
  await expectSaved('Visa ending in 4242');
});

test('what the lender refuses stands at its field, and nothing typed is lost', async () => {
  const { user } = await openCard();
  fill('ZIP code', '62705');
  stubMethodChange(
    'fa-card',
    { addressZip1: '62705' },
    { status: 400, body: { errors: ['No.'], fields: { addressZip1: 'This ZIP code is not in Illinois.' }, errorId: 'e' } },
  );
  await user.click(save());
  await waitFor(() =>
    expect(field('ZIP code')).toHaveAccessibleDescription(expect.stringContaining('This ZIP code is not in Illinois.')),
  );
  expect(field('ZIP code')).toHaveValue('62705');
});

test('removed in another window while it was edited: said, and nothing was changed', async () => {
  const { user } = await openCard();
  fill('City', 'Peoria');
  stubMethodChange('fa-card', { addressCity: 'Peoria' }, { status: 404, body: { errors: ['Not found.'], errorId: 'e' } });
  await user.click(save());
  expect(await screen.findByText(/was removed while this page was open, so nothing was changed/)).toBeVisible();
  expect(field('City')).toHaveValue('Peoria');
});

test('a payment on its way: the lender’s words, above the form', async () => {
  const { user } = await openCard();
  fill('City', 'Peoria');
  stubMethodChange(
    'fa-card',
    { addressCity: 'Peoria' },
    { status: 409, body: { errors: ['A payment with this method is on its way.'], code: 'paymentInProgress', errorId: 'e' } },
  );
  await user.click(save());
  expect(await screen.findByText('A payment with this method is on its way.')).toBeVisible();
});

test('a bank account: holder and kind', async () => {
  stubMethod(aSavedBank());
  const { user } = renderPortal('/accounts/ach/edit?id=fa-bank');
  expect(await screen.findByRole('radio', { name: 'Checking' })).toBeChecked();
  expect(screen.getByRole('heading', { name: 'First Test Bank ending in 6789' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Savings' }));
  stubMethodChange('fa-bank', { accountSubtype: 'SAVINGS' }, { status: 200, body: aSavedBank({ accountSubtype: 'SAVINGS' }) });
  stubMethodsPage([aSavedBank({ accountSubtype: 'SAVINGS' })]);
  await user.click(save());
  await expectSaved('First Test Bank ending in 6789');
});

test('opened at the other kind’s address it goes to its own', async () => {
  stubMethod(aSavedBank({ id: 'fa-1' }));
  stubMethod(aSavedBank({ id: 'fa-1' })); // second response, for the form
  renderPortal('/accounts/card/edit?id=fa-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit your bank account' })).toBeVisible();
  await waitFor(() => expect(at()).toBe('/accounts/ach/edit?id=fa-1'));
});

test('one that is not there leads back to the list', async () => {
  stubMethodNotFound('fa-9');
  renderPortal('/accounts/card/edit?id=fa-9');
  expect(await screen.findByText('We can’t find this payment method')).toBeVisible();
  expect(screen.getByRole('main').querySelectorAll('a[href="/accounts/list"]').length).toBeGreaterThan(0);
});

test.each(['/accounts/card/edit', '/accounts/ach/edit?id=', '/accounts'])('%s leads to the list', async (address) => {
  stubMethodsPage([aSavedCard()]);
  renderPortal(address);
  expect(await screen.findByRole('heading', { name: 'Visa ending in 4242' })).toBeVisible();
  expect(at()).toBe('/accounts/list');
});
