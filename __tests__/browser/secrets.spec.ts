/** Card number, security code, account number and password may be in the form and in one request body, and nowhere else. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { BrowserContext, Page } from '@playwright/test';

import { seededSecrets } from './support/canaries.ts';
import { followTraces, type SentRequest, type Traces } from './support/traces.ts';
import { checkButton, enterLoanNumber, fillIdentity, guestOf, passIdentity, ssnField } from './support/guests.ts';
import { DUE_SOON, fillBillingAddress, payButton, receiptTitle, title } from './support/paymentSteps.ts';
import { expect, test as base } from './support/portal.ts';
import { saveReport } from './support/problemReports.ts';
import { secretsBelow, secretsIn, encodingsOf, type Secret } from './support/secretSearch.ts';

/** Published test numbers; the security code and the password are made up. */
const CARD = '4000056655665556';
const MISTYPED_CARD = '4000056655665557';
const CVV = '907';
const ACCOUNT = '000123456789';
/** Last four SSN digits of the seeded guest, of the person on the loan to add, and a wrong entry. */
const SSN = '0907';
const SSN_TO_ADD = '1432';
const WRONG_SSN = '7391';
const WRONG_PASSWORD = 'Canary;Meadow+907/x';

interface Visit {
  context: BrowserContext;
  page: Page;
  traces: Traces;
  profile: string;
  reports: string[];
  /** Start time; files of the lender that are older cannot contain anything from this visit. */
  since: number;
}

/** Uses a browser with a profile on disk, like a borrower's. */
const test = base.extend<{ visit: Visit }>({
  visit: async ({ playwright, launchOptions, lender }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'profile-'));
    const context = await playwright.chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: lender.origin });
    const traces = await followTraces(context);
    const since = Date.now();
    await use({ context, page: await context.newPage(), traces, profile, reports: [], since });
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  },
});

test.use({ environment: { SANDBOX_LOG: 'trace' } });

const secretsFor = (password: string): Secret[] => [
  { name: 'card number', text: CARD },
  { name: 'mistyped card number', text: MISTYPED_CARD },
  { name: 'account number', text: ACCOUNT },
  { name: 'password', text: password },
  { name: 'wrong password', text: WRONG_PASSWORD },
  // Three digits occur everywhere by chance, so they count only as the value of their key.
  { name: 'security code', text: CVV, after: '"cardCVV":"' },
  { name: 'security code', text: CVV, after: '"cardCvvNumber":"' },
  { name: 'security code', text: CVV, after: 'cardCVV=' },
  { name: 'security code', text: CVV, after: '\\"cardCVV\\":\\"' },
  // The same applies to four digits.
  ...[SSN, SSN_TO_ADD, WRONG_SSN].flatMap((text) =>
    ['"ssn":"', 'ssn=', '\\"ssn\\":\\"', '"ssnLast4":"', 'ssnLast4=', '\\"ssnLast4\\":\\"'].map((after) => ({
      name: 'Social Security number',
      text,
      after,
    })),
  ),
];

/** A secret may be in the body of the one call that needs it, never in a header or URL. */
function isAllowed({ method, url, body, headers }: SentRequest, name: string, secrets: readonly Secret[]): boolean {
  if (method !== 'POST' || secretsIn(url + headers, secrets).length > 0) return false;
  const { pathname } = new URL(url);
  if (name.includes('password')) return /^\/oidc\/interaction\/[\w-]+$/.test(pathname) && body.startsWith('email=');
  if (name.includes('Social Security'))
    return ['/api/payment/loan/verifyidentity', '/api/borrower/BorrowerLoan/verifyandaddloan'].includes(pathname);
  return pathname === '/api/payment/fundingaccounts' || /^\/api\/payment\/customers\/[^/]+$/.test(pathname);
}

/** Returns "place: secret" for each secret found anywhere except on disk. */
async function findings({ page, traces, reports }: Visit, secrets: readonly Secret[]): Promise<string[]> {
  const places = { ...traces.texts, ...(await traces.stored(page)), reports };
  const inPlaces = Object.entries(places).flatMap(([place, texts]) =>
    secretsIn([texts].flat().join('\n'), secrets).map((name) => `${place}: ${name}`),
  );
  const inRequests = traces.requests.flatMap((request) =>
    secretsIn(request.url + request.headers + request.body, secrets)
      .filter((name) => !isAllowed(request, name, secrets))
      .map((name) => `requests: ${name}`),
  );
  return [...new Set([...inPlaces, ...inRequests])].sort();
}

