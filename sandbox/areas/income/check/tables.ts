/** Income checks, and the checking service's own tables, which are in a separate schema because the service is a separate party. */
import { sql, type Generated } from 'kysely';

import type { AimCheckState } from '#contract/borrower/ocr.ts';
import type { MigrationStep } from '../../../base/db/database.ts';

export interface AimCheckTable {
  aim_check_id: string;
  position: Generated<number>;
  request_identifier: string;
  key: string;
  /** Keyed hash of the request body. */
  fingerprint: string;
  /** Keyed hash of all values that the income was calculated from; see `paystubValuesHash`. */
  facts: string;
  /** Monthly income that the borrower saw and the lender calculated, for example "4333.33". */
  monthly_income: string;
  state: AimCheckState;
  started_at: Date;
  /** When the officer was told that the check failed. */
  told_at: Date | null;
}

/** The service's own record: one run per key, no matter how often it is called. */
interface AimRunTable {
  key: string;
  passed: boolean;
  at: Date;
}

/** Behavior of the outside services, where it was set in the console. */
interface OutsideSwitchTable {
  service: 'aim' | 'agency';
  behavior: string;
}

declare module '../../../base/db/database.ts' {
  interface Database {
    aim_check: AimCheckTable;
    'outside.aim_run': AimRunTable;
    'outside.switch': OutsideSwitchTable;
  }
}

export const createAimChecks: MigrationStep = async (database) => {
  await database.schema
    .createTable('aim_check')
    .addColumn('aim_check_id', 'uuid', (column) => column.primaryKey())
    .addColumn('position', 'serial', (column) => column.notNull().unique())
    .addColumn('request_identifier', 'uuid', (column) =>
      column.notNull().references('income_request.request_identifier').onDelete('cascade'),
    )
    .addColumn('key', 'uuid', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('monthly_income', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('running', 'passed', 'failed')`))
    .addColumn('started_at', 'timestamptz', (column) => column.notNull())
    .addColumn('told_at', 'timestamptz', (column) => column.check(sql`told_at is null or state = 'failed'`))
    .addUniqueConstraint('aim_check_key', ['request_identifier', 'key'])
    .execute();

  await database.schema.createSchema('outside').execute();
  const outside = database.schema.withSchema('outside');
  await outside
    .createTable('aim_run')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('passed', 'boolean', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute();
  await outside
    .createTable('switch')
    .addColumn('service', 'text', (column) => column.primaryKey())
    .addColumn('behavior', 'text', (column) => column.notNull())
    .execute();
};
