/** Page weight budgets that are exact: bytes and requests, as Chromium counts them with an empty cache. */
import { readdirSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Page } from '@playwright/test';

import { enterLoanNumber, guestOf } from './support/guests.ts';
import { REPORT_RECIPIENTS, reportLinkOf } from './support/homeValues.ts';
import { incomeLinkOf, verifyContact } from './support/income.ts';
import { expect, test } from './support/portal.ts';
import { savesData } from './support/savesData.ts';
import { firstLoanOf, settled } from './support/screens.ts';
import { SUMMARY_RECIPIENTS, summaryLinkOf } from './support/summaries.ts';
import { countTraffic, longestChain, type Request } from './support/traffic.ts';

const KB = 1024;
/** Application, identity client (twice, because the callback page's script includes it), loan list and welcome toast. */
const SIGN_IN_SCRIPTS = 300 * KB;
const LIST_SCRIPTS = 229 * KB;
const FORM_SCRIPTS = 285 * KB;

const sum = (requests: readonly Request[]): number => requests.reduce((total, { bytes }) => total + bytes, 0);
const loadsWhenIdle = ({ url }: Request): boolean => /\/(?:Report|LaterParts)\./.test(url);
const scripts = (requests: readonly Request[]): Request[] =>
  requests.filter((request) => request.type === 'Script' && !loadsWhenIdle(request));
/** Requests made once the page is idle. On a slow machine the test may count some of them before it notices that the loans are shown. */
const isIdleRequest = ({ url }: Request): boolean => /LaterParts|verifiedUserManager|\/oidc\//.test(url);
/** Leaves out the identity client, which also loads once the page is idle. */
const scriptsBeforeIdle = (requests: readonly Request[]): Request[] =>
  scripts(requests).filter(({ url }) => !url.includes('verifiedUserManager'));
const print = (what: string, requests: readonly Request[]): void => {
  const lines = requests.map(
    ({ url, type, bytes, start, end }) => `  ${type} ${(bytes / KB).toFixed(1)} KB ${start}–${end} ms ${new URL(url).pathname}`,
  );
  console.log(
    [`${what}: ${requests.length} requests, scripts ${(sum(scripts(requests)) / KB).toFixed(1)} KB`, ...lines].join('\n'),
  );
};

/**
 * Requests made after the loans render: profile, pending items other than payments. On a slow machine the test may count them before it
 * notices the loans.
 */
const isAfterLoans = ({ url }: Request): boolean =>
  /account(?:\/profile)?$|WhatWaits|MaterialUi|getFollowUpTasks|getAllUserPreferences/.test(url);

async function emptyCache(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
}

test('the landing page has no script file, 1.25 KB of inline script and at most 15 KB', async ({ page, portal }) => {
  const traffic = await countTraffic(page);

  await page.goto(`${portal.origin}/`, { waitUntil: 'networkidle' });

  const requests = traffic.requests();
  print('First page', requests);
  expect(scripts(requests)).toEqual([]);
  expect(requests.find(({ type }) => type === 'Document')?.bytes).toBeLessThanOrEqual(15 * KB);
  const inline = await page.locator('script:not([type])').allTextContents();
  console.log(`Scripts in the document: ${inline.map(({ length }) => length).join(', ')} bytes`);
  expect(inline).toHaveLength(1);
  expect(Buffer.byteLength(inline.join(''))).toBeLessThanOrEqual(1.25 * KB);
});

/**
 * Budget of what the landing page prefetches: styles, application, identity client, sign-in pages, callback script, loan list and runtime
 * document.
 */
const PREFETCHED = 302 * KB;

test('sign-in files are prefetched when the landing page is idle and not loaded again', async ({ page, portal }) => {
  const traffic = await countTraffic(page);
  await page.goto(`${portal.origin}/`, { waitUntil: 'load' });
  const ahead = () => traffic.requests().filter(({ type }) => type === 'Fetch');
  await expect.poll(() => ahead().length).toBeGreaterThanOrEqual(7);
  await page.waitForLoadState('networkidle');
  const fetched = ahead();
  print('Ahead of a sign-in', fetched);
  expect(fetched.length).toBe(7);
  expect(sum(fetched)).toBeLessThanOrEqual(PREFETCHED);

  const later = await countTraffic(page);
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
  await page.getByLabel('Password', { exact: true }).waitFor();
  const anew = later.requests().filter(({ url, bytes }) => bytes > 0 && fetched.some((one) => one.url === url));
  print('Of these again', anew);
  expect(anew).toEqual([]);
});

