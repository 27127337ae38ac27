import { readdirSync, readFileSync } from 'node:fs';

import type { Frame, Page } from '@playwright/test';

import type { ProblemReport } from '#contract/support.ts';

import { axeViolations } from './support/axe.ts';
import { expect, test } from './support/portal.ts';

const SAVED = '__tests__/replay/reports/schema-1.json';
const saved = readFileSync(SAVED, 'utf8');

const named = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

async function choose(page: Page, file: string | ReturnType<typeof named>) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Choose a file|Open another file)$/ }).click();
  await (await chooser).setFiles(file);
}

async function open(page: Page, file: string | ReturnType<typeof named> = SAVED) {
  await page.goto('/support');
  await choose(page, file);
  await page.getByRole('heading', { name: 'R-4K7M-2QXW' }).waitFor();
}

const screenOf = (page: Page) => page.frameLocator('iframe');
const frameOf = (page: Page): Frame => page.frames().find((frame) => frame.url().endsWith('/support/screen'))!;
const position = (page: Page) => page.locator('.replay-position');

for (const width of [390, 1280])
  test(`a report at ${width} px is stepped through and back by keyboard`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await expect(page.getByRole('heading', { name: 'R-4K7M-2QXW' })).toBeFocused();
    await expect(position(page)).toHaveText(/^Step 1 of 33/);

    await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveText(/^Step 2 of 33/);
    await page.getByRole('group', { name: /^The borrower’s screen/ }).focus();
    await page.keyboard.press('End');
    await expect(position(page)).toHaveText(/^Step 33 of 33/);
    await expect(screenOf(page).getByText(/What you owe has changed since you opened this page/)).toBeVisible();
    await expect(screenOf(page).getByText('CCM', { exact: true })).toBeVisible();
    await page.keyboard.press('j');
    await expect(position(page)).toHaveText(/^Step 32 of 33/);
    await page.keyboard.press('Home');
    await expect(position(page)).toHaveText(/^Step 1 of 33/);

    await page.getByRole('radio', { name: 'Errors' }).check();
    const refused = page.getByRole('button', { name: /makePayment: rejected Failed/ });
    await refused.press('Enter');
    await expect(refused).toHaveAttribute('aria-current', 'step');
    await page.getByRole('tab', { name: 'State' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('table')).toContainText('paymentApi › mutations');

    expect(await axeViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

test('stepping through a report sends and stores nothing, and its screen takes no input', async ({ page, context }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page);
  const screen = page.getByRole('group', { name: /^The borrower’s screen/ });
  await screen.focus();
  for (const key of ['End', 'Home', ...Array.from({ length: 32 }, () => 'ArrowRight')]) await page.keyboard.press(key);
  await expect(screenOf(page).getByRole('heading', { name: 'Review your payment', includeHidden: true })).toBeVisible();

  expect(asked.filter((path) => !/^\/(?:support(?:\/screen)?$|assets\/)/.test(path))).toEqual([]);
  const frame = frameOf(page);
  expect(await frame.evaluate(() => document.body.inert)).toBe(true);
  const address = await frame.evaluate(async () => {
    document.querySelector<HTMLElement>('a[href]')?.click();
    await Promise.resolve();
    return window.location.pathname;
  });
  expect(address).toBe('/support/screen');
  expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
});

test('the browser keeps the frame from reaching, storing or opening anything', async ({ page, context, problems }) => {
  problems.allow(/Content Security Policy|Policy violation|TrustedScriptURL|sandboxed|allow-(?:popups|modals)/);
  const answered: string[] = [];
  await open(page);
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  await expect(screenOf(page).locator('main')).toBeAttached();
  await frameOf(page).evaluate(() => document.fonts.ready.then(() => undefined));
  context.on('response', (response) => answered.push(response.url()));
  const attempts = await frameOf(page).evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => void violations.push(effectiveDirective));
    // Every origin may read the replay's scripts, so only the policy keeps this request back.
    const { src } = document.querySelector<HTMLScriptElement>('script[src]')!;
    const results: Record<string, string> = {};
    const attempt = async (name: string, work: () => unknown) => {
      results[name] = await Promise.resolve()
        .then(work)
        .then(
          (result) => `done: ${String(result)}`,
          (problem: unknown) => (problem instanceof Error || problem instanceof DOMException ? problem.name : 'Event'),
        );
    };
    const outcomeOf = (target: EventTarget, done: string) =>
      new Promise((resolve, reject) => {
        target.addEventListener(done, resolve);
        target.addEventListener('error', reject);
      });
    await attempt('fetch', () => fetch(src));
    await attempt('request', () => {
      const request = new XMLHttpRequest();
      request.open('GET', src);
      request.send();
      return outcomeOf(request, 'load');
    });
    await attempt('socket', () => outcomeOf(new WebSocket(`ws://${location.host}/`), 'open'));
    await attempt('image', () => {
      const image = new Image();
      image.src = src;
      return outcomeOf(image, 'load');
    });
    await attempt('worker', () => outcomeOf(new Worker(src), 'message'));
    navigator.sendBeacon(src, 'x');
    await attempt('localStorage', () => localStorage.length);
    await attempt('sessionStorage', () => sessionStorage.length);
    await attempt('cookie', () => (document.cookie = 'a=b'));
    await attempt('database', () => indexedDB.open('a').readyState);
    await attempt('cache', () => caches.open('a'));
    await attempt('page', () => window.parent.document.title);
    await attempt('navigation of the page', () => (window.top!.location.href = '/help'));
    await attempt('window', () => window.open('/help'));
    await attempt('dialog', () => confirm('Sure?'));
    await attempt('form', () => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/help' });
      document.body.append(form);
      form.submit();
    });
    return { results, violations: [...new Set(violations)].sort(), origin: window.origin };
  });
  expect(attempts).toEqual({
    results: {
      fetch: 'TypeError',
      request: 'Event',
      socket: 'Event',
      image: 'Event',
      worker: 'TypeError',
      localStorage: 'SecurityError',
      sessionStorage: 'SecurityError',
      cookie: 'SecurityError',
      database: 'SecurityError',
      cache: 'SecurityError',
      page: 'SecurityError',
      'navigation of the page': 'SecurityError',
      window: 'done: null',
      dialog: 'done: false',
      form: 'done: undefined',
    },
    violations: ['connect-src', 'img-src'],
    origin: 'null',
  });

  const refused = page.waitForEvent('console', (message) => message.text().startsWith('Policy violation: frame-src'));
  await frameOf(page).evaluate(() => void (location.href = 'https://elsewhere.example/'));
  await refused;
  expect(answered).toEqual([]);
  expect(context.pages()).toHaveLength(1);
});

