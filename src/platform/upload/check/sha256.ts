import { readBytes } from './readFile.ts';

/** SHA-256 of a file in hex; null when it can't be read, as when it was moved after it was chosen, or takes too long. */
export async function sha256Of(file: Blob): Promise<string | null> {
  const bytes = await readBytes(file);
  if (bytes === null) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
