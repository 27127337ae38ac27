/**
 * Checks every screen in every state with axe, and at three widths for what axe cannot see. Expects no findings and prints what was
 * checked.
 */
import type { Page } from '@playwright/test';

import { axeViolations } from './support/axe.ts';
import { signOut } from './support/header.ts';
import {
  checkButton,
  enterLoanNumber,
  FEE,
  feeLinkOf,
  feeReview,
  fillIdentity,
  guestOf,
  passIdentity,
  ssnField,
} from './support/guests.ts';
import { REPORT_RECIPIENTS, reportLinkOf } from './support/homeValues.ts';
import { incomeLinkOf, verifyContact } from './support/income.ts';
import {
  findingsInForcedColors,
  findingsInDark,
  findingsOf,
  findingsWithLargeText,
  findingsWithSpacing,
  runningAnimations,
} from './support/layoutFindings.ts';
import { newBank, newCard, payButton, receiptTitle, savedBank, title } from './support/paymentSteps.ts';
import { expect, JOURNEY_NOW, test } from './support/portal.ts';
import { takePictures } from './support/pictures.ts';
import { firstLoanOf, PUBLIC_SCREENS, screensOf, settled } from './support/screens.ts';
import { SUMMARY_RECIPIENTS, summaryLinkOf } from './support/summaries.ts';

/** Each test looks at about forty states in seven ways. */
test.describe.configure({ timeout: 300_000 });

/** A width of 320 px equals a 1280 px window at 400% zoom (WCAG 1.4.10). */
const WIDTHS = [320, 768, 1280];
/** axe finds nothing at 768 px that it does not find at 1280 px. The layout is measured at every width. */
const WIDTHS_FOR_AXE = [320, 1280];
const HEIGHT = 900;
/** Folder for screenshots of every screen and state, to compare before and after a change. Unset in a normal run. */
const PICTURES = process.env['PORTAL_PICTURES'];

interface Row {
  screen: string;
  state: string;
  documentTitle: string;
  findings: string[];
  /** Material UI components on the page, without those of the header and footer; null if the page is not part of the React application. */
  components: string[] | null;
}

/** Material UI marks each component's root element with the documented class `Mui…-root`. */
const componentsOf = (page: Page): Promise<string[] | null> =>
  page.evaluate(() => {
    if (document.getElementById('root') === null) return null;
    const all = document.querySelectorAll('main [class*="Mui"], body > [class*="Mui"], body > [class*="Mui"] [class*="Mui"]');
    const names = [...all].flatMap(({ classList }) => [...classList].flatMap((name) => /^Mui(\w+)-root$/.exec(name)?.[1] ?? []));
    return [...new Set(names)].toSorted();
  });

/** Waits for fade-ins to end, because half-faded colors lack contrast. Ignores scroll-driven and endless animations. */
const animationsEnd = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity);
    const all = Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 5000))]);
  });

async function checkPage(page: Page, rows: Row[], screen: string, state: string): Promise<void> {
  const findings: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await animationsEnd(page);
    const found = [...(WIDTHS_FOR_AXE.includes(width) ? await axeViolations(page) : []), ...(await findingsOf(page))];
    if (width === 320) found.push(...(await findingsWithSpacing(page)));
    if (width === 1280) found.push(...(await findingsInDark(page)), ...(await findingsInForcedColors(page)));
    findings.push(...found.map((finding) => `${width} px: ${finding}`));
  }
  await page.setViewportSize({ width: 390, height: HEIGHT });
  findings.push(...(await findingsWithLargeText(page)));
  rows.push({ screen, state, documentTitle: await page.title(), findings, components: await componentsOf(page) });
  if (PICTURES !== undefined) await takePictures(page, `${screen}, ${state}`, PICTURES);
}

function report(rows: readonly Row[]): void {
  const lines = rows.map(
    ({ screen, state, findings, components }) =>
      `  ${screen.padEnd(28)} ${state.padEnd(12)} ${findings.length} ${components?.join(' ') ?? ''}`,
  );
  console.log([`Screen, state, findings at ${WIDTHS.join(', ')} px, Material UI's components:`, ...lines].join('\n'));
  expect(rows.filter(({ components }) => components?.length === 0).map(({ screen, state }) => `${screen}, ${state}`)).toEqual([]);
  expect(rows.flatMap(({ screen, state, findings }) => findings.map((finding) => `${screen}, ${state}, ${finding}`))).toEqual([]);
}

