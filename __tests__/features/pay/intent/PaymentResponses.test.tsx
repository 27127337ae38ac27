import { act, fireEvent, screen, within } from '@testing-library/react';
import nock from 'nock';

import { intentFound, paymentOpened } from '#features/pay/intent/paySlice.ts';

import { aLoan, stubLoans, stubProfile } from '../../../support/backends/borrower.ts';
import {
  aSavedCard,
  failedOutcome,
  stubMethods,
  setXsrfCookie,
  stubPaymentOutcome,
  notReceivedOutcome,
  runningOutcome,
  stubPersistentLoan,
  succeededOutcome,
  stubPayment,
  type SentPayment,
} from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';
import { openReview, noPayButton, payButton, waitForRequests } from '../payJourney.tsx';
import { sentPaymentKey, storedIntent, wasSent } from '../storedPayments.ts';
import { largeAmount } from '../../../support/matchFullText.ts';

let sent: SentPayment[];
let outcomeRequests: string[];
beforeEach(() => {
  sent = [];
  outcomeRequests = [];
});

const ended = async (portal: ReturnType<typeof renderPortal>, name: string) => {
  expect(await screen.findByRole('heading', { name })).toBeVisible();
  await waitForRequests(portal);
};
const received = (portal: ReturnType<typeof renderPortal>) => ended(portal, 'Payment received');
const notThrough = (portal: ReturnType<typeof renderPortal>) => ended(portal, 'Your payment did not go through');
const checking = () => screen.findByRole('heading', { name: 'We are checking your payment' });

test('a paid payment shows the receipt and leaves nothing on the device', async () => {
  const portal = await openReview();
  const { user } = portal;
  stubPayment(sent, ({ key }) => succeededOutcome(key));
  stubPaymentOutcome(outcomeRequests, succeededOutcome);
  await user.click(payButton());

  await received(portal);
  const { key, request } = sent[0]!;
  expect(window.location.pathname + window.location.search).toBe(`/pay/success?ref=${key}`);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(request).toMatchObject({
    loanIdentifier: 'loan-1',
    fundingAccountId: 'fa-card',
    amount: '1992.67',
    dueDate: '2026-12-01',
  });
  expect(storedIntent()).toBeNull();
});

test('twenty clicks at once and another meanwhile send one payment', async () => {
  const portal = await openReview();
  const { user } = portal;
  stubPayment(sent, ({ key }) => succeededOutcome(key), 300);
  stubPaymentOutcome(outcomeRequests, succeededOutcome);
  const button = payButton();
  for (let press = 0; press < 20; press += 1) fireEvent.click(button);
  await user.click(button);

  expect(screen.getByRole('button', { name: 'Sending your payment…' })).toBeVisible();
  expect(storedIntent()).toMatchObject({ sent: true });
  await received(portal);
  expect(sent).toHaveLength(1);
});

test('a declined payment shows the reason and no charge, and forgets its key', async () => {
  const portal = await openReview();
  const { user } = portal;
  stubPayment(sent, ({ key }) => failedOutcome(key));
  stubPaymentOutcome(outcomeRequests, failedOutcome);
  await user.click(payButton());

  await notThrough(portal);
  expect(screen.getByText('No money has been taken.')).toBeVisible();
  expect(screen.getByText(/There was not enough money in the account/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay another way' })).toHaveAttribute('href', '/pay/mode?loan=loan-1');
  expect(storedIntent()).toBeNull();
});

test('a changed amount hides the Pay button and links to the new amount', async () => {
  const { user } = await openReview();
  stubPayment(sent, { status: 409, body: { errors: ['It changed.'], code: 'amountChanged', errorId: 'e' } });
  stubPaymentOutcome(outcomeRequests, notReceivedOutcome);
  await user.click(payButton());

  expect(await screen.findByText(/What you owe has changed since you opened this page. No money has been taken./)).toBeVisible();
  expect(noPayButton()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'See the new amount' }));
  expect(await screen.findByRole('heading', { name: 'What you owe', level: 1 })).toBeVisible();
});

test('the new amount’s page opens even when its intent arrives before the render', async () => {
  const { store, user } = await openReview();
  stubPayment(sent, { status: 409, body: { errors: ['It changed.'], code: 'amountChanged', errorId: 'e' } });
  stubPaymentOutcome(outcomeRequests, notReceivedOutcome);
  await user.click(payButton());
  const button = await screen.findByRole('button', { name: 'See the new amount' });
  const subject = 'loan-1';
  const right = { kind: 'session', loanIdentifier: subject } as const;
  act(() => {
    button.click();
    store.dispatch(paymentOpened({ subject, right, amount: '2071.67', dueDate: '2026-12-01' }));
    store.dispatch(intentFound({ subject, key: '0b0e2a54-5d0c-4b8e-9a39-3f8d0c7b1a11', wasSent: false }));
  });
  expect(await screen.findByRole('heading', { name: 'What you owe', level: 1 })).toBeVisible();
});

