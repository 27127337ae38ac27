import type { Page } from '@playwright/test';

import { FEE, feeLinkOf, feeReview } from './support/guests.ts';
import { confirmationNumber, expectCharged, newBank, payButton, receiptTitle, title } from './support/paymentSteps.ts';
import { expect, test } from './support/portal.ts';
import { settled } from './support/screens.ts';

async function expectReloadable(page: Page, link: string, heading: string, path: RegExp): Promise<void> {
  await page.goto('/version');
  await page.goto(link);
  await expect(title(page, heading)).toBeVisible();
  await settled(page);
  expect(page.url()).toMatch(path);
  await page.reload();
  await expect(title(page, heading)).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(title(page, 'About this version')).toBeVisible();
}

test('a mailed fee is paid once by bank account at 390 px, up to the receipt', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const link = await feeLinkOf(portal, FEE.email);
  await expectReloadable(page, link, 'Pay your fee', /\/mode$/);
  await feeReview(page, portal, newBank());
  await expect(page.getByText(/I, Dana Whitfield, authorize/)).toContainText(`as payment of the fee “${FEE.type}”`);
  await payButton(page).click();
  await expect(receiptTitle(page)).toBeVisible();
  await expectCharged(portal, [FEE.cents]);
  const confirmation = await confirmationNumber(page);
  await expect.poll(async () => (await portal.inbox(FEE.email))[0]?.text).toContain(confirmation);

  await page.reload();
  await expect(receiptTitle(page)).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(title(page, 'This fee is paid').or(receiptTitle(page))).toBeVisible();
  await expectReloadable(page, link, 'This fee is paid', /\/fees\/paid\?ref=/);
  await page.goto(link);
  await expect(page.getByText(confirmation)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => /^portal\.(payment|sent)\./.test(name)))).toEqual(
    [],
  );
  await expectCharged(portal, [FEE.cents]);
});

test('a fee is paid once despite two tabs, a double click and a lost response', async ({
  page,
  portal,
  context,
  browser,
  problems,
}) => {
  problems.allow(/status of 4(09|22)|ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  const elsewhere = await browser.newContext({ baseURL: portal.origin });
  const late = await elsewhere.newPage();
  await feeReview(late, portal);
  await feeReview(page, portal);
  const other = await context.newPage();
  await feeReview(other, portal, newBank());
  await portal.setFault({ base: 'payment', kind: 'dropAfter', times: 1, method: 'POST', path: 'feepayment' });
  await Promise.all([payButton(page).dblclick(), payButton(other).click()]);
  for (const one of [page, other]) await expect(receiptTitle(one)).toBeVisible({ timeout: 30_000 });
  expect(await confirmationNumber(other)).toBe(await confirmationNumber(page));

  await payButton(late).click();
  await expect(title(late, 'This fee is paid')).toBeVisible();
  await expectCharged(portal, [FEE.cents]);
  await elsewhere.close();
});
