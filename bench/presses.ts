/** Presses as a borrower's phone gets them: what is pressed is looked for before the page is slow. */
import type { Locator, Page } from '@playwright/test';

/** Where to press. The page has to stand still until then. */
export async function placeOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`Nothing to press: ${target.toString()}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @returns when the press ended, which is when the page gets to know of it, in milliseconds since 1970 */
export async function press(page: Page, { x, y }: { x: number; y: number }): Promise<number> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  const at = Date.now();
  await page.mouse.up();
  return at;
}
