/** Papers of a person: kept all together or not at all, once per idempotency key. */
import { sql, type Transaction } from 'kysely';

import type { Database } from '../../base/db/database.ts';
import { Refusal } from '../../base/http/errors.ts';
import { keyReused } from '../../base/http/idempotency.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { keyedHash } from '../../base/keyedHash.ts';
import { isUuid } from '../../base/wire/formats.ts';
import { namesBefore, removeFiles, type StoredFile } from './documentFiles.ts';
import type { DocumentTable } from './tables.ts';

/** A file that has been checked and stands in the data folder under its document's id. */
export interface NewDocument extends StoredFile {
  fileName: string;
  mediaType: string;
}

interface Sending {
  /** Of the account, or of the contact. */
  owner: string;
  key: string;
  /** What the papers are for: the same key for something else is refused. */
  purpose: string;
  /** The task that they answer. */
  task: string | null;
  /** What has to become so together with the papers; refuses by throwing. */
  also?: (transaction: Transaction<Database>) => Promise<void>;
}

/**
 * Keeps them as this person's, or finds those that the key got before. Files that become no paper are removed.
 * @throws Refusal 422 for a key that was used for other files, 409 when the person has too many
 */
export async function keepDocuments(sandbox: Sandbox, sending: Sending, files: readonly NewDocument[]): Promise<DocumentTable[]> {
  const names = files.map(({ documentId }) => documentId);
  try {
    const kept = await writeDocuments(sandbox, sending, files);
    const ids = new Set(kept.map(({ document_id }) => document_id));
    await removeFiles(
      sandbox,
      names.filter((name) => !ids.has(name)),
    );
    return kept;
  } catch (problem) {
    // After any other failure the rows may have been written.
    if (problem instanceof Refusal) await removeFiles(sandbox, names);
    throw problem;
  }
}

async function writeDocuments(
  { database, clock, limits }: Sandbox,
  { owner, key, purpose, task, also }: Sending,
  files: readonly NewDocument[],
): Promise<DocumentTable[]> {
  const hash = await keyedHash(database, 'document-upload');
  const fingerprint = hash(JSON.stringify([purpose, ...files.map(({ fileName, digest }) => [fileName, digest])]));

  return database.transaction().execute(async (transaction) => {
    // One request of a person at a time, so that two at once cannot pass the limits together.
    await sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 0))`.execute(transaction);
    const before = await transaction
      .selectFrom('document_upload')
      .select(['fingerprint', 'answer'])
      .where('owner_identifier', '=', owner)
      .where('key', '=', key)
      .executeTakeFirst();
    if (before?.fingerprint === fingerprint) return documentsIn(transaction, JSON.parse(before.answer) as string[]);
    if (before) throw keyReused();

    // What the officer has accepted is in the loan's file.
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
    await also?.(transaction);
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

/** Whether a key of this person's has kept papers. */
export async function wasKept({ database }: Pick<Sandbox, 'database'>, owner: string, key: string): Promise<boolean> {
  const upload = database.selectFrom('document_upload').select('key').where('owner_identifier', '=', owner);
  return (await upload.where('key', '=', key).executeTakeFirst()) !== undefined;
}

/** Those of them that are still there, in the order of the ids. */
async function documentsIn(transaction: Transaction<Database>, ids: readonly string[]): Promise<DocumentTable[]> {
  const rows = await transaction.selectFrom('document').selectAll().where('document_id', 'in', ids).execute();
  return ids.flatMap((id) => rows.find(({ document_id }) => document_id === id) ?? []);
}

/** One paper of this person. @throws Refusal 404 for one that is somebody else's or that never was */
export async function documentOf({ database }: Sandbox, owner: string, documentId: string): Promise<DocumentTable> {
  const document = isUuid(documentId)
    ? await database
        .selectFrom('document')
        .selectAll()
        .where('document_id', '=', documentId)
        .where('owner_identifier', '=', owner)
        .executeTakeFirst()
    : undefined;
  if (!document) throw noSuchDocument();
  return document;
}

export const noSuchDocument = (): Refusal => new Refusal(404, 'We could not find that document.');

/** By then an upload has long ended, in one way or the other. */
const GRACE_MS = 60 * 60 * 1000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Deletes files that belong to no paper: their sender broke off, the process was killed, or everything was reset. */
export async function forgetFiles(sandbox: Sandbox): Promise<void> {
  const names = await namesBefore(sandbox, Date.now() - GRACE_MS);
  if (names.length === 0) return;
  const rows = await sandbox.database
    .selectFrom('document')
    .select('content_id')
    .distinct()
    .where('content_id', 'in', [NOBODY, ...names.filter(isUuid)])
    .execute();
  const kept = new Set(rows.map(({ content_id }) => content_id));
  await removeFiles(
    sandbox,
    names.filter((name) => !kept.has(name)),
  );
}
