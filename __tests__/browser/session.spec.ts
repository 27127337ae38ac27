import type { BrowserContext, Page, Request } from '@playwright/test';

import { axeViolations } from './support/axe.ts';
import { menuButton, signOut } from './support/header.ts';
import { findingsOf } from './support/layoutFindings.ts';
import { title } from './support/paymentSteps.ts';
import { expect, submitSignIn, test, type OpenAs } from './support/portal.ts';
import { firstLoanOf, settled } from './support/screens.ts';

const amount = (page: Page) => page.getByText('$1,842.17').first();
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

function recordRequests(context: BrowserContext, matches: (request: Request) => boolean): Request[] {
  const calls: Request[] = [];
  context.on('request', (request) => {
    if (matches(request)) calls.push(request);
  });
  return calls;
}

const isTo = (path: string) => (request: Request) => new URL(request.url()).pathname === path;

/**
 * Waits for the last requests of the loan list. If they were sent after the session ended, they would be rejected and redirect to
 * sign-in.
 */
const lastListResponses = (page: Page) =>
  Promise.all([/getFollowUpTasks/, /getAllUserPreferences/].map((one) => page.waitForResponse(one)));

test('a sign-out reaches another tab within a second and leaves no session data', async ({ page, portal }) => {
  await portal.signIn(page, 'due soon');
  await expect(amount(page)).toBeVisible();
  const before = await page.evaluate(() => Object.keys(localStorage));
  expect(before).toEqual(expect.arrayContaining(['token', 'expiresAt', 'givenname']));
  expect(before.some((key) => key.startsWith('oidc.user:'))).toBe(true);
  await page.evaluate(() => {
    for (const key of ['authenticate-later', 'oidc.left.over', 'portal.left.over']) localStorage.setItem(key, 'true');
    sessionStorage.setItem('portal.left.over', 'true');
    localStorage.setItem('somebody.else', 'true');
  });
  const other = await page.context().newPage();
  const all = lastListResponses(other);
  await other.goto('/loans');
  await expect(amount(other)).toBeVisible();
  await all;

  await page.bringToFront(); // A background page renders only one frame per second.
  await signOut(page);
  await expect.poll(() => storedToken(other), { intervals: [20] }).toBeNull();
  const cleared = Date.now();
  await expect(amount(other)).toBeHidden();
  expect(Date.now() - cleared).toBeLessThan(1000);

  await expect(title(page, 'You are signed out')).toBeVisible();
  await expect(page).toHaveURL(`${portal.origin}/loans`);
  // Polls, because the other tab may be checking the session at the provider and stores that request's state until the response arrives.
  const left = () => page.evaluate(() => ({ local: Object.keys(localStorage), tab: Object.keys(sessionStorage) }));
  await expect.poll(left).toEqual({ local: ['somebody.else'], tab: [] });
  await expect(page.getByText('Successfully logged in to portal')).toHaveCount(0);
  await expect(other.getByText('Helen')).toBeHidden();
});

test('signing out offline ends the session here and says so', async ({ page, portal, problems }) => {
  problems.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await portal.resume(page, 'due soon');
  await expect(amount(page)).toBeVisible();
  await pageIdle(page); // The signed-out page's code is prefetched after the first page has rendered.
  await page.context().setOffline(true);
  await signOut(page);
  await expect(amount(page)).toBeHidden();
  await expect.poll(() => storedToken(page)).toBeNull();
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible({ timeout: 20_000 });
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^(oidc\.|token|givenname|expiresAt)/.test(key)),
  );
  expect(left).toEqual([]);
});

