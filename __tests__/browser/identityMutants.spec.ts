/**
 * Sign-in with a provider whose responses are invalid, with one error for each stage of the flow. The identity client's unit tests cover
 * all errors; this checks the stages in a browser.
 */
import type { Page } from '@playwright/test';

import type { Answers, Endpoint } from '../support/mutableAnswers.ts';
import { startMutableProvider, type MutableProvider } from '../support/mutableProvider.ts';
import { title } from './support/paymentSteps.ts';
import { expect, test as base, withLender } from './support/portal.ts';
import { localDocument, withRuntimeDocument } from './support/runtimeDocument.ts';

interface Mutant {
  name: string;
  change: (answers: Answers) => void;
  message: RegExp;
  /** The last request that the provider may get, besides that for its keys: after an error the portal must send no more. */
  lastRequest: Endpoint;
  /** Paths that the portal prefetches from the lender once it has tokens. None of that data may be shown. */
  prefetches?: string[];
}

/** Errors in the redirect's parameters, in the ID token (which Web Crypto verifies) and in the last response of the flow. */
const MUTANTS: Mutant[] = [
  {
    name: 'state',
    change: (answers) => void (answers.authorization = { state: 'somebody-elses' }),
    message: /already used, is too old, or began/,
    lastRequest: 'authorization',
  },
  {
    name: 'signature',
    change: ({ code }) => void (code.idToken.signature = 'altered'),
    message: /signature is not valid/,
    lastRequest: 'token',
  },
  {
    name: 'user-info sub',
    change: (answers) => void (answers.userInfo = { sub: 'somebody-else' }),
    message: /two different people/,
    lastRequest: 'userInfo',
    prefetches: ['/api/borrower/BorrowerLoan/all'],
  },
];

