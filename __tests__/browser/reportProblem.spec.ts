/** Nothing that was typed is in the report of a problem. */
import type { Page } from '@playwright/test';

import { reportLinkOf, REPORT } from './support/homeValues.ts';
import { incomeLinkOf } from './support/income.ts';
import { aPdfOf } from './support/papers.ts';
import { expect, test } from './support/portal.ts';
import { saveReport } from './support/problemReports.ts';
import { secretsIn, type Secret } from './support/spellings.ts';

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
