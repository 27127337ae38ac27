/** Fees that are paid through a mailed link. Anyone with the link may pay. A fee is paid only once. */
import type { Money, UtcInstant } from './call.ts';

export interface FeePaymentRecord {
  amount: Money;
  borrowerEmail: string;
  feePaymentIdentifier: string;
  firstName: string;
  lastName: string;
  /** The loan officer to ask. */
  loEmail: string;
  loPhone: string;
  /** A lender may send the whole number; only the last four digits are shown. */
  loanNumber: string;
  token: string;
  /** Of the payment; null until there is one. */
  transactionIdentifier: string | null;
  /** What the fee is for, for example "Appraisal". */
  type: string;
  /** The property. */
  addressLine1: string;
  addressCity: string;
  addressState: string;
  addressZip1: string;
  /** When it was paid or cancelled; before that, when it was written. */
  updatedAtUtc: UtcInstant;
  writtenAtUtc: UtcInstant;
}

/** An unknown link and an expired one are the same 404. */
export interface FeeFound {
  state: 'due' | 'paid' | 'cancelled';
  fee: FeePaymentRecord;
}

export interface FeePaymentRequest {
  /** Of the mailed link. */
  token: string;
  fundingAccountId: string;
  /** What the payer confirmed: a fee of another amount is refused with 409. */
  amount: Money;
  /** Where the receipt goes; if left out, the address that the link was mailed to. */
  email?: string;
  /** The authorization exactly as it was shown and agreed to; kept with the payment. */
  authorizationText: string;
}
