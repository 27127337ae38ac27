import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import nock, { type Body } from 'nock';

import { sessionExpired } from '#platform/session/store/sessionSlice.ts';

import { aProfile, stubProfile } from '../../../support/backends/borrower.ts';
import {
  aCreatedCard,
  aCustomer,
  aNewCard,
  aSavedBank,
  aSavedCard,
  stubMethodsError,
  stubCustomer,
  stubMethods,
  stubMethodsPage,
  setXsrfCookie,
  stubMethodOutcome,
  stubNewMethod,
  type SentAccount,
} from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';

const CARD_NUMBER = '4000056655665556';
const field = (label: string) => screen.getByLabelText(label, { exact: true, selector: 'input, select' });
const fill = (label: string, text: string) => {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
};
const save = () => screen.getByRole('button', { name: 'Save card' });
const sameAddress = () => screen.getByRole('checkbox', { name: 'Billing address is 12 Elm Street, Springfield, IL 62704' });
const at = () => window.location.pathname + window.location.search;

beforeEach(() => {
  setXsrfCookie();
  stubProfile();
});

async function openCard(customer: Parameters<typeof stubCustomer>[0] = {}) {
  stubCustomer(customer);
  const portal = renderPortal('/accounts/card/add');
  await waitFor(() => expect(screen.queryByRole('checkbox') ?? screen.queryByLabelText('Street address')).not.toBeNull());
  return portal;
}

function fillCard(number = CARD_NUMBER) {
  fill('Card number', number);
  fill('Expires', '1239');
  fill('Security code', '123');
}

const expectSaved = async (name = 'Visa ending in 5556') => {
  expect(await screen.findByText(`${name} is saved.`)).toBeInTheDocument();
  expect(at()).toBe('/accounts/list');
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
};

test('the customer’s known data is filled in', async () => {
  await openCard();
  expect(field('Name on the card')).toHaveValue('Ada Borrower');
  expect(sameAddress()).toBeChecked();
  expect(screen.queryByLabelText('Street address')).not.toBeInTheDocument();
});

test('the card can be typed while customer data loads, and typed text is not overwritten', async () => {
  nock.cleanAll();
  setXsrfCookie();
  const answers: (() => void)[] = [];
  const late = (path: string, body: Body) =>
    nock('http://localhost')
      .get(path)
      .reply((_path, _body, answer) => void answers.push(() => answer(null, [200, body])));
  late('/api/borrower/account/profile', { ...aProfile() });
  late('/api/payment/customers/C-1', { ...aCustomer() });
  renderPortal('/accounts/card/add');
  await screen.findByLabelText('Card number');
  fillCard();
  fill('Name on the card', 'Grace Other');
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  for (const count of [1, 2]) {
    await waitFor(() => expect(answers).toHaveLength(count));
    answers.at(-1)?.();
  }
  await waitFor(() => expect(sameAddress()).toBeChecked());
  expect(field('Name on the card')).toHaveValue('Grace Other');
  expect(field('Card number')).toHaveValue('4000 0566 5566 5556');
  expect(save()).not.toHaveAttribute('aria-disabled', 'true');
});

test('another billing address can be typed, and the known one chosen again', async () => {
  const { user } = await openCard();
  fillCard();
  await user.click(sameAddress());
  for (const label of ['Street address', 'City', 'State', 'ZIP code']) expect(field(label)).toHaveValue('');
  await user.click(save());
  expect(await screen.findByText('There are 4 things to correct')).toBeVisible();
  await user.click(sameAddress());
  const sent: SentAccount[] = [];
  stubNewMethod(sent, { status: 200, body: aCreatedCard() });
  stubMethodsPage([]);
  await user.click(save());
  await expectSaved();
  expect(sent.map(({ account }) => account)).toEqual([aNewCard(CARD_NUMBER)]);
});

test('a known address with stray spaces is confirmed, and a typed one returns when the box is cleared', async () => {
  const { user } = await openCard({ addressLine1: ' 12  Elm Street ' });
  expect(sameAddress()).toBeChecked();
  await user.click(sameAddress());
  fill('City', 'Peoria');
  await user.click(sameAddress());
  expect(screen.queryByLabelText('City')).not.toBeInTheDocument();
  await user.click(sameAddress());
  expect(field('City')).toHaveValue('Peoria');
});

