/** The payment API as a signed-in borrower's portal calls it, and the sandbox's ledgers to check the result. */
import { randomUUID } from 'node:crypto';

import type { Profile } from '#contract/borrower/account.ts';
import type { Loan, LoanServicing } from '#contract/borrower/loans.ts';
import type { CreatedFundingAccount, GuestPaymentRequest, NewBankAccount, NewCard, PaymentOutcome } from '#contract/payment.ts';
import { postToConsole } from './apiCaller.ts';
import { accessTokenFor } from './signIn.ts';

const PASSWORD = 'Maple-Street-2026';

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
}

export interface Borrower {
  customerIdentifier: string;
  /** Calls a path below `/api/`. `key` is sent as the Idempotency-Key. */
  call<Body = unknown>(method: string, path: string, options?: { body?: unknown; key?: string }): Promise<Answer<Body>>;
}

export async function signedInBorrower(origin: string, email: string): Promise<Borrower> {
  const token = await accessTokenFor(origin, email, PASSWORD);
  const seen = await fetch(`${origin}/api/borrower/account`);
  const xsrf = /XSRF-TOKEN=([^;]+)/.exec(seen.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const call = async <Body>(
    method: string,
    path: string,
    { body, key }: { body?: unknown; key?: string } = {},
  ): Promise<Answer<Body>> => {
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        cookie: `XSRF-TOKEN=${xsrf}`,
        'x-xsrf-token': decodeURIComponent(xsrf),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  };
  const { body: profile } = await call<Profile>('GET', 'borrower/account/profile');
  return { customerIdentifier: profile.customerIdentifier, call };
}

export const aCard = (changes: Partial<NewCard> = {}): NewCard => ({
  type: 'DEBIT',
  cardHolderName: 'Dana Whitfield',
  cardNumber: '4242424242424242',
  cardExpDate: '12 / 39',
  cardCVV: '123',
  addressLine1: '418 Maple Street',
  addressCity: 'Lakewood',
  addressState: 'OH',
  addressZip1: '44107',
  ...changes,
});

export const aBankAccount = (changes: Partial<NewBankAccount> = {}): NewBankAccount => ({
  type: 'ACH',
  accountHolderName: 'Dana Whitfield',
  issuerName: 'Test Bank',
  abaRoutingNumber: '110000000',
  accountNumber: '000123456789',
  accountSubtype: 'CHECKING',
  ...changes,
});

export async function aFundingAccount(borrower: Borrower, account: NewCard | NewBankAccount = aCard()): Promise<string> {
  const { status, body } = await borrower.call<CreatedFundingAccount>('POST', 'payment/fundingaccounts', {
    body: account,
    key: randomUUID(),
  });
  if (status !== 200) throw new Error(`The funding account was refused: ${JSON.stringify(body)}`);
  return body.id;
}

export async function loansOf(borrower: Borrower): Promise<{ loanIdentifier: string; servicing: LoanServicing }[]> {
  const { body } = await borrower.call<Loan[]>('GET', 'borrower/BorrowerLoan/all');
  return body.map(({ loanIdentifier, loanServicings: [servicing] }) => ({ loanIdentifier, servicing: servicing! }));
}

/** Payment request for the amount due on the borrower's first loan, or on `changes.loanIdentifier`. */
export async function duePaymentRequest(
  borrower: Borrower,
  changes: Partial<GuestPaymentRequest> = {},
): Promise<GuestPaymentRequest> {
  const loans = await loansOf(borrower);
  const loan = loans.find(({ loanIdentifier }) => loanIdentifier === changes.loanIdentifier) ?? loans[0]!;
  return {
    loanIdentifier: loan.loanIdentifier,
    fundingAccountId: changes.fundingAccountId ?? (await aFundingAccount(borrower)),
    amount: loan.servicing.totalAmountDue!,
    dueDate: loan.servicing.dueDate!,
    authorizationText: 'I authorize this payment of what is due today.',
    ...changes,
  };
}

export const postPayment = (
  borrower: Borrower,
  key: string,
  body: unknown,
): Promise<Answer<PaymentOutcome & { code?: string; errors?: string[]; fields?: Record<string, string> }>> =>
  borrower.call('POST', 'payment/guestpayment', { key, body });

export const getOutcome = (borrower: Borrower, key: string): Promise<Answer<PaymentOutcome>> =>
  borrower.call('GET', `payment/guestpayment/${key}`);

export interface PaymentRecords {
  ledger: { id: string; idempotencyKey: string; loanNumber: string; cents: number; kind: string; status: string; when: string }[];
  charges: { chargeId: string; idempotencyKey: string; cents: number; method: string; status: string; when: string }[];
}

export async function readPaymentRecords(origin: string): Promise<PaymentRecords> {
  const read = async (name: string): Promise<unknown> => (await fetch(`${origin}/sandbox/${name}.json`)).json();
  const { payments: ledger } = (await read('ledger')) as { payments: PaymentRecords['ledger'] };
  const { charges } = (await read('gateway')) as { charges: PaymentRecords['charges'] };
  return { ledger, charges };
}

export async function chargesOf(origin: string, keys: string[]) {
  const { ledger, charges } = await readPaymentRecords(origin);
  return {
    ledger: ledger.filter(({ idempotencyKey }) => keys.includes(idempotencyKey)),
    charges: charges.filter(({ idempotencyKey, status }) => keys.includes(idempotencyKey) && status === 'succeeded'),
  };
}

interface SentMail {
  subject: string;
  text: string;
  links: { what: string; url: string }[];
}

export async function mailsTo(origin: string, address: string): Promise<SentMail[]> {
  const response = await fetch(`${origin}/sandbox/inbox.json?to=${encodeURIComponent(address)}`);
  return ((await response.json()) as { mails: SentMail[] }).mails;
}

/** Makes the sandbox exit, fail or wait the next `times` times it reaches a named point in its code. */
export const setFault = (
  origin: string,
  fault: { point: string; kind: 'kill' | 'fail' | 'delay'; times: number; ms?: number },
): Promise<void> => postFault(origin, fault);

export const setCallFault = (
  origin: string,
  fault: { base: string; kind: string; times: number; method: string; path: string },
): Promise<void> => postFault(origin, fault);

async function postFault(origin: string, fault: object): Promise<void> {
  const response = await postToConsole(origin, 'faults', fault);
  if (!response.ok) throw new Error(`The fault was not set: ${await response.text()}`);
}

export async function resetTo(origin: string, now: string): Promise<void> {
  const response = await postToConsole(origin, 'reset', { now });
  if (!response.ok) throw new Error(`The reset was refused: ${await response.text()}`);
}

/** Sets the sandbox's clock to an instant, from which it keeps running. */
export async function setClock(origin: string, now: string): Promise<void> {
  const response = await postToConsole(origin, 'clock', { now });
  if (!response.ok) throw new Error(`The clock was not moved: ${await response.text()}`);
}
