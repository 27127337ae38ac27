import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import nock, { type Body } from 'nock';

import type { Loan, LoanServicing, Property } from '#contract/borrower/loans.ts';
import { aLoan, stubLoan, stubProfile } from '../../../support/backends/borrower.ts';
import { setXsrfCookie } from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';

const HOME: Property = { streetAddress: '12 Elm Street', city: 'Springfield', state: 'IL', zipCode: '62704' };
const NEXT: Property = { streetAddress: '7 Harbor Way', city: 'Toledo', state: 'OH', zipCode: '43604' };
const OTHER: Property = { streetAddress: 'PO Box 12', city: 'Akron', state: 'OH', zipCode: '44301' };
const PAGE = '/loans/loan-1/mailing-address';
const SAVED = 'Your new address is saved';

const loanWith = (servicing: Partial<LoanServicing>): Loan => aLoan({}, servicing);
const pendingAddress = (address: Property): Loan => loanWith({ newMailingAddress: { ...address, effectiveDate: '2026-11-25' } });

interface Sent {
  loanIdentifier: string;
  mailingAddress: Property;
  replaces: Property;
}
/** @returns a list that the sent change is added to */
function mockAddressChange(status: number, body?: unknown): Sent[] {
  const sent: Sent[] = [];
  nock('http://localhost')
    .post('/api/borrower/BorrowerLoan/mailingaddress', (given: unknown) => {
      sent.push(given as Sent);
      return true;
    })
    .reply(status, body as Body);
  return sent;
}
const conflict = (present?: Property) => ({ errors: ['Changed.'], code: 'addressChanged', present, errorId: 'e' });

async function open(loan = aLoan()) {
  stubLoan(loan);
  const portal = renderPortal(PAGE);
  await screen.findByLabelText('Street address');
  return portal;
}

const UNIT = /^Apartment/;
const enter = (label: string | RegExp, text: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  fireEvent.blur(screen.getByLabelText(label));
};
const type = ({ streetAddress, city, state, zipCode }: Property) => {
  enter('Street address', streetAddress);
  enter('City', city);
  enter('State', state);
  enter('ZIP code', zipCode);
};
const save = () => screen.getByRole('button', { name: 'Save new address' });
const nothingOpen = () => waitFor(() => expect(nock.pendingMocks().filter((mock) => !mock.includes('account'))).toEqual([]));

beforeEach(() => {
  setXsrfCookie();
  stubProfile();
});

test('the page shows the current address, its use, and fields with autocomplete names', async () => {
  await open();
  const now = screen.getByRole('region', { name: 'Where your mail goes now' });
  for (const words of [HOME.streetAddress, 'Springfield, IL 62704', /Statements, tax forms and notices/]) {
    expect(within(now).getByText(words)).toBeVisible();
  }
  expect(within(now).getByText(/property, 12 Elm Street, Springfield, IL 62704, stays as it is/)).toBeVisible();
  expect(
    ['Street address', UNIT, 'City', 'State', 'ZIP code'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    ),
  ).toEqual(['address-line1', 'address-line2', 'address-level2', 'address-level1', 'postal-code']);
  expect(screen.getByRole('link', { name: 'Loan details' })).toHaveAttribute('href', '/loans/loan-1');
  expect(document.title).toBe('Mailing address | CCM');
});

