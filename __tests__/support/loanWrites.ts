/** Writes about loans, rate alerts, home values, privacy choices and sign-up. */
import { fireEvent, screen } from '@testing-library/react';

import { PENDING_ALERT_KEY } from '#lending/rateDrop/pendingAlertKey.ts';

import { aLoan } from './backends/borrower.ts';
import { aHome, anOwner, aValuedLoan, quotedRates, VALUATION_TOKEN } from './backends/homeValuation.ts';
import { aBrowsersPreference, aPreference as aPrivacyPreference } from './backends/privacy.ts';
import { aLoanDetail, anOfficer, aPreference, aPurchasePreference } from './backends/rateDrop.ts';
import { clickInDialog, clickButton, type UserEvents, type Write } from './everyFault.ts';

const NOT_SAVED = /Nothing was saved or sent/;

const fillField = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input, select, textarea' }), { target: { value } });
const expectField = (label: string | RegExp, value: string) => () =>
  expect(screen.getByLabelText(label, { selector: 'input, select, textarea' })).toHaveValue(value);

const NEW_LOAN = aLoan({ loanIdentifier: 'loan-2', loanNumber: '0012345678' });
const LOAN_WITH_NEW_ADDRESS = aLoan(
  {},
  {
    newMailingAddress: {
      streetAddress: '7 Harbor Way',
      city: 'Toledo',
      state: 'OH',
      zipCode: '43604',
      effectiveDate: '2026-11-25',
    },
  },
);

async function typeAlert(user: UserEvents) {
  await fillField('Tell me at', '6.5');
  await fillField('First name', 'Vera');
  await fillField('Last name', 'Stone');
  await fillField('Email', 'vera@example.com');
  const again = screen.queryByLabelText('Verify email');
  if (again !== null) await fillField('Verify email', 'vera@example.com');
  await user.selectOptions(screen.getByLabelText('How you use it'), 'I live there');
  await user.selectOptions(screen.getByLabelText('Kind of home'), 'Condo');
}
const buyHome = async (user: UserEvents) => {
  await user.click(await screen.findByRole('radio', { name: 'Buy a home' }));
  await typeAlert(user);
};
const ALERT_OPEN = /We could not find out whether your alert was set\. Nothing you typed is lost\. Send it again/;

const homeReads = (whose: string) => ({
  [`GET /api/borrower/api/HomeValuation/homeEquity/${whose}`]: aHome(),
  [`GET /api/borrower/api/HomeValuation/loandetails/${whose}`]: aValuedLoan(),
  [`GET /api/borrower/api/HomeValuation/rates/${whose}`]: quotedRates(),
  [`GET /api/borrower/api/HomeValuation/contactowner/details/${whose}`]: anOwner(),
});
const QUESTION = 'Is the new roof in it?';
const question = {
  contractKey: 'POST api/HomeValuation/question-email',
  request: 'POST /api/borrower/api/HomeValuation/question-email',
  prepare: async (user: UserEvents) => {
    await clickButton('Ask a question')(user);
    await fillField('Your question', QUESTION);
  },
  click: clickButton('Send question'),
  refused: NOT_SAVED,
  unknownOutcome: /We can’t tell whether your question was sent\. Send it again: it arrives once/,
  isKeyed: true as const,
  expectInputKept: expectField('Your question', QUESTION),
  success: {
    body: { sentAtUtc: '2026-11-24T15:00:00.000Z', sentTo: 'Owen Marsh', copyTo: 'a•••@example.com' },
    says: /Your question went to Owen Marsh/,
  },
};

const PASSWORD = 'Harbour-lantern-58';
async function typeAccount() {
  await fillField('Name', 'Ana Lopez');
  await fillField('Email', 'ana@example.com');
  await fillField('Password', PASSWORD);
  await fillField('Repeat password', PASSWORD);
}

