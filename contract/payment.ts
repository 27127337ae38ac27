/** The payment API, relative to `bases.payment`. */
import type { DateOnly, Money, UtcInstant } from './call.ts';
import type { LoanServicing } from './borrower/loans.ts';
import type { FeeFound, FeePaymentRequest } from './fees.ts';
import type { IdentityConfirmed, IdentityQuestion, LoanQuestion, ServicerContact, ServicingTransfer } from './guests.ts';

/** Shown as "ACH/BANK" and "Debit". */
export type PaymentMethodType = 'ACH' | 'DEBIT';

export type AccountSubtype = 'CHECKING' | 'SAVINGS' | 'DEBIT';

/** Name and address to prefill; no amounts. */
export interface Customer {
  customerIdentifier: string;
  firstName: string;
  lastName: string;
  email: string;
  addressLine1: string;
  addressCity: string;
  addressState: string;
  addressZip1: string;
}

/** An entry of `accounts.list`. A lender may send whole numbers: the portal keeps the last four and drops the CVV. */
export interface FundingAccountRecord {
  id: string;
  accountHolderName: string;
  accountNumber: string;
  abaRoutingNumber: string | null;
  /** `MM / YY`; null for a bank account. */
  expiryDate: string | null;
  status: 'ACTIVE' | 'EXPIRED' | 'INACTIVE';
  accountHolderType: 'INDIVIDUAL' | 'BUSINESS';
  accountSubtype: AccountSubtype;
  cardCvvNumber?: null | string;
  /** Added, optional: without it a record with a routing number is a bank account. */
  paymentMethodType?: PaymentMethodType;
  /** Added, optional: card brand ("Visa") or bank name, for display. */
  issuerName?: string;
}

/** One funding account as its form needs it. The address belongs to a card; it is added and optional: without it a form may leave it empty. */
export interface FundingAccountDetails extends FundingAccountRecord {
  addressLine1?: string | null;
  addressCity?: string | null;
  addressState?: string | null;
  addressZip1?: string | null;
}

/** The list wrapper. One that carries `error` inside a 200 is a failure. */
export interface FundingAccountList {
  accounts: { list: FundingAccountRecord[] };
  totalResultsCount: number;
  hasMoreResults: boolean;
  url: string;
  fromIndex: number;
  toIndex: number;
  queryId: string;
  error?: { statusCode: number; errors: string[] } | null;
}

export interface NewBankAccount {
  type: 'ACH';
  accountHolderName: string;
  issuerName: string;
  abaRoutingNumber: string;
  accountNumber: string;
  accountSubtype: 'CHECKING' | 'SAVINGS';
}

export interface NewCard {
  type: 'DEBIT';
  cardHolderName: string;
  cardNumber: string;
  /** `MM / YY` */
  cardExpDate: string;
  cardCVV: string;
  addressLine1: string;
  addressCity: string;
  addressState: string;
  addressZip1: string;
}

export type NewFundingAccount = NewBankAccount | NewCard;

/** For one payment. Without a bearer token, or for a fee, it carries the ticket or the fee's token. */
export type FundingAccountForOnePayment = NewFundingAccount & { verificationTicket?: string; feeToken?: string };

/** Never the number: a new number is a new account. */
export interface FundingAccountChange {
  accountHolderName?: string;
  cardExpDate?: string;
  accountSubtype?: 'CHECKING' | 'SAVINGS';
  addressLine1?: string;
  addressCity?: string;
  addressState?: string;
  addressZip1?: string;
}

export type CustomerAction =
  | { action: 'list'; fromIndex: number; toIndex: number }
  | { action: 'create'; account: NewFundingAccount };

/** How a payment was or will be made; safe to show and to store. */
export interface PaymentMethod {
  type: PaymentMethodType;
  /** Card brand or bank name. */
  issuerName: string;
  lastFour: string;
  accountHolderName: string;
}

export interface CreatedFundingAccount extends PaymentMethod {
  id: string;
}

/** Every payment on a loan. `amount` and `dueDate` are what the borrower confirmed: if something else is owed by now, the base refuses with 409. */
export interface GuestPaymentRequest {
  /** With a bearer token; one of the two, never both. */
  loanIdentifier?: string;
  /** Without a bearer token: the ticket of the identity check. */
  verificationTicket?: string;
  fundingAccountId: string;
  amount: Money;
  dueDate: DateOnly;
  /** Where the receipt goes. If left out: the profile's address, or for a guest the address that the lender has. */
  email?: string;
  /** The authorization exactly as it was shown and agreed to; kept with the payment. */
  authorizationText: string;
}

