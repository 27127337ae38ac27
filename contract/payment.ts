/** Calls of the payment API, relative to `bases.payment`. */
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
  lenientCodes,
  count,
  dateOnly,
  emailAddress,
  identifier,
  strictCodes,
  listKeepingInvalid,
  money,
  nonEmptyString,
  nullIfInvalid,
  onInvalid,
  sensitive,
  text,
  textOrNull,
  utcInstant,
} from './schema.ts';

/** Kind of payment method, shown as "ACH/BANK" or "Debit". */
const paymentMethodType = strictCodes(['ACH', 'DEBIT']);
export type PaymentMethodType = InferOutput<typeof paymentMethodType>;

const accountSubtype = strictCodes(['CHECKING', 'SAVINGS', 'DEBIT']);
export type AccountSubtype = InferOutput<typeof accountSubtype>;
const bankAccountSubtype = strictCodes(['CHECKING', 'SAVINGS']);

/** Name and address of the customer, used to prefill forms. */
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

/** Fields of a saved payment method. A lender may send full account numbers; the portal keeps the last four digits and drops the CVV. */
const fundingAccount = {
  id: sensitive('id', nonEmptyString),
  accountHolderName: sensitive('person', text),
  accountNumber: sensitive('secret', text),
  abaRoutingNumber: sensitive('secret', textOrNull),
  /** Card's expiration date, `MM / YY`; null for a bank account. */
  expiryDate: sensitive('none', textOrNull),
  /** `INACTIVE`: the bank reported that the account does not exist or was closed. */
  status: lenientCodes(['ACTIVE', 'EXPIRED', 'INACTIVE']),
  accountHolderType: lenientCodes(['INDIVIDUAL', 'BUSINESS']),
  accountSubtype,
  /** Named in the specification. Do not send it: PCI DSS forbids storing a CVV. The portal drops it. */
  cardCvvNumber: exactOptional(sensitive('secret', pipe(nullable(string()), onInvalid('neverRead')))),
  /** Optional, not in the specification. Without it, a record with a routing number is a bank account. */
  paymentMethodType: exactOptional(paymentMethodType),
  /** Optional, not in the specification: card brand ("Visa") or bank name, for display. */
  issuerName: exactOptional(sensitive('bank', text)),
};
/** One entry of `accounts.list`. */
const fundingAccountRecordSchema = object(fundingAccount);
export type FundingAccountRecord = InferOutput<typeof fundingAccountRecordSchema>;

/**
 * One saved payment method, for its edit form. The billing address of a card is optional and not in the specification; without it, the
 * form may leave the address empty.
 */
export const fundingAccountDetailsSchema = object({
  ...fundingAccount,
  addressLine1: exactOptional(sensitive('address', textOrNull)),
  addressCity: exactOptional(sensitive('city', textOrNull)),
  addressState: exactOptional(sensitive('none', textOrNull)),
  addressZip1: exactOptional(sensitive('zip', textOrNull)),
});
export type FundingAccountDetails = InferOutput<typeof fundingAccountDetailsSchema>;

/** A position in the list, counted from 0. */
const index = pipe(number(), integer(), onInvalid('zeroIfOdd'));

/** One page of the list of saved payment methods. */
export const fundingAccountListSchema = object({
  accounts: object({ list: listKeepingInvalid(fundingAccountRecordSchema) }),
  /** Number of all saved payment methods, on all pages. */
  totalResultsCount: count(),
  hasMoreResults: boolean(),
  url: sensitive('path', text),
  fromIndex: index,
  /** Position after the last entry of this page. */
  toIndex: index,
  queryId: sensitive('id', text),
  /** A response with this field is a failure even if its status is 200; the portal checks it first. */
  error: exactOptional(
    pipe(
      nullable(object({ statusCode: pipe(number(), integer()), errors: sensitive('text', array(string())) })),
      onInvalid('neverRead'),
    ),
  ),
});
export type FundingAccountList = InferOutput<typeof fundingAccountListSchema>;

/** A new bank account as the user typed it. Its fields are validated by the server, so that each error message names its field. */
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
  /** Expiration date, `MM / YY`. */
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

/** Authorization of a call without a bearer token, or for a fee: the ticket of the identity check, or the fee's token. */
const permission = {
  verificationTicket: exactOptional(sensitive('secret', string())),
  feeToken: exactOptional(sensitive('secret', string())),
};
export const fundingAccountForOnePaymentSchema = variant('type', [
  strictObject({ ...newBankAccount, ...permission }),
  strictObject({ ...newCard, ...permission }),
]);
export type FundingAccountForOnePayment = InferOutput<typeof fundingAccountForOnePaymentSchema>;

/** Changes of a saved payment method. Its number cannot be changed: a new number is a new account. */
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
  /** Last four digits of the card or account number. */
  lastFour: sensitive('none', text),
  accountHolderName: sensitive('person', text),
};
/** How a payment was or will be made. It has no secrets, so it may be shown and stored. */
export const paymentMethodSchema = object(paymentMethod);
export type PaymentMethod = InferOutput<typeof paymentMethodSchema>;

