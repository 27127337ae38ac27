/** Pictures of the pages of papers, as the reader drew them: PNG files in a folder of the paper's own, where no address leads. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

import { keepSetting } from '../../../base/db/keptSettings.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { isUuid } from '../../../base/wire/formats.ts';

type Place = Pick<Sandbox, 'database' | 'settings'>;

/** Each database has a folder of its own in the data folder, because pictures without a paper are removed. */
const folderOf = async ({ database, settings }: Place): Promise<string> =>
  join(settings.dataFolder, 'income-pages', await keepSetting(database, 'income-pages-folder', randomUUID));

/** Where the pictures of a paper stand, made if need be. @returns the place of each, by the page's number from 1 */
export async function pageFiles(where: Place, documentId: string): Promise<(page: number) => string> {
  const folder = join(await folderOf(where), documentId);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return (page) => join(folder, `${page}.png`);
}

export async function removePages(where: Place, documentId: string): Promise<void> {
  await rm(join(await folderOf(where), documentId), { recursive: true, force: true });
}

/** The picture of a page, to be read from its beginning; null when the data folder has none. */
export async function openPage(where: Place, documentId: string, page: number): Promise<FileHandle | null> {
  return open(join(await folderOf(where), documentId, `${page}.png`)).catch((problem: unknown) => {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw problem;
  });
}

/** By then a reading has long ended, in one way or the other. */
const GRACE_MS = 60 * 60 * 1000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Deletes pictures of papers that are gone. */
export async function forgetPages(sandbox: Sandbox): Promise<void> {
  const folder = await folderOf(sandbox);
  const names = await readdir(folder).catch((): string[] => []); // nothing was read yet
  if (names.length === 0) return;
  const rows = await sandbox.database
    .selectFrom('income_paper')
    .select('document_id')
    .where('document_id', 'in', [NOBODY, ...names.filter(isUuid)])
    .execute();
  const kept = new Set(rows.map(({ document_id }) => document_id));
  for (const name of names.filter((one) => !kept.has(one))) {
    const written = await stat(join(folder, name)).catch(() => null);
    if (written !== null && written.mtimeMs < Date.now() - GRACE_MS)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
