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
  /** The loan officer to ask. */
  loEmail: sensitive('email', text),
  loPhone: sensitive('phone', text),
  /** A lender may send the whole number; only the last four digits are shown. */
  loanNumber: sensitive('loan', text),
  token: sensitive('secret', text),
  /** Of the payment; null until there is one. */
  transactionIdentifier: sensitive('id', textOrNull),
  /** What the fee is for, for example "Appraisal". */
  type: sensitive('none', text),
  /** The property. */
  addressLine1: sensitive('address', text),
  addressCity: sensitive('city', text),
  addressState: sensitive('none', text),
  addressZip1: sensitive('zip', text),
  /** When it was paid or cancelled; before that, when it was written. */
  updatedAtUtc: pipe(utcInstant, reading('emptyIfOdd')),
  writtenAtUtc: pipe(utcInstant, reading('emptyIfOdd')),
});
export type FeePaymentRecord = InferOutput<typeof feePaymentRecordSchema>;

/** An unknown link and an expired one are the same 404. */
export const feeFoundSchema = object({ state: knownCodes(['due', 'paid', 'cancelled']), fee: feePaymentRecordSchema });
export type FeeFound = InferOutput<typeof feeFoundSchema>;

/** The authorization exactly as it was shown and agreed to; kept with the payment. */
export const authorizationText = sensitive('text', pipe(string(), minLength(1), maxLength(4000), regex(/\S/)));

export const feePaymentRequestSchema = strictObject({
  /** Of the mailed link. */
  token: sensitive('secret', identifier),
  fundingAccountId: sensitive('account', identifier),
  /** What the payer confirmed: a fee of another amount is refused with 409. */
  amount,
  /** Where the receipt goes; if left out, the address that the link was mailed to. */
  email: exactOptional(emailAddress),
  authorizationText,
});
export type FeePaymentRequest = InferOutput<typeof feePaymentRequestSchema>;
