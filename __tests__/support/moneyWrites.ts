/** Writes about payments and about the cards and bank accounts used for them. */
import { fireEvent, screen } from '@testing-library/react';

import { aLoan } from './backends/borrower.ts';
import { aFee, aLoanFound, holdsTicket } from './backends/guests.ts';
import { aCreatedCard, aCustomer, aSavedBank, aSavedCard } from './backends/payment.ts';
import { confirm, pressButton, type Person, type Write } from './everyFault.ts';

const list = (...methods: object[]) => ({
  accounts: { list: methods },
  totalResultsCount: methods.length,
  hasMoreResults: false,
  url: '',
  fromIndex: 0,
  toIndex: methods.length,
  queryId: 'q-1',
});
const none = (key: string) => ({ key, state: 'none' });
const ADDRESS = { addressLine1: '12 Elm Street', addressCity: 'Springfield', addressState: 'IL', addressZip1: '62704' };
const LOAN = { 'POST /api/borrower/BorrowerLoan': aLoan() };
const METHODS = { 'POST /api/payment/customers/C-1': list(aSavedCard()) };
const action = (body: unknown) => (body as { action?: string }).action;

const field = (label: string | RegExp) => screen.findByLabelText(label, { selector: 'input, select' });
const put = async (label: string | RegExp, value: string) => fireEvent.change(await field(label), { target: { value } });

async function typeCard(user: Person) {
  const choice = screen.queryByRole('radio', { name: 'A new debit card' });
  if (choice !== null) await user.click(choice);
  await put('Card number', '4000056655665556');
  await put('Expires', '1239');
  await put(/^Security code/, '123');
}
const keepsCard = () => {
  expect(screen.getByLabelText('Card number')).toHaveValue('4000 0566 5566 5556');
  expect(screen.getByLabelText(/^Security code/, { selector: 'input' })).toHaveValue('123');
};
async function typeBank() {
  await put('Name on the account', 'Ada Borrower');
  await put('Bank name', 'First Test Bank');
  await put('Routing number', '021000021');
  await put('Account number', '000123456789');
  fireEvent.click(screen.getByRole('radio', { name: 'Checking' }));
}

async function toReview(user: Person) {
  await screen.findByRole('radio', { name: 'A new debit card' });
  await typeCard(user);
  await pressButton('Continue')(user);
  await screen.findByRole('heading', { name: /^Review your/ });
}

const NOT_TAKEN = /Your payment was not accepted\. No money has been taken/;
const NOT_RECEIVED = /We didn’t get your payment\. No money has been taken\. You can send it again/;
const NOT_SAVED = /Nothing was saved or sent/;
const NOT_ARRIVED = /This did not reach us, so nothing was saved\. Send it again/;

const FEE: Write = {
  call: 'POST feepayment',
  sends: 'POST /api/payment/feepayment',
  address: '/pay/fees/link-1/mode',
  reads: {
    'GET /api/payment/loan/verify/link-1': { state: 'due', fee: aFee() },
    'POST /api/payment/fundingaccounts': aCreatedCard(),
    'GET /api/payment/feepayment/*': none,
  },
  ready: toReview,
  press: pressButton('Pay $575.00'),
  refused: NOT_TAKEN,
  open: NOT_RECEIVED,
  isAsked: true,
  isKeyed: true,
};

