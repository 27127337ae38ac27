/** What is kept of a person in order to know them again. */
import type { Step } from '../../base/db/database.ts';

/** What a person is checked by beside name and address. */
interface BorrowerIdentityTable {
  borrower_id: string;
  /** Keyed hash (HMAC-SHA-256) of the last four digits and the borrower; the digits themselves are nowhere. */
  ssn_last_four_hash: string;
}

declare module '../../base/db/database.ts' {
  interface Database {
    borrower_identity: BorrowerIdentityTable;
  }
}

export const createIdentities: Step = async (database) => {
  await database.schema
    .createTable('borrower_identity')
    .addColumn('borrower_id', 'uuid', (column) => column.primaryKey().references('borrower.borrower_id').onDelete('cascade'))
    .addColumn('ssn_last_four_hash', 'text', (column) => column.notNull())
    .execute();
};
