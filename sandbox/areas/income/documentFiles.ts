/** The content of papers: files of the data folder named by a random id, where no address leads. */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { fileTypeFromFile } from 'file-type';

import type { Settings } from '../../base/settings/settings.ts';

export interface StoredFile {
  /** uuid, new for each file. */
  documentId: string;
  /** By its content; undefined where that is of no known kind. */
  mediaType: string | undefined;
  sizeBytes: number;
  /** SHA-256 of the content, in hex. */
  digest: string;
}

const folderOf = ({ dataFolder }: Settings): string => join(dataFolder, 'documents');
const placeOf = (settings: Settings, documentId: string): string => join(folderOf(settings), documentId);

/** Writes a file while it arrives. One that breaks off leaves nothing. @throws what ended the stream */
export async function storeFile(settings: Settings, content: Readable): Promise<StoredFile> {
  const documentId = randomUUID();
  const place = placeOf(settings, documentId);
  const draft = `${place}.part`;
  const hash = createHash('sha256');
  let sizeBytes = 0;
  await mkdir(folderOf(settings), { recursive: true, mode: 0o700 });
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
    const type = await fileTypeFromFile(draft);
    await rename(draft, place);
    return { documentId, mediaType: type?.mime, sizeBytes, digest: hash.digest('hex') };
  } catch (problem) {
    await rm(draft, { force: true });
    throw problem;
  }
}

/** The content, to be read from its beginning; null when the data folder has lost it. */
export const openFile = (settings: Settings, documentId: string): Promise<FileHandle | null> =>
  open(placeOf(settings, documentId)).catch((problem: unknown) => {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw problem;
  });

export async function removeFiles(settings: Settings, documentIds: readonly string[]): Promise<void> {
  await Promise.all(documentIds.map((documentId) => rm(placeOf(settings, documentId), { force: true })));
}

/** Names in the folder, drafts included, that were last written before `before`, a real time in milliseconds. */
export async function namesBefore(settings: Settings, before: number): Promise<string[]> {
  const names = await readdir(folderOf(settings)).catch((): string[] => []); // nobody has sent anything yet
  const written = await Promise.all(names.map((name) => stat(placeOf(settings, name)).catch(() => null)));
  return names.filter((_name, index) => (written[index]?.mtimeMs ?? before) < before);
}
