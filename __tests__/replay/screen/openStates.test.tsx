import { fileOf, reportOfTest } from '../../support/recordedReports.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { openReport } from '#replay/opening/openReport.ts';

import {
  aLoan,
  stubAddLoan,
  stubRemoveLoan,
  stubLoan,
  stubLoans,
  stubLoanExists,
  stubProfile,
  stubOptionalLoans,
} from '../../support/backends/borrower.ts';
import { aDocument, aRequest, aTask, stubDocumentRequests, stubDocumentTypes } from '../../support/backends/docuSafe.ts';
import { stubHomeReport } from '../../support/backends/homeValuation.ts';
import { aSavedCard, stubMethodsPage, setXsrfCookie } from '../../support/backends/payment.ts';
import { aPreference as aChoice, anOptOut, stubPrivacyPreference, stubPrivacyChange } from '../../support/backends/privacy.ts';
import { aPurchasePreference, stubAlerts } from '../../support/backends/rateDrop.ts';
import { aSummary, stubSummary, SUMMARY_TOKEN } from '../../support/backends/scenarios.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { renderStep } from '../../support/renderStep.tsx';

type User = ReturnType<typeof renderPortal>['user'];

beforeEach(setXsrfCookie);

/** Attributes that differ between renders or do not affect what the user sees. */
const VARYING_ATTRIBUTES =
  /^(?:aria-controls|aria-describedby|aria-labelledby|checked|class|data-.+|for|href|id|name|nonce|style|tabindex)$/;

/** Serializes an element as HTML-like text, with its attributes sorted. */
function serialize(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const attributes = [...node.attributes]
    .filter(({ name }) => !VARYING_ATTRIBUTES.test(name))
    .map(({ name, value }) => `${name}="${value}"`);
  if (node instanceof HTMLInputElement && node.checked) attributes.push('is checked');
  return `<${[node.localName, ...attributes.sort()].join(' ')}>${[...node.childNodes].map(serialize).join('')}</>`;
}

const serializePage = (): string[] =>
  [...document.querySelectorAll('main, [role="dialog"], [role="alertdialog"], .MuiSnackbar-root')].map(serialize);

const clickButton = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const setValue = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const STATES: [what: string, address: string, reach: (user: User) => Promise<unknown>, signedIn?: boolean][] = [
  [
    'more of a long list',
    '/loans',
    async (user) => {
      await clickButton(user, 'Show 20 more');
      return screen.findByText('Showing 28 of 40 loans');
    },
  ],
  [
    'the question before a loan is taken off the list',
    '/loans/loan-1',
    async (user) => {
      await clickButton(user, 'Remove from my list');
      return screen.findByRole('alertdialog', { name: 'Remove this loan from your list?' });
    },
  ],
  [
    'why a loan is still on the list',
    '/loans/loan-1',
    async (user) => {
      stubRemoveLoan(403, { errors: ['No.'], errorId: 'e' });
      await clickButton(user, 'Remove from my list');
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove from my list' }));
      await screen.findByText('The loan was not removed and is still on your list. Try again. No.');
      return waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    },
  ],
  [
    'what to check after a loan was not found',
    '/loans/add',
    async (user) => {
      stubLoans(aLoan());
      stubLoanExists(true);
      stubAddLoan([], 404, { errors: ['No.'], code: 'noMatch', errorId: 'e' });
      await screen.findByRole('textbox', { name: 'Loan number' });
      setValue('Loan number', '0012345678');
      setValue('ZIP code', '59801');
      setValue(/^Last 4 digits/, '0042');
      await clickButton(user, 'Add loan');
      return screen.findByText(/^What you entered does not match a loan/);
    },
  ],
  [
    'the question before a card is removed',
    '/accounts/list',
    async (user) => {
      await clickButton(user, 'Remove Visa ending in 4242');
      return screen.findByRole('alertdialog');
    },
  ],
  [
    'the question before an alert is canceled',
    '/loans/rate-drop/alerts',
    async (user) => {
      await clickButton(user, /^Cancel alert: Buy a home/);
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
      await clickButton(user, 'Show table');
      return screen.findByRole('button', { name: 'Hide table' });
    },
  ],
  [
    'the question before a document is taken back',
    '/document-requests',
    async (user) => {
      await clickButton(user, 'Remove paystub.pdf');
      return screen.findByRole('alertdialog');
    },
  ],
  [
    'the rate information over the page',
    '/loans/add',
    async (user) => {
      await clickButton(user, 'Rate information');
      return screen.findByRole('dialog', { name: 'Rate information' });
    },
  ],
  [
    'what a chart of scenarios draws',
    `/public-pages/loan-summaries/${SUMMARY_TOKEN}`,
    async (user) => {
      await clickButton(user, 'Total cost');
      return screen.findByRole('button', { name: 'Total cost', pressed: true });
    },
    false,
  ],
];

const answers: Record<string, () => void> = {
  '/loans': () => stubLoans(...Array.from({ length: 40 }, (_one, at) => aLoan({ loanIdentifier: `loan-${at}` }))),
  '/loans/loan-1': () => {
    stubLoan(aLoan());
    stubLoans(aLoan());
  },
  '/loans/add': () => undefined,
  '/accounts/list': () => stubMethodsPage([aSavedCard()]),
  '/loans/rate-drop/alerts': () => {
    stubOptionalLoans();
    stubAlerts(aPurchasePreference());
  },
  '/privacy-preferences': () => {
    stubPrivacyPreference(aChoice());
    stubPrivacyChange([], aChoice([anOptOut('marketingByMail')]), 'marketingByMail-off');
  },
  '/home-valuation-report': () => {
    stubLoans(aLoan());
    stubHomeReport();
  },
  '/document-requests': () => {
    stubOptionalLoans();
    stubDocumentTypes();
    stubDocumentRequests([aRequest({ tasks: [aTask({ wanted: 2, documents: [aDocument()], documentCount: 1 })] })]);
  },
  [`/public-pages/loan-summaries/${SUMMARY_TOKEN}`]: () => stubSummary(aSummary()),
};

test.each(STATES)('the replay shows %s', async (_what, address, reach, signedIn = true) => {
  if (signedIn) stubProfile();
  answers[address]?.();
  const { user } = renderPortal(address, { signedIn });
  await reach(user);
  const seen = serializePage();
  const report = openReport(fileOf(reportOfTest()));
  cleanup();
  window.localStorage.clear();

  // The previous test's portal may still record subscription changes, so these steps are skipped.
  renderStep(
    report,
    report.steps.findLastIndex(({ action }) => !action.type.includes('subscriptionsUpdated')),
  );

  await waitFor(() => expect(serializePage()).toEqual(seen), { timeout: 20_000 });
});
