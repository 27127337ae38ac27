import type { Locator, Page } from '@playwright/test';

/** The button with the user's initials, shown only while signed in. */
export const menuButton = (page: Page): Locator => page.getByRole('button', { name: /your menu$/i });

export async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
}

export async function signOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
}
