/**
 * Whatever goes wrong with a guest's payment or a fee payment, it is charged at most once, and the payer sees the true outcome. Both use
 * the same code and have their own unit tests; here each browser-related problem happens to one of them.
 */
import type { Page, Request } from '@playwright/test';

import { FEE, feeReview, guestReview } from './support/guests.ts';
import type { Lender } from './support/lender.ts';
import {
  checkingTitle,
  DUE_SOON,
  expectCharged,
  newCard,
  openReview,
  payButton,
  payLink,
  receiptTitle,
} from './support/paymentSteps.ts';
import { expect, test } from './support/portal.ts';

/** The portal polls a payment's outcome at growing intervals, and a restarting lender takes time. */
const PATIENCE = { timeout: 40_000 };

const GUEST = {
  who: 'a guest',
  review: guestReview,
  call: 'guestpayment',
  cents: DUE_SOON.cents,
  email: DUE_SOON.email,
} as const;
const FEE_PAYER = { who: 'a fee', review: feeReview, call: 'feepayment', cents: FEE.cents, email: FEE.email } as const;

type Payer = typeof GUEST | typeof FEE_PAYER;

interface PaymentProblem {
  name: string;
  payer: Payer;
  /** Steps from the review until the receipt should appear. */
  pay: (page: Page, portal: Lender, payer: Payer) => Promise<void>;
  /** How many times the portal sends the payment, each time with the same key. */
  sent?: number;
}

const isPayment = (request: Request, { call }: Payer) =>
  request.method() === 'POST' && new URL(request.url()).pathname.endsWith(`/${call}`);

const payAndSee = async (page: Page, payer: Payer) => {
  await Promise.all([page.waitForRequest((request) => isPayment(request, payer)), payButton(page).click()]);
};
const sendAgain = async (page: Page, portal: Lender) => {
  await expect(page.getByText(/^We didn’t get your payment\. No money has been taken/)).toBeVisible(PATIENCE);
  await expectCharged(portal, []);
  await payButton(page).click();
};

/** Kills the lender's process at this point of the payment and restarts it. */
const payWithKilledLender =
  (point: string): PaymentProblem['pay'] =>
  async (page, portal) => {
    await portal.setFault({ point, kind: 'kill', times: 1 });
    await payButton(page).click();
    await portal.hasEnded();
    await expect(checkingTitle(page)).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    await portal.restart();
  };

const PAYMENT_PROBLEMS: PaymentProblem[] = [
  {
    name: 'killed before the claim',
    payer: FEE_PAYER,
    sent: 2,
    pay: async (page, portal, payer) => {
      await payWithKilledLender('payment.beforeClaim')(page, portal, payer);
      await sendAgain(page, portal);
    },
  },
  { name: 'killed after the charge', payer: GUEST, pay: payWithKilledLender('payment.afterCharge') },
];

for (const { name, payer, pay, sent: times = 1 } of PAYMENT_PROBLEMS) {
  test(`${payer.who}: ${name}: one charge, one ledger row, one receipt`, async ({ page, portal, context, problems }) => {
    problems.allow(/Failed to load resource/);
    const sent: (string | undefined)[] = [];
    context.on('request', (request) => isPayment(request, payer) && sent.push(request.headers()['idempotency-key']));
    await payer.review(page, portal, newCard());

    await pay(page, portal, payer);

    await expect(receiptTitle(page)).toBeVisible(PATIENCE);
    await expectCharged(portal, [payer.cents]);
    expect([sent.length, new Set(sent).size]).toEqual([times, 1]);
    const receipts = (await portal.inbox(payer.email)).filter(({ subject }) => subject.startsWith('We received'));
    expect(receipts).toHaveLength(1);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((one) => /^portal\.(payment|sent)\./.test(one)))).toEqual(
      [],
    );
  });
}

test('a borrower who signs out during a payment learns its outcome after the next sign-in', async ({ page, portal, context }) => {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (isPayment(request, GUEST)) sent.push(request.headers()['idempotency-key'] ?? '');
  });
  await openReview(page, { resume: portal.signIn });
  await portal.setFault({ point: 'payment.afterCharge', kind: 'delay', times: 1, ms: 12_000 });
  await payAndSee(page, GUEST);
  await page.getByRole('button', { name: /our menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Your payment is still on its way' });
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible(PATIENCE);
  // Slows the outcome request down, so that the message shown until then stays long enough to be seen.
  await portal.setFault({ base: 'payment', kind: 'slow', times: 1, method: 'GET', path: 'guestpayment', ms: 3000 });
  await portal.signIn(page, 'due soon');
  await expect(page.getByText(/^You sent a payment, and we don’t know yet/)).toBeVisible(PATIENCE);
  await expect(payLink(page)).toHaveCount(0);
  await expect(page.getByText(/^The payment you sent went through: \$1,842\.17/)).toBeVisible(PATIENCE);
  await expectCharged(portal, [DUE_SOON.cents]);
  expect(sent).toHaveLength(1);
});
