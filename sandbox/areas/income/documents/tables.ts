/** What was read from income documents, and the borrower's changes to it. The files themselves are in the lender's `document` table. */
import { sql, type Generated } from 'kysely';

import type { DoubtReason, PayFrequency, PaystubFieldName, ReadingState } from '#contract/borrower/ocr.ts';
import type { MigrationStep } from '../../../base/db/database.ts';

export interface IncomePaperTable {
  document_id: string;
  request_identifier: string;
  position: Generated<number>;
  reading: ReadingState;
  /** Counts failed attempts only. */
  attempts: number;
  /** Number of changes by the borrower; serves as the version. */
  changes: Generated<number>;
  last_change: string | null;
  /** JSON text: `PaperWarning[]`. */
  warnings: string;
  /** JSON text: width and height of each page's picture. */
  pages: string;
}

export interface IncomePaystubTable {
  paystub_id: string;
  document_id: string;
  position: number;
  suggested_frequency: PayFrequency | null;
  pay_frequency: PayFrequency | null;
  is_name_confirmed: boolean;
  is_left_out: boolean;
  started_on: string | null;
  prior_year_gross: string | null;
}

export interface IncomeValueTable {
  paystub_id: string;
  name: PaystubFieldName;
  /** The value as it was read; never changed afterwards. */
  read: string | null;
  confidence: number;
  doubt: DoubtReason | null;
  /** JSON text: `PagePlace`. */
  place: string | null;
  is_edited: boolean;
  edited: string | null;
  is_confirmed: boolean;
}

declare module '../../../base/db/database.ts' {
  interface Database {
    income_paper: IncomePaperTable;
    income_paystub: IncomePaystubTable;
    income_value: IncomeValueTable;
  }
}

export const createIncomePapers: MigrationStep = async (database) => {
  await database.schema
    .createTable('income_paper')
    .addColumn('document_id', 'uuid', (column) => column.primaryKey().references('document.document_id').onDelete('cascade'))
    .addColumn('request_identifier', 'uuid', (column) =>
      column.notNull().references('income_request.request_identifier').onDelete('cascade'),
    )
    .addColumn('position', 'serial', (column) => column.notNull().unique())
    .addColumn('reading', 'text', (column) => column.notNull().check(sql`reading in ('reading', 'read', 'failed')`))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('warnings', 'text', (column) => column.notNull())
    .addColumn('pages', 'text', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('income_paper_request').on('income_paper').column('request_identifier').execute();

  await database.schema
    .createTable('income_paystub')
    .addColumn('paystub_id', 'uuid', (column) => column.primaryKey())
    .addColumn('document_id', 'uuid', (column) => column.notNull().references('income_paper.document_id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('suggested_frequency', 'text')
    .addColumn('pay_frequency', 'text')
    .addColumn('is_name_confirmed', 'boolean', (column) => column.notNull())
    .addColumn('is_left_out', 'boolean', (column) => column.notNull())
    .addColumn('started_on', 'date')
    .addColumn('prior_year_gross', 'text')
    .execute();
  await database.schema.createIndex('income_paystub_document').on('income_paystub').column('document_id').execute();

  await database.schema
    .createTable('income_value')
    .addColumn('paystub_id', 'uuid', (column) => column.notNull().references('income_paystub.paystub_id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('read', 'text')
    .addColumn('confidence', 'real', (column) => column.notNull())
    .addColumn('doubt', 'text')
    .addColumn('place', 'text')
    .addColumn('is_edited', 'boolean', (column) => column.notNull())
    .addColumn('edited', 'text')
    .addColumn('is_confirmed', 'boolean', (column) => column.notNull())
    .addPrimaryKeyConstraint('income_value_pkey', ['paystub_id', 'name'])
    .addCheckConstraint('income_value_edited', sql`is_edited or edited is null`)
    .execute();
};

/** Adds a version number, so that a tab with an outdated version is rejected. */
export const addDocumentVersion: MigrationStep = async (database) => {
  await database.schema
    .alterTable('income_paper')
    .addColumn('changes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
};

/** Adds a hash of the last change, so that a change resent by the browser is recognized. */
export const addLastChangeHash: MigrationStep = async (database) => {
  await database.schema.alterTable('income_paper').addColumn('last_change', 'text').execute();
};

/** Adds the state `unsure`, for documents that may not be a paystub: the borrower is asked. */
export const allowUnsureDocuments: MigrationStep = async (database) => {
  await database.schema.alterTable('income_paper').dropConstraint('income_paper_reading_check').execute();
  await database.schema
    .alterTable('income_paper')
    .addCheckConstraint('income_paper_reading_check', sql`reading in ('reading', 'unsure', 'read', 'failed')`)
    .execute();
};
