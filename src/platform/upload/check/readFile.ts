import { withTimeout } from '#platform/withTimeout.ts';

/** Reading a file that a cloud service has not downloaded to the device may never finish. */
const READ_LIMIT_MS = 20_000;

/** Reads the bytes of a file or of a part of it; null if that fails or takes too long. */
export const readBytes = (blob: Blob): Promise<Uint8Array<ArrayBuffer> | null> =>
  withTimeout(READ_LIMIT_MS, blob.arrayBuffer()).then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );

/** Returns whether all files are unchanged since they were chosen. The browser refuses to read a file that was changed or deleted. */
export async function areReadable(files: readonly File[]): Promise<boolean> {
  const heads = await Promise.all(files.map((file) => readBytes(file.slice(0, 1))));
  return !heads.includes(null);
}
