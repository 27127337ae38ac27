/**
 * The document shows the loan list, or the amount due for a single loan, before the application has loaded. The application then takes
 * over that markup.
 */
import type { Page } from '@playwright/test';

import { APPLICATION_SCRIPT, holdRequests, isShownEarly, isHydrated } from './support/earlyPage.ts';
import type { Lender } from './support/lender.ts';
import { resumeSession } from './support/resumedSession.ts';
import { openReview, payButton, receiptTitle, title } from './support/paymentSteps.ts';
import { expect, test, type OpenAs } from './support/portal.ts';

const EARLY_SCRIPT = /\/early\.\w+\.js$/;
/**
 * Requests that change the page after the list is shown: the profile (last name), the pending items, and parts that load once the page is
 * idle.
 */
const LATE_REQUESTS = /\/account\/profile$|\/WhatWaits\.\w+\.js$|\/LaterParts\.\w+\.js$/;

/** @returns a function that lets the script load */
async function openHeld(page: Page, portal: Lender, situation: string, address = '/loans') {
  await resumeSession(page, portal.origin, await portal.borrower(situation));
  return openAgain(page, portal, address);
}

async function openAgain(page: Page, portal: Lender, address = '/loans') {
  const letApplication = await holdRequests(page, APPLICATION_SCRIPT);
  const answered = page.waitForResponse(/BorrowerLoan\/all$/);
  await page.goto(portal.origin + address, { waitUntil: 'commit' });
  await answered;
  return async () => {
    letApplication();
    await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  };
}

const markup = (page: Page) => page.evaluate(() => document.getElementById('root')?.innerHTML ?? '');

async function pictures(page: Page): Promise<Buffer[]> {
  const taken: Buffer[] = [];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    for (const appearance of ['light', 'dark']) {
      await page.evaluate((chosen) => (document.documentElement.dataset['appearance'] = chosen), appearance);
      taken.push(await page.screenshot({ fullPage: true, animations: 'disabled' }));
    }
  }
  return taken;
}

/** Polls, because on a busy machine the browser may still be painting the switched colors. */
const expectSamePictures = (page: Page, before: readonly Buffer[], which: string) =>
  expect
    .poll(async () => (await pictures(page)).filter((picture, index) => !picture.equals(before[index] as Buffer)).length, {
      message: which,
    })
    .toBe(0);

declare global {
  interface Window {
    shifts?: number;
    errors?: string[];
  }
}

const countShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.shifts = (window.shifts ?? 0) + shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const EARLY_VIEW_TIMEOUT_MS = 15_000;
const NO_EARLY_VIEW_WAIT_MS = 1500;
/** Borrowers who get no early view: no loan, too many loans, or an unusual state. `/pay` has an early view only for a single loan. */
const NO_EARLY_LIST = [
  'no loan',
  'a loan to add',
  'a thousand loans',
  'difficult names',
  'serviced by DMI',
  'special servicing',
  'moved to a new servicer',
];
const NOT_EARLY: Record<string, string[]> = {
  '/loans': NO_EARLY_LIST,
  '/pay': [...NO_EARLY_LIST, 'two loans', 'rate drop alerts'],
};
/** The sandbox's borrowers are split over this many parallel tests. */
const PARTS = 4;

