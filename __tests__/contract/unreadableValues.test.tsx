/** When amounts, documents or an error cannot be read, the borrower is told so and given a phone number, and the rest of the page stays. */
import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';

import type { LoanServicing } from '#contract/borrower/loans.ts';
import { aLoan, aRecentPayment, stubLoan, stubLoans, stubProfile, stubOptionalLoans } from '../support/backends/borrower.ts';
import {
  aDocument,
  stubUpload,
  aRequest,
  aTask,
  stubDocumentRequests,
  stubDocumentTypes,
  stubOptionalDocumentTypes,
} from '../support/backends/docuSafe.ts';
import { aHome, stubReportPart, stubHomeReport } from '../support/backends/homeValuation.ts';
import {
  anIncomeCheck,
  stubDocumentUpload,
  anIncomeDocument,
  stubIncomeCheck,
  storeContactTicket,
  incomeStep,
  stubOptionalIncomeCheck,
} from '../support/backends/income.ts';
import {
  aField,
  aPaystub,
  aReadIncomeDocument,
  fieldsOf,
  stubMissingPageImages,
  stubDocumentDetails,
  PAYSTUB_VALUES,
} from '../support/backends/incomeDocuments.ts';
import {
  aSavedBank,
  aSavedCard,
  stubMethods,
  stubMethodsPage,
  setXsrfCookie,
  stubPaymentOutcome,
} from '../support/backends/payment.ts';
import { aPreference, aPrivacyState, stubPrivacyPreference } from '../support/backends/privacy.ts';
import { sendFormsAsText } from '../support/sendFormsAsText.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { openMethodChoice, openReview, waitForRequests } from '../features/pay/payJourney.tsx';

beforeAll(sendFormsAsText);
beforeEach(setXsrfCookie);

/** Casts a value that breaks the contract, which no type would allow. */
const offContract = (value: unknown) => value as never;
const CALL = '(216) 555-0142';
const main = () => within(screen.getByRole('main'));

const today = aRecentPayment('2026-11-21');
const PAYMENTS: [string, unknown][] = [
  ['null', null],
  ['an empty object', {}],
  ['a text', 'paid'],
  ['an amount that is a number', { ...today, amount: 12 }],
  ['no amount', { ...today, amount: undefined }],
  ['a new state', { ...today, state: 'reversed' }],
  ['a new kind', { ...today, kind: 'escrow' }],
  ['a new kind of method', { ...today, method: { ...today.method, type: 'WIRE' } }],
];
const withPayments = (payments: unknown, changes: Partial<LoanServicing> = {}) =>
  aLoan({}, { recentPayments: offContract(payments), ...changes });
const UNCLEAR = 'A payment on this loan can’t be shown here.';

describe('a payment that cannot be read', () => {
  beforeEach(() => void stubProfile());

  test.each(PAYMENTS)('next to a readable one: the list shows both, with the receipt: %s', async (_what, entry) => {
    stubLoans(withPayments([entry, today], { dueDate: '2026-12-27', daysUntilDueDate: 36 }));
    renderPortal('/loans');
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('You paid $1,992.67 today.')).toBeVisible();
    expect(card.getByRole('link', { name: /^See the receipt/ })).toHaveAttribute(
      'href',
      `/loans/loan-1/receipts/${today.reference}`,
    );
    expect(card.getByText(/Nothing is due before then/)).toBeVisible();
    expect(card.getByText(UNCLEAR)).toBeVisible();
    expect(card.getByRole('link', { name: CALL })).toBeVisible();
  });

  test.each([...PAYMENTS.map(([what, entry]): [string, unknown] => [what, [entry]]), ['no list', { count: 1 }] as const])(
    'alone: the Pay button is not shown as if nothing was paid: %s',
    async (_what, payments) => {
      stubLoans(withPayments(payments));
      renderPortal('/loans');
      const card = within(await screen.findByRole('article'));
      expect(card.getByText(UNCLEAR)).toBeVisible();
      const pay = card.getByRole('link', { name: /^Pay \$1,992\.67/ });
      expect(pay).toHaveClass('MuiButton-outlined');
      expect(pay).toHaveAttribute('href', '/pay/details?loan=loan-1');
    },
  );

  test('has a row among the payments on the loan’s page', async () => {
    stubLoan(withPayments([null, today]));
    renderPortal('/loans/loan-1');
    expect(await screen.findByText(UNCLEAR)).toBeVisible();
    const rows = within(screen.getByRole('heading', { name: 'Payments made here' }).closest('section')!).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'A payment that can’t be shown here. Call us to know its date and amount.',
      'Nov 21, 2026Visa ending in 4242$1,992.67',
    ]);
  });
});

