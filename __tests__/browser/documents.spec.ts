/** Sending documents from a mailed link, from the account and from a loan officer's address, up to the one email that the officer gets. */
import type { Locator, Page } from '@playwright/test';

import { axeViolations } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import type { Lender } from './support/lender.ts';
import { title } from './support/paymentSteps.ts';
import { aPdfOf, dropFiles, aPhotograph, pasteFiles, type TestFile } from './support/testFiles.ts';
import { expect, test } from './support/portal.ts';

const task = (page: Page, name: RegExp) => page.getByRole('region', { name });
const input = (page: Page, name: RegExp) => page.locator('input[type=file]').and(page.getByLabel(name));
const row = (place: Locator, name: string) => place.getByRole('listitem').filter({ hasText: name });
const subjects = async (lender: Lender, to: string) => (await lender.inbox(to)).map(({ subject }) => subject);
const linkTo = async (lender: Lender, to: string) => (await lender.inbox(to))[0]!.links[0]!.url;

test('a mailed link at 320 px rejects bad files, sends every document and notifies the officer once', async ({
  page,
  portal,
}) => {
  const [locked, broken] = [
    await aPdfOf('locked.pdf', 1, 'secret'),
    { ...(await aPdfOf('broken.pdf')), buffer: Buffer.from('%PDF-1.7\n%%EOF') },
  ];
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(await linkTo(portal, 'docs.asked@example.com'));
  await expect(title(page, 'Send your documents')).toBeVisible();
  await expect(page.getByText('Ray Okonjo').first()).toBeVisible();
  await input(page, /^Choose files: Your two/).setInputFiles([
    locked,
    broken,
    { ...broken, name: 'program.pdf', buffer: Buffer.from('MZ') },
    await aPdfOf('first.pdf'),
  ]);
  const paystubs = task(page, /^1\. Your two/);
  await expect(row(paystubs, 'locked.pdf')).toContainText('it asks for a password');
  await expect(row(paystubs, 'broken.pdf')).toContainText('it is damaged');
  await expect(row(paystubs, 'program.pdf')).toContainText('not a PDF, JPG or PNG file, even if its name says so');
  await expect(paystubs.getByText('1 of 2 sent')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await axeViolations(page)).toEqual([]);

  await input(page, /^Choose files: Your two/).setInputFiles(await aPdfOf('second.pdf', 3));
  await input(page, /^Choose files: Bank/).setInputFiles(await aPdfOf('october.pdf'));
  await expect(page.getByText(/^Everything is in\. We told Ray Okonjo/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Everything is in\. We told Ray Okonjo/)).toBeVisible();
  expect(await subjects(portal, 'ray.okonjo@ccm.example')).toEqual(['Documents are in from Odalys Brandt']);
  await expect(page.getByText('october.pdf')).toHaveCount(0); // File names are not shown behind a mailed link.
});

test('a borrower handles document requests by keyboard: note, removed file, unavailable document', async ({ page, portal }) => {
  await portal.resume(page, 'documents asked for');
  await tabTo(page, page.getByRole('link', { name: 'Send 3 more documents' }));
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
  await expect(page.getByRole('heading', { name: /^1\. / })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: /^I don’t have this now: Bank/ }));
  await page.keyboard.press('Enter');
  await expect(task(page, /^2\. /)).toContainText('Your loan officer knows');
  await expect(page.getByRole('heading', { name: /^2\. / })).toBeFocused();
  expect(await subjects(portal, 'jo.marsh@ccm.example')).toEqual(['Imani Castellan doesn’t have a document now']);
  const moment = page.getByText(/^, Nov \d+, 2026 \d\d:\d\d [AP]M$/);
  const width = async () => (await moment.boundingBox())?.width ?? 0;
  expect(await width()).toBeLessThan(2);
  await page.locator('main h1').focus();
  await tabTo(page, page.locator('time', { has: moment }));
  expect(await width()).toBeGreaterThan(100);
});