for (let share = 0; share < PARTS; share += 1)
  test(`the early view matches the application for every sandbox borrower (${share + 1} of ${PARTS})`, async ({
    page,
    portal,
  }) => {
    await page.addInitScript(() => {
      window.errors = [];
      window.addEventListener('error', ({ message }) => window.errors?.push(message));
    });
    await page.route(LATE_REQUESTS, () => undefined);
    const { borrowers } = (await (await fetch(`${portal.origin}/sandbox.json`)).json()) as { borrowers: { situation: string }[] };
    const shown: string[] = [];
    const others: string[] = [];
    const pages = borrowers
      .filter((_one, index) => index % PARTS === share)
      .flatMap(({ situation }) => ['/loans', '/pay'].map((address) => ({ situation, address })));
    for (const { situation, address } of pages) {
      const which = `${situation} at ${address}`;
      await page.context().clearCookies(); // Otherwise the provider would still know the previous borrower.
      const letApplication = await openHeld(page, portal, situation, address);
      await page.evaluate(() => document.fonts.ready);
      const timeout = NOT_EARLY[address]?.includes(situation) === true ? NO_EARLY_VIEW_WAIT_MS : EARLY_VIEW_TIMEOUT_MS;
      await page.waitForFunction(() => window.earlyView !== undefined, null, { timeout }).catch(() => undefined);
      if (!(await isShownEarly(page))) {
        others.push(which);
        continue;
      }
      shown.push(which);
      const before = { pictures: await pictures(page), markup: await markup(page) };
      await letApplication();
      // The application now controls light and dark colors; everything else must be unchanged.
      expect(await markup(page), which).toBe(before.markup);
      await expectSamePictures(page, before.pictures, which);
      expect(await page.evaluate(() => window.errors), which).toEqual([]);
    }
    console.log(`Shown early: ${shown.join(', ')}. Not: ${others.join(', ')}.`);
    const expected = pages.filter(({ situation, address }) => NOT_EARLY[address]?.includes(situation) === true);
    expect(others).toEqual(expected.map(({ situation, address }) => `${situation} at ${address}`));
  });

test('hydration shifts nothing and keeps focus, scroll position, selection and accessible content', async ({ page, portal }) => {
  await countShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(LATE_REQUESTS, () => undefined);
  const letApplication = await openHeld(page, portal, 'due soon');
  await expect(title(page, 'Your loans')).toBeVisible();
  const spoken = () => page.locator('body').ariaSnapshot();
  const before = await spoken();
  expect(before).toContain('list "Your loans, the most urgent first"');

  const pay = page.getByRole('link', { name: /^Pay \$/ });
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await page.evaluate(() => {
    const note = document.querySelector('.loan-notes li');
    if (note !== null) window.getSelection()?.selectAllChildren(note);
  });
  await page.evaluate(() => document.fonts.ready);
  await pay.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  const state = () =>
    page.evaluate(() => ({
      focus: document.activeElement?.getAttribute('href'),
      top: window.scrollY,
      selected: window.getSelection()?.toString(),
      moved: window.shifts,
    }));
  const was = await state();
  await letApplication();
  expect(await state()).toEqual(was);
  expect([was.top, was.selected]).toEqual([300, 'A late charge of $63.21 applies if we receive it after Dec 8, 2026.']);
  expect(await spoken()).toBe(before);
});

test('focus also stays when a page is reloaded after a sign-in', async ({ page, portal }) => {
  await portal.resume(page, 'due soon');
  await expect(page.getByText('$1,842.17').first()).toBeVisible();
  await page.evaluate(() => history.replaceState({ usr: null, key: 'signedIn', idx: 0 }, ''));
  const letApplication = await openAgain(page, portal);
  await expect.poll(() => isShownEarly(page)).toBe(true);
  const details = page.getByRole('link', { name: /^See loan details/ });
  await details.focus();
  await letApplication();
  await page.waitForTimeout(500); // Waits for React's effects, which could move the focus.
  await expect(details).toBeFocused();
});