test('signing out waits at most three seconds for each unresponsive request', async ({ page, portal }) => {
  await portal.signIn(page, 'due soon');
  await expect(amount(page)).toBeVisible();
  const held: string[] = [];
  await page.route(/\/account\/signout$|\/revocation$/, (route) => void held.push(new URL(route.request().url()).pathname));
  const since = Date.now();
  await signOut(page);
  await expect(amount(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible({ timeout: 20_000 });
  expect(Date.now() - since).toBeLessThan(12_000);
  expect(held).toEqual(expect.arrayContaining(['/api/borrower/account/signout', expect.stringContaining('revocation')]));
  expect(await storedToken(page)).toBeNull();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Waits until the page has loaded what it needs when idle, that is, until no new requests are made for a while. */
async function pageIdle(page: Page): Promise<void> {
  let before = 0;
  const isSame = async () => {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(isSame, { intervals: [1500] }).toBe(true);
}

test.describe('Back', { tag: '@whole' }, () => {
  type Restored = Window & { wasRestored?: boolean; painted?: number };

  /** Opens the loan list and reports every frame with the amount that is painted after a restore from the back/forward cache. */
  async function openLoans(page: Page): Promise<void> {
    await page.goto('/loans');
    await expect(amount(page)).toBeVisible();
    await pageIdle(page); // The browser does not cache a page that is left with pending requests.
    await page.evaluate(() => {
      const here = window as Restored;
      window.addEventListener('pageshow', ({ persisted }) => {
        here.wasRestored = persisted;
        const look = () => {
          if (!document.documentElement.hidden && document.body.innerText.includes('$1,842.17')) {
            here.painted = (here.painted ?? 0) + 1;
            console.log('The amount was painted');
          }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    });
  }

  async function signOutElsewhere(page: Page): Promise<void> {
    const elsewhere = await page.context().newPage();
    await elsewhere.goto('/loans');
    await signOut(elsewhere);
    await expect(elsewhere.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await elsewhere.close();
  }

  /** Imitates a host that omits `no-store`, so that the browser also caches pages of a session. */
  const withoutNoStore = (page: Page) =>
    page.route(/\/api\/|\/loans$|config\.json/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'private' } });
    });

  /**
   * After sign-out, no cached frame with private data may be painted. @param keepsPages checks whether the browser restores the loan list
   * while the session lasts
   */
  async function expectNothingAfterSignOut(
    page: Page,
    portal: { resume: OpenAs },
    keepsPages: () => Promise<void>,
  ): Promise<void> {
    const painted: string[] = [];
    page.on('console', (message) => {
      if (message.text() === 'The amount was painted') painted.push(message.text());
    });
    await portal.resume(page, 'due soon');
    await openLoans(page);
    await page.goto('/version.json');
    await page.goBack({ waitUntil: 'commit' }); // A restored page fires no load event.
    await keepsPages();

    await openLoans(page);
    await page.goto('/version.json');
    await signOutElsewhere(page);
    painted.length = 0;
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(amount(page)).toBeHidden();
    await page.waitForTimeout(500);
    await expect(amount(page)).toBeHidden();
    expect(painted).toEqual([]);
  }

  test('no-store keeps loans out of the back/forward cache, and Back shows none after a sign-out', async ({ page, portal }) => {
    await expectNothingAfterSignOut(page, portal, async () => {
      await expect(amount(page)).toBeVisible();
      const reasons = await page.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & { notRestoredReasons?: unknown })[];
        return JSON.stringify(visit?.notRestoredReasons);
      });
      expect(reasons).toContain('response-cache-control-no-store-with-js-network-request');
    });
  });

  test('the back/forward cache restores loans without no-store, but shows none after a sign-out', async ({ page, portal }) => {
    await withoutNoStore(page);
    await expectNothingAfterSignOut(page, portal, async () => {
      await expect.poll(() => page.evaluate(() => (window as Restored).wasRestored)).toBe(true);
      await expect.poll(() => page.evaluate(() => (window as Restored).painted ?? 0)).toBeGreaterThan(0);
    });
  });
});

test('three tabs that renew at once request one token', async ({ page, portal, problems }) => {
  problems.allow(/status of 401/);
  await portal.resume(page, 'due soon');
  await expect(amount(page)).toBeVisible();
  const tabs = [page, await page.context().newPage(), await page.context().newPage()];
  for (const tab of tabs.slice(1)) {
    await tab.goto('/loans');
    await expect(amount(tab)).toBeVisible();
  }
  const before = await storedToken(page);
  const tokenCalls = recordRequests(page.context(), isTo('/oidc/token'));

  // Rejects each tab's call only after all three were sent with the same token, so that all tabs renew at the same time.
  let asked = 0;
  let refuse = () => {};
  const allAsked = new Promise<void>((resolve) => (refuse = resolve));
  await page.context().route('**/api/borrower/BorrowerLoan', async (route) => {
    asked += 1;
    if (asked > tabs.length) return route.continue();
    if (asked === tabs.length) refuse();
    await allAsked;
    return route.fulfill({ status: 401, json: { errors: ['Your session has ended. Sign in again.'] } });
  });
  await Promise.all(
    tabs.map((tab) =>
      tab
        .getByRole('link', { name: /^See loan details/ })
        .first()
        .click(),
    ),
  );
  for (const tab of tabs) await expect(title(tab, 'Loan details')).toBeVisible();
  for (const tab of tabs) await settled(tab);

  await expect.poll(() => storedToken(page)).not.toBe(before);
  expect(tokenCalls.map((call) => new URLSearchParams(call.postData() ?? '').get('grant_type'))).toHaveLength(1);
  for (const tab of tabs) await expect(menuButton(tab)).toBeVisible();
});

/** Waits until the session check has seen the session; only then can it notice the end. */
const sessionChecked = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('message', ({ data }) => data === 'unchanged' && resolve());
      }),
  );

