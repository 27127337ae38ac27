/** The callback page finishes the sign-in and shows the loan list before the application has loaded. */
import type { Page } from '@playwright/test';

import { APPLICATION_SCRIPT, holdRequests, isShownEarly, isHydrated } from './support/earlyPage.ts';
import type { Lender } from './support/lender.ts';
import { title } from './support/paymentSteps.ts';
import { expect, submitSignIn, test } from './support/portal.ts';

const CALLS = /\/oidc\/(?:token|jwks|me)$|\/BorrowerLoan\/all$|\/account\/profile$/;
const amount = (page: Page) => page.getByText('$1,842.17').first();

/** @returns a function that submits the form */
async function openForm(page: Page, portal: Lender, goTo = '/loans'): Promise<() => Promise<void>> {
  await page.goto(portal.origin + goTo, { waitUntil: 'commit' });
  await page.getByLabel('Password', { exact: true }).waitFor();
  const person = await portal.borrower('due soon');
  return () => submitSignIn(page, person);
}

/** @returns a function that lets the script load and waits until React has taken over */
async function signInHeld(page: Page, portal: Lender) {
  const submit = await openForm(page, portal);
  const letApplication = await holdRequests(page, APPLICATION_SCRIPT);
  await submit();
  await expect(amount(page)).toBeVisible();
  return async () => {
    letApplication();
    await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  };
}

test('the list shows at its URL before the application, which hydrates it without new requests', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on('request', (request) => {
    const [path] = CALLS.exec(request.url()) ?? [];
    if (path !== undefined) asked.push(path.replace(/.*\//, ''));
  });
  const letApplication = await signInHeld(page, portal);
  expect(page.url()).toBe(`${portal.origin}/loans`);
  expect(await isShownEarly(page)).toBe(true);
  await expect(title(page, 'Your loans')).toBeFocused();
  expect(await page.title()).toMatch(/^Your loans \| /);
  const before = await page.locator('body').ariaSnapshot();

  await letApplication();
  await expect(page.getByText('Successfully logged in to portal')).toBeVisible();
  await expect(title(page, 'Your loans')).toBeFocused();
  const after = await page.locator('body').ariaSnapshot();
  // Only `main` is compared: the last name's initial in the header, the pending items and the toast appear later.
  expect(after).toContain(before.slice(before.indexOf('- main:'), before.indexOf('- contentinfo')).trim());
  expect(asked.toSorted()).toEqual(['all', 'jwks', 'me', 'profile', 'token']);
});

test('signing out revokes the refresh token at the provider', async ({ page, portal }) => {
  await (
    await signInHeld(page, portal)
  )();
  const revoked = page.waitForRequest((request) => request.url().endsWith('/oidc/token/revocation'));
  await page.getByRole('button', { name: /your menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  expect((await revoked).postData()).toContain('token_type_hint=refresh_token');
  await page.waitForURL(/\/oidc\/|\/loans/);
});

test('a link clicked before the application starts opens its page signed in', async ({ page, portal }) => {
  await signInHeld(page, portal);
  await page.getByRole('link', { name: /^See loan details/ }).click();
  await page.waitForURL(/\/loans\/[^/]+$/, { waitUntil: 'commit' });
  await page.unroute(APPLICATION_SCRIPT);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'About this loan', exact: true })).toBeVisible();
});

test('a reload before the application starts shows the same list', async ({ page, portal }) => {
  await signInHeld(page, portal);
  await page.reload({ waitUntil: 'commit' });
  await expect(amount(page)).toBeVisible();
  await page.unroute(APPLICATION_SCRIPT);
  await page.reload();
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
});