/** Saves a report of everything since the page load. Called before each page load and at the end. */
async function addReport({ page, reports }: Visit): Promise<void> {
  reports.push((await saveReport(page)).text);
}

/** Other typed values and the borrower's personal data: the portal may store them, but a report may not contain them. */
async function personalDataInReports({ reports }: Visit, origin: string, email: string): Promise<string[]> {
  const typed = ['Lakewood Savings', '110000000', '418 Maple Street'].map((text) => ({ name: text, text }));
  const short = [CVV, SSN, SSN_TO_ADD, WRONG_SSN, '44107'].map((text) => ({ name: text, text: `${text}"`, after: '"' }));
  expect(reports.join('').match(/borrower left/g)?.length).toBeGreaterThan(3 * reports.length);
  return secretsIn(reports.join('\n'), [...typed, ...short, ...(await seededSecrets(origin, email))]);
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: 'A new debit card' }).check();
  await page.getByLabel('Name on the card').fill('Dana Whitfield');
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expires').fill('0829');
  await page.getByRole('textbox', { name: /Security code/ }).fill(CVV);
}

async function fillBank(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /A new bank account/ }).check();
  await page.getByLabel('Name on the account').fill('Dana Whitfield');
  await page.getByLabel('Bank name').fill('Lakewood Savings');
  await page.getByLabel('Routing number').fill('110000000');
  await page.getByRole('textbox', { name: /Account number/ }).fill(ACCOUNT);
}

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const formProblem = (page: Page) => page.getByRole('alert').first();

