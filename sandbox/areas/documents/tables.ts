/** Who is asked for papers, by whom, for which. The papers themselves are the lender's: see `lender/documents`. */
import { sql } from 'kysely';

import type { DocumentRequest } from '#contract/borrower/docuSafe.ts';
import type { Step } from '../../base/db/database.ts';

/** A person at the lender who is asked for papers or sends some. */
export interface DocumentContactTable {
  /** uuid */
  contact_identifier: string;
  /** The person's account; null where there is none, or where nobody has shown whose it is. */
  borrower_id: string | null;
  first_name: string;
  last_name: string;
  email: string;
}

export interface DocumentRequestTable {
  /** uuid */
  request_identifier: string;
  contact_identifier: string;
  officer_identifier: string;
  kind: DocumentRequest['kind'];
  purpose: DocumentRequest['purpose'];
  /** The loan that it is about. */
  loan_identifier: string | null;
  asked_at: Date;
  due_date: string | null;
  /** Rises when something is wanted again after the officer was told that all is in. */
  round: number;
  /** The round of which the officer was told; 0 before. */
  told_round: number;
  told_at: Date | null;
  /** Origin of the portal that the mailed link leads to; null before the mail went out, and where none does. */
  mailed_for: string | null;
}

export interface DocumentTaskTable {
  /** uuid */
  task_identifier: string;
  request_identifier: string;
  position: number;
  /** Of the list of kinds. */
  document_type: string;
  title: string;
  why: string;
  wanted: number;
  /** What the officer decided last; null while that is open. */
  decision: 'accepted' | 'sentBack' | null;
  reason: string | null;
  /** When its sender said that it is not to be had now. */
  unavailable_at: Date | null;
}

export interface DocumentNoteTable {
  /** uuid */
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

export const createDocumentRequests: Step = async (database) => {
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
