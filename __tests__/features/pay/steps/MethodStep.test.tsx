import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import nock, { type Body } from 'nock';

import { aLoan, stubProfile } from '../../../support/backends/borrower.ts';
import {
  aCreatedCard,
  aNewCard,
  aSavedBank,
  aSavedCard,
  stubMethodsError,
  stubMethods,
  setXsrfCookie,
  stubPersistentLoan,
} from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';

const CARD_NUMBER = '4000056655665556';

beforeEach(() => {
  setXsrfCookie();
  stubProfile();
  stubPersistentLoan(aLoan());
});

const open = () => renderPortal('/pay/mode?loan=loan-1');
const field = (label: string) => screen.getByLabelText(label, { exact: true, selector: 'input, select' });
const fill = (label: string, text: string) => {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
};
const review = () => screen.findByRole('heading', { name: 'Review your payment' });

async function openNewCard(...saved: Parameters<typeof aSavedCard>[0][]) {
  stubMethods(saved.map((changes) => aSavedCard(changes)));
  const portal = open();
  await portal.user.click(await screen.findByRole('radio', { name: 'A new debit card' }));
  await portal.user.click(await screen.findByLabelText('Card number')); // fields of a form that just appeared ignore the first events
  return portal;
}

function fillCard() {
  fill('Name on the card', 'Ada Borrower');
  fill('Card number', CARD_NUMBER);
  fill('Expires', '1239');
  fill('Security code', '123');
}

test('the first usable saved method is selected, and unusable ones come last with the reason', async () => {
  stubMethods([
    aSavedCard({ id: 'old', accountNumber: '1881', status: 'EXPIRED', expiryDate: '01 / 24' }),
    aSavedCard({ id: 'off', accountNumber: '0005', status: 'INACTIVE' }),
    aSavedBank(),
    aSavedCard(),
  ]);
  open();
  expect(await screen.findByRole('radio', { name: 'ACH/BANK: First Test Bank ending in 6789' })).toBeChecked();
  expect(
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value }) => value)
      .slice(0, 4),
  ).toEqual(['fa-bank', 'fa-card', 'old', 'off']);
  expect(screen.getByRole('radio', { name: /^Debit: Visa ending in 1881.*Expired, can’t be used/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /^Debit: Visa ending in 0005.*Not active, can’t be used/ })).toBeDisabled();
});

test('all pages of methods are loaded, with only the last four digits of each number', async () => {
  stubMethods(
    [aSavedCard({ accountNumber: CARD_NUMBER, cardCvvNumber: '987' })],
    [aSavedBank({ accountNumber: '000123456789' })],
  );
  const { store } = open();
  expect(await screen.findByRole('radio', { name: 'Debit: Visa ending in 5556' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'ACH/BANK: First Test Bank ending in 6789' })).toBeVisible();
  const state = JSON.stringify(store.getState());
  for (const secret of [CARD_NUMBER, '000123456789', '"987"', 'cardCvvNumber']) expect(state).not.toContain(secret);
});

test('a list that fails to load still offers new methods', async () => {
  stubMethodsError(500, { errors: ['The list is resting.'], errorId: 'e' });
  open();
  expect(
    await screen.findByText(/We could not load your saved methods. You can still pay with a new card or bank account./),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: 'A new debit card' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: /A new bank account/ })).toBeEnabled();
});

test('without a saved method a new card is selected', async () => {
  stubMethods([]);
  open();
  expect(await screen.findByRole('radio', { name: 'A new debit card' })).toBeChecked();
  expect(await screen.findByLabelText('Card number', { selector: 'input' })).toBeVisible();
});

test('with only unusable methods nothing is selected, and Continue shows an error', async () => {
  stubMethods([aSavedCard({ status: 'EXPIRED' })]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(within(screen.getByRole('alert')).getByText('Choose how you want to pay.')).toBeVisible();
});

// `lending/methods/validationMessages.test.ts` covers each rule's message.
describe('form rules', () => {
  /** An empty message means that the field shows no error. */
  const check = (label: string, cases: [string, string][]) => {
    for (const [text, message] of cases) {
      fill(label, text);
      const said = document.getElementById(`${field(label).id}-error`)?.textContent ?? '';
      expect(`${label}, ${text}: ${said.replace('Problem:', '').trim()}`).toBe(`${label}, ${text}: ${message}`);
      if (message !== '') expect(field(label)).toBeInvalid();
    }
  };

  test('a new card shows errors at its fields and accepts other formats', async () => {
    await openNewCard();
    check('Card number', [
      ['4242', 'Enter all 16 digits of the card number.'],
      ['4242 4242 4242 4242', ''],
    ]);
    check('Expires', [
      ['13 / 39', 'Enter the month and the year, for example 08 / 29.'],
      ['12 / 39', ''],
      ['2039-12', ''],
    ]);
  });

  test('a new bank account only warns about a mistyped routing number', async () => {
    stubMethods([]);
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: /A new bank account/ }));
    await screen.findByLabelText('Routing number');
    check('Routing number', [['110000000', '']]);
    expect(screen.queryByText(/does not look like a routing number/)).not.toBeInTheDocument();
    check('Routing number', [['123456789', '']]);
    expect(screen.getByText(/does not look like a routing number. Check it, or continue if you are sure./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(within(screen.getByRole('alert')).getByText('Choose checking or savings.')).toBeVisible();
  });

  test('an empty form names every field and sends nothing', async () => {
    const { user } = await openNewCard();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText('There are 4 things to correct')).toBeVisible();
    await user.click(within(summary).getByRole('link', { name: 'Enter the security code.' }));
    expect(field('Security code')).toHaveFocus();
  });
});

