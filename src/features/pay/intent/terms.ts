/** The right to pay something: a session, the ticket of the identity check (which stays in the tab's storage), or a mailed link. */
export type PaymentRight =
  { kind: 'session'; loanIdentifier: string } | { kind: 'ticket'; reference: string } | { kind: 'feeLink'; token: string };

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

export const guestSubject = (reference: string) => GUEST_LOAN + reference;
export const feeSubject = (feePaymentIdentifier: string) => `${GUEST}fee.${feePaymentIdentifier}`;
