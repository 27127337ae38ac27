/** Every screen that loads data from the lender, and how it shows that one of its requests failed. */
import { screen } from '@testing-library/react';

import { aLoan } from '../backends/borrower.ts';
import { aDocument, aRequest, aTask } from '../backends/docuSafe.ts';
import { aFee, aLoanFound, aServicer, storeTicket } from '../backends/guests.ts';
import { VALUATION_TOKEN } from '../backends/homeValuation.ts';
import { anAgencyRequest, anIncomeCheck, anIncomeDocument, storeContactTicket, incomeStep } from '../backends/income.ts';
import { aSavedBank } from '../backends/payment.ts';
import { sentPaymentKey, wasSent } from '../../features/pay/storedPayments.ts';
import { aBrowsersPreference } from '../backends/privacy.ts';
import { anOfficer, aPreference, aPurchasePreference } from '../backends/rateDrop.ts';
import { SUMMARY_TOKEN } from '../backends/scenarios.ts';
import type { FaultName } from '../faultyLender.ts';
import type { fastUser } from '../fastUser.ts';
import { longTask, methodsPage, type ReadName } from './reads.ts';

type Words = string | RegExp;
type Person = ReturnType<typeof fastUser>;

export interface FailureView {
  /**
   * `page`: an error panel replaces the screen's content, and a 403 redirects to `/unauthorized`. `part`: the panel replaces one part and
   * also shows a 403. `line`: one line of the screen's own text with "Try again"; a 404 counts as no data. `own`: the screen's own text.
   * `unsaid`: no message, because the data only saves typing. `toast`: a toast with the call's own text.
   */
  kind: 'page' | 'part' | 'line' | 'own' | 'unsaid' | 'toast';
  /**
   * For `line`: the page is useless without the data, so a 404 shows the same message. For `toast`: the user clicked for it, so a 404
   * shows the toast, too.
   */
  isNeeded?: true;
  /** Expected message for `line`, `own` and `toast`. */
  message?: Words;
  /** Text shown once the request succeeds. Left out if a click starts the request and success leaves nothing on the page. */
  content?: Words;
  /** Request that must succeed before this one is sent. */
  needs?: ReadName;
  /** Name of the retry button, if it is not "Try again". */
  retryButton?: RegExp;
  messageByFault?: Partial<Record<FaultName, Words>>;
}

export interface Screen {
  address: string;
  /** Pattern of the screen's route. */
  route: string;
  who: 'person' | 'visitor';
  /** Heading while the request has failed. */
  title: string;
  reads: Partial<Record<ReadName, FailureView>>;
  /** Responses that differ from the default ones in `READS`. */
  answers?: Partial<Record<ReadName, unknown>>;
  /** Other requests of the screen, which another row tests. */
  otherReads?: readonly ReadName[];
  before?: () => void;
  /** Router state that an earlier page stored in the history entry. */
  state?: unknown;
  /** Steps that trigger the last request. */
  trigger?: (user: Person) => Promise<void>;
}

const page = (content: Words, gone?: Words): FailureView => ({
  kind: 'page',
  content,
  ...(gone === undefined ? {} : { messageByFault: { '404 words': gone } }),
});
const part = (shows: Words, gone?: Words): FailureView => ({ ...page(shows, gone), kind: 'part' });
const line = (message: string, content: Words): FailureView => ({ kind: 'line', message, content });
const takesFiles: FailureView = {
  ...line('We can’t take files right now. What you have sent is kept.', /Choose files/),
  isNeeded: true,
};
const ownMessage = (message: Words, content?: Words, retryButton?: RegExp): FailureView => ({
  kind: 'own',
  message,
  ...(content === undefined ? {} : { content }),
  ...(retryButton === undefined ? {} : { retryButton }),
});
const noMessage = (content: Words): FailureView => ({ kind: 'unsaid', content });

