import type { MigrationStep } from '../../base/db/database.ts';

/** A solved challenge that cannot be used again. The row is stored until the challenge would have expired. */
interface HumanCheckUsedTable {
  signature: string;
  /** Real time, not the sandbox's clock, because browsers check the expiry, too. */
  expires_at: Date;
}

declare module '../../base/db/database.ts' {
  interface Database {
    human_check_used: HumanCheckUsedTable;
  }
}

export const createUsedHumanCheckTable: MigrationStep = async (database) => {
  await database.schema
    .createTable('human_check_used')
    .addColumn('signature', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
};