test('a known address that the form would reject is shown in its fields', async () => {
  await openCard({ addressZip1: '1' });
  expect(field('Street address')).toHaveValue('12 Elm Street');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a name that the form would reject is left empty, as is everything without customer data', async () => {
  const { unmount } = await openCard({ firstName: '<img src=x>', lastName: 'R2D2' });
  expect(field('Name on the card')).toHaveValue('');
  unmount();
  stubProfile();
  nock('http://localhost')
    .get('/api/payment/customers/C-1')
    .reply(500, { errors: ['No.'], errorId: 'e' });
  renderPortal('/accounts/card/add');
  expect(await screen.findByLabelText('Name on the card')).toHaveValue('');
  expect(screen.queryByText('No.')).not.toBeInTheDocument();
});

test('a card is saved, and its number and code are in no state, storage or URL', async () => {
  const { user, store } = await openCard();
  fill('Card number', '4000 0566 5566 5556');
  expect(screen.getByText('Visa', { selector: '.visually-hidden' })).toBeInTheDocument();
  fillCard();
  const sent: SentAccount[] = [];
  stubNewMethod(sent, { status: 200, body: aCreatedCard() });
  stubMethodsPage([aSavedCard({ accountNumber: '5556' })]);
  await user.click(save());
  await expectSaved();
  expect(await screen.findByRole('heading', { name: 'Visa ending in 5556' })).toBeVisible();
  expect(sent.map(({ account }) => account)).toEqual([aNewCard(CARD_NUMBER)]);
  const left = JSON.stringify([
    store.getState(),
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    window.location.href,
  ]);
  expect(left).not.toContain(CARD_NUMBER);
  expect(left).not.toContain('cardCVV');
});

test.each([
  ['a card', 'card', aSavedCard({ accountNumber: '5556' }), 'Save card', 'Visa ending in 5556'],
  ['a bank account', 'ach', aSavedBank({ accountNumber: '6789' }), 'Save bank account', 'First Test Bank ending in 6789'],
])('%s that is already saved leads to a choice: use the saved one or save again', async (_what, kind, before, save, name) => {
  stubCustomer();
  stubMethods([before]);
  const { user } = renderPortal(`/accounts/${kind}/add`);
  if (kind === 'card') {
    await waitFor(() => expect(sameAddress()).toBeChecked());
    fillCard();
  } else {
    await waitFor(() => expect(screen.queryByLabelText('Name on the account')).toHaveValue('Ada Borrower'));
    fill('Bank name', 'First Test Bank, N.A.');
    fill('Routing number', '021000021');
    fill('Account number', '000123456789');
    await user.click(screen.getByRole('radio', { name: 'Checking' }));
  }
  await user.click(screen.getByRole('button', { name: save }));
  const question = await screen.findByText(`You already have ${name}`);
  expect(question.closest('[tabindex]')).toHaveFocus();
  expect(screen.getByText(/^Nothing was saved yet\./)).toBeVisible();

  const sent: SentAccount[] = [];
  stubNewMethod(sent, { status: 200, body: aCreatedCard() });
  stubMethodsPage([]);
  await user.click(screen.getByRole('button', { name: 'Save it again' }));
  await expectSaved();
  expect(sent).toHaveLength(1);
});

test.each([
  ['another number', { accountNumber: '1111' }],
  ['another brand', { accountNumber: '5556', issuerName: 'Mastercard' }],
  ['another expiry', { accountNumber: '5556', expiryDate: '11 / 39' }],
])('a card with %s is a different card', async (_what, changes) => {
  const { user } = await openCard();
  stubMethods([aSavedCard(changes)]);
  fillCard();
  const sent: SentAccount[] = [];
  stubNewMethod(sent, { status: 200, body: aCreatedCard() });
  stubMethodsPage([]);
  await user.click(save());
  await expectSaved();
  expect(sent).toHaveLength(1);
});

test('choosing the saved card sends nothing', async () => {
  const { user } = await openCard();
  stubMethods([aSavedCard({ accountNumber: '5556' })]);
  fillCard();
  await user.click(save());
  stubMethodsPage([aSavedCard({ accountNumber: '5556' })]);
  await user.click(await screen.findByRole('button', { name: 'Use the saved one' }));
  await waitFor(() => expect(at()).toBe('/accounts/list'));
  expect(await screen.findByRole('heading', { name: 'Visa ending in 5556' })).toBeVisible();
});

test('the card is saved even when the saved methods cannot be loaded', async () => {
  const { user } = await openCard();
  stubMethodsError(503);
  fillCard();
  const sent: SentAccount[] = [];
  stubNewMethod(sent, { status: 200, body: aCreatedCard() });
  stubMethodsPage([]);
  await user.click(save());
  await expectSaved();
});

