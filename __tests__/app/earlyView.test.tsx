/**
 * The early view (the loan list, the amount due of an only loan, or a receipt) must have exactly the markup that the application then
 * renders.
 */
import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import nock, { type Body } from 'nock';

import type { Loan, LoanServicing } from '#contract/borrower/loans.ts';
import type { PaymentReceipt } from '#contract/payment.ts';
import type { PortalConfig } from '#platform/config/config.ts';
import type { EarlyPage } from '#app/firstView/earlyPage.ts';
import { earlyLoanListPage } from '#app/firstView/earlyLoanListPage.ts';
import { earlyAmountDuePage } from '#app/firstView/earlyAmountDuePage.ts';
import { earlyReceiptPage } from '#app/firstView/earlyReceiptPage.ts';
import { renderEarlyView } from '#app/firstView/renderEarlyView.ts';
import { formatApiAmount } from '#domain/money.ts';
import { addDays } from '#domain/time/dates.ts';
import { exampleLoans } from '#features/loans/firstView/exampleLoans.ts';
import type { MarkupPieces } from '#platform/firstView/buildPart.ts';
import { safeStorage } from '#platform/config/safeStorage.ts';
import { restoreSession } from '#platform/session/store/storedSession.ts';

import localConfig from '../../config/local.json';
import { fillTemplate } from '../../sandbox/base/html.tsx';
import { readRuntimeDocument } from '../../sandbox/base/settings/runtimeDocument.ts';
import { readSettings } from '../../sandbox/base/settings/settings.ts';
import { renderFirstViews, type FirstView } from '../../src/firstView.tsx';
import { accessToken } from '../support/accessToken.ts';
import { aLoan, aRecentPayment, stubLoans } from '../support/backends/borrower.ts';
import { aReceipt } from '../support/backends/payment.ts';
import { preparePortal } from '../support/renderPortal.tsx';

const storage = safeStorage(() => window.localStorage);
/** The early page at `/loans` and the markup the build made for it; `amountDuePage` and `receiptPageView` are the same for `/pay` and a receipt. */
let listPageView: { page: EarlyPage; view: FirstView };
let amountDuePage: typeof listPageView;
let receiptPageView: typeof listPageView;

beforeAll(async () => {
  const views = await renderFirstViews((html) => Object.assign(document.createElement('div'), { innerHTML: html }));
  const filled = (page: EarlyPage, { markup, texts }: FirstView) => ({
    page,
    view: { markup, texts: fillTemplate(texts, readRuntimeDocument(readSettings({})), '') },
  });
  listPageView = filled(earlyLoanListPage, views.list);
  amountDuePage = filled(earlyAmountDuePage, views.owed);
  receiptPageView = filled(earlyReceiptPage, views.receipt);
});

let consoleErrors: jest.SpyInstance<void, unknown[]>;
beforeEach(() => {
  window.history.replaceState(null, '', '/loans');
  window.localStorage.setItem('token', accessToken());
  window.localStorage.setItem('givenname', 'Ada');
  consoleErrors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  performance.clearMarks(); // the problem report reads performance marks, so they must not leak between tests
  window.earlyView?.remove();
  delete window.earlyView;
  delete window.isEarlyViewLate;
});

const asJson = (...loans: Loan[]) => JSON.stringify(loans);

const SKELETON = '<p>Skeleton</p>';

interface OpenOptions {
  body?: string;
  status?: number;
  beforeResponse?: () => void;
  of?: typeof listPageView;
  pieces?: MarkupPieces;
  texts?: string;
}

/** Opens the page and delivers the response to its early request. */
function openEarly({
  body = JSON.stringify([aLoan()]),
  status = 200,
  beforeResponse = () => undefined,
  of: { page, view } = listPageView,
  pieces = view.markup.pieces,
  texts = view.texts,
}: OpenOptions = {}) {
  document.body.innerHTML = `<div id="root">${SKELETON}</div>${texts}`;
  const session = restoreSession(storage, Date.now() / 1000);
  const root = document.getElementById('root');
  if (session === null || root === null) throw new Error('There is no session or no page');
  beforeResponse();
  const markup = () => JSON.stringify({ ...view.markup, pieces });
  renderEarlyView({ ...page, markup }, session, { status, headers: new Headers(), body }, storage);
  return { root, isShown: window.earlyView?.isShown === true };
}

