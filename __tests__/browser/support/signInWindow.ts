/** Signing in where "Sign in" opens a window. */
import type { Page } from '@playwright/test';

import type { Credentials } from './lender.ts';
import { submitSignIn } from './portal.ts';

/** What the borrower "due soon" owes, on the loans. */
export const amount = (page: Page) => page.getByText('$1,842.17').first();
const signInButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });

/** Presses "Sign in" and gives the window, once it shows the provider's form. */
export async function openWindow(page: Page): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), signInButton(page).click()]);
  await opened.getByLabel('Email').waitFor();
  return opened;
}

/** Fills in the form; the window closes by itself when the provider has answered. */
export async function signInThere(opened: Page, person: Credentials): Promise<void> {
  const isClosed = opened.waitForEvent('close');
  await submitSignIn(opened, person);
  await isClosed;
}
