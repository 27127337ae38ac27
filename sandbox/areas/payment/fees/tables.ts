/** Fees that are paid through a mailed link. Amounts are integer cents. */
import { sql } from 'kysely';

import type { MigrationStep } from '../../../base/db/database.ts';

export interface FeeTable {
  fee_payment_identifier: string;
  /** SHA-256 hash of the link's token, in hex. */
  token_hash: string;
  /** Kind of fee, for example "Appraisal". */
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
  /** After this time, an unpaid fee can no longer be paid through its link. */
  expires_at: Date;
  /** Confirmation number of the payment, including one that was not made in the portal. */
  transaction_identifier: string | null;
  written_at: Date;
  updated_at: Date;
  /** Portal origin used in the mailed link; null until the mail was sent. */
  mailed_for: string | null;
}

declare module '../../../base/db/database.ts' {
  interface Database {
    fee: FeeTable;
  }
}

export const createFees: MigrationStep = async (database) => {
  await database.schema
    .createTable('fee')
    .addColumn('fee_payment_identifier', 'uuid', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('cents', 'integer', (column) => column.notNull().check(sql`cents > 0`))
    .addColumn('loan_number', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('borrower_email', 'text', (column) => column.notNull())
    .addColumn('lo_name', 'text', (column) => column.notNull())
    .addColumn('lo_email', 'text', (column) => column.notNull())
    .addColumn('lo_phone', 'text', (column) => column.notNull())
    .addColumn('address_line1', 'text', (column) => column.notNull())
    .addColumn('address_city', 'text', (column) => column.notNull())
    .addColumn('address_state', 'text', (column) => column.notNull())
    .addColumn('address_zip1', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('due', 'paid', 'cancelled')`))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('transaction_identifier', 'text')
    .addColumn('written_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('mailed_for', 'text')
    .addCheckConstraint('fee_paid', sql`(status = 'paid') = (transaction_identifier is not null)`)
    .execute();
};