describe('a new card', () => {
  const takesCard = (status: number, answer?: unknown) =>
    nock('http://localhost')
      .post('/api/payment/fundingaccounts', aNewCard(CARD_NUMBER))
      .reply(status, answer as Body);

  test('is sent to the payment API, and only its last four digits return to the page', async () => {
    const { user, store } = await openNewCard({});
    fillCard();
    takesCard(200, aCreatedCard());
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await review();
    expect(screen.getAllByText('Visa ending in 5556')).toHaveLength(2); // once in the summary and once in the review
    expect(JSON.stringify(store.getState())).not.toContain(CARD_NUMBER);
    const stored = JSON.stringify([Object.entries(window.localStorage), Object.entries(window.sessionStorage)]);
    expect(stored).not.toContain(CARD_NUMBER);
  });

  test('is created with the customer when it is saved', async () => {
    const { user } = await openNewCard();
    fillCard();
    await user.click(screen.getByRole('checkbox', { name: /Save this method for next time/ }));
    nock('http://localhost')
      .post('/api/payment/customers/C-1', { action: 'create', account: aNewCard(CARD_NUMBER) })
      .reply(200, aCreatedCard() as unknown as Body);
    nock('http://localhost')
      .post('/api/payment/customers/C-1', { action: 'list', fromIndex: 0, toIndex: 100 })
      .reply(200, {
        accounts: { list: [] },
        hasMoreResults: false,
      });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await review();
    await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
  });

  test('shows the server’s field errors at the fields, and typed values stay', async () => {
    const { user } = await openNewCard();
    fillCard();
    takesCard(400, {
      errors: ['Check the fields.'],
      fields: { cardNumber: 'The bank does not know this card.', addressZip1: 'This ZIP code does not fit the card.' },
      errorId: 'e',
    });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('There are 2 things to correct')).toBeVisible();
    expect(field('Card number')).toHaveAccessibleDescription(expect.stringContaining('The bank does not know this card.'));
    expect(field('ZIP code')).toHaveAccessibleDescription(expect.stringContaining('This ZIP code does not fit the card.'));
    expect(field('Card number')).toHaveValue('4000 0566 5566 5556');
    expect(field('Security code')).toHaveValue('123');
  });

  test('shows the server’s general error above the form', async () => {
    const { user } = await openNewCard();
    fillCard();
    takesCard(400, { errors: ['You have too many cards already.'], errorId: 'e' });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(within(await screen.findByRole('alert')).getByText('You have too many cards already.')).toBeVisible();
  });

  test('is looked up by its key after a lost response', async () => {
    const { user } = await openNewCard();
    fillCard();
    takesCard(500);
    nock('http://localhost')
      .get(/^\/api\/payment\/fundingaccounts\/[0-9a-f-]{36}$/)
      .reply(200, { key: 'k', state: 'succeeded', account: aCreatedCard() } as unknown as Body);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await review();
    expect(screen.getAllByText('Visa ending in 5556')).toHaveLength(2); // once in the summary and once in the review
  });
});

test('choosing another method clears the previous errors', async () => {
  const { user } = await openNewCard({});
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/things to correct/)).toBeVisible();

  await user.click(screen.getByRole('radio', { name: /A new bank account/ }));
  expect(screen.queryByText(/things to correct/)).not.toBeInTheDocument();
});

test.each([
  ['to be saved is confirmed first', true],
  ['for one payment is not confirmed', false],
])('an already saved card %s', async (_what, isKept) => {
  const { user } = await openNewCard({ accountNumber: '5556' });
  fillCard();
  if (isKept) await user.click(screen.getByRole('checkbox', { name: /Save this method for next time/ }));
  if (!isKept)
    nock('http://localhost')
      .post('/api/payment/fundingaccounts')
      .reply(200, { ...aCreatedCard() });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  if (isKept) await user.click(await screen.findByRole('button', { name: 'Use the saved one' }));
  expect(await review()).toBeVisible();
  expect(screen.getByText('From', { selector: 'dt' }).nextElementSibling).toHaveTextContent('Visa ending in 5556');
});
