/** Fees that are paid through an emailed link. Anyone with the link may pay, and a fee is paid only once. */
import { exactOptional, maxLength, minLength, object, pipe, regex, strictObject, string, type InferOutput } from 'valibot';

import {
  amount,
  emailAddress,
  identifier,
  strictCodes,
  money,
  nonEmptyString,
  onInvalid,
  sensitive,
  text,
  textOrNull,
  utcInstant,
} from './schema.ts';

const feePaymentRecordSchema = object({
  amount: money,
  borrowerEmail: sensitive('email', text),
  feePaymentIdentifier: sensitive('id', nonEmptyString),
  firstName: sensitive('person', text),
  lastName: sensitive('person', text),
  /** Email address of the loan officer to ask about the fee; `loPhone` is their phone number. */
  loEmail: sensitive('email', text),
  loPhone: sensitive('phone', text),
  /** Loan number. A lender may send all of it; the portal shows only the last four digits. */
  loanNumber: sensitive('loan', text),
  /** Token of the emailed link. */
  token: sensitive('secret', text),
  /** Transaction id of the payment; null until the fee is paid. */
  transactionIdentifier: sensitive('id', textOrNull),
  /** What the fee is for, for example "Appraisal". */
  type: sensitive('none', text),
  /** The next four fields are the property's address. */
  addressLine1: sensitive('address', text),
  addressCity: sensitive('city', text),
  addressState: sensitive('none', text),
  addressZip1: sensitive('zip', text),
  /** When the fee was paid or canceled; before that, when it was created. */
  updatedAtUtc: pipe(utcInstant, onInvalid('emptyIfOdd')),
  writtenAtUtc: pipe(utcInstant, onInvalid('emptyIfOdd')),
});
export type FeePaymentRecord = InferOutput<typeof feePaymentRecordSchema>;

/** A fee with its state. An unknown link and an expired one return the same 404. */
export const feeFoundSchema = object({ state: strictCodes(['due', 'paid', 'cancelled']), fee: feePaymentRecordSchema });
export type FeeFound = InferOutput<typeof feeFoundSchema>;

/** The authorization text exactly as the payer saw and accepted it; the lender stores it with the payment. */
export const authorizationText = sensitive('text', pipe(string(), minLength(1), maxLength(4000), regex(/\S/)));

export const feePaymentRequestSchema = strictObject({
  /** Token of the emailed link. */
  token: sensitive('secret', identifier),
  fundingAccountId: sensitive('account', identifier),
  /** Amount that the payer confirmed; 409 when the fee's amount differs. */
  amount,
  /** Email address for the receipt; by default the address to which the link was sent. */
  email: exactOptional(emailAddress),
  authorizationText,
});
export type FeePaymentRequest = InferOutput<typeof feePaymentRequestSchema>;
