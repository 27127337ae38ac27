/** Tables of loans and their notes, the people on them, and the accounts that list them. Amounts are integer cents; null means unknown. */
import { sql, type Generated } from 'kysely';

import type { LoanServicing, NewMailingAddress } from '#contract/borrower/loans.ts';
import type { MortgageType, PropertyType, PropertyUsage } from '#contract/borrower/rateDrop.ts';
import type { MigrationStep } from '../../base/db/database.ts';

export interface LoanTable {
  loan_identifier: string;
  loan_number: string;
  dmi_loan_number: string | null;
  serviced_by: 'LENDER' | 'DMI' | 'SPECIAL_SERVICING';
  property_street: string;
  property_city: string;
  property_state: string;
  property_zip: string;
  mailing_street: string;
  mailing_city: string;
  mailing_state: string;
  mailing_zip: string;
  /** The last change of the mailing address. It replaces the columns above from its effective date on; see `mailingAddressOn`. */
  new_mailing_address: NewMailingAddress | null;
  new_servicer: string | null;
  new_servicer_address: string | null;
  new_servicer_location: string | null;
  new_servicer_phone: string | null;
  new_servicer_url: string | null;
  new_servicer_effective_date: string | null;
  new_servicer_first_payment_due_date: string | null;
  /** Due date of the first installment; null once one has been paid. */
  first_payment_due_date: string | null;
  /** Due date of the oldest unpaid installment. */
  due_date: string;
  /** Day of the month on which installments are due; in a shorter month, its last day. */
  due_day: number;
  principal_interest_cents: number;
  tax_insurance_cents: number;
  misc_insurance_cents: number | null;
  subsidy_cents: number | null;
  fees_cents: number;
  fee_paid_cents: number;
  /** Late charge for one installment. */
  late_charge_cents: number;
  officer_identifier: string | null;
  /** Fields of the servicing record that the lender stores and returns unchanged. */
  passed_on: PassThroughFields;
}

/** A new field that is neither calculated nor queried needs to be added only here and in the seeds. */
type PassThroughFields = Pick<LoanServicing, 'encompassLoanNumber' | 'bankCode' | 'investorCode'>;

/** The people on a loan according to its documents. This does not say who may see the loan in the portal. */
export interface LoanBorrowerTable {
  loan_identifier: string;
  borrower_id: string;
  role: 'BORROWER' | 'CO_BORROWER';
  position: Generated<number>;
}

/** The loans on each borrower's list. Only this table decides who may see, pay or change a loan. */
interface LoanListTable {
  borrower_id: string;
  loan_identifier: string;
  position: Generated<number>;
}

/** A person with an account, who can sign in at the OpenID provider. */
export interface BorrowerTable {
  /** UUID; also the OpenID subject. */
  borrower_id: string;
  /** Email address as typed; unique regardless of case. */
  email: string;
  /** Argon2id hash. */
  password_hash: string;
  first_name: string;
  last_name: string;
  customer_identifier: string;
  address_line1: string;
  address_city: string;
  address_state: string;
  address_zip1: string;
  /** Name of the seeded situation; null for an account created by signing up. */
  situation: string | null;
}

/** Terms of the promissory note. Loans that are older than this table have no row. */
export interface LoanNoteTable {
  loan_identifier: string;
  /** Thousandths of a percent per year. */
  rate: number;
  /** Original principal. */
  original_cents: number;
  term_months: number;
  first_due_on: string;
  mortgage_type: MortgageType;
  property_usage: PropertyUsage;
  property_type: PropertyType;
}

declare module '../../base/db/database.ts' {
  interface Database {
    loan: LoanTable;
    loan_borrower: LoanBorrowerTable;
    loan_list: LoanListTable;
    borrower: BorrowerTable;
    loan_note: LoanNoteTable;
  }
}

export const createBorrowerTable: MigrationStep = async (database) => {
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
};

export const createLoanTables: MigrationStep = async (database) => {
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
};

/** Moves fields that are only passed through into one JSON column. */
export const mergePassThroughColumns: MigrationStep = async (database) => {
  await database.schema
    .alterTable('loan')
    .addColumn('passed_on', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .execute();
  await sql`
    update loan set passed_on = jsonb_build_object(
      'encompassLoanNumber', encompass_loan_number, 'bankCode', bank_code, 'investorCode', investor_code)`.execute(database);
  await database.schema
    .alterTable('loan')
    .dropColumn('encompass_loan_number')
    .dropColumn('bank_code')
    .dropColumn('investor_code')
    .execute();
};

/** Stores the due day. Without it, a loan due on the 31st would be due on the 28th forever after one February. */
export const addDueDayColumn: MigrationStep = async (database) => {
  await database.schema.alterTable('loan').addColumn('due_day', 'integer').execute();
  await sql`update loan set due_day = extract(day from due_date)`.execute(database);
  await database.schema
    .alterTable('loan')
    .alterColumn('due_day', (column) => column.setNotNull())
    .execute();
};

export const addLoanOfficerColumn: MigrationStep = async (database) => {
  await database.schema
    .alterTable('loan')
    .addColumn('officer_identifier', 'uuid', (column) => column.references('loan_officer.user_identifier'))
    .execute();
};

/** Separates the borrower's list from the people on a loan: from here on, either may exist without the other. */
export const createLoanListTable: MigrationStep = async (database) => {
  await database.schema
    .createTable('loan_list')
    .addColumn('borrower_id', 'uuid', (column) => column.notNull().references('borrower.borrower_id').onDelete('cascade'))
    .addColumn('loan_identifier', 'uuid', (column) => column.notNull().references('loan.loan_identifier').onDelete('cascade'))
    .addColumn('position', 'serial', (column) => column.notNull())
    .addPrimaryKeyConstraint('loan_list_pkey', ['borrower_id', 'loan_identifier'])
    .execute();
  await sql`
    insert into loan_list (borrower_id, loan_identifier)
    select borrower_id, loan_identifier from loan_borrower order by position`.execute(database);
};

/** Stores a pending address next to the current one, so that no job has to run on the day it takes effect. */
export const addNewMailingAddressColumn: MigrationStep = async (database) => {
  await database.schema.alterTable('loan').addColumn('new_mailing_address', 'jsonb').execute();
};

/** Deleting a loan has to find its rows on all lists. */
export const indexLoanListByLoan: MigrationStep = async (database) => {
  await database.schema.createIndex('loan_list_by_loan').on('loan_list').column('loan_identifier').execute();
};

export const createLoanNoteTable: MigrationStep = async (database) => {
  await database.schema
    .createTable('loan_note')
    .addColumn('loan_identifier', 'uuid', (column) => column.primaryKey().references('loan.loan_identifier').onDelete('cascade'))
    .addColumn('rate', 'integer', (column) => column.notNull())
    .addColumn('original_cents', 'integer', (column) => column.notNull())
    .addColumn('term_months', 'integer', (column) => column.notNull())
    .addColumn('first_due_on', 'date', (column) => column.notNull())
    .addColumn('mortgage_type', 'text', (column) => column.notNull())
    .addColumn('property_usage', 'text', (column) => column.notNull())
    .addColumn('property_type', 'text', (column) => column.notNull())
    .execute();
};
