import type { Page } from '@playwright/test';

import type { Credentials } from './lender.ts';
import { submitSignIn } from './portal.ts';

/** Amount due of the borrower "due soon" on the loan list. */
export const amount = (page: Page) => page.getByText('$1,842.17').first();
const signInButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });

export async function openWindow(page: Page): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), signInButton(page).click()]);
  await opened.getByLabel('Email').waitFor();
  return opened;
}

/** Submits the form and waits until the window has closed itself. */
export async function signInThere(opened: Page, person: Credentials): Promise<void> {
  const isClosed = opened.waitForEvent('close');
  await submitSignIn(opened, person);
  await isClosed;
}
