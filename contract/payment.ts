/** The payment API, relative to `bases.payment`. */
import {
  array,
  boolean,
  exactOptional,
  integer,
  literal,
  nullable,
  number,
  object,
  pipe,
  regex,
  strictObject,
  string,
  variant,
  type InferOutput,
} from 'valibot';

import { loanServicingSchema } from './borrower/loans.ts';
import { authorizationText, type FeeFound, type FeePaymentRequest } from './fees.ts';
import {
  servicerContact,
  servicingTransfer,
  type IdentityConfirmed,
  type IdentityQuestion,
  type LoanQuestion,
} from './guests.ts';
import {
  amount,
  codes,
  count,
  dateOnly,
  emailAddress,
  identifier,
  knownCodes,
  listKeepingOdd,
  money,
  nonEmptyString,
  nullIfOdd,
  reading,
  sensitive,
  text,
  textOrNull,
  utcInstant,
} from './schema.ts';

/** Shown as "ACH/BANK" and "Debit". */
const paymentMethodType = knownCodes(['ACH', 'DEBIT']);
export type PaymentMethodType = InferOutput<typeof paymentMethodType>;

const accountSubtype = knownCodes(['CHECKING', 'SAVINGS', 'DEBIT']);
export type AccountSubtype = InferOutput<typeof accountSubtype>;
const bankAccountSubtype = knownCodes(['CHECKING', 'SAVINGS']);

/** Name and address to prefill; no amounts. */
export const customerSchema = object({
  customerIdentifier: sensitive('id', nonEmptyString),
  firstName: sensitive('person', text),
  lastName: sensitive('person', text),
  email: sensitive('email', text),
  addressLine1: sensitive('address', text),
  addressCity: sensitive('city', text),
  addressState: sensitive('none', text),
  addressZip1: sensitive('zip', text),
});
export type Customer = InferOutput<typeof customerSchema>;

/** Of each saved method. A lender may send whole numbers: the portal keeps the last four and drops the CVV. */
const fundingAccount = {
  id: sensitive('id', nonEmptyString),
  accountHolderName: sensitive('person', text),
  accountNumber: sensitive('secret', text),
  abaRoutingNumber: sensitive('secret', textOrNull),
  /** `MM / YY`; null for a bank account. */
  expiryDate: sensitive('none', textOrNull),
  status: codes(['ACTIVE', 'EXPIRED', 'INACTIVE']),
  accountHolderType: codes(['INDIVIDUAL', 'BUSINESS']),
  accountSubtype,
  cardCvvNumber: exactOptional(sensitive('secret', pipe(nullable(string()), reading('neverRead')))),
  /** Added, optional: without it a record with a routing number is a bank account. */
  paymentMethodType: exactOptional(paymentMethodType),
  /** Added, optional: card brand ("Visa") or bank name, for display. */
  issuerName: exactOptional(sensitive('bank', text)),
};
/** An entry of `accounts.list`. */
const fundingAccountRecordSchema = object(fundingAccount);
export type FundingAccountRecord = InferOutput<typeof fundingAccountRecordSchema>;

/** One funding account as its form needs it. The address belongs to a card; it is added and optional: without it a form may leave it empty. */
export const fundingAccountDetailsSchema = object({
  ...fundingAccount,
  addressLine1: exactOptional(sensitive('address', textOrNull)),
  addressCity: exactOptional(sensitive('city', textOrNull)),
  addressState: exactOptional(sensitive('none', textOrNull)),
  addressZip1: exactOptional(sensitive('zip', textOrNull)),
});
export type FundingAccountDetails = InferOutput<typeof fundingAccountDetailsSchema>;

/** A place in the list. */
const index = pipe(number(), integer(), reading('zeroIfOdd'));

/** The list wrapper. */
export const fundingAccountListSchema = object({
  accounts: object({ list: listKeepingOdd(fundingAccountRecordSchema) }),
  totalResultsCount: count(),
  hasMoreResults: boolean(),
  url: sensitive('path', text),
  fromIndex: index,
  toIndex: index,
  queryId: sensitive('id', text),
  /** A list that carries this inside a 200 is a failure, before anything else of it is read. */
  error: exactOptional(
    pipe(
      nullable(object({ statusCode: pipe(number(), integer()), errors: sensitive('text', array(string())) })),
      reading('neverRead'),
    ),
  ),
});
export type FundingAccountList = InferOutput<typeof fundingAccountListSchema>;

