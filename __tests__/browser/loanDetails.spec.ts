import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expectFocusOnTitle } from './support/keyboard.ts';
import { expect, test } from './support/portal.ts';
import { saveReport } from './support/problemReports.ts';

const street = (page: Page) => page.getByLabel('Street address');
const save = (page: Page) => page.getByRole('button', { name: 'Save new address' });
const saved = (page: Page) => page.getByRole('heading', { name: 'Your new address is saved' });

async function type(page: Page, line: string, zip: string): Promise<void> {
  await street(page).fill(line);
  await page.getByLabel('City').fill('Toledo');
  await page.getByLabel('State').selectOption('OH');
  await page.getByLabel('ZIP code').fill(zip);
}

test('the due date file has no private data, and a second tab cannot overwrite a saved address', async ({
  page,
  portal,
  problems,
}) => {
  problems.allow(/status of 409/);
  await portal.resume(page, 'due soon');
  await page.getByRole('link', { name: /^See loan details/ }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add due date to calendar' }).click();
  const download = await downloading;
  const details = page.url();
  expect(download.suggestedFilename()).toBe('mortgage-payment-due.ics');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(`SUMMARY:CCM mortgage payment due\r\n`);
  expect(text).toContain('DTSTART;VALUE=DATE:20261123\r\n');
  expect(text).toContain(`URL:${portal.origin}/loans\r\n`);
  const [loan] = details.split('/').slice(-1);
  for (const secret of [loan, '3100040101', '$', 'Maple', 'Dana', 'Whitfield']) expect(text).not.toContain(secret);

  await page.getByRole('link', { name: 'Change mailing address' }).click();
  await expectFocusOnTitle(page, 'Mailing address');
  await type(page, '9 Pier Road', '43605');
  const second = await page.context().newPage();
  await second.goto(`${details}/mailing-address`);
  await type(second, '7 Harbor Way', '43604');
  await save(second).click();
  await expect(saved(second)).toBeFocused();
  await expect(second.getByText('From Nov 20, 2026')).toBeVisible();

  await save(page).click();
  await expect(page.getByRole('alert').first()).toContainText('changed to 7 Harbor Way, Toledo, OH 43604.');
  await expect(page.getByRole('region', { name: 'Where your mail goes now' })).toContainText('7 Harbor Way');
  await expect(street(page)).toHaveValue('9 Pier Road');
  const { text: report } = await saveReport(page);
  expect(report).toContain('the form was not taken');
  for (const secret of [loan ?? '', '3100040101', 'Harbor', 'Pier', 'Maple', 'Toledo', 'Dana', 'Whitfield', 'due.soon'])
    expect(report, 'A report').not.toContain(secret);
  await page.getByRole('link', { name: 'Loan details' }).click();
  const about = page.getByRole('region', { name: 'About this loan', exact: true });
  await expect(about).toContainText('From Nov 20, 2026:7 Harbor Way');

  const told = (await portal.inbox()).filter(({ subject }) => subject === 'Your mailing address is changing');
  expect(told.map(({ to, byPost }) => [to, byPost])).toEqual([
    ['Dana Whitfield, 418 Maple Street, Lakewood, OH 44107', true],
    ['due.soon@example.com', false],
  ]);

  await portal.setClock('2026-11-20T05:01:00Z'); // This is one minute past midnight in New York.
  await page.reload();
  await expect(about).toContainText('Mail goes to7 Harbor WayToledo, OH 43604Change mailing address');
  await expect(about).toContainText('418 Maple Street');
});
