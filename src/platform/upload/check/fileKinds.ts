/** What a file is by how it begins, whatever its name says. */
export type FileKind = 'pdf' | 'jpeg' | 'png' | 'heic';

/** So many bytes of a file tell its kind. */
export const HEAD_BYTES = 32;

const MEDIA_TYPES: Record<FileKind, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
};
/** Brands of the container in which phones keep photographs. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** @param head the first bytes of a file, `HEAD_BYTES` where there are so many */
export function kindOf(head: Uint8Array): FileKind | null {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('%PDF-')) return 'pdf';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8, 12)) ? 'heic' : null;
}

export const mediaTypeOf = (kind: FileKind): string => MEDIA_TYPES[kind];
