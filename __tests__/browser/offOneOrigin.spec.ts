/** The portal and the lender on two sites: everything works as on one, although the browser sends the provider's cookies to no frame. */
import type { Page } from '@playwright/test';

import {
  confirmationNumber,
  DUE_SOON,
  expectCharged,
  expectReceiptMail,
  newCard,
  payButton,
  payLink,
  receipt,
  reviewFromLoans,
  title,
} from './support/paying.ts';
import { signOut } from './support/frame.ts';
import type { Credentials } from './support/lender.ts';
import { openFileCalls } from './support/fileCalls.ts';
import { incomeLinkOf } from './support/income.ts';
import { expect, submitSignIn } from './support/portal.ts';
import { test } from './support/twoOrigins.ts';

async function signIn(page: Page, person: Credentials): Promise<void> {
  await page.goto('/loans');
  await submitSignIn(page, person);
  await expect(payLink(page)).toBeVisible();
}

test('signs in, pays by card, stays signed in after a reload without a refresh token in any storage, signs out', async ({
  page,
  portal,
  origins,
}) => {
  await signIn(page, await portal.borrower('due soon'));
  expect(new URL(page.url()).origin).toBe(origins.portal);

  await reviewFromLoans(page, newCard());
  await payButton(page).click();
  await expect(receipt(page)).toBeVisible();
  const confirmation = await confirmationNumber(page);
  await expectCharged(portal, [DUE_SOON.cents]);
  await expectReceiptMail(portal, DUE_SOON.email, DUE_SOON.amount, confirmation);

  // Without its cookies the provider's frame sees another session. The library asks about it, then the portal; both are told that nobody
  // is signed in, and the portal must not believe it.
  const refusals: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/silent-renew?error=login_required')) refusals.push(request.url());
  });
  await page.reload();
  await expect(receipt(page)).toBeVisible();
  await expect.poll(() => refusals.length).toBeGreaterThanOrEqual(2);
  await expect(receipt(page)).toBeVisible();
  await page.getByRole('link', { name: 'See your loans' }).click();
  await expect(page.getByText(/Dec 23/).first()).toBeVisible();

  await signOut(page);
  await expect(title(page, 'You are signed out')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(origins.portal);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('signs up at a lender elsewhere, and the mailed link leads back to the portal', async ({ page, portal, origins }) => {
  await page.goto('/auth/signup');
  await page.getByLabel('Name', { exact: true }).fill('Ana López');
  await page.getByLabel('Email', { exact: true }).fill('elsewhere@example.com');
  for (const name of ['Password', 'Repeat password']) await page.getByLabel(name, { exact: true }).fill('Harbour-lantern-58');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(title(page, 'Check your email')).toBeVisible();

  await page.goto((await portal.inbox('elsewhere@example.com'))[0]?.links[0]?.url ?? '');
  await page.getByRole('button', { name: 'Create my account' }).click();

  await expect(title(page, 'Your account has been created')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(origins.portal);
});

test('a form with a file goes to the lender elsewhere, says how much has gone, and the file comes back under its name', async ({
  page,
  portal,
}) => {
  await signIn(page, await portal.borrower('due soon'));
  await openFileCalls(page, await incomeLinkOf(portal, 'nothing sent yet'));
  const file = { name: 'Nómina de marzo.pdf', head: '%PDF-1.7\n', sizeBytes: 3_000_000 };
  const { data } = await page.evaluate((one) => window.fileCalls.upload([one], crypto.randomUUID()), file);
  expect(await page.evaluate(() => window.fileCalls.told().at(-1))).toBe(1);

  const downloaded = await page.evaluate((id) => window.fileCalls.download(id), data?.[0]?.documentId ?? '');
  expect(downloaded.shown).toEqual({
    name: expect.stringMatching(/^paystub-/) as unknown,
    type: 'application/pdf',
    sizeBytes: file.sizeBytes,
  });
});
