/** Fees that are paid through a mailed link. Anyone with the link may pay. A fee is paid only once. */
import { exactOptional, maxLength, minLength, object, pipe, regex, strictObject, string, type InferOutput } from 'valibot';

import {
  amount,
  emailAddress,
  identifier,
  knownCodes,
  money,
  nonEmptyString,
  reading,
  text,
  textOrNull,
  utcInstant,
} from './schema.ts';

const feePaymentRecordSchema = object({
  amount: money,
  borrowerEmail: text,
  feePaymentIdentifier: nonEmptyString,
  firstName: text,
  lastName: text,
  /** The loan officer to ask. */
  loEmail: text,
  loPhone: text,
  /** A lender may send the whole number; only the last four digits are shown. */
  loanNumber: text,
  token: text,
  /** Of the payment; null until there is one. */
  transactionIdentifier: textOrNull,
  /** What the fee is for, for example "Appraisal". */
  type: text,
  /** The property. */
  addressLine1: text,
  addressCity: text,
  addressState: text,
  addressZip1: text,
  /** When it was paid or cancelled; before that, when it was written. */
  updatedAtUtc: pipe(utcInstant, reading('emptyIfOdd')),
  writtenAtUtc: pipe(utcInstant, reading('emptyIfOdd')),
});
export type FeePaymentRecord = InferOutput<typeof feePaymentRecordSchema>;

/** An unknown link and an expired one are the same 404. */
export const feeFoundSchema = object({ state: knownCodes(['due', 'paid', 'cancelled']), fee: feePaymentRecordSchema });
export type FeeFound = InferOutput<typeof feeFoundSchema>;

/** The authorization exactly as it was shown and agreed to; kept with the payment. */
export const authorizationText = pipe(string(), minLength(1), maxLength(4000), regex(/\S/));

export const feePaymentRequestSchema = strictObject({
  /** Of the mailed link. */
  token: identifier,
  fundingAccountId: identifier,
  /** What the payer confirmed: a fee of another amount is refused with 409. */
  amount,
  /** Where the receipt goes; if left out, the address that the link was mailed to. */
  email: exactOptional(emailAddress),
  authorizationText,
});
export type FeePaymentRequest = InferOutput<typeof feePaymentRequestSchema>;
