/**
 * The type of all tables in the sandbox's database. Each module adds its own tables to `Database` by declaration merging in its
 * `tables.ts`, next to their migration steps. `start/` puts the steps and seeds in order.
 */
import type { Kysely, Transaction } from 'kysely';

export interface Database {
  sandbox_setting: SandboxSettingTable;
}

export type MigrationStep = (database: Kysely<unknown>) => Promise<void>;

/** Inserts the initial rows of a module's tables. Dates are calculated relative to `now`. */
export type Seed = (transaction: Transaction<Database>, now: Date) => Promise<void>;

interface SandboxSettingTable {
  name: string;
  value: string;
}

export const createSettingTable: MigrationStep = async (database) => {
  await database.schema
    .createTable('sandbox_setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
};
