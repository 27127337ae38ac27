/** Sign-ups that wait for their link, how many there were, and who wants offers; what the columns mean: `identity/tables.ts`. */
import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('sign_up')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('promotional', 'boolean', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('portal', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute();
  await database.schema.createIndex('sign_up_expires_at').on('sign_up').column('expires_at').execute();

  await database.schema
    .createTable('sign_up_count')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('window_ends_at', 'timestamptz', (column) => column.notNull())
    .execute();

  await database.schema
    .createTable('promotional_choice')
    .addColumn('borrower_id', 'uuid', (column) => column.primaryKey().references('borrower.borrower_id').onDelete('cascade'))
    .addColumn('opted_in', 'boolean', (column) => column.notNull())
    .addColumn('chosen_at', 'timestamptz', (column) => column.notNull())
    .execute();
}
