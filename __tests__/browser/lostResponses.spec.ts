import type { BrowserContext } from '@playwright/test';

import {
  checkingTitle,
  DUE_SOON,
  expectCharged,
  nextReview,
  openReview,
  payButton,
  receiptTitle,
} from './support/paymentSteps.ts';
import { expect, test } from './support/portal.ts';

/** The portal's polling interval grows to 15 s. */
const PATIENCE = { timeout: 40_000 };
/** This is longer, because the lender restarts in between. */
const RESTART_TIMEOUT_MS = 120_000;

function keysSent(context: BrowserContext): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/guestpayment'))
      keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

/**
 * When a reused connection breaks, Chromium retries the request by itself on the next one. The response is lost only if all of these
 * retries fail.
 */
const EVERY_RETRY = 20;

test.beforeEach(({ problems }) => problems.allow(/Failed to load resource/));

test('a response lost after the commit leads to a status check, then the receipt', async ({ page, portal, context }) => {
  const keys = keysSent(context);
  const loseAnswers = (times: number) =>
    portal.setFault({ base: 'payment', kind: 'dropAfter', times, method: 'POST', path: 'guestpayment' });
  const outcomeCall = { base: 'payment', times: 1, method: 'GET', path: 'guestpayment' } as const;
  let paid = 0;
  const expectPaid = async () => {
    await expect(receiptTitle(page)).toBeVisible(PATIENCE);
    expect(keys).toHaveLength((paid += 1));
    await expectCharged(portal, Array<number>(paid).fill(DUE_SOON.cents));
    await portal.clearFaults();
  };
  await openReview(page, portal);

  await loseAnswers(1); // Chromium retries by itself.
  await payButton(page).click();
  await expectPaid();

  await nextReview(page, portal);
  await loseAnswers(EVERY_RETRY);
  await portal.setFault({ ...outcomeCall, kind: 'slow', ms: 800 });
  await payButton(page).click();
  await expect(checkingTitle(page)).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await expectPaid();
});

test('a lender crash after the commit still ends on the receipt, with one email', async ({ page, portal }) => {
  test.setTimeout(RESTART_TIMEOUT_MS);
  await openReview(page, portal);
  await portal.setFault({ point: 'payment.afterCommit', kind: 'kill', times: 1 });
  await payButton(page).click();
  await portal.hasEnded();
  await expect(checkingTitle(page)).toBeVisible();
  await portal.restart();

  await expect(receiptTitle(page)).toBeVisible(PATIENCE);
  await expectCharged(portal, [DUE_SOON.cents]);
  expect(await portal.inbox(DUE_SOON.email)).toHaveLength(1);
});
