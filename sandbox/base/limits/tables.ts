import type { MigrationStep } from '../db/database.ts';

/** Attempts within the current time window, which begins with the first attempt. */
interface TryCountTable {
  /** What is counted, and for whom: for example "sign-up caller 127.0.0.1". */
  subject: string;
  tries: number;
  window_ends_at: Date;
}

declare module '../db/database.ts' {
  interface Database {
    try_count: TryCountTable;
  }
}

export const createSignUpCountTable: MigrationStep = async (database) => {
  await database.schema
    .createTable('sign_up_count')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('window_ends_at', 'timestamptz', (column) => column.notNull())
    .execute();
};

export const renameSignUpCountTable: MigrationStep = async (database) => {
  await database.schema.alterTable('sign_up_count').renameTo('try_count').execute();
};