const NOT_FILLED_IN = 'We could not fill in your name and address. Please type them.';
const HOME = /12 Elm Street/;
const LINK_EXPIRED = 'This link no longer works';
const NO_LOAN = 'We can’t find this loan on your account';
const TICKET_ENDED = /We need to check again who you are/;
const OFFICER = 'owen.marsh@ccm.example';

const atDmi = aLoan({}, { servicedBy: 'DMI' });
const paidElsewhere = aLoanFound({ paidAt: 'DMI', servicing: atDmi.loanServicings[0]!, servicer: aServicer() });
const reachedAlert = aPreference({ state: 'reached', reached: { rate: '5.500', apr: '5.652', reachedOn: '2026-11-16' } });
const profile = (shows: Words): FailureView => part(shows);

const homeReport = {
  getHomeEquity: page(/About what your home is worth/),
  getValuationLoan: line('We could not load what you owe on this home.', /When mortgage insurance can end/),
  getEquityRates: line('We could not load the rates.', /What equity could do/),
  getContactOwner: line('We could not load your loan officer.', 'Your loan officer'),
} satisfies Screen['reads'];

const linkedRequest = {
  getLinkContact: page('This link works through', LINK_EXPIRED),
  getDocumentRequests: page('Not sent yet', LINK_EXPIRED),
  getDocumentTypes: takesFiles,
} satisfies Screen['reads'];

const byTicket = (shows: Words): FailureView => ({ ...page(shows), messageByFault: { '401 always': TICKET_ENDED } });

const person = (route: string, address: string, title: string, reads: Screen['reads'], more: Partial<Screen> = {}): Screen => ({
  who: 'person',
  route,
  address,
  title,
  reads,
  ...more,
});
const visitor = (route: string, address: string, title: string, reads: Screen['reads'], more: Partial<Screen> = {}): Screen =>
  person(route, address, title, reads, { who: 'visitor', ...more });

const LOAN = '/loans/:loanIdentifier';
const pressFirst = (name: RegExp) => async (user: Person) => {
  const [button] = await screen.findAllByRole('button', { name });
  await user.click(button!);
};
const typeOfficer = async (user: Person) => user.type(await screen.findByRole('combobox', { name: /Loan officer/ }), 'Ma');

/** Route patterns of screens that load nothing. */
export const STATIC_ROUTES: readonly string[] = [
  '/auth/signup',
  '/authorize-user',
  '/loans/add',
  '/loans/rate-drop/rdnodata',
  '/public-pages/rate-drop/thank-you',
  '/pay/verify',
  '/pay/notfound',
  '/pay/fees/notfound',
  '/public-pages/home-valuation-report',
  '/public-pages/loan-summaries',
  '/document-requests/page-not-found',
  '/income-verification-documents-request/unknown/something-went-wrong',
  '/public-pages',
  '/help',
  '/legal/disclaimer',
  '/legal/disclosure',
  '/legal/privacy-policy',
  '/legal/terms',
  '/legal/ccpa',
  '/legal/cfpb',
  '/legal/licensing',
  '/legal/rate-information',
  '/version',
  '/unauthorized',
  '/error',
  '*',
];
/** Routes that redirect at once, to sign-in or to another page. */
export const REDIRECT_ROUTES: readonly string[] = ['/auth/login', '/auth/callback', '/redirect'];

