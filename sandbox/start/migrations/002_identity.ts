/** Tables of the OpenID provider; what the columns mean stands in `identity/tables.ts`. */
import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('oidc_model')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('grant_id', 'text')
    .addColumn('uid', 'text')
    .addColumn('account_id', 'text')
    .addColumn('expires_at', 'timestamptz')
    .addColumn('consumed_at', 'timestamptz')
    .addPrimaryKeyConstraint('oidc_model_pkey', ['kind', 'id'])
    .execute();
  for (const column of ['grant_id', 'uid', 'account_id', 'expires_at']) {
    await database.schema.createIndex(`oidc_model_${column}`).on('oidc_model').column(column).execute();
  }

  await database.schema
    .createTable('sign_in_failure')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('last_failed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('locked_until', 'timestamptz')
    .execute();
}
