/** Stores uploaded documents: all files of an upload or none, and only once per idempotency key. */
import { sql, type Transaction } from 'kysely';

import type { Database } from '../../base/db/database.ts';
import { Refusal } from '../../base/http/errors.ts';
import { keyReusedRefusal } from '../../base/http/idempotency.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { loadKeyedHash } from '../../base/keyedHash.ts';
import { isUuid } from '../../base/wire/formats.ts';
import { listFilesOlderThan, removeFiles, type StoredFile } from './documentFiles.ts';
import type { DocumentTable } from './tables.ts';

/** A validated file that is already in the data folder under its document id. */
export interface NewDocument extends StoredFile {
  fileName: string;
  mediaType: string;
}

interface Upload {
  /** UUID of the account, or of the contact if there is no account. */
  owner: string;
  key: string;
  /** What the documents are for. Reusing the idempotency key for something else is an error. */
  purpose: string;
  /** Id of the document task that the upload fulfills, or null. */
  task: string | null;
  /** Further changes to make in the same transaction. May throw a `Refusal` to reject the upload. */
  alsoInTransaction?: (transaction: Transaction<Database>) => Promise<void>;
}

/**
 * Stores documents for a person, or returns those stored earlier under the same idempotency key. Files that do not become documents are
 * deleted. @throws Refusal 422 when the key was used for other files, 409 when the person has too many files
 */
export async function storeDocuments(sandbox: Sandbox, sending: Upload, files: readonly NewDocument[]): Promise<DocumentTable[]> {
  const names = files.map(({ documentId }) => documentId);
  try {
    const kept = await insertDocuments(sandbox, sending, files);
    const ids = new Set(kept.map(({ document_id }) => document_id));
    await removeFiles(
      sandbox,
      names.filter((name) => !ids.has(name)),
    );
    return kept;
  } catch (problem) {
    // After any other error, the transaction may still have been committed, so the files are left.
    if (problem instanceof Refusal) await removeFiles(sandbox, names);
    throw problem;
  }
}

async function insertDocuments(
  { database, clock, limits }: Sandbox,
  { owner, key, purpose, task, alsoInTransaction }: Upload,
  files: readonly NewDocument[],
): Promise<DocumentTable[]> {
  const hash = await loadKeyedHash(database, 'document-upload');
  const fingerprint = hash(JSON.stringify([purpose, ...files.map(({ fileName, digest }) => [fileName, digest])]));

  return database.transaction().execute(async (transaction) => {
    // Locks the person, so that two simultaneous uploads cannot exceed the limits together.
    await sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 0))`.execute(transaction);
    const before = await transaction
      .selectFrom('document_upload')
      .select(['fingerprint', 'answer'])
      .where('owner_identifier', '=', owner)
      .where('key', '=', key)
      .executeTakeFirst();
    if (before?.fingerprint === fingerprint) return findDocuments(transaction, JSON.parse(before.answer) as string[]);
    if (before) throw keyReusedRefusal();

    // Accepted documents do not count toward the limit, because they have been moved to the loan's file.
    const kept = await transaction
      .selectFrom('document')
      .select(({ fn }) => [fn.countAll().as('files'), fn.sum('size_bytes').as('bytes')])
      .where('owner_identifier', '=', owner)
      .where('state', '<>', 'accepted')
      .executeTakeFirstOrThrow();
    const bytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, Number(kept.bytes));
    if (Number(kept.files) + files.length > limits.uploadFilesPerPerson || bytes > limits.uploadBytesPerPerson) {
      throw new Refusal(409, 'We can keep no more files of yours. Nothing of this was kept. Call us to send more.', {
        code: 'tooManyFiles',
      });
    }

    const rows = files.map(({ documentId, fileName, mediaType, sizeBytes, digest }): DocumentTable => ({
      document_id: documentId,
      content_id: documentId,
      owner_identifier: owner,
      task_identifier: task,
      state: 'received',
      file_name: fileName,
      media_type: mediaType,
      size_bytes: sizeBytes,
      digest,
      sent_at: clock.now(),
    }));
    await transaction.insertInto('document').values(rows).execute();
    await alsoInTransaction?.(transaction);
    await transaction
      .insertInto('document_upload')
      .values({
        owner_identifier: owner,
        key,
        fingerprint,
        answer: JSON.stringify(rows.map(({ document_id }) => document_id)),
      })
      .execute();
    return rows;
  });
}

export async function isUploadKeyUsed({ database }: Pick<Sandbox, 'database'>, owner: string, key: string): Promise<boolean> {
  const upload = database.selectFrom('document_upload').select('key').where('owner_identifier', '=', owner);
  return (await upload.where('key', '=', key).executeTakeFirst()) !== undefined;
}

/** Returns the documents with these ids that still exist, in the order of the ids. */
async function findDocuments(transaction: Transaction<Database>, ids: readonly string[]): Promise<DocumentTable[]> {
  const rows = await transaction.selectFrom('document').selectAll().where('document_id', 'in', ids).execute();
  return ids.flatMap((id) => rows.find(({ document_id }) => document_id === id) ?? []);
}

/** @throws Refusal 404 when the document does not exist or belongs to somebody else */
export async function requireDocument({ database }: Sandbox, owner: string, documentId: string): Promise<DocumentTable> {
  const document = isUuid(documentId)
    ? await database
        .selectFrom('document')
        .selectAll()
        .where('document_id', '=', documentId)
        .where('owner_identifier', '=', owner)
        .executeTakeFirst()
    : undefined;
  if (!document) throw documentNotFound();
  return document;
}

export const documentNotFound = (): Refusal => new Refusal(404, 'We could not find that document.');

/** After this time, in milliseconds, an upload has certainly finished or failed. */
const UPLOAD_GRACE_MS = 60 * 60 * 1000;
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** Deletes files that belong to no document, left by interrupted uploads, killed processes, or a reset of the data. */
export async function deleteOrphanedFiles(sandbox: Sandbox): Promise<void> {
  const names = await listFilesOlderThan(sandbox, Date.now() - UPLOAD_GRACE_MS);
  if (names.length === 0) return;
  const rows = await sandbox.database
    .selectFrom('document')
    .select('content_id')
    .distinct()
    .where('content_id', 'in', [NIL_UUID, ...names.filter(isUuid)])
    .execute();
  const kept = new Set(rows.map(({ content_id }) => content_id));
  await removeFiles(
    sandbox,
    names.filter((name) => !kept.has(name)),
  );
}
