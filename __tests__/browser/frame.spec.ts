import type { Locator, Page } from '@playwright/test';

import { axeViolations } from './support/axe.ts';
import { menuButton, openMenu } from './support/header.ts';
import { guestOf, ssnField } from './support/guests.ts';
import { tabTo } from './support/keyboard.ts';
import { findingsOf } from './support/layoutFindings.ts';
import { expect, test } from './support/portal.ts';
import { settled } from './support/screens.ts';
import { SUMMARY_RECIPIENTS, summaryLinkOf } from './support/summaries.ts';

const brand = (page: Page) => page.getByRole('link', { name: 'CCM, to your loans' });

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (box === null) throw new Error(`${one.toString()} is not shown`);
  return box;
};

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('a sign-in toast covers neither the brand, the menu nor an amount', async ({ page, portal }) => {
  await portal.signIn(page, 'due soon');
  const words = page.getByText('Successfully logged in to portal');
  const toast = page.locator('.MuiSnackbar-root').filter({ has: words });
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await words.hover(); // Hovering keeps the toast open.
    for (const other of [brand(page), menuButton(page), page.locator('main .amount').first()])
      expect(await overlap(toast, other), `${other.toString()} at ${width} px`).toBe(false);
  }
  const { x, y, width, height } = await boxOf(toast);
  for (const distance of [1280 - x - width, 844 - y - height]) expect(distance, 'It stands at the bottom right').toBeLessThan(64);
  await tabTo(page, toast.getByRole('button', { name: 'Close' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(toast).toBeHidden();
});

test('an action’s toast covers no heading or link, also after scrolling and on the next page', async ({ page, portal }) => {
  const { loanNumber, zip, ssn } = await guestOf(portal, 'loan.to.add@example.com');
  await portal.resume(page, 'a loan to add', '/loans/add');
  const covered = () =>
    page.evaluate(() => {
      const toasts = [...document.querySelectorAll('.MuiSnackbar-root')].map((one) => one.getBoundingClientRect());
      if (toasts.length === 0) return ['there is no toast'];
      return [...document.querySelectorAll('h1, h2, h3, a, button')]
        .filter((one) => one.closest('.MuiSnackbar-root') === null)
        .map((one) => ({ words: one.textContent, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.bottom > 0 && box.top < innerHeight)
        .filter(({ box }) =>
          toasts.some((it) => it.left < box.right && box.left < it.right && it.top < box.bottom && box.top < it.bottom),
        )
        .map(({ words }) => words);
    });
  const toast = page.locator('.MuiSnackbar-root').filter({ hasText: 'was added to your list' });
  const WIDTHS = [390, 1280];
  await page.setViewportSize({ width: 390, height: 700 });
  await page.getByLabel('Loan number').fill(loanNumber);
  await page.getByLabel('ZIP code').fill(zip);
  await ssnField(page).fill(ssn);
  await page.getByRole('button', { name: 'Add loan' }).click();
  await toast.hover(); // Hovering keeps the toast open.
  // The added card receives the focus a moment later, and the page may scroll to it.
  await expect(page.locator('article:focus')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    await toast.hover();
    await expect.poll(covered, { message: `${width} px, once the toast has followed the page` }).toEqual([]);
    // Scrolls without animation, because a key pressed during a smooth scroll may be lost.
    for (const top of [10_000, 0]) await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(covered, { message: `${width} px, scrolled` }).toEqual([]);
  }
  await page
    .getByRole('link', { name: /^See loan details/ })
    .last()
    .focus();
  await toast.hover();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Loan details' }).waitFor();
  for (const width of WIDTHS.toReversed()) {
    await page.setViewportSize({ width, height: 700 });
    await toast.hover();
    await expect.poll(covered, { message: `${width} px, on the next page` }).toEqual([]);
  }
});

test('an action that fails offline shows a toast below the offline notice, closed by keyboard', async ({
  page,
  portal,
  problems,
}) => {
  await portal.resume(page, 'due soon', '/accounts/list');
  await page.getByRole('button', { name: /^Remove Visa/ }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Remove card' }).waitFor();
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Remove card' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.context().setOffline(false); // Goes online for a moment, because the toast code loads with the first toast.
  const toast = page.getByRole('alert').filter({ hasText: 'Error in removing funding account' });
  await expect(toast).toBeVisible();
  await page.context().setOffline(true);
  const offline = page.getByRole('status').filter({ hasText: 'offline' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const other of [offline, page.getByRole('heading', { level: 1 })])
      await expect.poll(() => overlap(toast, other), { message: `${other.toString()} at ${width} px` }).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
});

test('the menu works by keyboard and has no accessibility violations', async ({ page, portal }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await portal.resume(page, 'due soon');
  await settled(page);
  await tabTo(page, menuButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Payment methods' })).toBeFocused();
  expect([...(await axeViolations(page)), ...(await findingsOf(page))]).toEqual([]);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeHidden();
});

test('the header fits the window with text at 200 %', async ({ page, portal }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await portal.resume(page, 'difficult names');
  await settled(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await openMenu(page);
  const outside = await page.locator('.frame-header *').evaluateAll((all) =>
    all
      .map((one) => ({ name: one.getAttribute('class') ?? one.localName, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.left < 0 || box.right > window.innerWidth))
      .map(({ name, box }) => `${name} ${Math.round(box.left)} to ${Math.round(box.right)}`),
  );
  expect(outside).toEqual([]);
  const header = await boxOf(page.locator('.frame-header'));
  const lowest = await boxOf(page.getByRole('navigation', { name: 'Main' }));
  expect(lowest.y + lowest.height).toBeLessThanOrEqual(header.y + header.height);
});

test('wide tables fit a phone with text at 200 %', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const summaries = await summaryLinkOf(portal, SUMMARY_RECIPIENTS.three);
  await portal.resume(page, 'due soon');
  const places: [address: string, tables: number, show: () => Promise<unknown>][] = [
    ['/home-valuation-report', 2, () => page.getByRole('button', { name: 'Show table' }).click()],
    ['/loans/rate-drop?loanNumber=3100040101', 1, () => page.getByLabel('Tell me at').fill('5')],
    [summaries, 1, () => page.getByRole('button', { name: 'Show table' }).click()],
  ];
  for (const [address, count, show] of places) {
    await page.goto(address);
    await show();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const tables = page.getByRole('main').getByRole('table');
    await expect(tables).toHaveCount(count);
    const tooWide = () =>
      tables.evaluateAll((all) =>
        all.filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0)).map((table) => table.scrollWidth),
      );
    await expect.poll(tooWide, { message: address }).toEqual([]);
  }
});

test('the document’s static header matches the rendered one, and prints in black without navigation', async ({
  page,
  portal,
}) => {
  for (const [width, height] of [
    [390, 104],
    [1280, 72],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto('/pay', { waitUntil: 'commit' });
    await expect.poll(async () => (await boxOf(page.locator('.shell-header'))).height).toBe(height);
    release();
    await settled(page);
    expect((await boxOf(page.locator('.frame-header'))).height).toBe(height);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  await portal.resume(page, 'due soon');
  await settled(page);
  expect((await boxOf(page.locator('.frame-header'))).height).toBe(72);

  await page.emulateMedia({ media: 'print' });
  await expect(brand(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(menuButton(page)).toBeHidden();
  const { color, background } = await page.locator('.frame-header').evaluate((header) => {
    const { color: ink, backgroundColor } = getComputedStyle(header);
    return { color: ink, background: backgroundColor };
  });
  expect([color, background]).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']);
});

// Specification, section 9: the narrow layout is for less than 768 px, the desktop layout starts at 1023 px.
test('the layouts change exactly at 768 and 1023 px', async ({ page, portal }) => {
  await portal.resume(page, 'due soon');
  await page.getByRole('link', { name: /^See loan details/ }).click();
  const main = page.locator('#main');
  const columns = page.locator('.loan-details > *');
  await expect(columns.nth(2)).toBeVisible();
  const layoutAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const [lead, beside] = [await boxOf(columns.nth(0)), await boxOf(columns.nth(1))];
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    return {
      hasMenuInOneRow: Math.abs((await boxOf(brand(page))).y - (await boxOf(page.getByRole('navigation').first())).y) < 40,
      padding: await main.evaluate((one) => getComputedStyle(one).paddingLeft),
      isBeside: beside.x >= lead.x + lead.width,
    };
  };
  const narrow = { hasMenuInOneRow: false, padding: '16px', isBeside: false };
  const tablet = { hasMenuInOneRow: true, padding: '24px', isBeside: false };
  expect(await layoutAt(767)).toEqual(narrow);
  expect(await layoutAt(768)).toEqual(tablet);
  expect(await layoutAt(1022)).toEqual(tablet);
  expect(await layoutAt(1023)).toEqual({ ...tablet, isBeside: true });
});
