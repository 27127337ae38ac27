import { TookTooLong } from '#platform/atMost.ts';

import { sha256Of } from './sha256.ts';

/**
 * SHA-256 of a file in hex, to notice the same file twice; null when it can't be told. Worked out in a worker, where one can be had: a page
 * that hashes stands still as long as the bytes are copied.
 */
export async function digestOf(file: File): Promise<string | null> {
  if (typeof Worker === 'undefined') return sha256Of(file);
  try {
    const { digestInWorker } = await import(/* webpackChunkName: "UploadParts" */ './digestInWorker.ts');
    return await digestInWorker(file);
  } catch (problem) {
    return problem instanceof TookTooLong ? null : sha256Of(file);
  }
}
