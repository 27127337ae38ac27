/** Funding accounts, payments, the ledger; and, in a schema of its own, the gateway's vault and book. Columns: `payment/tables.ts`. */
import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('funding_account')
    .addColumn('funding_account_id', 'uuid', (column) => column.primaryKey())
    .addColumn('borrower_id', 'uuid', (column) => column.notNull().references('borrower.borrower_id').onDelete('cascade'))
    .addColumn('kept', 'boolean', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull().check(sql`type in ('ACH', 'DEBIT')`))
    .addColumn('subtype', 'text', (column) => column.notNull().check(sql`subtype in ('CHECKING', 'SAVINGS', 'DEBIT')`))
    .addColumn('holder_name', 'text', (column) => column.notNull())
    .addColumn('issuer_name', 'text', (column) => column.notNull())
    .addColumn('last_four', 'text', (column) => column.notNull().check(sql`last_four ~ '^[0-9]{4}$'`))
    .addColumn('routing_number', 'text')
    .addColumn('expires', 'text')
    .addColumn('address_line1', 'text')
    .addColumn('address_city', 'text')
    .addColumn('address_state', 'text')
    .addColumn('address_zip1', 'text')
    .addColumn('gateway_token', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('funding_account_borrower')
    .on('funding_account')
    .columns(['borrower_id', 'created_at'])
    .execute();

  await database.schema
    .createTable('funding_account_key')
    .addColumn('borrower_id', 'uuid', (column) => column.notNull().references('borrower.borrower_id').onDelete('cascade'))
    .addColumn('key', 'uuid', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('funding_account_key_pkey', ['borrower_id', 'key'])
    .execute();

  // Payments name loans and borrowers without referring to them: money that moved stays on the books whatever becomes of those rows.
  await database.schema
    .createTable('payment')
    .addColumn('payment_id', 'uuid', (column) => column.primaryKey())
    .addColumn('borrower_id', 'uuid', (column) => column.notNull())
    .addColumn('key', 'uuid', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('loan_identifier', 'uuid', (column) => column.notNull())
    .addColumn('loan_number', 'text', (column) => column.notNull())
    .addColumn('cents', 'integer', (column) => column.notNull().check(sql`cents > 0`))
    .addColumn('due_date', 'date', (column) => column.notNull())
    .addColumn('agreed_on', 'date', (column) => column.notNull())
    .addColumn('funding_account_id', 'uuid', (column) => column.notNull())
    .addColumn('method_type', 'text', (column) => column.notNull())
    .addColumn('method_issuer_name', 'text', (column) => column.notNull())
    .addColumn('method_last_four', 'text', (column) => column.notNull())
    .addColumn('method_holder_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('authorization_text', 'text', (column) => column.notNull())
    .addColumn('transaction_identifier', 'text', (column) => column.notNull().unique())
    .addColumn('claimed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('running', 'succeeded', 'failed')`))
    .addColumn('decline_reason', 'text')
    .addColumn('received_at', 'timestamptz')
    .addColumn('credited_on', 'date')
    .addColumn('receipt_mailed_at', 'timestamptz')
    .addUniqueConstraint('payment_key', ['borrower_id', 'key'])
    .addCheckConstraint('payment_settled', sql`(state = 'succeeded') = (received_at is not null and credited_on is not null)`)
    .addCheckConstraint('payment_declined', sql`(state = 'failed') = (decline_reason is not null)`)
    .execute();
  // Two payments can never be on their way for one loan, whatever the code does.
  await database.schema
    .createIndex('payment_open')
    .unique()
    .on('payment')
    .column('loan_identifier')
    .where(sql.ref('state'), '=', sql.lit('running'))
    .execute();

  await database.schema
    .createTable('ledger_entry')
    .addColumn('entry_id', 'uuid', (column) => column.primaryKey())
    .addColumn('payment_id', 'uuid', (column) => column.notNull().unique().references('payment.payment_id'))
    .addColumn('charge_id', 'text', (column) => column.notNull().unique())
    .addColumn('loan_number', 'text', (column) => column.notNull())
    .addColumn('cents', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('posted_at', 'timestamptz', (column) => column.notNull())
    .execute();

  const gateway = database.schema.withSchema('gateway');
  await database.schema.createSchema('gateway').execute();
  await gateway
    .createTable('token')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('brand', 'text')
    .addColumn('last_four', 'text', (column) => column.notNull().check(sql`last_four ~ '^[0-9]{4}$'`))
    .addColumn('expires', 'text')
    .addColumn('declines_with', 'text')
    .execute();
  await gateway
    .createTable('charge')
    .addColumn('attempt', 'uuid', (column) => column.primaryKey())
    .addColumn('charge_id', 'text', (column) => column.notNull().unique())
    .addColumn('payer', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('token', 'text')
    .addColumn('cents', 'integer')
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('succeeded', 'declined', 'voided')`))
    .addColumn('decline_code', 'text')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('charge_complete', sql`status = 'voided' or (token is not null and cents > 0)`)
    .execute();
  await gateway
    .createIndex('charge_key')
    .unique()
    .on('charge')
    .columns(['payer', 'idempotency_key'])
    .where(sql.ref('status'), '<>', sql.lit('voided'))
    .execute();
}
