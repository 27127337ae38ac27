import type { Step } from '../../base/db/database.ts';

/** A challenge that has been solved and used, until it would have expired anyway. */
interface HumanCheckUsedTable {
  /** The challenge's signature. */
  signature: string;
  /** Real time: browsers judge it too. */
  expires_at: Date;
}

declare module '../../base/db/database.ts' {
  interface Database {
    human_check_used: HumanCheckUsedTable;
  }
}

export const createUsedChecks: Step = async (database) => {
  await database.schema
    .createTable('human_check_used')
    .addColumn('signature', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
};
