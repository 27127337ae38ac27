/** Measures how long a borrower waits on a slow phone from the landing page to the loan list. */
import type { Page } from '@playwright/test';

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
    { id: 'signIn.password', label: '“Sign in” clicked (3 s after the first page) → password field', unit: 'ms', max: 1600 },
    { id: 'signIn.loans', label: 'Password sent → first loan', unit: 'ms', max: 1600 },
  ],
  run: async ({ origin, chromium }) => {
    const person = await seededBorrower(origin, 'due soon');
    return withPage(chromium, async (page) => {
      await throttle(page);
      await page.goto(origin);
      await page.waitForTimeout(BEFORE_CLICK_MS);
      const password = await timeUntil(page, 'input[type=password]', () =>
        page.getByRole('link', { name: 'Sign in', exact: true }).click(),
      );
      await fillIn(page, person);
      const loans = await timeUntil(page, FIRST_LOAN, () => submit(page));
      return { 'signIn.password': { value: password }, 'signIn.loans': { value: loans } };
    });
  },
};

/** Milliseconds from a click until an element is visible. */
async function timeUntil(page: Page, selector: string, click: () => Promise<void>): Promise<number> {
  const since = performance.now();
  await click();
  await page.locator(selector).first().waitFor({ timeout: TIMEOUT_MS });
  return performance.now() - since;
}

async function fillIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }).click();

/** Signs in through the provider's form at `address` and waits for the loan list. */
export async function signInByForm(page: Page, address: string, person: { email: string; password: string }): Promise<void> {
  await page.goto(address);
  await fillIn(page, person);
  await submit(page);
  await page.locator(FIRST_LOAN).first().waitFor();
}
