import { signOut } from './support/header.ts';
import { payLink, title } from './support/paymentSteps.ts';
import { expect, submitSignIn, test } from './support/portal.ts';

const PRIVATE = /418 Maple Street|1,842\.17|Dana/;

test('Back after signing out shows nothing private', { tag: '@whole' }, async ({ page, portal, problems }) => {
  problems.allow(/status of 400 .*oidc\/interaction/); // Back reaches the sign-in page of a finished sign-in.
  await portal.signIn(page, 'due soon');
  await payLink(page).click();
  await expect(title(page, 'How do you want to pay?')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible(); // No request is pending.
  await signOut(page);
  await expect(title(page, 'You are signed out')).toBeVisible();

  for (let step = 0; step < 4; step += 1) {
    const left = await page.goBack({ waitUntil: 'commit' }).catch(() => null);
    await expect(page.locator('body')).toBeVisible();
    await expect(page.getByText(PRIVATE)).toHaveCount(0);
    if (left === null && page.url() === 'about:blank') break;
  }
});

test('a page whose script fails offline says so and loads when the connection returns', async ({
  page,
  portal,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Loading (CSS )?chunk|ChunkLoadError/);
  await portal.resume(page, 'due soon');
  await expect(payLink(page)).toBeVisible();
  await context.route('**/assets/PayModeScreen.*', (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
  await payLink(page).click();
  const heading = title(page, 'You seem to be offline');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('You seem to be offline');

  await context.unrouteAll();
  await context.setOffline(false);
  await expect(title(page, 'How do you want to pay?')).toBeVisible();
});

test('sign-in scripts that fail to load show a message, and a reload continues', async ({ page, portal, context, problems }) => {
  problems.allow(/ERR_FAILED|Loading (CSS )?chunk|ChunkLoadError/);
  // Blocks both scripts: the early callback script can finish a sign-in without the other one, which is needed only afterwards.
  const again = page.getByRole('button', { name: 'Load the page again' });
  const block = () => context.route(/\/assets\/(?:SigningIn|callback)\./, (route) => route.abort());

  await block();
  await page.goto('/auth/login');
  await expect(title(page, 'This page did not open')).toBeFocused();
  await context.unrouteAll();
  await again.click();
  await page.getByLabel('Email').waitFor();

  await block();
  await submitSignIn(page, await portal.borrower('due soon'));
  await expect(title(page, 'This page did not open')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await context.unrouteAll();
  await again.click();
  await expect(payLink(page)).toBeVisible();
});

test('one click on Continue suffices although leaving the field shows an error', async ({ page, portal }) => {
  // The window is tall enough that nothing scrolls; otherwise scroll anchoring would hold the button in place.
  await page.setViewportSize({ width: 1280, height: 2400 });
  await portal.resume(page, 'due soon');
  await payLink(page).click();
  await page.getByRole('radio', { name: 'A new debit card' }).check();
  await page.getByLabel('Card number').fill('42424242');

  await page.getByRole('button', { name: 'Continue' }).click();

  const summary = page.getByRole('alert').filter({ hasText: /things to correct/ });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link', { name: 'Enter all 16 digits of the card number.' })).toBeVisible();
});
