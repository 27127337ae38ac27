import { screen, waitFor, within } from '@testing-library/react';

import { aLoan, aRecentPayment, stubProfile } from '../../../support/backends/borrower.ts';
import {
  aSavedCard,
  stubMethods,
  setXsrfCookie,
  stubPaymentOutcome,
  stubPersistentLoan,
  succeededOutcome,
  stubPayment,
  type SentPayment,
} from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';
import { openReview, payButton, waitForRequests } from '../payJourney.tsx';
import { storedIntent } from '../storedPayments.ts';

/** The lender's time zone: at night its date differs from UTC's. */
const today = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'America/New_York',
}).format();

const value = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

test('a card review shows amount, loan, method and full authorization', async () => {
  await openReview();
  expect(payButton()).toBeVisible();
  expect(value('For')).toHaveTextContent('Loan ending in 4711');
  expect(value('For')).toHaveTextContent('Payment due Dec 1, 2026');
  expect(value('From')).toHaveTextContent('Visa ending in 4242');
  expect(value('Receipt to')).toHaveTextContent('ada@example.com');
  expect(payButton()).toHaveAccessibleDescription(/^By pressing “Pay \$1,992.67”, I, Ada Borrower, authorize/);
  expect(
    screen.getByText(
      `By pressing “Pay $1,992.67”, I, Ada Borrower, authorize CCM Home Loans, LLC to charge my Visa card ending in 4242 once, on ${today}, for $1,992.67 ` +
        'toward my loan ending in 4711. To cancel, I can call (216) 555-0142 before the payment is processed.',
    ),
  ).toBeVisible();
});

test('the sidebar shows property, payment due and, once chosen, the method', async () => {
  const { user } = await openReview();
  const rail = screen.getByRole('complementary', { name: 'About this payment' });
  expect(rail).toHaveTextContent('12 Elm Street, Springfield, IL 62704');
  expect(rail).toHaveTextContent('Payment due Dec 1, 2026');
  expect(rail).toHaveTextContent('Paying withVisa ending in 4242');
  expect(rail).not.toHaveTextContent('$1,992.67');
  await user.click(screen.getByRole('link', { name: 'Change how you pay' }));
  await screen.findByRole('radio', { name: 'Debit: Visa ending in 4242' });
  expect(rail).toHaveTextContent('$1,992.67');
  expect(rail).not.toHaveTextContent('Paying with');
});

test('a bank account review shows “Authorize and pay” and a debit authorization', async () => {
  await openReview('ACH/BANK: First Test Bank ending in 6789');
  expect(screen.getByRole('button', { name: 'Authorize and pay $1,992.67' })).toBeVisible();
  expect(
    screen.getByText(
      `By pressing “Authorize and pay $1,992.67”, I, Ada Borrower, authorize CCM Home Loans, LLC to debit my account ending in 6789 at First Test Bank once, on or after ${today}, ` +
        'for $1,992.67 toward my loan ending in 4711. To revoke this authorization, I can call (216) 555-0142 before the payment is processed.',
    ),
  ).toBeVisible();
});

test('the authorization is sent exactly as shown', async () => {
  const portal = await openReview();
  const shown = screen.getByText(/I, Ada Borrower, authorize/).textContent;
  const sent: SentPayment[] = [];
  stubPayment(sent, ({ key }) => succeededOutcome(key));
  stubPaymentOutcome([], succeededOutcome);
  await portal.user.click(payButton());
  await screen.findByRole('heading', { name: 'Payment received' });
  await waitForRequests(portal);
  expect(sent[0]!.request.authorizationText).toBe(shown);
});

test('Change returns to the method step with the choice kept', async () => {
  const { user } = await openReview('ACH/BANK: First Test Bank ending in 6789');
  await user.click(screen.getByRole('link', { name: 'Change how you pay' }));
  expect(await screen.findByRole('radio', { name: 'ACH/BANK: First Test Bank ending in 6789' })).toBeChecked();
});

