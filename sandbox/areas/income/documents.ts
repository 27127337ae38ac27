/** Papers of a person: kept all together or not at all, once per idempotency key. */
import type { UploadedDocument } from '#contract/borrower/ocr.ts';
import { Refusal } from '../../base/http/errors.ts';
import { keyReused } from '../../base/http/idempotency.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { keyedHash } from '../../base/secrets/keyedHash.ts';
import { isUuid } from '../../base/wire/formats.ts';
import { namesBefore, removeFiles, type StoredFile } from './documentFiles.ts';

/** A file that has been checked and stands in the data folder. */
export type NewDocument = UploadedDocument & Pick<StoredFile, 'digest'>;

/**
 * Keeps them as this person's, or gives the answer that the key got before.
 * @throws Refusal 422 for a key that was used for other files, 409 when the person has too many
 */
export async function keepDocuments(
  { database, clock, limits }: Sandbox,
  borrowerId: string,
  key: string,
  files: readonly NewDocument[],
): Promise<UploadedDocument[]> {
  const hash = await keyedHash(database, 'income-upload');
  const fingerprint = hash(JSON.stringify(files.map(({ fileName, digest }) => [fileName, digest])));
  const documents = files.map(({ digest: _digest, ...document }) => document);

  return database.transaction().execute(async (transaction) => {
    // One request of a person at a time, so that two at once cannot pass the limits together.
    await transaction.selectFrom('borrower').select('borrower_id').where('borrower_id', '=', borrowerId).forUpdate().execute();
    const before = await transaction
      .selectFrom('income_upload')
      .select(['fingerprint', 'answer'])
      .where('borrower_id', '=', borrowerId)
      .where('key', '=', key)
      .executeTakeFirst();
    if (before?.fingerprint === fingerprint) return JSON.parse(before.answer) as UploadedDocument[];
    if (before) throw keyReused();

    const kept = await transaction
      .selectFrom('income_document')
      .select(({ fn }) => [fn.countAll().as('files'), fn.sum('size_bytes').as('bytes')])
      .where('borrower_id', '=', borrowerId)
      .executeTakeFirstOrThrow();
    const bytes = documents.reduce((sum, { sizeBytes }) => sum + sizeBytes, Number(kept.bytes));
    if (Number(kept.files) + documents.length > limits.uploadFilesPerPerson || bytes > limits.uploadBytesPerPerson) {
      throw new Refusal(409, 'We can keep no more files of yours. Nothing of this was kept. Call us to send more.');
    }

    const created_at = clock.now();
    await transaction
      .insertInto('income_document')
      .values(
        documents.map(({ documentId, fileName, mediaType, sizeBytes }) => ({
          document_id: documentId,
          borrower_id: borrowerId,
          file_name: fileName,
          media_type: mediaType,
          size_bytes: sizeBytes,
          created_at,
        })),
      )
      .execute();
    await transaction
      .insertInto('income_upload')
      .values({ borrower_id: borrowerId, key, fingerprint, answer: JSON.stringify(documents) })
      .execute();
    return documents;
  });
}

/** One paper of this person. @throws Refusal 404 for one that is somebody else's or that never was */
export async function documentOf({ database }: Sandbox, borrowerId: string, documentId: string) {
  const document = isUuid(documentId)
    ? await database
        .selectFrom('income_document')
        .selectAll()
        .where('document_id', '=', documentId)
        .where('borrower_id', '=', borrowerId)
        .executeTakeFirst()
    : undefined;
  if (!document) throw noSuchDocument();
  return document;
}

export const noSuchDocument = (): Refusal => new Refusal(404, 'We could not find that document.');

/** By then an upload has long ended, in one way or the other. */
const GRACE_MS = 60 * 60 * 1000;

/** Deletes files that belong to no paper: their sender broke off, the process was killed, or everything was reset. */
export async function forgetFiles(sandbox: Sandbox): Promise<void> {
  const names = await namesBefore(sandbox, Date.now() - GRACE_MS);
  if (names.length === 0) return;
  const rows = await sandbox.database
    .selectFrom('income_document')
    .select('document_id')
    .where('document_id', 'in', ['00000000-0000-0000-0000-000000000000', ...names.filter(isUuid)])
    .execute();
  const kept = new Set(rows.map(({ document_id }) => document_id));
  await removeFiles(
    sandbox,
    names.filter((name) => !kept.has(name)),
  );
}
