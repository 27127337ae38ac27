import { checkButton, enterLoanNumber, fillIdentity, guestOf, passIdentity } from './support/guests.ts';
import { expectNoRefusal, watchCalls } from './support/firstWrite.ts';
import { expectFocusOnTitle, tabTo } from './support/keyboard.ts';
import {
  chooseFromDetails,
  confirmationNumber,
  DUE_SOON,
  expectCharged,
  expectReceiptMail,
  newCard,
  payButton,
  receiptTitle,
  title,
} from './support/paymentSteps.ts';
import { expect, test } from './support/portal.ts';

test('a guest pays by card at 390 px, although the human check expires and runs again', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const calls = watchCalls(page);
  const guest = await guestOf(portal);
  await page.clock.install();
  await enterLoanNumber(page, guest.loanNumber);
  await expect(page.getByText('Done. You can continue.')).toBeVisible();
  await page.clock.fastForward('10:00');
  await expect(page.getByText('The check has expired. It runs again when you continue.')).toBeVisible();
  await fillIdentity(page, guest);
  await checkButton(page).click();
  await expect(title(page, 'What you owe')).toBeVisible();
  await expect(page.getByText(DUE_SOON.amount).first()).toBeVisible();
  await chooseFromDetails(page, newCard());
  await expect(page.getByText(/I, Dana Whitfield, authorize/)).toContainText(DUE_SOON.amount);
  await payButton(page).click();

  await expect(receiptTitle(page)).toBeVisible();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await expectCharged(portal, [DUE_SOON.cents]);
  await expectReceiptMail(portal, DUE_SOON.email, DUE_SOON.amount, await confirmationNumber(page));
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => /^portal\.(payment|sent)\./.test(name)))).toEqual(
    [],
  );

  expectNoRefusal(calls);

  const address = page.url();
  await page.reload();
  await expect(receiptTitle(page)).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(receiptTitle(page)).toBeVisible();
  expect(page.url()).toBe(address);
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('a guest pays by keyboard at 390 px despite a foreign XSRF cookie', async ({ page, context, portal }) => {
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'of-another-application', url: portal.origin }]);
  const calls = watchCalls(page);
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
  // Name and address are filled in from the identity check.
  await expect(page.getByLabel('Name on the card')).toHaveValue(`${guest.firstName} ${guest.lastName}`);
  await expect(page.getByRole('checkbox', { name: new RegExp(`^Billing address is .* ${guest.zip}$`) })).toBeChecked();
  await type('Card number', '4242424242424242');
  await type('Expires', '0829');
  await type(/Security code/, '123');
  await page.keyboard.press('Enter');
  await expectFocusOnTitle(page, 'Review your payment');
  await tabTo(page, payButton(page));
  await page.keyboard.press('Enter');
  await expectFocusOnTitle(page, 'Payment received');
  expectNoRefusal(calls);
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('the page of a guest’s loan stays after a reload and after Back', async ({ page, portal }) => {
  await passIdentity(page, await guestOf(portal, 'dmi@example.com'));
  await expect(title(page, 'You pay this loan at DMI')).toBeVisible();
  await page.reload();
  await expect(title(page, 'You pay this loan at DMI')).toBeVisible();
  await page.goto('/version');
  await page.goBack({ waitUntil: 'commit' });
  await expect(title(page, 'You pay this loan at DMI')).toBeVisible();
  expect(page.url()).toBe(`${portal.origin}/pay/dm`);
});
