/** A half-typed form on a page whose profile is refused: the person is sent to sign in, once and again, and finds it as it was. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import nock from 'nock';

import { accessToken } from '../../support/accessToken.ts';
import { aLoan, aProfile } from '../../support/backends/borrower.ts';
import { hasMethods, hasXsrfCookie, servesLoan } from '../../support/backends/payment.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const ADDRESS = '/pay/mode?loan=loan-1';
const draft = () => window.sessionStorage.getItem('portal.draft');
const failures = () => window.localStorage.getItem('portal.login-failures');
const city = () => screen.findByLabelText<HTMLInputElement>('City', { selector: 'input' });

/** The page as it loads anew, with a profile that is answered when the test says so. */
function load(answer: [status: number, body: object]) {
  hasXsrfCookie();
  servesLoan(aLoan());
  hasMethods([]);
  let answerNow = (): void => undefined;
  const gate = new Promise<void>((open) => (answerNow = open));
  nock('http://localhost')
    .get('/api/borrower/account/profile')
    .reply((_uri, _body, reply) => void gate.then(() => reply(null, answer as never))); // nock's own tuple
  const view = renderPortal(ADDRESS, { provider: { discovery: () => new Promise<never>(() => undefined) } });
  const isLeaving = () => view.store.getState().session.isLeaving;
  return {
    ...view,
    isLeaving,
    answerNow: () => act(async () => answerNow()),
    /** As when the browser leaves for the provider. */
    leave: () => {
      window.dispatchEvent(new Event('pagehide'));
      const kept = draft();
      view.unmount();
      return kept;
    },
  };
}

const REFUSED: [number, object] = [500, { errors: ['No'], errorId: 'e' }];

test('comes back for the same person after the first and the second refusal', async () => {
  const first = load(REFUSED);
  await first.user.click(await screen.findByRole('radio', { name: 'A new debit card' }));
  fireEvent.change(await city(), { target: { value: 'Springfield' } });
  fireEvent.change(await screen.findByLabelText('Card number', { selector: 'input' }), { target: { value: '4000056655665556' } });
  await first.answerNow();
  await waitFor(() => expect(first.isLeaving()).toBe(true));
  expect(failures()).toBe('1');
  expect(first.leave()).toContain('Springfield');
  expect(draft()).not.toContain('4000056655665556');

  const second = load(REFUSED);
  expect(await city()).toHaveValue('Springfield');
  await second.answerNow();
  await waitFor(() => expect(second.isLeaving()).toBe(true));
  expect(failures()).toBe('2');
  expect(second.leave()).toContain('Springfield');

  const third = load([200, aProfile()]);
  await third.answerNow();
  expect(await city()).toHaveValue('Springfield');
  await waitFor(() => expect(failures()).toBeNull());
  expect(draft()).toBeNull();
});

test('is nobody else’s', async () => {
  const first = load(REFUSED);
  await first.user.click(await screen.findByRole('radio', { name: 'A new debit card' }));
  fireEvent.change(await city(), { target: { value: 'Springfield' } });
  await first.answerNow();
  await waitFor(() => expect(first.isLeaving()).toBe(true));
  first.leave();

  // Somebody else signs in at the provider.
  const [header = '', , signature = ''] = accessToken().split('.');
  const claims = Buffer.from(JSON.stringify({ sub: 'somebody-else', exp: Math.floor(Date.now() / 1000) + 600 })).toString(
    'base64url',
  );
  window.localStorage.setItem('token', [header, claims, signature].join('.'));
  hasXsrfCookie();
  servesLoan(aLoan());
  hasMethods([]);
  nock('http://localhost')
    .get('/api/borrower/account/profile')
    .reply(200, { ...aProfile() });
  renderPortal(ADDRESS, { signedIn: false });
  expect(await screen.findByRole('radio', { name: 'A new debit card' })).not.toBeChecked();
  expect(draft()).toBeNull();
});

test('a page that is merely left keeps nothing', async () => {
  const page = load([200, aProfile()]);
  await page.user.click(await screen.findByRole('radio', { name: 'A new debit card' }));
  fireEvent.change(await city(), { target: { value: 'Springfield' } });
  await page.answerNow();
  await waitFor(() => expect(page.isLeaving()).toBe(false));
  expect(page.leave()).toBeNull();
});
