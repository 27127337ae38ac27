/** The answer to a payment gets lost: the borrower ends on the truth, and the money moved at most once. */
import type { BrowserContext, Page } from '@playwright/test';

import type { CallFaultKind } from '../../sandbox/faults.ts';
import type { Lender } from './support/lender.ts';
import { checking, DUE_SOON, expectCharged, openReview, payButton, receipt } from './support/paying.ts';
import { expect, test } from './support/portal.ts';

/** Asking again waits up to 15 s between two questions by then. */
const PATIENCE = { timeout: 40_000 };
/** With a lender that starts anew in between. */
const DEATH_TIMEOUT_MS = 120_000;

const NOT_RECEIVED = 'Your payment did not reach us. No money has been taken. You can send it again.';

function keysSent(context: BrowserContext): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/guestpayment'))
      keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

/**
 * When a connection that was used before breaks, Chromium sends the request again by itself, and again on the next such connection. The
 * borrower is in doubt only when all of these are lost.
 */
const HOWEVER_OFTEN = 20;

/** "It did not reach us" is shown, the books agree, and sending it again under the same key pays. */
async function expectSentAgain(page: Page, portal: Lender, keys: readonly (string | undefined)[]): Promise<void> {
  await expect(page.getByText(NOT_RECEIVED)).toBeVisible(PATIENCE);
  await expectCharged(portal, []);
  await portal.clearFaults();
  await payButton(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
}

test.beforeEach(({ problems }) => problems.allow(/Failed to load resource/));

test('the browser itself sends a payment again whose answer was lost: paid once', async ({ page, portal, context }) => {
  const keys = keysSent(context);
  await openReview(page, portal);
  await portal.setFault({ base: 'payment', kind: 'dropAfter', times: 1, method: 'POST', path: 'guestpayment' });
  await payButton(page).click();

  await expect(receipt(page)).toBeVisible(PATIENCE);
  expect(keys).toHaveLength(1);
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('lost after the commit, however often it is sent: asked what became of it, then the receipt', async ({
  page,
  portal,
  context,
}) => {
  const keys = keysSent(context);
  await openReview(page, portal);
  await portal.setFault({ base: 'payment', kind: 'dropAfter', times: HOWEVER_OFTEN, method: 'POST', path: 'guestpayment' });
  await portal.setFault({ base: 'payment', kind: 'slow', times: 1, method: 'GET', path: 'guestpayment', ms: 800 });
  await payButton(page).click();

  await expect(checking(page)).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await expect(receipt(page)).toBeVisible(PATIENCE);
  expect(keys).toHaveLength(1);
  await expectCharged(portal, [DUE_SOON.cents]);
});

const NEVER_ARRIVED: [CallFaultKind, string][] = [
  ['drop', 'the connection breaks before the payment arrives'],
  ['empty', 'a 500 without a body'],
  ['html', 'a 502 with a page in it'],
  ['brokenJson', 'a 200 with half an answer'],
  ['503', 'a 503 with a body'],
];

for (const [kind, what] of NEVER_ARRIVED) {
  test(`${what}: it did not reach us, and the same payment is sent again`, async ({ page, portal, context }) => {
    const keys = keysSent(context);
    await openReview(page, portal);
    await portal.setFault({
      base: 'payment',
      kind,
      times: kind === 'drop' ? HOWEVER_OFTEN : 1,
      method: 'POST',
      path: 'guestpayment',
    });
    await payButton(page).click();

    await expectSentAgain(page, portal, keys);
    await expectCharged(portal, [DUE_SOON.cents]);
  });
}

test('no answer in time, though the payment went through: the receipt', async ({ page, portal }) => {
  await openReview(page, portal);
  await page.route('**/guestpayment', async (route) => {
    await route.fetch();
    await route.abort('timedout');
  });
  await payButton(page).click();

  await expect(receipt(page)).toBeVisible(PATIENCE);
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('the question what became of it fails a few times too: asked again until it is known', async ({ page, portal }) => {
  await openReview(page, portal);
  await portal.setFault({ base: 'payment', kind: 'dropAfter', times: HOWEVER_OFTEN, method: 'POST', path: 'guestpayment' });
  for (const kind of ['empty', 'html', 'drop'] as const)
    await portal.setFault({ base: 'payment', kind, times: 1, method: 'GET', path: 'guestpayment' });
  await payButton(page).click();

  await expect(checking(page)).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await expect(receipt(page)).toBeVisible(PATIENCE);
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('a base that cannot say what became of it: do not pay again, and whom to call', async ({ page, portal }) => {
  await openReview(page, portal);
  await portal.setFault({ base: 'payment', kind: 'dropAfter', times: HOWEVER_OFTEN, method: 'POST', path: 'guestpayment' });
  await portal.setFault({ base: 'payment', kind: '404', times: 1, method: 'GET', path: 'guestpayment' });
  await payButton(page).click();

  await expect(page.getByText('Do not pay again. Call us and we will look it up with you.')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
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

  await expectSentAgain(page, portal, keys);
  await expectCharged(portal, [DUE_SOON.cents]);
});
