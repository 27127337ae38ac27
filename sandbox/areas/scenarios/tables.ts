import type { SharedScenarios } from '#contract/borrower/scenarios.ts';
import type { MigrationStep } from '../../base/db/database.ts';

export interface LoanSummaryTable {
  summary_identifier: string;
  /** UUID of the person it was made for, who need not have an account. */
  contact_identifier: string;
  first_name: string;
  email: string;
  officer_identifier: string;
  /** The day it was shared, from which the link's lifetime is counted. */
  prepared_on: string;
  /** The officer's calculation, returned unchanged. */
  worked_out: CalculatedScenarios;
  /** Origin of the portal that the mailed link opens; null until the mail is sent. */
  mailed_for: string | null;
}

type CalculatedScenarios = Pick<SharedScenarios, 'scenarios' | 'amountNeeded'>;

declare module '../../base/db/database.ts' {
  interface Database {
    loan_summary: LoanSummaryTable;
  }
}

export const createLoanSummaryTable: MigrationStep = async (database) => {
  await database.schema
    .createTable('loan_summary')
    .addColumn('summary_identifier', 'uuid', (column) => column.primaryKey())
    .addColumn('contact_identifier', 'uuid', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('officer_identifier', 'uuid', (column) => column.notNull().references('loan_officer.user_identifier'))
    .addColumn('prepared_on', 'date', (column) => column.notNull())
    .addColumn('worked_out', 'jsonb', (column) => column.notNull())
    .addColumn('mailed_for', 'text')
    .execute();
};