export const moneyWrites: Record<string, Write> = {
  'a payment': {
    call: 'POST guestpayment',
    sends: 'POST /api/payment/guestpayment',
    address: '/pay/mode?loan=loan-1',
    reads: { ...LOAN, ...METHODS, 'GET /api/payment/guestpayment/*': none },
    ready: async (user) => {
      await user.click(await screen.findByRole('radio', { name: 'Debit: Visa ending in 4242' }));
      await pressButton('Continue')(user);
    },
    press: pressButton('Pay $1,992.67'),
    refused: NOT_TAKEN,
    open: NOT_RECEIVED,
    isAsked: true,
    isKeyed: true,
    keeps: () => expect(screen.getByText('From', { selector: 'dt' }).nextElementSibling).toHaveTextContent('Visa ending in 4242'),
  },
  'a guest’s payment': {
    call: 'POST guestpayment',
    sends: 'POST /api/payment/guestpayment',
    isVisitors: true,
    address: '/pay/mode',
    before: () => holdsTicket(),
    reads: {
      'POST /api/payment/loan/findmyloan': aLoanFound(),
      'POST /api/payment/fundingaccounts': aCreatedCard(),
      'GET /api/payment/guestpayment/*': none,
    },
    ready: toReview,
    press: pressButton('Pay $1,992.67'),
    refused: NOT_TAKEN,
    open: NOT_RECEIVED,
    isAsked: true,
    isKeyed: true,
    without: ['401 always'], // A 401 here concerns the ticket, which the guest must renew; `guestPayment.test.tsx` tests that.
  },
  'a payment of a fee': {
    ...FEE,
    isVisitors: true,
  },
  'a fee, by somebody who is signed in': FEE,
  'a card for one payment': {
    call: 'POST fundingaccounts',
    sends: 'POST /api/payment/fundingaccounts',
    address: '/pay/mode?loan=loan-1',
    reads: { ...LOAN, ...METHODS, 'GET /api/payment/fundingaccounts/*': none },
    ready: async (user) => {
      await screen.findByRole('radio', { name: 'A new debit card' });
      await typeCard(user);
      await put('Name on the card', 'Ada Borrower');
    },
    press: pressButton('Continue'),
    refused: NOT_SAVED,
    open: NOT_ARRIVED,
    isAsked: true,
    isKeyed: true,
    keeps: keepsCard,
    good: { body: aCreatedCard(), says: /Review your payment/ },
  },
  'a guest’s card': {
    call: 'POST fundingaccounts',
    sends: 'POST /api/payment/fundingaccounts',
    isVisitors: true,
    address: '/pay/mode',
    before: () => holdsTicket(),
    reads: { 'POST /api/payment/loan/findmyloan': aLoanFound(), 'GET /api/payment/fundingaccounts/*': none },
    ready: async (user) => {
      await screen.findByRole('radio', { name: 'A new debit card' });
      await typeCard(user);
    },
    press: pressButton('Continue'),
    refused: NOT_SAVED,
    open: NOT_ARRIVED,
    isAsked: true,
    isKeyed: true,
    keeps: keepsCard,
    without: ['401 always'], // Same reason as for a guest's payment.
  },
  'a card for a fee': {
    call: 'POST fundingaccounts',
    sends: 'POST /api/payment/fundingaccounts',
    isVisitors: true,
    address: '/pay/fees/link-1/mode',
    reads: {
      'GET /api/payment/loan/verify/link-1': { state: 'due', fee: aFee() },
      'GET /api/payment/fundingaccounts/*': none,
    },
    ready: async (user) => {
      await screen.findByRole('radio', { name: 'A new debit card' });
      await typeCard(user);
    },
    press: pressButton('Continue'),
    refused: NOT_SAVED,
    open: NOT_ARRIVED,
    isAsked: true,
    isKeyed: true,
    keeps: keepsCard,
  },
  'a card to keep': {
    call: 'POST customers/{customerIdentifier}',
    sends: 'POST /api/payment/customers/C-1',
    isWrite: (body) => action(body) === 'create',
    address: '/accounts/card/add',
    reads: { 'GET /api/payment/customers/C-1': aCustomer(), 'GET /api/payment/fundingaccounts/*': none, ...METHODS },
    ready: async (user) => {
      await screen.findByRole('checkbox', { name: /^Billing address is/ });
      await typeCard(user);
    },
    press: pressButton('Save card'),
    refused: NOT_SAVED,
    open: NOT_ARRIVED,
    isAsked: true,
    isKeyed: true,
    keeps: keepsCard,
    good: { body: aCreatedCard(), says: /Visa ending in 5556 is saved/ },
  },
  'a bank account to keep': {
    call: 'POST customers/{customerIdentifier}',
    sends: 'POST /api/payment/customers/C-1',
    isWrite: (body) => action(body) === 'create',
    address: '/accounts/ach/add',
    reads: { 'GET /api/payment/customers/C-1': aCustomer(), 'GET /api/payment/fundingaccounts/*': none, ...METHODS },
    ready: async () => {
      await typeBank();
      await screen.findByDisplayValue('Ada Borrower');
    },
    press: pressButton('Save bank account'),
    refused: NOT_SAVED,
    open: NOT_ARRIVED,
    isAsked: true,
    isKeyed: true,
    keeps: () => expect(screen.getByLabelText('Account number', { selector: 'input' })).toHaveValue('000123456789'),
  },
  'a change of a card': {
    call: 'PUT customers/{customerIdentifier}/fundingaccounts/{id}',
    sends: 'PUT /api/payment/customers/C-1/fundingaccounts/fa-card',
    address: '/accounts/card/edit?id=fa-card',
    reads: { 'GET /api/payment/customers/C-1/fundingaccounts/fa-card': aSavedCard(ADDRESS as object), ...METHODS },
    ready: () => put('City', 'Peoria'),
    press: pressButton('Save changes'),
    refused: NOT_SAVED,
    open: /We could not find out whether your changes were saved\. They are still here/,
    keeps: () => expect(screen.getByLabelText('City')).toHaveValue('Peoria'),
    good: { body: aSavedCard(ADDRESS as object), says: /Visa ending in 4242 is saved/ },
  },
  'a change of a bank account': {
    call: 'PUT customers/{customerIdentifier}/fundingaccounts/{id}',
    sends: 'PUT /api/payment/customers/C-1/fundingaccounts/fa-bank',
    address: '/accounts/ach/edit?id=fa-bank',
    reads: { 'GET /api/payment/customers/C-1/fundingaccounts/fa-bank': aSavedBank(), ...METHODS },
    ready: () => put('Name on the account', 'Grace Borrower'),
    press: pressButton('Save changes'),
    refused: NOT_SAVED,
    open: /We could not find out whether your changes were saved\. They are still here/,
    keeps: () => expect(screen.getByLabelText('Name on the account')).toHaveValue('Grace Borrower'),
  },
  'removing a payment method': {
    isInToast: true,
    call: 'DELETE customers/{customerIdentifier}/fundingaccounts/{id}',
    sends: 'DELETE /api/payment/customers/C-1/fundingaccounts/fa-card',
    address: '/accounts/list',
    reads: { ...METHODS, 'GET /api/payment/customers/C-1/fundingaccounts/fa-card': aSavedCard() },
    press: async (user) => {
      await pressButton('Remove')(user);
      await confirm(user, /^Remove/);
    },
    // The specification prescribes this text for every error.
    refused: /Error occured on deleting funding account/,
    open: /Error occured on deleting funding account/,
    without: ['204 none'],
  },
};
