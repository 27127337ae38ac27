import type { UploadedDocument } from '#contract/borrower/ocr.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { storeDocuments, type NewDocument } from '../../../lender/documents/documents.ts';
import { lockOpenRequest } from '../link/requestLock.ts';
import type { IncomeRequestTable } from '../link/tables.ts';
import type { ReadingQueue } from './readingQueue.ts';

/** Stores the files as the request's documents and queues them for reading. @throws Refusal 409 or 422; nothing is stored then */
export async function storeUploads(
  sandbox: Sandbox,
  request: IncomeRequestTable,
  queue: ReadingQueue,
  key: string,
  files: readonly NewDocument[],
): Promise<UploadedDocument[]> {
  const kept = await storeDocuments(
    sandbox,
    {
      owner: request.contact_identifier,
      key,
      purpose: 'income',
      task: null,
      alsoInTransaction: async (transaction) => {
        await lockOpenRequest(transaction, request.request_identifier);
        for (const { documentId } of files) {
          await transaction
            .insertInto('income_paper')
            .values({
              document_id: documentId,
              request_identifier: request.request_identifier,
              reading: 'reading',
              attempts: 0,
              warnings: '[]',
              pages: '[]',
            })
            .execute();
        }
      },
    },
    files,
  );
  await sandbox.faults.passPoint('income.afterKeep');
  // Includes documents stored by an earlier request with the same key: the process may have been killed before they were queued.
  queue.add(kept.map(({ document_id }) => document_id));
  return kept.map(({ document_id, file_name, media_type, size_bytes }) => ({
    documentId: document_id,
    fileName: file_name,
    mediaType: media_type,
    sizeBytes: size_bytes,
  }));
}
