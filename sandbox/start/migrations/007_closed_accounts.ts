/** What a bank has said about an account that is kept. Column: `payment/tables.ts`. */
import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('funding_account')
    .addColumn('closed', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
