import { REPORT_RECIPIENTS, reportLinkOf } from './support/homeValues.ts';
import { expectFocusOnTitle, tabTo } from './support/keyboard.ts';
import { title } from './support/paymentSteps.ts';
import { expect, test } from './support/portal.ts';
import { settled } from './support/screens.ts';

const TITLE = 'What your home may be worth';

test('a borrower reads, asks about and prints the home value report by keyboard', async ({ page, portal, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.resume(page, 'due soon');
  await tabTo(page, page.getByRole('link', { name: 'Home value' }));
  await page.keyboard.press('Enter');
  await expectFocusOnTitle(page, TITLE);
  await settled(page);
  await expect(page.getByText('418 Maple Street, Lakewood, OH')).toBeVisible();

  const ask = page.getByRole('button', { name: 'Ask a question' });
  await tabTo(page, ask);
  await page.keyboard.press('Enter');
  const question = page.getByRole('textbox', { name: 'Your question' });
  await expect(question).toBeFocused();
  await page.keyboard.type('We finished the basement. Does that count?');
  await page.context().setOffline(true);
  const send = page.getByRole('button', { name: 'Send question' });
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('alert').filter({ hasText: 'We can’t tell whether your question was sent.' }).first(),
  ).toBeVisible();
  await expect(question).toHaveValue('We finished the basement. Does that count?');
  await page.context().setOffline(false);
  await send.press('Enter');
  await expect(page.getByText('A copy is on its way to d•••@example.com.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask another question' })).toBeFocused();
  const copies = (await portal.inbox('due.soon@example.com')).filter(({ subject }) => subject.startsWith('Your question to'));
  expect(copies.map(({ text }) => text.includes('We finished the basement.'))).toEqual([true]);

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 816, height: 1056 });
  await expect(page.getByRole('table', { name: 'Since you bought it' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Line chart: from/ })).toBeVisible();
  for (const hidden of ['Ask another question', 'Print', 'Show table']) {
    await expect(page.getByRole('button', { name: hidden })).toBeHidden();
  }
  await page.emulateMedia({ media: null });
});

test('a mailed home value link shows no private data, and an altered link shows help', async ({ page, portal, problems }) => {
  problems.allow(/status of 404/);
  const link = await reportLinkOf(portal, REPORT_RECIPIENTS.estimate);
  await page.goto(link);
  await expect(title(page, TITLE)).toBeVisible();
  await expect(page.getByText(/^Maple Street, Lakewood, OH/)).toBeVisible();
  await settled(page);
  const shown = await page.content();
  for (const secret of ['418', 'Whitfield', '3100040101', '0101', 'valuation.shared']) expect(shown).not.toContain(secret);
  await expect(page.getByRole('link', { name: 'Loans' })).toHaveCount(0);

  const middle = link.length - 40;
  await page.goto(link.slice(0, middle) + (link[middle] === 'A' ? 'B' : 'A') + link.slice(middle + 1));
  await expect(title(page, 'This link no longer works')).toBeVisible();
  await expect(page).toHaveURL(/\/public-pages\/home-valuation-report$/);
});
