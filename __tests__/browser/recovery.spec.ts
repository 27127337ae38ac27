/** Signing out, coming back, wrong addresses, slow answers. */
import type { Page } from '@playwright/test';

import { identifierOf } from '../../sandbox/db/seeds/situation.ts';
import { DUE_SOON, payLink, title } from './support/paying.ts';
import { expect, test } from './support/portal.ts';

const OWN_LOAN = identifierOf('loan 3100040101');
const OTHERS_LOAN = identifierOf('loan 3100040202');
const PRIVATE = /418 Maple Street|1,842\.17|Dana/;

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' }).click();

test('signing out clears every key of the session and says so', async ({ page, portal }) => {
  await portal.signIn(page, 'due soon');
  await expect(payLink(page)).toBeVisible();
  const before = await page.evaluate(() => Object.keys(localStorage));
  expect(before).toEqual(expect.arrayContaining(['token', 'expiresAt', 'givenname']));
  expect(before.some((key) => key.startsWith('oidc.user:'))).toBe(true);
  await page.evaluate(() => {
    for (const key of ['authenticate-later', 'oidc.left.over', 'portal.left.over']) localStorage.setItem(key, 'true');
    sessionStorage.setItem('portal.left.over', 'true');
    localStorage.setItem('somebody.else', 'true');
  });

  await signOut(page);

  await expect(title(page, 'You are signed out')).toBeVisible();
  await expect(page).toHaveURL(`${portal.origin}/loans`);
  const left = await page.evaluate(() => ({ local: Object.keys(localStorage), tab: Object.keys(sessionStorage) }));
  expect(left.local).toEqual(['somebody.else']);
  expect(left.tab).toEqual([]);
  await expect(page.getByText('Successfully logged in to portal')).toHaveCount(0);
});

test('signing out in one tab signs out the other', async ({ page, portal, context }) => {
  await portal.signIn(page, 'due soon');
  const other = await context.newPage();
  await other.goto('/loans');
  await expect(payLink(other)).toBeVisible();

  await signOut(page);

  await expect(payLink(other)).toHaveCount(0);
  await expect(other.getByText(PRIVATE)).toHaveCount(0);
});

test('signing out at the provider itself ends the session here too, and says so', async ({ page, portal, context, problems }) => {
  problems.allow(/status of 400 .*oidc\/token/); // the renewal that is refused is the proof
  await portal.signIn(page, 'due soon');
  await expect(payLink(page)).toBeVisible();
  // The check has to have seen the session before it can see it end.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('message', ({ data }) => data === 'unchanged' && resolve());
      }),
  );
  const provider = await context.newPage();
  await provider.goto('/oidc/session/end');
  await provider.getByRole('button', { name: 'Sign out' }).click();
  await expect(title(provider, 'You are signed out')).toBeVisible();

  await expect(title(page, 'You were signed out somewhere else')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(PRIVATE)).toHaveCount(0);
});

test('Back after signing out shows nothing private', async ({ page, portal }) => {
  await portal.signIn(page, 'due soon');
  await payLink(page).click();
  await expect(title(page, 'What you owe')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(title(page, 'How do you want to pay?')).toBeVisible();
  await signOut(page);
  await expect(title(page, 'You are signed out')).toBeVisible();

  for (let step = 0; step < 4; step += 1) {
    const left = await page.goBack({ waitUntil: 'commit' }).catch(() => null);
    await expect(page.locator('body')).toBeVisible();
    await expect(page.getByText(PRIVATE)).toHaveCount(0);
    if (left === null && page.url() === 'about:blank') break;
  }
});

test('who opens a payment signed out signs in and lands there', async ({ page, portal }) => {
  await portal.signIn(page, 'due soon', `/pay/details?loan=${OWN_LOAN}`);

  await expect(title(page, 'What you owe')).toBeVisible();
  await expect(page.getByText(DUE_SOON.amount).first()).toBeVisible();
});

test('an address that leads nowhere says so and shows the ways on', async ({ page }) => {
  await page.goto('/no/such/page');

  await expect(title(page, 'We can’t find that page')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Make a payment' })).toBeVisible();
});

for (const path of ['/loans/', '/pay/details?loan=', '/pay/mode?loan=']) {
  test(`somebody else's loan does not exist at ${path}`, async ({ page, portal, problems }) => {
    problems.allow(/status of 404/);
    await portal.signIn(page, 'due soon', path + OTHERS_LOAN);

    await expect(page.getByText(/could not find|can’t find/).first()).toBeVisible();
    await expect(page.getByText(/27 Quarry Hill|0202/)).toHaveCount(0);
  });
}

test("somebody else's receipt does not exist", async ({ page, portal }) => {
  await portal.signIn(page, 'due soon', '/pay/success?ref=00000000-0000-4000-8000-000000000000');

  await expect(title(page, 'We have no such payment')).toBeVisible();
});

test('a slow answer shows the shape of the page, then the loans', async ({ page, portal }) => {
  await portal.signIn(page, 'due soon');
  await expect(payLink(page)).toBeVisible();
  await portal.setFault({ base: 'borrower', kind: 'slow', times: 1, method: 'GET', path: 'BorrowerLoan', ms: 1000 });
  await page.reload();

  const loading = page.getByRole('main').locator('[aria-busy="true"]');
  await expect(loading).toBeVisible();
  await expect(loading.getByRole('status', { name: 'Loading' })).toHaveCount(1);
  await expect(payLink(page)).toBeVisible();
  await expect(loading).toHaveCount(0);
});
