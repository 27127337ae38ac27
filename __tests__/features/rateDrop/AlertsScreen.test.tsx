import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { aLoan, stubLoans, stubProfile, stubOptionalLoans } from '../../support/backends/borrower.ts';
import { setXsrfCookie } from '../../support/backends/payment.ts';
import {
  stubRateDropCall,
  aPreference,
  aPurchasePreference,
  stubAlerts,
  stubOptionalAlerts,
} from '../../support/backends/rateDrop.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { toastsOf } from '../../support/toastsOf.ts';

const sent: Parameters<typeof stubRateDropCall>[0] = [];
const KEY = 'portal.rate-drop';
const storedAlert = (changes: object = {}) =>
  window.localStorage.setItem(KEY, JSON.stringify({ reference: 'a-reference', endsAt: Date.now() + 60_000, ...changes }));
beforeEach(() => {
  sent.splice(0);
  setXsrfCookie();
  stubProfile();
});

function openAlerts(...alerts: Parameters<typeof stubAlerts>) {
  stubOptionalLoans();
  stubAlerts(...alerts);
  return renderPortal('/loans/rate-drop/alerts');
}
const card = (name: string) => screen.findByRole('article', { name });

test('each alert shows state, target, rates, officer and last check, also without a loan', async () => {
  const reached = { rate: '6.125', apr: '6.274', reachedOn: '2026-11-20' };
  openAlerts(
    aPurchasePreference(),
    aPreference({
      userPreferenceId: 'alert-3',
      state: 'reached',
      reached,
      alert: { ...aPreference().alert, targetInterestRate: '6.125' },
    }),
    aPurchasePreference({ userPreferenceId: 'alert-4', state: 'cancelled', cancelledAtUtc: '2026-11-10T15:00:00.000Z' }),
  );
  const first = await card('Refinance 418 Maple Street');
  expect(first).toHaveTextContent('Reached on Friday, Nov 20');
  expect(first).toHaveTextContent('Loan ending in 0101, Owen Marsh, NMLS #0000001, set Nov 2, 2026');
  expect(first).toHaveTextContent('Rates reached your number. Our 30-year fixed rate was 6.125% (6.274% APR).');
  expect(first).toHaveTextContent(/With a new 30-year loan you would save about \$77 a month on principal and interest/);
  expect(within(first).getByRole('link', { name: 'Ask Owen Marsh for a quote' })).toHaveAttribute(
    'href',
    'mailto:owen.marsh@ccm.example',
  );
  const [watching, canceled] = screen.getAllByRole('article', { name: 'Buy a home' });
  expect(watching).toHaveTextContent('Watching since Nov 2, 2026');
  expect(watching).toHaveTextContent(/6\.125% our rate\s*6\.274% APR/);
  expect(watching).toHaveTextContent('5.000% your number');
  expect(within(watching!).getByRole('img', { name: 'Our rate 6.125 percent, your number 5.000 percent' })).toBeVisible();
  expect(watching).toHaveTextContent(/Last checked November 18, 2026 at .* Eastern Time: 6\.125% \(6\.274% APR\), 30-year fixed/);
  expect(canceled).toHaveTextContent('Canceled Nov 10, 2026');
  expect(within(canceled!).getByRole('link', { name: 'Set again: Buy a home at 5.000%' })).toHaveAttribute(
    'href',
    '/loans/rate-drop?userPreferenceId=alert-4',
  );
});

const NONE = 'You have no Rate Drop Alerts yet';

test.each([
  ['no loan', [], 'Set an alert', '/public-pages/rate-drop'],
  ['one loan', [aLoan()], 'Set an alert for 12 Elm Street', '/loans/rate-drop?loanNumber=1000004711'],
  [
    'two loans',
    [aLoan(), aLoan({ loanIdentifier: 'loan-2' })],
    'Set an alert for 12 Elm Street',
    '/loans/rate-drop?loanNumber=1000004711',
  ],
] as const)('an empty list with %s shows one sentence and one button', async (_whose, loans, name, address) => {
  stubAlerts();
  stubLoans(...loans);
  renderPortal('/loans/rate-drop/alerts');
  expect(await screen.findByText(NONE)).toBeVisible();
  const main = within(screen.getByRole('main'));
  const filled = main.getAllByRole('link').filter((link) => link.classList.contains('MuiButton-contained'));
  expect(filled.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[name, address]]);
  expect(main.queryAllByRole('heading', { level: 2, name: 'Set an alert' })).toHaveLength(loans.length > 1 ? 1 : 0);
});

test('canceling asks first, a failure keeps the alert, and a retry cancels it', async () => {
  const { user } = openAlerts(aPurchasePreference());
  const cancel = async () => {
    await user.click(await screen.findByRole('button', { name: /^Cancel alert: Buy a home/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to cancel the rate drop alert ?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel alert' }));
  };
  stubRateDropCall(sent, 'POST', 'cancelRateDropAlert', 400, { errors: ['No.'], errorId: 'e' });
  stubAlerts(aPurchasePreference()); // the list is loaded again whatever the outcome
  await cancel();
  expect(await screen.findByText('The alert was not canceled. Please try again, or call us. No.')).toBeVisible();
  const canceled = aPurchasePreference({ state: 'cancelled', cancelledAtUtc: '2026-11-18T15:00:00.000Z' });
  stubRateDropCall(sent, 'POST', 'cancelRateDropAlert', 200, canceled);
  stubAlerts(canceled);
  await cancel();
  expect(await screen.findByRole('heading', { name: 'Canceled' })).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ userPreferenceId: 'alert-2' }, { userPreferenceId: 'alert-2' }]);
});