test('a sign-out at the provider ends the session in seconds, and a draft form returns after sign-in', async ({
  page,
  portal,
  problems,
}) => {
  problems.allow(/status of 40[01]/); // From then on the session's tokens are rejected.
  await portal.resume(page, 'due soon');
  const form = `${portal.origin}/pay/mode?loan=${await firstLoanOf(page)}`;
  await page.goto(form);
  await page.getByRole('radio', { name: 'A new debit card' }).check();
  await page.getByRole('checkbox', { name: /^Billing address is/ }).uncheck();
  await page.getByLabel('City').fill('Springfield');
  await page.getByLabel('Card number').fill('4242424242424242');
  await sessionChecked(page);

  const provider = await page.context().newPage();
  await provider.goto('/oidc/session/end');
  await provider.getByRole('button', { name: 'Sign out' }).click();
  await expect(title(provider, 'You are signed out')).toBeVisible();
  const left = Date.now();

  await expect(title(page, 'How do you want to pay?')).toBeHidden();
  expect(Date.now() - left).toBeLessThan(8000);
  await expect(title(page, 'Your session has ended')).toBeVisible();
  await expect(page).toHaveURL(`${portal.origin}/loans`);

  await page.getByRole('button', { name: 'Sign in again' }).click();
  await submitSignIn(page, await portal.borrower('due soon'));
  await page.waitForURL(form);
  await expect(page.getByLabel('City')).toHaveValue('Springfield');
  await expect(page.getByLabel('Card number')).toHaveValue('');
});

test('a session that ended at the provider shows the expiry dialog, not a sign-out notice', async ({
  page,
  portal,
  playwright,
  problems,
}) => {
  problems.allow(/status of 40[01]/);
  await page.clock.install();
  const isAsked = lastListResponses(page);
  await portal.resume(page, 'due soon');
  await expect(amount(page)).toBeVisible();
  await sessionChecked(page);
  await isAsked;
  // Ends the provider's session without telling this browser, as after eight hours. Its cookies stay until the provider next sees them.
  const elsewhere = await playwright.request.newContext({ storageState: await page.context().storageState() });
  const asked = await (await elsewhere.get(`${portal.origin}/oidc/session/end`)).text();
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(asked)?.[1] ?? '';
  await elsewhere.post(`${portal.origin}/oidc/session/end/confirm`, { form: { xsrf, logout: 'yes' } });
  await elsewhere.dispose();

  // The session check requests only the `openid` scope. It runs after the rejected renewal has changed the provider's cookies.
  const isCheck = (url: URL) => url.pathname === '/oidc/auth' && url.searchParams.get('scope') === 'openid';
  const checked = page.waitForResponse((response) => isCheck(new URL(response.url())));
  await page.clock.fastForward('09:05');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Your session at the sign-in service is over.')).toBeVisible();
  await expect(dialog.getByText(/in \d+ seconds?\./).first()).toBeVisible();
  await checked;
  await page.waitForTimeout(1500);
  await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toBeVisible();

  await page.clock.fastForward(60_000);
  await expect(title(page, 'Your session has ended')).toBeVisible();
});

