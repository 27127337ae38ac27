/** What the identity check keeps. */
import type { Step } from '../../../base/db/database.ts';

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

declare module '../../../base/db/database.ts' {
  interface Database {
    verification_ticket: VerificationTicketTable;
  }
}

export const createTickets: Step = async (database) => {
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
