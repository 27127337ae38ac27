/** The header of every page. */
import type { Locator, Page } from '@playwright/test';

/** The button with the person's initials; it is there only in a session. */
export const menuButton = (page: Page): Locator => page.getByRole('button', { name: /your menu$/i });

/** Opens the menu under the person's name. */
export async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
}

/** Signs out as a borrower does: from the menu. */
export async function signOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
}