test('in the frame no timer fires, and the clock shows the time of the step', async ({ page }) => {
  await open(page);
  const report = JSON.parse(saved) as { actionsById: Record<string, { timestamp: number }> };
  await expect(screenOf(page).locator('main')).toBeAttached();
  const world = await frameOf(page).evaluate(async () => {
    const fired: string[] = [];
    setTimeout(() => fired.push('timeout'));
    setInterval(() => fired.push('interval'), 1);
    requestIdleCallback(() => fired.push('idle'));
    requestAnimationFrame(() => fired.push('frame'));
    // Waits long enough for every attempt. Counts message channel turns, because the replay stops timers.
    for (let turn = 0; turn < 200; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
    return { fired, now: Date.now() };
  });
  expect(world).toEqual({ fired: [], now: report.actionsById['0']?.timestamp });
});

test('markup in a report is shown as text, with the borrower’s appearance and time zone', async ({ page }) => {
  const script = '<img src=x onerror="parent.document.title=1"><script>parent.document.title=2</script>';
  const hostile = saved
    .replaceAll('12 Elm Street', JSON.stringify(script).slice(1, -1))
    .replaceAll('"width":1280', '"width":390')
    .replace('"language":"en-US","timeZone":"America/New_York"', '"language":"en-US","timeZone":"Asia/Tokyo"')
    .replaceAll('"appearance":"light"', '"appearance":"dark"')
    .replace('"appearance":"dark","supportCapture"', '"appearance":"choice","supportCapture"');
  await open(page, named('report.json', hostile));
  await page.getByRole('group', { name: /^The borrower’s screen/ }).focus();
  await page.keyboard.press('End');
  await expect(screenOf(page).getByText(script).first()).toBeVisible();
  expect(await page.title()).toMatch(/^Problem reports/);
  const look = await frameOf(page).evaluate(() => [
    document.documentElement.dataset['appearance'],
    window.innerWidth,
    new Date().getTimezoneOffset(),
  ]);
  expect(look).toEqual(['dark', 390, -9 * 60]);
  await expect(page.getByText(/at 390 × 900, shown at/)).toBeVisible();
});

/** The saved report, changed so that its last step is on another page. */
function savedWith(address: string, state: object): string {
  const report = JSON.parse(saved) as ProblemReport;
  const { screens } = report.portal;
  report.portal.screens = [...screens, { ...screens.at(-1)!, action: report.stagedActionIds.at(-1)!, address }];
  report.computedStates[report.computedStates.length - 1] = { state };
  return JSON.stringify(report);
}

async function openAtEnd(page: Page, text: string) {
  await open(page, named('report.json', text));
  await page.getByRole('group', { name: /^The borrower’s screen/ }).focus();
  await page.keyboard.press('End');
}

test('an image that a report names is not requested', async ({ page, context, problems }) => {
  problems.allow(/img-src|Content Security Policy/);
  const answered: string[] = [];
  context.on('response', (response) => answered.push(new URL(response.url()).pathname));
  const officer = 'dana@lender.example';
  const found = {
    status: 'fulfilled',
    endpointName: 'searchOfficers',
    requestId: 'r',
    originalArgs: officer,
    startedTimeStamp: 1,
    fulfilledTimeStamp: 2,
    data: [{ userIdentifier: '1', firstName: 'Dana', lastName: 'Quist', emailAddress: officer, photoUrl: '/sandbox/inbox' }],
  };
  const queries = { [`searchOfficers("${officer}")`]: found };
  const borrowerApi = { queries, mutations: {}, provided: { tags: {}, keys: {} }, subscriptions: {}, config: {} };
  await openAtEnd(page, savedWith(`/public-pages/send-documents/${officer}/upload`, { borrowerApi }));
  await expect(screenOf(page).getByText('DQ', { exact: true })).toBeVisible();
  expect(answered).not.toContain('/sandbox/inbox');
});

test('a screen whose script is missing shows the load error and loads once', async ({ page, problems }) => {
  problems.allow(/404|ERR_FAILED|ChunkLoadError|Loading chunk/);
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.url().endsWith('/support/screen'))));
  await page.route('**/assets/replay/SendDocuments.*', (route) => route.fulfill({ status: 404 }));
  await openAtEnd(page, savedWith('/public-pages/send-documents/dana@lender.example/upload', {}));
  await expect(screenOf(page).getByRole('heading', { name: 'This page did not open', includeHidden: true })).toBeVisible();
  await expect(page.getByText('The screen broke while it was drawn from this state.')).toBeVisible();
  expect(loads).toBe(1);
});

