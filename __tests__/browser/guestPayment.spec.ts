/** Paying a loan without an account, from the loan number to the receipt, and what can prevent it. */
import type { Page } from '@playwright/test';

import { checkButton, enterLoanNumber, fillIdentity, guestOf, guestReview, passIdentity, ssnField } from './support/guests.ts';
import { expectFocusOnTitle, tabTo } from './support/keyboard.ts';
import {
  chooseFromDetails,
  chooseMethod,
  confirmationNumber,
  DUE_SOON,
  expectCharged,
  expectReceiptMail,
  newBank,
  newCard,
  payButton,
  receipt,
  title,
} from './support/paying.ts';
import { expect, test } from './support/portal.ts';

for (const { way, choose, width, method } of [
  { way: 'card', choose: newCard(), width: 390, method: 'Debit: Visa ending in 4242' },
  { way: 'bank account', choose: newBank(), width: 1280, method: 'ACH/BANK: Lakewood Savings ending in 6789' },
]) {
  test(`a guest pays by ${way}, ${width} px wide, from the loan number to the ledger`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 844 });
    await passIdentity(page, await guestOf(portal));
    await expect(title(page, 'What you owe')).toBeVisible();
    await expect(page.getByText(DUE_SOON.amount).first()).toBeVisible();
    await chooseFromDetails(page, choose);
    await expect(page.getByText(/^I, Dana Whitfield, authorize/)).toContainText(DUE_SOON.amount);
    await payButton(page).click();

    await expect(receipt(page)).toBeVisible();
    await expect(page.getByText(method)).toBeVisible();
    await expectCharged(portal, [DUE_SOON.cents]);
    await expectReceiptMail(portal, DUE_SOON.email, DUE_SOON.amount, await confirmationNumber(page));
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('portal.payment')))).toEqual([]);

    // A reload and Back show the same receipt, and never the form again.
    const address = page.url();
    await page.reload();
    await expect(receipt(page)).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(receipt(page)).toBeVisible();
    expect(page.url()).toBe(address);
    await expectCharged(portal, [DUE_SOON.cents]);
  });
}

test('what does not fit is refused in one sentence; the four digits are typed again, and nothing else', async ({
  page,
  portal,
  problems,
}) => {
  problems.allow(/status of 404/);
  const guest = await guestOf(portal);
  await enterLoanNumber(page, guest.loanNumber);
  await fillIdentity(page, { ...guest, ssn: guest.ssn === '0001' ? '0002' : '0001' });
  await checkButton(page).click();
  await expect(page.getByRole('alert').first()).toContainText('What you entered does not fit together');
  await expect(ssnField(page)).toHaveValue('');
  await expect(page.getByLabel('First name')).toHaveValue(guest.firstName);
  await expect(page.getByLabel('ZIP code')).toHaveValue(guest.zip);
  await ssnField(page).fill(guest.ssn);
  await checkButton(page).click();
  await expect(title(page, 'What you owe')).toBeVisible();
});

