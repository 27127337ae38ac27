import { title } from './support/paymentSteps.ts';
import { expect, test } from './support/portal.ts';

test('one of a thousand loans is found and opened by keyboard at 390 px', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.resume(page, 'a thousand loans', '/loans/top-bar');
  await page.getByRole('combobox', { name: 'Find a loan' }).waitFor();

  await page.keyboard.press('Tab');
  await page.keyboard.type('tulsa blue');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const first = await page.getByRole('option').first().textContent();
  expect(first).toMatch(/^\d+ Bluebell Lane, Tulsa, OK 74103Loan ending in \d{4}/);
  await page.keyboard.press('Enter');

  await expect(title(page, 'Loan details')).toBeVisible();
  await expect(page.getByText(first!.split('Loan')[0]!).first()).toBeVisible();
});

const framing = (address: string) =>
  `<!doctype html><title>A page of the lender</title><iframe src="${address}" width="640" height="600"></iframe>`;

test('only the loan picker can be embedded, and its links open in the top window', async ({ page, portal, problems }) => {
  problems.allow(/401|frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE|chrome-error/i);
  const embedding = `${portal.origin}/embedding`;
  await page.route(`${embedding}*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: framing(route.request().url().endsWith('?list') ? '/loans' : '/loans/top-bar'),
    }),
  );
  const way = page.frameLocator('iframe').getByRole('link', { name: 'Sign in to see your loans' });
  await page.goto(embedding);
  await expect(way).toBeVisible();

  await portal.resume(page, 'two loans');
  await page.goto(embedding);
  const field = page.frameLocator('iframe').getByRole('combobox', { name: 'Find a loan' });
  await field.fill('ocean');
  await field.press('Enter');
  await expect(title(page, 'Loan details')).toBeVisible();
  await expect(page.getByText('1400 Ocean Boulevard', { exact: false }).first()).toBeVisible();

  await page.goto(`${embedding}?list`);
  await expect(page.frameLocator('iframe').getByText('Ocean Boulevard')).toHaveCount(0);

  await page.context().clearCookies();
  await portal.setFault({ base: 'borrower', kind: '401', times: 9, method: 'GET', path: 'BorrowerLoan/all' });
  await page.goto(embedding);
  await way.click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(page.frames()).toHaveLength(1);
});
