/**
 * For a payment sent from this device, perhaps in an earlier session, the page requests its outcome and shows it wherever the loan can be
 * paid.
 */
import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';

import { aLoan, stubLoans, stubProfile, stubPendingItems } from '../../support/backends/borrower.ts';
import {
  failedOutcome,
  setXsrfCookie,
  stubPaymentOutcome,
  notReceivedOutcome,
  runningOutcome,
  stubPersistentLoan,
  succeededOutcome,
} from '../../support/backends/payment.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { waitForRequests } from '../../features/pay/payJourney.tsx';
import { sentPaymentKey, storedIntent, wasSent } from '../../features/pay/storedPayments.ts';

const KEY = 'b4b0b3ae-0000-4000-8000-000000000001';
const PAY = /^(Pay \$1,992\.67|Pay ahead|Continue)/;
const linksAndButtons = () => screen.queryAllByRole('link', { name: PAY });

/** Serves the loan list for any number of requests. */
const servesLoans = (...loans: ReturnType<typeof aLoan>[]) => {
  stubPendingItems();
  nock('http://localhost')
    .persist()
    .get('/api/borrower/BorrowerLoan/all')
    .reply(200, loans as unknown as nock.Body);
};

let outcomeRequests: string[];
beforeEach(() => {
  outcomeRequests = [];
  setXsrfCookie();
  stubProfile();
});

const PLACES: [string, string, () => void, number][] = [
  ['the loan list', '/loans', () => servesLoans(aLoan()), 0],
  ['the payment loan list', '/pay', () => servesLoans(aLoan(), aLoan({ loanIdentifier: 'loan-2' })), 1],
  ['the loan details page', '/loans/loan-1', () => stubPersistentLoan(aLoan()), 0],
  ['the amount due page', '/pay/details?loan=loan-1', () => stubPersistentLoan(aLoan()), 0],
];

test.each(PLACES)('%s shows no way to pay that loan while the outcome is unknown', async (_where, address, serves, others) => {
  serves();
  wasSent(sentPaymentKey(), KEY);
  stubPaymentOutcome(outcomeRequests, runningOutcome);
  renderPortal(address);
  expect(await screen.findByText(/We are checking\. Don’t pay again/)).toBeVisible();
  await waitFor(() => expect(outcomeRequests).toContain(KEY));
  expect(linksAndButtons()).toHaveLength(others);
});

test.each<[string, Parameters<typeof stubPaymentOutcome>[1], RegExp, boolean, { key: string; sent: boolean } | null]>([
  ['it went through', succeededOutcome, /The payment you sent went through: \$1,992\.67\./, true, null],
  ['it failed', failedOutcome, /The payment you sent did not go through\. No money has been taken\./, true, null],
  [
    'it never arrived',
    notReceivedOutcome,
    /We didn’t get the payment you sent\. No money has been taken\./,
    true,
    { key: KEY, sent: false },
  ],
  [
    'the lender cannot tell',
    () => ({ status: 404, body: { errors: ['No such call.'], errorId: 'e' } }),
    /we can’t tell from here whether it went through\. Don’t pay again/,
    false,
    { key: KEY, sent: true },
  ],
])('%s: the page says so and updates the stored key', async (_what, outcome, words, mayPay, kept) => {
  servesLoans(aLoan());
  wasSent(sentPaymentKey(), KEY);
  stubPaymentOutcome(outcomeRequests, outcome);
  const portal = renderPortal('/loans');
  expect(await screen.findByText(words)).toBeVisible();
  await waitForRequests(portal);
  expect(linksAndButtons()).toHaveLength(mayPay ? 1 : 0);
  expect(storedIntent()).toEqual(kept);
});

test('a “none” outcome is not trusted while the payment may still arrive', async () => {
  servesLoans(aLoan());
  wasSent(sentPaymentKey(), KEY, { sentAt: Date.now() });
  stubPaymentOutcome(outcomeRequests, notReceivedOutcome);
  renderPortal('/loans');
  await waitFor(() => expect(outcomeRequests).toContain(KEY));
  expect(await screen.findByText(/We are checking\. Don’t pay again/)).toBeVisible();
  expect(linksAndButtons()).toHaveLength(0);
  expect(storedIntent()).toEqual({ key: KEY, sent: true });
});

test.each([
  ['of another borrower', sentPaymentKey('loan-1', 'borrower-2'), {}],
  ['from four days ago', sentPaymentKey(), { sentAt: Date.now() - 4 * 86_400_000 }],
])('a payment %s is not mentioned', async (_whose, entry, more) => {
  stubLoans(aLoan());
  wasSent(entry, KEY, more);
  renderPortal('/loans');
  expect(await screen.findByRole('link', { name: /^Pay \$1,992\.67 for/ })).toBeVisible();
  expect(screen.queryByText(/You sent a payment/)).toBeNull();
  expect(outcomeRequests).toEqual([]);
});

describe('signing out by the menu', () => {
  const signOut = async ({ user }: ReturnType<typeof renderPortal>) => {
    await user.click(screen.getByRole('button', { name: /our menu$/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  };

  test('asks for confirmation during a payment and says what happens to it', async () => {
    servesLoans(aLoan());
    wasSent(sentPaymentKey(), KEY);
    stubPaymentOutcome(outcomeRequests, runningOutcome);
    const portal = renderPortal('/loans');
    await screen.findByText(/We are checking/);
    await signOut(portal);
    const dialog = await screen.findByRole('alertdialog', { name: 'Your payment is still on its way' });
    expect(within(dialog).getByText(/Signing out doesn’t stop it/)).toBeVisible();
    await portal.user.click(within(dialog).getByRole('button', { name: 'Stay signed in' }));
    expect(portal.store.getState().session.status).toBe('signedIn');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    await signOut(portal);
    nock('http://localhost').post('/api/borrower/account/signout').reply(204);
    await portal.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(portal.store.getState().session.status).toBe('signedOut'));
    expect(storedIntent()).toEqual({ key: KEY, sent: true });
  });

  test('closes the confirmation once the outcome is known', async () => {
    servesLoans(aLoan());
    wasSent(sentPaymentKey(), KEY);
    let outcome: Parameters<typeof stubPaymentOutcome>[1] = runningOutcome;
    stubPaymentOutcome(outcomeRequests, (key) => outcome(key));
    const portal = renderPortal('/loans');
    await screen.findByText(/We are checking/);
    await signOut(portal);
    expect(await screen.findByRole('alertdialog', { name: 'Your payment is still on its way' })).toBeVisible();
    outcome = succeededOutcome;
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 10_000 });
    expect(portal.store.getState().session.status).toBe('signedIn');
    expect(screen.getByText(/The payment you sent went through/)).toBeVisible();
  });

  test('asks for no confirmation of another borrower’s payment', async () => {
    stubLoans(aLoan());
    wasSent(sentPaymentKey('loan-1', 'borrower-2'), KEY);
    const portal = renderPortal('/loans');
    await screen.findByRole('link', { name: /^Pay \$1,992\.67 for/ });
    nock('http://localhost').post('/api/borrower/account/signout').reply(204);
    await signOut(portal);
    await waitFor(() => expect(portal.store.getState().session.status).toBe('signedOut'));
  });
});