const test = base.extend<object, { provider: MutableProvider }>({
  provider: [
    async ({ browserName: _browserName }, use) => {
      const provider = await startMutableProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  lender: [
    ({ provider }, use) => {
      const local = localDocument();
      const identity = { ...local.identity, authority: provider.issuer, signUpEndpoint: undefined };
      return withRuntimeDocument({ ...local, identity }, (environment) => withLender(environment, use));
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  otherOrigins: async ({ provider }, use) => use([provider.issuer]),
});

/** Stubs the borrower API, which accepts only tokens of the sandbox's own provider, and records every call to it. */
async function recordBorrowerCalls(page: Page): Promise<string[]> {
  const calls: string[] = [];
  await page.route('**/api/borrower/**', (route) => {
    const { pathname } = new URL(route.request().url());
    calls.push(pathname);
    const isProfile = pathname.endsWith('/account/profile');
    return route.fulfill({
      json: isProfile ? { userId: '5f0c2f6e-1111-4222-8333-444455556666', customerIdentifier: 'C-1' } : [],
    });
  });
  return calls;
}

const storedSessionKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^(oidc\.user:|token$|givenname$|expiresAt$)/.test(key)));

/** Resets the page like a new tab: empties storage, including the count of failed sign-ins. */
const clearStorage = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
const noLoans = (page: Page) => page.getByText('You do not have a loan with CCM.');

test.beforeEach(({ provider, problems }) => {
  provider.reset();
  problems.allow(/status of 40[01]/);
});

test('a sign-in response with any single fault is rejected', async ({ page, provider }) => {
  const calls = await recordBorrowerCalls(page);
  // The first sign-in starts at its URL, each later one with the button that the previous failure shows.
  let begin: () => Promise<unknown> = () => page.goto('/auth/login');
  for (const { name, change, message, lastRequest, prefetches = [] } of MUTANTS) {
    await test.step(name, async () => {
      provider.reset();
      change(provider.answers);
      await begin();
      await expect(page.getByRole('alert').getByText(message)).toBeVisible();
      await expect(title(page, 'We could not sign you in')).toBeVisible();
      const asked = provider.requests.findLast(({ endpoint }) => endpoint !== 'jwks')?.endpoint;
      expect({ name, asked }).toEqual({ name, asked: lastRequest });
      expect({ name, stored: await storedSessionKeys(page), calls: calls.splice(0) }).toEqual({
        name,
        stored: [],
        calls: prefetches,
      });
      await clearStorage(page); // Failures are counted, and the third one would end the journey.
      const way = page.getByRole('button', { name: 'Try again' });
      begin = () => way.click();
    });
  }

  provider.reset();
  await begin();
  await expect(noLoans(page)).toBeVisible();
  expect(await storedSessionKeys(page)).toContain('token');
});

test('a provider whose issuer has changed gets no further requests', async ({ page, provider }) => {
  const calls = await recordBorrowerCalls(page);
  provider.answers.discovery = { issuer: 'https://other.example.test' };
  await page.goto('/loans');
  await expect(page.getByText(/gave a name that is not the one we know/)).toBeVisible();
  expect(provider.requests.map(({ endpoint }) => endpoint)).toEqual(['discovery']);
  expect({ calls, stored: await storedSessionKeys(page) }).toEqual({ calls: [], stored: [] });
});

test('sign-up at an external provider redirects there and back, signed in', async ({ page, provider }) => {
  const calls = await recordBorrowerCalls(page);
  await page.goto('/auth/signup');
  await page.getByLabel('Language').selectOption('de');
  await page.getByRole('button', { name: 'Weiter zu dieser Seite' }).click();

  await expect(noLoans(page)).toBeVisible();
  await expect(page).toHaveURL(/\/loans$/);
  const asked = provider.requests.find(({ endpoint }) => endpoint === 'authorization')?.query;
  expect(asked).toMatchObject({ prompt: 'create', ui_locales: 'de', response_type: 'code', code_challenge_method: 'S256' });
  expect(await storedSessionKeys(page)).toContain('token');
  expect(calls).toContain('/api/borrower/account/profile');
});

test('a token renewed for another user is rejected', async ({ page, provider }) => {
  const calls = await recordBorrowerCalls(page);
  const dialog = page.getByRole('alertdialog');
  const token = () => page.evaluate(() => localStorage.getItem('token'));
  const refreshes = () => provider.requests.filter(({ form }) => form['grant_type'] === 'refresh_token').length;
  /** Signs in with a token that expires within the notice period, so that the session is renewed at once. */
  const signInShortly = async () => {
    await clearStorage(page);
    const exp = Math.floor(Date.now() / 1000) + 45;
    provider.answers.code.accessToken.claims = { exp };
    await page.goto('/loans');
    return exp;
  };
  const expiry = async () => Number(await page.evaluate(() => localStorage.getItem('expiresAt')));
  await page.goto('/version.json');

  const short = await signInShortly();
  await expect(noLoans(page)).toBeVisible();
  await expect.poll(expiry).toBeGreaterThan(short);
  expect(refreshes()).toBe(1);
  await expect(dialog).toBeHidden();

  provider.reset();
  provider.answers.refresh.idToken.claims = { sub: 'somebody-else' };
  const exp = await signInShortly();
  await expect(dialog.getByText(/for someone else/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toBeVisible();
  await expect(noLoans(page)).toBeVisible();
  const [before, callsBefore] = [await token(), calls.length];
  expect({ expiry: await expiry(), refreshes: refreshes() }).toEqual({ expiry: exp, refreshes: 1 });
  expect(provider.requests.at(-1)?.endpoint).toMatch(/^(token|jwks)$/);
  expect({ token: await token(), calls: calls.length }).toEqual({ token: before, calls: callsBefore });

  // "Stay signed in" works: the old refresh token is rejected, but the provider's session cookie renews the tokens through the hidden
  // iframe.
  provider.reset();
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect.poll(expiry).toBeGreaterThan(short + 300);
  await expect(dialog).toBeHidden();
});
