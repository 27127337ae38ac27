/** Page pictures of the documents, as rendered by the reader: PNG files, one folder per document, not served by any URL. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

import { getOrCreateSetting } from '../../../base/db/sandboxSettings.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { isUuid, NIL_UUID } from '../../../base/wire/formats.ts';

type StorageContext = Pick<Sandbox, 'database' | 'settings'>;

/** Each database has its own folder in the data folder. Otherwise the cleanup would delete pictures that belong to another database. */
const folderOf = async ({ database, settings }: StorageContext): Promise<string> =>
  join(settings.dataFolder, 'income-pages', await getOrCreateSetting(database, 'income-pages-folder', randomUUID));

/** Creates the document's picture folder if needed. @returns a function from page number (from 1) to file path */
export async function preparePagePaths(where: StorageContext, documentId: string): Promise<(page: number) => string> {
  const folder = join(await folderOf(where), documentId);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return (page) => join(folder, `${page}.png`);
}

export async function removePages(where: StorageContext, documentId: string): Promise<void> {
  await rm(join(await folderOf(where), documentId), { recursive: true, force: true });
}

/** Returns null when the file does not exist. */
export async function openPage(where: StorageContext, documentId: string, page: number): Promise<FileHandle | null> {
  return open(join(await folderOf(where), documentId, `${page}.png`)).catch((problem: unknown) => {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw problem;
  });
}

/** A folder without a document row may be deleted after this time, because every reading has ended by then. */
const ORPHAN_GRACE_MS = 60 * 60 * 1000;
export async function deleteOrphanedPages(sandbox: Sandbox): Promise<void> {
  const folder = await folderOf(sandbox);
  const names = await readdir(folder).catch((): string[] => []); // The folder does not exist before the first document is read.
  if (names.length === 0) return;
  const rows = await sandbox.database
    .selectFrom('income_paper')
    .select('document_id')
    .where('document_id', 'in', [NIL_UUID, ...names.filter(isUuid)])
    .execute();
  const kept = new Set(rows.map(({ document_id }) => document_id));
  for (const name of names.filter((one) => !kept.has(one))) {
    const written = await stat(join(folder, name)).catch(() => null);
    if (written !== null && written.mtimeMs < Date.now() - ORPHAN_GRACE_MS)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
