/** Tables of uploaded documents. The content is in the data folder: see `documentFiles.ts`. */
import { sql } from 'kysely';

import type { DocumentState } from '#contract/borrower/docuSafe.ts';
import type { MigrationStep } from '../../base/db/database.ts';

export interface DocumentTable {
  document_id: string;
  /** UUID; the name of its file. */
  content_id: string;
  /** UUID of the account, or of the contact if there is no account. */
  owner_identifier: string;
  /** UUID of the document task that it fulfills; null for proof of income. */
  task_identifier: string | null;
  state: DocumentState;
  /** File name given by the sender; only displayed. */
  file_name: string;
  /** Media type detected from the content. */
  media_type: string;
  size_bytes: number;
  /** SHA-256 of the uploaded content, in hex. */
  digest: string;
  sent_at: Date;
}

/** An idempotency key of an upload, with the response that was given. */
interface DocumentUploadTable {
  owner_identifier: string;
  /** UUID chosen by the client. */
  key: string;
  /** Keyed hash of the purpose, file names and contents. */
  fingerprint: string;
  /** JSON text: the ids of the documents. */
  answer: string;
}

declare module '../../base/db/database.ts' {
  interface Database {
    document: DocumentTable;
    document_upload: DocumentUploadTable;
  }
}

export const createIncomeDocumentTables: MigrationStep = async (database) => {
  await database.schema
    .createTable('income_document')
    .addColumn('document_id', 'uuid', (column) => column.primaryKey())
    .addColumn('borrower_id', 'uuid', (column) => column.notNull().references('borrower.borrower_id').onDelete('cascade'))
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('size_bytes', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('income_document_borrower').on('income_document').column('borrower_id').execute();

  await database.schema
    .createTable('income_upload')
    .addColumn('borrower_id', 'uuid', (column) => column.notNull().references('borrower.borrower_id').onDelete('cascade'))
    .addColumn('key', 'uuid', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('income_upload_pkey', ['borrower_id', 'key'])
    .execute();
};

/**
 * Moves all documents into one table, so that a person's limits count all of them. Responses stored for old idempotency keys are dropped.
 */
export const mergeDocumentTables: MigrationStep = async (database) => {
  await database.schema
    .createTable('document')
    .addColumn('document_id', 'uuid', (column) => column.primaryKey())
    .addColumn('content_id', 'uuid', (column) => column.notNull())
    .addColumn('owner_identifier', 'uuid', (column) => column.notNull())
    .addColumn('task_identifier', 'uuid')
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('received', 'accepted', 'sentBack')`))
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('size_bytes', 'integer', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('document_by_owner').on('document').columns(['owner_identifier', 'state']).execute();
  await database.schema.createIndex('document_by_task').on('document').columns(['task_identifier', 'sent_at']).execute();
  await database.schema.createIndex('document_by_content').on('document').column('content_id').execute();
  await database.schema
    .createTable('document_upload')
    .addColumn('owner_identifier', 'uuid', (column) => column.notNull())
    .addColumn('key', 'uuid', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_upload_pkey', ['owner_identifier', 'key'])
    .execute();
  await sql`
    insert into document (document_id, content_id, owner_identifier, state, file_name, media_type, size_bytes, digest, sent_at)
    select document_id, document_id, borrower_id, 'received', file_name, media_type, size_bytes, '', created_at
    from income_document`.execute(database);
  await database.schema.dropTable('income_upload').execute();
  await database.schema.dropTable('income_document').execute();
};
