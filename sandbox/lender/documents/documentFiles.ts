/**
 * The content of papers: files of the data folder named by a random id, where no address leads. Each database has a folder of its own
 * there, because files without a row are removed.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { fileTypeFromFile } from 'file-type';

import { keepSetting } from '../../base/db/keptSettings.ts';
import type { Sandbox } from '../../base/sandbox.ts';

export interface StoredFile {
  /** uuid, new for each file. */
  documentId: string;
  /** By its content; undefined where that is of no known kind. */
  mediaType: string | undefined;
  sizeBytes: number;
  /** SHA-256 of the content, in hex. */
  digest: string;
}

type Place = Pick<Sandbox, 'database' | 'settings'>;

/** Where the files of this database stand. */
export async function folderOf({ database, settings }: Place): Promise<string> {
  return join(settings.dataFolder, 'documents', await keepSetting(database, 'documents-folder', randomUUID));
}

/** Writes a file while it arrives. One that breaks off leaves nothing. @throws what ended the stream, or the disk's error */
export async function storeFile(folder: string, content: Readable): Promise<StoredFile> {
  const documentId = randomUUID();
  const place = join(folder, documentId);
  const draft = `${place}.part`;
  const hash = createHash('sha256');
  let sizeBytes = 0;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await pipeline(
      content,
      async function* (parts: AsyncIterable<Buffer>) {
        for await (const part of parts) {
          hash.update(part);
          sizeBytes += part.length;
          yield part;
        }
      },
      createWriteStream(draft, { flags: 'wx', mode: 0o600 }),
    );
    const mediaType = (await fileTypeFromFile(draft))?.mime ?? ((await isLatePdf(draft)) ? 'application/pdf' : undefined);
    await rename(draft, place);
    return { documentId, mediaType, sizeBytes, digest: hash.digest('hex') };
  } catch (problem) {
    await rm(draft, { force: true });
    throw problem;
  }
}

/** Viewers look for a PDF's mark in so many bytes: scanners and mail programs put blank lines or a header before it. */
const PDF_HEAD_BYTES = 1024;

/** Not a page or a script with the mark in it, which some viewers would take for a PDF all the same. */
async function isLatePdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PDF_HEAD_BYTES), 0, PDF_HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead).toString('latin1');
    return !/^\s*(?:<|#!)/.test(head) && /(?:^|\s|\xef\xbb\xbf)%PDF-\d/.test(head);
  } finally {
    await file.close();
  }
}

/** The content, to be read from its beginning; null when the data folder has lost it. */
export async function openFile(where: Place, documentId: string): Promise<FileHandle | null> {
  return open(join(await folderOf(where), documentId)).catch((problem: unknown) => {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw problem;
  });
}

/** All of an open file, which is closed then. */
export async function readAndClose(file: FileHandle): Promise<Buffer> {
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** @param names ids, or what `namesBefore` gave */
export async function removeFiles(where: Place, names: readonly string[]): Promise<void> {
  const folder = await folderOf(where);
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}

/** Names in the folder, drafts included, that were last written before `before`, a real time in milliseconds. */
export async function namesBefore(where: Place, before: number): Promise<string[]> {
  const folder = await folderOf(where);
  const names = await readdir(folder).catch((): string[] => []); // nobody has sent anything yet
  const written = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)));
  return names.filter((_name, index) => (written[index]?.mtimeMs ?? before) < before);
}
