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

test('the card number is shown as text, and all other fields are filled in', async () => {
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

test('only the changed fields are sent, and the list shows them', async () => {
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

test('an apartment number is sent in the street line', async () => {
  const { user } = await openCard();
  fill(/^Apartment/, 'Apt. 4');
  stubMethodChange('fa-card', { addressLine1: '12 Elm Street, Apt. 4' }, { status: 200, body: aSavedCard() });
  stubMethodsPage([aSavedCard()]);
  await user.click(save());
  await expectSaved('Visa ending in 4242');
});

test('an unchanged form sends nothing', async () => {
  const { user } = await openCard();
  stubMethodsPage([aSavedCard()]);
  await user.click(save());
  await waitFor(() => expect(at()).toBe('/accounts/list'));
  expect(screen.queryByText(/is saved/)).not.toBeInTheDocument();
  await screen.findByRole('list', { name: 'Your payment methods' });
});

test('an expired card gets a new expiry date', async () => {
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

test('an undisclosed address is kept unless a complete new one is entered', async () => {
  const { user } = await openCard({});
  expect(screen.getByText(/Leave these fields empty to keep the billing address/)).toBeVisible();
  fill('Name on the card', 'Grace Borrower');
  stubMethodChange('fa-card', { accountHolderName: 'Grace Borrower' }, { status: 200, body: aSavedCard() });
  stubMethodsPage([aSavedCard()]);
  await user.click(save());
  await expectSaved('Visa ending in 4242');
});

test('the lender’s error is shown at its field, and typed values stay', async () => {
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

test('a method removed in another window is reported, and nothing is changed', async () => {
  const { user } = await openCard();
  fill('City', 'Peoria');
  stubMethodChange('fa-card', { addressCity: 'Peoria' }, { status: 404, body: { errors: ['Not found.'], errorId: 'e' } });
  await user.click(save());
  expect(await screen.findByText(/was removed while this page was open, so nothing was changed/)).toBeVisible();
  expect(field('City')).toHaveValue('Peoria');
});

test('a payment in progress shows the lender’s message above the form', async () => {
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

test('a bank account’s holder and type can be edited', async () => {
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

test('the wrong method type’s URL redirects to the right one', async () => {
  stubMethod(aSavedBank({ id: 'fa-1' }));
  stubMethod(aSavedBank({ id: 'fa-1' })); // second response, for the form
  renderPortal('/accounts/card/edit?id=fa-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit your bank account' })).toBeVisible();
  await waitFor(() => expect(at()).toBe('/accounts/ach/edit?id=fa-1'));
});

test('an unknown method shows a link back to the list', async () => {
  stubMethodNotFound('fa-9');
  renderPortal('/accounts/card/edit?id=fa-9');
  expect(await screen.findByText('We can’t find this payment method')).toBeVisible();
  expect(screen.getByRole('main').querySelectorAll('a[href="/accounts/list"]').length).toBeGreaterThan(0);
});

test.each(['/accounts/card/edit', '/accounts/ach/edit?id=', '/accounts'])('%s redirects to the list', async (address) => {
  stubMethodsPage([aSavedCard()]);
  renderPortal(address);
  expect(await screen.findByRole('heading', { name: 'Visa ending in 4242' })).toBeVisible();
  expect(at()).toBe('/accounts/list');
});
