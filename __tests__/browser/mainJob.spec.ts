import type { Page } from '@playwright/test';

import { expectNoRefusal, watchCalls } from './support/firstWrite.ts';
import { expectFocusOnTitle, tabTo } from './support/keyboard.ts';
import {
  chooseMethod,
  confirmationNumber,
  DUE_SOON,
  expectCharged,
  expectReceiptMail,
  newCard,
  openReview,
  payButton,
  payLink,
  receiptTitle,
  savedBank,
  title,
  type Choose,
} from './support/paymentSteps.ts';
import type { Credentials } from './support/lender.ts';
import { expect, submitSignIn, test } from './support/portal.ts';

interface PaymentCase {
  name: string;
  choose: Choose;
  method: string;
  width: number;
  /** Number of clicks from the loan list to the receipt, for methods where nothing is typed. */
  clicks?: number;
}

const preselectedCard: Choose = (page) => expect(page.getByRole('radio', { name: 'Debit: Visa ending in 4242' })).toBeChecked();

/** One way to pay for each width. Other tests cover a new bank account (by keyboard) and a saved one (the next installment). */
const PAYMENT_CASES: PaymentCase[] = [
  { name: 'a saved card', choose: preselectedCard, method: 'Visa ending in 4242', width: 1280, clicks: 3 },
  { name: 'a new card', choose: newCard('5555555555554444'), method: 'Mastercard ending in 4444', width: 390 },
];

declare global {
  interface Window {
    presses?: number;
  }
}

/** Counts clicks until the next page load. */
const countClicks = (page: Page) =>
  page.evaluate(() => {
    window.presses = 0;
    window.addEventListener('click', () => (window.presses = (window.presses ?? 0) + 1), true);
  });

async function signInFromFirstPage(page: Page, person: Credentials): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in to your loan' }).click();
  await submitSignIn(page, person);
  await expect(page.getByText('Successfully logged in to portal')).toBeVisible();
}

async function expectReceipt(page: Page, method: string): Promise<string> {
  await expect(receiptTitle(page)).toBeVisible();
  const main = page.getByRole('main');
  for (const fact of [DUE_SOON.amount, `Loan ending in ${DUE_SOON.loanLastFour}`, method, DUE_SOON.email]) {
    await expect(main.getByText(fact, { exact: true }).or(main.getByText(fact)).first()).toBeVisible();
  }
  // The receipt shows date and time in the lender's time zone.
  await expect(main.getByText(/November \d+, 2026 at \d+:\d\d [AP]M Eastern Time/)).toBeVisible();
  const confirmation = await confirmationNumber(page);
  expect(confirmation).toMatch(/^CCM(-\w{4}){2}$/);
  return confirmation;
}

for (const { name, choose, method, width, clicks } of PAYMENT_CASES) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`pays by ${name} from the landing page to the ledger, and copies and prints the receipt`, async ({
      page,
      portal,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const calls = watchCalls(page);
      await signInFromFirstPage(page, await portal.borrower('due soon'));

      await expect(page.getByText('due Monday, Nov 23, in 5 days')).toBeVisible();
      await countClicks(page);
      await payLink(page).click();
      await chooseMethod(page, choose);
      await expect(page.getByText(/I, Dana Whitfield, authorize/)).toContainText(DUE_SOON.amount);
      await payButton(page).click();

      const confirmation = await expectReceipt(page, method);
      if (clicks !== undefined) expect(await page.evaluate(() => window.presses)).toBe(clicks);
      await expectCharged(portal, [DUE_SOON.cents]);
      await expectReceiptMail(portal, DUE_SOON.email, DUE_SOON.amount, confirmation);
      expectNoRefusal(calls);

      await page.getByRole('button', { name: 'Copy the number' }).click();
      await expect(page.getByText('Copied', { exact: true })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(confirmation);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(confirmation)).toBeVisible();
      await expect(page.getByText(DUE_SOON.amount).first()).toBeVisible();
      for (const element of ['button:visible', 'nav:visible']) await expect(page.locator(element)).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'See your loans' })).toBeHidden();
      await page.emulateMedia({ media: null });

      await page.getByRole('link', { name: 'See your loans' }).click();
      await expect(page.getByText(/Dec 23/).first()).toBeVisible();
      await expect(page.getByText('Nov 23')).toHaveCount(0);
    });
  });
}

