/** Every other journey also fails on a policy violation or a script without a hash. */
import { readFileSync } from 'node:fs';

import type { APIResponse, Page, Route } from '@playwright/test';

import { feeReview, guestOf, passIdentity } from './support/guests.ts';
import { chooseFromDetails, newCard, newBank, payButton, receiptTitle, savedCard, title } from './support/paymentSteps.ts';
import { expect, test } from './support/portal.ts';
import { firstLoanOf, settled } from './support/screens.ts';

const nonceIn = (policy: string): string => /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'no nonce';

const portalPolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; img-src 'self' data:; font-src 'self'; ` +
  "connect-src 'self'; frame-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
  "object-src 'none'; require-trusted-types-for 'script'; trusted-types portal-webpack";

const renewalPolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; ` +
  "object-src 'none'; require-trusted-types-for 'script'; trusted-types portal-webpack";

const videoPolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; img-src 'self' data:; font-src 'self'; ` +
  "media-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; object-src 'none'";

const replayPolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; img-src 'self' data:; font-src 'self'; ` +
  "frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; " +
  "require-trusted-types-for 'script'; trusted-types portal-webpack";

const replayScreenPolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; img-src data:; font-src 'self'; ` +
  "connect-src 'none'; frame-src 'none'; worker-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; " +
  "object-src 'none'; sandbox allow-scripts; require-trusted-types-for 'script'; trusted-types portal-webpack";

const providerPolicy = (nonce: string, portal: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src data:; font-src 'self'; form-action 'self' ${portal}; ` +
  "frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'";

const DENIED =
  'accelerometer=(), autoplay=(), bluetooth=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
  'hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), ' +
  'screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()';

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': DENIED,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

function headersOf(response: APIResponse, names: readonly string[]): Record<string, string | undefined> {
  const headers = response.headers();
  return Object.fromEntries(names.map((name) => [name, headers[name]]));
}

