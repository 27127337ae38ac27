/**
 * Reports ten problems in one browser, replays each in another, and compares the screens. `npm run measure:replay` prints a row for each.
 * Before the borrower's page is photographed, its text is replaced by the replay's, because a report contains pseudonyms instead of
 * personal data.
 */
import { readFileSync, statSync } from 'node:fs';

import type { Browser, Frame, Page } from '@playwright/test';

import type { Lender } from './support/lender.ts';
import { aPdfOf } from './support/testFiles.ts';
import { checkingTitle, newCard, openReview, payButton, payLink, title } from './support/paymentSteps.ts';
import { expect, test, type OpenAs } from './support/portal.ts';
import { saveReport } from './support/problemReports.ts';

interface Problem {
  name: string;
  width: number;
  /** What the replay cannot show, because it depends on typed text, which a report leaves out. */
  missingInReplay?: string;
  make: (page: Page, portal: Lender & { resume: OpenAs }) => Promise<void>;
}

const EVERY_RETRY = 20;
const PHONE = 390;
const DESKTOP = 1280;

const PROBLEMS: Problem[] = [
  {
    name: 'a payment of unknown outcome',
    width: PHONE,
    make: async (page, portal) => {
      await openReview(page, portal);
      await portal.setFault({ base: 'payment', kind: 'drop', times: EVERY_RETRY, method: 'POST', path: 'guestpayment' });
      await portal.setFault({ base: 'payment', kind: 'hang', times: EVERY_RETRY, method: 'GET', path: 'guestpayment' });
      await payButton(page).click();
      await expect(checkingTitle(page)).toBeVisible();
    },
  },
  {
    name: 'a session that ran out in the middle of a form',
    width: DESKTOP,
    make: async (page, portal) => {
      await page.clock.install();
      await portal.resume(page, 'due soon', '/accounts/card/add');
      await page.getByLabel('Name on the card').fill('Dana Whitfield');
      await page.clock.fastForward('00:11:00');
      await expect(title(page, 'Your session has ended')).toBeVisible();
    },
  },
  {
    name: 'a wrong total: the amount changed before Pay',
    width: PHONE,
    make: async (page, portal) => {
      await openReview(page, portal, { situation: 'overdue, within grace', choose: newCard() });
      await portal.setClock('2026-11-30T17:00:00Z');
      await payButton(page).click();
      await expect(page.getByText(/^What you owe has changed/)).toBeVisible();
    },
  },
  {
    name: 'an upload that is refused',
    width: DESKTOP,
    make: async (page, portal) => {
      await portal.resume(page, 'documents asked for', '/document-requests');
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await aPdfOf('whitfield-locked.pdf', 1, 'secret'));
      await expect(page.getByText(/it asks for a password/).first()).toBeVisible();
    },
  },
  {
    name: 'a script that did not load',
    width: PHONE,
    make: async (page, portal) => {
      await portal.resume(page, 'due soon');
      await page.route('**/assets/PayModeScreen.*', (route) => route.abort());
      await payLink(page).click();
      await expect(page.getByRole('button', { name: 'Load the page again' }).or(page.getByRole('alert')).first()).toBeVisible();
    },
  },
  {
    name: 'a slow call',
    width: DESKTOP,
    make: async (page, portal) => {
      await portal.setFault({ base: 'borrower', kind: 'hang', times: EVERY_RETRY, method: 'GET', path: 'BorrowerLoan' });
      await portal.resume(page, 'due soon');
      await expect(page.getByRole('status', { name: 'Loading' }).first()).toBeAttached();
    },
  },
  {
    name: 'a lender that is down',
    width: PHONE,
    make: async (page, portal) => {
      await portal.setFault({ base: 'borrower', kind: '503', times: EVERY_RETRY, method: 'GET', path: 'BorrowerLoan' });
      await portal.resume(page, 'due soon');
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'a form with mistakes',
    width: DESKTOP,
    missingInReplay: 'the brand of the card beside its number',
    make: async (page, portal) => {
      await portal.resume(page, 'due soon', '/accounts/card/add');
      await page.getByLabel('Card number').fill('4000 0566 5566 5557');
      await page.locator('button[type=submit]').click();
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'a loan that was not found with what was entered',
    width: PHONE,
    make: async (page, portal) => {
      await portal.resume(page, 'due soon', '/loans/add');
      await page.getByLabel('Loan number').fill('9000000999');
      await page.locator('button[type=submit]').click();
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'a card that the bank declined',
    width: DESKTOP,
    make: async (page, portal) => {
      await openReview(page, portal, { choose: newCard('4000000000000002') });
      await payButton(page).click();
      await expect(title(page, 'Your payment did not go through')).toBeVisible();
    },
  },
];

const HEIGHT = 900;

/** Opens the replay at its last step, in a window large enough for the iframe's full size. */
async function openReplay(browser: Browser, origin: string, file: string): Promise<{ page: Page; frame: Frame }> {
  const context = await browser.newContext({ viewport: { width: 3000, height: 1400 } });
  const page = await context.newPage();
  await page.goto(`${origin}/support`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('group', { name: /^The borrower’s screen/ }).focus();
  await page.keyboard.press('End');
  await page.frameLocator('iframe').locator('h1').first().waitFor();
  const frame = page.frames().find((one) => one.url().endsWith('/support/screen'));
  if (frame === undefined) throw new Error('There is no frame');
  // Shows the iframe at full size, aligned to whole pixels and without borders.
  await page.locator('iframe').evaluate((shown: HTMLElement) => {
    Object.assign(shown.style, { transform: 'none', position: 'fixed', top: '0', left: '0', zIndex: '9' });
    Object.assign(shown.parentElement?.style ?? {}, { overflow: 'visible', outline: 'none' });
  });
  await page.waitForTimeout(1500); // Waits for lazy parts.
  return { page, frame };
}

/** Runs in a page. */
function readScreen(): { shape: string[]; words: string[] } {
  const [shape, words]: [string[], string[]] = [[], []];
  const walk = (node: Node, depth: number) => {
    if (node instanceof Text) {
      if (node.data.trim() === '') return;
      shape.push(`${' '.repeat(depth)}text`);
      words.push(node.data);
    } else if (node instanceof Element && !['SCRIPT', 'STYLE'].includes(node.tagName)) {
      const role = node.getAttribute('role') ?? '';
      shape.push(`${' '.repeat(depth)}${node.tagName.toLowerCase()} ${role}`.trimEnd());
      node.childNodes.forEach((inner) => walk(inner, depth + 1));
    }
  };
  const root = document.getElementById('root');
  if (root !== null) walk(root, 0);
  return { shape, words };
}

/** Runs in the borrower's page: inserts the replay's texts, and clears typed values and the focus. */
function replaceTexts(words: string[]): void {
  let nth = 0;
  const walker = document.createTreeWalker(document.getElementById('root') ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const text = walker.currentNode as Text;
    if (text.data.trim() !== '' && text.parentElement?.closest('script, style') === null) text.data = words[nth++] ?? '';
  }
  document.querySelectorAll('input').forEach((input) => {
    if (!['radio', 'checkbox', 'file'].includes(input.type)) input.value = '';
  });
  (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo(0, 0);
}

/** Runs in a page: returns the share of pixels whose color differs by more than a small tolerance. */
async function differingShare([one, other]: [string, string]): Promise<number> {
  const pixels = async (png: string) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('There is no canvas');
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  };
  const [first, second] = [await pixels(one), await pixels(other)];
  if (first.width !== second.width || first.height !== second.height) return 1;
  let count = 0;
  for (let at = 0; at < first.data.length; at += 4) {
    const isOther = [0, 1, 2].some((part) => Math.abs((first.data[at + part] ?? 0) - (second.data[at + part] ?? 0)) > 24);
    if (isOther) count += 1;
  }
  return count / (first.data.length / 4);
}

for (const { name, width, missingInReplay, make } of PROBLEMS)
  test(name, async ({ page, portal, problems, browser }, testInfo) => {
    problems.allow(/./);
    await page.setViewportSize({ width, height: HEIGHT });
    await make(page, portal);
    const { file } = await saveReport(page);
    const replay = await openReplay(browser, portal.origin, file);

    const [theirs, ours] = [await page.evaluate(readScreen), await replay.frame.evaluate(readScreen)];
    const at = theirs.shape.findIndex((line, nth) => line !== ours.shape[nth]);
    const isSame = at === -1 && theirs.shape.length === ours.shape.length;
    if (isSame) await page.evaluate(replaceTexts, ours.words);
    const borrowers = await page.screenshot({ animations: 'disabled', path: testInfo.outputPath('borrower.png') });
    const supports = await replay.page.screenshot({
      animations: 'disabled',
      clip: { x: 0, y: 0, width, height: HEIGHT },
      path: testInfo.outputPath('replay.png'),
    });
    const blank = await browser.newPage();
    const share = await blank.evaluate(differingShare, [borrowers.toString('base64'), supports.toString('base64')] as [
      string,
      string,
    ]);
    await blank.close();
    await replay.page.context().close();

    const { stagedActionIds } = JSON.parse(readFileSync(file, 'utf8')) as { stagedActionIds: number[] };
    const kilobytes = (statSync(file).size / 1024).toFixed(0);
    const parts = `${theirs.shape[at]?.trim()} / ${ours.shape[at]?.trim()}${missingInReplay === undefined ? '' : `, for want of ${missingInReplay}`}`;
    const difference = isSame ? 'same parts' : `parts differ at ${at}: ${parts}`;
    console.log(
      `ROW ${name} | ${width} px | ${stagedActionIds.length} steps | ${kilobytes} KB | ${difference} | ${(100 * share).toFixed(2)} % of pixels`,
    );
    expect.soft(isSame, difference).toBe(missingInReplay === undefined);
    expect.soft(share).toBeLessThan(missingInReplay === undefined ? 0.005 : 0.01);
  });
