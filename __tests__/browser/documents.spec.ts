/** Documents that are asked for: from the mailed link and from the account to the officer's one mail. */
import type { Page } from '@playwright/test';

import { axeViolations } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import type { Lender } from './support/lender.ts';
import { title } from './support/paying.ts';
import { expect, test } from './support/portal.ts';

const pdf = (name: string, sizeBytes = 40_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(sizeBytes, 0x20)]),
});
const task = (page: Page, name: RegExp) => page.getByRole('region', { name });
const choose = (page: Page, name: RegExp) => page.getByLabel(name);
const subjects = async (lender: Lender, to: string) => (await lender.inbox(to)).map(({ subject }) => subject);

test('a mailed link at 320 px: every paper is sent, one is refused in words, and the officer hears of it once', async ({
  page,
  portal,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const [mail] = await portal.inbox('docs.asked@example.com');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(mail!.links[0]!.url);
  await expect(title(page, 'Send your documents')).toBeVisible();
  await expect(page.getByText('Ray Okonjo').first()).toBeVisible();
  await choose(page, /^Choose files: Your two/).setInputFiles([
    pdf('first.pdf'),
    { ...pdf('program.pdf'), buffer: Buffer.from('MZ') },
  ]);
  const paystubs = task(page, /^1\. Your two/);
  await expect(paystubs.getByText('1 of 2 sent')).toBeVisible();
  await expect(paystubs.getByText('“program.pdf” is not a PDF, JPG or PNG file')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await axeViolations(page)).toEqual([]);

  await choose(page, /^Choose files: Your two/).setInputFiles(pdf('second.pdf', 2_000_000));
  await choose(page, /^Choose files: Bank/).setInputFiles(pdf('october.pdf'));
  await expect(page.getByText(/^Everything is in\. We told Ray Okonjo/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Everything is in\. We told Ray Okonjo/)).toBeVisible();
  expect(await subjects(portal, 'ray.okonjo@ccm.example')).toEqual(['Documents are in from Odalys Brandt']);
  await expect(page.getByText('october.pdf')).toHaveCount(0);
});

test('an account’s own requests with the keyboard alone: a note, a paper taken back, one that is not to be had', async ({
  page,
  portal,
}) => {
  await portal.resume(page, 'documents asked for');
  await tabTo(page, page.getByRole('link', { name: 'Documents' }));
  await page.keyboard.press('Enter');
  await expect(title(page, 'Your documents')).toBeFocused();
  await expect(task(page, /^3\. /).getByText('Accepted')).toBeVisible();
  await expect(task(page, /^4\. /)).toContainText('The bottom edge is cut off');
  expect(await axeViolations(page)).toEqual([]);

  await tabTo(page, page.getByRole('button', { name: 'Remove paystub-first.pdf' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Remove', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('paystub-first.pdf')).toHaveCount(0);
  await expect(title(page, 'Your documents')).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: /^I don’t have this now: Bank/ }));
  await page.keyboard.press('Enter');
  await expect(task(page, /^2\. /)).toContainText('Your loan officer knows');
  expect(await subjects(portal, 'jo.marsh@ccm.example')).toEqual(['Imani Castellan doesn’t have a document now']);
  const moment = page.getByText(/^, Nov \d+, 2026 \d\d:\d\d [AP]M$/);
  const width = async () => (await moment.boundingBox())?.width ?? 0;
  expect(await width()).toBeLessThan(2);
  await page.locator('h1').focus();
  await tabTo(page, page.locator('time', { has: moment }));
  expect(await width()).toBeGreaterThan(100);
});

test('ten thousand papers: the newest twenty, then more of them', async ({ page, portal }) => {
  await portal.resume(page, '10,000 documents');
  await page.goto(`${portal.origin}/document-requests`);
  const rows = page.getByRole('list', { name: 'Documents you sent' }).getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(70);
  await expect(page.getByText('The newest 70 of 10,000')).toBeVisible();
});
