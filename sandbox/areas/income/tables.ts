/** Papers that a person sent. Their content stands in the data folder, under the same id: see `documentFiles.ts`. */
import type { Step } from '../../base/db/database.ts';

interface IncomeDocumentTable {
  /** uuid */
  document_id: string;
  borrower_id: string;
  /** As the sender named it; only ever shown. */
  file_name: string;
  /** Found in the content. */
  media_type: string;
  size_bytes: number;
  created_at: Date;
}

/** An idempotency key under which papers were sent, and the answer that was given. */
interface IncomeUploadTable {
  borrower_id: string;
  /** uuid, chosen by the caller. */
  key: string;
  /** Keyed digest of names and contents. */
  fingerprint: string;
  /** JSON text: `UploadedDocument[]`. */
  answer: string;
}

declare module '../../base/db/database.ts' {
  interface Database {
    income_document: IncomeDocumentTable;
    income_upload: IncomeUploadTable;
  }
}

export const createDocuments: Step = async (database) => {
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
