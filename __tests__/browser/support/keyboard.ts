import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STOPS = 60;

/** Presses Tab until the element has the focus. Every stop on the way must show a visible focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead to ${target.toString()} within ${MAX_STOPS} stops`);
}

/** Checks that the focused element, or the card (label) around it, shows an outline. The document itself needs none. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const unmarked = await page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const isMarked = (element: Element | null) => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
    };
    const { width, height } = focused.getBoundingClientRect();
    if (width > 0 && height > 0 && (isMarked(focused) || isMarked(focused.closest('label')))) return null;
    return focused.outerHTML.slice(0, 200);
  });
  expect(unmarked, 'The focused element shows its focus').toBeNull();
}

/** Checks that the focus is on the page's h1, where a screen reader starts to read. */
export async function expectFocusOnTitle(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}
