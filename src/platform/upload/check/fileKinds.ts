/** What a file is by how it begins, whatever its name says. */
export type FileKind = 'pdf' | 'jpeg' | 'png' | 'heic';

/** So many bytes of a file tell its kind. Viewers look for a PDF's mark in as many: mail programs and scanners put lines before it. */
export const HEAD_BYTES = 1024;

const MEDIA_TYPES: Record<FileKind, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
};
/** Brands of the container in which phones keep photographs. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** A PDF's mark: at the beginning, or after a byte-order mark, blank lines or a mail's header. */
const PDF_MARK = /(?:^|\s|\xef\xbb\xbf)%PDF-/;

/** @param head the first bytes of a file, `HEAD_BYTES` where there are so many */
export function kindOf(head: Uint8Array): FileKind | null {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.slice(4, 8) === 'ftyp') return HEIC_BRANDS.includes(text.slice(8, 12)) ? 'heic' : null;
  return PDF_MARK.test(text) ? 'pdf' : null;
}

export const mediaTypeOf = (kind: FileKind): string => MEDIA_TYPES[kind];