export const SCREENS: readonly Screen[] = [
  person(
    '/loans',
    '/loans',
    'Your loans',
    {
      getLoans: page(HOME),
      getDocumentRequests: line('We could not check if we need documents from you.', 'Send one more document'),
      getAlerts: line('We could not check your Rate Drop Alerts.', 'Rates reached'),
    },
    { answers: { getAlerts: [reachedAlert] } },
  ),
  person('/loans/top-bar', '/loans/top-bar', 'Find a loan', { getLoans: page('Type an address') }),
  person(LOAN, '/loans/loan-1', 'Loan details', { getLoan: page('About this loan', NO_LOAN) }),
  person(
    LOAN,
    '/loans/loan-1',
    'Loan details',
    { findServicer: part('Pay There') },
    { otherReads: ['getLoan'], answers: { getLoan: atDmi, findServicer: paidElsewhere } },
  ),
  person(
    LOAN,
    '/loans/loan-1',
    'Loan details',
    {
      getPaymentOutcome: {
        ...ownMessage('We are checking. Don’t pay again', 'The payment you sent went through'),
        messageByFault: { '404 words': 'we can’t tell from here whether it went through' },
      },
    },
    { before: () => wasSent(sentPaymentKey(), 'key-1'), otherReads: ['getLoan'] },
  ),
  person(`${LOAN}/mailing-address`, '/loans/loan-1/mailing-address', 'Mailing address', {
    getLoan: page('Your new address', NO_LOAN),
  }),
  person(`${LOAN}/receipts/:reference`, '/loans/loan-1/receipts/key-1', 'Receipt for your payment', {
    getPaymentOutcome: page('T-20261121-0001'),
  }),
  person(
    '/pay',
    '/pay',
    'Make a payment',
    { getLoans: page(/99 Oak Street/) },
    {
      answers: {
        getLoans: [
          aLoan(),
          aLoan({ loanIdentifier: 'loan-2', property: { ...aLoan().property, streetAddress: '99 Oak Street' } }),
        ],
      },
    },
  ),
  person(
    '/pay',
    '/pay',
    'Make a payment',
    { findServicer: part('Pay There') },
    { otherReads: ['getLoans'], answers: { getLoans: [atDmi], findServicer: paidElsewhere } },
  ),
  person('/pay/details', '/pay/details?loan=loan-1', 'What you owe', { getLoan: page(HOME, NO_LOAN) }),
  person(
    '/pay/details',
    '/pay/details?loan=loan-1',
    'What you owe',
    { findServicer: part('Pay There') },
    { otherReads: ['getLoan'], answers: { getLoan: atDmi, findServicer: paidElsewhere } },
  ),
  person('/pay/mode', '/pay/mode?loan=loan-1', 'How do you want to pay?', {
    getLoan: page('A new debit card', NO_LOAN),
    getProfile: ownMessage(
      'We could not load your saved methods. You can still pay with a new card or bank account.',
      'ending in 4242',
    ),
    getFundingAccounts: ownMessage(
      'We could not load your saved methods. You can still pay with a new card or bank account.',
      'ending in 4242',
    ),
  }),
  person('/pay/success', '/pay/success?ref=key-1', 'Your payment', { getPaymentOutcome: page('T-20261121-0001') }),
  person(
    '/pay/fail',
    '/pay/fail?ref=key-1',
    'Your payment',
    { getPaymentOutcome: page('No money has been taken.') },
    { answers: { getPaymentOutcome: { key: 'key-1', state: 'failed', loanIdentifier: 'loan-1', reason: 'cardDeclined' } } },
  ),
  visitor('/pay/success', '/pay/success?ref=key-1', 'Your payment', {
    getPaymentOutcome: { ...page('T-20261121-0001'), messageByFault: { '401 always': 'Taking you to sign in' } },
  }),
  visitor('/pay/details', '/pay/details', 'What you owe', { findGuestLoan: byTicket(HOME) }, { before: storeTicket }),
  visitor(
    '/pay/mode',
    '/pay/mode',
    'How do you want to pay?',
    { findGuestLoan: byTicket('A new debit card') },
    { before: storeTicket },
  ),
  visitor(
    '/pay/dm',
    '/pay/dm',
    'You pay this loan at DMI',
    { findGuestLoan: byTicket('Pay There') },
    { before: storeTicket, answers: { findGuestLoan: paidElsewhere } },
  ),
  visitor(
    '/pay/spservicing',
    '/pay/spservicing',
    'Please call before you pay',
    { findGuestLoan: byTicket('Pay There') },
    { before: storeTicket, answers: { findGuestLoan: { ...paidElsewhere, paidAt: 'SPECIAL_SERVICING' } } },
  ),
  visitor(
    '/pay/newservicer',
    '/pay/newservicer',
    'Your loan has moved',
    { findGuestLoan: byTicket(/Pay There/) },
    {
      before: storeTicket,
      answers: {
        findGuestLoan: aLoanFound({
          paidAt: 'NEW_SERVICER',
          servicing: aLoan({}, { newServicer: 'Pay There', newServicerEffectiveDate: '2026-11-01' }).loanServicings[0]!,
        }),
      },
    },
  ),
  visitor('/pay/fees/:token/mode', '/pay/fees/link-1/mode', 'Pay your fee', { getFee: page('Appraisal', LINK_EXPIRED) }),
  person('/pay/fees/:token/mode', '/pay/fees/link-1/mode', 'Pay your fee', { getFee: page('Appraisal', LINK_EXPIRED) }),
  visitor(
    '/pay/fees/paid',
    '/pay/fees/paid?ref=link-1',
    'Your fee',
    { getFee: page('Appraisal', LINK_EXPIRED) },
    { answers: { getFee: { state: 'paid', fee: aFee() } } },
  ),
  visitor(
    '/pay/fees/cancelled',
    '/pay/fees/cancelled?ref=link-1',
    'Your fee',
    { getFee: page('Appraisal', LINK_EXPIRED) },
    { answers: { getFee: { state: 'cancelled', fee: aFee() } } },
  ),
  visitor('/pay/fees/success', '/pay/fees/success?ref=key-1', 'Your fee', { getFeeOutcome: page('T-20261121-0001') }),
  visitor(
    '/pay/fees/fail',
    '/pay/fees/fail?ref=key-1',
    'Your fee',
    { getFeeOutcome: page('No money has been taken.') },
    { answers: { getFeeOutcome: { key: 'key-1', state: 'failed', reason: 'cardDeclined' } } },
  ),
  person('/accounts/list', '/accounts/list', 'Payment methods', {
    getProfile: profile(/ending in 4242/),
    getFundingAccountPages: page(/ending in 4242/),
  }),
  person(
    '/accounts/list',
    '/accounts/list',
    'Payment methods',
    { 'getFundingAccountPages, next': ownMessage('We could not load more', 'ending in 4243', /^Show/) },
    {
      answers: {
        getFundingAccountPages: methodsPage(true),
        'getFundingAccountPages, next': {
          ...methodsPage(),
          accounts: { list: [aSavedBank({ id: 'fa-3', accountNumber: '4243' })] },
        },
      },
      trigger: pressFirst(/^Show/),
    },
  ),
  person('/accounts/card/add', '/accounts/card/add', 'Add a debit card', {
    getCustomer: { kind: 'toast', message: NOT_FILLED_IN, content: 'Name on the card' },
  }),
  person('/accounts/ach/add', '/accounts/ach/add', 'Add a bank account', {
    getCustomer: { kind: 'toast', message: NOT_FILLED_IN, content: 'Routing number' },
  }),
  person('/accounts/card/edit', '/accounts/card/edit?id=fa-card', 'Edit your debit card', {
    getProfile: profile(/Visa/),
    getFundingAccount: page(/Visa/, 'We can’t find this payment method'),
  }),
  person(
    '/accounts/ach/edit',
    '/accounts/ach/edit?id=fa-bank',
    'Edit your bank account',
    {
      getProfile: profile(/First Test Bank/),
      getFundingAccount: page(/First Test Bank/, 'We can’t find this payment method'),
    },
    { answers: { getFundingAccount: aSavedBank() } },
  ),
  person('/profile', '/profile', 'Profile', {
    getProfile: page('ada@example.com'),
    getLoans: line('We could not load your loans.', /Mail about 12 Elm Street/),
  }),
  person('/home-valuation-report', '/home-valuation-report', 'What your home may be worth', {
    getLoans: page(/About what your home is worth/),
    ...homeReport,
  }),
  visitor(
    '/public-pages/home-valuation-report/:contactId',
    `/public-pages/home-valuation-report/${VALUATION_TOKEN}`,
    'What your home may be worth',
    {
      ...homeReport,
      getHomeEquity: page(/About what your home is worth/, LINK_EXPIRED),
    },
  ),
  person('/privacy-preferences', '/privacy-preferences', 'Your Privacy Choices', {
    getPrivacyPreference: page('Offers by mail'),
  }),
  visitor(
    '/privacy-preferences-public',
    '/privacy-preferences-public',
    'Your Privacy Choices',
    { getPrivacyPreference: page('Selling your information') },
    { answers: { getPrivacyPreference: aBrowsersPreference() } },
  ),
  person('/loans/rate-drop', '/loans/rate-drop?loanNumber=3100040101', 'Set a Rate Drop Alert', {
    getLoanDetail: page('Tell me at', 'We can’t start from this loan'),
    getLoanContact: line('We could not load the loan officer of this loan. You can find them by name.', 'Owen Marsh'),
  }),
  person(
    '/loans/rate-drop',
    '/loans/rate-drop?loanNumber=3100040101',
    'Set a Rate Drop Alert',
    {
      searchOfficers: ownMessage('We could not search just now.', 'Owen Marsh'),
    },
    { answers: { getLoanContact: null }, trigger: typeOfficer },
  ),
  person(
    '/loans/rate-drop',
    '/loans/rate-drop?userPreferenceId=alert-2',
    'Change your Rate Drop Alert',
    { getAlerts: page('Tell me at') },
    { answers: { getAlerts: [aPurchasePreference()] } },
  ),
  person('/loans/rate-drop/alerts', '/loans/rate-drop/alerts', 'Rate Drop Alerts', {
    getAlerts: page('418 Maple Street'),
    getLoans: line('We could not load your loans.', /12 Elm Street/),
  }),
  person(
    '/loans/rate-drop/alerts',
    '/loans/rate-drop/alerts',
    'Rate Drop Alerts',
    {
      getLoans: line('We could not load your loans.', /12 Elm Street/),
    },
    { otherReads: ['getAlerts'], answers: { getAlerts: [] } },
  ),
  person(
    '/loans/rate-drop/rdthankyou',
    '/loans/rate-drop/rdthankyou',
    'Rate Drop Alerts',
    { getAlerts: page('Thank you for setting') },
    { state: { kind: 'set', userPreferenceId: 'alert-1' } },
  ),
  person('/public-pages/rate-drop/:loanNumber?', '/public-pages/rate-drop', 'Set a Rate Drop Alert', {
    getProfile: noMessage('Tell me at'),
  }),
  person('/document-requests', '/document-requests', 'Your documents', {
    getDocumentRequests: page('Not sent yet'),
    getDocumentTypes: takesFiles,
  }),
  person(
    '/document-requests',
    '/document-requests',
    'Your documents',
    {
      getMoreDocuments: ownMessage('We could not load more. What is above is still right.', 'older.pdf', /^Show more/),
    },
    {
      answers: { getDocumentRequests: [aRequest({ tasks: [longTask, aTask({ taskId: 'task-2' })] })] },
      trigger: pressFirst(/^Show more/),
    },
  ),
  visitor(
    '/public-pages/document-requests/:loanOfficerEmail?/:encryptedContactId?',
    `/public-pages/document-requests/${OFFICER}/${SUMMARY_TOKEN}`,
    'Send your documents',
    linkedRequest,
  ),
  visitor(
    '/public-pages/pre-approval-documents-request/:loanOfficerEmail?/:encryptedContactId?',
    `/public-pages/pre-approval-documents-request/${OFFICER}/${SUMMARY_TOKEN}`,
    'Documents for your pre-approval',
    linkedRequest,
    { answers: { getLinkContact: { officer: anOfficer(), kind: 'preApproval', expiresOn: '2026-12-18' } } },
  ),
  visitor(
    '/public-pages/send-documents/:loanOfficerEmail?/upload',
    `/public-pages/send-documents/${OFFICER}/upload`,
    'Send your documents',
    {
      searchOfficers: page('First name'),
    },
  ),
  person(
    '/public-pages/send-documents/:loanOfficerEmail?/upload',
    `/public-pages/send-documents/${OFFICER}/upload`,
    'Send your documents',
    {
      searchOfficers: page(/ada@example.com/),
      getProfile: profile(/ada@example.com/),
    },
  ),
  visitor(
    '/public-pages/send-documents/:loanOfficerEmail?/upload',
    `/public-pages/send-documents/${OFFICER}/upload?id=${SUMMARY_TOKEN}`,
    'Send your documents',
    {
      getDocumentRequests: page('paystub.pdf', LINK_EXPIRED),
      getDocumentTypes: part('paystub.pdf'),
    },
    {
      answers: {
        getDocumentRequests: [
          aRequest({
            kind: 'sending',
            tasks: [{ ...longTask, documentType: 'paystub', documents: [aDocument()], documentCount: 1 }],
          }),
        ],
      },
    },
  ),
  visitor(
    '/public-pages/loan-summaries/:loanSummaryId',
    `/public-pages/loan-summaries/${SUMMARY_TOKEN}`,
    'Compare your loan choices',
    {
      getSharedScenarios: page('No points', LINK_EXPIRED),
    },
  ),
  visitor('/loan-summaries/loan-summary', `/loan-summaries/loan-summary?id=${SUMMARY_TOKEN}`, 'Compare your loan choices', {
    getSharedScenarios: page('No points', LINK_EXPIRED),
  }),
  visitor(
    '/income-verification-documents-request/:contactId/verify-information',
    incomeStep('verify-information'),
    'Tell us who you are',
    {
      getIncomeCheck: page('Send your 2 most recent paystubs', LINK_EXPIRED),
    },
    { before: storeContactTicket, answers: { getIncomeCheck: anIncomeCheck() } },
  ),
  visitor(
    '/income-verification-documents-request/:contactId/documents-upload',
    incomeStep('documents-upload'),
    'Send your 2 most recent paystubs',
    {
      getIncomeCheck: page('paystub-nov.pdf', LINK_EXPIRED),
    },
    { before: storeContactTicket },
  ),
  visitor(
    '/income-verification-documents-request/:contactId/documents-summary',
    incomeStep('documents-summary'),
    'Check what we read',
    {
      getIncomeCheck: page(/Gross this period/, LINK_EXPIRED),
      getPaper: ownMessage('We could not load one of your files', /Gross this period/, /^Try again/),
      getPagePicture: { ...ownMessage('We can’t show the picture', 'Whole width', /^Try to show it/), needs: 'getPaper' },
    },
    { before: storeContactTicket },
  ),
  visitor(
    '/income-verification-documents-request/:contactId/documents-summary',
    incomeStep('documents-summary'),
    'Check what we read',
    {
      downloadPaper: {
        kind: 'toast',
        isNeeded: true,
        message: 'We could not get the file. It is not lost. Try again.',
        retryButton: /^Download/,
      },
    },
    { before: storeContactTicket, trigger: pressFirst(/^Download/) },
  ),
  visitor(
    '/income-verification-documents-request/:contactId/success',
    incomeStep('success'),
    'Your income check was sent',
    {
      getIncomeCheck: page('FM-20261124-0001', LINK_EXPIRED),
    },
    {
      before: storeContactTicket,
      answers: { getIncomeCheck: anIncomeCheck({ papers: [anIncomeDocument()], agencyRequest: anAgencyRequest() }) },
    },
  ),
  visitor(
    '/income-verification-documents-request/:contactId/something-went-wrong',
    incomeStep('something-went-wrong'),
    'Your income check',
    {
      getIncomeCheck: page(/Continue|Go on/, LINK_EXPIRED),
    },
    { before: storeContactTicket },
  ),
];
