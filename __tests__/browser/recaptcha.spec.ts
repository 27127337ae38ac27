/** reCAPTCHA as the human check: a fake of Google's script in a separate iframe. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Page } from '@playwright/test';

import { checkButton, enterLoanNumber, fillIdentity, guestOf } from './support/guests.ts';
import { chooseFromDetails, DUE_SOON, expectCharged, newCard, payButton, receiptTitle, title } from './support/paymentSteps.ts';
import { expect, test as base, withLender } from './support/portal.ts';
import { localDocument, withRuntimeDocument } from './support/runtimeDocument.ts';

const GOOGLE = 'https://www.google.com';

/** `asked` records the tokens that the lender asks the fake Google to verify. */
const test = base.extend<object, { google: { address: string; asked: URLSearchParams[] } }>({
  google: [
    async ({ browserName: _browserName }, use) => {
      const asked: URLSearchParams[] = [];
      const server = createServer((request, response) => {
        let body = '';
        request.on('data', (chunk: Buffer) => (body += chunk.toString()));
        request.on('end', () => {
          const question = new URLSearchParams(body);
          const isNew = !asked.some((one) => one.get('response') === question.get('response'));
          asked.push(question);
          response.writeHead(200, { 'content-type': 'application/json' });
          response.end(JSON.stringify({ success: isNew, hostname: 'localhost' }));
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`, asked });
      server.close();
    },
    { scope: 'worker' },
  ],
  lender: [
    ({ google }, use) =>
      withRuntimeDocument({ ...localDocument(), humanCheck: { provider: 'recaptcha', siteKey: 'a-site-key' } }, (environment) =>
        withLender({ ...environment, SANDBOX_RECAPTCHA_SECRET: 'the-secret', SANDBOX_RECAPTCHA_VERIFY_URL: google.address }, use),
      ),
    { scope: 'worker', timeout: 90_000 },
  ],
  otherOrigins: [GOOGLE],
});

/**
 * Imitates reCAPTCHA: a checkbox in an iframe, a picture challenge in a second iframe above it, inline styles, and a new token each time.
 */
async function fakeRecaptcha(page: Page): Promise<void> {
  await page.route(`${GOOGLE}/recaptcha/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('api.js')) return route.fulfill({ contentType: 'text/javascript', body: `(${script.toString()})()` });
    const words = pathname.endsWith('anchor') ? 'I’m not a robot' : 'Verify';
    return route.fulfill({
      contentType: 'text/html',
      body: `<meta charset="utf-8"><button onclick="parent.postMessage('${words}','*')">${words}</button>`,
    });
  });

  function script() {
    const frames: HTMLIFrameElement[] = [];
    const add = (path: string, style: string) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('style', style);
      frame.src = `https://www.google.com/recaptcha/api2/${path}`;
      document.body.append(frame);
      frames.push(frame);
    };
    const grecaptcha = {
      render: (
        _container: HTMLElement,
        options: { sitekey: string; callback: (token: string) => void; 'expired-callback': () => void },
      ) => {
        if (options.sitekey !== 'a-site-key') throw new Error('Invalid site key');
        add('anchor', 'width: 304px; height: 78px; border: 0');
        add('bframe', 'position: absolute; top: 10px; left: 0; width: 300px; height: 480px; visibility: hidden; border: 0');
        addEventListener('message', ({ data }) => {
          const pictures = frames[1]!;
          if (data === 'I’m not a robot') pictures.style.visibility = 'visible';
          if (data === 'Verify') {
            pictures.style.visibility = 'hidden';
            options.callback(`token-${String(performance.timeOrigin)}`);
          }
          if (data === 'too late') options['expired-callback']();
        });
      },
    };
    Object.assign(globalThis, { grecaptcha });
    (globalThis as unknown as { recaptchaLoaded: () => void }).recaptchaLoaded();
  }
}

const frame = (page: Page) => page.frameLocator('iframe[title="Google’s check"]');
const box = (page: Page) => frame(page).locator('iframe').first().contentFrame().getByRole('button');
const pictures = (page: Page) => frame(page).locator('iframe').nth(1).contentFrame().getByRole('button');
const told = (page: Page) => page.getByRole('region', { name: 'Security check' }).getByRole('status');

test('a guest passes reCAPTCHA at 320 px, and its script is gone before card entry', async ({ page, portal, google }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await fakeRecaptcha(page);
  const guest = await guestOf(portal);
  await enterLoanNumber(page, guest.loanNumber);
  await fillIdentity(page, guest);
  await expect(told(page)).toHaveText(/^Check the box/);

  await checkButton(page).click();
  await expect(page.getByRole('alert').first()).toContainText('First, check the box that says you are not a robot.');
  await expect(page.getByLabel('First name')).toHaveValue(guest.firstName);

  await box(page).click();
  const shown = page.locator('iframe[title="Google’s check"]');
  await expect.poll(async () => (await shown.boundingBox())?.height).toBeGreaterThanOrEqual(490);
  await pictures(page).click();
  await expect(told(page)).toHaveText('Done. You can continue.');
  await expect.poll(async () => (await shown.boundingBox())?.height).toBeLessThan(120);

  google.asked.splice(0);
  await checkButton(page).click();
  await expect(title(page, 'What you owe')).toBeVisible();
  expect(google.asked.map((one) => [one.get('secret'), one.get('response')])).toEqual([
    ['the-secret', expect.stringMatching(/^token-/)],
  ]);
  expect(page.frames().map((one) => new URL(one.url()).pathname)).toEqual(['/pay/details']);
  expect(await page.evaluate(() => 'grecaptcha' in globalThis)).toBe(false);
  await chooseFromDetails(page, newCard());
  await payButton(page).click();
  await expect(receiptTitle(page)).toBeVisible();
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('an expired reCAPTCHA is requested again, and a rejected identity needs a new one', async ({ page, portal, problems }) => {
  problems.allow(/status of 404/);
  await fakeRecaptcha(page);
  const guest = await guestOf(portal);
  await enterLoanNumber(page, guest.loanNumber);
  await box(page).click();
  await pictures(page).click();
  await expect(told(page)).toHaveText('Done. You can continue.');
  await page.frame({ url: /human-check\/recaptcha/ })!.evaluate(() => postMessage('too late', '*'));
  await expect(told(page)).toHaveText('The check has expired. Check the box again.');

  await box(page).click();
  await pictures(page).click();
  await fillIdentity(page, { ...guest, ssn: guest.ssn === '0001' ? '0002' : '0001' });
  await checkButton(page).click();
  await expect(page.getByRole('alert').first()).toContainText('What you entered does not match');
  await expect(told(page)).toHaveText(/^Check the box/);
});

test('the reCAPTCHA page has its own policy, and other pages do not allow Google', async ({ page, portal }) => {
  const policyOf = async (path: string) =>
    (await page.request.get(portal.origin + path)).headers()['content-security-policy'] ?? '';
  const policy = (await policyOf('/human-check/recaptcha')).replace(/'nonce-[^']+'/, "'nonce-…'");
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'nonce-…' 'strict-dynamic'",
    "style-src 'unsafe-inline'",
    'img-src https://www.gstatic.com/recaptcha/ data:',
    'connect-src https://www.google.com/recaptcha/',
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ]);
  for (const path of ['/pay/verify', '/pay/mode']) expect(await policyOf(path)).not.toContain('google');
});
