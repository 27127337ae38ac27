/** An error which says that the displayed data is outdated makes the portal reload the list behind it. */
import { waitFor } from '@testing-library/dom';
import nock from 'nock';

import type { RefusalCode } from '#contract/refusals.ts';
import '#features/accounts/savedMethodsApi.ts';
import '#features/docuSafe/docuSafeApi.ts';
import '#features/homeValuation/homeValuationApi.ts';
import '#features/loans/address/mailingAddressApi.ts';
import '#features/loans/loansApi.ts';
import '#features/ocr/ocrApi.ts';
import '#features/pay/fees/feesApi.ts';
import '#features/privacy/privacyApi.ts';
import '#features/rateDrop/rateDropApi.ts';
import { agencyApi } from '#platform/api/agencyApi.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import { putSecret } from '#platform/api/secretVault.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

import { accessToken } from '../../support/accessToken.ts';
import { stubAccount } from '../../support/backends/borrower.ts';
import { setXsrfCookie, notReceivedOutcome } from '../../support/backends/payment.ts';
import { openPayStore, createPayer } from '../../features/pay/payStore.ts';

type Store = ReturnType<typeof openPayStore>;
type Initiate = Record<string, { initiate: (arg: unknown) => Parameters<Store['dispatch']>[0] }>;
const calls = { borrower: borrowerApi, payment: paymentApi, agency: agencyApi };
/** The cases give arguments of the right type. */
const start = (store: Store, api: keyof typeof calls, name: string, arg: unknown) =>
  store.dispatch((calls[api].endpoints as unknown as Initiate)[name]!.initiate(arg) as never);

interface CachedQuery {
  /** The request, and the query that makes it. */
  at: RegExp;
  query: [api: keyof typeof calls, name: string, arg: unknown];
}