test('every kind of document has exactly its policy and headers', async ({ page, portal }) => {
  const seen = new Set<string>();
  const expectPage = async (
    address: string,
    policy: (nonce: string) => string,
    frames: 'DENY' | 'SAMEORIGIN',
    more: Record<string, string> = {},
  ) => {
    const response = await page.request.get(portal.origin + address, { headers: { accept: 'text/html' } });
    const expected = { ...COMMON, 'x-frame-options': frames, 'content-security-policy': '', ...more };
    const actual = headersOf(response, Object.keys(expected));
    const nonce = nonceIn(actual['content-security-policy'] ?? '');
    expect(Buffer.from(nonce, 'base64'), 'The nonce has 128 bits').toHaveLength(16);
    expect(seen.has(nonce), 'A nonce is used once').toBe(false);
    seen.add(nonce);
    expect({ address, ...actual }).toEqual({ address, ...expected, 'content-security-policy': policy(nonce) });

    if (!address.startsWith('/oidc/')) expect(response.headers()['set-cookie'], address).toBeUndefined();
    const html = await response.text();
    expect(html).not.toContain('__CSP_NONCE__');
    for (const tag of html.match(/<(?:script|style)\b[^>]*>/g) ?? []) expect(tag).toContain(`nonce="${nonce}"`);
    for (const tag of html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []) expect(tag).toMatch(/ integrity="sha256-[\w+/]{43}="/);
    return html;
  };

  const mayPlay = { 'permissions-policy': DENIED.replace('autoplay=()', 'autoplay=(self)') };
  await expectPage('/', portalPolicy, 'DENY', mayPlay);
  await expectPage('/video.html', videoPolicy, 'SAMEORIGIN', mayPlay);
  for (const address of ['/loans', '/pay', '/pay/mode?loan=x', '/auth/callback?code=x', '/no/such/page', '/server-down.html'])
    await expectPage(address, portalPolicy, 'DENY');
  expect(await expectPage('/version', portalPolicy, 'DENY')).toMatch(/<script\b[^>]*\bsrc=/);
  await expectPage('/auth/silent-renew', renewalPolicy, 'SAMEORIGIN');
  await expectPage('/support', replayPolicy, 'DENY');
  await expectPage('/support/screen', replayScreenPolicy, 'SAMEORIGIN');

  await page.goto('/loans');
  await page.getByLabel('Email').waitFor();
  await expectPage(new URL(page.url()).pathname, (nonce) => providerPolicy(nonce, portal.origin), 'DENY');

  for (const address of ['/config.json', '/api/borrower/account', '/api/payment/guestpayment/unknown']) {
    const response = await page.request.get(portal.origin + address, { failOnStatusCode: false });
    const expected = { ...COMMON, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
    expect({ address, ...headersOf(response, Object.keys(expected)) }).toEqual({ address, ...expected });
  }
});

test('hashed files are cached forever, and a missing file is a 404, not a page', async ({ page, portal }) => {
  const html = await (await page.request.get(`${portal.origin}/loans`, { headers: { accept: 'text/html' } })).text();
  const files = [...html.matchAll(/(?:src|href)="?(\/assets\/[^"\s>]+)/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThanOrEqual(2);

  for (const file of files) {
    const {
      'cache-control': caching,
      'x-content-type-options': sniffing,
      'permissions-policy': ofPages,
    } = (await page.request.get(portal.origin + file)).headers();
    const expected = { file, caching: 'public, max-age=31536000, immutable', sniffing: 'nosniff', ofPages: undefined };
    expect({ file, caching, sniffing, ofPages }).toEqual(expected);
  }
  for (const missing of ['/assets/main.0000000000.js', '/assets/styles.0000000000.css', '/assets/x.0000000000.woff2', '/x.js']) {
    const response = await page.request.get(portal.origin + missing, { headers: { accept: '*/*' } });
    const { 'content-type': type, 'cache-control': caching } = response.headers();
    expect({ missing, status: response.status(), type, caching }).toEqual({
      missing,
      status: 404,
      type: 'application/json; charset=utf-8',
      caching: 'no-store',
    });
  }
});

interface Script {
  name: string;
  why: string;
  /** Condition under which the script runs; without it, it always runs. */
  when?: string;
}

/** `others` are scripts that are not files of the portal. */
interface Inventory {
  scripts: Script[];
  others: Script[];
}

/**
 * Name for inline scripts. They have the page's URL but do not start at its first character. The provider's pages are not the portal's
 * and keep their URL.
 */
const INLINE = 'app.html';

test('only the inventoried scripts run on pages with sensitive fields', async ({ page, portal }) => {
  await portal.resume(page, 'due soon');
  const loan = await firstLoanOf(page);
  const ran = new Set<string>();
  const debug = await page.context().newCDPSession(page);
  // Scripts without a URL belong to the test.
  debug.on('Debugger.scriptParsed', ({ url, startLine, startColumn }) => {
    if (url !== '') ran.add(startLine + startColumn > 0 && !url.includes('/oidc/') ? INLINE : url);
  });
  // Starts from a blank page, so that scripts of the previous page are not counted.
  await page.goto('about:blank');
  await debug.send('Debugger.enable');

  await page.goto('/pay');
  await page.getByRole('link', { name: 'Continue' }).click();
  await newBank()(page);
  await newCard('4000000000000002')(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await payButton(page).click();
  await expect(title(page, 'Your payment did not go through')).toBeVisible();
  await page.reload();
  await expect(title(page, 'Your payment did not go through')).toBeVisible();
  await page.goto(`/pay/details?loan=${loan}`);
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('radio').first().waitFor();
  await page.reload(); // Opened by URL, the page prefetches the saved methods.
  await savedCard(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await payButton(page).click();
  await expect(receiptTitle(page)).toBeVisible();
  await page.reload();
  await expect(receiptTitle(page)).toBeVisible();

  await expect.poll(() => [...ran].some((url) => url.includes('verifiedUserManager')), 'The session is watched').toBe(true);
  for (const kind of ['card', 'ach']) {
    await page.goto('/accounts/list');
    const edit = page.locator(`a[href^="/accounts/${kind}/edit"]`).first();
    await edit.click();
    await settled(page);
    await page.goto(`/accounts/${kind}/add`);
    await page.getByLabel(kind === 'card' ? 'Card number' : 'Routing number').waitFor();
  }

  // Next come a guest's payment and a mailed fee.
  await page.evaluate(() => localStorage.removeItem('token'));
  await passIdentity(page, await guestOf(portal, 'first.payment@example.com'));
  await chooseFromDetails(page, newCard('4000000000000002'));
  await payButton(page).click();
  await expect(title(page, 'Your payment did not go through')).toBeVisible();
  await feeReview(page, portal);
  await payButton(page).click();
  await expect(receiptTitle(page)).toBeVisible();

  const names = () =>
    [...ran].map((url) => url.replace(portal.origin, '').replace(/^\/assets\/(.+)\.[0-9a-f]{8}\.js$/, '$1')).sort();
  await debug.detach();
  const inventory = JSON.parse(readFileSync('config/scriptInventory.json', 'utf8')) as Inventory;
  const scripts = [...inventory.scripts, ...inventory.others];
  const listed = scripts.map(({ name }) => name);
  expect(
    names().filter((name) => !listed.includes(name)),
    'Nothing ran that is not listed',
  ).toEqual([]);
  const always = scripts.filter(({ when }) => when === undefined).map(({ name }) => name);
  expect(
    always.filter((name) => !names().includes(name)),
    'Nothing is listed that does not run',
  ).toEqual([]);
  for (const { name, why } of scripts) expect(why, `Why ${name} may run`).not.toBe('');
});

test('a changed script is blocked where card numbers are typed, elsewhere the nonce decides', async ({
  page,
  portal,
  problems,
}) => {
  problems.allow(/integrity|digest|ChunkLoadError/);
  await portal.resume(page, 'due soon');
  await page.route(/\/(?:AddMethodScreen|AddLoanScreen)\.\w+\.js$/, async (route) => {
    const script = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: `document.documentElement.dataset.changed = '';${script}` });
  });
  const changed = page.locator('html[data-changed]');

  await page.goto('/accounts/card/add');
  await expect(title(page, 'This page did not open')).toBeVisible();
  await expect(changed).toHaveCount(0);

  await page.goto('/loans/add');
  await page.getByLabel('Loan number').waitFor();
  await expect(changed).toHaveCount(1);
});

test('scripts that the list prefetches have integrity hashes', async ({ page, portal, context }) => {
  await page.addInitScript(() => {
    const paint = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    // The list loads more once it is painted. After the application renders, animation frames are held, so the list counts as not
    // painted.
    window.requestAnimationFrame = (work) => (window.isEarlyViewLate === true ? held.push(work) : paint(work));
    // The URL changes to the payment page at once, but that page renders later. A script that loads in between is still requested by the
    // list.
    window.addEventListener('paint and pay', () => {
      for (const work of held.splice(0)) work(0);
      document.querySelector<HTMLElement>('main a[href^="/pay/mode"]')?.click();
    });
  });
  await portal.resume(page, 'due soon', '/version.json');
  const debug = await context.newCDPSession(page);
  const late = page.waitForResponse(/\/WhatWaits\.\w+\.js$/);
  await page.goto('/loans');
  await page.waitForTimeout(1000); // Waits for the application, which leaves no visible sign that it runs.
  await debug.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.evaluate(() => window.dispatchEvent(new Event('paint and pay')));
  await late;
  await expect(title(page, 'How do you want to pay?')).toBeVisible();
});

/** Scripts that an attacker might plant, and one with the page's own nonce that does forbidden things. */
const plantedScripts = (nonce: string): string => `
  <script>window.planted.push('inline script')</script>
  <script src="https://stranger.example/foreign.js"></script>
  <img src="data:," onerror="window.planted.push('event handler')" alt="">
  <script nonce="${nonce}">
    for (const [name, attempt] of Object.entries({
      eval: () => eval("window.planted.push('eval')"),
      Function: () => new Function("window.planted.push('Function')")(),
      innerHTML: () => {
        const place = document.createElement('div');
        place.innerHTML = '<b>planted</b>';
        window.planted.push('innerHTML');
      },
      'script address': () => {
        const script = document.createElement('script');
        script.src = 'https://stranger.example/late.js';
        document.head.append(script);
      },
      policy: () => {
        window.trustedTypes.createPolicy('planted', { createHTML: (html) => html });
        window.planted.push('policy');
      },
    })) {
      try { attempt(); } catch (problem) { window.refused.push(name); }
    }
  </script>`;

/** Serves the page with planted scripts. Without the policy, all of them must run. */
const serveInfected =
  ({ withPolicy }: { withPolicy: boolean }) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const headers = response.headers();
    const nonce = nonceIn(headers['content-security-policy'] ?? '');
    if (!withPolicy) delete headers['content-security-policy'];
    delete headers['content-encoding'];
    delete headers['content-length'];
    const body = (await response.text()).replace('</body>', `${plantedScripts(nonce)}</body>`);
    await route.fulfill({ status: response.status(), headers, body });
  };

