/** A refusal before anything was done is certain: each place says so, when to try again, and the ways of a session that ended. */
import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';

import { aLoan, hasLoan, hasLoans, hasProfile } from '../support/backends/borrower.ts';
import { aSavedCard, hasShownPage, hasXsrfCookie } from '../support/backends/payment.ts';
import { aPreference, hasPreference } from '../support/backends/privacy.ts';
import { aPurchasePreference, hasAlerts } from '../support/backends/rateDrop.ts';
import { renderPortal } from '../support/renderPortal.tsx';

const lender = () => nock('http://localhost');
type Person = ReturnType<typeof renderPortal>['user'];

const confirm = async (user: Person, name: string | RegExp) => {
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name }));
};

interface Place {
  address: string;
  /** What its page asks for. */
  asks: () => unknown;
  call: () => nock.Interceptor;
  press: (user: Person) => Promise<unknown>;
  says: RegExp;
}

const PLACES: Record<string, Place> = {
  'a privacy choice': {
    address: '/privacy-preferences',
    asks: () => hasPreference(aPreference(), 2),
    call: () => lender().put('/api/borrower/api/privacypreference'),
    press: async (user) => user.click(await screen.findByRole('switch', { name: 'Offers by mail' })),
    says: /^Your choice was not saved. Nothing has changed/,
  },
  'canceling an alert': {
    address: '/loans/rate-drop/alerts',
    asks: () => [hasAlerts(aPurchasePreference()), hasAlerts(aPurchasePreference()), hasLoans(aLoan())],
    call: () => lender().post('/api/borrower/RateDrop/cancelRateDropAlert'),
    press: async (user) => {
      await user.click(await screen.findByRole('button', { name: /^Cancel alert: Buy a home/ }));
      await confirm(user, 'Cancel alert');
    },
    says: /^The alert was not canceled/,
  },
  'removing a loan': {
    address: '/loans/loan-1',
    asks: () => [hasLoan(), hasLoans(aLoan())],
    call: () => lender().post('/api/borrower/BorrowerLoan/delete'),
    press: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Remove from my list' }));
      await confirm(user, 'Remove from my list');
    },
    says: /^The loan was not removed and is still on your list/,
  },
  'removing a payment method': {
    address: '/accounts/list',
    asks: () => hasShownPage([aSavedCard()]),
    call: () => lender().delete('/api/payment/customers/C-1/fundingaccounts/fa-card'),
    press: async (user) => {
      await user.click(await screen.findByRole('button', { name: /^Remove/ }));
      await confirm(user, /^Remove/);
    },
    says: /^Error occured on deleting funding account/,
  },
};

beforeEach(() => {
  hasProfile();
  hasXsrfCookie();
});

describe.each(Object.entries(PLACES))('%s', (_place, { address, asks, call, press, says }) => {
  test.each([
    ['an empty 429', 429, undefined, /^That was too many tries in a short time. Please try again in 5 minutes/],
    ['a gateway’s 429', 429, '<p>Slow down</p>', /^That was too many tries in a short time. Please try again in 5 minutes/],
    ['an empty 403', 403, undefined, /^Your session has expired/],
  ])('%s', async (_answer, status, body, why) => {
    asks();
    const { user } = renderPortal(address);
    call().reply(status, body, { 'Retry-After': '300' });
    await press(user);
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.getByText(why)).toBeVisible();
    // The dialog that goes away hides the page from roles for a moment.
    const ways = status === 403 ? 1 : 0;
    await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Sign in again' })).toHaveLength(ways));
  });
});
