/** The answer to a payment gets lost: the borrower sees the true outcome in the end, and the money moves at most once. */
import type { BrowserContext, Page } from '@playwright/test';

import type { CallFaultKind } from '../../sandbox/base/faults.ts';
import type { Lender } from './support/lender.ts';
import { checking, DUE_SOON, expectCharged, nextReview, openReview, payButton, receipt } from './support/paying.ts';
import { expect, test } from './support/portal.ts';

/** By then the portal waits up to 15 s between two questions. */
const PATIENCE = { timeout: 40_000 };
/** Longer, because the lender restarts in between. */
const DEATH_TIMEOUT_MS = 120_000;

const NOT_RECEIVED = 'We didn’t get your payment. No money has been taken. You can send it again.';

function keysSent(context: BrowserContext): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/guestpayment'))
      keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

/**
 * When a reused connection breaks, Chromium sends the request again by itself, and again on the next such connection. The
 * answer is lost only when all of these fail.
 */
const HOWEVER_OFTEN = 20;

test.beforeEach(({ problems }) => problems.allow(/Failed to load resource/));

/** Checks that "It did not reach us" is shown and the books agree. */
async function expectNotReceived(page: Page, portal: Lender): Promise<void> {
  await expect(page.getByText(NOT_RECEIVED)).toBeVisible(PATIENCE);
  await expectCharged(portal, []);
}

test('lost after the commit: asked what became of it, then the receipt; a base that cannot say leads to the telephone', async ({
  page,
  portal,
  context,
}) => {
  const keys = keysSent(context);
  const loseAnswers = (times: number) =>
    portal.setFault({ base: 'payment', kind: 'dropAfter', times, method: 'POST', path: 'guestpayment' });
  const outcomeCall = { base: 'payment', times: 1, method: 'GET', path: 'guestpayment' } as const;
  let paid = 0;
  const expectPaid = async () => {
    await expect(receipt(page)).toBeVisible(PATIENCE);
    expect(keys).toHaveLength((paid += 1));
    await expectCharged(portal, Array<number>(paid).fill(DUE_SOON.cents));
    await portal.clearFaults();
  };
  await openReview(page, portal);

  await loseAnswers(1); // the browser itself sends it again
  await payButton(page).click();
  await expectPaid();

  await nextReview(page, portal);
  await loseAnswers(HOWEVER_OFTEN);
  await portal.setFault({ ...outcomeCall, kind: 'slow', ms: 800 });
  await payButton(page).click();
  await expect(checking(page)).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await expectPaid();

  await nextReview(page, portal);
  await loseAnswers(HOWEVER_OFTEN);
  for (const kind of ['empty', 'html', 'drop'] as const) await portal.setFault({ ...outcomeCall, kind });
  await payButton(page).click();
  await expect(checking(page)).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await expectPaid();

  await nextReview(page, portal);
  await page.route('**/guestpayment', async (route) => {
    await route.fetch();
    await route.abort('timedout');
  });
  await payButton(page).click();
  await expectPaid();
  await page.unrouteAll();

  await nextReview(page, portal);
  // Something between the portal and the lender lets the payment through, and answers itself.
  await page.route('**/guestpayment', async (route) => {
    await route.fetch();
    await route.fulfill({ status: 403, json: { errors: ['Blocked.'] } });
  });
  await payButton(page).click();
  await expectPaid();
  await page.unrouteAll();

  await nextReview(page, portal);
  await loseAnswers(HOWEVER_OFTEN);
  await portal.setFault({ ...outcomeCall, kind: '404' });
  await payButton(page).click();
  await expect(page.getByText('Don’t pay again. Call us and we’ll look it up with you.')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await expectCharged(portal, Array<number>(paid + 1).fill(DUE_SOON.cents));
});

/** The connection breaks before the payment arrives; a 500 without a body; a 502 with a page; half an answer; a 503. */
const NEVER_ARRIVED: CallFaultKind[] = ['drop', 'empty', 'html', 'brokenJson', '503'];

test('not arrived, however that shows: it did not reach us, and the same payment is sent again', async ({
  page,
  portal,
  context,
}) => {
  const keys = keysSent(context);
  await openReview(page, portal);
  for (const kind of NEVER_ARRIVED) {
    const times = kind === 'drop' ? HOWEVER_OFTEN : 1;
    await portal.setFault({ base: 'payment', kind, times, method: 'POST', path: 'guestpayment' });
    await payButton(page).click();
    await expectNotReceived(page, portal);
    await portal.clearFaults();
  }
  await payButton(page).click();

  await expect(receipt(page)).toBeVisible();
  expect(keys).toHaveLength(NEVER_ARRIVED.length + 1);
  expect(new Set(keys).size).toBe(1);
  await expectCharged(portal, [DUE_SOON.cents]);
});

const DEATHS = [
  { point: 'payment.afterCharge', when: 'after the gateway charged' },
  { point: 'payment.afterCommit', when: 'after the commit, before the answer' },
];

for (const { point, when } of DEATHS) {
  test(`the lender dies ${when} and comes back: the receipt, mailed once`, async ({ page, portal }) => {
    test.setTimeout(DEATH_TIMEOUT_MS);
    await openReview(page, portal);
    await portal.setFault({ point, kind: 'kill', times: 1 });
    await payButton(page).click();
    await portal.hasEnded();
    await expect(checking(page)).toBeVisible();
    await portal.restart();

    await expect(receipt(page)).toBeVisible(PATIENCE);
    await expectCharged(portal, [DUE_SOON.cents]);
    expect(await portal.inbox(DUE_SOON.email)).toHaveLength(1);
  });
}

test('the lender dies before it took the payment and comes back: sent again under the same key', async ({
  page,
  portal,
  context,
}) => {
  test.setTimeout(DEATH_TIMEOUT_MS);
  const keys = keysSent(context);
  await openReview(page, portal);
  await portal.setFault({ point: 'payment.beforeClaim', kind: 'kill', times: 1 });
  await payButton(page).click();
  await portal.hasEnded();
  await expect(checking(page)).toBeVisible();
  await portal.restart();

  await expectNotReceived(page, portal);
  await payButton(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await expectCharged(portal, [DUE_SOON.cents]);
});
