/** Paying without an account: identity checks, their tickets, the human check; and fees. Columns: `guests/`, `humanCheck/`, `payment/`. */
import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // Sign-ups are no longer the only thing that is counted.
  await database.schema.alterTable('sign_up_count').renameTo('try_count').execute();

  await database.schema
    .createTable('borrower_identity')
    .addColumn('borrower_id', 'uuid', (column) => column.primaryKey().references('borrower.borrower_id').onDelete('cascade'))
    .addColumn('ssn_last_four_hash', 'text', (column) => column.notNull())
    .execute();

  await database.schema
    .createTable('verification_ticket')
    .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
    .addColumn('payer_id', 'uuid', (column) => column.notNull().unique())
    .addColumn('loan_identifier', 'uuid')
    .addColumn('borrower_id', 'uuid')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('key', 'uuid')
    .addColumn('keys', 'integer', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('verification_ticket_expires_at').on('verification_ticket').column('expires_at').execute();

  await database.schema
    .createTable('human_check_used')
    .addColumn('signature', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();

  await database.schema
    .createTable('fee')
    .addColumn('fee_payment_identifier', 'uuid', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('cents', 'integer', (column) => column.notNull().check(sql`cents > 0`))
    .addColumn('loan_number', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('borrower_email', 'text', (column) => column.notNull())
    .addColumn('lo_name', 'text', (column) => column.notNull())
    .addColumn('lo_email', 'text', (column) => column.notNull())
    .addColumn('lo_phone', 'text', (column) => column.notNull())
    .addColumn('address_line1', 'text', (column) => column.notNull())
    .addColumn('address_city', 'text', (column) => column.notNull())
    .addColumn('address_state', 'text', (column) => column.notNull())
    .addColumn('address_zip1', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('due', 'paid', 'cancelled')`))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('transaction_identifier', 'text')
    .addColumn('written_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('mailed_for', 'text')
    .addCheckConstraint('fee_paid', sql`(status = 'paid') = (transaction_identifier is not null)`)
    .execute();

  await database.schema
    .alterTable('payment')
    .addColumn('payer_kind', 'text', (column) =>
      column
        .notNull()
        .defaultTo('borrower')
        .check(sql`payer_kind in ('borrower', 'guest', 'fee')`),
    )
    .addColumn('fee_payment_identifier', 'uuid')
    .addColumn('email_given', 'boolean', (column) => column.notNull().defaultTo(true))
    .alterColumn('loan_identifier', (column) => column.dropNotNull())
    .alterColumn('due_date', (column) => column.dropNotNull())
    .execute();
  await sql`alter table payment add constraint payment_subject check (
    (fee_payment_identifier is null) = (loan_identifier is not null)
    and (loan_identifier is null) = (due_date is null)
    and (payer_kind = 'fee') = (fee_payment_identifier is not null))`.execute(database);
  // Without an account the key alone says whose payment it is.
  await sql`create unique index payment_key_without_account on payment (payer_kind, key) where payer_kind <> 'borrower'`.execute(
    database,
  );
  // A fee is paid once ever, whatever the code does.
  await sql`create unique index payment_fee on payment (fee_payment_identifier) where state <> 'failed'`.execute(database);

  // Whoever pays without an account has funding accounts, too.
  await database.schema.alterTable('funding_account').dropConstraint('funding_account_borrower_id_fkey').execute();
  await database.schema.alterTable('funding_account_key').dropConstraint('funding_account_key_borrower_id_fkey').execute();
}
