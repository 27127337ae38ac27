/**
 * A payment happens at most once, however the borrower clicks, reloads, leaves or loses the connection. Each test checks the gateway's
 * charges and the lender's ledger.
 */
import type { BrowserContext, Page, Request } from '@playwright/test';

import type { Lender } from './support/lender.ts';
import {
  checkingTitle,
  chooseMethod,
  confirmationNumber,
  DUE_SOON,
  expectCharged,
  nextReview,
  openReview,
  payButton,
  payLink,
  receiptTitle,
  reviewAgain,
  reviewFromLoans,
  savedBank,
  savedCard,
  title,
  type Choose,
} from './support/paymentSteps.ts';
import { expect, test } from './support/portal.ts';

const CLICKS = 20;
/** The portal polls a payment's outcome at growing intervals. */
const PATIENCE = { timeout: 30_000 };

function paymentsSent(context: BrowserContext): Request[] {
  const sent: Request[] = [];
  context.on('request', (request) => {
    if (isPayment(request)) sent.push(request);
  });
  return sent;
}

const isPayment = (request: Request) => request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/guestpayment');
const keyOf = (request: Request) => request.headers()['idempotency-key'];

async function secondTab(page: Page, choose: Choose): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url().replace('&step=review', ''));
  await chooseMethod(other, choose);
  return other;
}

async function expectPaidOnce(page: Page, portal: Lender, sent: Request[], times = 1): Promise<void> {
  await expect(receiptTitle(page)).toBeVisible(PATIENCE);
  expect(sent.splice(0)).toHaveLength(1);
  await expectCharged(portal, Array<number>(times).fill(DUE_SOON.cents));
}

test('20 impatient clicks and 20 Enter presses pay once, even when a chunk fails to load', async ({
  page,
  portal,
  context,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_FAILED/);
  const sent = paymentsSent(context);
  let missed = 0;
  await page.route('**/assets/Times.*', (route) => {
    missed += 1;
    return route.abort();
  });
  await openReview(page, portal);
  await portal.setFault({ point: 'payment.afterCharge', kind: 'delay', times: 1, ms: 1500 });
  await payButton(page).scrollIntoViewIfNeeded();
  const box = await payButton(page).boundingBox();
  if (box === null) throw new Error('The button is not on the page');
  for (let press = 0; press < CLICKS; press += 1) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  for (let press = 0; press < CLICKS; press += 1) await page.keyboard.press('Enter');
  await expectPaidOnce(page, portal, sent);
  expect(missed).toBeGreaterThan(0);
});

test('two tabs that pay at once or one after the other pay once and show the same receipt', async ({
  page,
  portal,
  context,
  problems,
}) => {
  problems.allow(/status of 4(09|22)/);
  const sent = paymentsSent(context);
  await openReview(page, portal);
  const other = await secondTab(page, savedBank);
  // The lender delays both requests, so that they overlap.
  await portal.setFault({ point: 'payment.beforeClaim', kind: 'delay', times: 2, ms: 1500 });
  await Promise.all([payButton(page).click(), payButton(other).click()]);
  await expect.poll(() => sent.length).toBe(2);
  await expect(receiptTitle(page)).toBeVisible();
  await expect(receiptTitle(other)).toBeVisible();
  expect(new Set(sent.map(keyOf)).size).toBe(1);
  expect(await confirmationNumber(other)).toBe(await confirmationNumber(page));
  await expectCharged(portal, [DUE_SOON.cents]);

  // The second tab still shows the review after the first one has paid.
  await nextReview(page, portal);
  await reviewAgain(other);
  await payButton(page).click();
  await expect(receiptTitle(page)).toBeVisible();
  await payButton(other).click();
  await expect(receiptTitle(other)).toBeVisible();
  expect(await confirmationNumber(other)).toBe(await confirmationNumber(page));
  await expectCharged(portal, [DUE_SOON.cents, DUE_SOON.cents]);
});

test(
  'reloading, going back or leaving during a payment pays once and ends on the receipt',
  { tag: '@whole' },
  async ({ page, portal, context }) => {
    const sent = paymentsSent(context);
    const paySlowly = async () => {
      await portal.setFault({ point: 'payment.afterCharge', kind: 'delay', times: 1, ms: 2500 });
      await Promise.all([page.waitForRequest(isPayment), payButton(page).click()]);
    };
    await openReview(page, portal);

    await paySlowly();
    await expect.poll(async () => (await portal.gatewayBook()).length).toBe(1);
    await page.reload();
    await expect(checkingTitle(page).or(receiptTitle(page))).toBeVisible();
    await expectPaidOnce(page, portal, sent);

    await nextReview(page, portal);
    await paySlowly();
    await page.goBack();
    await expect(title(page, 'How do you want to pay?')).toHaveCount(0);
    await expect(payButton(page)).toHaveCount(0);
    await expectPaidOnce(page, portal, sent, 2);

    await nextReview(page, portal);
    await paySlowly();
    await page.getByRole('link', { name: 'Loans', exact: true }).click();
    await expect(payLink(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'See its receipt' }).click();
    await expectPaidOnce(page, portal, sent, 3);
  },
);

test('losing the connection before or after the charge pays once and reports the true outcome', async ({
  page,
  portal,
  context,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const sent = paymentsSent(context);
  await openReview(page, portal);

  await page.route('**/guestpayment', async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await payButton(page).click();
  await expect(checkingTitle(page)).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await context.setOffline(false);
  await expectPaidOnce(page, portal, sent);
  await page.unrouteAll();

  await nextReview(page, portal);
  await context.setOffline(true);
  await payButton(page).click();
  await expect(checkingTitle(page)).toBeVisible();
  await expectCharged(portal, [DUE_SOON.cents]);
  await context.setOffline(false);
  await expect(page.getByText('We didn’t get your payment. No money has been taken.')).toBeVisible(PATIENCE);
  const [unanswered] = sent.splice(0);
  await payButton(page).click();
  await expect(receiptTitle(page)).toBeVisible();
  expect(sent.map(keyOf)).toEqual([unanswered && keyOf(unanswered)]);
  await expectCharged(portal, [DUE_SOON.cents, DUE_SOON.cents]);
});

test('two loans are paid with two separate payments', async ({ page, portal }) => {
  await portal.resume(page, 'two loans');
  await reviewFromLoans(page);
  await payButton(page).click();
  await expect(receiptTitle(page)).toBeVisible();
  await page.getByRole('link', { name: 'See your loans' }).click();
  const birch = page.getByRole('article', { name: /52 Birch Hollow/ });
  await birch.getByRole('link', { name: /^Pay \$/ }).click();
  await chooseMethod(page, savedCard);
  await payButton(page).click();

  await expect(receiptTitle(page)).toBeVisible();
  await expectCharged(portal, [204_610 + 55_037 + 2_500, 113_208 + 39_744]);
});
