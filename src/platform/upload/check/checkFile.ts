import { readBytes } from './readFile.ts';

/** Detected from a file's first bytes; the file name is ignored. */
type FileKind = 'pdf' | 'jpeg' | 'png' | 'heic';

/**
 * Number of bytes needed to detect the kind of a file. PDF viewers search as many bytes for the `%PDF-` mark, because mail programs and
 * scanners put lines before it.
 */
const HEAD_BYTES = 1024;

const MEDIA_TYPES: Record<FileKind, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
};

/** Brands of the HEIF container, in which phones store photos. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** Matches the PDF mark at the start of a file or after a byte-order mark, blank lines or a mail header. */
const PDF_MARK = /(?:^|\s|\xef\xbb\xbf)%PDF-/;

/** Null if the kind is unknown. @param head the first `HEAD_BYTES` bytes of the file, or all of a shorter one */
export function detectFileKind(head: Uint8Array): FileKind | null {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.slice(4, 8) === 'ftyp') return HEIC_BRANDS.includes(text.slice(8, 12)) ? 'heic' : null;
  return PDF_MARK.test(text) ? 'pdf' : null;
}

const mediaTypeOf = (kind: FileKind): string => MEDIA_TYPES[kind];

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
  const kind = detectFileKind(head);
  if (kind === 'heic' && !mediaTypes.includes(mediaTypeOf('heic'))) return 'heic';
  if (kind === null || !mediaTypes.includes(mediaTypeOf(kind))) return 'otherKind';
  if (kind !== 'pdf' || typeof Worker === 'undefined') return null;
  const part = await import(/* webpackChunkName: "UploadParts" */ './pdfCheck.ts').catch(() => null);
  return part === null ? null : part.checkPdf(file);
}
