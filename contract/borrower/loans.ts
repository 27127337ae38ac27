/** A borrower's loans, and what is known of their servicing. */
import { exactOptional, integer, literal, nullable, number, object, pipe, strictObject, union, type InferOutput } from 'valibot';

import { errorBody } from '../refusals.ts';
import {
  codes,
  dateOnly,
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
  typedText,
  utcInstant,
  wholeList,
} from '../schema.ts';
import { officerFacts } from './officers.ts';

/** An address in the United States. */
const address = {
  streetAddress: sensitive('address', text),
  city: sensitive('city', text),
  state: sensitive('none', text),
  zipCode: sensitive('zip', text),
};
export const propertySchema = object(address);
export type Property = InferOutput<typeof propertySchema>;

/** A person on a loan. Of a loan officer, and only there, the rest says how to reach them. */
const contact = object({
  firstName: sensitive('person', text),
  lastName: sensitive('person', text),
  emailAddress: sensitive('email', text),
  role: knownCodes(['BORROWER', 'CO_BORROWER', 'LOAN_OFFICER']),
  ...officerFacts,
});
export type LoanContact = InferOutput<typeof contact>;

/** A payment on a loan that this portal took. */
const recentPayment = object({
  /** The payment's key, with which `GET guestpayment/{key}` gives its receipt. Null for a fee, and when somebody else paid: the receipt is theirs. */
  reference: sensitive('id', textOrNull),
  amount: money,
  kind: knownCodes(['installment', 'fee']),
  /** Null when somebody else paid. */
  method: nullable(
    object({ type: knownCodes(['ACH', 'DEBIT']), issuerName: sensitive('bank', text), lastFour: sensitive('none', text) }),
  ),
  receivedAtUtc: utcInstant,
  /** The same as a day of the lender's. */
  receivedOn: dateOnly,
  /** The banking day on which it is credited; null while it is on its way. */
  creditedOn: nullIfOdd(dateOnly),
  state: knownCodes(['running', 'succeeded']),
});
export type RecentPayment = InferOutput<typeof recentPayment>;

/** Where mail about a loan will go. */
const newMailingAddress = object({
  ...address,
  /** The first day on which mail goes there. */
  effectiveDate: dateOnly,
});
export type NewMailingAddress = InferOutput<typeof newMailingAddress>;

/**
 * A servicing record. A null amount means not known, which is not the same as zero. A fact that cannot be read counts as not known, too: a
 * borrower with one odd date still sees the amount.
 */
export const loanServicingSchema = object({
  loanNumber: sensitive('loan', nonEmptyString),
  dmiLoanNumber: sensitive('loan', textOrNull),
  encompassLoanNumber: sensitive('loan', textOrNull),
  firstName: sensitive('person', text),
  lastName: sensitive('person', text),
  emailAddress: sensitive('email', textOrNull),
  /** Mailing address. */
  ...address,
  bankCode: sensitive('none', textOrNull),
  investorCode: sensitive('none', textOrNull),
  newServicerEffectiveDate: nullIfOdd(dateOnly),
  newServicerFirstPaymentDueDate: nullIfOdd(dateOnly),
  newServicer: sensitive('none', textOrNull),
  newServicerAddress: sensitive('none', textOrNull),
  newServicerLocation: sensitive('none', textOrNull),
  newServicerPhone: sensitive('public', textOrNull),
  newServicerURL: sensitive('none', textOrNull),
  /** Negative when overdue. */
  daysUntilDueDate: nullIfOdd(pipe(number(), integer(), reading('anyNumber'))),
  /** The oldest installment that is not paid. */
  dueDate: nullIfOdd(dateOnly),
  dateUntilDueDate: nullIfOdd(dateOnly),
  principalInterestAmount: nullIfOdd(money),
  taxInsuranceAmount: nullIfOdd(money),
  miscellaneousInsurance: nullIfOdd(money),
  /** Subtracted from the monthly payment. */
  subsidyPayment: nullIfOdd(money),
  regularMonthlyPayment: nullIfOdd(money),
  totalFeesAndCharges: nullIfOdd(money),
  lateCharges: nullIfOdd(money),
  delinquentPayment: nullIfOdd(money),
  /** What would be charged if the payment came late. */
  lateChargeAmount: nullIfOdd(money),
  feePaid: nullIfOdd(money),
  totalAmountDue: nullIfOdd(money),
  /** Added, optional: the first installment's due date, while it is still unpaid. */
  firstPaymentDueDate: exactOptional(nullIfOdd(dateOnly)),
  /** Added, optional: who takes the payments. Without it a record with a DMI number is subserviced by DMI. */
  servicedBy: exactOptional(nullable(codes(['LENDER', 'DMI', 'SPECIAL_SERVICING']))),
  /** Added, optional: the banking day on which a payment would be credited that comes in now (weekends, holidays and the cut-off counted). */
  creditedIfPaidNow: exactOptional(pipe(dateOnly, reading('nullIfOdd'))),
  /** Added, optional: the last twelve, the latest first. Only what this portal took: not a payment history. */
  recentPayments: exactOptional(listKeepingOdd(recentPayment)),
  /** Added, optional: a change of the mailing address that does not count yet; null where there is none. */
  newMailingAddress: exactOptional(nullIfOdd(newMailingAddress)),
});
export type LoanServicing = InferOutput<typeof loanServicingSchema>;

export const loanSchema = object({
  loanIdentifier: sensitive('loan', nonEmptyString),
  loanNumber: sensitive('loan', text),
  contacts: listKeepingOdd(contact),
  property: propertySchema,
  /** Empty until the loan is boarded; otherwise the first one counts, so a loan whose record cannot be read is a loan that cannot be read. */
  loanServicings: wholeList(loanServicingSchema),
});
export type Loan = InferOutput<typeof loanSchema>;

/** Every loan of the borrower, whether it can be read or not. */
export const loansSchema = listKeepingOdd(loanSchema);

/** One loan by its number, or by the identifier that the list has. */
export const whichLoanSchema = union([
  strictObject({ loanNumber: sensitive('loan', identifier) }),
  strictObject({ loanIdentifier: sensitive('loan', identifier) }),
]);
export type WhichLoan = InferOutput<typeof whichLoanSchema>;

export const listedLoanSchema = strictObject({ loanIdentifier: sensitive('loan', identifier) });
export type ListedLoan = InferOutput<typeof listedLoanSchema>;

/** What a person types: the rules judge it, up to what is no answer of a person any more. */
const typed = typedText(1024);

/** Proof that a loan is the caller's. Not one part of it is named in a refusal. */
export const loanToAddSchema = strictObject({
  loanNumber: sensitive('loan', typed),
  /** Of the property or of the mailing address. */
  zip: sensitive('zip', typed),
  /** Four digits. A secret. */
  ssnLast4: sensitive('secret', typed),
});
export type LoanToAdd = InferOutput<typeof loanToAddSchema>;

const givenAddress = strictObject(address);

/** A change of the mailing address; the property's address stays. */
export const mailingAddressChangeSchema = strictObject({
  loanIdentifier: sensitive('loan', identifier),
  mailingAddress: givenAddress,
  /** What the borrower saw when they changed it: the newest address, whether it counts already or not. */
  replaces: givenAddress,
});
export type MailingAddressChange = InferOutput<typeof mailingAddressChangeSchema>;

/** 409 `addressChanged`: it was changed elsewhere meanwhile, and nothing was overwritten. */
export const mailingAddressConflictSchema = object({ ...errorBody, code: literal('addressChanged'), present: propertySchema });
export type MailingAddressConflict = InferOutput<typeof mailingAddressConflictSchema>;
