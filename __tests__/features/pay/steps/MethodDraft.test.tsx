import { act, fireEvent, screen } from '@testing-library/react';
import nock from 'nock';

import { sessionExpired, signedIn, signOutRequested } from '#platform/session/store/sessionSlice.ts';

import { accessToken } from '../../../support/accessToken.ts';
import { aLoan, stubProfile } from '../../../support/backends/borrower.ts';
import { stubMethods, setXsrfCookie, stubPersistentLoan } from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';

const ADDRESS = '/pay/mode?loan=loan-1';
const CARD_NUMBER = '4000056655665556';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, select' });
const type = async (label: string, text: string) => fireEvent.change(await field(label), { target: { value: text } });
const draft = () => window.sessionStorage.getItem('portal.draft');
const session = (sub: string) => {
  const expires = Math.round(Date.now() / 1000) + 600;
  const user = { sub, email: 'ada@example.com', givenname: 'Ada', expires };
  return { token: accessToken(), expiresAt: expires, user, returnUrl: ADDRESS };
};

async function typeHalfACard(reason: 'expired' | 'user' | 'inAnotherTab') {
  setXsrfCookie();
  stubProfile();
  stubPersistentLoan(aLoan());
  stubMethods([]);
  const { store, user } = renderPortal(ADDRESS);
  await user.click(await screen.findByRole('radio', { name: 'A new debit card' }));
  await type('Name on the card', 'Ada Borrower');
  await type('Card number', CARD_NUMBER);
  await type('Security code', '737');
  await user.click(screen.getByRole('checkbox', { name: /^Billing address is/ }));
  await type('City', 'Springfield');
  if (reason !== 'inAnotherTab') nock('http://localhost').post('/api/borrower/account/signout').reply(204);
  const { sub } = store.getState().session.user!;
  act(() => {
    if (reason === 'inAnotherTab') endInAnotherTab();
    else store.dispatch(reason === 'expired' ? sessionExpired() : signOutRequested({ reason }));
  });
  await heading(reason === 'user' ? 'You are signed out' : 'Your session has ended');
  return { store, sub };
}

/** Simulates another tab that finds the provider's session has ended; this tab learns of it through storage events. */
function endInAnotherTab(): void {
  window.localStorage.removeItem('token');
  for (const [key, newValue] of [
    ['portal.ended', 'atProvider'],
    ['token', null],
  ] as const)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

function signInAgainAs(store: Awaited<ReturnType<typeof typeHalfACard>>['store'], sub: string) {
  setXsrfCookie();
  stubProfile();
  stubMethods([]);
  act(() => void store.dispatch(signedIn(session(sub))));
}

test.each(['expired', 'inAnotherTab'] as const)('the draft is restored for the same borrower: %s', async (reason) => {
  const { store, sub } = await typeHalfACard(reason);
  const { values } = JSON.parse(draft()!) as { values: unknown };
  expect(values).toEqual({
    choice: 'newCard',
    keep: false,
    cardHolderName: 'Ada Borrower',
    addressLine1: '',
    addressLine2: '',
    addressCity: 'Springfield',
    addressState: '',
    addressZip1: '',
  });

  signInAgainAs(store, sub);

  expect(await field('City')).toHaveValue('Springfield');
  expect(screen.getByRole('radio', { name: 'A new debit card' })).toBeChecked();
  expect(await field('Name on the card')).toHaveValue('Ada Borrower');
  expect(await field('Card number')).toHaveValue('');
  expect(await field('Security code')).toHaveValue('');
  expect(draft()).toBeNull();
});

test('another borrower does not get the draft', async () => {
  const { store } = await typeHalfACard('expired');

  signInAgainAs(store, 'somebody-else');

  expect(await field('Name on the card')).toHaveValue('');
  expect(screen.queryByDisplayValue('Springfield')).not.toBeInTheDocument();
  expect(draft()).toBeNull();
});

test('the draft expires after fifteen minutes', async () => {
  const { store, sub } = await typeHalfACard('expired');
  const kept = JSON.parse(draft()!) as { keptAt: number };
  window.sessionStorage.setItem('portal.draft', JSON.stringify({ ...kept, keptAt: kept.keptAt - 15 * 60_000 - 1 }));

  signInAgainAs(store, sub);

  expect(await field('Name on the card')).toHaveValue('');
  expect(draft()).toBeNull();
});

test('a sign-out leaves no draft', async () => {
  await typeHalfACard('user');

  expect(draft()).toBeNull();
});

test.each(['null', '{', '[]', '{"sub":"borrower-1"}', '{"sub":1,"route":2,"keptAt":3,"values":null}'])(
  'a damaged draft is removed: %s',
  async (text) => {
    window.sessionStorage.setItem('portal.draft', text);
    setXsrfCookie();
    stubProfile();
    stubPersistentLoan(aLoan());
    stubMethods([]);
    renderPortal(ADDRESS);

    expect(await field('Name on the card')).toHaveValue('');
    expect(draft()).toBeNull();
  },
);