/** Every kind of expired link shows this same title, so it may be shared by several screens. */
const EXPIRED_LINK_TITLE = 'This link no longer works | CCM';

function expectUniqueTitles(rows: readonly Row[]): void {
  const screens = new Map<string, Set<string>>();
  for (const { documentTitle, screen } of rows) screens.set(documentTitle, (screens.get(documentTitle) ?? new Set()).add(screen));
  const shared = [...screens].filter(([name, of]) => of.size > 1 && name !== EXPIRED_LINK_TITLE);
  expect(shared.map(([name, of]) => `"${name}": ${[...of].join(', ')}`)).toEqual([]);
}

const API_CALLS = '**/api/**';

/** The profile call is let through, because without a profile the session would end. */
const PROFILE = /\/api\/borrower\/account/;

/** Leaves every API request pending. `fail` then answers all but the account calls with an error; `release` removes the routes. */
async function holdResponses(page: Page): Promise<{ release: () => Promise<void>; fail: () => void }> {
  let fail = () => {};
  const isFailing = new Promise<void>((resolve) => (fail = resolve));
  await page.route(API_CALLS, async (route) => {
    await isFailing;
    if (PROFILE.test(route.request().url())) return route.continue();
    return route.fulfill({ status: 500, json: { errors: ['Something went wrong on our side.'] } });
  });
  return { fail, release: () => page.unrouteAll({ behavior: 'ignoreErrors' }) };
}

test('public screens and sign-in pages have no accessibility violations', async ({ page, portal, problems }) => {
  test.slow();
  problems.allow(/status of 4[01]0/);
  const rows: Row[] = [];
  await page.goto('/');
  await checkPage(page, rows, '/', 'idle');
  await page.goto('/video.html');
  await expect(page.locator('.plyr')).toBeVisible();
  await checkPage(page, rows, '/video.html', 'idle');
  for (const { address, title: name } of PUBLIC_SCREENS.filter((one) => !/^\/app$|\?/.test(one.address))) {
    await page.goto(address);
    await expect(title(page, name)).toBeVisible();
    await settled(page);
    await checkPage(page, rows, address, 'idle');
  }
  await page.goto('/loans');
  await expect(page.getByLabel('Email')).toBeVisible();
  await checkPage(page, rows, 'sign-in', 'idle');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Your email is missing')).toBeVisible();
  await checkPage(page, rows, 'sign-in error', 'form error');

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(title(page, 'Forgot your password?')).toBeVisible();
  await checkPage(page, rows, 'forgotten password', 'idle');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('We did not send a link')).toBeVisible();
  await checkPage(page, rows, 'forgotten password, error', 'form error');
  await page.getByLabel('Email').fill('no.loan@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(title(page, 'Check your email')).toBeVisible();
  await checkPage(page, rows, 'forgotten password, sent', 'done');
  await page.goto((await portal.inbox('no.loan@example.com'))[0]?.links[0]?.url ?? '');
  await expect(title(page, 'Choose a new password')).toBeVisible();
  await checkPage(page, rows, 'new password', 'idle');
  await page.getByLabel('New password', { exact: true }).fill('password1');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your password is unchanged')).toBeVisible();
  await checkPage(page, rows, 'new password, error', 'form error');
  await page.goto('/oidc/unlock?token=old');
  await expect(title(page, 'This unlock link no longer works')).toBeVisible();
  await checkPage(page, rows, 'unlock, link too old', 'done');

  expectUniqueTitles(rows);
  report(rows);
});

