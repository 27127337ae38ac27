import { axeViolations } from './support/axe.ts';
import { newCard, openReview, payButton } from './support/paymentSteps.ts';
import { expect, test } from './support/portal.ts';
import { openReport, reportDialog } from './support/problemReports.ts';

test('a wrong total at 390 px is reported by keyboard, sent, listed and replayed', async ({ page, portal, problems }) => {
  problems.allow(/status of 409/);
  await page.setViewportSize({ width: 390, height: 844 });
  await openReview(page, portal, { situation: 'overdue, within grace', choose: newCard() });
  await portal.setClock('2026-11-30T17:00:00Z');
  await payButton(page).click();
  await expect(page.getByText(/^What you owe has changed/)).toBeVisible();

  await openReport(page);
  const dialog = reportDialog(page);
  await dialog.getByLabel('What went wrong?').fill('The total changed. My card is 4000 0566 5566 5556, I am Dana Whitfield.');
  await expect(dialog.getByText(/^This looks like a card, account or Social Security number/)).toBeVisible();
  await dialog.getByLabel(/^Email, if you want an answer/).fill('dana.answer@example.com');
  await dialog.getByRole('button', { name: /^What we would send/ }).click();
  await expect(dialog.getByText(/^POST guestpayment answered 409 in \d+ ms$/).first()).toBeVisible();
  await expect(dialog.getByText(/^borrower pressed “Pay \$2,192\.57”$/).first()).toBeVisible();
  await dialog.getByRole('checkbox', { name: /borrower pressed “Pay/ }).uncheck();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const reference = /R-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await dialog.innerText())?.[0] ?? '';
  await dialog.getByRole('button', { name: 'Send report' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'We have your report' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^What you owe has changed/)).toBeVisible();

  const listed = (await (await fetch(`${portal.origin}/sandbox/reports.json`)).json()) as { reports: { reference: string }[] };
  expect(listed.reports.map((one) => one.reference)).toEqual([reference]);
  await expect.poll(() => portal.log()).toContain(reference);
  await page.goto('/sandbox/reports');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: reference }).click();
  const file = await (await download).path();
  await page.goto('/support');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('dana.answer@example.com')).toBeVisible();
  await expect(page.getByText(/^The total changed\. My card is \[redacted\], I am Borrower [A-Z]\.$/)).toBeVisible();
  await page.getByRole('group', { name: /^The borrower’s screen/ }).focus();
  await page.keyboard.press('End');
  await expect(page.frameLocator('iframe').getByText(/^What you owe has changed/)).toBeVisible();
});
