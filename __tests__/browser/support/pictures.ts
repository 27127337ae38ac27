/** Screenshots of a page at phone and desktop width, in light and dark colors. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const WIDTHS = [390, 1280];
const APPEARANCES = ['light', 'dark'];

/** Restores the colors, but leaves the window at the last width. @param name used for the file names */
export async function takePictures(page: Page, name: string, folder: string): Promise<void> {
  const file = name.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '');
  const before = await page.evaluate(() => document.documentElement.dataset['appearance']);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    for (const appearance of APPEARANCES) {
      await page.evaluate((chosen) => (document.documentElement.dataset['appearance'] = chosen), appearance);
      await page.screenshot({ path: join(folder, `${file}-${width}-${appearance}.png`), fullPage: true, animations: 'disabled' });
    }
  }
  await page.evaluate((chosen) => {
    if (chosen === undefined) delete document.documentElement.dataset['appearance'];
    else document.documentElement.dataset['appearance'] = chosen;
  }, before);
}