test('a bank account is saved even when the routing number looks mistyped', async () => {
  stubCustomer();
  const { user } = renderPortal('/accounts/ach/add');
  await screen.findByLabelText('Routing number');
  await waitFor(() => expect(field('Name on the account')).toHaveValue('Ada Borrower'));
  fill('Bank name', 'First Test Bank');
  fill('Routing number', '123456789');
  expect(screen.getByText(/does not look like a routing number/)).toBeVisible();
  fill('Account number', '000123456789');
  await user.click(screen.getByRole('radio', { name: 'Savings' }));
  const sent: SentAccount[] = [];
  stubNewMethod(sent, { status: 200, body: aCreatedCard({ type: 'ACH', issuerName: 'First Test Bank', lastFour: '6789' }) });
  stubMethodsPage([]);
  await user.click(screen.getByRole('button', { name: 'Save bank account' }));
  await expectSaved('First Test Bank ending in 6789');
  expect(sent[0]?.account).toEqual({
    type: 'ACH',
    accountHolderName: 'Ada Borrower',
    issuerName: 'First Test Bank',
    abaRoutingNumber: '123456789',
    accountNumber: '000123456789',
    accountSubtype: 'SAVINGS',
  });
});

test('an empty form lists every missing field with a link to each', async () => {
  const { user } = await openCard();
  await user.click(save());
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByText('There are 3 things to correct')).toBeVisible();
  await user.click(within(summary).getByRole('link', { name: 'Enter the security code.' }));
  expect(field('Security code')).toHaveFocus();
});

test('the lender’s field error is shown at its field, and typed values stay', async () => {
  const { user } = await openCard();
  fillCard();
  stubNewMethod([], {
    status: 400,
    body: { errors: ['No.'], fields: { cardNumber: 'The bank does not know this card.' }, errorId: 'e' },
  });
  await user.click(save());
  await waitFor(() =>
    expect(field('Card number')).toHaveAccessibleDescription(expect.stringContaining('The bank does not know this card.')),
  );
  expect(field('Card number')).toHaveValue('4000 0566 5566 5556');
  expect(field('Security code')).toHaveValue('123');
  expect(at()).toBe('/accounts/card/add');
});

// `lending/methods/useNewFundingAccount.test.tsx` covers what each response leads to.
describe('a new method is sent once', () => {
  test('despite a double click and Enter', async () => {
    const { user } = await openCard();
    fillCard();
    const sent: SentAccount[] = [];
    stubNewMethod(sent, { status: 200, body: aCreatedCard() }, 100);
    stubMethodsPage([]);
    const form = save().closest('form')!;
    await user.dblClick(save());
    fireEvent.submit(form);
    await expectSaved();
    expect(sent).toHaveLength(1);
  });

  test('when the outcome is unknown, the form says so and resends with the same key', async () => {
    const { user } = await openCard();
    fillCard();
    const sent: SentAccount[] = [];
    stubNewMethod(sent, null);
    stubMethodOutcome([], () => ({ status: 404 }));
    await user.click(save());
    expect(await screen.findByText(/We can’t tell yet whether this was saved/)).toBeVisible();
    expect(field('Card number')).toHaveValue('4000 0566 5566 5556');

    stubNewMethod(sent, { status: 200, body: aCreatedCard() });
    stubMethodsPage([]);
    await user.click(save());
    await expectSaved();
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
  });
});

test('an expired session keeps a draft without secrets', async () => {
  const { store, user } = await openCard();
  fillCard();
  await user.click(sameAddress());
  fill('City', 'Peoria');
  nock('http://localhost').post('/api/borrower/account/signout').reply(204);
  act(() => void store.dispatch(sessionExpired()));
  await screen.findByRole('heading', { name: 'Your session has ended' });
  const { values, route } = JSON.parse(sessionStorage.getItem('portal.draft')!) as { values: object; route: string };
  expect(route).toBe('/accounts/card/add');
  expect(values).toEqual({
    cardHolderName: 'Ada Borrower',
    cardExpDate: '1239',
    addressLine1: '',
    addressLine2: '',
    addressCity: 'Peoria',
    addressState: '',
    addressZip1: '',
  });
});

test('a borrower who returns to a draft is told what was restored', async () => {
  const draft = { sub: 'borrower-1', route: '/accounts/card/add', keptAt: Date.now(), values: { addressCity: 'Peoria' } };
  sessionStorage.setItem('portal.draft', JSON.stringify(draft));
  const { user } = await openCard();
  expect(screen.getByText(/What you typed is back, except what we never keep/)).toBeVisible();
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(screen.queryByText(/What you typed is back/)).not.toBeInTheDocument();
});