const cachedQueries = {
  methods: { at: /^POST .*\/customers\/C-1$/, query: ['payment', 'getFundingAccounts', 'C-1'] },
  loan: { at: /^POST .*\/BorrowerLoan$/, query: ['borrower', 'getLoan', 'loan-1'] },
  fee: { at: /^GET .*\/loan\/verify\//, query: ['payment', 'getFee', { token: 'link-1' }] },
  requests: { at: /^GET .*\/getFollowUpTasks\//, query: ['borrower', 'getDocumentRequests', { token: null }] },
  alerts: { at: /^POST .*\/getAllUserPreferences$/, query: ['borrower', 'getAlerts', undefined] },
  choices: { at: /^GET .*\/privacypreference$/, query: ['borrower', 'getPrivacyPreference', 'person'] },
  income: { at: /^GET .*\/getPaystubs\//, query: ['borrower', 'getIncomeCheck', { token: 'link-1' }] },
  paper: { at: /^GET .*\/getDocumentDetails\//, query: ['borrower', 'getPaper', { tag: 'link-1', documentId: 'd' }] },
  owner: { at: /^GET .*\/contactowner\//, query: ['borrower', 'getContactOwner', { loanIdentifier: 'loan-1' }] },
} satisfies Record<string, CachedQuery>;

type Write = (store: Store) => unknown;
const write =
  (api: keyof typeof calls, name: string, arg: (store: Store) => unknown): Write =>
  (store) =>
    start(store, api, name, arg(store));

const sendPayment =
  (isFee: boolean): Write =>
  async (store) => {
    const payer = createPayer(store, {
      subject: isFee ? 'guest.fee.fee-1' : 'loan-1',
      right: isFee ? { kind: 'feeLink', token: 'link-1' } : { kind: 'session', loanIdentifier: 'loan-1' },
      amount: '1992.67',
      dueDate: isFee ? '' : '2026-12-01',
    });
    await payer.pay();
    await payer.toBecome({ status: 'refused' });
  };

const changesMethod = write('payment', 'changeFundingAccount', (store) => ({
  customerIdentifier: 'C-1',
  id: 'fa-1',
  change: store.dispatch(putSecret({ accountHolderName: 'Ada' })),
}));
const withdraws = write('borrower', 'actOnTask', () => ({
  token: null,
  wanted: { action: 'withdraw', taskId: 't', documentId: 'd' },
}));
const changesAlert = write('borrower', 'changeAlert', () => ({ userPreferenceId: 'a', updatedAtUtc: '', alert: {} }));
const changesPaper = write('borrower', 'changePaper', (store) => ({
  tag: 'link-1',
  documentId: 'd',
  change: store.dispatch(putSecret({})),
}));
const checksIncome = write('borrower', 'createAimCheck', (store) => ({
  tag: 'link-1',
  income: store.dispatch(putSecret({})),
  idempotencyKey: 'k',
}));

type Case = [what: string, status: number, code: RefusalCode | null, write: Write, stale: (keyof typeof cachedQueries)[]];
const CASES: Case[] = [
  ['a payment with a method that was removed elsewhere', 404, null, sendPayment(false), ['methods', 'loan']],
  ['a payment while another one is on its way', 409, 'paymentInProgress', sendPayment(false), ['loan']],
  ['a payment on a loan that moved', 409, 'notPayableHere', sendPayment(false), ['loan']],
  ['a fee that was paid elsewhere', 409, 'feePaid', sendPayment(true), ['fee']],
  ['a fee that was canceled', 409, 'feeCancelled', sendPayment(true), ['fee']],
  ['the edit of a method that was removed elsewhere', 404, null, changesMethod, ['methods']],
  [
    'a change of the address of a loan that was changed elsewhere',
    409,
    'addressChanged',
    write('borrower', 'changeMailingAddress', () => ({ loanIdentifier: 'loan-1' })),
    ['loan'],
  ],
  ['a document of a request that was closed', 409, 'taskClosed', withdraws, ['requests']],
  ['a document that was withdrawn elsewhere', 404, null, withdraws, ['requests']],
  ['the edit of an alert that was changed elsewhere', 409, 'alertChanged', changesAlert, ['alerts']],
  ['the cancelling of an alert that is gone', 404, null, write('borrower', 'cancelAlert', () => 'a'), ['alerts']],
  ['a choice that was changed elsewhere', 409, 'choiceChanged', write('borrower', 'changePrivacy', () => ({})), ['choices']],
  ['a choice against the browser’s signal', 409, 'signalOn', write('borrower', 'changePrivacy', () => ({})), ['choices']],
  ['a correction after the papers were sent', 409, 'incomeSent', changesPaper, ['income']],
  ['a correction of a paper that was changed elsewhere', 409, 'paperChanged', changesPaper, ['income', 'paper']],
  ['a correction of a paper that is gone', 404, null, changesPaper, ['income']],
  ['a check of papers that are still being read', 409, 'notReady', checksIncome, ['income']],
  ['a check of another income', 409, 'incomeChanged', checksIncome, ['income']],
  [
    'a request without a check',
    409,
    'notChecked',
    write('agency', 'sendAgencyRequest', () => ({ tag: 'link-1', aimCheckId: 'a', consent: {}, idempotencyKey: 'k' })),
    ['income'],
  ],
  [
    'a question about a home whose officer left',
    409,
    'nobodyToAsk',
    write('borrower', 'askOwner', () => ({ home: { loanIdentifier: 'loan-1' }, question: 'q', idempotencyKey: 'k' })),
    ['owner'],
  ],
];

/** Error codes that say nothing about a cached list, or whose screen reloads it in its own way (tested there). */
const UNRELATED_CODES = {
  amountChanged: 'the payer presses "See the new amount"',
  nothingDue: 'the same',
  inUse: 'the method is there',
  keyReused: 'the list is what it was',
  noMatch: 'nothing was found',
  ticketEnded: 'the identity check stands in place of the page',
  humanCheck: 'about the sender',
  alreadyListed: 'useAddLoan asks for the list before it says anything',
  otherEmail: 'about the sender',
  tooManyTries: 'about the sender',
  tooManyFiles: 'about the sender',
  xsrf: 'about the sender',
  foreignOrigin: 'about the sender',
} satisfies Partial<Record<RefusalCode, string>>;
/** The type makes sure that every code of the contract is listed: a new one does not compile without a row. */
const coveredCodes = CASES.flatMap(([, , code]) => code ?? []);
const ALL = {
  ...UNRELATED_CODES,
  paymentInProgress: '',
  notPayableHere: '',
  feePaid: '',
  feeCancelled: '',
  addressChanged: '',
  taskClosed: '',
  alertChanged: '',
  choiceChanged: '',
  signalOn: '',
  incomeSent: '',
  paperChanged: '',
  notReady: '',
  incomeChanged: '',
  notChecked: '',
  nobodyToAsk: '',
} satisfies Record<RefusalCode, string>;

test('every error code of the contract has a row', () => {
  expect([...coveredCodes, ...Object.keys(UNRELATED_CODES)].toSorted()).toEqual(Object.keys(ALL).toSorted());
});

let store: Store | undefined;
afterEach(() => void store?.dispatch(signedOut({ reason: 'user' })));

test.each(CASES)('error response reloads stale lists: %s', async (_what, status, code, send, stale) => {
  setXsrfCookie();
  stubAccount();
  store = openPayStore(accessToken());
  const asked: string[] = [];
  for (const method of ['get', 'post', 'put'] as const) {
    const scope = nock('http://localhost').persist();
    scope[method](/^\/api\//)
      .optionally()
      .reply((uri) => {
        const call = `${method.toUpperCase()} ${uri}`;
        if (/(guest|fee)payment\//.test(uri)) return [200, notReceivedOutcome(uri.split('/').at(-1)!).body as nock.Body];
        const isKept = stale.some((one) => cachedQueries[one].at.test(call));
        if (isKept) asked.push(call);
        return [isKept ? 500 : status, { errors: ['It changed.'], errorId: 'e', ...(code === null ? {} : { code }) }];
      });
  }
  const opened = store;
  for (const one of stale)
    await Promise.resolve(start(opened, ...(cachedQueries[one].query as [keyof typeof calls, string, unknown])));
  const before = asked.length;
  expect(before).toBe(stale.length);

  await send(opened);
  await waitFor(() => expect(asked.length).toBe(before + stale.length));
});

test('a method that no longer exists is deselected', () => {
  store = openPayStore(accessToken());
  const payer = createPayer(store, {
    subject: 'loan-1',
    right: { kind: 'session', loanIdentifier: 'loan-1' },
    amount: '1.00',
    dueDate: '',
  });
  setXsrfCookie();
  stubAccount();
  nock('http://localhost')
    .post('/api/payment/guestpayment')
    .reply(404, { errors: ['We could not find that payment method.'], errorId: 'e' });
  nock('http://localhost')
    .get(/guestpayment/)
    .reply((uri) => [200, notReceivedOutcome(uri.split('/').at(-1)!).body as nock.Body]);
  return payer.pay().then(() => payer.toBecome({ status: 'refused', method: null, error: { status: 404 } }));
});
