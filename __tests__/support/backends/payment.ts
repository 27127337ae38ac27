import nock, { type Body } from 'nock';

import type { Loan } from '#contract/borrower/loans.ts';
import type {
  CreatedFundingAccount,
  Customer,
  FundingAccountChange,
  FundingAccountDetails,
  FundingAccountList,
  FundingAccountRecord,
  GuestPaymentRequest,
  PaymentOutcome,
  PaymentReceipt,
} from '#contract/payment.ts';

const base = () => nock('http://localhost');

/** Sets the XSRF cookie directly, because nock's responses cannot set cookies in the jsdom window. */
export const setXsrfCookie = () => {
  document.cookie = 'XSRF-TOKEN=known; path=/';
};

export const aSavedCard = (changes: Partial<FundingAccountRecord> = {}): FundingAccountRecord => ({
  id: 'fa-card',
  accountHolderName: 'Ada Borrower',
  accountNumber: '4242',
  abaRoutingNumber: null,
  expiryDate: '12 / 39',
  status: 'ACTIVE',
  accountHolderType: 'INDIVIDUAL',
  accountSubtype: 'DEBIT',
  paymentMethodType: 'DEBIT',
  issuerName: 'Visa',
  ...changes,
});

export const aSavedBank = (changes: Partial<FundingAccountRecord> = {}): FundingAccountRecord =>
  aSavedCard({
    id: 'fa-bank',
    accountNumber: '6789',
    abaRoutingNumber: '110000000',
    expiryDate: null,
    accountSubtype: 'CHECKING',
    paymentMethodType: 'ACH',
    issuerName: 'First Test Bank',
    ...changes,
  });

const accountList = (list: FundingAccountRecord[], hasMoreResults = false): FundingAccountList => ({
  accounts: { list },
  totalResultsCount: list.length,
  hasMoreResults,
  url: '',
  fromIndex: 0,
  toIndex: list.length,
  queryId: 'q-1',
});

export const stubMethods = (...pages: FundingAccountRecord[][]) =>
  pages.forEach((page, index) =>
    base()
      .post('/api/payment/customers/C-1', { action: 'list', fromIndex: index * 100, toIndex: (index + 1) * 100 })
      .reply(200, accountList(page, index < pages.length - 1) as unknown as Body),
  );

export const stubMethodsError = (status: number, body?: Body) => base().post('/api/payment/customers/C-1').reply(status, body);

export const stubPersistentLoan = (loan: Loan) =>
  base()
    .persist()
    .post('/api/borrower/BorrowerLoan', { loanIdentifier: loan.loanIdentifier })
    .reply(200, loan as unknown as Body);

export interface SentPayment {
  key: string;
  request: GuestPaymentRequest;
}

/** Null drops the connection. */
export type PaymentAnswer =
  | { status: number; body?: unknown }
  | ((sent: SentPayment) => { status: number; body?: unknown })
  | null;

export function stubPayment(sent: SentPayment[], answer: PaymentAnswer, delayMs = 0): void {
  const arriving: Partial<SentPayment> = {};
  const isKey = (key: string) => {
    arriving.key = key;
    return true;
  };
  const isRequest = (request: unknown) => {
    arriving.request = request as GuestPaymentRequest;
    return true;
  };
  const scope = nock('http://localhost', { reqheaders: { 'idempotency-key': isKey } });
  scope.on('request', () => sent.push({ ...arriving } as SentPayment));
  const call = scope.post('/api/payment/guestpayment', isRequest).delay(delayMs);
  if (answer === null) call.replyWithError('the connection dropped');
  else {
    call.reply(() => {
      const { status, body } = typeof answer === 'function' ? answer(sent.at(-1)!) : answer;
      return [status, body as Body];
    });
  }
}