test('a saved address shows its start date, the address until then, and updates the details', async () => {
  const { user } = await open();
  type({ ...NEXT, streetAddress: '  7  Harbor Way ' });
  const sent = mockAddressChange(200, pendingAddress(NEXT));
  stubLoan(pendingAddress(NEXT));
  await user.click(save());
  expect(await screen.findByRole('heading', { name: SAVED })).toHaveFocus();
  expect(sent).toEqual([{ loanIdentifier: 'loan-1', mailingAddress: NEXT, replaces: HOME }]);
  expect(screen.getByText('From Nov 25, 2026').parentElement).toHaveTextContent('7 Harbor WayToledo, OH 43604');
  expect(screen.getByText('Until then').parentElement).toHaveTextContent('12 Elm Street');
  expect(screen.getByText(/every borrower on it by email and send a letter to the old address/)).toBeVisible();
  expect(screen.queryByLabelText('Street address')).not.toBeInTheDocument();
  await nothingOpen();
  await user.click(screen.getByRole('link', { name: 'Go to loan details' }));
  expect((await screen.findByText('Mail goes to')).nextElementSibling).toHaveTextContent(
    '12 Elm StreetSpringfield, IL 62704From Nov 25, 2026:7 Harbor WayToledo, OH 43604Change mailing address',
  );
});

test('an apartment number is sent in the street line', async () => {
  const { user } = await open();
  type(NEXT);
  enter(UNIT, ' Apt.  4 ');
  const sent = mockAddressChange(200, pendingAddress(NEXT));
  stubLoan(pendingAddress(NEXT));
  await user.click(save());
  expect(await screen.findByRole('heading', { name: SAVED })).toBeVisible();
  expect(sent.map(({ mailingAddress }) => mailingAddress)).toEqual([{ ...NEXT, streetAddress: '7 Harbor Way, Apt. 4' }]);
  await nothingOpen();
});

test('without a start date from the lender, none is promised', async () => {
  const { user } = await open();
  type(NEXT);
  mockAddressChange(200, loanWith(NEXT));
  stubLoan(loanWith(NEXT));
  await user.click(save());
  expect(await screen.findByRole('heading', { name: SAVED })).toBeVisible();
  expect(screen.getByText('Mail goes to').parentElement).toHaveTextContent('7 Harbor Way');
  expect(screen.getByText(/already on its way/)).toBeVisible();
  await nothingOpen();
});

test('a pending change is canceled with one click, but a newer one stays and is named', async () => {
  const { user } = await open(pendingAddress(NEXT));
  const cancel = () => screen.getByRole('button', { name: 'Cancel this change' });
  mockAddressChange(409, conflict(OTHER));
  stubLoan(pendingAddress(OTHER));
  await user.click(cancel());
  expect(await screen.findByText(/changed to PO Box 12, Akron, OH 44301. Nothing was canceled./)).toBeVisible();
  expect(await screen.findByText('PO Box 12')).toBeVisible();
  const sent = mockAddressChange(200, aLoan());
  stubLoan();
  await user.click(cancel());
  expect(await screen.findByRole('heading', { name: 'Your mailing address stays the same' })).toHaveFocus();
  expect(sent).toEqual([{ loanIdentifier: 'loan-1', mailingAddress: HOME, replaces: OTHER }]);
  await nothingOpen();
});

test('an unchanged address is not sent', async () => {
  const { user } = await open();
  type(HOME);
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('This is already your mailing address. Nothing was sent.');
});

test('a change made elsewhere is shown, typed text stays, and saving again replaces it', async () => {
  const { user } = await open();
  type(OTHER);
  mockAddressChange(409, conflict(NEXT));
  stubLoan(pendingAddress(NEXT));
  await user.click(save());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('changed to 7 Harbor Way, Toledo, OH 43604. What you typed was not saved.');
  expect(alert).toHaveFocus();
  expect(screen.getByLabelText('Street address')).toHaveValue('PO Box 12');
  expect(await screen.findByText('From Nov 25, 2026')).toBeVisible();

  const sent = mockAddressChange(200, pendingAddress(OTHER));
  stubLoan(pendingAddress(OTHER));
  await user.click(save());
  expect(await screen.findByRole('heading', { name: SAVED })).toBeVisible();
  expect(sent[0]?.replaces).toEqual(NEXT);
  await nothingOpen();
});