async function openInfected(
  page: Page,
  withPolicy: boolean,
): Promise<{ planted: string[]; refused: string[]; fetched: string[] }> {
  const fetched: string[] = [];
  await page.addInitScript(() => Object.assign(window, { planted: [], refused: [] }));
  await page.context().route('https://stranger.example/*', (route) => {
    const { pathname } = new URL(route.request().url());
    fetched.push(pathname);
    return route.fulfill({ contentType: 'text/javascript', body: `window.planted.push('${pathname}')` });
  });
  await page.route('**/version', serveInfected({ withPolicy }));
  await page.goto('/version', { waitUntil: 'load' });
  await settled(page);
  const seen = await page.evaluate(() => {
    const { planted, refused } = window as unknown as { planted: string[]; refused: string[] };
    return { planted: planted.sort(), refused: refused.sort() };
  });
  return { ...seen, fetched };
}

test('a planted script does not run and is reported', async ({ page, problems }) => {
  problems.allow(
    /Policy violation|Content Security Policy|TrustedHTML|TrustedScript|trusted-types|TrustedTypePolicy|stranger\.example/,
  );

  expect(await openInfected(page, true)).toEqual({
    planted: [],
    fetched: [],
    refused: ['Function', 'eval', 'innerHTML', 'policy', 'script address'],
  });

  const reported = problems
    .all()
    .flatMap((problem) => /Policy violation: (\S+) blocked (\S+)/.exec(problem)?.slice(1, 3).join(' ') ?? []);
  expect([...new Set(reported)].sort()).toEqual([
    'require-trusted-types-for trusted-types-sink',
    'script-src-attr inline',
    'script-src-elem https://stranger.example/foreign.js',
    'script-src-elem inline',
    'trusted-types trusted-types-policy',
  ]);
});

test('planted scripts run without the policy, which proves the test above', async ({ page, problems }) => {
  problems.allow(/stranger\.example/);

  await expect
    .poll(async () => {
      const { planted, refused } = await openInfected(page, false);
      return { planted: [...new Set(planted)], refused };
    })
    .toEqual({
      planted: ['/foreign.js', '/late.js', 'Function', 'eval', 'event handler', 'inline script', 'innerHTML', 'policy'],
      refused: [],
    });
  // The harness, too, must report a script without a hash, because every journey relies on it.
  expect(
    problems
      .all()
      .filter((problem) => problem.includes('without the hash'))
      .join(),
  ).toContain('/foreign.js');
});
