/** Table of analytics events. It has no column for the user's identity. */
import { sql, type Generated } from 'kysely';

import type { MigrationStep } from '../../base/db/database.ts';

interface AnalyticsEventTable {
  position: Generated<number>;
  received_at: Date;
  event: 'page' | 'identify';
  /** Route pattern of a visited page, from the portal's route table; null for `identify` events. */
  route: string | null;
  /** Sent with `identify` events, after sign-in; null for page visits. */
  hire_date: string | null;
}

declare module '../../base/db/database.ts' {
  interface Database {
    analytics_event: AnalyticsEventTable;
  }
}

export const createAnalyticsEventTable: MigrationStep = async (database) => {
  await database.schema
    .createTable('analytics_event')
    .addColumn('position', 'serial', (column) => column.primaryKey())
    .addColumn('received_at', 'timestamptz', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull().check(sql`event in ('page', 'identify')`))
    .addColumn('route', 'text')
    .addColumn('hire_date', 'date')
    .execute();
};