test('two tabs of one guest pay once', async ({ page, portal, context, problems }) => {
  problems.allow(/status of 4(03|09|22)/);
  await guestReview(page, portal);
  // A duplicated tab has the ticket, too; a new tab has to pass the identity check again.
  const twin = await context.newPage();
  const ticket = await page.evaluate(() => sessionStorage.getItem('portal.ticket'));
  await twin.goto('/version');
  await twin.evaluate((text) => sessionStorage.setItem('portal.ticket', text ?? ''), ticket);
  await twin.goto('/pay/mode');
  await chooseMethod(twin, newBank());
  const other = await context.newPage();
  await guestReview(other, portal);
  await portal.setFault({ point: 'payment.beforeClaim', kind: 'delay', times: 3, ms: 1500 });

  await Promise.all([payButton(page).click(), payButton(twin).click(), payButton(other).click()]);

  const told = (one: Page) =>
    receipt(one).or(one.getByText(/^Another payment is on its way|^What you owe has changed|^Your payment did not reach us/));
  for (const one of [page, twin, other]) await expect(told(one)).toBeVisible({ timeout: 30_000 });
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('without the human check a guest pays all the same', async ({ page, portal, problems }) => {
  problems.allow(/ERR_FAILED/);
  await page.route('**/human-check/challenge', (route) => route.abort());
  await enterLoanNumber(page, (await guestOf(portal)).loanNumber);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('The check did not work.')).toContainText('(216) 555-0142');
  await fillIdentity(page, await guestOf(portal));
  await checkButton(page).click();
  await expect(title(page, 'What you owe')).toBeVisible();
  await chooseFromDetails(page, newCard());
  await payButton(page).click();
  await expect(receipt(page)).toBeVisible();
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('a challenge that expires is solved again before anything is sent', async ({ page, portal }) => {
  const guest = await guestOf(portal);
  await page.clock.install();
  await enterLoanNumber(page, guest.loanNumber);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Checked. You can go on.')).toBeVisible();
  await page.clock.fastForward('10:00');
  await expect(page.getByText('The check has run out. Do it once more.')).toBeVisible();
  await fillIdentity(page, guest);
  await checkButton(page).click();
  await expect(title(page, 'What you owe')).toBeVisible();
});

test('after five tries the time until the next is told in words, and the right answer gets no further', async ({
  page,
  portal,
  problems,
}) => {
  problems.allow(/status of 4(04|29)/);
  const guest = await guestOf(portal);
  await enterLoanNumber(page, guest.loanNumber);
  await fillIdentity(page, { ...guest, firstName: 'Nobody' });
  for (let turn = 0; turn < 5; turn += 1) {
    const answered = page.waitForResponse('**/loan/verifyidentity');
    await ssnField(page).fill(guest.ssn);
    await checkButton(page).click();
    await answered;
    await expect(ssnField(page)).toHaveValue('');
  }
  await page.getByLabel('First name').fill(guest.firstName);
  await ssnField(page).fill(guest.ssn);
  await checkButton(page).click();
  await expect(page.getByRole('alert').first()).toContainText(/Please try again in \d+ hours/);
  await expect(title(page, 'Tell us who you are')).toBeVisible();
});

test('with the keyboard alone, 390 px wide', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const guest = await guestOf(portal);
  const type = async (label: string | RegExp, text: string) => {
    await tabTo(page, page.getByRole('textbox', { name: label }));
    await page.keyboard.type(text);
  };
  await page.goto('/pay');
  await page.getByLabel('Loan number').waitFor();
  await type('Loan number', guest.loanNumber);
  await page.keyboard.press('Enter');
  await expectFocusOnTitle(page, 'Tell us who you are');
  await type('First name', guest.firstName);
  await type('Last name', guest.lastName);
  await type('ZIP code', guest.zip);
  await type(/^Last 4 digits/, guest.ssn);
  await page.keyboard.press('Enter');
  await expectFocusOnTitle(page, 'What you owe');
  await tabTo(page, page.getByRole('link', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expectFocusOnTitle(page, 'How do you want to pay?');
  await tabTo(page, page.getByRole('radio', { name: 'A new debit card' }));
  await page.keyboard.press('Space');
  // Name and address are known from the identity check.
  await expect(page.getByLabel('Name on the card')).toHaveValue(`${guest.firstName} ${guest.lastName}`);
  await expect(page.getByRole('textbox', { name: 'ZIP code' })).toHaveValue(guest.zip);
  await type('Card number', '4242424242424242');
  await type('Expiry date', '0829');
  await type(/Security code/, '123');
  await page.keyboard.press('Enter');
  await expectFocusOnTitle(page, 'Check your payment');
  await tabTo(page, payButton(page));
  await page.keyboard.press('Enter');
  await expectFocusOnTitle(page, 'Payment received');
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('each page of a guest by deep link, reload and Back; without anything they lead to the start', async ({ page, portal }) => {
  for (const address of ['verify', 'details', 'mode', 'dm', 'spservicing', 'newservicer', 'notfound', 'success', 'fail']) {
    await page.goto(`/pay/${address}`);
    await expect(title(page, 'Make a payment'), address).toBeVisible();
    expect(page.url()).toBe(`${portal.origin}/pay`);
  }
  for (const [email, address, name] of [
    [DUE_SOON.email, '/pay/details', 'What you owe'],
    ['dmi@example.com', '/pay/dm', 'You pay this loan at DMI'],
    ['special.servicing@example.com', '/pay/spservicing', 'Please call before you pay'],
    ['new.servicer@example.com', '/pay/newservicer', 'Your loan has moved'],
  ] as const) {
    await passIdentity(page, await guestOf(portal, email));
    await expect(title(page, name)).toBeVisible();
    await page.reload();
    await expect(title(page, name)).toBeVisible();
    await page.goto('/version');
    await page.goBack({ waitUntil: 'commit' });
    await expect(title(page, name)).toBeVisible();
    expect(page.url()).toBe(portal.origin + address);
    // The other pages lead there, too.
    await page.goto(address === '/pay/dm' ? '/pay/details' : '/pay/dm');
    await expect(title(page, name)).toBeVisible();
  }
});

test('a loan that has moved cannot be paid here, and the sixty days are told while they last', async ({ page, portal }) => {
  await passIdentity(page, await guestOf(portal, 'new.servicer@example.com'));
  await expect(page.getByText('Northbank Loan Servicing has taken the payments')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay here' })).toBeDisabled();
  await expect(page.getByText(/^If you pay us by mistake until Dec 27, 2026/)).toBeVisible();
  await portal.setClock('2026-12-28T17:00:00Z');
  await passIdentity(page, await guestOf(portal, 'new.servicer@example.com'));
  await expect(title(page, 'Your loan has moved')).toBeVisible();
  await expect(page.getByText(/^If you pay us by mistake/)).toHaveCount(0);
});

test('before the move a loan is paid here as always', async ({ page, portal }) => {
  await passIdentity(page, await guestOf(portal, 'moving.servicer@example.com'));
  await page.getByRole('link', { name: 'More about the move' }).click();
  await expect(title(page, 'Your loan is about to move')).toBeVisible();
  await expect(page.getByText(/^If you pay us by mistake/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Pay here' }).click();
  await chooseFromDetails(page, newCard());
  await payButton(page).click();
  await expect(receipt(page)).toBeVisible();
  await expectCharged(portal, [107_533 + 42_018]);
});
