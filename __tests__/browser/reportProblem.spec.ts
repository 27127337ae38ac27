/** A borrower reports a problem; support finds it at the lender and sees the screen. Nothing that was typed is in the file. */
import type { Page } from '@playwright/test';

import { axeViolations } from './support/axe.ts';
import { reportLinkOf, REPORT } from './support/homeValues.ts';
import { incomeLinkOf } from './support/income.ts';
import { aPdfOf } from './support/papers.ts';
import { newCard, openReview, payButton } from './support/paying.ts';
import { expect, test } from './support/portal.ts';
import { openReport, reportDialog, saveReport } from './support/problemReports.ts';
import { secretsIn, type Secret } from './support/spellings.ts';

test('a payment with a wrong total at 390 px: reported by keyboard, one step taken out, sent, listed by the lender, replayed', async ({
  page,
  portal,
  problems,
}) => {
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
  await expect(dialog.getByText(/^POST guestpayment answered 409 in \d+ ms$/).first()).toBeVisible();
  await expect(dialog.getByText(/^borrower pressed “Pay \$2,192\.57”$/).first()).toBeVisible();
  await dialog.getByRole('button', { name: /^Take out: borrower pressed “Pay/ }).click();
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
  await expect(page.getByText(/^The total changed\. My card is \[redacted\], I am Borrower [A-Z]\.$/)).toBeVisible();
  await page.getByRole('group', { name: /^The borrower’s screen/ }).focus();
  await page.keyboard.press('End');
  await expect(page.frameLocator('iframe').getByText(/^What you owe has changed/)).toBeVisible();
});

/** What is typed into every field, by what it takes. Published test numbers; words that occur nowhere else. */
const TYPED = { digits: '4000056655665556', email: 'canary.quill@mail.example', word: 'Quillfeather' };
const FILE = 'quillfeather-canary.pdf';
const CANARIES: Secret[] = [
  ...Object.entries(TYPED).map(([name, text]) => ({ name, text })),
  { name: 'file', text: 'quillfeather-canary' },
];

const PAGES = [
  '/accounts/card/add',
  '/accounts/ach/add',
  '/loans/add',
  '/loans/rate-drop?loanNumber=3100040101',
  '/home-valuation-report',
  '/public-pages/rate-drop',
  '/auth/signup',
  '/pay',
];

/** Types into all that takes text, chooses a file where one is taken, and sends every form. */
async function fillEverything(page: Page): Promise<number> {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const more = page.getByRole('button', { name: /^Ask (a question|about)/ });
  if (await more.first().isVisible()) await more.first().click();
  let count = 0;
  for (const input of await page.locator('main').locator('input, textarea').all()) {
    if (!(await input.isVisible()) || !(await input.isEditable().catch(() => false))) continue;
    const type = (await input.getAttribute('type')) ?? 'text';
    if (['radio', 'checkbox', 'file', 'range'].includes(type)) continue;
    const mode = (await input.getAttribute('inputmode')) ?? '';
    const isNumber = /numeric|decimal|tel/.test(mode + type);
    await input.fill(type === 'email' || mode === 'email' ? TYPED.email : isNumber ? TYPED.digits : TYPED.word);
    await input.blur();
    count += 1;
  }
  for (const files of await page.locator('input[type=file]').all()) {
    await files.setInputFiles(await aPdfOf(FILE, 1, 'locked'));
    count += 1;
    break;
  }
  for (const button of await page.locator('main button[type=submit]').all()) if (await button.isVisible()) await button.click();
  await page.waitForTimeout(400);
  return count;
}

test('nothing that is typed into any form, and no name of a file, is in a report; a planted copy is found', async ({
  page,
  portal,
  problems,
}) => {
  test.slow(); // a dozen pages
  problems.allow(/./);
  const income = await incomeLinkOf(portal, 'nothing sent yet');
  const pages = [...PAGES, '/document-requests', await reportLinkOf(portal, REPORT.estimate), new URL(income.url).pathname];
  await portal.resume(page, 'due soon');
  let texts = '';
  for (const address of pages) {
    await page.goto(address);
    const filled = await fillEverything(page);
    const { text } = await saveReport(page);
    expect(secretsIn(text, CANARIES), `${address}, ${filled} fields`).toEqual([]);
    texts += text;
  }
  expect(texts.match(/borrower left/g)?.length).toBeGreaterThan(20);
  for (const canary of CANARIES) expect(secretsIn(`${texts}${canary.text}`, CANARIES)).toContain(canary.name);
});
