/** When amounts, documents or an error cannot be read, the borrower is told so and given a phone number, and the rest of the page stays. */
import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';

import type { LoanServicing } from '#contract/borrower/loans.ts';
import { aLoan, aRecentPayment, hasLoan, hasLoans, hasProfile, mayBeAskedForLoans } from '../support/backends/borrower.ts';
import {
  aDocument,
  answersUpload,
  aRequest,
  aTask,
  hasRequests,
  hasTypes,
  mayBeAskedForTypes,
} from '../support/backends/docuSafe.ts';
import { aHome, answersPart, hasReport } from '../support/backends/homeValuation.ts';
import {
  anIncomeCheck,
  answersPapers,
  aPaper,
  hasIncomeCheck,
  hasTicket,
  incomeStep,
  mayHaveIncomeCheck,
} from '../support/backends/income.ts';
import { aField, aPaystub, aReadPaper, fieldsOf, hasNoPictures, hasPaper, VALUES } from '../support/backends/incomePapers.ts';
import { aSavedBank, aSavedCard, hasMethods, hasShownPage, hasXsrfCookie, knowsOutcome } from '../support/backends/payment.ts';
import { aPreference, aState, hasPreference } from '../support/backends/privacy.ts';
import { sendFormsAsText } from '../support/formsAsText.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { atMode, atReview, quiet } from '../features/pay/payJourney.tsx';

beforeAll(sendFormsAsText);
beforeEach(hasXsrfCookie);

/** Casts a value that breaks the contract, which no type would allow. */
const odd = (value: unknown) => value as never;
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
  aLoan({}, { recentPayments: odd(payments), ...changes });
const UNCLEAR = 'A payment on this loan can’t be shown here.';