test('files that are not reports are rejected with a message, also when dropped', async ({ page }) => {
  await page.goto('/support');
  const refusals: [text: string, words: RegExp][] = [
    ['Dear support', /not a problem report, or it was cut short/],
    ['{"a":1}', /not a problem report of this portal/],
    [saved.replace('"schema":1', '"schema":9'), /A newer version of the portal wrote it/],
    [saved.replace('"stagedActionIds":[0', '"stagedActionIds":[999'), /a part of it is missing or wrong.*actionsById\.999/],
  ];
  for (const [text, words] of refusals) {
    await choose(page, named('report.json', text));
    await expect(page.getByRole('alert')).toHaveText(words);
  }
  expect(await axeViolations(page)).toEqual([]);
  await drop(page, 20 * 1024 * 1024 + 1);
  await expect(page.getByRole('alert')).toHaveText(/It is too large/);
  await drop(page, saved);
  await expect(page.getByRole('heading', { name: 'R-4K7M-2QXW' })).toBeVisible();
});

async function drop(page: Page, content: string | number) {
  const dataTransfer = await page.evaluateHandle((wanted) => {
    const data = new DataTransfer();
    data.items.add(new File([typeof wanted === 'number' ? new Uint8Array(wanted) : wanted], 'report.json'));
    return data;
  }, content);
  await page.dispatchEvent('body', 'drop', { dataTransfer });
}

test('the portal’s own scripts and documents contain no replay code', () => {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  const texts = [...scripts.map((name) => `dist/assets/${name}`), 'dist/app.html', 'dist/index.html'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  expect(scripts.length).toBeGreaterThan(30);
  expect(texts.filter((text) => /assets\/replay|replay\/stepShown|data-steps/.test(text))).toEqual([]);
  const own = readdirSync('dist/assets/replay').filter((name) => /^replay/.test(name) && name.endsWith('.js'));
  expect(own.map((name) => /replay\/stepShown|data-steps/.test(readFileSync(`dist/assets/replay/${name}`, 'utf8')))).toEqual([
    true,
    true,
  ]);
});
