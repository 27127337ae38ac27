/** Writes about loans, rate alerts, home values, privacy choices and sign-up. */
import { fireEvent, screen } from '@testing-library/react';

import { KEPT_ALERT_KEY } from '#lending/rateDrop/keptAlertKey.ts';

import { aLoan } from './backends/borrower.ts';
import { aHome, anOwner, aValuedLoan, quotedRates, VALUE_TOKEN } from './backends/homeValuation.ts';
import { aBrowsersPreference, aPreference as aPrivacyPreference } from './backends/privacy.ts';
import { aDetail, anOfficer, aPreference, aPurchasePreference } from './backends/rateDrop.ts';
import { confirm, pressButton, type Person, type Write } from './everyFault.ts';

const NOT_SAVED = /Nothing was saved or sent/;

const put = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input, select, textarea' }), { target: { value } });
const has = (label: string | RegExp, value: string) => () =>
  expect(screen.getByLabelText(label, { selector: 'input, select, textarea' })).toHaveValue(value);

const NEW_LOAN = aLoan({ loanIdentifier: 'loan-2', loanNumber: '0012345678' });
const MOVING = aLoan(
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

async function typeAlert(user: Person) {
  await put('Tell me at', '6.5');
  await put('First name', 'Vera');
  await put('Last name', 'Stone');
  await put('Email', 'vera@example.com');
  const again = screen.queryByLabelText('Verify email');
  if (again !== null) await put('Verify email', 'vera@example.com');
  await user.selectOptions(screen.getByLabelText('How you use it'), 'I live there');
  await user.selectOptions(screen.getByLabelText('Kind of home'), 'Condo');
}
const buyHome = async (user: Person) => {
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
  call: 'POST api/HomeValuation/question-email',
  sends: 'POST /api/borrower/api/HomeValuation/question-email',
  ready: async (user: Person) => {
    await pressButton('Ask a question')(user);
    await put('Your question', QUESTION);
  },
  press: pressButton('Send question'),
  refused: NOT_SAVED,
  open: /We can’t tell whether your question was sent\. Send it again: it arrives once/,
  isKeyed: true as const,
  keeps: has('Your question', QUESTION),
  good: {
    body: { sentAtUtc: '2026-11-24T15:00:00.000Z', sentTo: 'Owen Marsh', copyTo: 'a•••@example.com' },
    says: /Your question went to Owen Marsh/,
  },
};

const PASSWORD = 'Harbour-lantern-58';
async function typeAccount() {
  await put('Name', 'Ana Lopez');
  await put('Email', 'ana@example.com');
  await put('Password', PASSWORD);
  await put('Repeat password', PASSWORD);
}

export const loanWrites: Record<string, Write> = {
  'adding a loan': {
    call: 'POST BorrowerLoan/verifyandaddloan',
    sends: 'POST /api/borrower/BorrowerLoan/verifyandaddloan',
    address: '/loans/add',
    reads: { 'POST /api/payment/loan/loanexists': { exists: true } },
    ready: async () => {
      await put('Loan number', '0012345678');
      await put('ZIP code', '59801');
    },
    press: async (user) => {
      await put(/^Last 4 digits/, '0042'); // The form clears these digits after each refusal.
      await pressButton('Add loan')(user);
    },
    refused: /Nothing was saved or sent|nothing was added/,
    open: /We could not find out whether the loan was added\. Look at your loans/,
    why: { '429 in 5 minutes': /nothing was added\. To keep the loan safe, try again after \d+:\d\d/ },
    keeps: has('Loan number', '0012345678'),
    good: { body: NEW_LOAN, says: /Loan ending in 5678 was added to your list/ },
  },
  'removing a loan': {
    isInToast: true,
    call: 'POST BorrowerLoan/delete',
    sends: 'POST /api/borrower/BorrowerLoan/delete',
    address: '/loans/loan-1',
    reads: { 'POST /api/borrower/BorrowerLoan': aLoan(), 'GET /api/borrower/BorrowerLoan/all': [aLoan()] },
    press: async (user) => {
      await pressButton('Remove from my list')(user);
      await confirm(user, 'Remove from my list');
    },
    refused: /The loan was not removed and is still on your list/,
    open: /We could not find out whether the loan was removed/,
    without: ['204 none'],
  },
  'a mailing address': {
    call: 'POST BorrowerLoan/mailingaddress',
    sends: 'POST /api/borrower/BorrowerLoan/mailingaddress',
    address: '/loans/loan-1/mailing-address',
    reads: { 'POST /api/borrower/BorrowerLoan': aLoan() },
    ready: async () => {
      await put('Street address', '7 Harbor Way');
      await put('City', 'Toledo');
      await put('State', 'OH');
      await put('ZIP code', '43604');
    },
    press: pressButton('Save new address'),
    refused: NOT_SAVED,
    open: /We could not find out whether your mailing address was changed/,
    keeps: has('Street address', '7 Harbor Way'),
    good: { body: MOVING, says: /Your new address is saved/ },
  },
  'canceling a change of address': {
    call: 'POST BorrowerLoan/mailingaddress',
    sends: 'POST /api/borrower/BorrowerLoan/mailingaddress',
    address: '/loans/loan-1/mailing-address',
    reads: { 'POST /api/borrower/BorrowerLoan': MOVING },
    press: pressButton('Cancel this change'),
    refused: /The change was not canceled/,
    open: /We could not find out whether your mailing address was changed/,
    good: { body: aLoan(), says: /Your mailing address stays the same/ },
  },
  'an alert': {
    call: 'POST RateDrop/userPreferences',
    sends: 'POST /api/borrower/RateDrop/userPreferences',
    address: '/loans/rate-drop?loanNumber=3100040101',
    reads: {
      'GET /api/borrower/RateDrop/getLoanDetailByMrcLoanNumber/3100040101': aDetail(),
      'GET /api/borrower/RateDrop/getLoanContact/loan-1': anOfficer(),
    },
    ready: () => put('Tell me at', '6.5'),
    press: pressButton(/^Set alert/),
    refused: NOT_SAVED,
    open: ALERT_OPEN,
    isKeyed: true,
    keeps: has('Tell me at', '6.5'),
  },
  'a change of an alert': {
    call: 'PUT RateDrop/userPreferences',
    sends: 'PUT /api/borrower/RateDrop/userPreferences',
    address: '/loans/rate-drop?userPreferenceId=alert-1',
    reads: {
      'POST /api/borrower/RateDrop/getAllUserPreferences': [aPreference()],
      'GET /api/borrower/RateDrop/getLoanDetailByMrcLoanNumber/*': aDetail(),
      'GET /api/borrower/RateDrop/getLoanContact/loan-1': anOfficer(),
    },
    ready: () => put('Tell me at', '4.5'),
    press: pressButton(/^Save/),
    refused: NOT_SAVED,
    open: /We could not find out whether/,
    keeps: has('Tell me at', '4.5'),
  },
  'canceling an alert': {
    isInToast: true,
    call: 'POST RateDrop/cancelRateDropAlert',
    sends: 'POST /api/borrower/RateDrop/cancelRateDropAlert',
    address: '/loans/rate-drop/alerts',
    reads: { 'POST /api/borrower/RateDrop/getAllUserPreferences': [aPurchasePreference()] },
    press: async (user) => {
      await pressButton('Cancel alert')(user);
      await confirm(user, 'Cancel alert');
    },
    refused: /The alert was not canceled/,
    open: /We could not find out whether the alert was canceled/,
  },
  'a visitor’s alert': {
    call: 'POST RateDrop/addRateDropLead',
    sends: 'POST /api/borrower/RateDrop/addRateDropLead',
    isVisitors: true,
    address: '/public-pages/rate-drop',
    reads: { 'GET /human-check/challenge': null },
    ready: buyHome,
    press: pressButton(/^Set alert/),
    refused: NOT_SAVED,
    open: ALERT_OPEN,
    isKeyed: true,
    keeps: has('Email', 'vera@example.com'),
    good: { body: { reference: 'a-reference' }, says: /Your submission has been successfully received/ },
  },
  'an alert that waits in the browser': {
    call: 'POST RateDrop/updateUserId',
    sends: 'POST /api/borrower/RateDrop/updateUserId',
    address: '/loans/rate-drop/alerts',
    before: () =>
      window.localStorage.setItem(
        KEPT_ALERT_KEY,
        JSON.stringify({ reference: 'a-reference', endsAt: Date.now() + 3_600_000, asks: true }),
      ),
    reads: {},
    press: pressButton('Add it to my account'),
    refused: /The alert was not added to your account/,
    open: /We could not find out whether the alert was added to your account/,
  },
  'a privacy choice': {
    isInToast: true,
    call: 'PUT api/privacypreference',
    sends: 'PUT /api/borrower/api/privacypreference',
    address: '/privacy-preferences',
    reads: { 'GET /api/borrower/api/privacypreference': aPrivacyPreference() },
    press: async (user) => user.click(await screen.findByLabelText('Offers by mail')),
    refused: /Your choice was not saved\. Nothing has changed/,
    open: /We don’t know if your choice was saved, because no clear answer came back/,
  },
  'a visitor’s privacy choice': {
    isInToast: true,
    call: 'PUT api/privacypreference',
    sends: 'PUT /api/borrower/api/privacypreference',
    isVisitors: true,
    address: '/privacy-preferences-public',
    reads: { 'GET /api/borrower/api/privacypreference': aBrowsersPreference() },
    press: async (user) => user.click(await screen.findByLabelText(/^Counting visits/)),
    refused: /Your choice was not saved\. Nothing has changed/,
    open: /We don’t know if your choice was saved, because no clear answer came back/,
  },
  'a question about a home': {
    ...question,
    address: '/home-valuation-report?loan=loan-1',
    reads: { ...homeReads('loanIdentifier/loan-1'), 'GET /api/borrower/BorrowerLoan/all': [aLoan()] },
  },
  'a question by a link': {
    ...question,
    isVisitors: true,
    address: `/public-pages/home-valuation-report/${VALUE_TOKEN}`,
    reads: homeReads(`contactId/${VALUE_TOKEN}`),
  },
  'a sign-up': {
    call: 'POST signup',
    sends: 'POST /oidc/signup',
    isVisitors: true,
    address: '/auth/signup',
    reads: {},
    ready: typeAccount,
    press: pressButton('Create account'),
    refused: NOT_SAVED,
    open: /We could not find out whether this reached us\. Send it again: that does no harm/,
    without: ['204 none', '200 {}'],
    keeps: has('Password', PASSWORD),
    good: { status: 204, body: '', says: /Check your email/ },
  },
  'the mail of a sign-up once more': {
    call: 'POST signup/again',
    sends: 'POST /oidc/signup/again',
    isVisitors: true,
    address: '/auth/signup',
    reads: { 'POST /oidc/signup': null },
    ready: async (user) => {
      await typeAccount();
      await pressButton('Create account')(user);
      await screen.findByText('Send again');
    },
    press: pressButton('Send again'),
    refused: /We could not send it again/,
    open: /We could not find out whether this reached us\. Send it again: that does no harm/,
    without: ['204 none', '200 {}'],
  },
};
