/** What the identity check keeps. */

/** What a person is checked by beside name and address. */
export interface BorrowerIdentityTable {
  borrower_id: string;
  /** Keyed hash (HMAC-SHA-256) of the last four digits and the borrower; the digits themselves are nowhere. */
  ssn_last_four_hash: string;
}

/** What a passed check gives. A check that failed leaves a row as well, without a loan and over at once, so that both take the same steps. */
export interface VerificationTicketTable {
  /** SHA-256, in hex. */
  ticket_hash: string;
  /** uuid: whose keys and funding accounts a guest's are. */
  payer_id: string;
  loan_identifier: string | null;
  /** Who passed the check. */
  borrower_id: string | null;
  created_at: Date;
  expires_at: Date;
  /** The idempotency key that it pays with. Another one may take its place only when that one charged nothing. */
  key: string | null;
  /** How many keys it has paid with. */
  keys: number;
}

export interface GuestTables {
  borrower_identity: BorrowerIdentityTable;
  verification_ticket: VerificationTicketTable;
}
