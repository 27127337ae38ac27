import { axeViolations } from './support/axe.ts';
import { findingsOf } from './support/layoutFindings.ts';
import { title } from './support/paymentSteps.ts';
import { expect, test } from './support/portal.ts';

const WIDTHS = [320, 1280];

test('the landing page loads no script and leads to legal pages, and rate information opens as a dialog', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.origin}/`);
  expect(await page.locator('script[src]').count()).toBe(0);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Rate information' })).toHaveAttribute('href', '/legal/rate-information');
  await footer.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(title(page, 'Privacy policy')).toBeVisible();

  const open = footer.getByRole('button', { name: 'Rate information' });
  const dialog = page.getByRole('dialog', { name: 'Rate information' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect([...(await axeViolations(page)), ...(await findingsOf(page))], `the page at ${width} px`).toEqual([]);

    await open.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(page.locator('.MuiDialog-container')).toHaveCSS('opacity', '1'); // Waits for the fade-in, because half-faded colors lack contrast.
    await expect(dialog).toContainText('6.127%');
    expect(await axeViolations(page), `the dialog at ${width} px`).toEqual([]);
    const isWiderThanItsPlace = (element: HTMLElement) => element.scrollWidth > element.clientWidth;
    expect(await dialog.evaluate(isWiderThanItsPlace), `the dialog at ${width} px`).toBe(false);
    for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await expect(page.locator('.MuiDialog-root:focus-within')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();
  }
});
