/** Paying a loan without an account, from the loan number to the receipt, and what stands in its way. */
import { checkButton, enterLoanNumber, fillIdentity, guestOf, guestReview, passIdentity, ssnField } from './support/guests.ts';
import {
  chooseFromDetails,
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
    await page.goBack();
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

test('a double click pays once, and a lost answer ends on the receipt', async ({ page, portal, problems }) => {
  problems.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  await guestReview(page, portal);
  await portal.setFault({ base: 'payment', kind: 'dropAfter', times: 1, method: 'POST', path: 'guestpayment' });
  await payButton(page).dblclick();
  await expect(receipt(page)).toBeVisible({ timeout: 30_000 });
  await expectCharged(portal, [DUE_SOON.cents]);
});