test('a review opened without a method returns to the method step', async () => {
  setXsrfCookie();
  stubProfile();
  stubPersistentLoan(aLoan());
  stubMethods([aSavedCard()]);
  renderPortal('/pay/mode?loan=loan-1&step=review');
  expect(await screen.findByRole('radio', { name: 'Debit: Visa ending in 4242' })).toBeVisible();
  expect(window.location.search).toBe('?loan=loan-1');
});

test('two tabs with the same payment send one key, and one payment is made', async () => {
  const sent: SentPayment[] = [];
  setXsrfCookie();
  stubPersistentLoan(aLoan());
  const tab = async () => {
    const portal = await openReviewTab();
    // The tab's own address and history state. Both simulated tabs share one window, so these are restored before each click.
    const place: [unknown, string, string] = [window.history.state, '', window.location.href];
    const pay = async () => {
      window.history.replaceState(...place);
      await portal.user.click(within(portal.container).getByRole('button', { name: 'Pay $1,992.67' }));
    };
    return { ...portal, pay };
  };
  const one = await tab();
  const { key } = storedIntent()!;
  const other = await tab();
  expect(storedIntent()!.key).toBe(key);

  stubPayment(sent, ({ key: paid }) => succeededOutcome(paid));
  stubPayment(sent, ({ key: paid }) => succeededOutcome(paid));
  stubPaymentOutcome([], succeededOutcome);
  await one.pay();
  await within(one.container).findByRole('heading', { name: 'Payment received' });
  await other.pay();
  await within(other.container).findByRole('heading', { name: 'Payment received' });
  expect(sent.map((payment) => payment.key)).toEqual([key, key]);
  await waitFor(() => expect(storedIntent()).toBeNull());
  await waitForRequests(one);
  await waitForRequests(other);
});

/** All queries are limited to this tab's page. */
async function openReviewTab() {
  stubProfile();
  stubMethods([aSavedCard()]);
  const portal = renderPortal('/pay/mode?loan=loan-1');
  const page = within(portal.container);
  await portal.user.click(await page.findByRole('radio', { name: 'Debit: Visa ending in 4242' }));
  await portal.user.click(page.getByRole('button', { name: 'Continue' }));
  await page.findByRole('heading', { name: 'Review your payment' });
  return portal;
}

test('an installment paid today is mentioned, and another payment needs confirmation', async () => {
  // Today is November 21 for the lender, ten days before the due date.
  const paid = aLoan({}, { recentPayments: [aRecentPayment('2026-11-21')] });
  const portal = await openReview(undefined, paid);
  const { user } = portal;
  const words = '$1,992.67 was paid on this loan today. This is another payment, for the one due Dec 1, 2026.';
  expect(screen.getByText(words)).toBeVisible();

  await user.click(payButton());
  const dialog = await screen.findByRole('alertdialog', { name: 'Pay another $1,992.67?' });
  expect(dialog).toHaveTextContent(words);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(storedIntent()).toMatchObject({ sent: false });

  const sent: SentPayment[] = [];
  stubPayment(sent, ({ key }) => succeededOutcome(key));
  stubPaymentOutcome([], succeededOutcome);
  await user.click(payButton());
  const again = await screen.findByRole('alertdialog', { name: 'Pay another $1,992.67?' });
  await user.click(within(again).getByRole('button', { name: 'Pay $1,992.67' }));
  await screen.findByRole('heading', { name: 'Payment received' });
  await waitForRequests(portal);
  expect(sent).toHaveLength(1);
});

test('the credit date comes from the lender, or from the cutoff rule without it', async () => {
  await openReview(undefined, aLoan({}, { creditedIfPaidNow: '2026-11-23' }));
  expect(screen.getByText('Monday, Nov 23')).toBeVisible();
  expect(screen.queryByText(/5 p.m. Eastern/)).not.toBeInTheDocument();
});

test('an amount with arrears, late charges and fees is not described as one payment', async () => {
  const missed = { delinquentPayment: '1992.67', lateCharges: '79.01', totalFeesAndCharges: '35.00', feePaid: '10.00' };
  await openReview(undefined, aLoan({}, { ...missed, totalAmountDue: '4089.36', dueDate: '2026-11-01', daysUntilDueDate: -20 }));
  expect(value('For')).toHaveTextContent(/^Payments due since Nov 1, 2026With late charges and fees/);
});
