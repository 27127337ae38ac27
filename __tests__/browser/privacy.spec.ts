import type { Page, Request } from '@playwright/test';

import { title } from './support/paymentSteps.ts';
import { expect, test } from './support/portal.ts';
import { firstLoanOf, settled } from './support/screens.ts';

test.use({ environment: { PORTAL_CONFIG: 'config/localAnalytics.json' } });

interface Collected {
  event: string;
  route: string | null;
  hireDate: string | null;
}

const collected = async (origin: string): Promise<Collected[]> => {
  const response = await fetch(`${origin}/sandbox/analytics.json`);
  return ((await response.json()) as { events: Collected[] }).events;
};
const routesOf = async (origin: string) =>
  (await collected(origin)).flatMap(({ route }) => (route === null ? [] : [route])).reverse();

function followCollector(page: Page): { request: Request; at: string }[] {
  const sent: { request: Request; at: string }[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/telemetry') sent.push({ request, at: new URL(page.url()).pathname });
  });
  return sent;
}

const NEVER = /^\/(pay|accounts|auth|document-requests|public-pages)/;

test('analytics receives only route patterns from loans, payments and documents', async ({ page, portal }) => {
  const sent = followCollector(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await portal.resume(page, 'due soon', '/pay');
  await settled(page);
  await page.waitForTimeout(2500); // Waits longer than the delay before analytics starts.
  expect(scripts.filter((url) => url.includes('VisitCounter'))).toEqual([]);

  await page.goto('/loans');
  await expect.poll(() => routesOf(portal.origin)).toEqual(['/loans']);
  const loan = await firstLoanOf(page);
  const walk: [link: string | RegExp, heading: string | RegExp][] = [
    [/^See loan details/, 'Loan details'],
    ['Pay', /./],
    ['Documents', 'Your documents'],
    ['Help and where to find things', 'Help'],
  ];
  for (const [link, heading] of walk) {
    await page.getByRole('link', { name: link }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await settled(page);
  }
  await expect.poll(() => routesOf(portal.origin)).toEqual(['/loans', '/loans/:loanIdentifier', '/help']);

  const { email } = await portal.borrower('due soon');
  const canaries = [loan, '3100040101', email, 'Dana', 'Whitfield', 'Maple', 'Bearer', 'eyJ'];
  for (const { request, at } of sent) {
    expect(at).not.toMatch(NEVER);
    expect(Object.keys(request.headers())).not.toContain('authorization');
    expect(canaries.filter((one) => `${request.url()} ${request.postData() ?? ''}`.includes(one))).toEqual([]);
  }
  const told = (await collected(portal.origin)).filter(({ event }) => event === 'identify');
  expect(told.map(({ hireDate }) => hireDate)).toEqual(['2025-10-23']);

  // Turning analytics off takes effect on the open page.
  await page.getByRole('button', { name: 'Dana, your menu' }).click();
  await page.getByRole('menuitem', { name: 'Your Privacy Choices' }).click();
  await expect(title(page, 'Your Privacy Choices')).toBeVisible();
  await expect.poll(() => routesOf(portal.origin)).toContain('/privacy-preferences');
  const before = sent.length;
  await page.getByRole('switch', { name: 'Counting visits to this site' }).click();
  await expect(page.getByText('Saved: Counting visits to this site is off.')).toBeVisible();
  await page.getByRole('link', { name: 'Help and where to find things' }).click();
  await expect(title(page, 'Help')).toBeVisible();
  await page.goto('/loans');
  await settled(page);
  await page.waitForTimeout(2500);
  expect(sent.slice(before).map(({ request }) => request.postData())).toEqual([]);
});

test('a browser keeps its privacy choice unreadable to scripts and is not counted', async ({ page, portal, context }) => {
  const sent = followCollector(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Your Privacy Choices' }).click();
  await expect(title(page, 'Your Privacy Choices')).toBeVisible();
  const counting = page.getByRole('switch', { name: 'Counting visits to this site' });
  await expect.poll(() => sent.map(({ at }) => at)).toEqual(['/privacy-preferences-public']); // Visits count until a choice is made.
  await counting.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Saved: Counting visits to this site is off.')).toBeVisible();
  await page.reload();
  await expect(counting).not.toBeChecked();
  await expect(page.getByText(/^Opted out Nov 18, 2026, through Dec 23, 2027/)).toBeVisible();
  expect((await context.cookies()).find(({ name }) => name === 'privacy-choices')).toMatchObject({ httpOnly: true });
  expect(await page.evaluate(() => document.cookie)).not.toContain('privacy-choices');
  await page.waitForTimeout(2500);
  await page.goto('/help');
  await settled(page);
  await page.waitForTimeout(2500);
  expect(sent.map(({ at }) => at)).toEqual(['/privacy-preferences-public']);
  expect(await collected(portal.origin)).toHaveLength(1);
});

test('Global Privacy Control is honored for visitors and overrides an account’s choice in every browser', async ({
  page,
  portal,
  context,
  browser,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await context.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/privacy-preferences-public');
  await expect(page.getByText('Opt-out request honored')).toBeVisible();
  for (const name of [/^Selling/, 'Counting visits to this site']) {
    await expect(page.getByRole('switch', { name })).not.toBeChecked();
    await expect(page.getByRole('switch', { name })).toHaveAttribute('aria-disabled', 'true');
  }

  // Opening any page is enough to report the signal.
  const told = page.waitForResponse(/\/api\/borrower\/account$/);
  await portal.resume(page, 'privacy choices', '/loans');
  await settled(page);
  await told;
  await page.waitForTimeout(1000);
  expect(scripts.filter((url) => /VisitCounter|telemetry/.test(url))).toEqual([]);

  const elsewhere = await browser.newContext({ baseURL: portal.origin });
  const other = await elsewhere.newPage();
  await portal.resume(other, 'privacy choices', '/privacy-preferences');
  const selling = other.getByRole('switch', { name: /^Selling/ });
  await expect(selling).not.toBeChecked();
  await expect(other.getByText('Off since Nov 18, 2026 because of a browser’s signal')).toBeVisible();
  await expect(other.getByText('You turned this on Nov 13, 2026. The signal overrides that.')).toBeVisible();
  await expect(other.getByText('Opt-out request honored')).toHaveCount(0);
  await selling.click();
  await expect(other.getByText('You turned this on Nov 18, 2026')).toBeVisible();
  await elsewhere.close();

  await page.goto('/privacy-preferences');
  await expect(page.getByText('Opt-out request honored')).toBeVisible();
  await expect(page.getByRole('switch', { name: /^Selling/ })).not.toBeChecked();
});