test('borrower screens have no accessibility violations', async ({ page, portal, problems }) => {
  test.slow();
  problems.allow(/status of 402/);
  const rows: Row[] = [];
  await portal.signIn(page, 'two loans');
  await page.getByText('Successfully logged in to portal').hover(); // Hovering keeps the toast open.
  await checkPage(page, rows, '/loans', 'toast');
  const loan = await firstLoanOf(page);
  for (const { address, title: name } of screensOf({ loan })) {
    await page.goto(address);
    await expect(title(page, name)).toBeVisible();
    await settled(page);
    await checkPage(page, rows, address.replace(loan, '…'), 'idle');
  }

  await page.goto('/privacy-preferences');
  await page.getByRole('switch', { name: 'Offers by mail' }).click();
  await expect(page.getByText('Saved: Offers by mail is off.')).toBeVisible();
  await checkPage(page, rows, '/privacy-preferences', 'saved');
  await page.goto(`/pay/mode?loan=${loan}`);

  const flow = async (choose: (page: Page) => Promise<void>, name: string) => {
    await choose(page);
    await checkPage(page, rows, '/pay/mode?loan=…', name);
  };
  await page.getByRole('radio', { name: 'A new debit card' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await checkPage(page, rows, '/pay/mode?loan=…', 'card errors');
  await page.getByRole('radio', { name: /A new bank account/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await checkPage(page, rows, '/pay/mode?loan=…', 'bank errors');
  await flow(newBank(), 'bank filled');
  await flow(newCard('4000000000000002'), 'card filled');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(title(page, 'Review your payment')).toBeVisible();
  await checkPage(page, rows, '/pay/mode review', 'card');
  await payButton(page).click();
  await expect(title(page, 'Your payment did not go through')).toBeVisible();
  await checkPage(page, rows, '/pay/fail', 'idle');
  await page.goto(`/pay/mode?loan=${loan}`);
  await savedBank(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(title(page, 'Review your payment')).toBeVisible();
  await checkPage(page, rows, '/pay/mode review', 'bank');
  await payButton(page).click();
  await expect(receiptTitle(page)).toBeVisible();
  await checkPage(page, rows, '/pay/success', 'idle');

  expectUniqueTitles(rows);
  report(rows);
});

test('an income check has no accessibility violations from link to agency request', async ({ page, portal, problems }) => {
  problems.allow(/status of (400|403|404)/);
  const rows: Row[] = [];
  await page.clock.setSystemTime(JOURNEY_NOW);
  const fresh = await incomeLinkOf(portal, 'nothing sent yet');
  await page.goto(fresh.url);
  await expect(title(page, 'Tell us who you are')).toBeVisible();
  await settled(page);
  await checkPage(page, rows, 'who you are', 'idle');
  await verifyContact(page, { ...fresh, zip: '00000' });
  await expect(page.getByText('We could not match that to this link.')).toBeVisible();
  await checkPage(page, rows, 'who you are', 'refused');
  await verifyContact(page, fresh);
  await expect(title(page, 'Send your 2 most recent paystubs')).toBeVisible();
  await settled(page);
  await checkPage(page, rows, 'paystubs', 'empty');

  const link = await incomeLinkOf(portal, 'to be looked at');
  await page.goto(link.url);
  await verifyContact(page, link);
  await expect(title(page, 'Check what we read')).toBeVisible();
  await settled(page);
  await checkPage(page, rows, 'check', 'marked');
  await page.getByRole('button', { name: 'Edit: Gross this period' }).first().click();
  const gross = page.getByRole('textbox', { name: 'Gross this period' });
  await gross.fill('much');
  await gross.press('Tab');
  await expect(page.getByText('Enter an amount, such as 1,842.17.')).toBeVisible();
  await page.getByRole('button', { name: 'This is right, check my income' }).click();
  await checkPage(page, rows, 'check', 'error');
  await gross.fill('2,920.00');
  await gross.press('Tab');
  await page.getByRole('radio', { name: /^Every two weeks/ }).check();
  await expect(page.getByText(/^About \$75,920/)).toBeVisible();
  await page.getByText('New job this year, or a W-2 from last year?').click();
  await checkPage(page, rows, 'check', 'filled');
  await page.getByRole('button', { name: 'This is right, check my income' }).click();
  await expect(page.getByText('Your income passed the check')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Send my income to Freddie Mac' }).click();
  await expect(page.getByText('Check the box to agree.').first()).toBeVisible();
  await checkPage(page, rows, 'check', 'consent');
  await page.goto(link.url.replace('verify-information', 'documents-upload'));
  await expect(page.getByText(/^Read: 1 paystub/).first()).toBeVisible();
  await checkPage(page, rows, 'paystubs', 'read');

  const failed = await incomeLinkOf(portal, 'the check failed');
  await page.goto(failed.url);
  await verifyContact(page, failed);
  await expect(title(page, 'A person will look at your income')).toBeVisible();
  await checkPage(page, rows, 'something went wrong', 'failed');
  const sent = await incomeLinkOf(portal, 'sent to the agency');
  await page.goto(sent.url);
  await verifyContact(page, sent);
  await expect(title(page, 'Your income check was sent')).toBeVisible();
  await checkPage(page, rows, 'success', 'idle');

  expectUniqueTitles(rows);
  report(rows);
});

test('adding and removing a loan has no accessibility violations', async ({ page, portal, problems }) => {
  problems.allow(/status of (403|404)/);
  const rows: Row[] = [];
  const { loanNumber, zip, ssn } = await guestOf(portal, 'loan.to.add@example.com');
  await portal.resume(page, 'a loan to add');
  await settled(page);
  await checkPage(page, rows, '/loans', 'empty');
  await page.getByRole('link', { name: 'Add a loan' }).click();
  await page.getByLabel('Loan number').fill(loanNumber);
  await page.getByLabel('ZIP code').fill(zip);
  await ssnField(page).fill('0000');
  await page.getByRole('button', { name: 'Add loan' }).click();
  await expect(page.getByRole('alert').first()).toContainText('does not match');
  await checkPage(page, rows, '/loans/add', 'refused');
  await ssnField(page).fill(ssn);
  await page.getByRole('button', { name: 'Add loan' }).click();
  await page.getByRole('link', { name: /^See loan details/ }).click();
  await page.getByRole('button', { name: 'Remove from my list' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await checkPage(page, rows, '/loans/…', 'dialog');
  await portal.setFault({ base: 'borrower', kind: '403', times: 1, method: 'POST', path: 'BorrowerLoan/delete' });
  await dialog.getByRole('button', { name: 'Remove from my list' }).click();
  await expect(page.getByRole('alert').first()).toContainText('was not removed');
  await expect(dialog).toHaveCount(0);
  await checkPage(page, rows, '/loans/…', 'not removed');
  report(rows);
});

test('guest screens have no accessibility violations', async ({ page, portal, problems }) => {
  problems.allow(/status of 40[34]|ERR_FAILED|Failed to load/);
  const rows: Row[] = [];
  const guest = await guestOf(portal);
  await page.goto('/pay');
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await checkPage(page, rows, '/pay', 'form error');
  await enterLoanNumber(page, guest.loanNumber);
  await checkPage(page, rows, '/pay/verify', 'idle');
  await expect(page.getByText('Done. You can continue.')).toBeVisible();
  await checkPage(page, rows, '/pay/verify', 'verified');
  await checkButton(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await checkPage(page, rows, '/pay/verify', 'form errors');
  await fillIdentity(page, { ...guest, firstName: 'Nobody' });
  await checkButton(page).click();
  await expect(page.getByRole('alert').first()).toContainText('does not match');
  await checkPage(page, rows, '/pay/verify', 'refused');
  await page.getByRole('link', { name: 'What you can do if it still does not match' }).click();
  await expect(title(page, 'We can’t find your loan')).toBeVisible();
  await checkPage(page, rows, '/pay/notfound', 'idle');
  await page.route('**/human-check/challenge', (route) => route.abort());
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page.getByText('The check did not work.')).toBeVisible();
  await checkPage(page, rows, '/pay/verify', 'check failed');
  await page.unrouteAll();

  await passIdentity(page, guest);
  await expect(title(page, 'What you owe')).toBeVisible();
  await checkPage(page, rows, '/pay/details', 'guest');
  await page.getByRole('link', { name: 'Continue' }).click();
  await newCard('4000000000000002')(page);
  await checkPage(page, rows, '/pay/mode', 'guest, card');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(title(page, 'Review your payment')).toBeVisible();
  await checkPage(page, rows, '/pay/mode review', 'guest');
  await payButton(page).click();
  await expect(title(page, 'Your payment did not go through')).toBeVisible();
  await checkPage(page, rows, '/pay/fail', 'guest');
  await page.getByRole('link', { name: 'Pay another way' }).click();
  await newBank()(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await payButton(page).click();
  await expect(receiptTitle(page)).toBeVisible();
  await checkPage(page, rows, '/pay/success', 'guest');

  for (const [email, address, name] of [
    ['dmi@example.com', '/pay/dm', 'You pay this loan at DMI'],
    ['special.servicing@example.com', '/pay/spservicing', 'Please call before you pay'],
    ['new.servicer@example.com', '/pay/newservicer', 'Your loan has moved'],
  ] as const) {
    await passIdentity(page, await guestOf(portal, email));
    await expect(title(page, name)).toBeVisible();
    await settled(page);
    await checkPage(page, rows, address, 'idle');
  }
  await passIdentity(page, await guestOf(portal, 'moving.servicer@example.com'));
  await page.getByRole('link', { name: 'More about the move' }).click();
  await expect(title(page, 'Your loan is about to move')).toBeVisible();
  await checkPage(page, rows, '/pay/newservicer', 'ahead');

  expectUniqueTitles(rows.filter(({ state }) => state !== 'ahead'));
  report(rows);
});

test('screens of a mailed fee link have no accessibility violations', async ({ page, portal, problems }) => {
  problems.allow(/status of 404/);
  const rows: Row[] = [];
  await page.goto(await feeLinkOf(portal, FEE.email));
  await expect(title(page, 'Pay your fee')).toBeVisible();
  await settled(page);
  await checkPage(page, rows, '/pay/fees/…/mode', 'idle');
  await feeReview(page, portal, newCard('4000000000000002'));
  await checkPage(page, rows, '/pay/fees/…/mode review', 'card');
  await payButton(page).click();
  await expect(title(page, 'Your fee payment did not go through')).toBeVisible();
  await checkPage(page, rows, '/pay/fees/fail', 'idle');
  await feeReview(page, portal, newBank());
  await payButton(page).click();
  await expect(receiptTitle(page)).toBeVisible();
  await checkPage(page, rows, '/pay/fees/success', 'idle');
  for (const [email, address, name] of [
    ['fee.paid@example.com', '/pay/fees/paid', 'This fee is paid'],
    ['fee.cancelled@example.com', '/pay/fees/cancelled', 'This fee was canceled'],
    ['fee.expired@example.com', '/pay/fees/notfound', 'This link no longer works'],
  ] as const) {
    await page.goto(await feeLinkOf(portal, email));
    await expect(title(page, name)).toBeVisible();
    await settled(page);
    await checkPage(page, rows, address, 'idle');
  }
  expectUniqueTitles(rows);
  report(rows);
});

test('loan scenarios from a mailed link have no accessibility violations', async ({ page, portal }) => {
  const rows: Row[] = [];
  await page.goto(await summaryLinkOf(portal, SUMMARY_RECIPIENTS.four));
  await settled(page);
  await page.getByRole('button', { name: 'Show table' }).click();
  await checkPage(page, rows, '/public-pages/loan-summaries/…', 'table');
  await page.getByRole('textbox').fill('31');
  await page.getByRole('slider').focus();
  await expect(page.getByText('Enter whole years, from 1 to 30', { exact: false })).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset['appearance'] = 'dark'));
  await checkPage(page, rows, '/public-pages/loan-summaries/…', 'error, dark');
  report(rows);
});

test('home value reports in every state have no accessibility violations', async ({ page, portal }) => {
  const rows: Row[] = [];
  await page.goto(await reportLinkOf(portal, REPORT_RECIPIENTS.estimate));
  await settled(page);
  await page.getByRole('button', { name: 'Show table' }).click();
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText('Write your question first.').first()).toBeVisible();
  await checkPage(page, rows, '/public-pages/home-valuation-report/…', 'table, error');
  await page.goto(await reportLinkOf(portal, REPORT_RECIPIENTS.none));
  await expect(page.getByRole('heading', { name: 'There is no estimate for your home' })).toBeVisible();
  await checkPage(page, rows, '/public-pages/home-valuation-report/…', 'no value');
  await portal.resume(page, 'overdue, late charges', '/home-valuation-report');
  await expect(page.getByRole('heading', { name: 'When mortgage insurance can end' })).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset['appearance'] = 'dark'));
  await checkPage(page, rows, '/home-valuation-report', 'negative, dark');
  report(rows);
});

test('an empty payment method list and its add forms have no accessibility violations', async ({ page, portal, problems }) => {
  problems.allow(/status of 404/);
  const rows: Row[] = [];
  await portal.resume(page, 'no payment method', '/accounts/list');
  await settled(page);
  await checkPage(page, rows, '/accounts/list', 'empty');
  await page.goto('/accounts/card/edit?id=unknown');
  await expect(page.getByText('We can’t find this payment method')).toBeVisible();
  await checkPage(page, rows, '/accounts/card/edit', 'not there');
  await page.goto('/accounts/card/add');
  await page.getByLabel('Card number').fill('4242424242424242');
  await checkPage(page, rows, '/accounts/card/add', 'filled');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await checkPage(page, rows, '/accounts/card/add', 'errors');
  await page.goto('/accounts/ach/add');
  await page.getByLabel('Routing number').fill('123456789');
  await expect(page.getByText(/does not look like a routing number/)).toBeVisible();
  await checkPage(page, rows, '/accounts/ach/add', 'warning');
  await page.getByRole('button', { name: 'Save bank account' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await checkPage(page, rows, '/accounts/ach/add', 'errors');

  expectUniqueTitles(rows);
  report(rows);
});

test('editing and removing payment methods has no accessibility violations', async ({ page, portal, problems }) => {
  problems.allow(/status of 409/);
  const rows: Row[] = [];
  await portal.resume(page, 'due soon', '/accounts/list');
  await settled(page);
  await checkPage(page, rows, '/accounts/list', 'idle');
  const visa = page.getByRole('button', { name: 'Remove Visa ending in 4242' });
  await visa.click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove this payment method?' });
  await expect(dialog).toBeVisible();
  await checkPage(page, rows, '/accounts/list', 'dialog');
  await portal.setFault({ base: 'payment', kind: '409', times: 1, method: 'DELETE' });
  await dialog.getByRole('button', { name: 'Remove card' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await checkPage(page, rows, '/accounts/list', 'not removed');
  await visa.click();
  await dialog.getByRole('button', { name: 'Remove card' }).click();
  await page.getByText('Funding Account Deleted Successfully').hover(); // Hovering keeps the toast open.
  await expect(dialog).toHaveCount(0);
  await checkPage(page, rows, '/accounts/list', 'removed');

  await page.getByRole('link', { name: 'Update Mastercard ending in 4444' }).click();
  await page.getByLabel('Expires').waitFor();
  await checkPage(page, rows, '/accounts/card/edit', 'idle');
  await page.goto('/accounts/list');
  await page.getByRole('link', { name: 'Edit Test Bank ending in 6789' }).click();
  await page.getByRole('radio', { name: 'Savings' }).waitFor();
  await checkPage(page, rows, '/accounts/ach/edit', 'idle');

  expectUniqueTitles(rows);
  report(rows);
});

test('loading and failed screens have no accessibility violations', async ({ page, portal, problems }) => {
  problems.allow(/status of 500/);
  const rows: Row[] = [];
  await portal.resume(page, 'due soon');
  const loan = await firstLoanOf(page);
  // Two screens are left out: `/profile` only loads the profile, without which the session ends, and `/loans/add` loads nothing at first.
  const addresses = [...screensOf({ loan }).map(({ address }) => address), '/pay/success?ref=unknown'].filter(
    (address) => !['/profile', '/loans/add'].includes(address),
  );
  for (const address of addresses) {
    const { fail, release } = await holdResponses(page);
    await page.goto(address);
    await expect(page.locator('main .MuiSkeleton-root').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkPage(page, rows, address.replace(loan, '…'), 'loading');
    fail();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await checkPage(page, rows, address.replace(loan, '…'), 'error');
    await release();
  }
  report(rows);
});

test('pages without a loan and with long names have no accessibility violations', async ({ page, portal }) => {
  const rows: Row[] = [];
  await portal.resume(page, 'no loan');
  await settled(page);
  await checkPage(page, rows, '/loans', 'no loan');
  // Signing out redirects to the provider and back to `/loans`.
  const isBack = page.waitForResponse((response) => response.url().startsWith(`${portal.origin}/loans`));
  await signOut(page);
  await isBack;
  await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
  await settled(page);
  await checkPage(page, rows, '/loans', 'signed out');
  await portal.resume(page, 'difficult names');
  await settled(page);
  await checkPage(page, rows, '/loans', 'long names');
  report(rows);
});

test('skeletons do not animate with reduced motion, and card fields have borders in forced colors', async ({ page, portal }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await portal.resume(page, 'due soon');
  const loan = await firstLoanOf(page);
  const { release } = await holdResponses(page);
  await page.goto('/loans');
  await expect(page.locator('.MuiSkeleton-root').first()).toBeVisible();
  expect(await runningAnimations(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect((await runningAnimations(page)).length).toBeGreaterThan(0);
  await release();

  await page.goto(`/pay/mode?loan=${loan}`);
  await page.getByRole('radio', { name: 'A new debit card' }).check();
  await page.getByLabel('Card number').waitFor();
  const edges = await page
    .locator('main .MuiOutlinedInput-notchedOutline')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one)).map((style) => [style.borderTopStyle, style.borderTopWidth]));
  expect(edges, 'the edges of the card’s fields').toEqual(Array.from({ length: 4 }, () => ['solid', '1px']));
});
