/** Whatever happens to a guest's payment, or a fee's, it is charged at most once, and the payer is told the truth. */
import type { Page, Request } from '@playwright/test';

import { FEE, feeReview, guestReview } from './support/guests.ts';
import type { Lender } from './support/lender.ts';
import { checking, DUE_SOON, expectCharged, newCard, openReview, payButton, receipt, title } from './support/paying.ts';
import { expect, test } from './support/portal.ts';

/** The portal asks about a payment at longer and longer intervals, and a restarting lender takes time. */
const PATIENCE = { timeout: 40_000 };
const PRESSES = 20;
/** Chromium itself repeats a request whose connection breaks. */
const HOWEVER_OFTEN = 20;

const PAYERS = [
  { who: 'a guest', review: guestReview, call: 'guestpayment', cents: DUE_SOON.cents, email: DUE_SOON.email },
  { who: 'a fee', review: feeReview, call: 'feepayment', cents: FEE.cents, email: FEE.email },
] as const;

type Payer = (typeof PAYERS)[number];

interface Trouble {
  name: string;
  /** From the review on, until the receipt should be there. */
  pay: (page: Page, portal: Lender, payer: Payer) => Promise<void>;
  /** How often the portal sends the payment; its key is the same each time. */
  sent?: number;
  card?: string;
}

const isPayment = (request: Request, { call }: Payer) =>
  request.method() === 'POST' && new URL(request.url()).pathname.endsWith(`/${call}`);

const slowly = (portal: Lender) => portal.setFault({ point: 'payment.afterCharge', kind: 'delay', times: 1, ms: 1500 });
const payAndSee = async (page: Page, payer: Payer) => {
  await Promise.all([page.waitForRequest((request) => isPayment(request, payer)), payButton(page).click()]);
};
const sendAgain = async (page: Page, portal: Lender) => {
  await expect(page.getByText(/^Your payment did not reach us\. No money has been taken/)).toBeVisible(PATIENCE);
  await expectCharged(portal, []);
  await payButton(page).click();
};

/** The lender's process is killed at this point of the payment, and started again. */
const killed =
  (point: string): Trouble['pay'] =>
  async (page, portal) => {
    await portal.setFault({ point, kind: 'kill', times: 1 });
    await payButton(page).click();
    await portal.hasEnded();
    await expect(checking(page)).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    await portal.restart();
  };

const TROUBLES: Trouble[] = [
  {
    name: 'pressed 20 times within one moment',
    pay: (page) =>
      payButton(page).evaluate((button: HTMLButtonElement, presses) => {
        for (let press = 0; press < presses; press += 1) button.click();
      }, PRESSES),
  },
  {
    name: 'Enter, 20 times',
    pay: async (page, portal) => {
      await slowly(portal);
      await payButton(page).focus();
      for (let press = 0; press < PRESSES; press += 1) await page.keyboard.press('Enter');
    },
  },
  {
    name: 'reloaded while on its way',
    pay: async (page, portal, payer) => {
      await slowly(portal);
      await payAndSee(page, payer);
      await expect.poll(async () => (await portal.gatewayBook()).length).toBe(1);
      await page.reload();
    },
  },
  {
    name: 'Back while on its way',
    pay: async (page, portal, payer) => {
      await slowly(portal);
      await payAndSee(page, payer);
      await page.goBack({ waitUntil: 'commit' });
    },
  },
  {
    name: 'every answer lost after the commit',
    pay: async (page, portal, { call }) => {
      await portal.setFault({ base: 'payment', kind: 'dropAfter', times: HOWEVER_OFTEN, method: 'POST', path: call });
      await payButton(page).click();
    },
  },
  {
    name: 'it never arrived',
    sent: 2,
    pay: async (page, portal, { call }) => {
      await portal.setFault({ base: 'payment', kind: '503', times: 1, method: 'POST', path: call });
      await payButton(page).click();
      await sendAgain(page, portal);
    },
  },
  {
    name: 'without a connection',
    sent: 2,
    pay: async (page, portal) => {
      await page.context().setOffline(true);
      await payButton(page).click();
      await expect(checking(page)).toBeVisible();
      await page.context().setOffline(false);
      await sendAgain(page, portal);
    },
  },
  {
    name: 'killed before the claim',
    sent: 2,
    pay: async (page, portal, payer) => {
      await killed('payment.beforeClaim')(page, portal, payer);
      await sendAgain(page, portal);
    },
  },
  { name: 'killed after the charge', pay: killed('payment.afterCharge') },
  { name: 'killed after the commit', pay: killed('payment.afterCommit') },
];