test.each([
  ['the amount due page', '/pay/details?loan=loan-1'],
  ['the payment loan list', '/pay'],
])('an unreadable payment is mentioned before paying on %s', async (_page, address) => {
  stubProfile();
  const [loan, other] = [withPayments([null]), aLoan({ loanIdentifier: 'loan-2' })];
  if (address === '/pay') stubLoans(loan, other);
  else stubLoan(loan);
  renderPortal(address);
  expect(await screen.findByText(UNCLEAR)).toBeVisible();
  const [way] = screen.getAllByRole('link', { name: address === '/pay' ? /^Pay \$/ : 'Continue' });
  expect(way).toHaveClass('MuiButton-outlined');
});

test('an unreadable payment is mentioned at the method and confirmed before another payment', async () => {
  const portal = openMethodChoice(withPayments([null]));
  expect(await screen.findByText(UNCLEAR)).toBeVisible();
  portal.unmount();
  nock.cleanAll();
  const { user } = await openReview('Debit: Visa ending in 4242', withPayments([null]));
  expect(screen.getByText(UNCLEAR)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pay $1,992.67' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/may be paid already. Before you pay, ask us/);
});

test.each([
  ['the amount due', { totalAmountDue: offContract(12) }],
  ['the servicer', { servicedBy: offContract('SOMEBODY') }],
])('when %s cannot be read, the loan is shown as neither due nor paid', async (_what, servicing) => {
  stubProfile();
  stubLoans(aLoan({}, servicing));
  renderPortal('/loans');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Can’t be shown right now')).toBeVisible();
  expect(card.getByRole('link', { name: CALL })).toBeVisible();
  expect(card.queryByText(/Nothing/)).toBeNull();
  expect(card.queryByRole('link', { name: /^Pay/ })).toBeNull();
});

describe('loans that cannot be read', () => {
  const { loanServicings: _left, ...bare } = aLoan({ loanIdentifier: 'loan-2' });
  const list = () => stubLoans(offContract(null), offContract(bare), aLoan());
  beforeEach(() => void stubProfile());

  test('the other loans are shown, and the unreadable ones are counted', async () => {
    list();
    renderPortal('/loans');
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('2 of your loans can’t be shown right now')).toBeVisible();
    expect(main().getByRole('link', { name: CALL })).toBeVisible();
  });

  test.each(['/loans', '/pay', '/loans/top-bar', '/home-valuation-report'])(
    'a list with only unreadable loans at %s does not say "no loans"',
    async (address) => {
      stubLoans(offContract(null));
      const portal = renderPortal(address);
      expect(await screen.findByText('One of your loans can’t be shown right now')).toBeVisible();
      await waitForRequests(portal);
      expect(screen.queryByText(/do not have a loan|None of your loans|There is no home/)).toBeNull();
      expect(window.location.pathname).toBe(address);
    },
  );

  test.each(['/pay', '/loans/top-bar', '/home-valuation-report'])('%s also counts the unreadable loans', async (address) => {
    if (address === '/home-valuation-report') stubHomeReport();
    list();
    const portal = renderPortal(address);
    expect(await screen.findByText('2 of your loans can’t be shown right now')).toBeVisible();
    await waitForRequests(portal);
    expect(window.location.pathname).toBe(address);
  });

  test('a response that is not a list shows an error', async () => {
    nock('http://localhost').get('/api/borrower/BorrowerLoan/all').reply(200, {});
    renderPortal('/loans');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

const METHODS = [
  aSavedCard(),
  aSavedBank({ accountSubtype: offContract('MONEY_MARKET') }),
  aSavedCard({ id: 'new', accountNumber: '1881', status: offContract('FROZEN') }),
];

test('unreadable payment methods are counted, and an unknown status does not blame the bank', async () => {
  stubProfile();
  stubMethodsPage(METHODS);
  renderPortal('/accounts/list');
  expect(await screen.findByText('One of your payment methods can’t be shown right now')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Your payment methods' })).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Can’t be used here right now. Ask us why, or use another method.')).toBeVisible();
});

test('a single unreadable payment method does not show an empty list', async () => {
  stubProfile();
  stubMethodsPage(METHODS.slice(1, 2));
  renderPortal('/accounts/list');
  expect(await screen.findByText('One of your payment methods can’t be shown right now')).toBeVisible();
  expect(screen.queryByText('You have no payment methods yet.')).toBeNull();
});

test('the method step counts unreadable payment methods', async () => {
  stubProfile();
  nock('http://localhost')
    .persist()
    .post('/api/borrower/BorrowerLoan')
    .reply(200, aLoan() as never);
  stubMethods(METHODS);
  renderPortal('/pay/mode?loan=loan-1');
  expect(await screen.findByText('One of your payment methods can’t be shown right now')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Debit: Visa ending in 4242' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: /ending in 1881/ })).toBeDisabled();
});

test('with only an unreadable method, the method step still accepts a new one', async () => {
  stubProfile();
  nock('http://localhost')
    .persist()
    .post('/api/borrower/BorrowerLoan')
    .reply(200, aLoan() as never);
  stubMethods(METHODS.slice(1, 2));
  renderPortal('/pay/mode?loan=loan-1');
  expect(await screen.findByText('One of your payment methods can’t be shown right now')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'A new debit card' })).toBeEnabled();
});

test('an unknown decline reason has its own text, different from "no reason"', async () => {
  stubProfile();
  stubPaymentOutcome([], (key) => ({
    status: 200,
    body: { key, state: 'failed', loanIdentifier: 'loan-1', reason: 'velocityLimit' },
  }));
  const portal = renderPortal('/pay/fail?ref=b4b0b3ae-0000-4000-8000-000000000001');
  expect(await screen.findByText(/There is a reason, but we can’t show it here/)).toBeVisible();
  expect(screen.getByText('No money has been taken.')).toBeVisible();
  expect(screen.queryByText(/gave no reason/)).toBeNull();
  await waitForRequests(portal);
});

test('unreadable requests, tasks, documents and notes are mentioned', async () => {
  stubProfile();
  stubOptionalLoans();
  stubDocumentTypes();
  stubDocumentRequests([
    offContract(null),
    aRequest({
      purpose: offContract('renovation'),
      notes: [offContract({})],
      tasks: [
        aTask({ documents: [aDocument({ state: offContract('lost') }), offContract({ documentId: 'x' })], documentCount: 2 }),
        offContract({ taskId: 'task-2' }),
        aTask({ taskId: 'task-3', title: 'Photo ID', state: offContract('expired') }),
      ],
    }),
  ]);
  renderPortal('/document-requests');
  expect(await screen.findByText('One request for documents can’t be shown right now')).toBeVisible();
  expect(screen.getByText('Documents that we need for 418 Maple Street')).toBeVisible();
  expect(screen.getByText('One thing that is asked for can’t be shown right now')).toBeVisible();
  expect(screen.getByText(/A document that you sent can’t be shown here. We have it/)).toBeVisible();
  expect(screen.getByText('paystub.pdf')).toBeVisible();
  expect(screen.getByText('A note that can’t be shown here. Ask your loan officer.')).toBeVisible();
  const state = 'Can’t be shown here. Ask your loan officer.';
  expect(within(screen.getByText('paystub.pdf').closest('li')!).getByText(state)).toBeVisible();
  expect(within(screen.getByRole('region', { name: /Photo ID/ })).getAllByText(state).length).toBeGreaterThan(0);
});

test.each([
  ['a task', { tasks: [aTask({ state: 'uploaded' }), offContract(null)] }],
  ['the state of a task', { tasks: [aTask({ state: 'uploaded' }), aTask({ taskId: '2', state: offContract('expired') })] }],
])('the officer is not told that everything is in when %s cannot be read', async (_what, changes) => {
  stubProfile();
  stubOptionalLoans();
  stubDocumentTypes();
  stubDocumentRequests([aRequest(changes)]);
  const told: never[] = [];
  stubUpload(told, 200, { state: 'told' }, { name: 'sendDocumentsUploadedEmail' });
  const portal = renderPortal('/document-requests');
  await screen.findByRole('region', { name: '1. Bank statement' });
  await waitForRequests(portal);
  expect(told).toEqual([]);
  nock.cleanAll();
});

test('unknown doubts, findings and warnings of a paystub are shown, and unreadable parts mentioned', async () => {
  storeContactTicket();
  stubMissingPageImages();
  const fields = fieldsOf(PAYSTUB_VALUES, [aField('gross', '2920.00', { doubt: offContract('smudged') })]);
  const stub = aPaystub({
    fields: [...fields, offContract({ name: 'commission', value: '12.00' })],
    findings: [offContract('roundNumbers')],
  });
  const paper = aReadIncomeDocument({ paystubs: [stub, offContract(null)], warnings: [offContract('tilted')] });
  stubIncomeCheck(anIncomeCheck({ papers: [anIncomeDocument({ documentId: paper.documentId }), offContract({})] }));
  stubOptionalIncomeCheck(anIncomeCheck({ papers: [anIncomeDocument({ documentId: paper.documentId }), offContract({})] }));
  stubDocumentDetails(paper);
  renderPortal(incomeStep('documents-summary'), { signedIn: false });
  const gross = await screen.findByLabelText('Gross this period', { selector: 'input' });
  expect(gross).toHaveAccessibleDescription(/It may not be right. Compare it with your paystub./);
  expect(screen.getByText(/Something on this paystub does not fit/)).toBeVisible();
  expect(screen.getByText(/This picture is hard to read/)).toBeVisible();
  expect(screen.getByText(/We read more from this paystub than we can show here/)).toBeVisible();
  expect(screen.getByText('This file has a paystub that can’t be shown here')).toBeVisible();
  expect(screen.getByText('A file that you sent can’t be shown right now')).toBeVisible();
});

const NOT_RECEIPTS: [string, unknown][] = [
  ['an empty object', {}],
  ['null', null],
  ['an error with 200', { error: 'disk full' }],
  ['a page', 'thank you'],
];

test.each([
  ...NOT_RECEIPTS,
  ['an empty list', []] as const,
  ['something without an identifier', [{ fileName: 'a.jpg' }]] as const,
])('a paystub upload is not "sent" when the response is %s', async (_what, answer) => {
  storeContactTicket();
  stubIncomeCheck(anIncomeCheck());
  stubOptionalIncomeCheck();
  const sent: never[] = [];
  stubDocumentUpload(sent, 200, answer);
  const { user } = renderPortal(incomeStep('documents-upload'), { signedIn: false });
  const input = await screen.findByLabelText('Choose files: Your paystubs', { selector: 'input' });
  await user.upload(input, new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'a.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await screen.findByText(/We will try this file again/)).toBeVisible();
  expect(screen.queryByText(/was sent|were sent/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel a.jpg' }));
});

test.each([...NOT_RECEIPTS, ['another task', aTask({ taskId: 'task-9' })] as const])(
  'a document upload is not "sent" when the response is %s',
  async (_what, answer) => {
    stubProfile();
    stubOptionalLoans();
    stubDocumentTypes();
    stubDocumentRequests([aRequest()]);
    nock('http://localhost')
      .get(/getFollowUpTasks/)
      .times(5)
      .optionally()
      .reply(200, [aRequest()] as never);
    stubOptionalDocumentTypes();
    const sent: never[] = [];
    stubUpload(sent, 200, answer);
    const { user } = renderPortal('/document-requests');
    const input = await screen.findByLabelText('Choose files: Bank statement', { selector: 'input' });
    await user.upload(input, new File(['%PDF-1.7 a'], 'a.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await screen.findByText(/We will try this file again/)).toBeVisible();
    expect(screen.queryByText(/was sent|were sent/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel a.pdf' }));
  },
);

test.each([
  ['an empty object', {}],
  ['no estimate and no reason', { ...aHome(), estimate: undefined }],
  ['a lien of a new kind', { ...aHome(), liens: [{ kind: 'solarLoan', balance: '1.00', asOf: '2026-11-24' }] }],
])('the home value is not shown as missing because of %s', async (_what, answer) => {
  stubProfile();
  stubLoans(aLoan());
  stubReportPart('contactowner/details', 500, { errors: ['No.'], errorId: 'e' });
  stubReportPart('homeEquity', 200, answer);
  renderPortal('/home-valuation-report');
  expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0);
  expect(screen.queryByText(/There is no estimate/)).toBeNull();
});

test('an unreadable privacy choice is mentioned, and the others can be changed', async () => {
  stubProfile();
  stubPrivacyPreference(
    aPreference([], {
      choices: [
        offContract({ choice: 'aiTraining', isAllowed: true }),
        aPrivacyState('marketingByMail', { isAllowed: true, by: offContract('regulator'), since: '2026-11-03' }),
      ],
    }),
  );
  renderPortal('/privacy-preferences');
  expect(await screen.findByRole('switch', { name: 'Offers by mail' })).toBeEnabled();
  expect(screen.getByText('One more choice of yours can’t be shown right now')).toBeVisible();
  expect(screen.getByText('On. Who chose it can’t be shown here.')).toBeVisible();
});
