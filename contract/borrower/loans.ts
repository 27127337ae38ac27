/** A borrower's loans and their servicing records. */
import { exactOptional, integer, literal, nullable, number, object, pipe, strictObject, union, type InferOutput } from 'valibot';

import { errorBody } from '../refusals.ts';
import {
  lenientCodes,
  dateOnly,
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
  typedText,
  utcInstant,
  strictList,
} from '../schema.ts';
import { officerFacts } from './officers.ts';

const address = {
  streetAddress: sensitive('address', text),
  city: sensitive('city', text),
  state: sensitive('none', text),
  zipCode: sensitive('zip', text),
};
export const propertySchema = object(address);
export type Property = InferOutput<typeof propertySchema>;

/** A person on a loan. The optional contact details are given only for a loan officer. */
const contact = object({
  firstName: sensitive('person', text),
  lastName: sensitive('person', text),
  emailAddress: sensitive('email', text),
  role: strictCodes(['BORROWER', 'CO_BORROWER', 'LOAN_OFFICER']),
  ...officerFacts,
});
export type LoanContact = InferOutput<typeof contact>;

/** A payment on a loan that was made on this portal. */
const recentPayment = object({
  /**
   * Idempotency key of the payment; `GET guestpayment/{key}` returns its receipt. Null for a fee, and when somebody else paid, because
   * the receipt belongs to them.
   */
  reference: sensitive('id', textOrNull),
  amount: money,
  kind: strictCodes(['installment', 'fee']),
  /** Payment method; null when somebody else paid. */
  method: nullable(
    object({ type: strictCodes(['ACH', 'DEBIT']), issuerName: sensitive('bank', text), lastFour: sensitive('none', text) }),
  ),
  receivedAtUtc: utcInstant,
  /** Calendar day of `receivedAtUtc` in the lender's time zone. */
  receivedOn: dateOnly,
  /** Banking day on which the payment is credited; null while the payment is processing. */
  creditedOn: nullIfInvalid(dateOnly),
  /** `running`: the payment is still processing. */
  state: strictCodes(['running', 'succeeded']),
});
export type RecentPayment = InferOutput<typeof recentPayment>;

/** A mailing address that takes effect in the future. */
const newMailingAddress = object({
  ...address,
  /** First day on which mail goes to this address. */
  effectiveDate: dateOnly,
});
export type NewMailingAddress = InferOutput<typeof newMailingAddress>;

/**
 * A servicing record. A null amount means unknown, which is not zero. A value that cannot be read also counts as unknown, so that one
 * invalid date does not hide the amount due.
 */
