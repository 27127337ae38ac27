/** Requests to the secondary market agency, and the agency's own records of them. */
import type { MigrationStep } from '../../../base/db/database.ts';

export interface AgencyRequestTable {
  request_identifier: string;
  /** UUID that identifies the request at the agency. */
  agency_request_id: string;
  aim_check_id: string;
  key: string;
  /** Keyed hash of the request body. */
  fingerprint: string;
  consented_at: Date;
  /** Version of the consent text that the borrower agreed to. */
  wording: string;
  /** When the agency received it; null while that is unknown. */
  sent_at: Date | null;
}

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

/** Must run after the migration that creates the `outside` schema. */
export const createAgencyRequests: MigrationStep = async (database) => {
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
