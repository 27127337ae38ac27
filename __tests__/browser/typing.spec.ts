/** Typing that only a browser can show: keyboards that compose text, and keys that delete. */
import { expect, test } from './support/portal.ts';

test('composed text is kept until it is done, and Delete and Backspace skip separators', async ({ page }) => {
  await page.goto('/public-pages/rate-drop');
  const phone = page.getByLabel('Phone');
  const keyboard = await page.context().newCDPSession(page);
  /** Composes digit by digit, like a phone with predictive text, and then commits the whole text. */
  const compose = async (text: string) => {
    for (let end = 1; end <= text.length; end += 1) {
      const composed = text.slice(0, end);
      await keyboard.send('Input.imeSetComposition', { text: composed, selectionStart: end, selectionEnd: end });
    }
    await keyboard.send('Input.insertText', { text });
  };

  await phone.focus();
  await compose('2165550199');
  await expect(phone).toHaveValue('(216) 555-0199');
  await phone.fill('');
  await phone.focus();
  await compose('２１６５５５０１９９');
  await expect(phone).toHaveValue('(216) 555-0199');

  const caretAt = (at: number) => phone.evaluate((input: HTMLInputElement, place) => input.setSelectionRange(place, place), at);
  const caret = () => phone.evaluate((input: HTMLInputElement) => input.selectionStart);
  await caretAt(4);
  await page.keyboard.press('Delete');
  await expect(phone).toHaveValue('(216) 550-199');
  expect(await caret()).toBe(4);
  await page.keyboard.press('Delete');
  await expect(phone).toHaveValue('(216) 501-99');
  await page.keyboard.type('55');
  await expect(phone).toHaveValue('(216) 555-0199');
  expect(await caret()).toBe(8);
  await caretAt(10);
  await page.keyboard.press('Backspace');
  await expect(phone).toHaveValue('(216) 550-199');
  expect(await caret()).toBe(8);
  await page.keyboard.type('5');
  await expect(phone).toHaveValue('(216) 555-0199');

  const rate = page.getByLabel('Your rate now');
  await rate.focus();
  await compose('6,5');
  await rate.blur();
  await expect(rate).toHaveValue('6.5');
  const name = page.getByLabel('First name');
  await name.focus();
  await compose('ＡＤＡ');
  await expect(name).toHaveValue('ＡＤＡ');
});
