/** Payments, finished and in progress. Amounts are integer cents. */
import { sql } from 'kysely';

import type { DeclineReason, PaymentMethodType } from '#contract/payment.ts';
import type { MigrationStep } from '../../../base/db/database.ts';

/**
 * A claimed idempotency key and the payment's outcome. `running` means that the gateway's result is not stored yet. A payment is for
 * either a loan or a fee.
 */
export interface PaymentTable {
  /** UUID; also the gateway's id for this one attempt. */
  payment_id: string;
  /** How the payer is authorized: by a session, an identity check ticket, or a fee link. */
  payer_kind: 'borrower' | 'guest' | 'fee';
  /** Owner of the key: the borrower, or the id that `KeyOwner` defines for payers without an account. */
  borrower_id: string;
  /** UUID chosen by the client. Unique per borrower, among all guests, and among all fee payers. */
  key: string;
  /** Keyed hash of the request. */
  fingerprint: string;
  /** Null for a fee payment. */
  loan_identifier: string | null;
  /** Null for a loan payment. */
  fee_payment_identifier: string | null;
  loan_number: string;
  cents: number;
  /** Due date of the installment that the borrower agreed to pay; null for a fee. */
  due_date: string | null;
  /** The lender's date when the borrower agreed. Which installments the amount covers is calculated for this date. */
  agreed_on: string;
  funding_account_id: string;
  method_type: PaymentMethodType;
  method_issuer_name: string;
  method_last_four: string;
  method_holder_name: string;
  email: string;
  /** False when the payer gave no email address, so that the lender's was used. */
  email_given: boolean;
  authorization_text: string;
  transaction_identifier: string;
  /** Real time and not the sandbox's adjustable clock, because it measures how old an open claim is. */
  claimed_at: Date;
  state: 'running' | 'succeeded' | 'failed';
  decline_reason: DeclineReason | null;
  received_at: Date | null;
  credited_on: string | null;
  /** The next installment at the time of this payment, stored so that the receipt never changes. */
  next_due_date: string | null;
  next_cents: number | null;
  receipt_mailed_at: Date | null;
}

export type LoanPayment = PaymentTable & { loan_identifier: string; due_date: string };
type FeePayment = PaymentTable & { fee_payment_identifier: string };

export const isLoanPayment = (payment: PaymentTable): payment is LoanPayment => payment.loan_identifier !== null;
export const isFeePayment = (payment: PaymentTable): payment is FeePayment => payment.fee_payment_identifier !== null;

/**
 * Money that was received. One row per charge, inserted in the same transaction that advances the loan's due date or marks the fee as
 * paid.
 */
interface LedgerEntryTable {
  entry_id: string;
  payment_id: string;
  /** The gateway's id of the charge. */
  charge_id: string;
  loan_number: string;
  cents: number;
  kind: 'loanPayment' | 'fee';
  status: 'succeeded';
  posted_at: Date;
}

declare module '../../../base/db/database.ts' {
  interface Database {
    payment: PaymentTable;
    ledger_entry: LedgerEntryTable;
  }
}

/** Adds the next installment to payments. It is empty for payments made before this migration. */
export const addNextPaymentColumns: MigrationStep = async (database) => {
  await database.schema.alterTable('payment').addColumn('next_due_date', 'date').execute();
  await database.schema.alterTable('payment').addColumn('next_cents', 'integer').execute();
};

/** Payments have no foreign keys to loans and borrowers, because records of received money must remain when those rows are deleted. */
export const createPayments: MigrationStep = async (database) => {
  await database.schema
    .createTable('payment')
    .addColumn('payment_id', 'uuid', (column) => column.primaryKey())
    .addColumn('borrower_id', 'uuid', (column) => column.notNull())
    .addColumn('key', 'uuid', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('loan_identifier', 'uuid', (column) => column.notNull())
    .addColumn('loan_number', 'text', (column) => column.notNull())
    .addColumn('cents', 'integer', (column) => column.notNull().check(sql`cents > 0`))
    .addColumn('due_date', 'date', (column) => column.notNull())
    .addColumn('agreed_on', 'date', (column) => column.notNull())
    .addColumn('funding_account_id', 'uuid', (column) => column.notNull())
    .addColumn('method_type', 'text', (column) => column.notNull())
    .addColumn('method_issuer_name', 'text', (column) => column.notNull())
    .addColumn('method_last_four', 'text', (column) => column.notNull())
    .addColumn('method_holder_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('authorization_text', 'text', (column) => column.notNull())
    .addColumn('transaction_identifier', 'text', (column) => column.notNull().unique())
    .addColumn('claimed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('running', 'succeeded', 'failed')`))
    .addColumn('decline_reason', 'text')
    .addColumn('received_at', 'timestamptz')
    .addColumn('credited_on', 'date')
    .addColumn('receipt_mailed_at', 'timestamptz')
    .addUniqueConstraint('payment_key', ['borrower_id', 'key'])
    .addCheckConstraint('payment_settled', sql`(state = 'succeeded') = (received_at is not null and credited_on is not null)`)
    .addCheckConstraint('payment_declined', sql`(state = 'failed') = (decline_reason is not null)`)
    .execute();
  // Enforces at most one payment in progress per loan.
  await database.schema
    .createIndex('payment_open')
    .unique()
    .on('payment')
    .column('loan_identifier')
    .where(sql.ref('state'), '=', sql.lit('running'))
    .execute();

  await database.schema
    .createTable('ledger_entry')
    .addColumn('entry_id', 'uuid', (column) => column.primaryKey())
    .addColumn('payment_id', 'uuid', (column) => column.notNull().unique().references('payment.payment_id'))
    .addColumn('charge_id', 'text', (column) => column.notNull().unique())
    .addColumn('loan_number', 'text', (column) => column.notNull())
    .addColumn('cents', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('posted_at', 'timestamptz', (column) => column.notNull())
    .execute();
};

export const allowGuestPayments: MigrationStep = async (database) => {
  await database.schema
    .alterTable('payment')
    .addColumn('payer_kind', 'text', (column) =>
      column
        .notNull()
        .defaultTo('borrower')
        .check(sql`payer_kind in ('borrower', 'guest', 'fee')`),
    )
    .addColumn('fee_payment_identifier', 'uuid')
    .addColumn('email_given', 'boolean', (column) => column.notNull().defaultTo(true))
    .alterColumn('loan_identifier', (column) => column.dropNotNull())
    .alterColumn('due_date', (column) => column.dropNotNull())
    .execute();
  await sql`alter table payment add constraint payment_subject check (
    (fee_payment_identifier is null) = (loan_identifier is not null)
    and (loan_identifier is null) = (due_date is null)
    and (payer_kind = 'fee') = (fee_payment_identifier is not null))`.execute(database);
  // For payers without an account, the key alone identifies the payment.
  await sql`create unique index payment_key_without_account on payment (payer_kind, key) where payer_kind <> 'borrower'`.execute(
    database,
  );
  // Enforces that a fee is paid only once.
  await sql`create unique index payment_fee on payment (fee_payment_identifier) where state <> 'failed'`.execute(database);
};