/** What somebody types about a new account. The base judges each field, so that every message names its field. */
const newBankAccount = {
  type: literal('ACH'),
  accountHolderName: sensitive('person', string()),
  issuerName: sensitive('bank', string()),
  abaRoutingNumber: sensitive('secret', string()),
  accountNumber: sensitive('secret', string()),
  accountSubtype: bankAccountSubtype,
};
const newBankAccountSchema = strictObject(newBankAccount);
export type NewBankAccount = InferOutput<typeof newBankAccountSchema>;

const newCard = {
  type: literal('DEBIT'),
  cardHolderName: sensitive('person', string()),
  cardNumber: sensitive('secret', string()),
  /** `MM / YY` */
  cardExpDate: sensitive('secret', string()),
  cardCVV: sensitive('secret', string()),
  addressLine1: sensitive('address', string()),
  addressCity: sensitive('city', string()),
  addressState: sensitive('none', string()),
  addressZip1: sensitive('zip', string()),
};
const newCardSchema = strictObject(newCard);
export type NewCard = InferOutput<typeof newCardSchema>;

const newFundingAccountSchema = variant('type', [newBankAccountSchema, newCardSchema]);
export type NewFundingAccount = InferOutput<typeof newFundingAccountSchema>;

/** What allows a call without a bearer token, or for a fee: the ticket of the identity check, or the fee's token. */
const permission = {
  verificationTicket: exactOptional(sensitive('secret', string())),
  feeToken: exactOptional(sensitive('secret', string())),
};
/** For one payment. */
export const fundingAccountForOnePaymentSchema = variant('type', [
  strictObject({ ...newBankAccount, ...permission }),
  strictObject({ ...newCard, ...permission }),
]);
export type FundingAccountForOnePayment = InferOutput<typeof fundingAccountForOnePaymentSchema>;

/** Never the number: a new number is a new account. */
export const fundingAccountChangeSchema = strictObject({
  accountHolderName: exactOptional(sensitive('person', string())),
  cardExpDate: exactOptional(sensitive('secret', string())),
  accountSubtype: exactOptional(bankAccountSubtype),
  addressLine1: exactOptional(sensitive('address', string())),
  addressCity: exactOptional(sensitive('city', string())),
  addressState: exactOptional(sensitive('none', string())),
  addressZip1: exactOptional(sensitive('zip', string())),
});
export type FundingAccountChange = InferOutput<typeof fundingAccountChangeSchema>;

export const customerActionSchema = variant('action', [
  object({ action: literal('list'), fromIndex: count(), toIndex: count(1) }),
  object({ action: literal('create'), account: newFundingAccountSchema }),
]);
export type CustomerAction = InferOutput<typeof customerActionSchema>;

const paymentMethod = {
  type: paymentMethodType,
  /** Card brand or bank name. */
  issuerName: sensitive('bank', text),
  lastFour: sensitive('none', text),
  accountHolderName: sensitive('person', text),
};
/** How a payment was or will be made; safe to show and to store. */
export const paymentMethodSchema = object(paymentMethod);
export type PaymentMethod = InferOutput<typeof paymentMethodSchema>;

export const createdFundingAccountSchema = object({ id: sensitive('id', nonEmptyString), ...paymentMethod });
export type CreatedFundingAccount = InferOutput<typeof createdFundingAccountSchema>;

/** Every payment on a loan. `amount` and `dueDate` are what the borrower confirmed: if something else is owed by now, the base refuses with 409. */
export const guestPaymentRequestSchema = object({
  /** With a bearer token; one of the two, never both. */
  loanIdentifier: exactOptional(sensitive('loan', identifier)),
  /** Without a bearer token: the ticket of the identity check. */
  verificationTicket: exactOptional(sensitive('secret', identifier)),
  fundingAccountId: sensitive('account', identifier),
  amount,
  dueDate: dateOnly,
  /** Where the receipt goes. If left out: the profile's address, or for a guest the address that the lender has. */
  email: exactOptional(emailAddress),
  authorizationText,
});
export type GuestPaymentRequest = InferOutput<typeof guestPaymentRequestSchema>;

/** Why a payment failed, in the categories that a payer can act on. No money was taken in any of them. */
const declineReason = codes([
  'insufficientFunds',
  'cardDeclined',
  'cardExpired',
  'securityCodeWrong',
  'accountClosed',
  'accountNotFound',
  'bankRefused',
]);
export type DeclineReason = InferOutput<typeof declineReason>;