/** Rewrites style attributes the way React serializes them, because hydration compares them as text. */
function writeStylesAsReact(root: HTMLElement): void {
  for (const styled of root.querySelectorAll('[style]'))
    styled.setAttribute('style', (styled.getAttribute('style') ?? '').replace(/: /, ':').replace(/;$/, ''));
}

/**
 * Hydrates the application over the early view, with the application making its own request.
 * @returns the markup before and after, React's recoverable hydration errors, and its console errors
 */
async function hydrateApplication(root: HTMLElement, config: Partial<PortalConfig> = {}) {
  writeStylesAsReact(root);
  const before = root.innerHTML;
  const recoverableErrors: unknown[] = [];
  const { app, firstScreen, stop } = preparePortal(window.location.pathname + window.location.search, { startup: null, config });
  await act(() => firstScreen);
  window.earlyView?.handOver();
  const { unmount } = render(app, {
    container: root,
    hydrate: true,
    onRecoverableError: (problem) => recoverableErrors.push(problem),
  });
  await act(() => Promise.resolve());
  const after = root.innerHTML;
  unmount();
  stop();
  return { before, after, anew: recoverableErrors, complaints: consoleErrors.mock.calls.map((said) => said.map(String)) };
}

test.each<[string, Partial<PortalConfig>]>([
  ['uses a sign-in window', { identity: { ...localConfig.identity, popup: true } }],
  ['leaves the appearance to the borrower', { appearance: 'choice' }],
  ['counts visits', { analytics: { provider: 'selfHosted' }, telemetry: '/telemetry' }],
])('the application hydrates the early view unchanged when the lender %s', async (_what, config) => {
  stubLoans(aLoan());
  const { root } = openEarly();
  const { before, after, anew, complaints: said } = await hydrateApplication(root, config);
  expect({ after, anew, said }).toEqual({ after: before, anew: [], said: [] });
});

const cents = (max: number) => fc.integer({ min: 0, max }).map(formatApiAmount);
const sometimes = <Value,>(value: fc.Arbitrary<Value>, otherwise: Value) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary: value });

/** Arbitrary loans, most of them ordinary. Their amounts may or may not add up. */
const anyLoan = fc
  .record({
    nth: fc.integer({ min: 1, max: 10_000 }),
    days: fc.oneof(fc.integer({ min: -40, max: 60 }), fc.constantFrom(0, 1, -1, 10, 11, -15, -16, 31, 32)),
    dueDate: fc.constantFrom('2026-12-01', '2026-02-28', '2027-01-15', '2028-02-29', '2026-02-30'),
    principal: fc.integer({ min: 10_000, max: 990_000 }),
    taxes: fc.constantFrom(0, 41_250, 7),
    insurance: fc.constantFrom(0, 9550),
    subsidy: sometimes(fc.constant(4128), 0),
    fees: sometimes(fc.constant(6275), 0),
    late: sometimes(fc.constant(7901), 0),
    pastDue: sometimes(fc.constantFrom(199_267, 3190), 0),
    odd: sometimes(fc.constantFrom(100, -100), 0),
    paid: sometimes(
      fc.record({ ago: fc.integer({ min: 0, max: 40 }), isOwn: fc.boolean(), isRunning: fc.boolean(), isFee: fc.boolean() }),
      null,
    ),
    changes: sometimes(
      fc.record<Partial<LoanServicing>>(
        {
          lateChargeAmount: cents(9000),
          newServicer: fc.constantFrom('Another Servicer', 'A {name} & <Son>'),
          newServicerEffectiveDate: fc.constantFrom('2026-12-24', '2020-01-01'),
          dmiLoanNumber: fc.constant('D-1'),
          servicedBy: fc.constantFrom('LENDER', 'DMI', 'SPECIAL_SERVICING'),
          totalAmountDue: fc.constantFrom(null, '0.00'),
          taxInsuranceAmount: fc.constant(null),
          firstPaymentDueDate: fc.constantFrom('2026-12-01', '2027-01-15'),
          daysUntilDueDate: fc.constant(null),
          dueDate: fc.constant(null),
          dateUntilDueDate: fc.constantFrom('2026-12-10', '2027-01-31', '9999-99-99'),
        },
        { requiredKeys: [] },
      ),
      {},
    ),
    street: fc.constantFrom('12 Elm Street', '3 {amount} “Court” & <b>', 'Straße 5', ''),
  })
  .map(({ nth, days, dueDate, principal, taxes, insurance, subsidy, fees, late, pastDue, odd, paid, changes, street }): Loan => {
    const regular = principal + taxes + insurance - subsidy;
    const payment = (ago: number) => aRecentPayment(addDays(dueDate, -days - ago) ?? dueDate);
    const property = { streetAddress: street, city: 'Springfield', state: 'IL', zipCode: '62704' };
    return aLoan(
      { loanIdentifier: `loan-${nth}`, loanNumber: String(1_000_000_000 + nth), property },
      {
        dueDate,
        daysUntilDueDate: days,
        principalInterestAmount: formatApiAmount(principal),
        taxInsuranceAmount: formatApiAmount(taxes),
        miscellaneousInsurance: formatApiAmount(insurance),
        subsidyPayment: formatApiAmount(subsidy),
        regularMonthlyPayment: formatApiAmount(regular),
        totalFeesAndCharges: formatApiAmount(fees),
        lateCharges: formatApiAmount(late),
        delinquentPayment: formatApiAmount(pastDue),
        totalAmountDue: formatApiAmount(Math.max(regular + fees + late + pastDue + odd, 0)),
        recentPayments:
          paid === null
            ? []
            : [
                {
                  ...payment(paid.ago),
                  reference: paid.isOwn ? 'b4b0b3ae-0000-4000-8000-00000000000a' : null,
                  state: paid.isRunning ? 'running' : 'succeeded',
                  kind: paid.isFee ? 'fee' : 'installment',
                },
              ],
        ...changes,
      },
    );
  });

