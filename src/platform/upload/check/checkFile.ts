import { HEAD_BYTES, kindOf, mediaTypeOf } from './fileKinds.ts';
import { readBytes } from './readFile.ts';

export interface FileLimits {
  fileBytes: number;
  mediaTypes: readonly string[];
}

export type FileProblem = 'empty' | 'tooLarge' | 'heic' | 'otherKind' | 'unreadable' | 'locked' | 'broken';

/**
 * Checks a file before it is sent. Returns null if there is no problem. A PDF is opened in a worker, which loads with the first PDF; if
 * the worker is not available, the lender's check decides.
 */
export async function checkFile(file: File, { fileBytes, mediaTypes }: FileLimits): Promise<FileProblem | null> {
  if (file.size === 0) return 'empty';
  if (file.size > fileBytes) return 'tooLarge';
  const head = await readBytes(file.slice(0, HEAD_BYTES));
  if (head === null) return 'unreadable';
  const kind = kindOf(head);
  if (kind === 'heic' && !mediaTypes.includes(mediaTypeOf('heic'))) return 'heic';
  if (kind === null || !mediaTypes.includes(mediaTypeOf(kind))) return 'otherKind';
  if (kind !== 'pdf' || typeof Worker === 'undefined') return null;
  const part = await import(/* webpackChunkName: "UploadParts" */ './pdfCheck.ts').catch(() => null);
  return part === null ? null : part.checkPdf(file);
}