test('a cancellation with a lost response is confirmed by the list, and focus moves', async () => {
  const { user, store } = openAlerts(aPurchasePreference());
  await user.click(await screen.findByRole('button', { name: /^Cancel alert: Buy a home/ }));
  stubRateDropCall(sent, 'POST', 'cancelRateDropAlert', 500, { errors: ['No.'], errorId: 'e' });
  stubAlerts(aPurchasePreference({ state: 'cancelled', cancelledAtUtc: '2026-11-18T15:00:00.000Z' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel alert' }));
  expect(await screen.findByRole('heading', { name: 'Canceled' })).toBeVisible();
  await waitFor(() => expect(toastsOf(store).map(({ title }) => title)).toEqual(['Your Rate Drop Alert was canceled']));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

describe('changing an alert', () => {
  async function onChange(preference = aPurchasePreference()) {
    stubAlerts(preference);
    const portal = renderPortal(`/loans/rate-drop?userPreferenceId=${preference.userPreferenceId}`);
    return { ...portal, target: await screen.findByRole('textbox', { name: 'Tell me at' }) };
  }

  test('is possible only while something differs', async () => {
    const { target } = await onChange(aPreference());
    const save = () => screen.getByRole('button', { name: 'Save changes' });
    expect(save()).toBeDisabled();
    fireEvent.change(target, { target: { value: '4.9' } });
    await waitFor(() => expect(save()).toBeEnabled());
    fireEvent.change(target, { target: { value: '5.000' } });
    await waitFor(() => expect(save()).toBeDisabled());
  });

  test('shows a change made elsewhere, keeps typed values, and saving again replaces it', async () => {
    const { user, target } = await onChange();
    fireEvent.change(target, { target: { value: '4.9' } });
    const present = aPurchasePreference({ updatedAtUtc: '2026-11-18T16:00:00.000Z' });
    stubRateDropCall(sent, 'PUT', 'userPreferences', 409, { code: 'alertChanged', errors: ['Changed.'], present, errorId: 'e' });
    stubAlerts(present);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('It is now at 5.000%, for due.soon@example.com.')).toBeVisible();
    expect(target).toHaveValue('4.9');
    stubRateDropCall(sent, 'PUT', 'userPreferences', 200, present);
    stubAlerts(present);
    stubOptionalAlerts(present);
    stubOptionalLoans();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Rate Drop Alerts' })).toBeVisible();
    expect(sent.map(({ body }) => body['updatedAtUtc'])).toEqual(['2026-11-02T15:00:00.000Z', '2026-11-18T16:00:00.000Z']);
    expect(sent[1]!.body['alert']).toMatchObject({ purpose: 'purchase', targetInterestRate: '4.900' });
  });

  test('that belongs to another borrower shows not found', async () => {
    stubAlerts(aPreference());
    renderPortal('/loans/rate-drop?userPreferenceId=another');
    expect(await screen.findByRole('heading', { name: 'We can’t find this alert among yours' })).toBeVisible();
  });
});

describe('an alert that waits in this browser', () => {
  test('moves to the account when the alerts open', async () => {
    storedAlert();
    stubRateDropCall(sent, 'POST', 'updateUserId', 200, aPurchasePreference());
    stubAlerts(aPurchasePreference());
    openAlerts(aPurchasePreference());
    expect(await screen.findByText('Your Rate Drop Alert is in your account now')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ reference: 'a-reference' }]);
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  test('with another email address is confirmed first', async () => {
    storedAlert();
    stubRateDropCall(sent, 'POST', 'updateUserId', 409, { code: 'otherEmail', errors: ['Other.'], errorId: 'e' });
    stubAlerts();
    const { user } = openAlerts();
    expect(await screen.findByText(/for another email address. Is it yours\?/)).toBeVisible();
    stubRateDropCall(sent, 'POST', 'updateUserId', 200, aPurchasePreference());
    stubAlerts(aPurchasePreference());
    await user.click(screen.getByRole('button', { name: 'Add it to my account' }));
    expect(await card('Buy a home')).toBeVisible();
    expect(sent.at(-1)!.body).toEqual({ reference: 'a-reference', isMine: true });
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  test('that is unknown to the lender or expired is removed', async () => {
    storedAlert({ endsAt: Date.now() - 1 });
    openAlerts();
    await screen.findByText(NONE);
    expect(window.localStorage.getItem(KEY)).toBeNull();
    expect(sent).toEqual([]);
  });

  test('leads from a new account to the thank-you page', async () => {
    storedAlert();
    renderPortal('/auth/signup?link=created', { signedIn: false });
    expect(
      await screen.findByText(
        (_text, element) =>
          element?.tagName === 'P' &&
          element.textContent === 'Your account has been created. Please log in to view and manage your Rate Drop Alerts!',
      ),
    ).toBeVisible();
    expect(window.location.pathname).toBe('/public-pages/rate-drop/thank-you');
    stubLoans();
    renderPortal('/loans'); // makes the requests that `beforeEach` has mocked for signed-in tests
    await screen.findByText('You do not have a loan with CCM.');
  });
});

test.each(['/loans/rate-drop/rdthankyou', '/public-pages/rate-drop/thank-you'])(
  '%s opened directly shows no thank-you message',
  async (address) => {
    renderPortal(address);
    expect(await screen.findByText(/There is nothing to show here now/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/thank you|success|created/i);
  },
);
