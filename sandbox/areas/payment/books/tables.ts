/**
 * What payments keep. Amounts are integer cents. Card and account numbers are never here: a gateway token and the last four digits are.
 * No column for a security code exists.
 */
import type { DeclineReason, PaymentMethodType } from '#contract/payment.ts';

export interface FundingAccountTable {
  /** uuid */
  funding_account_id: string;
  /** The borrower, or what stands for whoever pays without an account, see `payer.ts`. */
  borrower_id: string;
  /** False for one that serves a single payment; such a one is in no list. */
  kept: boolean;
  type: PaymentMethodType;
  subtype: 'CHECKING' | 'SAVINGS' | 'DEBIT';
  holder_name: string;
  /** Card brand or bank name. */
  issuer_name: string;
  last_four: string;
  /** Of a bank account. */
  routing_number: string | null;
  /** Last month of a card, `YYYY-MM`. */
  expires: string | null;
  address_line1: string | null;
  address_city: string | null;
  address_state: string | null;
  address_zip1: string | null;
  gateway_token: string;
  /** The bank has said that there is no such account, or no longer: it is kept as `INACTIVE`. */
  closed: boolean;
  created_at: Date;
}

/** An idempotency key under which a funding account was made, and the answer that was given. */
export interface FundingAccountKeyTable {
  borrower_id: string;
  /** uuid, chosen by the caller. */
  key: string;
  /** Keyed digest of the request. */
  fingerprint: string;
  /** JSON text: `CreatedFundingAccount`. */
  answer: string;
  /** Real time. */
  created_at: Date;
}

/**
 * A claimed idempotency key and what became of it. `running` means that the gateway's answer is not written down yet. It pays a loan
 * or a fee, never both.
 */
export interface PaymentTable {
  /** uuid; also the gateway's name for this one attempt. */
  payment_id: string;
  /** By what right: a session, a ticket of the identity check, or the link of a fee. */
  payer_kind: 'borrower' | 'guest' | 'fee';
  /** Whose key it is: the borrower, or what stands for whoever has no account, see `payer.ts`. */
  borrower_id: string;
  /** uuid, chosen by the caller; unique per borrower, and among all guests, and among all who pay fees. */
  key: string;
  /** Keyed digest of the request. */
  fingerprint: string;
  /** Null when a fee is paid. */
  loan_identifier: string | null;
  /** Null when a loan is paid. */
  fee_payment_identifier: string | null;
  loan_number: string;
  cents: number;
  /** The installment that the borrower agreed to pay; null for a fee. */
  due_date: string | null;
  /** The lender's day of the agreement: what the amount covers is counted on it. */
  agreed_on: string;
  funding_account_id: string;
  method_type: PaymentMethodType;
  method_issuer_name: string;
  method_last_four: string;
  method_holder_name: string;
  email: string;
  /** False: the lender's address was taken because the payer named none. */
  email_given: boolean;
  authorization_text: string;
  transaction_identifier: string;
  /** Real time: how old an open claim is does not depend on the sandbox's movable clock. */
  claimed_at: Date;
  state: 'running' | 'succeeded' | 'failed';
  decline_reason: DeclineReason | null;
  received_at: Date | null;
  credited_on: string | null;
  receipt_mailed_at: Date | null;
}

export type LoanPayment = PaymentTable & { loan_identifier: string; due_date: string };
export type FeePayment = PaymentTable & { fee_payment_identifier: string };

export const isLoanPayment = (payment: PaymentTable): payment is LoanPayment => payment.loan_identifier !== null;
export const isFeePayment = (payment: PaymentTable): payment is FeePayment => payment.fee_payment_identifier !== null;

/** Money that came in. One row per charge, written in the transaction that moves the loan's due date, or marks the fee as paid. */
export interface LedgerEntryTable {
  /** uuid */
  entry_id: string;
  payment_id: string;
  /** The gateway's name for the charge. */
  charge_id: string;
  loan_number: string;
  cents: number;
  kind: 'loanPayment' | 'fee';
  status: 'succeeded';
  posted_at: Date;
}

/** How the gateway will answer a charge; decided by the published test number when the token is made. */
export type DeclineCode =
  | 'insufficient_funds'
  | 'card_declined'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'account_closed'
  | 'no_account'
  | 'debit_not_authorized';

/** The gateway's vault: what stands behind a token. */
export interface GatewayTokenTable {
  token: string;
  /** Under which the token was asked for; the same key gives the same token. */
  idempotency_key: string;
  kind: 'card' | 'bank';
  /** Card brand; null for a bank account. */
  brand: string | null;
  last_four: string;
  /** Last month of a card, `YYYY-MM`. */
  expires: string | null;
  /** Null: charges succeed. */
  declines_with: DeclineCode | null;
}

/** The gateway's book. A voided attempt moved no money and never will. */
export interface GatewayChargeTable {
  /** uuid, chosen by who asks: one try at one key. */
  attempt: string;
  charge_id: string;
  /** Whose keys they are. */
  payer: string;
  /** At most one attempt per payer and key is not voided. */
  idempotency_key: string;
  token: string | null;
  cents: number | null;
  status: 'succeeded' | 'declined' | 'voided';
  decline_code: DeclineCode | null;
  at: Date;
}

export interface PaymentTables {
  funding_account: FundingAccountTable;
  funding_account_key: FundingAccountKeyTable;
  payment: PaymentTable;
  ledger_entry: LedgerEntryTable;
  'gateway.token': GatewayTokenTable;
  'gateway.charge': GatewayChargeTable;
}