export const createdFundingAccountSchema = object({ id: sensitive('id', nonEmptyString), ...paymentMethod });
export type CreatedFundingAccount = InferOutput<typeof createdFundingAccountSchema>;

/** A payment on a loan. `amount` and `dueDate` are what the borrower confirmed; 409 when the amount due has changed since. */
export const guestPaymentRequestSchema = object({
  /** Required with a bearer token. Exactly one of `loanIdentifier` and `verificationTicket` must be sent. */
  loanIdentifier: exactOptional(sensitive('loan', identifier)),
  /** Required without a bearer token: the ticket of the identity check. */
  verificationTicket: exactOptional(sensitive('secret', identifier)),
  fundingAccountId: sensitive('account', identifier),
  amount,
  dueDate: dateOnly,
  /** Email address for the receipt. By default the profile's address, or for a guest the address that the lender has on file. */
  email: exactOptional(emailAddress),
  authorizationText,
});
export type GuestPaymentRequest = InferOutput<typeof guestPaymentRequestSchema>;

/** Why a payment failed, by what the payer can do about it. No money was taken in any of these cases. */
const declineReason = lenientCodes([
  'insufficientFunds',
  'cardDeclined',
  'cardExpired',
  'securityCodeWrong',
  'accountClosed',
  'accountNotFound',
  'bankRefused',
]);
export type DeclineReason = InferOutput<typeof declineReason>;

/** Fields of every receipt, for a loan payment or a fee. */
const receipt = {
  transactionIdentifier: sensitive('id', nonEmptyString),
  amount: money,
  loanNumberLastFour: sensitive('none', text),
  method: paymentMethodSchema,
  receivedAtUtc: utcInstant,
  /** Banking day on which the payment is credited, with weekends, holidays and the cut-off time considered. */
  creditedOn: dateOnly,
  /** Email address to which the receipt was sent. It is masked for a guest who gave no address: "d•••@example.com". */
  email: sensitive('email', text),
  authorizationText: sensitive('text', text),
};

const paymentReceiptSchema = object({
  ...receipt,
  loanIdentifier: sensitive('loan', nonEmptyString),
  /** Optional, not in the specification: due date of the installment that was paid. */
  dueDate: exactOptional(dateOnly),
  /** Optional, not in the specification: the property's address in one line. Not sent to guests. */
  property: exactOptional(sensitive('address', string())),
  /** Optional, not in the specification: the next installment, as it was when this payment arrived. Not sent to guests. */
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
 * Outcome of a request, looked up by its idempotency key. Only the caller who sent the request sees it; a guest's key is a random UUID,
 * and anyone who knows it may look it up.
 * - `none`: the key was never used, so sending again with the same key is safe.
 * - `running`: the request arrived but has no result yet.
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

/** A loan to be paid, with the servicer that takes the payment. */
export const loanFoundSchema = object({
  loanIdentifier: sensitive('loan', nonEmptyString),
  servicing: loanServicingSchema,
  /**
   * Optional, not in the specification: who takes the payments today. An unknown value rejects the response. Without this field,
   * `servicedBy` and the new servicer's effective date decide.
   */
  paidAt: exactOptional(strictCodes(['LENDER', 'DMI', 'SPECIAL_SERVICING', 'NEW_SERVICER'])),
  /** Optional, not in the specification: how to pay at DMI, or whom to call at special servicing. */
  servicer: exactOptional(nullIfInvalid(servicerContact)),
  /** Optional, not in the specification: a pending or completed transfer to a new servicer; null when there is none. */
  transfer: exactOptional(nullable(servicingTransfer)),
  /**
   * Optional, not in the specification, only for a ticket: masked email address that receives the receipt unless the payer gives another
   * one.
   */
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
  /** 409 with `code` `paymentInProgress` (takes about a minute) or `inUse` (until the bank has paid). The error message says until when. */
  'DELETE customers/{customerIdentifier}/fundingaccounts/{id}': { response: null };
  /** Requires `Idempotency-Key`. */
  'POST fundingaccounts': { request: FundingAccountForOnePayment; response: CreatedFundingAccount };
  /** Requires `Idempotency-Key`. */
  'POST guestpayment': { request: GuestPaymentRequest; response: PaymentOutcome };
  /** Requires `Idempotency-Key`. */
  'POST feepayment': { request: FeePaymentRequest; response: FeePaymentOutcome };
  'POST loan/verifyidentity': { request: IdentityQuestion; response: IdentityConfirmed };
  'POST loan/findmyloan': { request: LoanQuestion; response: LoanFound };
  /** Without a bearer token, `exists` is always `false`. */
  'POST loan/loanexists': { request: LoanNumberQuestion; response: LoanExists };
  'GET loan/verify/{token}': { response: FeeFound };
  /** This call and the next two are not in the specification. They return the outcome of an idempotency key after a lost response. */
  'GET guestpayment/{key}': { response: PaymentOutcome };
  'GET feepayment/{key}': { response: FeePaymentOutcome };
  'GET fundingaccounts/{key}': { response: FundingAccountOutcome };
}
