import { readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';

export const reportDialog = (page: Page) => page.getByRole('dialog', { name: 'Report a problem' });

export async function openReport(page: Page): Promise<void> {
  await page.keyboard.press('Alt+Shift+R');
  await expect(reportDialog(page)).toBeVisible();
}

/** @param words description of the problem @returns path and content of the file */
export async function saveReport(page: Page, words?: string): Promise<{ file: string; text: string }> {
  await openReport(page);
  if (words !== undefined) await reportDialog(page).getByLabel('What went wrong?').fill(words);
  const download = page.waitForEvent('download');
  await reportDialog(page).getByRole('button', { name: 'Save a copy' }).click();
  const file = await (await download).path();
  await reportDialog(page).getByRole('button', { name: 'Back to the page' }).first().click();
  await expect(reportDialog(page)).toBeHidden();
  return { file, text: readFileSync(file, 'utf8') };
}