for (const payer of PAYERS) {
  for (const { name, pay, sent: times = 1 } of TROUBLES) {
    test(`${payer.who}: ${name}: charged once, one row, one receipt`, async ({ page, portal, context, problems }) => {
      problems.allow(/Failed to load resource/);
      const sent: (string | undefined)[] = [];
      context.on('request', (request) => isPayment(request, payer) && sent.push(request.headers()['idempotency-key']));
      await payer.review(page, portal, newCard());

      await pay(page, portal, payer);

      await expect(receipt(page)).toBeVisible(PATIENCE);
      await expectCharged(portal, [payer.cents]);
      expect([sent.length, new Set(sent).size]).toEqual([times, 1]);
      const receipts = (await portal.inbox(payer.email)).filter(({ subject }) => subject.startsWith('We received'));
      expect(receipts).toHaveLength(1);
      expect(await page.evaluate(() => Object.keys(localStorage).filter((one) => one.startsWith('portal.payment')))).toEqual([]);
    });
  }

  test(`${payer.who}: declined, nothing is charged; another card pays`, async ({ page, portal }) => {
    await payer.review(page, portal, newCard('4000000000009995'));
    await payButton(page).click();
    await expect(title(page, /did not go through$/)).toBeVisible();
    await expect(page.getByText('No money has been taken.')).toBeVisible();
    await expectCharged(portal, []);
    await page.getByRole('link', { name: 'Pay another way' }).click();
    await newCard()(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await payButton(page).click();
    await expect(receipt(page)).toBeVisible();
    await expectCharged(portal, [payer.cents]);
  });
}

test('a guest: the ten minutes run out before Pay is pressed: nothing is charged, and the way on is there', async ({
  page,
  portal,
  problems,
}) => {
  problems.allow(/status of 403/);
  await guestReview(page, portal);
  await portal.setClock('2026-11-18T17:11:00Z');
  await payButton(page).click();
  await expect(page.getByText(/^For your safety an identity check counts for ten minutes/)).toBeVisible();
  await expectCharged(portal, []);
  await page.getByRole('link', { name: 'Start again' }).click();
  await expect(title(page, 'Make a payment')).toBeVisible();
});

test('a guest: the amount changes between the review and Pay: told, nothing charged', async ({ page, portal, problems }) => {
  problems.allow(/status of 409/);
  await guestReview(page, portal);
  // The borrower has paid meanwhile, so the next installment is due now.
  const other = await page.context().browser()!.newContext({ baseURL: portal.origin });
  await openReview(await other.newPage(), portal);
  const theirs = other.pages()[0]!;
  await payButton(theirs).click();
  await expect(receipt(theirs)).toBeVisible();
  await other.close();

  await payButton(page).click();
  await expect(page.getByText('What you owe has changed since you opened this page. No money has been taken.')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('a borrower: the token is refused while the payment is on its way: renewed, sent again, charged once', async ({
  page,
  portal,
  problems,
}) => {
  problems.allow(/status of 401/);
  await portal.signIn(page, 'due soon', '/loans');
  await openReview(page, portal);
  await portal.setFault({ base: 'payment', kind: '401', times: 1, method: 'POST', path: 'guestpayment' });
  await payButton(page).click();
  await expect(receipt(page)).toBeVisible(PATIENCE);
  await expectCharged(portal, [DUE_SOON.cents]);
});