test('no secret remains anywhere however the forms end, and DevTools never get the token', async ({
  visit,
  portal,
  problems: _problems,
}) => {
  test.slow();
  const { page, context, profile } = visit;
  const { email, password } = await portal.borrower('due soon');
  const secrets = secretsFor(password);

  // Signs in three times: rejected, abandoned, completed.
  await page.goto('/loans');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(WRONG_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('You are not signed in')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await portal.signIn(page, 'due soon'); // Abandons the filled form and starts again.
  await page
    .getByRole('link', { name: /^Pay \$/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'How do you want to pay?' }).waitFor();
  const mode = page.url();

  // Card form: mistyped and incomplete, failed, abandoned.
  await fillCard(page, MISTYPED_CARD);
  await next(page);
  await expect(formProblem(page)).toBeVisible();
  await fillCard(page, CARD);
  await fillBillingAddress(page);
  await portal.setFault({ base: 'payment', kind: '500', times: 1, method: 'POST', path: 'fundingaccounts' });
  await next(page);
  await expect(formProblem(page)).toBeVisible();
  await page.getByRole('button', { name: /^Show/ }).first().click();
  await addReport(visit);
  await page.goto('/loans');
  await page.goto(mode);

  // Bank account form: incomplete, failed, abandoned.
  await fillBank(page);
  await next(page);
  await expect(formProblem(page)).toBeVisible();
  await page.getByRole('radio', { name: 'Checking' }).check();
  await portal.setFault({ base: 'payment', kind: 'html', times: 1, method: 'POST', path: 'fundingaccounts' });
  await next(page);
  await expect(formProblem(page)).toBeVisible();
  await addReport(visit);
  await page.reload();

  // Both forms completed: the bank account is not saved; the card is saved and used to pay.
  await fillBank(page);
  await page.getByRole('radio', { name: 'Checking' }).check();
  await next(page);
  await expect(title(page, 'Review your payment')).toBeVisible();
  await page.getByRole('link', { name: 'Change how you pay' }).click();
  await fillCard(page, CARD);
  await fillBillingAddress(page);
  await page.getByRole('checkbox', { name: /Save this method/ }).check();
  await next(page);
  await payButton(page).click();
  await expect(receiptTitle(page)).toBeVisible();
  await addReport(visit);

  expect(await findings(visit, secrets)).toEqual([]);
  expect(await personalDataInReports(visit, portal.origin, email)).toEqual([]);
  const sent = visit.traces.requests.flatMap(({ body }) => secretsIn(body, secrets));
  expect([...new Set(sent)].sort(), 'Each was typed and sent, but for the one that was mistyped').toEqual([
    'account number',
    'card number',
    'password',
    'security code',
    'wrong password',
  ]);
  for (const place of ['actions', 'states', 'actionsShown', 'statesShown'] as const)
    expect(visit.traces.texts[place].length, place).toBeGreaterThan(20);
  await expectTokenHidden(visit);

  expect(portal.log(), 'The log is on').toContain('/api/payment/fundingaccounts');
  expect(secretsIn(portal.log(), secrets)).toEqual([]);
  await context.close();
  expect(secretsBelow(profile, secrets)).toEqual([]);
  expect(secretsBelow(portal.dataFolder, secrets, visit.since)).toEqual([]);
});

/** Checks that the access token is in the store but hidden from the DevTools extension. */
async function expectTokenHidden({ page, traces: { texts } }: Visit): Promise<void> {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  expect(token.split('.')).toHaveLength(3);
  const secrets = [{ name: 'access token', text: token }];
  expect(secretsIn(texts.states.join('\n'), secrets), 'The store has it').toEqual(['access token']);
  expect(secretsIn([...texts.actionsShown, ...texts.statesShown].join('\n'), secrets)).toEqual([]);
  const inMeta = texts.actions.map((action) => JSON.stringify((JSON.parse(action) as { meta?: unknown }).meta ?? null));
  expect(secretsIn(inMeta.join('\n'), secrets)).toEqual([]);
}

test('only the tab’s needs remain of a guest’s data, and nothing after the payment', async ({
  visit,
  portal,
  problems: _problems,
}) => {
  test.slow();
  const { page, context, profile, traces } = visit;
  const secrets = secretsFor('no password here');
  const guest = await guestOf(portal);
  expect(guest.ssn).toBe(SSN);

  // Identity check: rejected, failed, abandoned, completed.
  await enterLoanNumber(page, guest.loanNumber);
  await fillIdentity(page, { ...guest, ssn: WRONG_SSN });
  await checkButton(page).click();
  await expect(formProblem(page)).toContainText('does not match');
  await portal.setFault({ base: 'payment', kind: '500', times: 1, method: 'POST', path: 'loan/verifyidentity' });
  await ssnField(page).fill(SSN);
  await checkButton(page).click();
  await expect(formProblem(page)).not.toContainText('does not match');
  await page.getByRole('button', { name: /^Show/ }).click();
  await addReport(visit);
  await page.reload();
  await passIdentity(page, guest);
  await page.getByRole('link', { name: 'Continue' }).click();
  await fillBank(page);
  await page.getByRole('radio', { name: 'Checking' }).check();
  await next(page);
  await page.getByRole('link', { name: 'Change how you pay' }).click();
  await fillCard(page, CARD);
  const knownAddress = page.getByRole('checkbox', { name: /^Billing address is/ });
  await knownAddress.uncheck();
  await fillBillingAddress(page);
  await knownAddress.check();
  await next(page);
  await expect(title(page, 'Review your payment')).toBeVisible();

  // The ticket expires, so the guest enters the SSN digits and the card again.
  await portal.setClock('2026-11-18T19:00:00Z');
  await payButton(page).click();
  await ssnField(page).fill(SSN);
  await checkButton(page).click();
  await expect(title(page, 'How do you want to pay?')).toBeVisible();
  await fillCard(page, CARD);
  await fillBillingAddress(page);
  await next(page);
  await expect(title(page, 'Review your payment')).toBeVisible();
  await addReport(visit);

  const { ticket } = JSON.parse((await page.evaluate(() => sessionStorage.getItem('portal.ticket'))) ?? '{}') as {
    ticket: string;
  };
  expect(ticket.length).toBeGreaterThan(20);
  const held = [...secrets, { name: 'ticket', text: ticket }];
  const outside = async () => {
    const { sessionStorage: _tab, ...stored } = await traces.stored(page);
    const places = { ...traces.texts, ...stored, addresses: traces.requests.map(({ url, headers }) => url + headers) };
    return Object.entries(places).flatMap(([place, texts]) =>
      secretsIn([texts].flat().join('\n'), held).map((name) => `${place}: ${name}`),
    );
  };
  expect(await outside()).toEqual([]);
  await payButton(page).click();
  await expect(receiptTitle(page)).toBeVisible();
  await addReport(visit);

  expect(await outside()).toEqual([]);
  expect(secretsIn(visit.reports.join('\n'), held)).toEqual([]);
  expect(await personalDataInReports(visit, portal.origin, DUE_SOON.email)).toEqual([]);
  expect(
    await findings(
      visit,
      held.filter(({ name }) => name !== 'ticket'),
    ),
  ).toEqual([]);
  const stored = await traces.stored(page);
  expect(secretsIn(stored.sessionStorage, held)).toEqual([]);
  expect(secretsIn(stored.localStorage, [{ name: 'loan number', text: guest.loanNumber }])).toEqual([]);
  const sent = traces.requests.flatMap(({ body }) => secretsIn(body, held));
  expect([...new Set(sent)].sort()).toEqual([
    'Social Security number',
    'account number',
    'card number',
    'security code',
    'ticket',
  ]);
  expect(portal.log(), 'The log is on').toContain('/api/payment/loan/verifyidentity');
  expect(secretsIn(portal.log(), held)).toEqual([]);
  await context.close();
  expect(secretsBelow(portal.dataFolder, held, visit.since)).toEqual([]);
  expect(secretsBelow(profile, secrets)).toEqual([]);
});

test('the payment method forms leave no secret anywhere', async ({ visit, portal, problems: _problems }) => {
  test.slow();
  const { page, context, profile } = visit;
  const secrets = secretsFor('no password is typed here').filter(({ name }) => !name.includes('password'));
  await portal.resume(page, 'no payment method', '/accounts/card/add');
  const card = async (number: string) => {
    await page.getByLabel('Card number').fill(number);
    await page.getByLabel('Expires').fill('0829');
    await page.getByRole('textbox', { name: /Security code/ }).fill(CVV);
  };
  const bank = async () => {
    await page.getByLabel('Bank name').fill('Lakewood Savings');
    await page.getByLabel('Routing number').fill('110000000');
    await page.getByRole('textbox', { name: /Account number/ }).fill(ACCOUNT);
  };
  const save = (what: string) => page.getByRole('button', { name: `Save ${what}` }).click();

  // Card form: mistyped, failed, abandoned; then completed, edited and removed.
  await card(MISTYPED_CARD);
  await save('card');
  await expect(formProblem(page)).toBeVisible();
  await card(CARD);
  await portal.setFault({ base: 'payment', kind: '500', times: 2, method: 'POST', path: 'customers' }); // The first failure hits the list request.
  await save('card');
  await expect(page.getByText('This did not reach us, so nothing was saved. Send it again.').first()).toBeVisible();
  await addReport(visit);
  await page.reload();
  await card(CARD);
  await save('card');
  await expect(page.getByRole('heading', { name: 'Visa ending in 5556' })).toBeVisible();
  await addReport(visit);
  await page.goto('/accounts/ach/add');
  await bank();
  await save('bank account');
  await expect(formProblem(page)).toBeVisible();
  await page.getByRole('radio', { name: 'Checking' }).check();
  await portal.setFault({ base: 'payment', kind: 'html', times: 2, method: 'POST', path: 'customers' });
  await save('bank account');
  await expect(page.getByText(/This did not reach us/).first()).toBeVisible();
  await save('bank account');
  await expect(page.getByRole('heading', { name: 'Lakewood Savings ending in 6789' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit Visa ending in 5556' }).click();
  await page.getByLabel('Expires').fill('0931');
  await save('changes');
  await expect(page.getByText(/expires 09.\/.31/)).toBeVisible();
  await page.getByRole('link', { name: 'Edit Lakewood Savings ending in 6789' }).click();
  await page.getByLabel('Name on the account').fill('Quillfeather');
  await page.getByRole('radio', { name: 'Savings' }).check();
  await save('changes');
  await expect(page.getByText('Quillfeather')).toBeVisible();
  await addReport(visit);

  expect(await findings(visit, secrets)).toEqual([]);
  expect(await personalDataInReports(visit, portal.origin, 'no.method@example.com')).toEqual([]);
  expect(visit.reports.join('')).not.toContain('Quillfeather');
  const sent = visit.traces.requests.flatMap(({ body }) => secretsIn(body, secrets));
  expect([...new Set(sent)].sort()).toEqual(['account number', 'card number', 'security code']);
  expect(secretsIn(portal.log(), secrets)).toEqual([]);
  await context.close();
  expect(secretsBelow(profile, secrets)).toEqual([]);
  expect(secretsBelow(portal.dataFolder, secrets, visit.since)).toEqual([]);
});

test('the form that adds a loan leaves no secret anywhere', async ({ visit, portal, problems: _problems }) => {
  const { page, context, profile } = visit;
  const { loanNumber, zip, ssn } = await guestOf(portal, 'loan.to.add@example.com');
  expect(ssn).toBe(SSN_TO_ADD);
  const secrets = secretsFor('no password is typed here').filter(({ name }) => name.includes('Social Security'));
  const add = async (digits: string) => {
    await page.getByLabel('Loan number').fill(loanNumber);
    await page.getByLabel('ZIP code').fill(zip);
    await ssnField(page).fill(digits);
    await page.getByRole('button', { name: 'Add loan' }).click();
  };
  await portal.resume(page, 'a loan to add', '/loans/add');

  // Add-loan form: rejected, failed, abandoned, completed.
  await add(WRONG_SSN);
  await expect(formProblem(page)).toContainText('does not match');
  await portal.setFault({ base: 'borrower', kind: '500', times: 1, method: 'POST', path: 'BorrowerLoan/verifyandaddloan' });
  await add(SSN_TO_ADD);
  await expect(formProblem(page)).toContainText('whether the loan was added');
  await page.getByRole('button', { name: /^Show/ }).click();
  await ssnField(page).fill(SSN_TO_ADD);
  await addReport(visit);
  await page.reload();
  await add(SSN_TO_ADD);
  await expect(page.getByRole('article', { name: /305 Larch/ })).toBeFocused();
  await addReport(visit);

  expect(await findings(visit, secrets)).toEqual([]);
  expect(await personalDataInReports(visit, portal.origin, 'loan.to.add@example.com')).toEqual([]);
  const sent = visit.traces.requests.flatMap(({ body }) => secretsIn(body, secrets));
  expect(sent).toEqual(['Social Security number', 'Social Security number', 'Social Security number']);
  expect(portal.log(), 'The log is on').toContain('verifyandaddloan');
  expect(secretsIn(portal.log(), secrets)).toEqual([]);
  await context.close();
  expect(secretsBelow(profile, secrets)).toEqual([]);
  expect(secretsBelow(portal.dataFolder, secrets, visit.since)).toEqual([]);
});

test('a planted secret is found in every place and every encoding', async ({ visit, portal, problems }) => {
  problems.allow(/./);
  const { page, context, profile, traces } = visit;
  const secret = { name: 'card number', text: CARD };
  for (const spelling of encodingsOf(secret)) {
    const around = Buffer.concat([Buffer.from('left '), spelling, Buffer.from(' right')]);
    expect(secretsIn(around, [secret]), spelling.toString('latin1')).toEqual(['card number']);
  }
  for (const before of ['', 'a', 'ab'])
    expect(secretsIn(Buffer.from(`${before}${CARD}z`).toString('base64'), [secret])).toEqual(['card number']);
  expect(secretsIn('4000 0566 5566 5557, 4000056655665557', [secret])).toEqual([]);

  // The toast slice is added with the first toast, and a secret is planted in it below.
  await portal.signIn(page, 'due soon');
  await expect(page.getByText('Successfully logged in to portal')).toBeVisible();
  await page.evaluate(async (number) => {
    localStorage.setItem('planted', number);
    sessionStorage.setItem('planted', number);
    document.cookie = `planted=${number}; max-age=600`;
    history.pushState(null, '', `/pay?planted=${number}`);
    console.log('planted', number);
    // The redactor removes a plain number. A base64-encoded one gets through, to prove that the redacted output is searched, too.
    window.watchedStore?.dispatch({ type: 'planted', payload: number, disguised: btoa(number) });
    window.watchedStore?.dispatch({
      type: '@ReduxToastr/toastr/ADD',
      payload: { id: 'planted', type: 'info', message: btoa(number), options: {} },
    });
    window.watchedStore?.dispatch({ type: `planted/${btoa(number)}` }); // A report does not redact action types.
    await fetch(`/api/borrower/${btoa(number)}`);
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open('planted');
      opening.onupgradeneeded = () => void opening.result.createObjectStore('planted', { autoIncrement: true }).add(number);
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  }, CARD);
  await addReport(visit);

  await expect
    .poll(() => findings(visit, [secret]))
    .toEqual(
      [
        ...['actions', 'actionsShown', 'console', 'cookies', 'history', 'indexedDB', 'localStorage', 'reports'],
        ...['requests', 'sessionStorage', 'states', 'statesShown'],
      ].map((place) => `${place}: card number`),
    );
  expect(
    traces.texts.actionsShown.filter((action) => action.includes(CARD)),
    'The redactor',
  ).toEqual([]);
  await expect.poll(() => secretsIn(portal.log(), [secret])).toEqual(['card number']);
  await context.close();
  expect(secretsBelow(profile, [secret]).length).toBeGreaterThan(0);
  const planted = join(portal.dataFolder, 'planted');
  writeFileSync(planted, `{"number":"${CARD}"}`);
  expect(secretsBelow(portal.dataFolder, [secret], visit.since)).toEqual(['planted: card number']);
  rmSync(planted);
});
