import type { Locator } from '@playwright/test';

import { title } from './support/paymentSteps.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, test } from './support/portal.ts';
import { settled } from './support/screens.ts';
import { SUMMARY_RECIPIENTS, summaryLinkOf } from './support/summaries.ts';

test('three scenarios are compared by keyboard at 320 px and printed, and an altered link fails', async ({
  page,
  portal,
  problems,
}) => {
  problems.allow(/status of 404/);
  const link = await summaryLinkOf(portal, SUMMARY_RECIPIENTS.three);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(link);
  await settled(page);
  const answer = page.getByText(/^Cheapest over .*:/);
  await expect(answer).toContainText('Cheapest over 5 years: “2 points”, $96,005 in all.');

  const slider = page.getByRole('slider');
  await tabTo(page, slider);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(answer).toContainText('Cheapest over 3 years: “No points”, $61,187 in all.');
  await expect(slider).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Show table' }));
  await page.keyboard.press('Enter');
  const planned = page.getByRole('row', { name: '3 years (your plan)' }).getByRole('cell');
  await expect(planned).toHaveText(['$62,174$987 more', '$61,187cheapest', '$62,677$1,490 more']);
  const table = page.getByRole('region', { name: 'Total cost over time, as a table' });
  await tabTo(page, table);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Hide table' }).click();

  const chart = page.getByRole('img', { name: /After 3 years:/ });
  await expect(chart).toHaveAccessibleName(/With a lender credit \$987 more, No points cheapest, 2 points \$1,490 more\.$/);
  const choice = page.getByRole('group', { name: 'What the chart shows' });
  await tabTo(page, choice.getByRole('button', { name: 'Difference', pressed: true }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(choice.getByRole('button', { name: 'Total cost', pressed: true })).toBeFocused();
  await expect(chart).toHaveAccessibleName(/With a lender credit \$62,174, No points \$61,187, 2 points \$62,677\.$/);

  // The error message must not move anything, neither when it appears nor when it disappears.
  const years = page.getByRole('textbox');
  const topOf = (words: Locator) => words.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await topOf(answer);
  await years.fill('31');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Enter whole years, from 1 to 30. We still show 3 years.');
  await expect(years).toBeFocused();
  expect(await topOf(answer)).toBe(before);
  await years.fill('3');
  await expect(page.getByRole('alert')).toBeHidden();
  expect(await topOf(answer)).toBe(before);

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 816, height: 1056 });
  await expect(page.getByRole('table', { name: 'Total cost over time' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Total cost of each choice/ })).toBeVisible();
  await expect(choice).toBeHidden();
  await expect(page.getByRole('region', { name: '2 points' })).toBeVisible();
  await expect(slider).toBeHidden();
  await expect(page.getByRole('link', { name: /^Ask/ })).toBeHidden();
  await page.emulateMedia({ media: null });

  const at = link.length - 20;
  await page.goto(`${link.slice(0, at)}${link[at] === 'A' ? 'B' : 'A'}${link.slice(at + 1)}`);
  await expect(title(page, 'This link no longer works')).toBeVisible();
  await expect(page).toHaveURL(/\/public-pages\/loan-summaries$/);
});
