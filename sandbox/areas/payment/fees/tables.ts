/** Fees that are paid through a mailed link. Amounts are integer cents. */
export interface FeeTable {
  /** uuid */
  fee_payment_identifier: string;
  /** SHA-256 of the link's token, in hex. */
  token_hash: string;
  /** What it is for. */
  type: string;
  cents: number;
  loan_number: string;
  first_name: string;
  last_name: string;
  borrower_email: string;
  lo_name: string;
  lo_email: string;
  lo_phone: string;
  address_line1: string;
  address_city: string;
  address_state: string;
  address_zip1: string;
  status: 'due' | 'paid' | 'cancelled';
  /** A fee that is still due then can no longer be paid through its link. */
  expires_at: Date;
  /** Of the payment, also of one that came another way. */
  transaction_identifier: string | null;
  written_at: Date;
  updated_at: Date;
  /** Origin of the portal that the mailed link leads to; null before the mail went out. */
  mailed_for: string | null;
}

export interface FeeTables {
  fee: FeeTable;
}