export const loanServicingSchema = object({
  loanNumber: sensitive('loan', nonEmptyString),
  /** Loan number at the subservicer DMI; null when the loan is not serviced there. */
  dmiLoanNumber: sensitive('loan', textOrNull),
  /** Application number in the Encompass loan origination system; null when unknown. */
  encompassLoanNumber: sensitive('loan', textOrNull),
  firstName: sensitive('person', text),
  lastName: sensitive('person', text),
  emailAddress: sensitive('email', textOrNull),
  /** The next four fields are the borrower's mailing address. */
  ...address,
  bankCode: sensitive('none', textOrNull),
  investorCode: sensitive('none', textOrNull),
  /** First day on which the new servicer takes the payments. This and the other `newServicer` fields are null when no transfer is known. */
  newServicerEffectiveDate: nullIfInvalid(dateOnly),
  newServicerFirstPaymentDueDate: nullIfInvalid(dateOnly),
  newServicer: sensitive('none', textOrNull),
  newServicerAddress: sensitive('none', textOrNull),
  newServicerLocation: sensitive('none', textOrNull),
  newServicerPhone: sensitive('public', textOrNull),
  newServicerURL: sensitive('none', textOrNull),
  /** Days from the lender's current day until `dueDate`; negative when overdue, null when unknown. */
  daysUntilDueDate: nullIfInvalid(pipe(number(), integer(), onInvalid('anyNumber'))),
  /** Due date of the oldest unpaid installment; null when unknown. */
  dueDate: nullIfInvalid(dateOnly),
  /** Last day on which a payment for `dueDate` avoids a late charge; null when unknown. */
  dateUntilDueDate: nullIfInvalid(dateOnly),
  principalInterestAmount: nullIfInvalid(money),
  taxInsuranceAmount: nullIfInvalid(money),
  miscellaneousInsurance: nullIfInvalid(money),
  /** Amount subtracted from the monthly payment. */
  subsidyPayment: nullIfInvalid(money),
  /** Principal and interest, plus taxes and insurance, plus other insurance, minus subsidy. */
  regularMonthlyPayment: nullIfInvalid(money),
  /** Fees and charges that are due, without late charges. */
  totalFeesAndCharges: nullIfInvalid(money),
  /** Late charges already added; see `lateChargeAmount` for a possible one. */
  lateCharges: nullIfInvalid(money),
  /** Past-due installments other than the one in `regularMonthlyPayment`. */
  delinquentPayment: nullIfInvalid(money),
  /** Late charge that would be added if this payment arrived late. */
  lateChargeAmount: nullIfInvalid(money),
  /** Fees already paid; subtracted from the total. */
  feePaid: nullIfInvalid(money),
  /** `regularMonthlyPayment` + `delinquentPayment` + `lateCharges` + `totalFeesAndCharges` − `feePaid`. */
  totalAmountDue: nullIfInvalid(money),
  /** Optional, not in the specification: due date of the loan's first installment, while that is unpaid. */
  firstPaymentDueDate: exactOptional(nullIfInvalid(dateOnly)),
  /**
   * Optional, not in the specification: who takes the payments. When it is missing, a record with a DMI number counts as subserviced by
   * DMI.
   */
  servicedBy: exactOptional(nullable(lenientCodes(['LENDER', 'DMI', 'SPECIAL_SERVICING']))),
  /**
   * Optional, not in the specification: banking day on which a payment made now would be credited, with weekends, holidays and the
   * cut-off time considered.
   */
  creditedIfPaidNow: exactOptional(pipe(dateOnly, onInvalid('nullIfOdd'))),
  /** Optional, not in the specification: the last twelve payments made on this portal, newest first. It is not a full payment history. */
  recentPayments: exactOptional(listKeepingInvalid(recentPayment)),
  /** Optional, not in the specification: a mailing address that is not in effect yet; null when no change is pending. */
  newMailingAddress: exactOptional(nullIfInvalid(newMailingAddress)),
});
export type LoanServicing = InferOutput<typeof loanServicingSchema>;

export const loanSchema = object({
  /** Opaque identifier that the portal uses in URLs instead of the loan number. */
  loanIdentifier: sensitive('loan', nonEmptyString),
  loanNumber: sensitive('loan', text),
  contacts: listKeepingInvalid(contact),
  property: propertySchema,
  /** Servicing records; empty until the loan is boarded. Only the first one is used, so a loan is unreadable when this list is. */
  loanServicings: strictList(loanServicingSchema),
});
export type Loan = InferOutput<typeof loanSchema>;

/** All loans of the borrower. A loan that cannot be read stays in the list as unreadable. */
export const loansSchema = listKeepingInvalid(loanSchema);

/** Names one loan, by its number or by the identifier from the list. */
export const whichLoanSchema = union([
  strictObject({ loanNumber: sensitive('loan', identifier) }),
  strictObject({ loanIdentifier: sensitive('loan', identifier) }),
]);
export type WhichLoan = InferOutput<typeof whichLoanSchema>;

export const listedLoanSchema = strictObject({ loanIdentifier: sensitive('loan', identifier) });
export type ListedLoan = InferOutput<typeof listedLoanSchema>;

/** Text typed by a person. The length limit only rejects input that no person would type; other rules check the content. */
const typed = typedText(1024);

/** Proof that a loan belongs to the caller. A rejection never tells which part did not match. */
export const loanToAddSchema = strictObject({
  loanNumber: sensitive('loan', typed),
  /** ZIP code of the property or of the mailing address. */
  zip: sensitive('zip', typed),
  ssnLast4: sensitive('secret', typed),
});
export type LoanToAdd = InferOutput<typeof loanToAddSchema>;

const givenAddress = strictObject(address);

/** A change of the mailing address. The property's address is not affected. */
export const mailingAddressChangeSchema = strictObject({
  loanIdentifier: sensitive('loan', identifier),
  mailingAddress: givenAddress,
  /**
   * The newest address that the borrower saw before the change, in effect or pending. The server compares it to detect a conflicting
   * change.
   */
  replaces: givenAddress,
});
export type MailingAddressChange = InferOutput<typeof mailingAddressChangeSchema>;

/** Body of 409 `addressChanged`: the address was changed elsewhere in the meantime, and nothing was overwritten. */
export const mailingAddressConflictSchema = object({ ...errorBody, code: literal('addressChanged'), present: propertySchema });
export type MailingAddressConflict = InferOutput<typeof mailingAddressConflictSchema>;
