/**
 * Cards and bank accounts. Their numbers are not stored here, only a gateway token and the last four digits. There is no column for a
 * security code.
 */
import { sql } from 'kysely';

import type { PaymentMethodType } from '#contract/payment.ts';
import type { MigrationStep } from '../../../base/db/database.ts';

export interface FundingAccountTable {
  funding_account_id: string;
  /** The borrower, or the ticket's payer id or the fee's id for payers without an account; see `fundingAccountOwner.ts`. */
  borrower_id: string;
  /** Whether the borrower saved it. False for a single payment; such accounts are never listed. */
  kept: boolean;
  type: PaymentMethodType;
  subtype: 'CHECKING' | 'SAVINGS' | 'DEBIT';
  holder_name: string;
  issuer_name: string;
  last_four: string;
  /** Null for a card. */
  routing_number: string | null;
  /** Month of expiry of a card, `YYYY-MM`. */
  expires: string | null;
  address_line1: string | null;
  address_city: string | null;
  address_state: string | null;
  address_zip1: string | null;
  gateway_token: string;
  /** Whether the bank reported the account as closed or nonexistent. Its status is then `INACTIVE`. */
  closed: boolean;
  created_at: Date;
}

/** Idempotency key under which a funding account was added, and the response. */
interface FundingAccountKeyTable {
  borrower_id: string;
  /** UUID chosen by the client. */
  key: string;
  /** Keyed hash of the request. */
  fingerprint: string;
  /** JSON text: `CreatedFundingAccount`. */
  answer: string;
  /** Real time, not the sandbox's adjustable clock. */
  created_at: Date;
}

declare module '../../../base/db/database.ts' {
  interface Database {
    funding_account: FundingAccountTable;
    funding_account_key: FundingAccountKeyTable;
  }
}

export const createFundingAccounts: MigrationStep = async (database) => {
  await database.schema
    .createTable('funding_account')
    .addColumn('funding_account_id', 'uuid', (column) => column.primaryKey())
    .addColumn('borrower_id', 'uuid', (column) => column.notNull().references('borrower.borrower_id').onDelete('cascade'))
    .addColumn('kept', 'boolean', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull().check(sql`type in ('ACH', 'DEBIT')`))
    .addColumn('subtype', 'text', (column) => column.notNull().check(sql`subtype in ('CHECKING', 'SAVINGS', 'DEBIT')`))
    .addColumn('holder_name', 'text', (column) => column.notNull())
    .addColumn('issuer_name', 'text', (column) => column.notNull())
    .addColumn('last_four', 'text', (column) => column.notNull().check(sql`last_four ~ '^[0-9]{4}$'`))
    .addColumn('routing_number', 'text')
    .addColumn('expires', 'text')
    .addColumn('address_line1', 'text')
    .addColumn('address_city', 'text')
    .addColumn('address_state', 'text')
    .addColumn('address_zip1', 'text')
    .addColumn('gateway_token', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('funding_account_borrower')
    .on('funding_account')
    .columns(['borrower_id', 'created_at'])
    .execute();

  await database.schema
    .createTable('funding_account_key')
    .addColumn('borrower_id', 'uuid', (column) => column.notNull().references('borrower.borrower_id').onDelete('cascade'))
    .addColumn('key', 'uuid', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('funding_account_key_pkey', ['borrower_id', 'key'])
    .execute();
};

/** Drops the foreign keys to borrowers, because payers without an account have funding accounts, too. */
export const allowGuestFundingAccounts: MigrationStep = async (database) => {
  await database.schema.alterTable('funding_account').dropConstraint('funding_account_borrower_id_fkey').execute();
  await database.schema.alterTable('funding_account_key').dropConstraint('funding_account_key_borrower_id_fkey').execute();
};

export const markClosedAccounts: MigrationStep = async (database) => {
  await database.schema
    .alterTable('funding_account')
    .addColumn('closed', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
};
