/** All typed data is synthetic and comes from the sandbox's seeds. */
import { expect, type Page } from '@playwright/test';

import { identityOf } from '../../support/guests.ts';
import type { Lender } from './lender.ts';
import { chooseFromDetails, DUE_SOON, newCard, title, type Choose } from './paymentSteps.ts';

/** Data that passes the identity check. By default it is for the borrower of `DUE_SOON`. */
export const guestOf = (portal: Lender, email: string = DUE_SOON.email) => identityOf(portal.origin, email);

export type Guest = Awaited<ReturnType<typeof guestOf>>;

export async function enterLoanNumber(page: Page, loanNumber: string): Promise<void> {
  await page.goto('/pay');
  await page.getByLabel('Loan number').fill(loanNumber);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(title(page, 'Tell us who you are')).toBeVisible();
}

export async function fillIdentity(page: Page, guest: Guest): Promise<void> {
  await page.getByLabel('First name').fill(guest.firstName);
  await page.getByLabel('Last name').fill(guest.lastName);
  await page.getByLabel('ZIP code').fill(guest.zip);
  await ssnField(page).fill(guest.ssn);
}

export const ssnField = (page: Page) => page.getByRole('textbox', { name: /^Last 4 digits/ });
export const checkButton = (page: Page) => page.getByRole('button', { name: 'Verify and continue' });

export async function passIdentity(page: Page, guest: Guest): Promise<void> {
  await enterLoanNumber(page, guest.loanNumber);
  await fillIdentity(page, guest);
  await checkButton(page).click();
  await expect(title(page, 'Tell us who you are')).toHaveCount(0);
}

export async function guestReview(page: Page, portal: Lender, choose: Choose = newCard()): Promise<void> {
  await passIdentity(page, await guestOf(portal));
  await chooseFromDetails(page, choose);
}

/** Path of a seeded fee link, taken from the email to the borrower. */
export async function feeLinkOf(portal: Lender, to: string): Promise<string> {
  const letters = await portal.inbox(to);
  const link = letters.flatMap(({ text }) => /https?:\/\/\S+\/pay\/fees\/[^\s/]+\/mode/.exec(text) ?? [])[0];
  if (link === undefined) throw new Error(`No link in the mail to ${to}`);
  return new URL(link).pathname;
}

export const FEE = { amount: '$575.00', cents: 57_500, email: 'fee.due@example.com', type: 'Appraisal' } as const;

export async function feeReview(page: Page, portal: Lender, choose: Choose = newCard()): Promise<void> {
  await page.goto(await feeLinkOf(portal, FEE.email));
  await expect(title(page, 'Pay your fee')).toBeVisible();
  await choose(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(title(page, 'Review your fee payment')).toBeVisible();
}
