/** Card numbers are published test numbers. */
import { expect, type Page } from '@playwright/test';

import type { Lender } from './lender.ts';
import type { OpenAs } from './portal.ts';

/** What the borrower "due soon" owes at the start of a test. */
export const DUE_SOON = { amount: '$1,842.17', cents: 184_217, loanLastFour: '0101', email: 'due.soon@example.com' } as const;

/** Selects a method on "How do you want to pay?" without continuing. */
export type Choose = (page: Page) => Promise<void>;

export const savedCard: Choose = (page) => page.getByRole('radio', { name: 'Debit: Visa ending in 4242' }).check();
export const savedBank: Choose = (page) => page.getByRole('radio', { name: 'ACH/BANK: Test Bank ending in 6789' }).check();

/** Enters a new card. Its number determines the gateway's response. */
export const newCard =
  (number = '4242424242424242'): Choose =>
  async (page) => {
    await page.getByRole('radio', { name: 'A new debit card' }).check();
    await page.getByLabel('Name on the card').fill('Dana Whitfield');
    await page.getByLabel('Card number').fill(number);
    await page.getByLabel('Expires').fill('0829');
    await page.getByRole('textbox', { name: /Security code/ }).fill('123');
    await fillBillingAddress(page);
  };

/** Does nothing if the form already offers the mailing address, which is then preselected. */
export async function fillBillingAddress(page: Page): Promise<void> {
  if (await page.getByRole('checkbox', { name: /^Billing address is/ }).isVisible()) return;
  await page.getByLabel('Street address').fill('418 Maple Street');
  await page.getByLabel('City').fill('Lakewood');
  await page.getByLabel('State').selectOption('OH');
  await page.getByLabel('ZIP code').fill('44107');
}

/** Enters a new account at the test bank. Its number determines the gateway's response. */
export const newBank =
  (number = '000123456789'): Choose =>
  async (page) => {
    await page.getByRole('radio', { name: /A new bank account/ }).check();
    await page.getByLabel('Name on the account').fill('Dana Whitfield');
    await page.getByLabel('Bank name').fill('Lakewood Savings');
    await page.getByLabel('Routing number').fill('110000000');
    await page.getByRole('textbox', { name: /Account number/ }).fill(number);
    await page.getByRole('radio', { name: 'Checking' }).check();
  };

export const payLink = (page: Page) => page.getByRole('link', { name: /^Pay \$/ });
export const payButton = (page: Page) => page.getByRole('button', { name: /^(Pay|Authorize and pay) \$/ });
export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const receiptTitle = (page: Page) => title(page, /^(Payment|Fee payment) received$/);
export const checkingTitle = (page: Page) => title(page, 'We are checking your payment');

export async function reviewFromLoans(page: Page, choose: Choose = savedCard): Promise<void> {
  await payLink(page).first().click();
  await chooseMethod(page, choose);
}

export async function chooseFromDetails(page: Page, choose: Choose): Promise<void> {
  await page.getByRole('link', { name: 'Continue' }).click();
  await chooseMethod(page, choose);
}

export async function chooseMethod(page: Page, choose: Choose): Promise<void> {
  await expect(title(page, 'How do you want to pay?')).toBeVisible();
  await choose(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(title(page, 'Review your payment')).toBeVisible();
}

/** Signs in, by default as the borrower "due soon", and opens the payment review. */
export async function openReview(
  page: Page,
  portal: { resume: OpenAs },
  { situation = 'due soon', choose = savedCard }: { situation?: string; choose?: Choose } = {},
): Promise<void> {
  await portal.resume(page, situation);
  await reviewFromLoans(page, choose);
}

/** Moves the clock by a month and opens the review of the next installment, which has the same amount. */
export async function nextReview(page: Page, portal: Lender, choose: Choose = savedCard): Promise<void> {
  await portal.advanceMonth();
  await reviewAgain(page, choose);
}

/** Opens the review of what the first loan owes now, from any page. */
export async function reviewAgain(page: Page, choose: Choose = savedCard): Promise<void> {
  await page.goto('/loans');
  await reviewFromLoans(page, choose);
}

/**
 * The final check of every payment test: the gateway charged exactly these amounts, and the ledger has one row per charge, with the same
 * key.
 * @param cents amount of each payment, in order; empty if nothing was paid
 */
export async function expectCharged(portal: Lender, cents: readonly number[]): Promise<void> {
  const [book, ledger] = await Promise.all([portal.gatewayBook(), portal.ledger()]);
  const charges = book.filter(({ status }) => status === 'succeeded');
  expect(
    charges.map((charge) => charge.cents),
    "the gateway's charges",
  ).toEqual(cents);
  expect(
    ledger.map((row) => ({ key: row.idempotencyKey, cents: row.cents })),
    "the ledger's rows are the gateway's charges",
  ).toEqual(charges.map((charge) => ({ key: charge.idempotencyKey, cents: charge.cents })));
}

export async function expectReceiptMail(portal: Lender, to: string, amount: string, confirmation: string): Promise<void> {
  await expect
    .poll(async () => (await portal.inbox(to)).map(({ subject }) => subject))
    .toEqual([`We received your payment of ${amount}`]);
  const [letter] = await portal.inbox(to);
  expect(letter?.text).toContain(confirmation);
}

export async function confirmationNumber(page: Page): Promise<string> {
  return (await page.locator('dt:has-text("Confirmation number") + dd').innerText()).trim();
}