test('phone photos become one document, reordered and rotated by keyboard', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await linkTo(portal, 'docs.preapproval@example.com'));
  await expect(title(page, 'Documents for your pre-approval')).toBeVisible();
  const camera = input(page, /^Take a photo: W-2/);
  await expect(camera).toHaveAttribute('capture', 'environment');
  for (const words of ['2023', '2024', '2025'])
    await camera.setInputFiles(await aPhotograph(page, words, words === '2024' ? 'image/png' : 'image/jpeg'));
  const w2 = task(page, /^3\. /);
  await expect(w2.getByText('Are these 3 pictures the pages of one document?')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Move page 1 later' }).focus();
  await page.keyboard.press('Enter');
  await expect(w2.getByText('It is page 2 of 3 now.')).toBeAttached();
  await page.getByRole('button', { name: 'Turn page 2 clockwise' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Remove page 3' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send as one document of 2 pages' }).click();
  await expect(w2.getByText('1 of 2 sent')).toBeVisible();
  expect(await subjects(portal, 'linh.tran@ccm.example')).toEqual([]);
});

test('dropped and pasted files are sent to an officer, with one email after a double click', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/public-pages/send-documents/jo.marsh%40ccm.example/upload`);
  await page.getByLabel('First name').fill('Mary-Jane');
  await page.getByLabel('Last name').fill('O’Brien');
  await page.getByLabel('Your email').fill('mary.jane@example.com');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Tax return' }).click();
  const taxes = task(page, /^Tax return/);
  await dropFiles(page, taxes.getByRole('button', { name: 'Choose files: Tax return' }), [
    await aPdfOf('form-1040.pdf', 2),
    await aPdfOf('schedule-c.pdf'),
  ]);
  await expect(taxes.getByText('Both files were sent.')).toBeVisible();
  await pasteFiles(page, [await aPdfOf('pasted.pdf')]);
  await expect(taxes.getByText('pasted.pdf')).toBeVisible();
  await expect(taxes.getByText('The file was sent.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Tell Jo Marsh that everything is in' }).dblclick();
  await expect(page.getByText(/^Everything is in\. We told Jo Marsh/)).toBeVisible();
  await page.reload();
  await expect(taxes.getByRole('button', { name: 'Remove PDF document' })).toHaveCount(3);
  expect(await subjects(portal, 'jo.marsh@ccm.example')).toEqual(['Documents are in from Mary-Jane O’Brien']);

  await page.goto(`${portal.origin}/public-pages/send-documents/nobody%40ccm.example/upload`);
  await expect(title(page, 'This link no longer works')).toBeVisible();
});

test('uploads survive a lender crash, leaving asks first, and a reload lists unsent files', async ({
  page,
  portal,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_/);
  await page.goto(await linkTo(portal, 'docs.asked@example.com'));
  await title(page, 'Send your documents').waitFor();
  const tools = await page.context().newCDPSession(page);
  const upload = (bytesPerSecond: number) =>
    tools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  await tools.send('Network.enable');
  await upload(400_000);
  const paystubs = task(page, /^1\. Your two/);
  await input(page, /^Choose files: Your two/).setInputFiles([await aBigPdf('a.pdf'), await aBigPdf('b.pdf')]);
  await expect(paystubs.getByRole('progressbar', { name: 'Sending a.pdf' })).toBeVisible();
  await expect(paystubs.getByText(/^Sending, [1-9]\d?% of .+ left$/).first()).toBeVisible();
  await Promise.all([portal.restart(), expect(paystubs.getByText(/We will try this file again/).first()).toBeVisible()]);
  await upload(-1);
  // A slow restart of the lender uses up the first retries; the last retry waits 15 s.
  await expect(paystubs.getByText('Both files were sent.')).toBeVisible({ timeout: 45_000 });
  await expect(paystubs.getByRole('button', { name: /^Remove/ })).toHaveCount(2);

  await upload(20_000);
  await input(page, /^Choose files: Bank/).setInputFiles(await aBigPdf('bank.pdf'));
  await expect(page.getByRole('progressbar', { name: 'Sending bank.pdf' })).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const reload = page.reload();
  await (await asked).accept();
  await reload;
  await expect(row(task(page, /^2\. Bank/), 'bank.pdf')).toContainText(
    'The page closed before we knew that this file had arrived.',
  );
});

const aBigPdf = async (name: string): Promise<TestFile> => {
  const file = await aPdfOf(name);
  return { ...file, buffer: Buffer.concat([file.buffer, Buffer.alloc(1_000_000, name)]) };
};

test('a list of ten thousand documents shows 20, then 50 more', async ({ page, portal }) => {
  await portal.resume(page, '10,000 documents');
  await page.goto(`${portal.origin}/document-requests`);
  const rows = page.getByRole('list', { name: 'Documents you sent' }).getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(70);
  await expect(page.getByText('The newest 70 of 10,000')).toBeVisible();
});
