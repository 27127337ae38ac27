/** What was paid, and what is being paid. Amounts are integer cents. */
import { sql } from 'kysely';

import type { DeclineReason, PaymentMethodType } from '#contract/payment.ts';
import type { Step } from '../../../base/db/database.ts';

/**
 * A claimed idempotency key and what became of it. `running` means that the gateway's answer is not written down yet. It pays a loan
 * or a fee, never both.
 */
export interface PaymentTable {
  /** uuid; also the gateway's name for this one attempt. */
  payment_id: string;
  /** By what right: a session, a ticket of the identity check, or the link of a fee. */
  payer_kind: 'borrower' | 'guest' | 'fee';
  /** Whose key it is: the borrower, or what stands for whoever has no account, see `payments.ts`. */
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
  /** The installment after it, as it was when this payment came in: what the receipt says does not change later. */
  next_due_date: string | null;
  next_cents: number | null;
  receipt_mailed_at: Date | null;
}

export type LoanPayment = PaymentTable & { loan_identifier: string; due_date: string };
type FeePayment = PaymentTable & { fee_payment_identifier: string };

export const isLoanPayment = (payment: PaymentTable): payment is LoanPayment => payment.loan_identifier !== null;
export const isFeePayment = (payment: PaymentTable): payment is FeePayment => payment.fee_payment_identifier !== null;

/** Money that came in. One row per charge, written in the transaction that moves the loan's due date, or marks the fee as paid. */
interface LedgerEntryTable {
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

declare module '../../../base/db/database.ts' {
  interface Database {
    payment: PaymentTable;
    ledger_entry: LedgerEntryTable;
  }
}

/** Receipts from before say nothing about the next payment. */
export const keepNextPayment: Step = async (database) => {
  await database.schema.alterTable('payment').addColumn('next_due_date', 'date').execute();
  await database.schema.alterTable('payment').addColumn('next_cents', 'integer').execute();
};

/** Payments name loans and borrowers without referring to them: money that moved stays on the books whatever becomes of those rows. */
export const createPayments: Step = async (database) => {
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
  // Two payments can never be on their way for one loan, whatever the code does.
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

export const openPaymentsToGuests: Step = async (database) => {
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
  // Without an account the key alone says whose payment it is.
  await sql`create unique index payment_key_without_account on payment (payer_kind, key) where payer_kind <> 'borrower'`.execute(
    database,
  );
  // A fee is paid once ever, whatever the code does.
  await sql`create unique index payment_fee on payment (fee_payment_identifier) where state <> 'failed'`.execute(database);
};