test('nothing is prefetched when the browser saves data', async ({ page, portal }) => {
  await savesData(page);
  const traffic = await countTraffic(page);
  await page.goto(`${portal.origin}/`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  expect(traffic.requests().filter(({ url }) => /assets\/.*\.js|config\.json/.test(url))).toEqual([]);
});

const VIDEO_FILES = 1000 * KB;
/** Budget for the player's script, of which Plyr is 29 KB. */
const PLAYER_SCRIPT = 50 * KB;

test('the video’s script is at most 50 KB and loads only on request', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/`, { waitUntil: 'networkidle' });
  const traffic = await countTraffic(page);

  await page.getByRole('link', { name: 'Play the video' }).click();
  await expect(page.frameLocator('iframe').locator('.plyr--playing')).toBeVisible();
  // The video file itself may keep loading while it plays, so only scripts must be complete.
  await expect.poll(() => scripts(traffic.requests()).every(({ end }) => end < Infinity)).toBe(true);

  const requests = traffic.requests();
  print('The video', requests);
  expect(sum(scripts(requests))).toBeLessThanOrEqual(PLAYER_SCRIPT);
  const files = readdirSync('public/video').map((name) => statSync(`public/video/${name}`).size);
  expect(files.reduce((total, bytes) => total + bytes)).toBeLessThanOrEqual(VIDEO_FILES);
});

test('the main script is at most 198 KB', () => {
  const sizes = readdirSync('dist/assets')
    .filter((name) => /^main\..*\.js\.br$/.test(name))
    .map((name) => statSync(`dist/assets/${name}`).size);
  console.log(`The main script: ${sizes.join(', ')} bytes, Brotli`);
  expect(sizes).toHaveLength(1);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(198 * KB);
});

test('the loans need at most 228 KB of script, 8 requests and a chain of 3', async ({ page, portal }) => {
  await savesData(page);
  await portal.resume(page, 'due soon');
  await expect(page.getByText('$1,842.17').first()).toBeVisible();
  await emptyCache(page);
  await page.goto('about:blank');
  // Delays the application. If the loans waited for it, the request chain would be one longer.
  await page.route(/\/main\.\w+\.js$/, async (route) => {
    await sleep(500);
    await route.continue();
  });
  const traffic = await countTraffic(page);

  await page.goto(`${portal.origin}/loans`, { waitUntil: 'commit' });
  await page.getByText('$1,842.17').first().waitFor();
  const untilShown = traffic.requests().filter((request) => !isAfterLoans(request) && !isIdleRequest(request));
  const profile = () => traffic.requests().find(({ url }) => url.endsWith('/account/profile'));
  await expect.poll(profile).toBeDefined();
  await traffic.quiet();
  const requests = traffic.requests();

  const answer = untilShown.find(({ url }) => url.includes('/BorrowerLoan/all'));
  if (!answer) throw new Error('The loans were shown without being asked for');
  const chain = longestChain(untilShown, answer);
  print('Loans, until the first one shows', untilShown);
  print('Loans, all', requests);
  console.log(`Chain: ${chain.map(({ url }) => new URL(url).pathname).join(' → ')}`);
  expect(sum(scriptsBeforeIdle(requests).filter((request) => !isAfterLoans(request)))).toBeLessThanOrEqual(228 * KB);
  expect(sum(requests.filter(({ url }) => /\/early\.\w+\.js$/.test(url)))).toBeLessThanOrEqual(13 * KB);
  expect(untilShown.filter(({ url }) => /\/Report\./.test(url))).toEqual([]);
  expect(sum(scripts(requests).filter(isAfterLoans))).toBeLessThanOrEqual(18 * KB);
  expect(untilShown.length).toBeLessThanOrEqual(8);
  expect(chain.length).toBeLessThanOrEqual(3);
  expect(profile()?.start).toBeGreaterThan(answer.end);
});

test('a second visit loads only the document, at most 3 KB, and its data', async ({ page, portal }) => {
  await savesData(page);
  await portal.resume(page, 'due soon');
  await page.getByText('$1,842.17').first().waitFor();
  await Promise.all([
    page.waitForResponse(/getFollowUpTasks/),
    page.waitForResponse(/LaterParts/),
    page.goto(`${portal.origin}/loans`, { waitUntil: 'networkidle' }),
  ]);
  const traffic = await countTraffic(page);

  await page.goto(`${portal.origin}/loans`, { waitUntil: 'networkidle' });

  // Leaves out the API and the provider, which is asked about the session once the page is idle.
  const frame = traffic.requests().filter(({ url }) => !/^\/(?:api|oidc)\//.test(new URL(url).pathname));
  print(`Loans again, ${sum(frame)} bytes besides their data`, frame);
  expect(sum(frame)).toBeLessThanOrEqual(3 * KB);
  expect(sum(frame.filter(({ type }) => type !== 'Document'))).toBe(0);
});

/** Uses the request API, because Chromium does not report its own manifest request to Playwright. */
test('files that a document names are cached as immutable', async ({ request, portal }) => {
  for (const address of ['/', '/loans', '/pay']) {
    const html = await (await request.get(portal.origin + address, { headers: { Accept: 'text/html' } })).text();
    const named = [...html.matchAll(/<(?:link|script)\b[^>]*?(?:href|src)="?(\/[^"\s>]+)/g)].map(([, path = '']) => path);
    expect(named).toContainEqual(expect.stringMatching(/\.webmanifest$/));
    for (const path of named.filter((one) => one !== '/favicon.svg')) {
      const kept = await request.get(portal.origin + path);
      expect([path, kept.status(), kept.headers()['cache-control']]).toEqual([path, 200, expect.stringContaining('immutable')]);
    }
  }
});

/** Two pages, the start and the identity check, whose forms share one script. */
const IDENTITY_CHECK_SCRIPTS = FORM_SCRIPTS + 25 * KB;

test('the loan number to identity check path takes at most 310 KB of script', async ({ page, portal }) => {
  await savesData(page);
  const guest = await guestOf(portal);
  const traffic = await countTraffic(page);

  await enterLoanNumber(page, guest.loanNumber);
  await traffic.quiet();

  const requests = traffic.requests();
  print('From the loan number to the identity check', requests);
  expect(sum(scripts(requests))).toBeLessThanOrEqual(IDENTITY_CHECK_SCRIPTS);
});

test('account pages and their forms stay within their script budgets', async ({ page, portal }) => {
  await savesData(page);
  await portal.resume(page, 'due soon');
  const loan = await firstLoanOf(page);
  await page.goto('/accounts/list');
  await settled(page);
  const edit = (await page.getByRole('link', { name: 'Edit Visa ending in 4242' }).getAttribute('href')) ?? '';
  const budgets: [address: string, most: number, shows: string][] = [
    ['/accounts/list', LIST_SCRIPTS, 'Visa ending in 4242'],
    ['/accounts/card/add', FORM_SCRIPTS, 'Card number'],
    ['/accounts/ach/add', FORM_SCRIPTS, 'Routing number'],
    [edit, FORM_SCRIPTS, 'Expires'],
    ['/loans/add', FORM_SCRIPTS, 'Loan number'],
    ['/loans/rate-drop/alerts', LIST_SCRIPTS, 'You have no Rate Drop Alerts yet'],
    ['/privacy-preferences', LIST_SCRIPTS + 10 * KB, 'Offers by mail'], // Switches are form fields.
    [`/pay/mode?loan=${loan}`, 285 * KB, 'A new debit card'],
    // This includes 26 KB for the officer type-ahead, which loads after the form, and 5% of reserve.
    ['/loans/rate-drop?loanNumber=3100040101', FORM_SCRIPTS + 38 * KB, 'Your rate now'],
  ];
  for (const [address, most, shows] of budgets) {
    await emptyCache(page);
    await page.goto('about:blank');
    const traffic = await countTraffic(page);
    await page.goto(portal.origin + address, { waitUntil: 'commit' });
    await page.getByText(shows, { exact: true }).waitFor();
    await traffic.quiet();
    const requests = traffic.requests();
    await traffic.stop();
    print(address.replace(/=.*/, '=…'), requests);
    expect(sum(scriptsBeforeIdle(requests)), address).toBeLessThanOrEqual(most);
  }
});

/**
 * Script of the documents page, including the upload. A few KB more wait for files; the 300 KB PDF library loads only when a file is
 * chosen.
 */
const DOCUMENTS_SCRIPT = 30 * KB;

test('documents have 30 KB of own script, and PDF code loads only after a file is chosen', async ({ page, portal }) => {
  await savesData(page);
  const traffic = await countTraffic(page);

  await portal.resume(page, 'documents asked for', '/document-requests');
  await page
    .getByRole('button', { name: /^Choose files/ })
    .first()
    .waitFor();
  await traffic.quiet();

  const requests = traffic.requests();
  print('Documents', requests);
  const own = scripts(requests).filter(({ url }) => url.includes('/Documents.'));
  expect(own).toHaveLength(1);
  expect(sum(own)).toBeLessThanOrEqual(DOCUMENTS_SCRIPT);
  expect(sum(scripts(requests).filter(({ url }) => !/main|Times|Documents|Material|verifiedUserManager/.test(url)))).toBeLessThan(
    5 * KB,
  );
});

/** 25 KB for the page, and 25 KB for the values shown beside the paystub's image. */
const REVIEW_SCRIPT = 50 * KB;

test('the paystub review has at most 50 KB of own script', async ({ page, portal, problems }) => {
  await savesData(page);
  problems.allow(/status of 403/); // The first response is a 403, because there is no ticket yet.
  const link = await incomeLinkOf(portal, 'to be looked at');
  await page.goto(link.url);
  await page.getByLabel('Last name').waitFor(); // The form before the review has its own script, which is not counted.
  await page.waitForLoadState('networkidle');
  const traffic = await countTraffic(page);

  await verifyContact(page, link);
  await page.getByRole('button', { name: 'Edit: Gross this period' }).first().waitFor();
  await traffic.quiet();

  const requests = traffic.requests();
  print('Review of paystubs', requests);
  const own = scripts(requests).filter(({ url }) => /Income/.test(url));
  expect(own.length).toBeGreaterThan(0);
  expect(sum(own)).toBeLessThanOrEqual(REVIEW_SCRIPT);
});

/** 25 KB for the page, and 25 KB for its chart. */
const SUMMARY_SCRIPT = 53 * KB;

test('loan scenarios and home value reports have at most 53 KB of own script each', async ({ page, portal }) => {
  const pages = [
    [await summaryLinkOf(portal, SUMMARY_RECIPIENTS.three), page.getByRole('slider'), /LoanSummaryScreen/],
    [await reportLinkOf(portal, REPORT_RECIPIENTS.estimate), page.getByRole('img', { name: /^Line chart/ }), /HomeValue/],
  ] as const;
  for (const [address, shown, isOwn] of pages) {
    await emptyCache(page);
    await page.goto('about:blank');
    const traffic = await countTraffic(page);
    await page.goto(portal.origin + address, { waitUntil: 'commit' });
    await shown.waitFor();
    await traffic.quiet();
    const requests = traffic.requests();
    await traffic.stop();
    print(address.slice(0, 40), requests);
    const own = scripts(requests).filter(({ url }) => isOwn.test(url));
    expect(own.length).toBeGreaterThan(0);
    expect(sum(own), address).toBeLessThanOrEqual(SUMMARY_SCRIPT);
  }
});

test('the sign-up page loads at most 285 KB of script in any language', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/auth/signup`);
  await page.getByLabel('Language').selectOption('de');
  await page.getByRole('button', { name: 'Konto anlegen' }).waitFor();
  await emptyCache(page);
  await page.goto('about:blank');
  const traffic = await countTraffic(page);

  await page.goto(`${portal.origin}/auth/signup`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Konto anlegen' }).waitFor();
  await traffic.quiet();

  const requests = traffic.requests();
  print('Sign-up, in German', requests);
  expect(sum(scripts(requests))).toBeLessThanOrEqual(FORM_SCRIPTS);
});

test('a sign-in with an empty cache stays within its script budget', async ({ page, portal }) => {
  await savesData(page);
  const traffic = await countTraffic(page);

  await portal.signIn(page, 'due soon');
  await page.getByText('$1,842.17').first().waitFor();

  const requests = traffic.requests();
  print('Signing in', requests);
  expect(sum(scripts(requests).filter((request) => !isAfterLoans(request)))).toBeLessThanOrEqual(SIGN_IN_SCRIPTS);
});
