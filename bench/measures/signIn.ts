/** Measures how long a borrower waits on a slow phone from the landing page to the loan list. */
import type { Locator, Page } from '@playwright/test';

import { throttle, withPage } from '../browser.ts';
import type { Measure } from '../measure.ts';
import { seededBorrower } from '../sandboxRequests.ts';

/** A borrower needs time to find the button, and the landing page loads what sign-in needs meanwhile. */
const BEFORE_CLICK_MS = 3000;
const TIMEOUT_MS = 30_000;

export const FIRST_LOAN = 'article.loan-card';

export const signIn: Measure = {
  name: 'signIn',
  rows: [
    { id: 'signIn.password', label: '“Sign in” pressed (3 s after the first page) → password field, ms', max: 1600 },
    { id: 'signIn.loans', label: 'Password sent → first loan, ms', max: 1600 },
  ],
  run: async ({ origin, chromium }) => {
    const person = await seededBorrower(origin, 'due soon');
    return withPage(chromium, async (page) => {
      await throttle(page);
      await page.goto(origin);
      await page.waitForTimeout(BEFORE_CLICK_MS);
      const link = page.getByRole('link', { name: 'Sign in', exact: true });
      const password = await timeFromPress(page, link, 'input[type=password]');
      await fillIn(page, person);
      const loans = await timeFromPress(page, submitButton(page), FIRST_LOAN);
      return { 'signIn.password': { value: password }, 'signIn.loans': { value: loans } };
    });
  },
};

/** Milliseconds from the press of a button to the frame that shows an element, even in another document. */
async function timeFromPress(page: Page, button: Locator, selector: string): Promise<number> {
  await button.hover(); // Playwright waits until the button can be pressed, which is not counted.
  const pressedAt = Date.now();
  await page.mouse.down();
  await page.mouse.up();
  const shownAt = await page.waitForFunction(
    (wanted) => document.querySelector(wanted)?.checkVisibility() === true && Date.now(),
    selector,
    { timeout: TIMEOUT_MS },
  );
  return Number(await shownAt.jsonValue()) - pressedAt;
}

async function fillIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

const submitButton = (page: Page): Locator => page.getByRole('button', { name: 'Sign in', exact: true });

/** Signs in through the provider's form at `address` and waits for the loan list. */
export async function signInByForm(page: Page, address: string, person: { email: string; password: string }): Promise<void> {
  await page.goto(address);
  await fillIn(page, person);
  await submitButton(page).click();
  await page.locator(FIRST_LOAN).first().waitFor();
}
