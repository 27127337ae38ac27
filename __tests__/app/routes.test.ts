import { screen, waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';

import { routes } from '#app/routes.ts';
import { accessOf, type Access, type RouteRow } from '#platform/routing/access.ts';

import { createPortalIntl } from '#platform/i18n/portalIntl.ts';

import { stubLoans, stubProfile, stubOptionalLoans } from '../support/backends/borrower.ts';
import { stubMethodsPage } from '../support/backends/payment.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { captureSignInWarnings } from '../support/captureSignInWarnings.ts';

const rowOf = (address: string): RouteRow | undefined =>
  matchRoutes(routes, new URL(address, 'http://localhost').pathname)?.at(-1)?.route;

const ACCESS: [address: string, path: string, access: Access][] = [
  ['/', '/', 'public'],
  ['/app', '/app', 'public'],
  ['/pay', '/pay', 'public'],
  ['/pay/', '/pay', 'public'],
  ['/pay/details?loan=a', '/pay/details', 'authenticated'],
  ['/pay/mode?loan=a', '/pay/mode', 'authenticated'],
  ['/pay/details', '/pay/details', 'public'],
  ['/pay/details?loan=', '/pay/details', 'public'],
  ['/pay/mode', '/pay/mode', 'public'],
  ['/pay/verify', '/pay/verify', 'public'],
  ['/pay/success?ref=a', '/pay/success', 'public'],
  ['/pay/fail?ref=a', '/pay/fail', 'public'],
  ['/pay/dm', '/pay/dm', 'public'],
  ['/pay/spservicing', '/pay/spservicing', 'public'],
  ['/pay/newservicer', '/pay/newservicer', 'public'],
  ['/pay/notfound', '/pay/notfound', 'public'],
  ['/pay/fees/a/mode', '/pay/fees/:token/mode', 'link'],
  ['/pay/fees/a/card', '/pay/fees/:token/card', 'public'],
  ['/pay/fees/a/ach', '/pay/fees/:token/ach', 'public'],
  ['/pay/fees/success?ref=a', '/pay/fees/success', 'link'],
  ['/pay/fees/paid?ref=a', '/pay/fees/paid', 'link'],
  ['/pay/fees/notfound', '/pay/fees/notfound', 'public'],
  ['/pay/fees/fail?ref=a', '/pay/fees/fail', 'link'],
  ['/pay/fees/cancelled?ref=a', '/pay/fees/cancelled', 'link'],
  ['/pay/fees/a', '*', 'public'],
  ['/privacy-preferences', '/privacy-preferences', 'authenticated'],
  ['/privacy-preferences-public', '/privacy-preferences-public', 'public'],
  ['/public-pages', '/public-pages', 'public'],
  ['/public-pages/loan-summaries', '/public-pages/loan-summaries', 'public'],
  ['/public-pages/loan-summaries/a', '/public-pages/loan-summaries/:loanSummaryId', 'link'],
  ['/public-pages/loan-summaries/a/b', '*', 'public'],
  ['/loan-summaries/loan-summary?id=a', '/loan-summaries/loan-summary', 'link'],
  ['/loan-summaries', '*', 'public'],
  ['/document-requests', '/document-requests', 'authenticated'],
  ['/document-requests/page-not-found', '/document-requests/page-not-found', 'public'],
  ...['document-requests', 'pre-approval-documents-request'].flatMap((page): [string, string, Access][] => {
    const row = `/public-pages/${page}/:loanOfficerEmail?/:encryptedContactId?`;
    return ['', '/a%40b.example', '/a%40b.example/c'].map((rest) => [`/public-pages/${page}${rest}`, row, 'link']);
  }),
  ['/accounts', '/accounts', 'authenticated'],
  ['/accounts/list', '/accounts/list', 'authenticated'],
  ['/accounts/card/add', '/accounts/card/add', 'authenticated'],
  ['/accounts/ach/add', '/accounts/ach/add', 'authenticated'],
  ['/accounts/card/edit?id=a', '/accounts/card/edit', 'authenticated'],
  ['/accounts/ach/edit?id=a', '/accounts/ach/edit', 'authenticated'],
  ['/profile', '/profile', 'authenticated'],
  ['/accounts/card', '*', 'public'],
  ['/auth', '/auth', 'public'],
  ['/auth/login', '/auth/login', 'public'],
  ['/auth/callback', '/auth/callback', 'public'],
  ['/auth/signup', '/auth/signup', 'public'],
  ['/home-valuation-report', '/home-valuation-report', 'authenticated'],
  ['/public-pages/home-valuation-report/a', '/public-pages/home-valuation-report/:contactId', 'link'],
  ...['verify-information', 'documents-upload', 'documents-summary', 'success'].map((step): [string, string, Access] => [
    `/income-verification-documents-request/a/${step}`,
    `/income-verification-documents-request/:contactId/${step}`,
    'link',
  ]),
  ...['a', 'unknown'].map((token): [string, string, Access] => [
    `/income-verification-documents-request/${token}/something-went-wrong`,
    `/income-verification-documents-request/${token === 'a' ? ':contactId' : token}/something-went-wrong`,
    'public',
  ]),
  ['/public-pages/home-valuation-report', '/public-pages/home-valuation-report', 'public'],
  ['/loans/add', '/loans/add', 'authenticated'],
  ['/loans/a/receipts/b', '/loans/:loanIdentifier/receipts/:reference', 'authenticated'],
  ['/redirect?returnUrl=/loans', '/redirect', 'authenticated'],
  ['/authorize-user', '/authorize-user', 'public'],
  ['/loans', '/loans', 'authenticated'],
  ['/loans/loan-1', '/loans/:loanIdentifier', 'authenticated'],
  ['/loans/loan-1/mailing-address', '/loans/:loanIdentifier/mailing-address', 'authenticated'],
  ...[
    ...['/help', '/legal/disclaimer', '/legal/disclosure', '/legal/privacy-policy', '/legal/terms', '/legal/ccpa'],
    ...['/legal/cfpb', '/legal/licensing', '/legal/rate-information'],
  ].map((path): [string, string, Access] => [path, path, 'public']),
  ['/legal', '*', 'public'],
  ['/legal/nothing', '*', 'public'],
  ['/version', '/version', 'public'],
  ['/unauthorized', '/unauthorized', 'public'],
  ['/error', '/error', 'public'],
  ['/no-such-page', '*', 'public'],
  ['/loans/loan-1/more', '*', 'public'],
  // Access to Rate Drop Alerts depends on the query string.
  ['/loans/rate-drop?loanNumber=1', '/loans/rate-drop', 'authenticated'],
  ['/loans/rate-drop?userPreferenceId=a', '/loans/rate-drop', 'authenticated'],
  ['/loans/rate-drop?contactId=a', '/loans/rate-drop', 'public'],
  ['/loans/rate-drop?contactid=a', '/loans/rate-drop', 'public'],
  ['/loans/rate-drop?loanNumber=1&contactId=a', '/loans/rate-drop', 'authenticated'],
  ['/loans/rate-drop?loanNumber=&contactId=a', '/loans/rate-drop', 'public'],
  ['/loans/rate-drop/alerts', '/loans/rate-drop/alerts', 'authenticated'],
  ['/loans/rate-drop/rdthankyou', '/loans/rate-drop/rdthankyou', 'public'],
  ['/loans/rate-drop/rdnodata', '/loans/rate-drop/rdnodata', 'public'],
  ['/loans/rate-drop/nothing', '*', 'public'],
  ['/public-pages/send-documents/a%40b.example/upload', '/public-pages/send-documents/:loanOfficerEmail?/upload', 'link'],
  ['/public-pages/send-documents/upload', '/public-pages/send-documents/:loanOfficerEmail?/upload', 'link'],
  ['/public-pages/rate-drop', '/public-pages/rate-drop/:loanNumber?', 'public'],
  ['/public-pages/rate-drop/3100040101', '/public-pages/rate-drop/:loanNumber?', 'public'],
  ['/public-pages/rate-drop/thank-you', '/public-pages/rate-drop/thank-you', 'public'],
  ['/loans/top-bar', '/loans/top-bar', 'authenticated'],
  ['/pay/no-such-page', '*', 'public'],
  ['/PAY/../secret', '*', 'public'],
];

captureSignInWarnings();

test.each(ACCESS)('%s matches the route %s with access %s', (address, path, access) => {
  const row = rowOf(address)!;
  const { searchParams: search } = new URL(address, 'http://localhost');
  expect({ path: row.path, access: accessOf(row, { params: {}, search }) }).toEqual({ path, access });
});

test('every route with a screen has its access listed in this table', () => {
  const shown = routes.flatMap(({ path, load }) => (load === undefined ? [] : path));
  expect(shown.filter((path) => !ACCESS.some(([, row]) => row === path))).toEqual([]);
});

test('every route has a screen or always redirects', () => {
  const rowsWithout = routes.filter(({ load }) => load === undefined).map(({ path }) => path);
  expect(rowsWithout.sort()).toEqual([
    '/',
    '/accounts',
    '/app',
    '/auth',
    '/income-verification-documents-request',
    '/income-verification-documents-request/:contactId',
    '/pay/fees/:token/ach',
    '/pay/fees/:token/card',
  ]);
  for (const path of rowsWithout) expect(redirectOf(path)).not.toBeNull();
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

const paramsOf = (address: string) => matchRoutes(routes, new URL(address, 'http://localhost').pathname)?.at(-1)?.params ?? {};

const redirectOf = (address: string) =>
  rowOf(address)?.redirect?.({ params: paramsOf(address), search: new URL(address, 'http://localhost').searchParams }) ?? null;

test.each([
  // Without `?loan=` the page uses the loan of the guest's identity ticket, which only the screen can look up.
  ['/pay/details', null],
  ['/pay/mode', null],
  ['/pay/fees/a%2Fb/card', '/pay/fees/a%2Fb/mode'],
  ['/pay/fees/a/ach', '/pay/fees/a/mode'],
  ['/pay/fees/a/mode', null],
  ['/pay/fees/success', '/pay/fees/notfound'],
  ['/pay/fees/fail?ref=', '/pay/fees/notfound'],
  ['/pay/fees/paid', '/pay/fees/notfound'],
  ['/pay/fees/cancelled?link=a', '/pay/fees/notfound'],
  ['/pay/fees/cancelled?ref=a', null],
  ['/pay/fees/notfound', null],
  ['/pay/success', '/pay?notice=payment'],
  ['/pay/success?ref=', '/pay?notice=payment'],
  ['/pay/fail?loan=a', '/pay?notice=payment'],
  ['/pay/details?loan=a', null],
  ['/pay/mode?loan=a', null],
  ['/pay/success?ref=a', null],
  ['/pay/fail?ref=a', null],
  ['/', '/pay'],
  ['/app', '/pay'],
  ['/accounts', '/accounts/list'],
  ['/accounts/list', null],
  ['/accounts/card/edit', '/accounts/list'],
  ['/accounts/card/edit?id=', '/accounts/list'],
  ['/accounts/ach/edit?ref=a', '/accounts/list'],
  ['/accounts/card/edit?id=a', null],
  ['/accounts/ach/edit?id=a', null],
  ['/accounts/card/add', null],
  ['/auth', '/auth/login'],
  ['/auth?returnUrl=%2Floans', '/auth/login?returnUrl=%2Floans'],
  ['/auth/login', null],
  ['/loans', null],
  ['/loans/rate-drop', '/loans?notice=rate-drop'],
  ['/loans/rate-drop?loanNumber=', '/loans?notice=rate-drop'],
  ['/loans/rate-drop?userPreferenceId=&contactid=&contactId=', '/loans?notice=rate-drop'],
  ['/loans/rate-drop?other=a', '/loans?notice=rate-drop'],
  ['/loans/rate-drop?LoanNumber=1', '/loans?notice=rate-drop'],
  ['/loans/rate-drop?loanNumber=1', null],
  ['/loans/rate-drop?userPreferenceId=a', null],
  ['/loans/rate-drop?contactid=a', null],
  ['/loans/rate-drop?contactId=a', null],
  ['/loans/rate-drop?contactid=&contactId=a', null],
  ['/loans/rate-drop?loanNumber=&userPreferenceId=a', null],
  ['/pay', null],
])('the guard of %s redirects to %s', (address, target) => {
  expect(redirectOf(address)).toBe(target);
});

const titleOf = (address: string): string => createPortalIntl().formatMessage(rowOf(address)?.title ?? {});

test('every route with a screen has a title to show while it loads', () => {
  expect(routes.filter(({ load, title }) => load !== undefined && title === undefined).map(({ path }) => path)).toEqual([]);
});

describe('when opened', () => {
  test.each([
    ...['/pay', '/auth/signup', '/help', '/legal/terms', '/legal/rate-information', '/authorize-user', '/pay/fees/notfound'],
    ...['/public-pages', '/public-pages/loan-summaries', '/loans/rate-drop/rdnodata', '/loans/rate-drop/rdthankyou'],
    '/public-pages/rate-drop/thank-you',
  ])('%s shows its title and heading before the screen loads and keeps them', async (address) => {
    renderPortal(address, { signedIn: false });
    const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
    const first = heading();
    expect(first).toBe(titleOf(address));
    expect(document.title).toBe(`${first} | CCM`);
    await waitFor(() => expect(document.querySelector('main [aria-busy]')).toBeNull());
    expect(heading()).toBe(first);
  });

  test.each([
    ['/loans', () => stubLoans(), 'You do not have a loan with CCM.'],
    ['/profile', () => stubOptionalLoans(), 'ada@example.com'],
    ['/accounts/list', () => stubMethodsPage([]), 'You have no payment methods yet.'],
  ])('%s shows its title and heading before the screen loads', async (address, prepare, words) => {
    stubProfile();
    prepare();
    renderPortal(address);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(titleOf(address));
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });

  const at = () => window.location.pathname + window.location.search;

  test.each([
    ['/', '/pay', 'Make a payment'],
    ['/app', '/pay', 'Make a payment'],
    ['/pay/details', '/pay?notice=check', 'Make a payment'],
    ['/pay/mode?loan=', '/pay?notice=check', 'Make a payment'],
    ['/pay/mode', '/pay?notice=check', 'Make a payment'],
    ['/pay/success', '/pay?notice=payment', 'Make a payment'],
    ['/pay/fail', '/pay?notice=payment', 'Make a payment'],
    ['/pay/verify', '/pay?notice=check', 'Make a payment'],
    ['/pay/dm', '/pay?notice=check', 'Make a payment'],
    ['/pay/spservicing', '/pay?notice=check', 'Make a payment'],
    ['/pay/newservicer', '/pay?notice=check', 'Make a payment'],
    ['/pay/notfound', '/pay?notice=check', 'Make a payment'],
    ['/pay/fees/success', '/pay/fees/notfound', 'This link no longer works'],
    ['/pay/fees/paid', '/pay/fees/notfound', 'This link no longer works'],
    ['/version', '/version', ''],
  ])('%s redirects a visitor to %s', async (address, end, heading) => {
    renderPortal(address, { signedIn: false });
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(heading) })).toBeVisible();
    expect(at()).toBe(end);
  });

  test.each(['/no-such-page', '/loans/a/b', '/loans/rate-drop/nothing', '/pay/nothing'])(
    '%s shows the not-found page',
    async (address) => {
      renderPortal(address, { signedIn: false });
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/find/i);
      expect(at()).toBe(address);
    },
  );

  test.each(['/unauthorized', '/error'])('%s shows a link to the loans', async (address) => {
    renderPortal(address, { signedIn: false });
    expect(await screen.findByRole('link', { name: 'Go to your loans' })).toHaveAttribute('href', '/loans');
  });

  test.each([
    ...['/loans/rate-drop?loanNumber=1', '/loans/rate-drop?userPreferenceId=a', '/loans/rate-drop/alerts'],
    ...['/loans', '/loans/loan-1', '/redirect?returnUrl=/loans', '/pay/details?loan=a', '/pay/mode?loan=a'],
    ...[
      '/profile',
      '/accounts/list',
      '/accounts/card/add',
      '/accounts/ach/add',
      '/accounts/card/edit?id=a',
      '/accounts/ach/edit?id=a',
    ],
  ])('%s asks a visitor to sign in and shows none of its content', async (address) => {
    const { store } = renderPortal(address, { signedIn: false });
    // There is no provider in these tests, so the page reports that it cannot be reached.
    await waitFor(() => expect(store.getState().session.signInProblem).not.toBeNull());
    expect(at()).toBe(address);
    expect(screen.queryByText(/Your loans|What you owe|Payment received|Payment methods|On file|Add a/)).not.toBeInTheDocument();
  });

  test('/loans shows a borrower their loans', async () => {
    stubProfile();
    stubLoans();
    renderPortal('/loans');
    expect(await screen.findByText('You do not have a loan with CCM.')).toBeVisible();
  });
});