/** Of a loan's payment, and of a fee's. */
const receipt = {
  transactionIdentifier: sensitive('id', nonEmptyString),
  amount: money,
  /** The loan number's last four digits. */
  loanNumberLastFour: sensitive('none', text),
  method: paymentMethodSchema,
  receivedAtUtc: utcInstant,
  /** The banking day on which the payment is credited (weekends, holidays and the cut-off counted). */
  creditedOn: dateOnly,
  /** Where the receipt was mailed. A guest who gave no address sees only part of the lender's: "d•••@example.com". */
  email: sensitive('email', text),
  authorizationText: sensitive('text', text),
};

const paymentReceiptSchema = object({
  ...receipt,
  loanIdentifier: sensitive('loan', nonEmptyString),
  /** Added, optional: the due date of the installment that it paid. */
  dueDate: exactOptional(dateOnly),
  /** Added, optional: the property's address in one line; not for a guest. */
  property: exactOptional(sensitive('address', string())),
  /** Added, optional: the installment after it, as it was when this payment came in; not for a guest. */
  nextPayment: exactOptional(object({ amount: money, dueDate: dateOnly })),
});
export type PaymentReceipt = InferOutput<typeof paymentReceiptSchema>;

const feeReceiptSchema = object({
  ...receipt,
  feePaymentIdentifier: sensitive('id', nonEmptyString),
  type: sensitive('none', text),
});
export type FeeReceipt = InferOutput<typeof feeReceiptSchema>;

/**
 * What became of one idempotency key of the asking caller. A guest's key is a random UUID; anyone who knows it may ask.
 * `none`: never seen, so trying again with the same key is safe. `running`: claimed, not settled yet.
 */
const none = object({ key: sensitive('id', nonEmptyString), state: literal('none') });
const running = object({ key: sensitive('id', nonEmptyString), state: literal('running') });
const succeeded = { key: sensitive('id', nonEmptyString), state: literal('succeeded') };
const failed = { key: sensitive('id', nonEmptyString), state: literal('failed') };

export const paymentOutcomeSchema = variant('state', [
  none,
  running,
  object({ ...succeeded, receipt: paymentReceiptSchema }),
  object({ ...failed, loanIdentifier: sensitive('loan', nonEmptyString), reason: declineReason }),
]);
export type PaymentOutcome = InferOutput<typeof paymentOutcomeSchema>;

export const feePaymentOutcomeSchema = variant('state', [
  none,
  running,
  object({ ...succeeded, receipt: feeReceiptSchema }),
  object({ ...failed, reason: declineReason }),
]);
export type FeePaymentOutcome = InferOutput<typeof feePaymentOutcomeSchema>;

export const fundingAccountOutcomeSchema = variant('state', [
  none,
  running,
  object({ ...succeeded, account: createdFundingAccountSchema }),
]);
export type FundingAccountOutcome = InferOutput<typeof fundingAccountOutcomeSchema>;

/** A loan that is to be paid, and who takes the payment. */
export const loanFoundSchema = object({
  loanIdentifier: sensitive('loan', nonEmptyString),
  servicing: loanServicingSchema,
  /**
   * Added, optional: who takes the payments today, which has to be certain. Without it, `servicedBy` and the new servicer's effective date
   * decide.
   */
  paidAt: exactOptional(knownCodes(['LENDER', 'DMI', 'SPECIAL_SERVICING', 'NEW_SERVICER'])),
  /** Added, optional: how to pay at DMI, or whom to call at special servicing. */
  servicer: exactOptional(nullIfOdd(servicerContact)),
  /** Added, optional: a change of servicer, ahead or done; null where the loan stays. */
  transfer: exactOptional(nullable(servicingTransfer)),
  /** Added, optional, for a ticket: part of the address that receives the receipt unless the payer gives another. */
  receiptEmailHint: exactOptional(sensitive('email', textOrNull)),
});
export type LoanFound = InferOutput<typeof loanFoundSchema>;

export const loanNumberQuestionSchema = strictObject({ loanNumber: sensitive('loan', pipe(string(), regex(/^\d{8,14}$/))) });
export type LoanNumberQuestion = InferOutput<typeof loanNumberQuestionSchema>;

export const loanExistsSchema = object({ exists: boolean() });
export type LoanExists = InferOutput<typeof loanExistsSchema>;

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
  'POST loan/loanexists': { request: LoanNumberQuestion; response: LoanExists };
  'GET loan/verify/{token}': { response: FeeFound };
  /** Added to the specification's list: what became of a key after a lost answer. */
  'GET guestpayment/{key}': { response: PaymentOutcome };
  'GET feepayment/{key}': { response: FeePaymentOutcome };
  'GET fundingaccounts/{key}': { response: FundingAccountOutcome };
}