test('blocked cookies are reported before the password, and a slow provider is waited for', async ({
  page,
  portal,
  context,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const blocked = page.getByText(/^Signing in needs cookies and site data, but your browser blocks them/);
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in' });
  const closed = await context.newPage();
  await closed.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });
  await closed.goto('/loans');
  await expect(closed.getByText(/^Signing in needs cookies and site data/)).toBeVisible();
  expect(new URL(closed.url()).pathname).toBe('/loans');
  await closed.close();

  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.goto('/loans');
  await expect(blocked).toBeVisible();
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: false });

  await page.route('**/.well-known/openid-configuration', (route) => route.abort());
  await signIn.click();
  await expect(page.getByText('The sign-in service can’t be reached right now.')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  let goOn = () => {};
  const isPatient = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/oidc/token', async (route) => {
    await isPatient;
    await route.continue();
  });
  await signIn.click();
  await submitSignIn(page, await portal.borrower('due soon'));
  await expect(title(page, 'Signing you in')).toBeVisible();
  goOn();
  await expect(amount(page)).toBeVisible();
});

test('a dialog offers to stay signed in when automatic renewal fails', async ({ page, portal, problems }) => {
  problems.allow(/status of 503/);
  await page.clock.install();
  // The clock must not jump while a request is under way, because its timeout would end it.
  const isLoaded = lastListResponses(page);
  await portal.signIn(page, 'due soon');
  await expect(amount(page)).toBeVisible();
  await isLoaded;
  await page.route('**/oidc/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.route('**/oidc/token', () => undefined); // This request never gets a response.
  const isRefreshing = page.waitForRequest('**/oidc/token');
  const isAsked = page.waitForRequest('**/oidc/auth**');
  await page.clock.fastForward('09:05');
  await isRefreshing;
  await page.clock.fastForward(5000);
  await isAsked;
  await page.clock.fastForward(11_000); // The silent renewal has timed out.

  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Do you want to stay signed in?')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText(/in \d+ seconds?\./).first()).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect([...(await axeViolations(page)), ...(await findingsOf(page))], `${width} px`).toEqual([]);
  }
  await expect(dialog.getByRole('heading')).toBeFocused();

  const before = await storedToken(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => storedToken(page)).not.toBe(before);
  await expect(amount(page)).toBeVisible();
});

test('three failed profile requests lead to a page that works without scripts', async ({ page, portal, problems, browser }) => {
  problems.allow(/status of (401|500)/);
  await portal.setFault({ base: 'borrower', kind: '500', times: 3, path: 'account/profile' });

  await portal.signIn(page, 'due soon', '/loans').catch(() => undefined); // The third failure interrupts the redirect back.
  await expect(page).toHaveURL(/\/server-down\.html#account$/); // The interrupted navigation is not a failure of the test.

  await expect(title(page, 'We can’t sign you in right now')).toBeVisible();
  await expect(page.getByText('could not load your account')).toBeVisible();
  await expect(page.getByText('our sign-in service did not let us finish')).toBeHidden();
  await expect(page.getByText('(216) 555-0142').first()).toBeVisible();
  await expect(page.getByText('Don’t pay again')).toBeVisible(); // This static page does not know whether a payment was sent before.
  const payWithout = { name: 'Pay without signing in' };
  await expect(page.getByRole('link', payWithout)).toBeHidden(); // While the session lasts, that link would lead back to this page.

  const scriptless = await browser.newContext({ javaScriptEnabled: false });
  const plain = await scriptless.newPage();
  await plain.goto(`${portal.origin}/server-down.html`);
  await expect(title(plain, 'We can’t sign you in right now')).toBeVisible();
  await expect(plain.getByText('our sign-in service did not let us finish')).toBeVisible();
  await expect(plain.getByText('could not load your account')).toBeHidden();
  await expect(plain.getByRole('link', payWithout)).toBeVisible();
  await plain.screenshot(); // The page must render with its styles even without script.
  await expect(plain.getByRole('link', { name: 'Try to sign in again' })).toHaveAttribute('href', '/auth/login');
  await scriptless.close();

  // Pages that need no account open from here and do not redirect back.
  await portal.setFault({ base: 'borrower', kind: '500', times: 1, path: 'account/profile' });
  const refused = page.waitForResponse(/account\/profile/);
  await page.getByRole('link', { name: 'Your Privacy Choices' }).click();
  await expect(title(page, 'Your privacy choices')).toBeVisible();
  await refused;
  await expect(title(page, 'Your privacy choices')).toBeVisible();
  await page.goto('/server-down.html#account');

  await portal.clearFaults();
  await page.getByRole('link', { name: 'Try to sign in again' }).click();
  await expect(amount(page).or(page.getByLabel('Email'))).toBeVisible();
});
