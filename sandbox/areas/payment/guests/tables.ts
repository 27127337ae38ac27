import type { MigrationStep } from '../../../base/db/database.ts';

/**
 * Ticket issued by a passed identity check. A failed check inserts a row, too (no loan, already expired), so that both cases do the same
 * work.
 */
export interface VerificationTicketTable {
  /** SHA-256 hash of the ticket, in hex. */
  ticket_hash: string;
  /** UUID that owns the guest's idempotency keys and funding accounts. */
  payer_id: string;
  loan_identifier: string | null;
  /** The borrower whose identity was confirmed. */
  borrower_id: string | null;
  created_at: Date;
  expires_at: Date;
  /** Idempotency key that the ticket paid with. Another key may replace it only when that payment charged nothing. */
  key: string | null;
  /** Number of idempotency keys that the ticket was used with. */
  keys: number;
}

declare module '../../../base/db/database.ts' {
  interface Database {
    verification_ticket: VerificationTicketTable;
  }
}

export const createTickets: MigrationStep = async (database) => {
  await database.schema
    .createTable('verification_ticket')
    .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
    .addColumn('payer_id', 'uuid', (column) => column.notNull().unique())
    .addColumn('loan_identifier', 'uuid')
    .addColumn('borrower_id', 'uuid')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('key', 'uuid')
    .addColumn('keys', 'integer', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('verification_ticket_expires_at').on('verification_ticket').column('expires_at').execute();
};
