/**
 * Nothing moves while a page loads on a phone, with an empty cache and a slow connection. Prints each page's layout shift and script
 * size.
 */
import type { Page } from '@playwright/test';

import { FEE, feeLinkOf } from './support/guests.ts';
import { REPORT_RECIPIENTS, reportLinkOf } from './support/homeValues.ts';
import { incomeLinkOf, verifyContact } from './support/income.ts';
import { title } from './support/paymentSteps.ts';
import { expect, test } from './support/portal.ts';
import { savesData } from './support/savesData.ts';
import { firstLoanOf, PUBLIC_SCREENS, screensOf, settled } from './support/screens.ts';
import { SUMMARY_RECIPIENTS, summaryLinkOf } from './support/summaries.ts';

/** Maximum cumulative layout shift. Google's threshold for "good" is 0.1. */
const MAX_LAYOUT_SHIFT = 0.02;

/** Added latency per response, in ms, so that document, script and data arrive one after another, as over a real network. */
const LATENCY = 60;

interface LayoutShifts {
  sum: number;
  /** Size and element of each shift, largest first. */
  movedElements: string[];
}

declare global {
  interface Window {
    moves?: LayoutShifts;
    headings?: string[];
  }
}

/** Runs in the page: sums up the layout shifts, and records every text of the h1. */
function recordLayoutShifts(): void {
  interface Shift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null }[];
  }
  const moves: LayoutShifts = { sum: 0, movedElements: [] };
  const headings: string[] = [];
  Object.assign(window, { moves, headings });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      moves.sum += value;
      const names = sources.map(({ node }) => (node instanceof Element ? `${node.localName}.${node.className}` : 'text'));
      moves.movedElements.push(`${value.toFixed(3)} ${names.join(' ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver(() => {
    const words = document.querySelector('h1')?.textContent ?? '';
    if (words !== '' && headings.at(-1) !== words) headings.push(words);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

async function emptyCacheAndSlowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.clearBrowserCache');
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

interface Measured extends LayoutShifts {
  address: string;
  headings: string[];
  /** Transferred bytes of scripts, without those that load once the page is idle. */
  bytes: number;
}

/** Runs in the page. */
function bytesOfScripts(): number {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = loaded.filter(
    ({ name }) => name.endsWith('.js') && !/\/(?:Report|LaterParts|verifiedUserManager)\./.test(name),
  );
  return scripts.reduce((sum, { transferSize }) => sum + transferSize, 0);
}

async function measure(page: Page, addresses: readonly string[]): Promise<Measured[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  await savesData(page);
  await page.addInitScript(recordLayoutShifts);
  const measured: Measured[] = [];
  for (const address of addresses) {
    await page.goto('about:blank');
    await emptyCacheAndSlowDown(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    await settled(page);
    const { moves, headings } = await page.evaluate(() => ({ moves: window.moves, headings: window.headings ?? [] }));
    if (moves === undefined) throw new Error(`${address} was not followed`);
    const bytes = await page.evaluate(bytesOfScripts);
    measured.push({ address: address.replace(/[\w-]{20,}/, '…'), ...moves, headings, bytes });
  }
  return measured;
}

function expectNoShift(measured: readonly Measured[]): void {
  const lines = measured.map(
    ({ address, sum, movedElements, headings, bytes }) =>
      `  ${sum.toFixed(3)} ${(bytes / 1024).toFixed(1).padStart(5)} KB ${address.padEnd(24)} ${headings.join(' → ')} ${movedElements.join(', ')}`,
  );
  console.log(['Moved by, scripts, page, first headings, what moved:', ...lines].join('\n'));
  // On these pages the title is the outcome, which is known last, so it may change.
  const isOutcome = (address: string) => /\?ref=|^\/auth\/callback|link=created/.test(address);
  expect(
    measured
      .filter(({ address, headings }) => headings.length > 1 && !isOutcome(address))
      .map(({ address, headings }) => `${address}: ${headings.join(' → ')}`),
  ).toEqual([]);
  expect(measured.filter(({ sum }) => sum > MAX_LAYOUT_SHIFT).map(({ address, sum }) => `${address}: ${sum.toFixed(3)}`)).toEqual(
    [],
  );
}

test('public pages do not shift while they load', async ({ page, portal }) => {
  test.slow();
  // Leaves out addresses that show the same screen as another one.
  const open = PUBLIC_SCREENS.map(({ address }) => address).filter((one) => !/^\/app$|\/fail\?|callback\?/.test(one));
  const fee = await feeLinkOf(portal, FEE.email);
  const summary = await summaryLinkOf(portal, SUMMARY_RECIPIENTS.three);
  const [mail] = await portal.inbox('docs.preapproval@example.com');
  const report = await reportLinkOf(portal, REPORT_RECIPIENTS.estimate);
  const addresses = ['/', fee, summary, report, mail!.links[0]!.url, ...open];
  expectNoShift(await measure(page, addresses));
});

test('borrower pages do not shift while they load', async ({ page, portal }) => {
  await portal.resume(page, 'due soon');
  const loan = await firstLoanOf(page);
  // With a single loan, /pay redirects, because there is nothing to choose.
  const own = screensOf({ loan }).filter(({ address }) => address !== '/pay');
  expectNoShift(await measure(page, [...own.map(({ address }) => address), '/accounts/card/add', '/accounts/ach/add']));
});

test('document request pages do not shift while they load', async ({ page, portal }) => {
  await portal.resume(page, 'documents asked for');
  expectNoShift(await measure(page, ['/loans', '/document-requests']));
});

test('income check pages do not shift while they load', async ({ page, portal, problems }) => {
  problems.allow(/status of 403/); // The first response is a 403, because there is no ticket yet.
  const link = await incomeLinkOf(portal, 'to be looked at');
  await page.goto(link.url);
  await verifyContact(page, link);
  await expect(title(page, 'Check what we read')).toBeVisible(); // The ticket exists only once this page is shown.
  const sent = await incomeLinkOf(portal, 'sent to the agency');
  const upload = link.url.replace('verify-information', 'documents-upload');
  expectNoShift(await measure(page, [upload, upload.replace('documents-upload', 'documents-summary'), sent.url]));
});
