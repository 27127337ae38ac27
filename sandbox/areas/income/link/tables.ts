/** Requests to prove an income, and the tickets of borrowers who passed the identity check. */
import { sql } from 'kysely';

import type { AdditionalBorrower } from '#contract/borrower/ocr.ts';
import type { MigrationStep } from '../../../base/db/database.ts';

/** One mailed link and one person's documents. A co-borrower gets a request of their own. */
export interface IncomeRequestTable {
  request_identifier: string;
  /** UUID of the borrower, who owns the documents. */
  contact_identifier: string;
  officer_identifier: string;
  first_name: string;
  last_name: string;
  email: string;
  zip: string;
  asked_at: Date;
  /** Portal origin used in the mailed link; null until the mail was sent. */
  mailed_for: string | null;
  /** The other borrower on the application, from the lender's records; all null when there is none. */
  other_first_name: string | null;
  other_last_name: string | null;
  other_email: string | null;
  other_zip: string | null;
  other_state: AdditionalBorrower['state'] | null;
  /** The request that was created to invite the other borrower. */
  other_request: string | null;
  /** When a request to the agency was begun; nothing can be changed after that. */
  closed_at: Date | null;
}

/** A failed identity check inserts a row, too (no request, already expired), so that success and failure take the same time. */
interface IncomeTicketTable {
  ticket_hash: string;
  request_identifier: string | null;
  expires_at: Date;
  /** End of the last day on which the link works; the ticket can't be extended past it. */
  ends_at: Date;
}

declare module '../../../base/db/database.ts' {
  interface Database {
    income_request: IncomeRequestTable;
    income_ticket: IncomeTicketTable;
  }
}

export const createIncomeRequests: MigrationStep = async (database) => {
  await database.schema
    .createTable('income_request')
    .addColumn('request_identifier', 'uuid', (column) => column.primaryKey())
    .addColumn('contact_identifier', 'uuid', (column) => column.notNull().unique())
    .addColumn('officer_identifier', 'uuid', (column) => column.notNull().references('loan_officer.user_identifier'))
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('zip', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
    .addColumn('mailed_for', 'text')
    .addColumn('other_first_name', 'text')
    .addColumn('other_last_name', 'text')
    .addColumn('other_email', 'text')
    .addColumn('other_zip', 'text')
    .addColumn('other_state', 'text', (column) => column.check(sql`other_state in ('asked', 'skipped', 'invited')`))
    .addColumn('other_request', 'uuid')
    .addColumn('closed_at', 'timestamptz')
    .addCheckConstraint(
      'income_request_other',
      sql`num_nulls(other_first_name, other_last_name, other_email, other_zip, other_state) in (0, 5)`,
    )
    .execute();

  await database.schema
    .createTable('income_ticket')
    .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
    .addColumn('request_identifier', 'uuid')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('income_ticket_expires_at').on('income_ticket').column('expires_at').execute();
};
