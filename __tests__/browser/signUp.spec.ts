import type { Page } from '@playwright/test';

import { axeViolations } from './support/axe.ts';
import type { Lender } from './support/lender.ts';
import { findingsOf, findingsWithSpacing } from './support/layoutFindings.ts';
import { title } from './support/paymentSteps.ts';
import { expect, test } from './support/portal.ts';
import { settled } from './support/screens.ts';

const PASSWORD = 'Harbour-lantern-58';
const EMAIL = 'new.person@example.com';

const TITLES = {
  en: 'Create your account',
  de: 'Konto anlegen',
  es: 'Cree su cuenta',
  'es-MX': 'Cree su cuenta',
  fr: 'Créez votre compte',
  'zh-CN': '创建您的账户',
};

async function fill(page: Page, email = EMAIL): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Ana María López');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat password', { exact: true }).fill(PASSWORD);
}

async function mailedLink(lender: Lender, to: string): Promise<string> {
  await expect.poll(async () => (await lender.inbox(to)).length).toBeGreaterThan(0);
  const url = (await lender.inbox(to))[0]?.links[0]?.url;
  if (url === undefined) throw new Error('The mail has no link');
  return url;
}

test('a visitor signs up, follows the mailed link, signs in and has no loan', async ({ page, portal }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(title(page, 'Create your account')).toBeVisible();
  await expect(page.getByLabel('Send me offers by email')).not.toBeChecked();
  await fill(page);

  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(title(page, 'Check your email')).toBeFocused();
  await expect(page.getByText(`We sent an email to ${EMAIL}.`)).toBeVisible();
  const link = await mailedLink(portal, EMAIL);
  await page.goto(link);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(title(page, 'Your account has been created')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).last().click();
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('You do not have a loan with CCM.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ana, your menu' })).toBeVisible();

  await page.goto(link);
  await expect(title(page, 'This link was already used')).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
  );
  expect(stored).not.toContain(PASSWORD);
  expect(addresses.filter((address) => address.includes(PASSWORD) || address.includes('new.person'))).toEqual([]);
  expect(portal.log()).not.toContain(PASSWORD);
  expect(portal.log()).not.toContain(new URL(link).searchParams.get('token') ?? 'no token');
});

test('the sign-up language follows the browser, then the stored choice, and loads alone', async ({ browser, portal }) => {
  const context = await browser.newContext({ baseURL: portal.origin, locale: 'de-AT' });
  const page = await context.newPage();
  const chunks: string[] = [];
  page.on('request', (request) => {
    const name = /signUp-([\w-]+)\.[0-9a-f]{8}\.js/.exec(request.url())?.[1];
    if (name !== undefined) chunks.push(name);
  });
  await page.goto('/auth/signup');
  await expect(title(page, TITLES.de)).toBeVisible();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.getByLabel('E-Mail-Adresse').fill('ana@example.com');
  await page.getByLabel('Passwort', { exact: true }).fill('kurz');
  await page.getByLabel('Sprache').selectOption('fr');
  await expect(title(page, TITLES.fr)).toBeVisible();
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('ana@example.com');
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('kurz');
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  expect(chunks).toEqual(['de', 'fr']);

  await page.reload();
  await expect(title(page, TITLES.fr)).toBeVisible();
  await page.getByRole('link', { name: 'Pay', exact: true }).click();
  await expect(title(page, 'Make a payment')).toBeVisible();
  expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
  await context.close();
});

/** Inputs are left out, because they may scroll. */
const clippedTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        const { clipPath, overflowX, overflowY } = getComputedStyle(element);
        const isHidden = clipPath !== 'none' || !element.checkVisibility() || element.clientWidth <= 1;
        if (isHidden || element.matches('input, svg, svg *')) return false;
        const isWide = element.scrollWidth > element.clientWidth + 1 && (overflowX !== 'visible' || element.matches('button, a'));
        const isHigh = element.scrollHeight > element.clientHeight + 1 && overflowY !== 'visible';
        return element.clientWidth > 0 && (isWide || isHigh);
      })
      .map((element) => `${element.localName} "${element.innerText.slice(0, 40)}"`),
  );

const overflowingControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main label, main .MuiButton-root, main h1')].flatMap((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > document.documentElement.clientWidth + 0.5 ? [element.innerText] : [];
    }),
  );

/** Without Chinese fonts a browser draws narrow boxes. This widens each character to its usual square. */
const widenChineseText = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('span');
    probe.textContent = '账'.repeat(10);
    probe.style.fontSize = '100px';
    document.querySelector('main')?.append(probe);
    const missing = Math.max(0, 1 - probe.getBoundingClientRect().width / 1000);
    probe.remove();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`main :lang(zh) { letter-spacing: ${missing}em; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

test('sign-up has no clipped, overflowing or unreadable text in any language at 320 and 1280 px', async ({
  page,
  portal: _portal,
}) => {
  test.slow();
  const findings: string[] = [];
  const look = async (what: string, more: (width: number) => Promise<string[]> = () => Promise.resolve([])) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const found = [
        ...(await more(width)),
        ...(await findingsOf(page)),
        ...(await findingsWithSpacing(page)),
        ...(await clippedTexts(page)),
        ...(await overflowingControls(page)),
      ];
      findings.push(...found.map((one) => `${what}, ${width} px: ${one}`));
    }
  };
  /** axe's findings depend neither on the width nor on the result of the mailed link; axe.spec.ts checks those in English. */
  const withAxe = (width: number) => (width === 320 ? axeViolations(page) : Promise.resolve([]));
  for (const [language, name] of Object.entries(TITLES)) {
    await page.goto('/auth/signup');
    await page.locator('main select').selectOption(language);
    await expect(title(page, name)).toBeVisible();
    if (language === 'zh-CN') await widenChineseText(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en-US' : language);
    await look(`${language}: form`, withAxe);
    await page.locator('button[type="submit"]').click();
    await expect(page.getByRole('alert').first()).toBeFocused();
    await look(`${language}: errors`, withAxe);
    await page.locator('input[name="name"]').fill('Ana');
    await page.locator('input[name="email"]').fill(`ana.a-name-as-long-as-some-are.${language}@example.com`);
    for (const field of ['password', 'passwordCheck']) await page.locator(`input[name="${field}"]`).fill(PASSWORD);
    await page.locator('button[type="submit"]').click();
    await expect(page.locator('main h1')).toBeFocused();
    await look(`${language}: sent`, withAxe);
    for (const outcome of ['created', 'used', 'expired']) {
      await page.goto(`/auth/signup?link=${outcome}`);
      await settled(page);
      await look(`${language}: ${outcome}`);
    }
  }
  expect(findings).toEqual([]);
});
