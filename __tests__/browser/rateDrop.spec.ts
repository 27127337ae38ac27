import type { Page } from '@playwright/test';

import { axeViolations } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import type { Lender } from './support/lender.ts';
import { title } from './support/paymentSteps.ts';
import { expect, submitSignIn, test } from './support/portal.ts';

const VISITOR = 'vera.visitor@example.com';
const PASSWORD = 'Harbour-lantern-58';

const setRate = async (lender: Lender, rate: string): Promise<void> => {
  const response = await fetch(`${lender.origin}/sandbox/rates.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mortgageType: 'fixed30', rate }),
  });
  expect(response.status).toBe(200);
};
const subjects = async (lender: Lender, to: string) => (await lender.inbox(to)).map(({ subject }) => subject);
const card = (page: Page, name: string) => page.getByRole('article', { name });

async function fillPerson(page: Page, email = VISITOR): Promise<void> {
  await page.getByLabel('How you use it').selectOption('I live there');
  await page.getByLabel('Kind of home').selectOption('Condo');
  await page.getByLabel('First name').fill('Vera');
  await page.getByLabel('Last name').fill("O'Visitor");
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Verify email').fill(email.toUpperCase());
}

test('a borrower sets a rate alert by keyboard, and borrower and officer get one email each', async ({ page, portal }) => {
  await portal.resume(page, 'due soon');
  await tabTo(page, page.getByRole('link', { name: /^See loan details/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Set a Rate Drop Alert' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your rate now')).toHaveValue('6.500');
  await tabTo(page, page.getByLabel('Tell me at'));
  await page.keyboard.type('5.5');
  await expect(page.getByLabel('Or when I save a month')).toHaveValue('154.80');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('200');
  await expect(page.getByLabel('Tell me at')).toHaveValue('5.127');
  await expect(page.getByRole('button', { name: 'Set alert at 5.127%' })).toBeVisible();

  const officer = page.getByRole('combobox', { name: /^Loan officer/ });
  await tabTo(page, officer);
  await page.keyboard.press('Escape');
  await expect(officer).toHaveValue('');
  await page.keyboard.type('daniel k');
  const found = page.getByRole('listbox').getByRole('option');
  await expect(found).toHaveCount(2);
  await expect(found.first()).toContainText('NMLS #');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(officer).toHaveValue('Daniel Kim');
  expect(await axeViolations(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: 'Set alert at 5.127%' }));
  await page.keyboard.press('Enter');

  await expect(title(page, 'Thank you for setting a Rate Drop Alert!')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'See your Rate Drop Alerts' }));
  await page.keyboard.press('Enter');
  await expect(card(page, 'Refinance 418 Maple Street')).toContainText('Watching since Nov 18, 2026');

  await setRate(portal, '5.125');
  await setRate(portal, '5.125');
  await page.reload();
  await expect(card(page, 'Refinance 418 Maple Street')).toContainText('Reached on Wednesday, Nov 18');
  await expect(page.getByRole('link', { name: 'Ask Daniel Kim for a quote' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const ours = await subjects(portal, 'due.soon@example.com');
  expect(ours).toEqual(['Rates reached your number: 5.125%', 'We are watching rates for you: 5.127%']);
  const officers = await Promise.all(['daniel.kim@ccm.example', 'daniel.kim2@ccm.example'].map((to) => subjects(portal, to)));
  expect(officers.flat()).toEqual(['Rate Drop Alert reached: 5.125%']);
});

test('a visitor’s alert appears once in the account after sign-up by the mailed link', async ({ page, portal }) => {
  await page.goto('/public-pages/rate-drop');
  await page.getByText('Buy a home').click();
  await expect(page.getByLabel('Your rate now')).toBeHidden();
  await page.getByLabel('Tell me at').fill('5');
  await fillPerson(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Set alert at 5.000%' }).dblclick();
  await expect(title(page, 'Thank you for setting a Rate Drop Alert!')).toBeFocused();
  await expect(page.getByText('Your submission has been successfully received.')).toBeVisible();
  await expect(page.getByText('We will get in touch with you soon.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('portal.rate-drop');
  expect(await subjects(portal, VISITOR)).toEqual(['We are watching rates for you: 5.000%']);

  await page.getByRole('link', { name: 'Sign up' }).last().click();
  await page.getByLabel('Name', { exact: true }).fill('Vera Visitor');
  await page.getByLabel('Email', { exact: true }).fill(VISITOR);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(title(page, 'Check your email')).toBeFocused();
  await page.goto((await portal.inbox(VISITOR))[0]!.links[0]!.url);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(
    page.getByText('Your account has been created. Please log in to view and manage your Rate Drop Alerts!'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'log in' }).click();
  await submitSignIn(page, { email: VISITOR, password: PASSWORD });
  await expect(page.getByText('Your Rate Drop Alert is in your account now')).toBeVisible();
  await expect(card(page, 'Buy a home')).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('portal.rate-drop'))).toBeNull();
  await page.goto('/public-pages/rate-drop/thank-you');
  await expect(page.getByText('successfully')).toHaveCount(0);
});

test('an officer’s invitation opens the alert form, and the alert’s email ends it', async ({ page, portal }) => {
  const [invitation] = await portal.inbox('rate.invited@example.com');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(invitation!.links[0]!.url);
  await page.getByLabel('Your rate now').fill('7');
  await page.getByLabel('Balance owed').fill('293,684.84');
  await page.getByLabel('Monthly principal and interest').fill('$1,995.91');
  await page.getByLabel('Tell me at').fill('6.5');
  const row = page.getByRole('row', { name: /^You save a month/ });
  await expect(row).toContainText('$140');
  await expect(row).toContainText('$96');
  await page.getByLabel('Or when I save a month').fill('200');
  await expect(page.getByLabel('Tell me at')).toHaveValue('6.185');
  await page.getByLabel('Tell me at').fill('5');
  await fillPerson(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('button', { name: 'Set alert at 5.000%' }).click();
  await expect(title(page, 'Thank you for setting a Rate Drop Alert!')).toBeFocused();

  const [mail] = await portal.inbox(VISITOR);
  await page.goto(mail!.links.find(({ what }) => what === 'Stop these emails')!.url);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(title(page, 'We stopped watching rates for you')).toBeVisible();
  await setRate(portal, '4.875');
  expect(await subjects(portal, VISITOR)).toHaveLength(1);
});