describe('a payment that cannot be read', () => {
  beforeEach(() => void hasProfile());

  test.each(PAYMENTS)('beside one that can: both are told on the list, with the receipt: %s', async (_what, entry) => {
    hasLoans(withPayments([entry, today], { dueDate: '2026-12-27', daysUntilDueDate: 36 }));
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
    'alone: paying is not offered as if nothing was paid: %s',
    async (_what, payments) => {
      hasLoans(withPayments(payments));
      renderPortal('/loans');
      const card = within(await screen.findByRole('article'));
      expect(card.getByText(UNCLEAR)).toBeVisible();
      const pay = card.getByRole('link', { name: /^Pay \$1,992\.67/ });
      expect(pay).toHaveClass('MuiButton-outlined');
      expect(pay).toHaveAttribute('href', '/pay/details?loan=loan-1');
    },
  );

  test('on the loan’s page it has a row among the payments', async () => {
    hasLoan(withPayments([null, today]));
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
  ['what is owed', '/pay/details?loan=loan-1'],
  ['the choice of a loan', '/pay'],
])('a payment that cannot be read is told before paying: %s', async (_page, address) => {
  hasProfile();
  const [loan, other] = [withPayments([null]), aLoan({ loanIdentifier: 'loan-2' })];
  if (address === '/pay') hasLoans(loan, other);
  else hasLoan(loan);
  renderPortal(address);
  expect(await screen.findByText(UNCLEAR)).toBeVisible();
  const [way] = screen.getAllByRole('link', { name: address === '/pay' ? /^Pay \$/ : 'Continue' });
  expect(way).toHaveClass('MuiButton-outlined');
});

test('a payment that cannot be read is told at the method, and asked about before another one is sent', async () => {
  const portal = atMode(withPayments([null]));
  expect(await screen.findByText(UNCLEAR)).toBeVisible();
  portal.unmount();
  nock.cleanAll();
  const { user } = await atReview('Debit: Visa ending in 4242', withPayments([null]));
  expect(screen.getByText(UNCLEAR)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pay $1,992.67' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/may be paid already. Before you pay, ask us/);
});

test.each([
  ['what is due', { totalAmountDue: odd(12) }],
  ['who takes the payments', { servicedBy: odd('SOMEBODY') }],
])('%s cannot be read: neither due nor paid', async (_what, servicing) => {
  hasProfile();
  hasLoans(aLoan({}, servicing));
  renderPortal('/loans');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Can’t be shown right now')).toBeVisible();
  expect(card.getByRole('link', { name: CALL })).toBeVisible();
  expect(card.queryByText(/Nothing/)).toBeNull();
  expect(card.queryByRole('link', { name: /^Pay/ })).toBeNull();
});

describe('loans that cannot be read', () => {
  const { loanServicings: _left, ...bare } = aLoan({ loanIdentifier: 'loan-2' });
  const list = () => hasLoans(odd(null), odd(bare), aLoan());
  beforeEach(() => void hasProfile());

  test('the others are shown, and these are there', async () => {
    list();
    renderPortal('/loans');
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('2 of your loans can’t be shown right now')).toBeVisible();
    expect(main().getByRole('link', { name: CALL })).toBeVisible();
  });

  test.each(['/loans', '/pay', '/loans/top-bar', '/home-valuation-report'])(
    'none is left, at %s: not "no loans"',
    async (address) => {
      hasLoans(odd(null));
      const portal = renderPortal(address);
      expect(await screen.findByText('One of your loans can’t be shown right now')).toBeVisible();
      await quiet(portal);
      expect(screen.queryByText(/do not have a loan|None of your loans|There is no home/)).toBeNull();
      expect(window.location.pathname).toBe(address);
    },
  );

  test.each(['/pay', '/loans/top-bar', '/home-valuation-report'])('%s says so, too', async (address) => {
    if (address === '/home-valuation-report') hasReport();
    list();
    const portal = renderPortal(address);
    expect(await screen.findByText('2 of your loans can’t be shown right now')).toBeVisible();
    await quiet(portal);
    expect(window.location.pathname).toBe(address);
  });

  test('an answer that is no list is not believed', async () => {
    nock('http://localhost').get('/api/borrower/BorrowerLoan/all').reply(200, {});
    renderPortal('/loans');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

const METHODS = [
  aSavedCard(),
  aSavedBank({ accountSubtype: odd('MONEY_MARKET') }),
  aSavedCard({ id: 'new', accountNumber: '1881', status: odd('FROZEN') }),
];

test('payment methods: the others are shown, the odd one is there, and a new status is no reason to blame the bank', async () => {
  hasProfile();
  hasShownPage(METHODS);
  renderPortal('/accounts/list');
  expect(await screen.findByText('One of your payment methods can’t be shown right now')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Your payment methods' })).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Can’t be used here right now. Ask us why, or use another method.')).toBeVisible();
});

test('the only payment method cannot be read: not "none"', async () => {
  hasProfile();
  hasShownPage(METHODS.slice(1, 2));
  renderPortal('/accounts/list');
  expect(await screen.findByText('One of your payment methods can’t be shown right now')).toBeVisible();
  expect(screen.queryByText('You have no payment methods yet.')).toBeNull();
});

test('the choice of a method: the same', async () => {
  hasProfile();
  nock('http://localhost')
    .persist()
    .post('/api/borrower/BorrowerLoan')
    .reply(200, aLoan() as never);
  hasMethods(METHODS);
  renderPortal('/pay/mode?loan=loan-1');
  expect(await screen.findByText('One of your payment methods can’t be shown right now')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Debit: Visa ending in 4242' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: /ending in 1881/ })).toBeDisabled();
});

test('the only method to choose cannot be read: it is there, and the payment can have a new one', async () => {
  hasProfile();
  nock('http://localhost')
    .persist()
    .post('/api/borrower/BorrowerLoan')
    .reply(200, aLoan() as never);
  hasMethods(METHODS.slice(1, 2));
  renderPortal('/pay/mode?loan=loan-1');
  expect(await screen.findByText('One of your payment methods can’t be shown right now')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'A new debit card' })).toBeEnabled();
});

test('a new reason for a declined payment has words of its own, and is not "no reason"', async () => {
  hasProfile();
  knowsOutcome([], (key) => ({ status: 200, body: { key, state: 'failed', loanIdentifier: 'loan-1', reason: 'velocityLimit' } }));
  const portal = renderPortal('/pay/fail?ref=b4b0b3ae-0000-4000-8000-000000000001');
  expect(await screen.findByText(/There is a reason, but we can’t show it here/)).toBeVisible();
  expect(screen.getByText('No money has been taken.')).toBeVisible();
  expect(screen.queryByText(/gave no reason/)).toBeNull();
  await quiet(portal);
});

test('requests, what is asked, documents and notes: what cannot be read is there', async () => {
  hasProfile();
  mayBeAskedForLoans();
  hasTypes();
  hasRequests([
    odd(null),
    aRequest({
      purpose: odd('renovation'),
      notes: [odd({})],
      tasks: [
        aTask({ documents: [aDocument({ state: odd('lost') }), odd({ documentId: 'x' })], documentCount: 2 }),
        odd({ taskId: 'task-2' }),
        aTask({ taskId: 'task-3', title: 'Photo ID', state: odd('expired') }),
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
  ['a task', { tasks: [aTask({ state: 'uploaded' }), odd(null)] }],
  ['the state of a task', { tasks: [aTask({ state: 'uploaded' }), aTask({ taskId: '2', state: odd('expired') })] }],
])('%s cannot be read: the officer is not told that everything is in', async (_what, changes) => {
  hasProfile();
  mayBeAskedForLoans();
  hasTypes();
  hasRequests([aRequest(changes)]);
  const told: never[] = [];
  answersUpload(told, 200, { state: 'told' }, { name: 'sendDocumentsUploadedEmail' });
  const portal = renderPortal('/document-requests');
  await screen.findByRole('region', { name: '1. Bank statement' });
  await quiet(portal);
  expect(told).toEqual([]);
  nock.cleanAll();
});

test('a paystub: a new doubt marks its value, a new finding and a new warning are told, and what cannot be shown is said to be there', async () => {
  hasTicket();
  hasNoPictures();
  const fields = fieldsOf(VALUES, [aField('gross', '2920.00', { doubt: odd('smudged') })]);
  const stub = aPaystub({
    fields: [...fields, odd({ name: 'commission', value: '12.00' })],
    findings: [odd('roundNumbers')],
  });
  const paper = aReadPaper({ paystubs: [stub, odd(null)], warnings: [odd('tilted')] });
  hasIncomeCheck(anIncomeCheck({ papers: [aPaper({ documentId: paper.documentId }), odd({})] }));
  mayHaveIncomeCheck(anIncomeCheck({ papers: [aPaper({ documentId: paper.documentId }), odd({})] }));
  hasPaper(paper);
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
])('a paystub is not "sent" by %s', async (_what, answer) => {
  hasTicket();
  hasIncomeCheck(anIncomeCheck());
  mayHaveIncomeCheck();
  const sent: never[] = [];
  answersPapers(sent, 200, answer);
  const { user } = renderPortal(incomeStep('documents-upload'), { signedIn: false });
  const input = await screen.findByLabelText('Choose files: Your paystubs', { selector: 'input' });
  await user.upload(input, new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'a.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await screen.findByText(/We will try this file again/)).toBeVisible();
  expect(screen.queryByText(/was sent|were sent/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel a.jpg' }));
});

test.each([...NOT_RECEIPTS, ['another task', aTask({ taskId: 'task-9' })] as const])(
  'a document is not "sent" by %s',
  async (_what, answer) => {
    hasProfile();
    mayBeAskedForLoans();
    hasTypes();
    hasRequests([aRequest()]);
    nock('http://localhost')
      .get(/getFollowUpTasks/)
      .times(5)
      .optionally()
      .reply(200, [aRequest()] as never);
    mayBeAskedForTypes();
    const sent: never[] = [];
    answersUpload(sent, 200, answer);
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
])('the value of a home is not "none" because of %s', async (_what, answer) => {
  hasProfile();
  hasLoans(aLoan());
  answersPart('contactowner/details', 500, { errors: ['No.'], errorId: 'e' });
  answersPart('homeEquity', 200, answer);
  renderPortal('/home-valuation-report');
  expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0);
  expect(screen.queryByText(/There is no estimate/)).toBeNull();
});

test('a privacy choice that cannot be read is there, and the others can be changed', async () => {
  hasProfile();
  hasPreference(
    aPreference([], {
      choices: [
        odd({ choice: 'aiTraining', isAllowed: true }),
        aState('marketingByMail', { isAllowed: true, by: odd('regulator'), since: '2026-11-03' }),
      ],
    }),
  );
  renderPortal('/privacy-preferences');
  expect(await screen.findByRole('switch', { name: 'Offers by mail' })).toBeEnabled();
  expect(screen.getByText('One more choice of yours can’t be shown right now')).toBeVisible();
  expect(screen.getByText('On. Who chose it can’t be shown here.')).toBeVisible();
});
