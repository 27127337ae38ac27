/** The sandbox's own settings, mail, borrowers and loans. */
import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('sandbox_setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await database.schema
    .createTable('mail')
    .addColumn('mail_id', 'uuid', (column) => column.primaryKey())
    .addColumn('position', 'serial', (column) => column.notNull().unique())
    .addColumn('sent_at', 'timestamptz', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('links', 'text', (column) => column.notNull())
    .addColumn('mime', 'text', (column) => column.notNull())
    .execute();

  await database.schema
    .createTable('borrower')
    .addColumn('borrower_id', 'uuid', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('customer_identifier', 'text', (column) => column.notNull().unique())
    .addColumn('address_line1', 'text', (column) => column.notNull())
    .addColumn('address_city', 'text', (column) => column.notNull())
    .addColumn('address_state', 'text', (column) => column.notNull())
    .addColumn('address_zip1', 'text', (column) => column.notNull())
    .addColumn('situation', 'text')
    .execute();
  await database.schema
    .createIndex('borrower_email')
    .unique()
    .on('borrower')
    .expression(sql`lower(email)`)
    .execute();

  await database.schema
    .createTable('loan')
    .addColumn('loan_identifier', 'uuid', (column) => column.primaryKey())
    .addColumn('loan_number', 'text', (column) => column.notNull().unique())
    .addColumn('dmi_loan_number', 'text')
    .addColumn('encompass_loan_number', 'text')
    .addColumn('serviced_by', 'text', (column) =>
      column.notNull().check(sql`serviced_by in ('LENDER', 'DMI', 'SPECIAL_SERVICING')`),
    )
    .addColumn('property_street', 'text', (column) => column.notNull())
    .addColumn('property_city', 'text', (column) => column.notNull())
    .addColumn('property_state', 'text', (column) => column.notNull())
    .addColumn('property_zip', 'text', (column) => column.notNull())
    .addColumn('mailing_street', 'text', (column) => column.notNull())
    .addColumn('mailing_city', 'text', (column) => column.notNull())
    .addColumn('mailing_state', 'text', (column) => column.notNull())
    .addColumn('mailing_zip', 'text', (column) => column.notNull())
    .addColumn('bank_code', 'text')
    .addColumn('investor_code', 'text')
    .addColumn('new_servicer', 'text')
    .addColumn('new_servicer_address', 'text')
    .addColumn('new_servicer_location', 'text')
    .addColumn('new_servicer_phone', 'text')
    .addColumn('new_servicer_url', 'text')
    .addColumn('new_servicer_effective_date', 'date')
    .addColumn('new_servicer_first_payment_due_date', 'date')
    .addColumn('first_payment_due_date', 'date')
    .addColumn('due_date', 'date', (column) => column.notNull())
    .addColumn('principal_interest_cents', 'integer', (column) => column.notNull())
    .addColumn('tax_insurance_cents', 'integer', (column) => column.notNull())
    .addColumn('misc_insurance_cents', 'integer')
    .addColumn('subsidy_cents', 'integer')
    .addColumn('fees_cents', 'integer', (column) => column.notNull())
    .addColumn('fee_paid_cents', 'integer', (column) => column.notNull())
    .addColumn('late_charge_cents', 'integer', (column) => column.notNull())
    .execute();

  await database.schema
    .createTable('loan_borrower')
    .addColumn('loan_identifier', 'uuid', (column) => column.notNull().references('loan.loan_identifier').onDelete('cascade'))
    .addColumn('borrower_id', 'uuid', (column) => column.notNull().references('borrower.borrower_id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('BORROWER', 'CO_BORROWER')`))
    .addColumn('position', 'serial', (column) => column.notNull())
    .addPrimaryKeyConstraint('loan_borrower_pkey', ['loan_identifier', 'borrower_id'])
    .execute();
  await database.schema.createIndex('loan_borrower_borrower').on('loan_borrower').columns(['borrower_id', 'position']).execute();
}