test('a sign-out in another tab removes the early list', async ({ page, portal, context }) => {
  await signInHeld(page, portal);
  const other = await context.newPage();
  await other.goto(`${portal.origin}/version.json`);
  await other.evaluate(() => localStorage.removeItem('token'));
  await expect(amount(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/\$|Maple|Dana/);
});

test.describe('the application completes the sign-in', () => {
  test.afterEach(async ({ page, portal }) => {
    await expect(amount(page)).toBeVisible();
    await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
    expect(page.url()).toBe(`${portal.origin}/loans`);
    await expect(title(page, 'Your loans')).toBeFocused();
  });

  test('when the callback script fails to load', async ({ page, portal, problems }) => {
    problems.allow(/callback\.\w+\.js/);
    const submit = await openForm(page, portal);
    await page.route(/\/callback\.\w+\.js$/, (route) => route.abort());
    await submit();
  });

  test('when the callback script arrives after the application started', async ({ page, portal }) => {
    const submit = await openForm(page, portal);
    const letScript = await holdRequests(page, /\/callback\.\w+\.js$/);
    const letRest = await holdRequests(page, /\/SigningIn\.\w+\.js$/);
    const isWanted = page.waitForRequest(/\/SigningIn\.\w+\.js$/);
    await submit();
    await isWanted;
    letScript();
    await page.waitForResponse(/\/callback\.\w+\.js$/);
    await page.waitForTimeout(300);
    letRest();
  });

  test('when storage is full', async ({ page, portal }) => {
    const submit = await openForm(page, portal);
    await page.addInitScript(() => {
      const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function setItem(this: Storage, key: string, value: string) {
        if (key === 'token') throw new DOMException('Full', 'QuotaExceededError');
        set.call(this, key, value);
      };
    });
    await submit();
  });

  test('when the provider is slow and the application’s script fails once', async ({ page, portal, problems }) => {
    problems.allow(/main\.\w+\.js|ERR_FAILED/);
    const submit = await openForm(page, portal);
    let refused = 0;
    await page.route(APPLICATION_SCRIPT, (route) => ((refused += 1) === 1 ? route.abort() : route.continue()));
    const letTokens = await holdRequests(page, /\/oidc\/token$/);
    await submit();
    await expect.poll(() => refused).toBe(1);
    await page.waitForTimeout(3000); // The document itself requests the script again after 2.5 s.
    letTokens();
  });

  test('when the provider is slow, with a message meanwhile', async ({ page, portal }) => {
    const submit = await openForm(page, portal);
    const letTokens = await holdRequests(page, /\/oidc\/token$/);
    await submit();
    await expect(title(page, 'Signing you in')).toBeVisible();
    letTokens();
  });

  test('when the list is slow', async ({ page, portal }) => {
    const submit = await openForm(page, portal);
    const letList = await holdRequests(page, /\/BorrowerLoan\/all$/);
    await submit();
    await expect(title(page, 'Your loans')).toBeVisible();
    letList();
  });

  test('when the callback gets the generic document', async ({ page, portal }) => {
    const submit = await openForm(page, portal);
    const plain = await (await fetch(`${portal.origin}/pay`, { headers: { accept: 'text/html' } })).text();
    await page.route(/\/auth\/callback\?/, async (route) => {
      const response = await route.fetch();
      const nonce = /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '')?.[1] ?? '';
      await route.fulfill({ response, body: plain.replaceAll(/nonce="?[^"\s>]+"?/g, `nonce="${nonce}"`) });
    });
    await submit();
  });
});

test('a sign-in that started at another page returns to it', async ({ page, portal }) => {
  const submit = await openForm(page, portal, '/accounts/list');
  await submit();
  await page.waitForURL(`${portal.origin}/accounts/list`);
  await expect(page.getByText('Visa ending in 4242').first()).toBeVisible();
  await expect(page.locator('main h1')).toBeFocused();
});

test('a failed list request is shown on the loans page', async ({ page, portal, problems }) => {
  problems.allow(/status of 500/);
  const submit = await openForm(page, portal);
  await page.route(/\/BorrowerLoan\/all$/, (route) => route.fulfill({ status: 500, json: {} }));
  await submit();
  await expect(title(page, 'Your loans')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(/\/BorrowerLoan\/all$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(amount(page)).toBeVisible();
});

for (const [what, path] of [
  ['tokens', /\/oidc\/token$/],
  ['keys', /\/oidc\/jwks$/],
  ['word about the person', /\/oidc\/me$/],
] as const)
  test(`a sign-in that fails at the provider’s ${what} shows an error and no data, and can be retried`, async ({
    page,
    portal,
    problems,
  }) => {
    problems.allow(/status of 500|Sign-in:/);
    const submit = await openForm(page, portal);
    await page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
    await submit();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page).toHaveURL(`${portal.origin}/auth/callback`); // The authorization code is removed from the URL.
    expect(await page.evaluate(() => [localStorage.getItem('token'), document.body.innerText])).toEqual([
      null,
      expect.not.stringMatching(/Maple|Dana/),
    ]);
    await page.unroute(path);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(amount(page)).toBeVisible();
  });

test('when the post-sign-in script fails to load, the session continues as after a reload', async ({
  page,
  portal,
  problems,
}) => {
  problems.allow(/SigningIn\.\w+\.js|ERR_FAILED/);
  const submit = await openForm(page, portal);
  await page.route(/\/SigningIn\.\w+\.js$/, (route) => route.abort());
  const profile = page.waitForResponse(/\/account\/profile$/);
  const watch = page.waitForRequest(/\/oidc\/session\/check/);
  await submit();
  await Promise.all([profile, watch]);
  await expect(amount(page)).toBeVisible();
});
