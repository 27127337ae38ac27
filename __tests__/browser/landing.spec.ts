/** Parts of the landing page that only a browser can show: its header, the scroll to its features, and its colors. */
import type { Page } from '@playwright/test';

import { findingsOf } from './support/layoutFindings.ts';
import { expect, test } from './support/portal.ts';

const SOLID = 'rgb(10, 61, 52)';
const header = (page: Page) => page.locator('.top').evaluate((element) => getComputedStyle(element).backgroundColor);
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test('the landing page’s header turns solid after 30 px', async ({ page }) => {
  await page.goto('/');
  for (const [top, color] of [
    [30, 'rgba(0, 0, 0, 0)'],
    [31, SOLID],
    [29, 'rgba(0, 0, 0, 0)'],
  ] as const) {
    await scrollTo(page, top);
    await expect.poll(() => header(page), `at ${top} px`).toBe(color);
    // A browser without scroll-driven animations uses this class.
    await expect(page.locator('html')).toHaveClass(top > 30 ? '' : 'is-top');
  }
});

const features = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Features' });

test('the features link scrolls for 800 ms, yields to the user and respects reduced motion', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const seen: [number, number][] = [];
    let start = 0;
    addEventListener('click', () => (start = performance.now()), true);
    addEventListener('scroll', () => seen.push([performance.now() - start, scrollY]));
    Object.assign(window, { seen });
  });
  await features(page).click();
  const heading = page.getByRole('heading', { name: 'What you can do here' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/#features$/);
  const seen = await page.evaluate(() => (window as unknown as { seen: [number, number][] }).seen);
  const [last = 0, end = 0] = seen.at(-1) ?? [];
  expect(last).toBeGreaterThan(750);
  expect(last).toBeLessThan(1300); // Allows for a late last frame on a busy machine.
  expect(end).toBeGreaterThan(300);
  expect(seen.map(([, top]) => top)).toEqual(seen.map(([, top]) => top).sort((one, other) => one - other));

  await scrollTo(page, 0);
  await features(page).click();
  await page.mouse.wheel(0, 10);
  await page.waitForTimeout(900);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(end - 100);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await features(page).click();
  await expect.poll(() => page.evaluate(() => scrollY), { timeout: 250 }).toBeGreaterThan(300);
});

test('the landing page uses the application’s appearance when it is a choice', async ({ page, portal }) => {
  await page.route(`${portal.origin}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('data-choice="light"', 'data-choice="choice"') });
  });
  await page.goto('/');
  await page.getByRole('checkbox', { name: 'Dark colors' }).check();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 26, 28)');
  expect(await page.evaluate(() => localStorage.getItem('persist:preferences'))).toContain('dark');
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findingsOf(page), `${width} px`).toEqual([]);
  }
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Dark colors' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Dark colors' }).uncheck();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Dark colors' })).not.toBeChecked();
});
