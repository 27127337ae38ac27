import type { Page } from '@playwright/test';

import type { Loan } from '#contract/borrower/loans.ts';

import { guestOf, ssnField } from './support/guests.ts';
import { tabTo } from './support/keyboard.ts';
import { title } from './support/paymentSteps.ts';
import { expect, test } from './support/portal.ts';

/** Borrower of a loan that is on no account's list. */
const OWNER = 'loan.to.add@example.com';
const NEW = '305 Larch Street, Missoula, MT 59801';

const addButton = (page: Page) => page.getByRole('button', { name: 'Add loan' });
const removeButton = (page: Page) => page.getByRole('button', { name: 'Remove from my list' });
const details = (page: Page) => page.getByRole('link', { name: /^See loan details/ });
const card = (page: Page) => page.getByRole('article', { name: NEW });
const noLoan = (page: Page) => page.getByRole('heading', { name: 'You do not have a loan with CCM.' });

test('a loan is added by keyboard despite a lost response, and a stale tab recovers from its removal', async ({
  page,
  portal,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const { loanNumber, zip, ssn } = await guestOf(portal, OWNER);
  await portal.resume(page, 'a loan to add');
  await tabTo(page, page.getByRole('link', { name: 'Add a loan' }));
  await page.keyboard.press('Enter');
  await expect(title(page, 'Add a loan')).toBeFocused();
  await tabTo(page, page.getByLabel('Loan number'));
  await page.keyboard.type(`${loanNumber.slice(0, 4)}-${loanNumber.slice(4)}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type(zip);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ssn);
  await portal.setFault({ base: 'borrower', kind: 'dropAfter', times: 1, method: 'POST', path: 'BorrowerLoan/verifyandaddloan' });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Loan ending in 4242 was added to your list')).toBeVisible();
  await expect(card(page)).toBeFocused();

  const other = await page.context().newPage();
  await other.goto('/loans');
  await expect(card(other)).toBeVisible();

  await tabTo(page, details(page));
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
  await expect(noLoan(page)).toBeFocused();

  await details(other).click();
  await other.getByRole('link', { name: 'Go to your loans' }).click();
  await expect(noLoan(other)).toBeVisible();
});

test('a new loan’s card gets focus in a long list, and a reload starts at the top', async ({ page, portal }) => {
  const { loanNumber, zip, ssn } = await guestOf(portal, OWNER);
  // Puts sixty loans before the new one. With the borrower who has a thousand, 600 cards would render first, which takes seconds and
  // proves no more.
  await page.route('**/BorrowerLoan/all', async (route) => {
    const response = await route.fetch();
    const loans = (await response.json()) as Loan[];
    const more = Array.from({ length: 60 }, (_one, place) => ({ ...loans[0], loanIdentifier: `more-${place}` }));
    await route.fulfill({ response, json: [...more, ...loans] });
  });
  await portal.resume(page, 'two loans', '/loans/add');
  await page.getByLabel('Loan number').fill(loanNumber);
  await page.getByLabel('ZIP code').fill(zip);
  await ssnField(page).fill(ssn);
  await addButton(page).click();
  await expect(page.getByText('Loan ending in 4242 was added to your list')).toBeVisible();
  await expect(card(page)).toBeFocused();
  await expect(card(page)).toBeInViewport({ ratio: 1 });

  await page.reload();
  await expect(page.getByRole('button', { name: 'Show 20 more' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Find a loan' }).waitFor();
  expect(await page.locator('*').count()).toBeLessThanOrEqual(400);
});
