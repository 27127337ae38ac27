/** Table of the promissory note's terms. Loans that are older than this table have no row. */
import type { MortgageType, PropertyType, PropertyUsage } from '#contract/borrower/rateDrop.ts';
import type { MigrationStep } from '../../base/db/database.ts';

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
    loan_note: LoanNoteTable;
  }
}

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
