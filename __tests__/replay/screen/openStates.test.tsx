import { fileOf, reportOfTest } from '../../support/replayedReports.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { openReport } from '#replay/opening/openReport.ts';

import {
  aLoan,
  answersAdding,
  answersRemoving,
  hasLoan,
  hasLoans,
  hasNumber,
  hasProfile,
  mayBeAskedForLoans,
} from '../../support/backends/borrower.ts';
import { aDocument, aRequest, aTask, hasRequests, hasTypes } from '../../support/backends/docuSafe.ts';
import { hasReport } from '../../support/backends/homeValuation.ts';
import { aSavedCard, hasShownPage, hasXsrfCookie } from '../../support/backends/payment.ts';
import { aPreference as aChoice, anOptOut, hasPreference, takes } from '../../support/backends/privacy.ts';
import { aPurchasePreference, hasAlerts } from '../../support/backends/rateDrop.ts';
import { aSummary, servesSummary, SUMMARY_TOKEN } from '../../support/backends/scenarios.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { renderStep } from '../../support/renderStep.tsx';

type User = ReturnType<typeof renderPortal>['user'];

beforeEach(hasXsrfCookie);

/** Attributes that differ between renders or do not affect what the user sees. */
const OF_ONE_DRAWING =
  /^(?:aria-controls|aria-describedby|aria-labelledby|checked|class|data-.+|for|href|id|name|nonce|style|tabindex)$/;

/** Serializes an element as HTML-like text, with its attributes sorted. */
function sourceOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const attributes = [...node.attributes]
    .filter(({ name }) => !OF_ONE_DRAWING.test(name))
    .map(({ name, value }) => `${name}="${value}"`);
  if (node instanceof HTMLInputElement && node.checked) attributes.push('is checked');
  return `<${[node.localName, ...attributes.sort()].join(' ')}>${[...node.childNodes].map(sourceOf).join('')}</>`;
}

/** Serializes the page and any dialogs and toasts over it. */
const picture = (): string[] =>
  [...document.querySelectorAll('main, [role="dialog"], [role="alertdialog"], .MuiSnackbar-root')].map(sourceOf);

const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const put = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const STATES: [what: string, address: string, reach: (user: User) => Promise<unknown>, signedIn?: boolean][] = [
  [
    'more of a long list',
    '/loans',
    async (user) => {
      await press(user, 'Show 20 more');
      return screen.findByText('Showing 28 of 40 loans');
    },
  ],
  [
    'the question before a loan is taken off the list',
    '/loans/loan-1',
    async (user) => {
      await press(user, 'Remove from my list');
      return screen.findByRole('alertdialog', { name: 'Remove this loan from your list?' });
    },
  ],
  [
    'why a loan is still on the list',
    '/loans/loan-1',
    async (user) => {
      answersRemoving(403, { errors: ['No.'], errorId: 'e' });
      await press(user, 'Remove from my list');
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove from my list' }));
      await screen.findByText('The loan was not removed and is still on your list. Try again. No.');
      return waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    },
  ],
  [
    'what to check after a loan was not found',
    '/loans/add',
    async (user) => {
      hasLoans(aLoan());
      hasNumber(true);
      answersAdding([], 404, { errors: ['No.'], code: 'noMatch', errorId: 'e' });
      await screen.findByRole('textbox', { name: 'Loan number' });
      put('Loan number', '0012345678');
      put('ZIP code', '59801');
      put(/^Last 4 digits/, '0042');
      await press(user, 'Add loan');
      return screen.findByText(/^What you entered does not match a loan/);
    },
  ],
  [
    'the question before a card is removed',
    '/accounts/list',
    async (user) => {
      await press(user, 'Remove Visa ending in 4242');
      return screen.findByRole('alertdialog');
    },
  ],
  [
    'the question before an alert is canceled',
    '/loans/rate-drop/alerts',
    async (user) => {
      await press(user, /^Cancel alert: Buy a home/);
      return screen.findByRole('alertdialog');
    },
  ],
  [
    'a choice that was saved, with its way back',
    '/privacy-preferences',
    async (user) => {
      await user.click(await screen.findByRole('switch', { name: 'Offers by mail' }));
      return screen.findByText(/^Saved: /);
    },
  ],
  [
    'the numbers of a chart',
    '/home-valuation-report',
    async (user) => {
      await press(user, 'Show table');
      return screen.findByRole('button', { name: 'Hide table' });
    },
  ],
  [
    'the question before a document is taken back',
    '/document-requests',
    async (user) => {
      await press(user, 'Remove paystub.pdf');
      return screen.findByRole('alertdialog');
    },
  ],
  [
    'the rate information over the page',
    '/loans/add',
    async (user) => {
      await press(user, 'Rate information');
      return screen.findByRole('dialog', { name: 'Rate information' });
    },
  ],
  [
    'what a chart of scenarios draws',
    `/public-pages/loan-summaries/${SUMMARY_TOKEN}`,
    async (user) => {
      await press(user, 'Total cost');
      return screen.findByRole('button', { name: 'Total cost', pressed: true });
    },
    false,
  ],
];

const answers: Record<string, () => void> = {
  '/loans': () => hasLoans(...Array.from({ length: 40 }, (_one, at) => aLoan({ loanIdentifier: `loan-${at}` }))),
  '/loans/loan-1': () => {
    hasLoan(aLoan());
    hasLoans(aLoan());
  },
  '/loans/add': () => undefined,
  '/accounts/list': () => hasShownPage([aSavedCard()]),
  '/loans/rate-drop/alerts': () => {
    mayBeAskedForLoans();
    hasAlerts(aPurchasePreference());
  },
  '/privacy-preferences': () => {
    hasPreference(aChoice());
    takes([], aChoice([anOptOut('marketingByMail')]), 'marketingByMail-off');
  },
  '/home-valuation-report': () => {
    hasLoans(aLoan());
    hasReport();
  },
  '/document-requests': () => {
    mayBeAskedForLoans();
    hasTypes();
    hasRequests([aRequest({ tasks: [aTask({ wanted: 2, documents: [aDocument()], documentCount: 1 })] })]);
  },
  [`/public-pages/loan-summaries/${SUMMARY_TOKEN}`]: () => servesSummary(aSummary()),
};

test.each(STATES)('in a report one sees %s', async (_what, address, reach, signedIn = true) => {
  if (signedIn) hasProfile();
  answers[address]?.();
  const { user } = renderPortal(address, { signedIn });
  await reach(user);
  const seen = picture();
  const report = openReport(fileOf(reportOfTest()));
  cleanup();
  window.localStorage.clear();

  // The previous test's portal may still record subscription changes, so these steps are skipped.
  renderStep(
    report,
    report.steps.findLastIndex(({ action }) => !action.type.includes('subscriptionsUpdated')),
  );

  await waitFor(() => expect(picture()).toEqual(seen), { timeout: 20_000 });
});
