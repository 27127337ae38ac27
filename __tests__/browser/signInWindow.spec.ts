/** With `popup` configured, "Sign in" opens the provider in a separate window, and the page continues when it is done. */
import { signOut } from './support/header.ts';
import { title } from './support/paymentSteps.ts';
import { expect, submitSignIn, test as base, withLender } from './support/portal.ts';
import { localDocument, withRuntimeDocument } from './support/runtimeDocument.ts';
import { amount, openWindow, signInThere } from './support/signInWindow.ts';

const test = base.extend<object, object>({
  lender: [
    ({ browserName: _browserName }, use) => {
      const local = localDocument();
      const document = { ...local, identity: { ...local.identity, popup: true } };
      return withRuntimeDocument(document, (environment) => withLender(environment, use));
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test(
  'a borrower signs in through a 500 by 500 px window without leaving the page',
  { tag: '@whole' },
  async ({ page, portal }) => {
    await page.goto('/loans');
    await expect(title(page, 'Sign in to continue')).toBeVisible();
    const isLeft = page.evaluate(() => new Promise((gone) => addEventListener('pagehide', () => gone(true))));
    let wasLeft = false;
    isLeft.then(
      () => (wasLeft = true),
      () => (wasLeft = true),
    );
    const opened = await openWindow(page);
    expect(await opened.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 500]);
    await expect(page.getByRole('alertdialog').getByText('Sign in in the window that opened')).toBeVisible();

    await signInThere(opened, await portal.borrower('due soon'));

    await expect(amount(page)).toBeVisible();
    await expect(page.getByText('Successfully logged in to portal')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    expect(wasLeft).toBe(false);

    await signOut(page);
    await expect(title(page, 'You are signed out')).toBeVisible();
  },
);

test(
  'a closed sign-in window is detected, and signing in on the page works instead',
  { tag: '@whole' },
  async ({ page, portal }) => {
    await page.goto('/loans');
    const opened = await openWindow(page);
    await opened.close();

    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText('The sign-in window was closed before you were done.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await dialog.getByRole('button', { name: 'Sign in in this window' }).click();
    await submitSignIn(page, await portal.borrower('due soon'));
    await expect(amount(page)).toBeVisible();
  },
);

test('every document of the window’s sign-in keeps its connection to the page', { tag: '@whole' }, async ({ page, portal }) => {
  const policyOf = async (address: string) => {
    const response = await page.request.get(portal.origin + address, { headers: { accept: 'text/html' }, maxRedirects: 0 });
    return response.headers()['cross-origin-opener-policy'];
  };
  for (const address of ['/', '/loans', '/auth/login']) expect(await policyOf(address)).toBe('same-origin-allow-popups');
  for (const address of ['/auth/callback?code=x', '/oidc/auth?client_id=x']) expect(await policyOf(address)).toBe('unsafe-none');
  expect(await policyOf('/api/borrower/account')).toBe('same-origin');
});