test('a button clicked too early takes effect after hydration', async ({ page, portal }) => {
  const letApplication = await openHeld(page, portal, 'due soon');
  await page.getByRole('button', { name: 'Dana, your menu' }).click();
  await letApplication();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('a link in the early view works at once', async ({ page, portal }) => {
  await openHeld(page, portal, 'due soon');
  await page.getByRole('link', { name: /^Pay \$/ }).click();
  await page.waitForURL(/\/pay\/mode\?loan=/, { waitUntil: 'commit' });
  await page.unroute(APPLICATION_SCRIPT);
  await page.reload();
  await expect(title(page, 'How do you want to pay?')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('$1,842.17').first()).toBeVisible();
});

test('a failed application script is requested once more, then a click reloads the page', async ({ page, portal, problems }) => {
  problems.allow(/main\.\w+\.js|ERR_FAILED/);
  let refused = 0;
  let limit = 1;
  await resumeSession(page, portal.origin, await portal.borrower('due soon'));
  await page.route(APPLICATION_SCRIPT, (route) => (refused < limit ? ((refused += 1), route.abort()) : route.continue()));
  await page.goto(`${portal.origin}/loans`);
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  expect(refused).toBe(1);

  await page.route('**/BorrowerLoan/all', () => undefined); // A request that never gets a response must make no difference.
  refused = 0;
  await page.goto(`${portal.origin}/loans`);
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  await page.unroute('**/BorrowerLoan/all');

  [refused, limit] = [0, 2];
  await page.goto(`${portal.origin}/loans`);
  await expect.poll(() => refused).toBe(2);
  await expect(page.getByText('$1,842.17').first()).toBeVisible();
  await page.waitForTimeout(200); // Gives the page time to notice the failed script.
  await page.getByRole('button', { name: 'Dana, your menu' }).click();
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
});

test('the early view stays while the screen’s script is late', async ({ page, portal }) => {
  const letScreen = await holdRequests(page, /\/LoansScreen\.\w+\.js$/);
  await openHeld(page, portal, 'due soon');
  await page.unroute(APPLICATION_SCRIPT);
  const letApplication = await openAgain(page, portal);
  const taken = letApplication();
  // The application waits 3 s for the screen's script before it would show a skeleton.
  await page.waitForTimeout(4000);
  await expect(page.getByText('$1,842.17').first()).toBeVisible();
  letScreen();
  await taken;
  await expect(page.getByText('$1,842.17').first()).toBeVisible();
});

test('a sign-out in another tab removes the early list', async ({ page, portal, context }) => {
  await openHeld(page, portal, 'due soon');
  await expect(title(page, 'Your loans')).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${portal.origin}/version.json`);
  await other.evaluate(() => localStorage.removeItem('token'));
  await expect(page.getByText('$1,842.17')).toHaveCount(0);
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/\$|Maple|Dana/);
});

test.describe('/pay with a single loan', () => {
  const due = (page: Page) => page.getByText('$1,842.17').first();

  test('shows the amount due, and hydration keeps layout, focus and accessible content', async ({ page, portal }) => {
    await countShifts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(LATE_REQUESTS, () => undefined);
    const letApplication = await openHeld(page, portal, 'due soon', '/pay');
    await expect(title(page, 'What you owe')).toBeVisible();
    await expect(page).toHaveURL(/\/pay\/details\?loan=/);
    await page.evaluate(() => document.fonts.ready);
    const spoken = await page.locator('body').ariaSnapshot();
    const goOn = page.getByRole('link', { name: 'Continue' });
    await goOn.focus();
    const shifts = await page.evaluate(() => window.shifts);
    await letApplication();
    await expect(goOn).toBeFocused();
    expect(await page.locator('body').ariaSnapshot()).toBe(spoken);
    expect(await page.evaluate(() => window.shifts)).toBe(shifts);
  });

  test('links to the next step at once, and Back returns to it', async ({ page, portal }) => {
    await openHeld(page, portal, 'due soon', '/pay');
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL(/\/pay\/mode\?loan=/, { waitUntil: 'commit' });
    await page.unroute(APPLICATION_SCRIPT);
    await page.reload();
    await expect(title(page, 'How do you want to pay?')).toBeVisible();
    await page.goBack();
    await expect(due(page)).toBeVisible();
    await expect(title(page, 'What you owe')).toBeVisible();
  });

  test('shows no early view without its script or with a slow response', async ({ page, portal, problems }) => {
    problems.allow(/earlyPay\.\w+\.js/);
    await page.route(/\/earlyPay\.\w+\.js$/, (route) => route.abort());
    await portal.resume(page, 'due soon');
    await page.goto(`${portal.origin}/pay`);
    await expect(due(page)).toBeVisible();
    expect(await isShownEarly(page)).toBe(false);
    await page.unroute(/\/earlyPay\.\w+\.js$/);
    await page.route('**/BorrowerLoan/all', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue();
    });
    await page.goto(`${portal.origin}/pay`);
    await expect(due(page)).toBeVisible();
    await expect(page).toHaveURL(/\/pay\/details\?loan=/);
    expect(await isShownEarly(page)).toBe(false);
  });
});

async function paidReceipt(page: Page, portal: Lender & { resume: OpenAs }): Promise<string> {
  await openReview(page, portal);
  await payButton(page).click();
  await expect(receiptTitle(page)).toBeVisible();
  await page.goto(`${portal.origin}/loans`);
  const address = await page.getByRole('link', { name: /^See the receipt/ }).getAttribute('href');
  return portal.origin + (address ?? '');
}

test('an early receipt matches the application, and an early click takes effect', async ({ page, portal }) => {
  const address = await paidReceipt(page, portal);
  await page.route(LATE_REQUESTS, () => undefined);
  const open = async () => {
    const letApplication = await holdRequests(page, APPLICATION_SCRIPT);
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => isShownEarly(page).catch(() => false)).toBe(true);
    await page.evaluate(() => document.fonts.ready);
    return async () => {
      letApplication();
      await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
    };
  };
  const letApplication = await open();
  await expect(title(page, 'Receipt for your payment')).toBeVisible();
  const before = { pictures: await pictures(page), markup: await markup(page) };
  await letApplication();
  expect(await markup(page)).toBe(before.markup);
  await expectSamePictures(page, before.pictures, 'the receipt');

  const letAgain = await open();
  await page.evaluate(() => (window.print = () => (document.title = 'printed')));
  await page.getByRole('button', { name: 'Print' }).click();
  await letAgain();
  await expect(page).toHaveTitle('printed');
});

test('an early receipt is rendered again when its screen’s script is very late', async ({ page, portal }) => {
  const address = await paidReceipt(page, portal);
  await page.clock.install();
  const letScreen = await holdRequests(page, /\/PaymentOutcomeScreen\.\w+\.js$/);
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => isShownEarly(page).catch(() => false)).toBe(true);
  const profile = page.waitForResponse(/account\/profile$/);
  await expect.poll(() => page.evaluate(() => document.querySelector('script[src*="/main."]') !== null)).toBe(true);
  await page.waitForTimeout(1000); // Waits until the application runs.
  await page.clock.fastForward(10_500);
  await profile;
  await page.waitForTimeout(200);
  letScreen();
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  await expect(title(page, 'Receipt for your payment')).toBeVisible();
});

test.describe('the loans page works without an early view', () => {
  test.afterEach(async ({ page }) => {
    await expect(page.getByText('$1,842.17').first()).toBeVisible();
    expect([await isShownEarly(page), await page.evaluate(isHydrated)]).toEqual([false, true]);
    await page.getByRole('button', { name: 'Dana, your menu' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  });

  test('without the script', async ({ page, portal, problems }) => {
    problems.allow(/early\.\w+\.js/);
    await page.route(EARLY_SCRIPT, (route) => route.abort());
    await portal.resume(page, 'due soon');
  });

  test('without the early view’s texts', async ({ page, portal }) => {
    await page.route('**/loans', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('id="early-view"', '') });
    });
    await portal.resume(page, 'due soon');
  });

  test('with a script that fails and is reported', async ({ page, portal, problems }) => {
    problems.allow(/No comment/);
    await page.addInitScript(() => {
      window.errors = [];
      window.addEventListener('error', ({ message }) => window.errors?.push(message));
      // Only the early view creates comment nodes, so only its code fails.
      document.createComment = () => {
        throw new Error('No comment');
      };
    });
    await portal.resume(page, 'due soon');
    await expect.poll(() => page.evaluate(() => window.errors)).toEqual([expect.stringContaining('No comment')]);
  });

  test('with a slow response', async ({ page, portal }) => {
    await page.route('**/BorrowerLoan/all', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue();
    });
    await portal.resume(page, 'due soon');
  });
});
