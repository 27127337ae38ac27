/** By what right something is paid: a session, the ticket of the identity check (which stays in the tab's storage), or a mailed link. */
export type PaymentRight =
  { kind: 'session'; loanIdentifier: string } | { kind: 'ticket'; reference: string } | { kind: 'feeLink'; token: string };

/** What somebody means to pay: a changed amount or due date is another intent. */
export interface PaymentTerms {
  /** Names what is paid on this device; for who has no account it is opaque. */
  subject: string;
  right: PaymentRight;
  /** Two decimals, as the record has it. */
  amount: string;
  /** Empty for a fee. */
  dueDate: string;
}

/** Begins the names of what is paid without an account; see `storedIntents`. */
export const GUEST = 'guest.';
export const GUEST_LOAN = `${GUEST}loan.`;

export const guestSubject = (reference: string) => GUEST_LOAN + reference;
export const feeSubject = (feePaymentIdentifier: string) => `${GUEST}fee.${feePaymentIdentifier}`;
