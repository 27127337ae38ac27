/** The data for the loan list is requested while the application's script is still loading. */
import type { Page } from '@playwright/test';

import { openReview, payButton, receiptTitle, title } from './support/paymentSteps.ts';
import { expect, test } from './support/portal.ts';

const LIST = /\/BorrowerLoan\/all$/;
const SCREEN = /\/LoansScreen\.\w+\.js$/;
const APPLICATION = /\/main\.\w+\.js$/;

/** @returns a function that lets the script load */
async function holdApplication(page: Page): Promise<() => void> {
  let goOn: () => void = () => undefined;
  const isWanted = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(APPLICATION, async (route) => {
    await isWanted;
    await route.continue();
  });
  return goOn;
}

function recordRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

const amount = (page: Page) => page.getByText('$1,842.17').first();

test('the list and its screen are requested before the application starts, each once', async ({ page, portal }) => {
  await portal.resume(page, 'due soon');
  await amount(page).waitFor();
  await page.goto('about:blank');
  const goOn = await holdApplication(page);
  const asked = recordRequests(page);

  const answered = page.waitForResponse(LIST);
  await page.goto(`${portal.origin}/loans`, { waitUntil: 'commit' });
  await answered;
  await expect.poll(() => asked.filter((url) => SCREEN.test(url))).toHaveLength(1);
  goOn();
  await amount(page).waitFor();

  const times = [LIST, SCREEN, APPLICATION, /\/config\.json/].map((one) => asked.filter((url) => one.test(url)).length);
  expect(times).toEqual([1, 1, 1, 1]);
});

test('no early request is sent for a visitor or after the session ended', async ({ page, portal, problems }) => {
  problems.allow(/integrity|digest/);
  await portal.resume(page, 'due soon');
  await amount(page).waitFor();
  await page.route(APPLICATION, (route) => route.fulfill({ body: '' })); // The integrity check fails, so none of the script runs.
  const asked = recordRequests(page);
  const open = async (token: string | null) => {
    await page.evaluate(
      (text) => (text === null ? localStorage.removeItem('token') : localStorage.setItem('token', text)),
      token,
    );
    asked.length = 0;
    await page.goto(`${portal.origin}/loans`, { waitUntil: 'load' });
    await page.waitForTimeout(300); // The loan list is requested shortly after the runtime document has loaded.
    return asked.filter((url) => LIST.test(url) || SCREEN.test(url)).length;
  };
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const over = `e30.${btoa('{"exp":1700000000}')}.e30`;

  expect([await open(token), await open(null), await open(over), await open('no token')]).toEqual([2, 0, 0, 0]);
});

test('the scripts of likely next pages are prefetched when the list is idle', async ({ page, portal }) => {
  const next = [/\/PayModeScreen\.\w+\.js$/, /\/LoanDetailsScreen\.\w+\.js$/];
  const fetched = Promise.all(
    next.map((script) => page.waitForEvent('requestfinished', (request) => script.test(request.url()))),
  );
  await portal.resume(page, 'due soon');
  await fetched;
  // Blocks all scripts from here on. Whatever these pages prefetch in turn does not delay them.
  await page.route(/\.js$/, () => undefined);
  await page.locator('article a[href^="/loans/"]').first().click();
  await expect(page.getByRole('heading', { name: 'About this loan', exact: true })).toBeVisible();
  await page.goBack();
  await page.locator('article a[href^="/pay/"]').first().click();
  await expect(title(page, 'How do you want to pay?')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();
});

test('the receipt needs no more scripts once the payment is sent', async ({ page, portal }) => {
  const times = page.waitForEvent('requestfinished', (request) => /\/Times\.\w+\.js$/.test(request.url()));
  await openReview(page, portal);
  await times;
  await page.waitForLoadState('networkidle');
  await page.route(/\.js$/, () => undefined);
  await payButton(page).click();
  await expect(receiptTitle(page)).toBeVisible();
  await expect(page.getByText(/ at \d+:\d\d [AP]M|\d+:\d\d [ap]m/).first()).toBeVisible();
});
