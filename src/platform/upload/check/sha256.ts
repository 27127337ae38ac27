import { readBytes } from './readFile.ts';

/** Returns the SHA-256 of a file in hex; null if the file cannot be read, for example because it was moved, or reading takes too long. */
export async function sha256Of(file: Blob): Promise<string | null> {
  const bytes = await readBytes(file);
  if (bytes === null) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
