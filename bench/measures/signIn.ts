/** From the first page to the loans: what a borrower waits for on a slow line. */
import type { Page } from '@playwright/test';

import { borrowerOf } from '../borrowers.ts';
import { onPhone } from '../chrome.ts';
import { placeOf, press } from '../presses.ts';
import type { Measure } from '../rows.ts';
import { watchPage, type Sight } from '../watchPage.ts';

/** As long as somebody needs to find the button. */
const STAYS_SECONDS = 3;

export const PASSWORD: Sight = ['input[type=password]'];
export const FIRST_LOAN: Sight = ['article.loan-card'];

export const signIn: Measure = {
  name: 'signIn',
  rows: [
    {
      id: 'signIn.password',
      what: `“Sign in” on the first page (after ${STAYS_SECONDS} s there) → password field`,
      unit: 'ms',
      most: 1600,
    },
    { id: 'signIn.loans', what: 'Password sent → first loan', unit: 'ms', most: 1600 },
  ],
  run: async ({ origin, chromium }) => {
    const person = await borrowerOf(origin, 'due soon');
    return onPhone(chromium, async ({ page, slowDown, slowLine }) => {
      const { shown } = await watchPage(page, { password: PASSWORD, loan: FIRST_LOAN });
      await slowLine();
      await slowDown();
      await page.goto(origin);
      const place = await placeOf(page.getByRole('link', { name: 'Sign in', exact: true }));
      await page.waitForTimeout(STAYS_SECONDS * 1000);
      const password = shown('password');
      const pressed = await press(page, place);
      const asked = await password;

      const button = await fillIn(page, person);
      const loan = shown('loan');
      const sent = await press(page, button);
      return { 'signIn.password': { value: asked - pressed }, 'signIn.loans': { value: (await loan) - sent } };
    });
  },
};

/** Fills in the provider's page. @returns where its button is */
export async function fillIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  return placeOf(page.getByRole('button', { name: 'Sign in', exact: true }));
}

/** Signs in as a borrower does, and waits for the loans. @param address of a page that asks for it */
export async function signInByForm(page: Page, address: string, person: { email: string; password: string }): Promise<void> {
  await page.goto(address);
  await fillIn(page, person);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator(FIRST_LOAN[0]).first().waitFor();
}
