/** Tables of document requests: who is asked, by whom, and for what. The documents themselves are stored by `lender/documents`. */
import { sql } from 'kysely';

import type { DocumentRequest } from '#contract/borrower/docuSafe.ts';
import type { MigrationStep } from '../../base/db/database.ts';

/** A person who is asked for documents or sends some. */
interface DocumentContactTable {
  contact_identifier: string;
  /** The person's account; null when there is none, or when it has not been proven to be theirs. */
  borrower_id: string | null;
  first_name: string;
  last_name: string;
  email: string;
}

export interface DocumentRequestTable {
  request_identifier: string;
  contact_identifier: string;
  officer_identifier: string;
  kind: DocumentRequest['kind'];
  purpose: DocumentRequest['purpose'];
  loan_identifier: string | null;
  asked_at: Date;
  due_date: string | null;
  /**
   * Number of the round of notifications. It increases when documents are needed again after the loan officer was notified that all are
   * in.
   */
  round: number;
  /** The last round for which the officer was notified; 0 before the first. */
  told_round: number;
  told_at: Date | null;
  /** Origin of the portal that the mailed link opens; null when no mail was sent. */
  mailed_for: string | null;
}

export interface DocumentTaskTable {
  task_identifier: string;
  request_identifier: string;
  position: number;
  /** One of the `DOCUMENT_TYPES`. */
  document_type: string;
  title: string;
  why: string;
  wanted: number;
  /** The officer's latest decision; null while it is open. */
  decision: 'accepted' | 'sentBack' | null;
  reason: string | null;
  /** When the sender reported that they do not have the document now. */
  unavailable_at: Date | null;
}

export interface DocumentNoteTable {
  note_identifier: string;
  request_identifier: string;
  message: string;
  written_at: Date;
}

declare module '../../base/db/database.ts' {
  interface Database {
    document_contact: DocumentContactTable;
    document_request: DocumentRequestTable;
    document_task: DocumentTaskTable;
    document_note: DocumentNoteTable;
  }
}

export const createDocumentRequestTables: MigrationStep = async (database) => {
  await database.schema
    .createTable('document_contact')
    .addColumn('contact_identifier', 'uuid', (column) => column.primaryKey())
    .addColumn('borrower_id', 'uuid', (column) => column.references('borrower.borrower_id').onDelete('cascade'))
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('document_contact_borrower').on('document_contact').column('borrower_id').unique().execute();

  await database.schema
    .createTable('document_request')
    .addColumn('request_identifier', 'uuid', (column) => column.primaryKey())
    .addColumn('contact_identifier', 'uuid', (column) =>
      column.notNull().references('document_contact.contact_identifier').onDelete('cascade'),
    )
    .addColumn('officer_identifier', 'uuid', (column) => column.notNull().references('loan_officer.user_identifier'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('followUp', 'preApproval', 'sending')`))
    .addColumn('purpose', 'text', (column) => column.notNull().check(sql`purpose in ('refinance', 'purchase', 'servicing')`))
    .addColumn('loan_identifier', 'uuid', (column) => column.references('loan.loan_identifier').onDelete('set null'))
    .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
    .addColumn('due_date', 'date')
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('told_round', 'integer', (column) => column.notNull())
    .addColumn('told_at', 'timestamptz')
    .addColumn('mailed_for', 'text')
    .execute();
  await database.schema.createIndex('document_request_contact').on('document_request').column('contact_identifier').execute();

  await database.schema
    .createTable('document_task')
    .addColumn('task_identifier', 'uuid', (column) => column.primaryKey())
    .addColumn('request_identifier', 'uuid', (column) =>
      column.notNull().references('document_request.request_identifier').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('document_type', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('wanted', 'integer', (column) => column.notNull())
    .addColumn('decision', 'text', (column) => column.check(sql`decision in ('accepted', 'sentBack')`))
    .addColumn('reason', 'text')
    .addColumn('unavailable_at', 'timestamptz')
    .execute();
  await database.schema.createIndex('document_task_request').on('document_task').column('request_identifier').execute();

  await database.schema
    .createTable('document_note')
    .addColumn('note_identifier', 'uuid', (column) => column.primaryKey())
    .addColumn('request_identifier', 'uuid', (column) =>
      column.notNull().references('document_request.request_identifier').onDelete('cascade'),
    )
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('written_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('document_note_request').on('document_note').column('request_identifier').execute();
};
