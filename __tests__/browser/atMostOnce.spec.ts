/** A payment happens at most once, whatever is pressed, reloaded, left or cut off. The gateway's book and the ledger are the judge. */
import type { BrowserContext, Page, Request } from '@playwright/test';

import {
  checking,
  chooseMethod,
  confirmationNumber,
  DUE_SOON,
  expectCharged,
  openReview,
  payButton,
  receipt,
  reviewFromLoans,
  savedBank,
  savedCard,
  title,
} from './support/paying.ts';
import { expect, test } from './support/portal.ts';

const PRESSES = 20;

/** Every request to pay that leaves a context, as it leaves. */
function paymentsSent(context: BrowserContext): Request[] {
  const sent: Request[] = [];
  context.on('request', (request) => {
    if (isPayment(request)) sent.push(request);
  });
  return sent;
}

const isPayment = (request: Request) => request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/guestpayment');
const keyOf = (request: Request) => request.headers()['idempotency-key'];

/** A second tab of the same borrower, on the review of the same payment. */
async function secondTab(page: Page, choose = savedCard): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url().replace('&step=review', ''));
  await chooseMethod(other, choose);
  return other;
}

test('20 clicks within one moment pay once', async ({ page, portal, context }) => {
  const sent = paymentsSent(context);
  await openReview(page, portal);

  await payButton(page).evaluate((button: HTMLButtonElement, presses) => {
    for (let press = 0; press < presses; press += 1) button.click();
  }, PRESSES);

  await expect(receipt(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('20 clicks of an impatient hand pay once', async ({ page, portal, context }) => {
  const sent = paymentsSent(context);
  await openReview(page, portal);
  await portal.setFault({ point: 'payment.afterCharge', kind: 'delay', times: 1, ms: 1500 });
  const box = await payButton(page).boundingBox();
  if (box === null) throw new Error('The button is not on the page');

  for (let press = 0; press < PRESSES; press += 1) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);

  await expect(receipt(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('Enter pressed 20 times pays once', async ({ page, portal, context }) => {
  const sent = paymentsSent(context);
  await openReview(page, portal);
  await portal.setFault({ point: 'payment.afterCharge', kind: 'delay', times: 1, ms: 1500 });
  await payButton(page).focus();

  for (let press = 0; press < PRESSES; press += 1) await page.keyboard.press('Enter');

  await expect(receipt(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  await expectCharged(portal, [DUE_SOON.cents]);
});

for (const [how, choose] of [
  ['the same way', savedCard],
  ['another way', savedBank],
] as const) {
  test(`two tabs that pay at the same moment, the second ${how}, pay once and both show the receipt`, async ({
    page,
    portal,
    context,
    problems,
  }) => {
    problems.allow(/status of 4(09|22)/);
    const sent = paymentsSent(context);
    await openReview(page, portal);
    const other = await secondTab(page, choose);
    // Both wait at the door until both are there.
    await portal.setFault({ point: 'payment.beforeClaim', kind: 'delay', times: 2, ms: 1500 });

    await Promise.all([payButton(page).click(), payButton(other).click()]);
    await expect.poll(() => sent.length).toBe(2);

    await expect(receipt(page)).toBeVisible();
    await expect(receipt(other)).toBeVisible();
    expect(new Set(sent.map(keyOf)).size).toBe(1);
    expect(await confirmationNumber(other)).toBe(await confirmationNumber(page));
    await expectCharged(portal, [DUE_SOON.cents]);
  });
}

test('a tab left open on the review shows the receipt when Pay is pressed there later', async ({ page, portal }) => {
  await openReview(page, portal);
  const other = await secondTab(page);
  await payButton(page).click();
  await expect(receipt(page)).toBeVisible();

  await payButton(other).click();

  await expect(receipt(other)).toBeVisible();
  expect(await confirmationNumber(other)).toBe(await confirmationNumber(page));
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('two browsers of one borrower at the same moment pay once, and neither is told a wrong story', async ({
  page,
  portal,
  problems,
  browser,
}) => {
  problems.allow(/status of 409/);
  const otherContext = await browser.newContext({ baseURL: portal.origin });
  const other = await otherContext.newPage();
  await openReview(page, portal);
  await openReview(other, portal);
  await portal.setFault({ point: 'payment.beforeClaim', kind: 'delay', times: 2, ms: 1500 });

  await Promise.all([payButton(page).click(), payButton(other).click()]);

  // One of them pays; the other is told about it, and not that its payment got lost.
  const told = (one: Page) => one.getByText(/^Another payment on this loan is on its way|^What you owe has changed/);
  await expect(receipt(page).or(told(page))).toBeVisible();
  await expect(receipt(other).or(told(other))).toBeVisible();
  const loser = (await receipt(page).isVisible()) ? other : page;
  await expect(told(loser)).toBeVisible();
  await expect(payButton(loser)).toHaveCount(0);
  await loser.goto('/loans');
  await expect(loser.getByText(/Dec 23/).first()).toBeVisible();
  await expectCharged(portal, [DUE_SOON.cents]);
  await otherContext.close();
});

test('reloading while the payment is on its way pays once and ends on the receipt', async ({ page, portal, context }) => {
  const sent = paymentsSent(context);
  await openReview(page, portal);
  await portal.setFault({ point: 'payment.afterCharge', kind: 'delay', times: 1, ms: 2500 });
  await Promise.all([page.waitForRequest(isPayment), payButton(page).click()]);
  await expect.poll(async () => (await portal.gatewayBook()).length).toBe(1);

  await page.reload();

  await expect(checking(page).or(receipt(page))).toBeVisible();
  await expect(receipt(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('Back while the payment is on its way offers no second one and ends on the receipt', async ({ page, portal, context }) => {
  const sent = paymentsSent(context);
  await openReview(page, portal);
  await portal.setFault({ point: 'payment.afterCharge', kind: 'delay', times: 1, ms: 2500 });
  await Promise.all([page.waitForRequest(isPayment), payButton(page).click()]);

  await page.goBack();

  await expect(title(page, 'How do you want to pay?')).toHaveCount(0);
  await expect(payButton(page)).toHaveCount(0);
  await expect(receipt(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('leaving for the loans and coming back while the payment is on its way pays once', async ({ page, portal, context }) => {
  const sent = paymentsSent(context);
  await openReview(page, portal);
  await portal.setFault({ point: 'payment.afterCharge', kind: 'delay', times: 1, ms: 2500 });
  await Promise.all([page.waitForRequest(isPayment), payButton(page).click()]);

  await page.getByRole('link', { name: 'Loans', exact: true }).click();
  await page.getByRole('link', { name: /^Pay \$/ }).click();
  await page.getByRole('link', { name: 'Continue' }).click();

  await expect(receipt(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('the connection goes while the answer is on its way: asked until it is back, paid once', async ({
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

  await expect(checking(page)).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await context.setOffline(false);

  await expect(receipt(page)).toBeVisible({ timeout: 20_000 });
  expect(sent).toHaveLength(1);
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('the connection goes right after Pay: nothing that the end needs is still to be loaded', async ({
  page,
  portal,
  context,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await openReview(page, portal);
  await portal.setFault({ point: 'payment.afterCharge', kind: 'delay', times: 1, ms: 1500 });
  await Promise.all([page.waitForRequest(isPayment), payButton(page).click()]);
  await context.setOffline(true);

  // Chromium lets a running request finish, or not: either way the page tells the truth.
  await expect(checking(page).or(receipt(page))).toBeVisible();
  await context.setOffline(false);
  await expect(receipt(page)).toBeVisible({ timeout: 20_000 });
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('Pay pressed while offline: nothing was charged, and the same payment can be sent again', async ({
  page,
  portal,
  context,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const sent = paymentsSent(context);
  await openReview(page, portal);

  await context.setOffline(true);
  await payButton(page).click();
  await expect(checking(page)).toBeVisible();
  await expectCharged(portal, []);
  await context.setOffline(false);

  await expect(page.getByText('Your payment did not reach us. No money has been taken.')).toBeVisible({ timeout: 20_000 });
  await payButton(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(new Set(sent.map(keyOf)).size).toBe(1);
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('an answer counts though a part of the program that it needs does not arrive', async ({ page, portal, problems }) => {
  problems.allow(/Failed to load resource|ERR_FAILED/);
  await openReview(page, portal);
  await page.route('**/assets/localTimes*', (route) => route.abort());
  await payButton(page).click();

  await expect(receipt(page)).toBeVisible();
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('two loans are two payments', async ({ page, portal }) => {
  await portal.signIn(page, 'two loans');
  await reviewFromLoans(page);
  await payButton(page).click();
  await expect(receipt(page)).toBeVisible();
  await page.getByRole('link', { name: 'See your loans' }).click();
  const birch = page.getByRole('article', { name: /52 Birch Hollow/ });
  await birch.getByRole('link', { name: /^Pay \$/ }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await chooseMethod(page, savedCard);
  await payButton(page).click();

  await expect(receipt(page)).toBeVisible();
  await expectCharged(portal, [204_610 + 55_037 + 2_500, 113_208 + 39_744]);
});