test('a borrower pays with a new bank account by keyboard at 1280 px', async ({ page, portal }) => {
  await tabToMethods(page, await portal.borrower('due soon'));
  await tabTo(page, page.getByRole('radio', { name: 'Debit: Visa ending in 4242' }));
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /A new bank account/ })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'A new debit card' })).toBeChecked();
  await tabTo(page, mail(page)); // Tabs through the whole card form to the end of the page.
  await tabTo(page, page.getByRole('radio', { name: 'A new debit card' }), 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  const type = async (label: string | RegExp, text: string) => {
    await tabTo(page, page.getByRole('textbox', { name: label }));
    await page.keyboard.type(text);
  };
  await type('Name on the account', 'Dana Whitfield');
  await type('Bank name', 'Lakewood Savings');
  await type(/Routing number/, '110000000');
  await type(/Account number/, '000987654321');
  await tabTo(page, page.getByRole('radio', { name: 'Checking' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Checking' })).toBeChecked();
  await tabToReceipt(page);

  const confirmation = await expectReceipt(page, 'Lakewood Savings ending in 4321');
  await expectCharged(portal, [DUE_SOON.cents]);
  await expectReceiptMail(portal, DUE_SOON.email, DUE_SOON.amount, confirmation);
});

/** The last link on every page. */
const mail = (page: Page) => page.getByRole('link', { name: 'help@ccm.example' });

async function tabToMethods(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Sign in to your loan' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await tabTo(page, page.getByRole('button', { name: 'Sign in', exact: true }));
  await page.keyboard.press('Enter');
  await expect(title(page, 'Your loans')).toBeVisible();
  await expectFocusOnTitle(page, 'Your loans');
  await tabTo(page, payLink(page));
  await page.keyboard.press('Enter');
  await expectFocusOnTitle(page, 'How do you want to pay?');
}

async function tabToReceipt(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expectFocusOnTitle(page, 'Review your payment');
  await tabTo(page, mail(page));
  await tabTo(page, payButton(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectFocusOnTitle(page, 'Payment received');
  await tabTo(page, page.getByRole('link', { name: 'See your loans' }));
}

test('reload, Back and Forward never pay again, and the next installment can be paid', async ({ page, portal }) => {
  await openReview(page, portal);
  await payButton(page).click();
  await expect(receiptTitle(page)).toBeVisible();
  const confirmation = await confirmationNumber(page);

  await page.reload();
  await expect(receiptTitle(page)).toBeVisible();
  expect(await confirmationNumber(page)).toBe(confirmation);

  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('guestpayment')) seen.push(request.url());
  });
  await page.goBack();
  await expect(receiptTitle(page)).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Your loans')).toBeVisible();
  for (let step = 0; step < 2; step += 1) {
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(seen).toEqual([]);
  await expectCharged(portal, [DUE_SOON.cents]);

  await expect(receiptTitle(page)).toBeVisible();
  await page.getByRole('link', { name: 'See your loans' }).click();
  await expect(page.getByText(/Dec 23/).first()).toBeVisible();
  await page.getByRole('link', { name: /^See the receipt/ }).click();
  await expect(title(page, 'Receipt')).toBeVisible();
  expect(await confirmationNumber(page)).toBe(confirmation);
  await page.getByRole('link', { name: 'Loan details' }).click();
  await expect(page.getByText('You paid $1,842.17 today.')).toBeVisible();
  await page.getByRole('link', { name: 'Pay ahead' }).click();
  await expect(title(page, 'What you owe')).toBeVisible();
  await page.getByRole('link', { name: 'Pay ahead' }).click();
  await chooseMethod(page, savedBank);
  await payButton(page).click();
  const asked = page.getByRole('alertdialog', { name: 'Pay another $1,842.17?' });
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectCharged(portal, [DUE_SOON.cents]);
  await asked.getByRole('button', { name: 'Pay $1,842.17' }).click();
  await expect(receiptTitle(page)).toBeVisible();
  await expect(page.getByText('Test Bank ending in 6789')).toBeVisible();
  await expectCharged(portal, [DUE_SOON.cents, DUE_SOON.cents]);
});
