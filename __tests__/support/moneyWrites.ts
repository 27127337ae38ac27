/** Writes about payments and about the cards and bank accounts used for them. */
import { fireEvent, screen } from '@testing-library/react';

import { aLoan } from './backends/borrower.ts';
import { aFee, aLoanFound, storeTicket } from './backends/guests.ts';
import { aCreatedCard, aCustomer, aSavedBank, aSavedCard } from './backends/payment.ts';
import { clickInDialog, clickButton, type UserEvents, type Write } from './everyFault.ts';

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
const fillField = async (label: string | RegExp, value: string) => fireEvent.change(await field(label), { target: { value } });

async function typeCard(user: UserEvents) {
  const choice = screen.queryByRole('radio', { name: 'A new debit card' });
  if (choice !== null) await user.click(choice);
  await fillField('Card number', '4000056655665556');
  await fillField('Expires', '1239');
  await fillField(/^Security code/, '123');
}
const expectCardKept = () => {
  expect(screen.getByLabelText('Card number')).toHaveValue('4000 0566 5566 5556');
  expect(screen.getByLabelText(/^Security code/, { selector: 'input' })).toHaveValue('123');
};
async function typeBank() {
  await fillField('Name on the account', 'Ada Borrower');
  await fillField('Bank name', 'First Test Bank');
  await fillField('Routing number', '021000021');
  await fillField('Account number', '000123456789');
  fireEvent.click(screen.getByRole('radio', { name: 'Checking' }));
}

async function continueToReview(user: UserEvents) {
  await screen.findByRole('radio', { name: 'A new debit card' });
  await typeCard(user);
  await clickButton('Continue')(user);
  await screen.findByRole('heading', { name: /^Review your/ });
}

const PAYMENT_REFUSED = /Your payment was not accepted\. No money has been taken/;
const NOT_RECEIVED = /We didn’t get your payment\. No money has been taken\. You can send it again/;
const NOT_SAVED = /Nothing was saved or sent/;
const METHOD_NOT_RECEIVED = /This did not reach us, so nothing was saved\. Send it again/;

const FEE: Write = {
  contractKey: 'POST feepayment',
  request: 'POST /api/payment/feepayment',
  address: '/pay/fees/link-1/mode',
  reads: {
    'GET /api/payment/loan/verify/link-1': { state: 'due', fee: aFee() },
    'POST /api/payment/fundingaccounts': aCreatedCard(),
    'GET /api/payment/feepayment/*': none,
  },
  prepare: continueToReview,
  click: clickButton('Pay $575.00'),
  refused: PAYMENT_REFUSED,
  unknownOutcome: NOT_RECEIVED,
  checksOutcome: true,
  isKeyed: true,
};

