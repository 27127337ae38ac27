/** Adding loans to the list and taking them off: with the keyboard, in two tabs, far down, and when tries run out or answers are lost. */
import type { Page } from '@playwright/test';

import { guestOf, ssnField, type Guest } from './support/guests.ts';
import { tabTo } from './support/keyboard.ts';
import { title } from './support/paying.ts';
import { expect, test } from './support/portal.ts';

/** On record of a loan that is on nobody's list. */
const OWNER = 'loan.to.add@example.com';
const NEW = '305 Larch Street, Missoula, MT 59801';

const addButton = (page: Page) => page.getByRole('button', { name: 'Add loan' });
const addLink = (page: Page) => page.getByRole('link', { name: 'Add a loan' });
const removeButton = (page: Page) => page.getByRole('button', { name: 'Remove from my list' });
const card = (page: Page, name: string | RegExp) => page.getByRole('article', { name });

async function fill(page: Page, { loanNumber, zip, ssn }: Pick<Guest, 'loanNumber' | 'zip' | 'ssn'>): Promise<void> {
  await page.getByLabel('Loan number').fill(loanNumber);
  await page.getByLabel('ZIP code').fill(zip);
  await ssnField(page).fill(ssn);
}

async function remove(page: Page): Promise<void> {
  await removeButton(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from my list' }).dblclick();
}

test('with the keyboard alone a loan is added, which another tab then finds on the list, and the last one removed', async ({
  page,
  portal,
}) => {
  const { loanNumber, zip, ssn } = await guestOf(portal, OWNER);
  await portal.resume(page, 'a loan to add');
  const other = await page.context().newPage();
  await other.goto('/loans/add');
  await fill(other, { loanNumber, zip, ssn });
  await tabTo(page, addLink(page));
  await page.keyboard.press('Enter');
  await expect(title(page, 'Add a loan')).toBeFocused();
  await tabTo(page, page.getByLabel('Loan number'));
  await page.keyboard.type(`${loanNumber.slice(0, 4)}-${loanNumber.slice(4)}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type(zip);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ssn);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Loan ending in 4242 was added to your list')).toBeVisible();
  await expect(card(page, NEW)).toBeFocused();

  await addButton(other).click();
  await expect(other.getByText('Loan ending in 4242 is already on your list')).toBeVisible();
  await expect(card(other, NEW)).toBeFocused();
  await other.close();

  await tabTo(page, page.getByRole('link', { name: /^See loan details/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, removeButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(removeButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Loan ending in 4242 was removed from your list')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You do not have a loan with CCM.' })).toBeFocused();
});

test('five wrong tries, then the time of the next one', async ({ page, portal, problems }) => {
  problems.allow(/status of 4(04|29)/);
  const right = await guestOf(portal, OWNER);
  await portal.resume(page, 'no loan', '/loans/add');
  for (const ssn of ['0001', '0002', '0003', '0004', '0005']) {
    await fill(page, { ...right, ssn });
    await addButton(page).click();
    await expect(ssnField(page)).toHaveValue('');
    await expect(page.getByRole('alert')).toContainText('does not match a loan, so nothing was added');
  }
  await fill(page, right);
  await addButton(page).click();
  await expect(page.getByRole('alert')).toContainText(
    /too many tries, and nothing was added\. .* try again after \d+:\d\d [AP]M on \w+day, /,
  );
  await expect(page.getByText('If you need help before then')).toBeVisible();
  await expect(page.getByLabel('Loan number')).toHaveValue(right.loanNumber);
});

test('in a list of a thousand the new card has the focus, also when the answer was lost; loading again begins at the top', async ({
  page,
  portal,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const right = await guestOf(portal, OWNER);
  await portal.resume(page, 'a thousand loans', '/loans/add');
  await fill(page, right);
  await portal.setFault({ base: 'borrower', kind: 'dropAfter', times: 1, method: 'POST', path: 'BorrowerLoan/verifyandaddloan' });
  await addButton(page).click();
  await expect(page.getByText('Loan ending in 4242 was added to your list')).toBeVisible();
  await expect(card(page, NEW)).toBeFocused();
  await expect(card(page, NEW)).toBeInViewport({ ratio: 1 });

  await page.reload();
  await expect(page.getByRole('button', { name: 'Show 20 more' })).toBeVisible();
  await expect(card(page, NEW)).toHaveCount(0);
});

test('what one tab removes is not there for the other, and a second press there does no harm', async ({
  page,
  portal,
  problems,
}) => {
  problems.allow(/status of 404/);
  await portal.resume(page, 'two loans');
  const other = await page.context().newPage();
  await other.goto('/loans');
  const late = await page.context().newPage();
  for (const one of [page, other, late]) {
    if (one === late) await late.goto('/loans');
    await expect(card(one, /1400 Ocean/)).toBeVisible();
  }
  for (const one of [page, late]) {
    await card(one, /1400 Ocean/)
      .getByRole('link', { name: /^See loan details/ })
      .click();
    await expect(removeButton(one)).toBeVisible();
  }

  await remove(page);
  await expect(card(page, /52 Birch/)).toBeFocused();
  await card(other, /1400 Ocean/)
    .getByRole('link', { name: /^See loan details/ })
    .click();
  await other.getByRole('link', { name: 'Go to your loans' }).click();
  await expect(card(other, /52 Birch/)).toBeVisible();
  await expect(card(other, /1400 Ocean/)).toHaveCount(0);
  await remove(late);
  await expect(card(late, /52 Birch/)).toBeFocused();
});
