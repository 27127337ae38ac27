/** Table of problem reports, with the columns that the console lists. */
import type { MigrationStep } from '../../base/db/database.ts';

interface ProblemReportTable {
  /** Reference number, such as `R-4K7M-2QXW`. */
  reference: string;
  received_at: Date;
  kept_until: Date;
  /**
   * The report's exact text. Not jsonb, because that would reorder it and reject some of it, and borrowers must get back what they sent.
   */
  content: string;
  bytes: number;
  words: string;
  /** Email address for the reply; null when no reply is wanted. */
  answer_to: string | null;
  /** Route pattern of the page on which the report was created; null when the value sent is not a route pattern. */
  last_route: string | null;
  version: string;
  actions: number;
  calls: number;
  failed_calls: number;
  console_errors: number;
}

declare module '../../base/db/database.ts' {
  interface Database {
    problem_report: ProblemReportTable;
  }
}

export const createProblemReportTable: MigrationStep = async (database) => {
  await database.schema
    .createTable('problem_report')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'timestamptz', (column) => column.notNull())
    .addColumn('kept_until', 'timestamptz', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('last_route', 'text')
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('actions', 'integer', (column) => column.notNull())
    .addColumn('calls', 'integer', (column) => column.notNull())
    .addColumn('failed_calls', 'integer', (column) => column.notNull())
    .addColumn('console_errors', 'integer', (column) => column.notNull())
    .execute();
};

export const addReplyAddressColumn: MigrationStep = async (database) => {
  await database.schema.alterTable('problem_report').addColumn('answer_to', 'text').execute();
};
