/** Payments that the bank refuses, and amounts that change before paying: nothing is taken, the reason is shown, and there is a next step. */
import type { Page } from '@playwright/test';

import type { Lender } from './support/lender.ts';
import {
  chooseFromDetails,
  chooseMethod,
  DUE_SOON,
  expectCharged,
  newBank,
  newCard,
  openReview,
  payButton,
  receipt,
  savedBank,
  title,
  type Choose,
} from './support/paying.ts';
import { expect, test } from './support/portal.ts';

const CARDS: [number: string, reason: string][] = [
  ['4000000000000002', 'Your bank declined the card.'],
  ['4000000000009995', 'There was not enough money in the account.'],
  ['4000000000000069', 'The card has expired.'],
  ['4000000000000127', 'The security code was not right.'],
];

const BANK_ACCOUNTS: [number: string, reason: string][] = [
  ['000111111113', 'The bank says that this account is closed.'],
  ['000111111116', 'The bank could not find this account.'],
  ['000222222227', 'There was not enough money in the account.'],
  ['000333333335', 'The bank refused the payment without a reason.'],
];

async function expectDeclined(page: Page, reason: string): Promise<void> {
  await expect(title(page, 'Your payment did not go through')).toBeVisible();
  await expect(page.getByText('No money has been taken.')).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
}

/** From the page that says why, to the review of another try. */
async function payAnotherWay(page: Page, choose: Choose): Promise<void> {
  await page.getByRole('link', { name: 'Pay another way' }).click();
  await chooseMethod(page, choose);
}

async function expectEachDeclined(
  page: Page,
  portal: Lender,
  tries: [number: string, reason: string][],
  choose: (number: string) => Choose,
): Promise<void> {
  for (const [index, [number, reason]] of tries.entries()) {
    if (index > 0) await payAnotherWay(page, choose(number));
    await payButton(page).click();
    await expectDeclined(page, reason);
  }
  await expectCharged(portal, []);
  expect(await portal.inbox(DUE_SOON.email)).toEqual([]);
}

for (const [what, tries, choose] of [
  ['card', CARDS, newCard],
  ['bank account', BANK_ACCOUNTS, newBank],
] as const) {
  test(`each published ${what} that is declined says why; a good one then pays`, async ({ page, portal }) => {
    test.setTimeout(120_000);
    await openReview(page, portal, { choose: choose(tries[0]?.[0]) });
    await expectEachDeclined(page, portal, tries, choose);

    await page.reload();
    await expectDeclined(page, tries.at(-1)?.[1] ?? '');
    await payAnotherWay(page, async () => {
      await expect(page.getByRole('radio', { name: /Mastercard ending in 4444/ })).toBeDisabled();
      await expect(page.getByText('Expired. It can’t be used any more.')).toBeVisible();
      await savedBank(page);
    });
    await payButton(page).click();
    await expect(receipt(page)).toBeVisible();
    await expectCharged(portal, [DUE_SOON.cents]);
  });
}

test.describe('the amount changes between the review and Pay', () => {
  const BEFORE = '$2,192.57';
  const AFTER = { amount: '$2,271.57', cents: 227_157 };

  test('told, nothing charged, the new amount confirmed and paid', async ({ page, portal, problems }) => {
    problems.allow(/status of 409/);
    await openReview(page, portal, { situation: 'overdue, within grace', choose: newCard() });
    await expect(payButton(page)).toHaveText(`Pay ${BEFORE}`);
    // The grace days pass: a late charge of 5 % of principal and interest.
    await portal.setClock('2026-11-30T17:00:00Z');
    await payButton(page).click();

    await expect(page.getByText('What you owe has changed since you opened this page. No money has been taken.')).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    await expectCharged(portal, []);
    await page.getByRole('button', { name: 'See the new amount' }).click();
    await expect(title(page, 'What you owe')).toBeVisible();
    await expect(page.getByText(AFTER.amount).first()).toBeVisible();
    await expect(page.getByText('Late charges')).toBeVisible();
    await chooseFromDetails(page, newCard());
    await expect(payButton(page)).toHaveText(`Pay ${AFTER.amount}`);
    await payButton(page).click();
    await expect(receipt(page)).toBeVisible();
    await expectCharged(portal, [AFTER.cents]);
  });
});
