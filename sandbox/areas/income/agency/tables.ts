/** Requests to the secondary market agency, and what the agency keeps of them. */
import type { Step } from '../../../base/db/database.ts';

export interface AgencyRequestTable {
  request_identifier: string;
  /** uuid: the agency knows the request by it. */
  agency_request_id: string;
  aim_check_id: string;
  /** The borrower's idempotency key. */
  key: string;
  /** Keyed digest of the call's body. */
  fingerprint: string;
  consented_at: Date;
  /** Which words were agreed to. */
  wording: string;
  /** When the agency took it; null while that is not known. */
  sent_at: Date | null;
}

/** The agency's own book. */
interface TakenRequestTable {
  agency_request_id: string;
  at: Date;
}

declare module '../../../base/db/database.ts' {
  interface Database {
    agency_request: AgencyRequestTable;
    'outside.taken_request': TakenRequestTable;
  }
}

/** After the schema of the services outside. */
export const createAgencyRequests: Step = async (database) => {
  await database.schema
    .createTable('agency_request')
    .addColumn('request_identifier', 'uuid', (column) =>
      column.primaryKey().references('income_request.request_identifier').onDelete('cascade'),
    )
    .addColumn('agency_request_id', 'uuid', (column) => column.notNull().unique())
    .addColumn('aim_check_id', 'uuid', (column) => column.notNull().references('aim_check.aim_check_id').onDelete('cascade'))
    .addColumn('key', 'uuid', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('consented_at', 'timestamptz', (column) => column.notNull())
    .addColumn('wording', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz')
    .execute();
  await database.schema
    .withSchema('outside')
    .createTable('taken_request')
    .addColumn('agency_request_id', 'uuid', (column) => column.primaryKey())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute();
};
