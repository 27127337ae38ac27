import { atMost } from '#platform/atMost.ts';

/** Milliseconds. A file that a cloud service has not brought to the device yet may never answer. */
const LONGEST_READ_MS = 20_000;

/** The bytes of a file or of a part of one; null when it can't be read, or does not answer. */
export const readBytes = (blob: Blob): Promise<Uint8Array<ArrayBuffer> | null> =>
  atMost(LONGEST_READ_MS, blob.arrayBuffer()).then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );

/** Whether all files are still what was chosen: the browser refuses to read one that has changed or gone since. */
export async function areReadable(files: readonly File[]): Promise<boolean> {
  const heads = await Promise.all(files.map((file) => readBytes(file.slice(0, 1))));
  return !heads.includes(null);
}
