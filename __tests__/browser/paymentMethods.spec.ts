import type { Page, Request } from '@playwright/test';

import { openMenu } from './support/header.ts';
import { expectFocusOnTitle, tabTo } from './support/keyboard.ts';
import { title } from './support/paymentSteps.ts';
import { expect, test } from './support/portal.ts';
import { settled } from './support/screens.ts';

const LIST = '/accounts/list';

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Remove this payment method?' });

function recordCreations(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    const isList = /\/customers\/[^/]+$/.test(new URL(request.url()).pathname);
    if (request.method() === 'POST' && isList && request.postData()?.includes('"create"') === true) sent.push(request);
  });
  return sent;
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expires').fill('0829');
  await page.getByRole('textbox', { name: /Security code/ }).fill('123');
}

test('a card is added, edited and removed at 390 px', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.resume(page, 'no payment method');
  const creations = recordCreations(page);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Payment methods' }).click();
  await expectFocusOnTitle(page, 'Payment methods');
  await expect(page.getByText('You have no payment methods yet.')).toBeVisible();

  await page.getByRole('link', { name: 'Add a debit card' }).click();
  await expectFocusOnTitle(page, 'Add a debit card');
  await expect(page.getByLabel('Name on the card')).toHaveValue('Priya Raman');
  await fillCard(page, '6011 1111 1111 1117');
  await expect(page.getByText('Discover', { exact: true })).toBeVisible();
  await portal.setFault({ base: 'payment', kind: 'slow', times: 1, method: 'POST', path: 'customers', ms: 800 });
  await page.getByRole('button', { name: 'Save card' }).dblclick();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Discover ending in 1117')).toContainText('expires 08 / 29');
  expect(page.url()).toBe(portal.origin + LIST);
  expect(creations).toHaveLength(1);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);

  await page.getByRole('link', { name: 'Edit Discover ending in 1117' }).click();
  await expectFocusOnTitle(page, 'Edit your debit card');
  await page.getByLabel('Name on the card').fill('Priya R. Raman');
  await page.getByLabel('Expires').fill('11 / 31');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(row(page, 'Discover ending in 1117')).toContainText('Priya R. Raman');
  await expect(row(page, 'Discover ending in 1117')).toContainText('expires 11 / 31');

  const remove = page.getByRole('button', { name: 'Remove Discover ending in 1117' });
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Funding Account Deleted Successfully')).toBeVisible();
  await expect(page.getByText('Funding account deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('You have no payment methods yet.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('payment method pages open directly, survive a reload, and Back returns', async ({ page, portal, problems }) => {
  problems.allow(/status of 404/);
  await portal.resume(page, 'due soon', LIST);
  const edit = (await page.getByRole('link', { name: 'Edit Visa ending in 4242' }).getAttribute('href')) ?? '';
  const screens: [address: string, heading: string][] = [
    [LIST, 'Payment methods'],
    [edit, 'Edit your debit card'],
  ];
  for (const [address, heading] of screens) {
    await page.goto('/loans');
    await page.goto(address);
    await expect(title(page, heading)).toBeVisible();
    await settled(page);
    await page.reload();
    await expect(title(page, heading)).toBeVisible();
    await settled(page);
    expect(page.url()).toBe(portal.origin + address);
    await page.goBack({ waitUntil: 'commit' }); // A page from the back/forward cache fires no load event.
    await expect(title(page, 'Your loans')).toBeVisible();
  }
  await page.goto('/accounts/card/edit?id=0c7b0e9e-0000-4000-8000-000000000000');
  await expect(page.getByText('We can’t find this payment method')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See your payment methods' }).click();
  await expectFocusOnTitle(page, 'Payment methods');
});
