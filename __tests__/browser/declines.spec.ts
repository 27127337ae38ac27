import type { Page } from '@playwright/test';

import {
  chooseMethod,
  DUE_SOON,
  expectCharged,
  newCard,
  openReview,
  payButton,
  receiptTitle,
  savedBank,
  title,
} from './support/paymentSteps.ts';
import { expect, test } from './support/portal.ts';

async function expectDeclined(page: Page): Promise<void> {
  await expect(title(page, 'Your payment did not go through')).toBeVisible();
  await expect(page.getByText('No money has been taken.')).toBeVisible();
  await expect(page.getByText('Your bank declined the card.')).toBeVisible();
}

test('a declined card shows the reason, also after a reload, and another method can pay', async ({ page, portal }) => {
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
  await expect(receiptTitle(page)).toBeVisible();
  await expectCharged(portal, [DUE_SOON.cents]);
});
