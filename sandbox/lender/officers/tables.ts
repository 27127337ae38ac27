import type { MigrationStep } from '../../base/db/database.ts';

export interface LoanOfficerTable {
  user_identifier: string;
  first_name: string;
  last_name: string;
  email: string;
  nmls_id: string;
  /** Name of the branch; null for an officer who works for several branches. */
  branch: string | null;
  /** Phone number of ten digits. */
  phone: string | null;
}

declare module '../../base/db/database.ts' {
  interface Database {
    loan_officer: LoanOfficerTable;
  }
}

export const createLoanOfficerTable: MigrationStep = async (database) => {
  await database.schema
    .createTable('loan_officer')
    .addColumn('user_identifier', 'uuid', (column) => column.primaryKey())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('nmls_id', 'text', (column) => column.notNull().unique())
    .addColumn('branch', 'text')
    .addColumn('phone', 'text')
    .execute();
};
