/**
 * The portal on a static file host with the headers from `npm run headers`, and the lender on another site. Everything must work as on
 * one site, although the browser sends no provider cookies from an iframe.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

import { openFileCalls } from './support/fileCalls.ts';
import { signOut } from './support/header.ts';
import { incomeLinkOf } from './support/income.ts';
import {
  confirmationNumber,
  DUE_SOON,
  expectCharged,
  expectReceiptMail,
  newCard,
  payButton,
  payLink,
  receiptTitle,
  reviewFromLoans,
  title,
} from './support/paymentSteps.ts';
import { expect, submitSignIn } from './support/portal.ts';
import { withRuntimeDocument } from './support/runtimeDocument.ts';
import { runtimeDocument, test as base } from './support/twoOrigins.ts';

interface Entry {
  address: string;
  file?: string;
  headers: Record<string, string>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
  '.jpg': 'image/jpeg',
};

const test = base.extend<object>({
  portalServer: [
    ({ origins }, use) =>
      withRuntimeDocument(runtimeDocument(origins.lender, false), async (environment) => {
        const folder = mkdtempSync(join(tmpdir(), 'plain-'));
        execFileSync(process.execPath, ['--import', 'tsx', 'config/build/plainHost.ts', 'dist', folder], {
          env: { ...process.env, ...environment },
        });
        const entries = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as Entry[];
        const server = createServer((request, response) => {
          const { pathname } = new URL(request.url ?? '/', origins.portal);
          const fits = ({ address }: Entry) =>
            new RegExp(`^${address.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(pathname);
          const { file = pathname, headers } = entries.find(fits)!;
          const path = join(folder, file);
          if (!existsSync(path)) return response.writeHead(404).end();
          // HSTS is left out, because a host may send it only over HTTPS.
          const { 'Strict-Transport-Security': _insist, ...sent } = headers;
          return response
            .writeHead(200, { ...sent, 'content-type': TYPES[extname(path)] ?? 'text/plain' })
            .end(readFileSync(path));
        });
        await new Promise<void>((resolve) => server.listen(Number(new URL(origins.portal).port), resolve));
        await use({ origin: origins.portal });
        server.close();
        rmSync(folder, { recursive: true, force: true });
      }),
    { scope: 'worker', timeout: 90_000 },
  ],
});

test('a borrower pays on a plain static host without policy violations', async ({ page, portal, origins }) => {
  const answer = await page.goto('/');
  // The policy allows the inline script and the speculation rules by hash, and other scripts by origin.
  expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]{44}'){2};/);
  await expect(page.locator('html')).toHaveClass('is-top');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of ['/', '/video.html', '/pay', '/server-down.html', '/auth/silent-renew']) {
    expect(await (await page.request.get(path)).text()).not.toMatch(/__CONFIG|__CSP/);
  }
  await page.getByRole('link', { name: 'Play the video' }).click();
  await expect(page.frameLocator('iframe').locator('.plyr--playing')).toBeVisible();
  await page.goto('/loans');
  await submitSignIn(page, await portal.borrower('due soon'));
  await expect(payLink(page)).toBeVisible();
  expect(new URL(page.url()).origin).toBe(origins.portal);
  await reviewFromLoans(page, newCard());
  await payButton(page).click();
  await expect(receiptTitle(page)).toBeVisible();
  const confirmation = await confirmationNumber(page);
  await expectCharged(portal, [DUE_SOON.cents]);
  await expectReceiptMail(portal, DUE_SOON.email, DUE_SOON.amount, confirmation);

  // Without cookies the provider's iframe sees no session. Both the OpenID library's check and the portal's get `login_required`, and the
  // portal must not treat that as a sign-out.
  const refusals: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/silent-renew?error=login_required')) refusals.push(request.url());
  });
  await page.reload();
  await expect(receiptTitle(page)).toBeVisible();
  await expect.poll(() => refusals.length).toBeGreaterThanOrEqual(2);
  await expect(receiptTitle(page)).toBeVisible();
  await page.getByRole('link', { name: 'See your loans' }).click();
  await expect(page.getByText(/Dec 23/).first()).toBeVisible();
  // The session must survive a page load: stored, or renewed through the hidden iframe.
  await page.goto('/loans');
  await expect(page.getByRole('link', { name: /^Pay ahead/ })).toBeVisible();

  await signOut(page);
  await expect(title(page, 'You are signed out')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(origins.portal);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('planted scripts and styles are blocked', async ({ page, problems }) => {
  problems.allow(/Policy violation|Content Security Policy|TrustedScript/);
  await page.goto('/pay');
  await expect(title(page, 'Make a payment')).toBeVisible();
  const refusal = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { color: rgb(1, 2, 3) }';
    document.head.append(style);
    const script = document.createElement('script');
    try {
      script.textContent = 'window.planted = true';
      document.head.append(script);
      return '';
    } catch (refused) {
      return String(refused);
    }
  });
  expect(refusal).toContain('TrustedScript');
  expect(await page.evaluate(() => ['planted' in window, getComputedStyle(document.body).color === 'rgb(1, 2, 3)'])).toEqual([
    false,
    false,
  ]);
});

test('a visitor signs up at a lender on another origin and returns by the mailed link', async ({ page, portal, origins }) => {
  await page.goto('/auth/signup');
  await page.getByLabel('Name', { exact: true }).fill('Ana López');
  await page.getByLabel('Email', { exact: true }).fill('elsewhere@example.com');
  for (const name of ['Password', 'Repeat password']) await page.getByLabel(name, { exact: true }).fill('Harbour-lantern-58');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(title(page, 'Check your email')).toBeVisible();

  await page.goto((await portal.inbox('elsewhere@example.com'))[0]?.links[0]?.url ?? '');
  await page.getByRole('button', { name: 'Create my account' }).click();

  await expect(title(page, 'Your account has been created')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(origins.portal);
});

test('an upload to a lender on another origin reports progress, and the file downloads under its name', async ({
  page,
  portal,
}) => {
  await page.goto('/loans');
  await submitSignIn(page, await portal.borrower('due soon'));
  await expect(payLink(page)).toBeVisible();
  await openFileCalls(page, await incomeLinkOf(portal, 'nothing sent yet'));
  const file = { name: 'Nómina de marzo.pdf', head: '%PDF-1.7\n', sizeBytes: 3_000_000 };
  const { data } = await page.evaluate((one) => window.fileCalls.upload([one], crypto.randomUUID()), file);
  expect(await page.evaluate(() => window.fileCalls.told().at(-1))).toBe(1);

  const downloaded = await page.evaluate((id) => window.fileCalls.download(id), data?.[0]?.documentId ?? '');
  expect(downloaded.shown).toEqual({
    name: expect.stringMatching(/^paystub-/) as unknown,
    type: 'application/pdf',
    sizeBytes: file.sizeBytes,
  });
});