export const moneyWrites: Record<string, Write> = {
  'a payment': {
    contractKey: 'POST guestpayment',
    request: 'POST /api/payment/guestpayment',
    address: '/pay/mode?loan=loan-1',
    reads: { ...LOAN, ...METHODS, 'GET /api/payment/guestpayment/*': none },
    prepare: async (user) => {
      await user.click(await screen.findByRole('radio', { name: 'Debit: Visa ending in 4242' }));
      await clickButton('Continue')(user);
    },
    click: clickButton('Pay $1,992.67'),
    refused: PAYMENT_REFUSED,
    unknownOutcome: NOT_RECEIVED,
    checksOutcome: true,
    isKeyed: true,
    expectInputKept: () =>
      expect(screen.getByText('From', { selector: 'dt' }).nextElementSibling).toHaveTextContent('Visa ending in 4242'),
  },
  'a guest’s payment': {
    contractKey: 'POST guestpayment',
    request: 'POST /api/payment/guestpayment',
    isVisitor: true,
    address: '/pay/mode',
    before: () => storeTicket(),
    reads: {
      'POST /api/payment/loan/findmyloan': aLoanFound(),
      'POST /api/payment/fundingaccounts': aCreatedCard(),
      'GET /api/payment/guestpayment/*': none,
    },
    prepare: continueToReview,
    click: clickButton('Pay $1,992.67'),
    refused: PAYMENT_REFUSED,
    unknownOutcome: NOT_RECEIVED,
    checksOutcome: true,
    isKeyed: true,
    skippedFaults: ['401 always'], // A 401 here concerns the ticket, which the guest must renew; `TicketGate.test.tsx` tests that.
  },
  'a payment of a fee': {
    ...FEE,
    isVisitor: true,
  },
  'a fee, by somebody who is signed in': FEE,
  'a card for one payment': {
    contractKey: 'POST fundingaccounts',
    request: 'POST /api/payment/fundingaccounts',
    address: '/pay/mode?loan=loan-1',
    reads: { ...LOAN, ...METHODS, 'GET /api/payment/fundingaccounts/*': none },
    prepare: async (user) => {
      await screen.findByRole('radio', { name: 'A new debit card' });
      await typeCard(user);
      await fillField('Name on the card', 'Ada Borrower');
    },
    click: clickButton('Continue'),
    refused: NOT_SAVED,
    unknownOutcome: METHOD_NOT_RECEIVED,
    checksOutcome: true,
    isKeyed: true,
    expectInputKept: expectCardKept,
    success: { body: aCreatedCard(), says: /Review your payment/ },
  },
  'a guest’s card': {
    contractKey: 'POST fundingaccounts',
    request: 'POST /api/payment/fundingaccounts',
    isVisitor: true,
    address: '/pay/mode',
    before: () => storeTicket(),
    reads: { 'POST /api/payment/loan/findmyloan': aLoanFound(), 'GET /api/payment/fundingaccounts/*': none },
    prepare: async (user) => {
      await screen.findByRole('radio', { name: 'A new debit card' });
      await typeCard(user);
    },
    click: clickButton('Continue'),
    refused: NOT_SAVED,
    unknownOutcome: METHOD_NOT_RECEIVED,
    checksOutcome: true,
    isKeyed: true,
    expectInputKept: expectCardKept,
    skippedFaults: ['401 always'], // Same reason as for a guest's payment.
  },
  'a card for a fee': {
    contractKey: 'POST fundingaccounts',
    request: 'POST /api/payment/fundingaccounts',
    isVisitor: true,
    address: '/pay/fees/link-1/mode',
    reads: {
      'GET /api/payment/loan/verify/link-1': { state: 'due', fee: aFee() },
      'GET /api/payment/fundingaccounts/*': none,
    },
    prepare: async (user) => {
      await screen.findByRole('radio', { name: 'A new debit card' });
      await typeCard(user);
    },
    click: clickButton('Continue'),
    refused: NOT_SAVED,
    unknownOutcome: METHOD_NOT_RECEIVED,
    checksOutcome: true,
    isKeyed: true,
    expectInputKept: expectCardKept,
  },
  'a card to keep': {
    contractKey: 'POST customers/{customerIdentifier}',
    request: 'POST /api/payment/customers/C-1',
    isWrite: (body) => action(body) === 'create',
    address: '/accounts/card/add',
    reads: { 'GET /api/payment/customers/C-1': aCustomer(), 'GET /api/payment/fundingaccounts/*': none, ...METHODS },
    prepare: async (user) => {
      await screen.findByRole('checkbox', { name: /^Billing address is/ });
      await typeCard(user);
    },
    click: clickButton('Save card'),
    refused: NOT_SAVED,
    unknownOutcome: METHOD_NOT_RECEIVED,
    checksOutcome: true,
    isKeyed: true,
    expectInputKept: expectCardKept,
    success: { body: aCreatedCard(), says: /Visa ending in 5556 is saved/ },
  },
  'a bank account to keep': {
    contractKey: 'POST customers/{customerIdentifier}',
    request: 'POST /api/payment/customers/C-1',
    isWrite: (body) => action(body) === 'create',
    address: '/accounts/ach/add',
    reads: { 'GET /api/payment/customers/C-1': aCustomer(), 'GET /api/payment/fundingaccounts/*': none, ...METHODS },
    prepare: async () => {
      await typeBank();
      await screen.findByDisplayValue('Ada Borrower');
    },
    click: clickButton('Save bank account'),
    refused: NOT_SAVED,
    unknownOutcome: METHOD_NOT_RECEIVED,
    checksOutcome: true,
    isKeyed: true,
    expectInputKept: () => expect(screen.getByLabelText('Account number', { selector: 'input' })).toHaveValue('000123456789'),
  },
  'a change of a card': {
    contractKey: 'PUT customers/{customerIdentifier}/fundingaccounts/{id}',
    request: 'PUT /api/payment/customers/C-1/fundingaccounts/fa-card',
    address: '/accounts/card/edit?id=fa-card',
    reads: { 'GET /api/payment/customers/C-1/fundingaccounts/fa-card': aSavedCard(ADDRESS as object), ...METHODS },
    prepare: () => fillField('City', 'Peoria'),
    click: clickButton('Save changes'),
    refused: NOT_SAVED,
    unknownOutcome: /We could not find out whether your changes were saved\. They are still here/,
    expectInputKept: () => expect(screen.getByLabelText('City')).toHaveValue('Peoria'),
    success: { body: aSavedCard(ADDRESS as object), says: /Visa ending in 4242 is saved/ },
  },
  'a change of a bank account': {
    contractKey: 'PUT customers/{customerIdentifier}/fundingaccounts/{id}',
    request: 'PUT /api/payment/customers/C-1/fundingaccounts/fa-bank',
    address: '/accounts/ach/edit?id=fa-bank',
    reads: { 'GET /api/payment/customers/C-1/fundingaccounts/fa-bank': aSavedBank(), ...METHODS },
    prepare: () => fillField('Name on the account', 'Grace Borrower'),
    click: clickButton('Save changes'),
    refused: NOT_SAVED,
    unknownOutcome: /We could not find out whether your changes were saved\. They are still here/,
    expectInputKept: () => expect(screen.getByLabelText('Name on the account')).toHaveValue('Grace Borrower'),
  },
  'removing a payment method': {
    isInToast: true,
    contractKey: 'DELETE customers/{customerIdentifier}/fundingaccounts/{id}',
    request: 'DELETE /api/payment/customers/C-1/fundingaccounts/fa-card',
    address: '/accounts/list',
    reads: { ...METHODS, 'GET /api/payment/customers/C-1/fundingaccounts/fa-card': aSavedCard() },
    click: async (user) => {
      await clickButton('Remove')(user);
      await clickInDialog(user, /^Remove/);
    },
    // The specification prescribes this text for every error.
    refused: /Error occured on deleting funding account/,
    unknownOutcome: /Error occured on deleting funding account/,
    skippedFaults: ['204 none'],
  },
};
