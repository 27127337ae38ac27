/** Table of rates that were set in the console. All other rates are calculated from the date. */
import type { MortgageType } from '#contract/borrower/rateDrop.ts';
import type { MigrationStep } from '../../base/db/database.ts';

interface SetRateTable {
  mortgage_type: MortgageType;
  /** Thousandths of a percent per year. */
  rate: number;
  set_at: Date;
}

declare module '../../base/db/database.ts' {
  interface Database {
    set_rate: SetRateTable;
  }
}

export const createSetRateTable: MigrationStep = async (database) => {
  await database.schema
    .createTable('set_rate')
    .addColumn('mortgage_type', 'text', (column) => column.primaryKey())
    .addColumn('rate', 'integer', (column) => column.notNull())
    .addColumn('set_at', 'timestamptz', (column) => column.notNull())
    .execute();
};