/** Why a payment failed, in the categories that a payer can act on. No money was taken in any of them. */
export type DeclineReason =
  | 'insufficientFunds'
  | 'cardDeclined'
  | 'cardExpired'
  | 'securityCodeWrong'
  | 'accountClosed'
  | 'accountNotFound'
  | 'bankRefused';

/** Of a loan's payment, and of a fee's. */
interface Receipt {
  transactionIdentifier: string;
  amount: Money;
  /** The loan number's last four digits. */
  loanNumberLastFour: string;
  method: PaymentMethod;
  receivedAtUtc: UtcInstant;
  /** The banking day on which the payment is credited (weekends, holidays and the cut-off counted). */
  creditedOn: DateOnly;
  /** Where the receipt was mailed. A guest who gave no address sees only part of the lender's: "d•••@example.com". */
  email: string;
  authorizationText: string;
}

export interface PaymentReceipt extends Receipt {
  loanIdentifier: string;
  /** Added, optional: the due date of the installment that it paid. */
  dueDate?: DateOnly;
  /** Added, optional: the property's address in one line; not for a guest. */
  property?: string;
  /** Added, optional: the installment after it, as it was when this payment came in; not for a guest. */
  nextPayment?: { amount: Money; dueDate: DateOnly };
}

export interface FeeReceipt extends Receipt {
  feePaymentIdentifier: string;
  type: string;
}

/**
 * What became of one idempotency key of the asking caller. A guest's key is a random UUID; anyone who knows it may ask.
 * `none`: never seen, so trying again with the same key is safe. `running`: claimed, not settled yet.
 */
type KeyOutcome<Success> =
  | { key: string; state: 'none' }
  | { key: string; state: 'running' }
  | ({ key: string; state: 'succeeded' } & Success);

export type PaymentOutcome =
  | KeyOutcome<{ receipt: PaymentReceipt }>
  | { key: string; state: 'failed'; loanIdentifier: string; reason: DeclineReason };

export type FeePaymentOutcome = KeyOutcome<{ receipt: FeeReceipt }> | { key: string; state: 'failed'; reason: DeclineReason };

export type FundingAccountOutcome = KeyOutcome<{ account: CreatedFundingAccount }>;

export interface LoanFound {
  loanIdentifier: string;
  servicing: LoanServicing;
  /** Added, optional: who takes the payments today. Without it, `servicedBy` and the new servicer's effective date decide. */
  paidAt?: 'LENDER' | 'DMI' | 'SPECIAL_SERVICING' | 'NEW_SERVICER';
  /** Added, optional: how to pay at DMI, or whom to call at special servicing. */
  servicer?: ServicerContact | null;
  /** Added, optional: a change of servicer, ahead or done. */
  transfer?: ServicingTransfer | null;
  /** Added, optional, for a ticket: part of the address that receives the receipt unless the payer gives another. */
  receiptEmailHint?: string | null;
}

export interface PaymentCalls {
  'GET customers/{customerIdentifier}': { response: Customer };
  'POST customers/{customerIdentifier}': {
    request: CustomerAction;
    response: FundingAccountList | CreatedFundingAccount;
  };
  'GET customers/{customerIdentifier}/fundingaccounts/{id}': { response: FundingAccountDetails };
  'PUT customers/{customerIdentifier}/fundingaccounts/{id}': { request: FundingAccountChange; response: FundingAccountDetails };
  /** 409 with `code` `paymentInProgress` (a minute's wait) or `inUse` (until the bank has paid); the message says until when. */
  'DELETE customers/{customerIdentifier}/fundingaccounts/{id}': { response: null };
  /** `Idempotency-Key` required. */
  'POST fundingaccounts': { request: FundingAccountForOnePayment; response: CreatedFundingAccount };
  /** `Idempotency-Key` required. */
  'POST guestpayment': { request: GuestPaymentRequest; response: PaymentOutcome };
  /** `Idempotency-Key` required. */
  'POST feepayment': { request: FeePaymentRequest; response: FeePaymentOutcome };
  'POST loan/verifyidentity': { request: IdentityQuestion; response: IdentityConfirmed };
  'POST loan/findmyloan': { request: LoanQuestion; response: LoanFound };
  /** Without a bearer token always `false`. */
  'POST loan/loanexists': { request: { loanNumber: string }; response: { exists: boolean } };
  'GET loan/verify/{token}': { response: FeeFound };
  /** Added to the specification's list: what became of a key after a lost answer. */
  'GET guestpayment/{key}': { response: PaymentOutcome };
  'GET feepayment/{key}': { response: FeePaymentOutcome };
  'GET fundingaccounts/{key}': { response: FundingAccountOutcome };
}
