/**
 * The tables of the sandbox. Each owner adds its own to `Database` in its `tables.ts`, beside the steps that make them, so that nothing
 * down here knows what stands on it. `start/` puts the steps, and the seeds, in order.
 */
import type { Kysely, Transaction } from 'kysely';

export interface Database {
  sandbox_setting: SandboxSettingTable;
}

/** Part of a migration. */
export type Step = (database: Kysely<unknown>) => Promise<void>;

/** Writes what an owner's tables hold at the first start. Dates are counted from `now`. */
export type Seed = (transaction: Transaction<Database>, now: Date) => Promise<void>;

/** What the sandbox remembers about itself. */
interface SandboxSettingTable {
  name: string;
  value: string;
}

export const createSettings: Step = async (database) => {
  await database.schema
    .createTable('sandbox_setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
};
