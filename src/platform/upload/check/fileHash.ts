import { TimeoutError } from '#platform/withTimeout.ts';

import { sha256Of } from './sha256.ts';

/**
 * Returns the SHA-256 of a file in hex, to detect duplicates; null if it cannot be computed. Uses a worker where possible, because
 * copying the bytes would block the page.
 */
export async function fileHash(file: File): Promise<string | null> {
  if (typeof Worker === 'undefined') return sha256Of(file);
  try {
    const { digestInWorker } = await import(/* webpackChunkName: "UploadParts" */ './digestInWorker.ts');
    return await digestInWorker(file);
  } catch (problem) {
    return problem instanceof TimeoutError ? null : sha256Of(file);
  }
}