export const loanWrites: Record<string, Write> = {
  'adding a loan': {
    contractKey: 'POST BorrowerLoan/verifyandaddloan',
    request: 'POST /api/borrower/BorrowerLoan/verifyandaddloan',
    address: '/loans/add',
    reads: { 'POST /api/payment/loan/loanexists': { exists: true } },
    prepare: async () => {
      await fillField('Loan number', '0012345678');
      await fillField('ZIP code', '59801');
    },
    click: async (user) => {
      await fillField(/^Last 4 digits/, '0042'); // The form clears these digits after each refusal.
      await clickButton('Add loan')(user);
    },
    refused: /Nothing was saved or sent|nothing was added/,
    unknownOutcome: /We could not find out whether the loan was added\. Look at your loans/,
    reasons: { '429 in 5 minutes': /nothing was added\. To keep the loan safe, try again after \d+:\d\d/ },
    expectInputKept: expectField('Loan number', '0012345678'),
    success: { body: NEW_LOAN, says: /Loan ending in 5678 was added to your list/ },
  },
  'removing a loan': {
    isInToast: true,
    contractKey: 'POST BorrowerLoan/delete',
    request: 'POST /api/borrower/BorrowerLoan/delete',
    address: '/loans/loan-1',
    reads: { 'POST /api/borrower/BorrowerLoan': aLoan(), 'GET /api/borrower/BorrowerLoan/all': [aLoan()] },
    click: async (user) => {
      await clickButton('Remove from my list')(user);
      await clickInDialog(user, 'Remove from my list');
    },
    refused: /The loan was not removed and is still on your list/,
    unknownOutcome: /We could not find out whether the loan was removed/,
    skippedFaults: ['204 none'],
  },
  'a mailing address': {
    contractKey: 'POST BorrowerLoan/mailingaddress',
    request: 'POST /api/borrower/BorrowerLoan/mailingaddress',
    address: '/loans/loan-1/mailing-address',
    reads: { 'POST /api/borrower/BorrowerLoan': aLoan() },
    prepare: async () => {
      await fillField('Street address', '7 Harbor Way');
      await fillField('City', 'Toledo');
      await fillField('State', 'OH');
      await fillField('ZIP code', '43604');
    },
    click: clickButton('Save new address'),
    refused: NOT_SAVED,
    unknownOutcome: /We could not find out whether your mailing address was changed/,
    expectInputKept: expectField('Street address', '7 Harbor Way'),
    success: { body: LOAN_WITH_NEW_ADDRESS, says: /Your new address is saved/ },
  },
  'canceling a change of address': {
    contractKey: 'POST BorrowerLoan/mailingaddress',
    request: 'POST /api/borrower/BorrowerLoan/mailingaddress',
    address: '/loans/loan-1/mailing-address',
    reads: { 'POST /api/borrower/BorrowerLoan': LOAN_WITH_NEW_ADDRESS },
    click: clickButton('Cancel this change'),
    refused: /The change was not canceled/,
    unknownOutcome: /We could not find out whether your mailing address was changed/,
    success: { body: aLoan(), says: /Your mailing address stays the same/ },
  },
  'an alert': {
    contractKey: 'POST RateDrop/userPreferences',
    request: 'POST /api/borrower/RateDrop/userPreferences',
    address: '/loans/rate-drop?loanNumber=3100040101',
    reads: {
      'GET /api/borrower/RateDrop/getLoanDetailByMrcLoanNumber/3100040101': aLoanDetail(),
      'GET /api/borrower/RateDrop/getLoanContact/loan-1': anOfficer(),
    },
    prepare: () => fillField('Tell me at', '6.5'),
    click: clickButton(/^Set alert/),
    refused: NOT_SAVED,
    unknownOutcome: ALERT_OPEN,
    isKeyed: true,
    expectInputKept: expectField('Tell me at', '6.5'),
  },
  'a change of an alert': {
    contractKey: 'PUT RateDrop/userPreferences',
    request: 'PUT /api/borrower/RateDrop/userPreferences',
    address: '/loans/rate-drop?userPreferenceId=alert-1',
    reads: {
      'POST /api/borrower/RateDrop/getAllUserPreferences': [aPreference()],
      'GET /api/borrower/RateDrop/getLoanDetailByMrcLoanNumber/*': aLoanDetail(),
      'GET /api/borrower/RateDrop/getLoanContact/loan-1': anOfficer(),
    },
    prepare: () => fillField('Tell me at', '4.5'),
    click: clickButton(/^Save/),
    refused: NOT_SAVED,
    unknownOutcome: /We could not find out whether/,
    expectInputKept: expectField('Tell me at', '4.5'),
  },
  'canceling an alert': {
    isInToast: true,
    contractKey: 'POST RateDrop/cancelRateDropAlert',
    request: 'POST /api/borrower/RateDrop/cancelRateDropAlert',
    address: '/loans/rate-drop/alerts',
    reads: { 'POST /api/borrower/RateDrop/getAllUserPreferences': [aPurchasePreference()] },
    click: async (user) => {
      await clickButton('Cancel alert')(user);
      await clickInDialog(user, 'Cancel alert');
    },
    refused: /The alert was not canceled/,
    unknownOutcome: /We could not find out whether the alert was canceled/,
  },
  'a visitor’s alert': {
    contractKey: 'POST RateDrop/addRateDropLead',
    request: 'POST /api/borrower/RateDrop/addRateDropLead',
    isVisitor: true,
    address: '/public-pages/rate-drop',
    reads: { 'GET /human-check/challenge': null },
    prepare: buyHome,
    click: clickButton(/^Set alert/),
    refused: NOT_SAVED,
    unknownOutcome: ALERT_OPEN,
    isKeyed: true,
    expectInputKept: expectField('Email', 'vera@example.com'),
    success: { body: { reference: 'a-reference' }, says: /Your submission has been successfully received/ },
  },
  'an alert that waits in the browser': {
    contractKey: 'POST RateDrop/updateUserId',
    request: 'POST /api/borrower/RateDrop/updateUserId',
    address: '/loans/rate-drop/alerts',
    before: () =>
      window.localStorage.setItem(
        PENDING_ALERT_KEY,
        JSON.stringify({ reference: 'a-reference', endsAt: Date.now() + 3_600_000, asks: true }),
      ),
    reads: {},
    click: clickButton('Add it to my account'),
    refused: /The alert was not added to your account/,
    unknownOutcome: /We could not find out whether the alert was added to your account/,
  },
  'a privacy choice': {
    isInToast: true,
    contractKey: 'PUT api/privacypreference',
    request: 'PUT /api/borrower/api/privacypreference',
    address: '/privacy-preferences',
    reads: { 'GET /api/borrower/api/privacypreference': aPrivacyPreference() },
    click: async (user) => user.click(await screen.findByLabelText('Offers by mail')),
    refused: /Your choice was not saved\. Nothing has changed/,
    unknownOutcome: /We don’t know if your choice was saved, because no clear answer came back/,
  },
  'a visitor’s privacy choice': {
    isInToast: true,
    contractKey: 'PUT api/privacypreference',
    request: 'PUT /api/borrower/api/privacypreference',
    isVisitor: true,
    address: '/privacy-preferences-public',
    reads: { 'GET /api/borrower/api/privacypreference': aBrowsersPreference() },
    click: async (user) => user.click(await screen.findByLabelText(/^Counting visits/)),
    refused: /Your choice was not saved\. Nothing has changed/,
    unknownOutcome: /We don’t know if your choice was saved, because no clear answer came back/,
  },
  'a question about a home': {
    ...question,
    address: '/home-valuation-report?loan=loan-1',
    reads: { ...homeReads('loanIdentifier/loan-1'), 'GET /api/borrower/BorrowerLoan/all': [aLoan()] },
  },
  'a question by a link': {
    ...question,
    isVisitor: true,
    address: `/public-pages/home-valuation-report/${VALUATION_TOKEN}`,
    reads: homeReads(`contactId/${VALUATION_TOKEN}`),
  },
  'a sign-up': {
    contractKey: 'POST signup',
    request: 'POST /oidc/signup',
    isVisitor: true,
    address: '/auth/signup',
    reads: {},
    prepare: typeAccount,
    click: clickButton('Create account'),
    refused: NOT_SAVED,
    unknownOutcome: /We could not find out whether this reached us\. Send it again: that does no harm/,
    skippedFaults: ['204 none', '200 {}'],
    expectInputKept: expectField('Password', PASSWORD),
    success: { status: 204, body: '', says: /Check your email/ },
  },
  'the mail of a sign-up once more': {
    contractKey: 'POST signup/again',
    request: 'POST /oidc/signup/again',
    isVisitor: true,
    address: '/auth/signup',
    reads: { 'POST /oidc/signup': null },
    prepare: async (user) => {
      await typeAccount();
      await clickButton('Create account')(user);
      await screen.findByText('Send again');
    },
    click: clickButton('Send again'),
    refused: /We could not send it again/,
    unknownOutcome: /We could not find out whether this reached us\. Send it again: that does no harm/,
    skippedFaults: ['204 none', '200 {}'],
  },
};