const lists = fc.oneof(
  { weight: 3, arbitrary: anyLoan.map((loan) => [loan]) },
  {
    weight: 1,
    arbitrary: fc.uniqueArray(anyLoan, { minLength: 2, maxLength: 9, selector: ({ loanIdentifier }) => loanIdentifier }),
  },
);

test.each([
  ['/loans', () => listPageView],
  ['/pay', () => amountDuePage],
])('%s with random responses either hydrates the early view unchanged or shows none', async (address, of) => {
  let shown = 0;
  await fc.assert(
    fc.asyncProperty(lists, async (loans) => {
      delete window.earlyView;
      window.history.replaceState(null, '', address);
      const { root, isShown } = openEarly({ body: JSON.stringify(loans), of: of() });
      if (!isShown) {
        expect([root.innerHTML, window.location.pathname]).toEqual([SKELETON, address]);
        return;
      }
      shown += 1;
      stubLoans(...loans);
      const { before, after, anew, complaints: said } = await hydrateApplication(root);
      expect({ anew, said }).toEqual({ anew: [], said: [] });
      expect(after).toBe(before);
      expect(before).not.toMatch(/data-hole|__CONFIG/);
    }),
    { numRuns: 100 },
  );
  expect(shown).toBeGreaterThan(10); // about 35 are expected, so that this does not fail by chance
});

test('every example loan is shown early, alone and in a list', () => {
  const loans = exampleLoans();
  const unique = loans.map((loan, index) => ({ ...loan, loanIdentifier: `loan-${index}` }));
  const opened = [...unique.map((loan) => [loan]), unique.slice(0, 8), unique.slice(20, 28)].map((list) => {
    delete window.earlyView;
    return openEarly({ body: JSON.stringify(list) }).isShown;
  });
  expect(opened.filter((isShown) => !isShown)).toEqual([]);
});

const openPay = (opened: OpenOptions = {}) => {
  window.history.replaceState(null, '', '/pay');
  return openEarly({ of: amountDuePage, ...opened });
};
const address = () => window.location.pathname + window.location.search;

test.each<[string, Loan[]]>([
  ['the only loan', [aLoan()]],
  ['the only loan that is paid here', [aLoan({ loanIdentifier: 'loan-2' }, { servicedBy: 'DMI' }), aLoan()]],
])('/pay shows the amount due early for %s, at that page’s URL, without further requests', async (_which, loans) => {
  const { root, isShown } = openPay({ body: asJson(...loans) });
  expect([isShown, address(), document.title]).toEqual([true, '/pay/details?loan=loan-1', 'What you owe | CCM']);
  stubLoans(...loans);
  const { before, after, anew, complaints: said } = await hydrateApplication(root);
  expect({ after, anew, said, at: address() }).toEqual({ after: before, anew: [], said: [], at: '/pay/details?loan=loan-1' });
});

