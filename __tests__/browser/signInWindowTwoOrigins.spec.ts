/** The sign-in window with the provider on another site: the window keeps its `opener` across both sites' documents. */
import { amount, openWindow, signInThere } from './support/signInWindow.ts';
import { expect } from './support/portal.ts';
import { test } from './support/twoOrigins.ts';

test.use({ popup: true });

test(
  'a borrower signs in through a window on the lender’s other origin',
  { tag: '@whole' },
  async ({ page, portal, origins }) => {
    await page.goto('/loans');
    const opened = await openWindow(page);
    expect(new URL(opened.url()).origin).toBe(origins.lender);
    await signInThere(opened, await portal.borrower('due soon'));
    await expect(amount(page)).toBeVisible();
    expect(new URL(page.url()).origin).toBe(origins.portal);
  },
);
