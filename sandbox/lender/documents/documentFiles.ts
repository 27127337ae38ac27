/**
 * Stores the content of documents as files in the data folder, named by a random id and not reachable by any URL. Each database has its
 * own subfolder, because files without a database row are deleted.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { fileTypeFromFile } from 'file-type';

import { getOrCreateSetting } from '../../base/db/sandboxSettings.ts';
import type { Sandbox } from '../../base/sandbox.ts';

export interface StoredFile {
  /** UUID, new for each file. */
  documentId: string;
  /** Media type detected from the content; undefined when the type is unknown. */
  mediaType: string | undefined;
  sizeBytes: number;
  /** SHA-256 of the content, in hex. */
  digest: string;
}

type FileContext = Pick<Sandbox, 'database' | 'settings'>;

/** Returns the folder that holds the files of this database. */
export async function documentFolder({ database, settings }: FileContext): Promise<string> {
  return join(settings.dataFolder, 'documents', await getOrCreateSetting(database, 'documents-folder', randomUUID));
}

/**
 * Writes a file while it is being received. If the upload is cut off, nothing is stored. @throws the error that ended the stream, or the
 * disk's error
 */
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
    const mediaType =
      (await fileTypeFromFile(draft))?.mime ?? ((await isPdfWithLeadingBytes(draft)) ? 'application/pdf' : undefined);
    await rename(draft, place);
    return { documentId, mediaType, sizeBytes, digest: hash.digest('hex') };
  } catch (problem) {
    await rm(draft, { force: true });
    throw problem;
  }
}

/**
 * PDF viewers search this many bytes for the `%PDF-` marker, because scanners and mail programs may put blank lines or a header before
 * it.
 */
const PDF_MARKER_SEARCH_BYTES = 1024;

/**
 * Whether the file is a PDF whose marker is not at the very start. Web pages and scripts that contain the marker do not count, although
 * some viewers would accept them as a PDF.
 */
async function isPdfWithLeadingBytes(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PDF_MARKER_SEARCH_BYTES), 0, PDF_MARKER_SEARCH_BYTES, 0);
    const head = buffer.subarray(0, bytesRead).toString('latin1');
    return !/^\s*(?:<|#!)/.test(head) && /(?:^|\s|\xef\xbb\xbf)%PDF-\d/.test(head);
  } finally {
    await file.close();
  }
}

/** Returns null when the data folder no longer has the file. */
export async function openFile(where: FileContext, documentId: string): Promise<FileHandle | null> {
  return open(join(await documentFolder(where), documentId)).catch((problem: unknown) => {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw problem;
  });
}

export async function readAndClose(file: FileHandle): Promise<Buffer> {
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** Deletes stored files. @param names document ids, or names returned by `listFilesOlderThan` */
export async function removeFiles(where: FileContext, names: readonly string[]): Promise<void> {
  const folder = await documentFolder(where);
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}

/** Lists all files in the folder, drafts included, that were last written before `before` (real time in milliseconds). */
export async function listFilesOlderThan(where: FileContext, before: number): Promise<string[]> {
  const folder = await documentFolder(where);
  const names = await readdir(folder).catch((): string[] => []); // the folder does not exist before the first upload
  const written = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)));
  return names.filter((_name, index) => (written[index]?.mtimeMs ?? before) < before);
}