/** Returns these payment outcomes in order, for any key, and repeats the last one. Records each key in `asked`. */
export function stubPaymentOutcome(asked: string[], ...answers: ((key: string) => { status: number; body?: unknown })[]): void {
  let turn = 0;
  base()
    .persist()
    .get(/^\/api\/payment\/guestpayment\//)
    .reply((uri) => {
      const key = decodeURIComponent(uri.slice(uri.lastIndexOf('/') + 1));
      asked.push(key);
      const answer = answers[Math.min(turn, answers.length - 1)]!;
      turn += 1;
      const { status, body } = answer(key);
      return [status, body as Body];
    });
}

export const aReceipt = (changes: Partial<PaymentReceipt> = {}): PaymentReceipt => ({
  transactionIdentifier: 'T-20261121-0001',
  amount: '1992.67',
  loanIdentifier: 'loan-1',
  dueDate: '2026-12-01',
  property: '12 Elm Street, Springfield, IL 62704',
  nextPayment: { amount: '1992.67', dueDate: '2027-01-01' },
  loanNumberLastFour: '4711',
  method: { type: 'DEBIT', issuerName: 'Visa', lastFour: '4242', accountHolderName: 'Ada Borrower' },
  receivedAtUtc: '2026-11-21T17:30:00Z',
  creditedOn: '2026-11-23',
  email: 'ada@example.com',
  authorizationText: 'I, Ada Borrower, authorized this.',
  ...changes,
});

const outcome = (body: PaymentOutcome) => ({ status: 200, body });
export const succeededOutcome = (key: string, changes: Partial<PaymentReceipt> = {}) =>
  outcome({ key, state: 'succeeded', receipt: aReceipt(changes) });
export const failedOutcome = (key: string) =>
  outcome({ key, state: 'failed', loanIdentifier: 'loan-1', reason: 'insufficientFunds' });
export const runningOutcome = (key: string) => outcome({ key, state: 'running' });
export const notReceivedOutcome = (key: string) => outcome({ key, state: 'none' });

/** Request body for a new card of the customer in `stubCustomer`, with expiry 12/39 and security code 123. */
export const aNewCard = (cardNumber: string) => ({
  type: 'DEBIT',
  cardHolderName: 'Ada Borrower',
  cardNumber,
  cardExpDate: '12 / 39',
  cardCVV: '123',
  addressLine1: '12 Elm Street',
  addressCity: 'Springfield',
  addressState: 'IL',
  addressZip1: '62704',
});

export const aCreatedCard = (changes: Partial<CreatedFundingAccount> = {}): CreatedFundingAccount => ({
  id: 'fa-new',
  type: 'DEBIT',
  issuerName: 'Visa',
  lastFour: '5556',
  accountHolderName: 'Ada Borrower',
  ...changes,
});

const accountPath = (id: string) => `/api/payment/customers/C-1/fundingaccounts/${id}`;

export const stubMethodsPage = (list: FundingAccountRecord[], { from = 0, total = list.length, hasMore = false } = {}) =>
  base()
    .post('/api/payment/customers/C-1', { action: 'list', fromIndex: from, toIndex: from + 50 })
    .reply(200, { ...accountList(list, hasMore), totalResultsCount: total } as unknown as Body);

export const stubMethod = (record: FundingAccountDetails) =>
  base()
    .get(accountPath(record.id))
    .reply(200, record as unknown as Body);

export const stubMethodNotFound = (id: string) =>
  base()
    .get(accountPath(id))
    .reply(404, { errors: ['We could not find that payment method.'], errorId: 'e' });

export const stubMethodRemoval = (id: string, answer: { status: number; body?: Body } | null) => {
  const call = base().delete(accountPath(id));
  return answer === null ? call.replyWithError('the connection dropped') : call.reply(answer.status, answer.body);
};

export const stubMethodChange = (id: string, change: FundingAccountChange, answer: { status: number; body: unknown }) =>
  base()
    .put(accountPath(id), change as Body)
    .reply(answer.status, answer.body as Body);

export const aCustomer = (changes: Partial<Customer> = {}): Customer => ({
  customerIdentifier: 'C-1',
  firstName: 'Ada',
  lastName: 'Borrower',
  email: 'ada@example.com',
  addressLine1: '12 Elm Street',
  addressCity: 'Springfield',
  addressState: 'IL',
  addressZip1: '62704',
  ...changes,
});

export const stubCustomer = (changes: Partial<Customer> = {}) =>
  base()
    .get('/api/payment/customers/C-1')
    .reply(200, { ...aCustomer(changes) });

export interface SentAccount {
  key: string;
  account: unknown;
}

/** Accepts one new saved payment method; null drops the connection. The page may first load the saved methods if they are not cached. */
export function stubNewMethod(sent: SentAccount[], answer: { status: number; body?: unknown } | null, delayMs = 0): void {
  base()
    .post('/api/payment/customers/C-1', { action: 'list', fromIndex: 0, toIndex: 100 })
    .optionally()
    .reply(200, accountList([]) as unknown as Body);
  const arriving: Partial<SentAccount> = {};
  const scope = nock('http://localhost', {
    reqheaders: {
      'idempotency-key': (key) => {
        arriving.key = key;
        return true;
      },
    },
  });
  scope.on('request', () => sent.push({ ...arriving } as SentAccount));
  const call = scope
    .post('/api/payment/customers/C-1', (body: { action?: string; account?: unknown }) => {
      arriving.account = body.account;
      return body.action === 'create';
    })
    .delay(delayMs);
  if (answer === null) call.replyWithError('the connection dropped');
  else call.reply(answer.status, answer.body as Body);
}

export const stubMethodOutcome = (
  asked: string[],
  answer: (key: string) => { status: number; body?: unknown; headers?: Record<string, string> },
) =>
  base()
    .get(/^\/api\/payment\/fundingaccounts\//)
    .reply((uri) => {
      const key = decodeURIComponent(uri.slice(uri.lastIndexOf('/') + 1));
      asked.push(key);
      const { status, body, headers = {} } = answer(key);
      return [status, body as Body, headers];
    });
