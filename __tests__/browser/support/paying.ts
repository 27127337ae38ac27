/** The steps of a payment as a borrower takes them, and what the lender's books must say afterwards. Published test numbers only. */
import { expect, type Page } from '@playwright/test';

import type { Lender } from './lender.ts';
import type { OpenAs } from './portal.ts';

/** What the borrower "due soon" owes at the start of a journey. */
export const DUE_SOON = { amount: '$1,842.17', cents: 184_217, loanLastFour: '0101', email: 'due.soon@example.com' } as const;

/** Chooses on the page "How do you want to pay?", without going on. */
export type Choose = (page: Page) => Promise<void>;

export const savedCard: Choose = (page) => page.getByRole('radio', { name: 'Debit: Visa ending in 4242' }).check();
export const savedBank: Choose = (page) => page.getByRole('radio', { name: 'ACH/BANK: Test Bank ending in 6789' }).check();

/** A new card; the number decides how the gateway answers. */
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

/** Where the form knows the mailing address, that one is chosen already. */
export async function fillBillingAddress(page: Page): Promise<void> {
  if (await page.getByRole('checkbox', { name: /^Billing address is/ }).isVisible()) return;
  await page.getByLabel('Street address').fill('418 Maple Street');
  await page.getByLabel('City').fill('Lakewood');
  await page.getByLabel('State').selectOption('OH');
  await page.getByLabel('ZIP code').fill('44107');
}

/** A new account at the test bank; the number decides how the gateway answers. */
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
/** Of a loan's payment, or a fee's. */
export const receipt = (page: Page) => title(page, /^(Payment|Fee payment) received$/);
export const checking = (page: Page) => title(page, 'We are checking your payment');

/** From the list of loans to the review of the first one's payment: two presses. */
export async function reviewFromLoans(page: Page, choose: Choose = savedCard): Promise<void> {
  await payLink(page).first().click();
  await chooseMethod(page, choose);
}

/** From "What you owe" to the review. */
export async function chooseFromDetails(page: Page, choose: Choose): Promise<void> {
  await page.getByRole('link', { name: 'Continue' }).click();
  await chooseMethod(page, choose);
}

/** From "How do you want to pay?" to the review. */
export async function chooseMethod(page: Page, choose: Choose): Promise<void> {
  await expect(title(page, 'How do you want to pay?')).toBeVisible();
  await choose(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(title(page, 'Review your payment')).toBeVisible();
}

/** The borrower "due soon", signed in, before the button that moves money. */
export async function openReview(
  page: Page,
  portal: { resume: OpenAs },
  { situation = 'due soon', choose = savedCard }: { situation?: string; choose?: Choose } = {},
): Promise<void> {
  await portal.resume(page, situation);
  await reviewFromLoans(page, choose);
}

/** From a receipt, a month later, to the review of the same loan's next installment, of the same amount. */
export async function nextReview(page: Page, portal: Lender, choose: Choose = savedCard): Promise<void> {
  await portal.monthLater();
  await reviewAgain(page, choose);
}

/** From anywhere to the review of what the first loan owes now. */
export async function reviewAgain(page: Page, choose: Choose = savedCard): Promise<void> {
  await page.goto('/loans');
  await reviewFromLoans(page, choose);
}

/**
 * The final check of every journey: the gateway charged exactly these amounts, and the ledger has one row for each charge, under its key.
 * @param cents the cents of each payment, in order; empty when nobody paid.
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

/** The one receipt that the borrower was mailed. */
export async function expectReceiptMail(portal: Lender, to: string, amount: string, confirmation: string): Promise<void> {
  await expect
    .poll(async () => (await portal.inbox(to)).map(({ subject }) => subject))
    .toEqual([`We received your payment of ${amount}`]);
  const [letter] = await portal.inbox(to);
  expect(letter?.text).toContain(confirmation);
}

/** The confirmation number on the receipt. */
export async function confirmationNumber(page: Page): Promise<string> {
  return (await page.locator('dt:has-text("Confirmation number") + dd').innerText()).trim();
}