test.each<[string, OpenOptions]>([
  ['there is another payable loan', { body: asJson(aLoan(), aLoan({ loanIdentifier: 'loan-2' })) }],
  ['none can be paid here', { body: asJson(aLoan({}, { servicedBy: 'DMI' })) }],
  ['the URL has a notice', { beforeResponse: () => window.history.replaceState(null, '', '/pay?notice=check') }],
])('/pay shows no early view when %s', (_where, opened) => {
  const { root, isShown } = openPay(opened);
  expect([isShown, root.innerHTML, window.location.pathname]).toEqual([false, SKELETON, '/pay']);
});

test('/pay removes its early view and restores its URL after a sign-out in another tab', () => {
  const { root } = openPay();
  window.localStorage.removeItem('token');
  hear('token');
  expect([root.innerHTML, address()]).toEqual([SKELETON, '/pay']);
});

const RECEIPT = '/loans/loan-1/receipts/b4b0b3ae-0000-4000-8000-00000000000a';

const outcomeOf = (changes: Partial<PaymentReceipt> = {}) => ({
  key: 'b4b0b3ae-0000-4000-8000-00000000000a',
  state: 'succeeded',
  receipt: aReceipt(changes),
});

function openReceipt({ body, ...opened }: Omit<OpenOptions, 'body'> & { body: unknown }) {
  delete window.earlyView;
  window.history.replaceState(null, '', RECEIPT);
  return openEarly({ of: receiptPageView, body: JSON.stringify(body), ...opened });
}

const anyReceipt = fc
  .record({
    receivedAtUtc: fc.constantFrom(
      '2026-11-21T17:30:00Z',
      '2026-07-04T03:59:59.5Z',
      '2026-03-08T07:00:00Z',
      '2026-12-31T23:30:00Z',
    ),
    amount: cents(99_999_999),
    dueDate: fc.constantFrom('2026-12-01', '2028-02-29', undefined, '2026-02-30'),
    nextPayment: fc.constantFrom(undefined, ...['2027-01-01', '2027-03-01'].map((dueDate) => ({ amount: '1992.67', dueDate }))),
    property: fc.constantFrom('12 Elm Street, Springfield, IL 62704', '3 {amount} “Court” & <b>', undefined),
    method: fc.record({
      type: fc.constantFrom<'ACH' | 'DEBIT'>('ACH', 'DEBIT'),
      issuerName: fc.constantFrom('Visa', 'First {lastFour} & Bank', ''),
      lastFour: fc.constantFrom('4242', '0000'),
      accountHolderName: fc.constantFrom('Ada Borrower', '', 'Ж <i>'),
    }),
    creditedOn: fc.constantFrom('2026-11-23', '2026-07-06'),
    email: fc.constantFrom('ada@example.com', 'd•••@example.com'),
    authorizationText: fc.constantFrom('I authorized {this}.', ''),
  })
  .map(({ dueDate, nextPayment, property, ...rest }) => ({
    ...aReceipt(rest),
    ...Object.fromEntries(Object.entries({ dueDate, nextPayment, property }).filter(([, value]) => value !== undefined)),
  }));

