import { shortHash } from '#domain/shortHash.ts';

/**
 * The right to pay something: a session, the ticket of the identity check (which stays in the tab's storage), or a mailed link. `loan`:
 * see `loanTag`.
 */
export type PaymentRight =
  | { kind: 'session'; loanIdentifier: string }
  | { kind: 'ticket'; reference: string; loan: string }
  | { kind: 'feeLink'; token: string };

/** What somebody wants to pay. A changed amount or due date makes another intent. */
export interface PaymentTerms {
  /** Identifies on this device what is paid; opaque for payers without an account. */
  subject: string;
  right: PaymentRight;
  /** Two decimals, as the record has it. */
  amount: string;
  /** Empty for a fee. */
  dueDate: string;
}

/** Prefix of subjects that are paid without an account; see `storedIntents`. */
export const GUEST = 'guest.';
export const GUEST_LOAN = `${GUEST}loan.`;

/** Tells a guest's loan from others that were paid on this device. Too short to lead to its number. */
export const loanTag = (loanNumber: string) => shortHash(loanNumber).slice(0, 4);

export const guestSubject = (reference: string) => GUEST_LOAN + reference;
export const feeSubject = (feePaymentIdentifier: string) => `${GUEST}fee.${feePaymentIdentifier}`;
