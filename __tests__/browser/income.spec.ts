import type { Page } from '@playwright/test';

import { axeViolations } from './support/axe.ts';
import { followTraces } from './support/traces.ts';
import { incomeLinkOf, samplePaystubs, verifyContact, setService, summaryOf } from './support/income.ts';
import { tabTo } from './support/keyboard.ts';
import { title } from './support/paymentSteps.ts';
import { expect, JOURNEY_NOW, test } from './support/portal.ts';
import { saveReport } from './support/problemReports.ts';

const input = (page: Page) => page.locator('input[type=file]').first();
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const section = (page: Page, name: RegExp) => page.getByRole('region', { name });

test.beforeEach(async ({ page, problems }) => {
  problems.allow(/Failed to load resource/); // The first response is a 403, because there is no ticket yet.
  await page.clock.setSystemTime(JOURNEY_NOW);
});

/** Removes 13-digit timestamps, in which four or five digits of an amount may occur by chance. */
const withoutTimestamps = (text: string) => text.replaceAll(/\b179\d{10}\b/g, 'a time');

test('an income check of two paystubs at 390 px completes without leaking values', async ({ page, context, portal }) => {
  const link = await incomeLinkOf(portal, 'nothing sent yet');
  const traces = await followTraces(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link.url);
  await verifyContact(page, { ...link, zip: '90210' });
  await expect(page.getByText('We could not match that to this link. Check both fields and try again.')).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue(link.lastName);
  await verifyContact(page, link);

  await expect(title(page, 'Send your 2 most recent paystubs')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await input(page).setInputFiles(await samplePaystubs(portal, 'biweekly-newest.pdf', 'biweekly-before.pdf'));
  await expect(page.getByText('Read: 1 paystub')).toHaveCount(2, { timeout: 20_000 });
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(title(page, 'Check what we read')).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveCount(0); // No value is marked for review, so all are shown as text.
  const gross = row(page, 'Gross this period').first();
  await expect(gross).toContainText('$2,920.00');
  await page
    .getByRole('button', { name: /^Show all values/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Edit: Gross this period' }).press('Enter');
  const typed = page.getByRole('textbox', { name: 'Gross this period' });
  await expect(typed).toBeFocused();
  await typed.fill('2,290');
  await typed.press('Enter');
  await expect(page.getByText('We read $2,920.00.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit: Gross this period' })).toBeFocused();
  const reports = [await saveReport(page)];
  await page.reload();
  await expect(gross).toContainText('$2,290.00');
  await page.getByRole('button', { name: /^Undo: Gross this period/ }).click();
  await expect(gross).toContainText('$2,920.00');

  await page.getByRole('button', { name: 'This is right, check my income' }).click();
  await expect(page.getByRole('link', { name: /^How often you are paid/ }).first()).toBeVisible();
  await page.getByRole('radio', { name: /^Every two weeks/ }).check();
  await expect(
    page.getByText('$2,920.00 × 26 paydays ÷ 12 months').or(page.getByText(/^\$36\.50 × 80 hours × 26/)),
  ).toBeVisible();
  await expect(page.getByText('$6,326.67').first()).toBeVisible();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByRole('button', { name: 'Skip Rory' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'You skipped Rory.' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'This is right, check my income' }).dblclick();
  await expect(page.getByText('Your income passed the check')).toBeVisible({ timeout: 15_000 });
  expect(await axeViolations(page)).toEqual([]);
  const send = page.getByRole('button', { name: 'Send my income to Freddie Mac' });
  await send.click();
  await expect(page.getByText('Check the box to agree. Without it nothing is sent.').first()).toBeVisible();
  await page.getByRole('checkbox').check();
  await send.click();
  await expect(title(page, 'Your income check was sent')).toBeVisible();
  await expect(page.getByText('It is not an approval or a loan decision.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  reports.push(await saveReport(page));
  await page.goBack();
  await expect(title(page, 'Your income check was sent')).toBeVisible();

  const stored = await traces.stored(page);
  for (const value of ['2920.00', '2,920.00', '67160', '6326.67', '44107', '773.28']) {
    for (const place of ['actions', 'states', 'console', 'history'] as const) {
      expect(
        traces.texts[place].map(withoutTimestamps).filter((text) => text.includes(value)),
        `${value} in ${place}`,
      ).toEqual([]);
    }
    expect(Object.values(stored).join(' '), `${value} in storage`).not.toContain(value);
    expect(portal.log(), `${value} in the log`).not.toContain(value);
  }
  const reported = withoutTimestamps(reports.map(({ text }) => text).join('\n'));
  for (const value of ['2920.00', '2,290', '2290', '67160', '6326.67', '773.28', 'biweekly-', 'Bellweather', 'Whitfield', 'Rory'])
    expect(reported, `${value} in a report`).not.toContain(value);
  expect(traces.texts.actions.length).toBeGreaterThan(50); // Actions were recorded at all.
});

test('paystubs in photos and scans are read, and unrelated documents are found', async ({ page, portal }) => {
  test.slow();
  const link = await incomeLinkOf(portal, 'nothing sent yet');
  const others = ['utility-bill.pdf', 'another-person.pdf'];
  await page.goto(link.url);
  await verifyContact(page, link);
  await input(page).setInputFiles(
    await samplePaystubs(portal, ...['photo-by-phone.jpg', 'scan-at-200-dpi.png', 'two-on-a-page.png'], ...others),
  );
  await expect(page.getByText(/^Reading, /).first()).toBeVisible();
  await expect(page.getByText('All 5 files were sent.')).toBeVisible();
  await expect(page.getByText(/^Reading, /)).toHaveCount(0, { timeout: 90_000 });
  for (const name of ['photo-by-phone.jpg', 'scan-at-200-dpi.png']) {
    await expect(row(page, name)).toContainText('Read: 1 paystub');
  }
  await expect(row(page, 'two-on-a-page.png')).toContainText('Read: 2 paystubs');
  await expect(row(page, 'utility-bill.pdf')).toContainText('We found no paystub in this file');
  await page.getByRole('button', { name: 'Remove utility-bill.pdf' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row(page, 'utility-bill.pdf')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByText(/^This paystub says “.+”\. Your application says Dana Whitfield/)).toBeVisible();
  await page.getByRole('button', { name: 'No, leave this paystub out' }).click();
  await expect(page.getByText('You left this paystub out. It does not count.')).toBeVisible();
  const all = page.getByRole('button', { name: /^Show all values: .+, Paystub 1 of 5/ });
  if (await all.isVisible()) await all.click(); // Whether OCR marks a value of the photo does not matter here.
  const picture = section(page, /^Picture of .+, Paystub 1 of 5, page 1/);
  await expect(picture.getByRole('img')).toBeVisible();
  await picture.focus();
  await page.keyboard.press('+');
  await expect(page.getByRole('button', { name: 'Smaller' }).first()).toBeEnabled();
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download photo-by-phone/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^paystub-2026-\d\d-\d\d\.pdf$/);
  await expect(page.getByText('The file was removed.')).toHaveCount(0); // While the toast fades out, its contrast is low.
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('radio', { name: /^Every two weeks/ }).check();
  // The two paystubs count once each, although they were sent twice.
  await expect(page.getByText('$6,326.67').first()).toBeVisible();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByRole('button', { name: 'Skip Rory' }).click();
  await page.getByRole('button', { name: 'This is right, check my income' }).click();
  await expect(page.getByText('Your income passed the check')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send my income to Freddie Mac' }).click();
  await expect(title(page, 'Your income check was sent')).toBeVisible();
});

test('a failed income check notifies the officer once and is retried by keyboard without a new upload', async ({
  page,
  portal,
}) => {
  await setService(portal, 'aim', 'fail');
  const link = await incomeLinkOf(portal, 'to be looked at');
  await page.goto(link.url);
  await verifyContact(page, link);
  await expect(title(page, 'Check what we read')).toBeVisible();
  const marks = page.getByText('Please check', { exact: true });
  await expect(marks).toHaveCount(3);
  for (const left of [2, 1, 0]) {
    const mark = page.getByRole('link', { name: /^(?:Gross, year to date|Deductions|Net this period): / }).first();
    await mark.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter'); // Enter activates "It is right", the button after the field.
    await expect(marks).toHaveCount(left);
  }
  await expect(page.getByText('Nothing left to check.', { exact: true })).toBeInViewport();
  await page.getByRole('radio', { name: /^Every two weeks/ }).check();
  const start = page.getByRole('button', { name: 'This is right, check my income' });
  await expect(page.getByText(/× 26 paydays ÷ 12 months/)).toBeVisible();
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  await expect(title(page, 'A person will look at your income')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/^Your loan officer has been told/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Your loan officer has been told/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const told = async () => (await portal.inbox('ray.okonjo@ccm.example')).filter(({ subject }) => /check/i.test(subject)).length;
  expect(await told()).toBe(1);

  await setService(portal, 'aim', 'drop');
  await tabTo(page, page.getByRole('link', { name: 'Try the check again' }));
  await page.keyboard.press('Enter');
  await expect(start).toBeVisible();
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your income passed the check')).toBeVisible({ timeout: 20_000 });
  expect(await told()).toBe(1);
  expect(await summaryOf(portal, link)).toMatchObject({ check: 'passed', agencyRequest: null });
});
