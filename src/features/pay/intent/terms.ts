import { shortHash } from '#domain/shortHash.ts';

/**
 * What entitles the payer to pay: a session, the ticket of an identity check (the ticket itself stays in the tab's storage), or an
 * emailed link. For `loan` see `loanTag`.
 */
export type PaymentRight =
  | { kind: 'session'; loanIdentifier: string }
  | { kind: 'ticket'; reference: string; loan: string }
  | { kind: 'feeLink'; token: string };

/** What is to be paid. A changed amount or due date makes it another intent. */
export interface PaymentTerms {
  /** Identifies on this device what is paid; opaque for payers without an account. */
  subject: string;
  right: PaymentRight;
  /** Decimal string with two decimals, as in the servicing record. */
  amount: string;
  /** Due date of the installment; empty for a fee. */
  dueDate: string;
}

/** Prefix of the subjects of payments made without an account; see `storedIntents`. */
export const GUEST_SUBJECT_PREFIX = 'guest.';
export const GUEST_LOAN_SUBJECT_PREFIX = `${GUEST_SUBJECT_PREFIX}loan.`;

/** Short hash that distinguishes a guest's loans on this device. It is too short to reveal the loan number. */
export const loanTag = (loanNumber: string) => shortHash(loanNumber).slice(0, 4);

export const guestSubject = (reference: string) => GUEST_LOAN_SUBJECT_PREFIX + reference;
export const feeSubject = (feePaymentIdentifier: string) => `${GUEST_SUBJECT_PREFIX}fee.${feePaymentIdentifier}`;