describe('after a lost response, the loan shows the outcome', () => {
  test.each<[string, Loan, string]>([
    ['it was saved', pendingAddress(NEXT), SAVED],
    ['an unchanged address proves nothing', aLoan(), 'We could not find out whether your mailing address was changed.'],
    ['another change came first', pendingAddress(OTHER), 'changed to PO Box 12, Akron, OH 44301.'],
  ])('%s', async (_what, loan, words) => {
    const { user } = await open();
    type(NEXT);
    mockAddressChange(503);
    stubLoan(loan);
    nock('http://localhost')
      .post('/api/borrower/BorrowerLoan')
      .optionally()
      .reply(200, loan as unknown as Body);
    await user.click(save());
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
  });

  test('also when a conflict does not include the current address', async () => {
    const { user } = await open();
    type(NEXT);
    mockAddressChange(409, conflict());
    stubLoan(pendingAddress(OTHER));
    nock('http://localhost')
      .post('/api/borrower/BorrowerLoan')
      .optionally()
      .reply(200, pendingAddress(OTHER) as unknown as Body);
    await user.click(save());
    expect(await screen.findByText(/changed to PO Box 12, Akron/)).toBeVisible();
  });

  test('or nothing is claimed when it cannot be loaded, and typed text stays', async () => {
    const { user } = await open();
    type(NEXT);
    mockAddressChange(503);
    nock('http://localhost').persist().post('/api/borrower/BorrowerLoan').reply(503);
    await user.click(save());
    expect(await screen.findByText(/We could not find out whether your mailing address was changed/)).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveValue('Toledo');
    nock.cleanAll();
  });
});

test('the lender’s error is shown at its field', async () => {
  const { user } = await open();
  type(NEXT);
  mockAddressChange(400, { errors: ['Not a street.'], fields: { streetAddress: 'Not a street.' }, errorId: 'e' });
  stubLoan();
  await user.click(save());
  await waitFor(() => expect(screen.getByLabelText('Street address')).toHaveAccessibleDescription(/Not a street/));
  await nothingOpen();
});

test('too many changes show the time of the next attempt, and typed text stays', async () => {
  const { user } = await open();
  type(NEXT);
  nock('http://localhost')
    .post('/api/borrower/BorrowerLoan/mailingaddress')
    .reply(429, { errors: ['Too many.'], code: 'tooManyTries', errorId: 'e' }, { 'retry-after': '7200' });
  stubLoan();
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('so nothing was saved. Try again in 2 hours, or call us.');
  expect(screen.getByLabelText('City')).toHaveValue('Toledo');
  await nothingOpen();
});

test('a combining accent matches the composed letter that the lender stores', async () => {
  const { user } = await open();
  type({ ...NEXT, city: 'Cañon City'.normalize('NFD') });
  mockAddressChange(503);
  stubLoan(pendingAddress({ ...NEXT, city: 'Cañon City'.normalize('NFC') }));
  nock('http://localhost').post('/api/borrower/BorrowerLoan').optionally().reply(503);
  await user.click(save());
  expect(await screen.findByRole('heading', { name: SAVED })).toBeVisible();
});

test('an unknown loan shows a link to the borrower’s loans', async () => {
  nock('http://localhost')
    .post('/api/borrower/BorrowerLoan')
    .reply(404, { errors: ['No.'], errorId: 'e' });
  renderPortal(PAGE);
  expect(await screen.findByRole('heading', { name: 'We can’t find this loan on your account' })).toBeVisible();
  expect(screen.queryByLabelText('Street address')).not.toBeInTheDocument();
});

test('a loan that is not boarded has no address to change', async () => {
  stubLoan(aLoan({ loanServicings: [] }));
  renderPortal(PAGE);
  expect(await screen.findByText('We are still setting this loan up')).toBeVisible();
});

test('a transferred loan says whom else to notify', async () => {
  await open(loanWith({ newServicer: 'Next Home Loans', newServicerEffectiveDate: '2026-11-01' }));
  expect(screen.getByText(/Next Home Loans sends the statements of this loan now/)).toBeVisible();
});
