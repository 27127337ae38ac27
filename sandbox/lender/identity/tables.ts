import type { MigrationStep } from '../../base/db/database.ts';

/** Facts besides name and address that the identity check compares. */
interface BorrowerIdentityTable {
  borrower_id: string;
  /** Keyed hash (HMAC-SHA-256) of the borrower id and the last four SSN digits; the digits themselves are not stored. */
  ssn_last_four_hash: string;
}

declare module '../../base/db/database.ts' {
  interface Database {
    borrower_identity: BorrowerIdentityTable;
  }
}

export const createBorrowerIdentityTable: MigrationStep = async (database) => {
  await database.schema
    .createTable('borrower_identity')
    .addColumn('borrower_id', 'uuid', (column) => column.primaryKey().references('borrower.borrower_id').onDelete('cascade'))
    .addColumn('ssn_last_four_hash', 'text', (column) => column.notNull())
    .execute();
};
