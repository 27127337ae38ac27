/**
 * Every screen, translated by the browser and with very long words from the lender: no page may crash, show stale text or be wider than
 * the window.
 */
import type { Page } from '@playwright/test';

import { routePatternAt, routes } from '#app/routes.ts';

import { staleTexts } from '../support/translators.ts';
import {
  checkButton,
  enterLoanNumber,
  FEE,
  feeLinkOf,
  feeReview,
  fillIdentity,
  guestOf,
  passIdentity,
} from './support/guests.ts';
import { REPORT_RECIPIENTS, reportLinkOf } from './support/homeValues.ts';
import { incomeLinkOf, verifyContact } from './support/income.ts';
import type { Lender } from './support/lender.ts';
import { findingsOf } from './support/layoutFindings.ts';
import { DUE_SOON, newBank, newCard, payButton, receiptTitle, title } from './support/paymentSteps.ts';
import { expect, JOURNEY_NOW, test } from './support/portal.ts';
import { firstLoanOf, PUBLIC_SCREENS, screensOf, settled } from './support/screens.ts';
import { translatePages, lengthenTexts } from './support/pageChanges.ts';
import { SUMMARY_RECIPIENTS, summaryLinkOf } from './support/summaries.ts';

const WIDTHS = [320, 1280];

const pathOf = (address: string): string => address.replace(/[?#].*/, '');
/**
 * Only visitor screens that show text from the lender. `axe.spec.ts` checks the others at these widths, and separate tests cover the
 * effect of a translation on React.
 */
const VISITORS = [
  ...PUBLIC_SCREENS.map(({ address }) => address).filter((address) =>
    /^\/app$|\?|upload$|rate-drop$|^\/help|^\/pay$/.test(address),
  ),
  ...['disclaimer', 'disclosure', 'privacy-policy', 'terms', 'ccpa', 'cfpb', 'rate-information'].map((name) => `/legal/${name}`),
  '/loans/rate-drop/rdthankyou',
];
const borrowers = (loan: string, number: string): string[] => [
  ...screensOf({ loan }).map(({ address }) => address),
  ...['/accounts/card/add', '/accounts/ach/add', '/accounts/card/edit?id=unknown', '/accounts/ach/edit?id=unknown'],
  ...['/loans/top-bar', `/loans/rate-drop?loanNumber=${number}`, `/loans/${loan}/receipts/unknown`],
];
/** Routes that the test reaches through mailed links and in the guest's journey. */
const JOURNEY_ROUTES = [
  ...['/pay/verify', '/pay/notfound', '/pay/dm', '/pay/spservicing', '/pay/newservicer'],
  ...['/pay/fees/:token/mode', '/pay/fees/paid', '/pay/fees/cancelled'],
  ...['/public-pages/home-valuation-report/:contactId', '/public-pages/loan-summaries/:loanSummaryId'],
  ...['document-requests', 'pre-approval-documents-request'].map(
    (name) => `/public-pages/${name}/:loanOfficerEmail?/:encryptedContactId?`,
  ),
  ...['verify-information', 'documents-upload', 'documents-summary', 'success', 'something-went-wrong'].map(
    (step) => `/income-verification-documents-request/:contactId/${step}`,
  ),
];
/** Routes that redirect at once or show the same screen as another one. */
const SKIPPED_ROUTES = ['/auth/login', '/redirect', '/loan-summaries/loan-summary'];

test('every page is visited by one of these journeys', () => {
  const all = [...PUBLIC_SCREENS.map(({ address }) => address), ...VISITORS, ...borrowers('a', '1')];
  const there = all.map((address) => routePatternAt(pathOf(address)));
  const missing = routes.filter(
    ({ path, load }) => load !== undefined && ![...there, ...JOURNEY_ROUTES, ...SKIPPED_ROUTES].includes(path),
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
});

const checkedPages = new Set<string>();
const findings: string[] = [];

async function checkPage(page: Page, screen: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const found = (await findingsOf(page)).filter((finding) => finding.includes('wide in a window'));
    findings.push(...found.map((finding) => `${screen}: ${finding}`));
  }
  await expect(title(page, 'This page stopped working')).toHaveCount(0);
  if (await page.locator('#root').count()) {
    await expect.poll(() => page.locator('font').count()).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(staleTexts), screen).toEqual([]);
  }
  checkedPages.add(routePatternAt(new URL(page.url()).pathname));
}

const documentsLinkOf = async (portal: Lender, to: string) => (await portal.inbox(to))[0]!.links[0]!.url;

test.beforeEach(async ({ context }) => {
  checkedPages.clear();
  findings.length = 0;
  await translatePages(context);
  await lengthenTexts(context);
});
test.afterEach(() => {
  expect(findings).toEqual([]);
});

test('public screens stay readable when translated', async ({ page, problems }) => {
  problems.allow(/status of 4\d\d/);
  for (const address of VISITORS) {
    await page.goto(address);
    await settled(page);
    await checkPage(page, address);
  }
  expect(checkedPages.size).toBeGreaterThan(15);
});

test('mailed link and guest screens stay readable when translated', async ({ page, portal, problems }) => {
  problems.allow(/status of 4\d\d/);
  for (const [name, link] of [
    ['scenarios', await summaryLinkOf(portal, SUMMARY_RECIPIENTS.four)],
    ['home', await reportLinkOf(portal, REPORT_RECIPIENTS.estimate)],
    ['home without a value', await reportLinkOf(portal, REPORT_RECIPIENTS.none)],
    ['documents', await documentsLinkOf(portal, 'docs.asked@example.com')],
    ['pre-approval', await documentsLinkOf(portal, 'docs.preapproval@example.com')],
    ['fee', await feeLinkOf(portal, FEE.email)],
    ['fee, paid', await feeLinkOf(portal, 'fee.paid@example.com')],
    ['fee, canceled', await feeLinkOf(portal, 'fee.cancelled@example.com')],
  ] as const) {
    await page.goto(link);
    await settled(page);
    // A clicked button gets another name, so each is looked up by its original name.
    for (const button of ['Show table', 'Ask a question']) {
      const more = page.getByRole('button', { name: button, exact: true });
      if (await more.isVisible()) await more.click();
    }
    await checkPage(page, name);
  }
  await feeReview(page, portal, newBank());
  await payButton(page).click();
  await expect(receiptTitle(page)).toBeVisible();
  await checkPage(page, 'fee, receipt');
  const guest = await guestOf(portal);
  await page.goto('/pay');
  await enterLoanNumber(page, guest.loanNumber);
  await expect(page.getByText('Done. You can continue.')).toBeVisible();
  await checkButton(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await checkPage(page, 'who pays, errors');
  await fillIdentity(page, { ...guest, firstName: 'Nobody' });
  await checkButton(page).click();
  await page.getByRole('link', { name: 'What you can do if it still does not match' }).click();
  await expect(title(page, 'We can’t find your loan')).toBeVisible();
  await checkPage(page, 'not found');
  for (const email of ['dmi@example.com', 'special.servicing@example.com', 'new.servicer@example.com', DUE_SOON.email]) {
    await passIdentity(page, await guestOf(portal, email));
    await settled(page);
    await checkPage(page, email);
  }
});

test('borrower screens stay readable when translated', async ({ page, portal, problems }) => {
  problems.allow(/status of 4\d\d/);
  await portal.resume(page, 'two loans');
  await settled(page);
  const loan = await firstLoanOf(page);
  const { loanNumber } = await guestOf(portal, (await portal.borrower('two loans')).email);
  for (const address of borrowers(loan, loanNumber)) {
    await page.goto(address);
    await settled(page);
    await checkPage(page, address.replace(loan, '…'));
  }
  await page.goto('/privacy-preferences');
  await page.getByRole('switch', { name: 'Offers by mail' }).click();
  await expect(page.getByText('Saved: Offers by mail is off.')).toBeVisible();
  await checkPage(page, 'privacy, saved');
  await page.goto(`/pay/mode?loan=${loan}`);
  await page.getByRole('radio', { name: 'A new debit card' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await checkPage(page, 'card errors');
  await newCard('4000000000000002')(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(title(page, 'Review your payment')).toBeVisible();
  await checkPage(page, 'review');
  await payButton(page).click();
  await expect(title(page, 'Your payment did not go through')).toBeVisible();
  await checkPage(page, 'declined');
  await page.goto(`/pay/mode?loan=${loan}`);
  await page
    .getByRole('radio', { name: /^ACH\/BANK: / })
    .first()
    .check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await payButton(page).click();
  await expect(receiptTitle(page)).toBeVisible();
  await checkPage(page, 'receipt');
});

test('income check screens stay readable when translated', async ({ page, portal, problems }) => {
  problems.allow(/status of (400|403|404)/);
  await page.clock.setSystemTime(JOURNEY_NOW);
  for (const [state, heading] of [
    ['nothing sent yet', 'Send your 2 most recent paystubs'],
    ['to be looked at', 'Check what we read'],
    ['the check failed', 'A person will look at your income'],
    ['sent to the agency', 'Your income check was sent'],
  ] as const) {
    const link = await incomeLinkOf(portal, state);
    await page.goto(link.url);
    await settled(page);
    if (state === 'nothing sent yet') await checkPage(page, 'who');
    await verifyContact(page, link);
    await expect(title(page, heading)).toBeVisible();
    await settled(page);
    await checkPage(page, state);
  }
});
