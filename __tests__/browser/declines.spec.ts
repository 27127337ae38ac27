/** Payments that the bank refuses, and amounts that change before paying: nothing is taken, the reason is shown, and there is a next step. */
import type { Page } from '@playwright/test';

import {
  chooseFromDetails,
  chooseMethod,
  DUE_SOON,
  expectCharged,
  newCard,
  openReview,
  payButton,
  receipt,
  savedBank,
  title,
} from './support/paying.ts';
import { expect, test } from './support/portal.ts';

async function expectDeclined(page: Page): Promise<void> {
  await expect(title(page, 'Your payment did not go through')).toBeVisible();
  await expect(page.getByText('No money has been taken.')).toBeVisible();
  await expect(page.getByText('Your bank declined the card.')).toBeVisible();
}

test('a card that is declined says why, also after a reload; a good way then pays', async ({ page, portal }) => {
  await openReview(page, portal, { choose: newCard('4000000000000002') });
  await payButton(page).click();
  await expectDeclined(page);
  await expectCharged(portal, []);
  expect(await portal.inbox(DUE_SOON.email)).toEqual([]);

  await page.reload();
  await expectDeclined(page);
  await page.getByRole('link', { name: 'Pay another way' }).click();
  await chooseMethod(page, async () => {
    await expect(page.getByRole('radio', { name: /Mastercard ending in 4444/ })).toBeDisabled();
    await expect(page.getByText(/^Expired, can’t be used\./)).toBeVisible();
    await savedBank(page);
  });
  await payButton(page).click();
  await expect(receipt(page)).toBeVisible();
  await expectCharged(portal, [DUE_SOON.cents]);
});

test.describe('the amount changes between the review and Pay', () => {
  const BEFORE = '$2,192.57';
  const AFTER = { amount: '$2,271.58', cents: 227_158 };

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