test('a rejection with a message shows it, and Pay again sends the same key', async () => {
  const portal = await openReview();
  const { user } = portal;
  stubPayment(sent, { status: 429, body: { errors: ['Too many payments in a minute.'], errorId: 'e' } });
  stubPaymentOutcome(outcomeRequests, notReceivedOutcome, succeededOutcome);
  await user.click(payButton());
  expect(await screen.findByText('Too many payments in a minute.')).toBeVisible();
  expect(screen.getByText('Your payment was not accepted. No money has been taken.')).toBeVisible();

  stubPayment(sent, ({ key }) => succeededOutcome(key));
  await user.click(payButton());
  await received(portal);
  expect(sent[1]!.key).toBe(sent[0]!.key);
});

test('a lost payment that never arrived says so, and Pay again sends the same key', async () => {
  const portal = await openReview();
  const { user } = portal;
  stubPayment(sent, { status: 500 });
  stubPaymentOutcome(outcomeRequests, notReceivedOutcome, succeededOutcome);
  await user.click(payButton());

  expect(await screen.findByText(/We didn’t get your payment. No money has been taken./)).toBeVisible();
  stubPayment(sent, ({ key }) => succeededOutcome(key));
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(screen.queryByRole('heading', { level: 1 })?.textContent ?? ''));
  watch.observe(document.body, { childList: true, subtree: true });
  await user.click(payButton());
  await received(portal);
  watch.disconnect();
  expect(seen).not.toContain('We can’t find this payment');
  expect(sent.map(({ key }) => key)).toEqual([sent[0]!.key, sent[0]!.key]);
});

test('a lost payment in progress is checked from other pages too, then the loans reload', async () => {
  const portal = await openReview();
  stubPayment(sent, () => ({ status: 504 }));
  let isOver = false;
  stubPaymentOutcome(outcomeRequests, (key) => (isOver ? succeededOutcome : runningOutcome)(key));
  await portal.user.click(payButton());

  await checking();
  expect(noPayButton()).toBeNull();
  expect(screen.getByText(/Don’t pay again. This page will tell you as soon as we know./)).toBeVisible();
  stubLoans(aLoan());
  await portal.user.click(screen.getByRole('link', { name: 'Loans' }));
  expect(await screen.findByText(largeAmount('$1,992.67'))).toBeVisible();
  expect(await screen.findByText(/We are checking. Don’t pay again/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Pay \$/ })).toBeNull();
  // Once the outcome is known, the list may be requested twice: both pages that waited for it reload it.
  nock('http://localhost').persist().get('/api/borrower/BorrowerLoan/all').reply(200, []);
  isOver = true;
  expect(await screen.findByText('You do not have a loan with CCM.', {}, { timeout: 6000 })).toBeVisible();
  await waitForRequests(portal);
  expect(new Set(outcomeRequests)).toEqual(new Set([sent[0]!.key]));
  expect(storedIntent()).toBeNull();
});

test('a lender that cannot tell the outcome leads to a call instead of a second payment', async () => {
  const { user } = await openReview();
  stubPayment(sent, null);
  stubPaymentOutcome(outcomeRequests, () => ({ status: 404, body: { errors: ['No such call.'], errorId: 'e' } }));
  await user.click(payButton());

  expect(await screen.findByText(/We can’t tell from here whether your payment went through. Don’t pay again./)).toBeVisible();
  expect(within(screen.getByRole('main')).getAllByRole('link', { name: '(216) 555-0142' })[0]).toBeVisible();
  expect(noPayButton()).toBeNull();
});

describe('after a reload during the payment', () => {
  const KEY = 'b4b0b3ae-0000-4000-8000-000000000001';
  const opened = () => {
    setXsrfCookie();
    stubProfile();
    stubPersistentLoan(aLoan());
    wasSent(sentPaymentKey(), KEY);
    return renderPortal('/pay/mode?loan=loan-1&step=review');
  };

  test('the outcome is checked before anything else', async () => {
    stubPaymentOutcome(outcomeRequests, runningOutcome, succeededOutcome);
    const portal = opened();
    await checking();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await received(portal);
    expect(new Set(outcomeRequests)).toEqual(new Set([KEY]));
  });

  test('a payment that never arrived is sent with the same key', async () => {
    stubPaymentOutcome(outcomeRequests, notReceivedOutcome, succeededOutcome);
    stubMethods([aSavedCard()]);
    const portal = opened();
    const { user } = portal;
    expect(await screen.findByText(/We didn’t get your payment/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    stubPayment(sent, ({ key }) => succeededOutcome(key));
    await user.click(await screen.findByRole('button', { name: 'Pay $1,992.67' }));
    await received(portal);
    expect(sent[0]!.key).toBe(KEY);
  });
});

test('another payment in progress is reported, with no Pay button', async () => {
  const { user } = await openReview();
  stubPayment(sent, { status: 409, body: { errors: ['On its way.'], code: 'paymentInProgress', errorId: 'e' } });
  stubPaymentOutcome(outcomeRequests, notReceivedOutcome);
  await user.click(payButton());

  expect(await screen.findByText(/Another payment on this loan is on its way/)).toBeVisible();
  expect(noPayButton()).toBeNull();
  expect(storedIntent()).toBeNull();
});