test.each([undefined, 'America/New_York', 'Asia/Tokyo', 'Europe/London'])(
  'a receipt with random content in time zone %s either hydrates unchanged or is not shown early',
  async (timeZone) => {
    const texts = receiptPageView.view.texts.replace('America/New_York', timeZone ?? '');
    const { timeZone: _local, ...support } = localConfig.support;
    const config = { support: { ...support, ...(timeZone !== undefined && { timeZone }) } };
    let shown = 0;
    await fc.assert(
      fc.asyncProperty(anyReceipt, async (made) => {
        const body = outcomeOf(made);
        const { root, isShown } = openReceipt({ body, texts });
        if (!isShown) {
          expect(root.innerHTML).toBe(SKELETON);
          return;
        }
        shown += 1;
        nock('http://localhost')
          .get(/^\/api\/payment\/guestpayment\//)
          .reply(200, body as unknown as Body);
        const { before, after, anew, complaints: said } = await hydrateApplication(root, config);
        expect({ anew, said }).toEqual({ anew: [], said: [] });
        expect(after).toBe(before);
        expect(before).not.toMatch(/data-hole|__CONFIG/);
      }),
      { numRuns: 25 },
    );
    expect(shown).toBeGreaterThan(5);
  },
);

test.each<[string, unknown]>([
  ['it is another loan’s', outcomeOf({ loanIdentifier: 'loan-2' })],
  ['the payment failed', { key: 'a', state: 'failed', loanIdentifier: 'loan-1', reason: 'insufficientFunds' }],
  ['the payment is in progress', { key: 'a', state: 'running' }],
  ['there is none', { key: 'a', state: 'none' }],
  ['the answer is not as the contract says', { state: 'succeeded' }],
])('a receipt is not shown early when %s', (_where, body) => {
  const { root, isShown } = openReceipt({ body });
  expect([isShown, root.innerHTML]).toEqual([false, SKELETON]);
});

const setToken = (token: string) => () => window.localStorage.setItem('token', token);

test.each<[string, OpenOptions]>([
  ['the answer is not 200', { status: 401 }],
  ['the response is a gateway page', { body: '<html></html>' }],
  ['the answer is not as the contract says', { body: '{"loans":[]}' }],
  ['one of the loans cannot be read', { body: JSON.stringify([aLoan(), { loanIdentifier: 'loan-2' }]) }],
  ['there is no loan', { body: '[]' }],
  [
    'there are more loans than are shown at first',
    { body: asJson(...Array.from({ length: 9 }, (_one, index) => aLoan({ loanIdentifier: `loan-${index}` }))) },
  ],
  ['a loan is paid elsewhere', { body: asJson(aLoan({}, { servicedBy: 'DMI' })) }],
  ['a loan is not set up yet', { body: asJson(aLoan({ loanServicings: [] })) }],
  ['an amount is not known', { body: asJson(aLoan({}, { totalAmountDue: null })) }],
  ['an identifier needs URL encoding', { body: asJson(aLoan({ loanIdentifier: 'a/b' })) }],
  ['the user signed out meanwhile', { beforeResponse: () => window.localStorage.removeItem('token') }],
  ['another user signed in meanwhile', { beforeResponse: setToken(accessToken(600, 'borrower-2')) }],
  ['the session was renewed meanwhile', { beforeResponse: setToken(accessToken(1200)) }],
  ['the application has started to render', { beforeResponse: () => void (window.isEarlyViewLate = true) }],
  ['a date is invalid', { body: asJson(aLoan({}, { dateUntilDueDate: '9999-99-99' })) }],
  [
    'a sent payment has an unknown outcome',
    { beforeResponse: () => window.localStorage.setItem('portal.sent.payment.a.b', '{}') },
  ],
  ['the list has a notice above it', { beforeResponse: () => window.history.replaceState(null, '', '/loans?notice=rate-drop') }],
  [
    'the list must focus a changed loan',
    { beforeResponse: () => window.history.replaceState({ usr: { focusedLoan: 'loan-1' }, key: 'a', idx: 1 }, '') },
  ],
])('the early view is not shown when %s', (_where, opened) => {
  const { root, isShown } = openEarly(opened);
  expect(isShown).toBe(false);
  expect(root.innerHTML).toBe(SKELETON);
});

test('the early view is not shown when the host left a placeholder unfilled', () => {
  const texts = listPageView.view.texts.replace('(216) 555-0142', '__CONFIG:support.phone__');
  expect(texts).not.toBe(listPageView.view.texts);
  expect(openEarly({ texts }).isShown).toBe(false);
});

test('the early view is not shown when a piece of markup is missing', () => {
  const { 'due in': _missing, ...pieces } = listPageView.view.markup.pieces;
  expect(openEarly({ pieces }).isShown).toBe(false);
});

test('the early view is not shown without a stored first name', () => {
  window.localStorage.removeItem('givenname');
  expect(openEarly().isShown).toBe(false);
});

const hear = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

test.each<[string, () => void]>([
  ['the user signs out in another tab', () => (window.localStorage.removeItem('token'), hear('token'))],
  ['another tab clears the storage', () => (window.localStorage.clear(), hear(null))],
  ['another user signs in in another tab', () => (setToken(accessToken(600, 'borrower-2'))(), hear('token'))],
  [
    'the page returns from the back/forward cache after a sign-out',
    () => (
      window.localStorage.removeItem('token'),
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    ),
  ],
  ['the session is over', () => jest.advanceTimersByTime(600_000)],
  [
    'the page returns from the back/forward cache, possibly from before a payment',
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
  [
    'a payment is sent in another tab',
    () => (window.localStorage.setItem('portal.sent.payment.a.b', '{}'), hear('portal.sent.payment.a.b')),
  ],
])('the early view is removed when %s', (_when, happens) => {
  jest.useFakeTimers();
  document.title = 'CCM';
  const { root, isShown } = openEarly();
  expect([isShown, document.title]).toEqual([true, 'Your loans | CCM']);
  happens();
  jest.useRealTimers();
  expect([root.innerHTML, document.title, window.earlyView?.isShown]).toEqual([SKELETON, 'CCM', false]);
});

test('the early view ignores changes of other storage keys', () => {
  const { root } = openEarly();
  window.localStorage.setItem('portal.else', '1');
  hear('portal.else');
  expect(root.innerHTML).not.toBe(SKELETON);
});

test('after hand-over the early view ignores storage events and reports the last clicked button', () => {
  const { root } = openEarly();
  root.querySelector<HTMLElement>('.frame-person .MuiAvatar-root')?.click();
  expect(window.earlyView?.handOver()?.pressed).toBe(root.querySelector('.frame-person button'));
  window.localStorage.removeItem('token');
  hear('token');
  expect(root.querySelector('h1')).toHaveTextContent('Your loans');
});

test.each([
  ['Escape', false],
  ['Tab', false],
  ['Enter', true],
  [' ', true],
])('after the key "%s", the early click is still repeated: %s', (key, isWanted) => {
  const { root } = openEarly();
  const button = root.querySelector<HTMLElement>('.frame-person button');
  button?.click();
  button?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(window.earlyView?.handOver()?.pressed).toBe(isWanted ? button : null);
});

test('attributes that an extension adds do not prevent hydration', () => {
  const { root } = openEarly();
  for (const element of root.querySelectorAll('*')) element.setAttribute('data-reader', 'dark');
  expect(window.earlyView?.handOver()).not.toBeNull();
});

test('the early view stays when the session is renewed for the same user', () => {
  const { root } = openEarly();
  setToken(accessToken(1200))();
  hear('token');
  expect(root.querySelector('h1')).toHaveTextContent('Your loans');
});

test.each<[string, (root: HTMLElement) => void]>([
  ['another user’s, even before an event says so', setToken(accessToken(600, 'borrower-2'))],
  [
    'translated by the browser',
    (root) => root.querySelector('h1')?.insertAdjacentHTML('beforeend', '<font>Sus préstamos</font>'),
  ],
  ['changed by an extension', (root) => root.querySelector('a[href^="tel:"]')?.append(document.createElement('span'))],
  ['overwritten', (root) => root.querySelector('h1')?.replaceChildren('Mis préstamos')],
  ['so old that its response may have been requested again', () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 20_001)],
])('an early view that is %s is not hydrated', (_what, happens) => {
  const { root } = openEarly();
  happens(root);
  expect(window.earlyView?.handOver()).toBeNull();
});

test.each([
  ['choice', 'dark', 'dark'],
  ['choice', undefined, 'light'],
  ['light', 'dark', undefined],
])('with the lender’s appearance %s and the borrower’s choice %s, the page is %s', (choice, chosen, appearance) => {
  delete document.documentElement.dataset['appearance'];
  window.localStorage.setItem('persist:preferences', JSON.stringify({ appearance: chosen }));
  openEarly({ texts: listPageView.view.texts.replace(/data-choice="\w+"/, `data-choice="${choice}"`) });
  expect(document.documentElement.dataset['appearance']).toBe(appearance);
});

test('the early view links to help when problem reports are disabled, like the application', async () => {
  const { root } = openEarly({ texts: listPageView.view.texts.replace('data-reports="true"', 'data-reports="false"') });
  expect(root.querySelector('[aria-keyshortcuts]')).toBeNull();
  expect(root.querySelector('[href="/help#report"]')).toHaveTextContent('Report a problem');
  stubLoans(aLoan());
  const { before, after, anew, complaints: said } = await hydrateApplication(root, { supportCapture: false });
  expect({ after, anew, said }).toEqual({ after: before, anew: [], said: [] });
});
