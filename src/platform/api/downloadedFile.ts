import type { Envelopes, Sealed } from './sealed.ts';

/** A file as it arrived; `name` as the base gives it, if it gives one. */
export interface ArrivedFile {
  content: Blob;
  name: string | null;
}

/** A file that was downloaded: the store has what may be shown of it, and the content is opened once. */
export interface DownloadedFile extends Sealed<Blob> {
  name: string;
  /** Media type, for example "application/pdf". */
  type: string;
  sizeBytes: number;
}

/** The content goes into an envelope of the store that asked for it. */
export const toDownloadedFile = ({ content, name }: ArrivedFile, { seal }: Envelopes): DownloadedFile => ({
  ...seal(content),
  name: name ?? 'document',
  type: content.type,
  sizeBytes: content.size,
});

/**
 * The name that `Content-Disposition` gives a file (RFC 6266), without any folder in it; null where there is none. On another origin
 * it can be read only where the base exposes the header.
 */
export function fileNameIn(disposition: unknown): string | null {
  if (typeof disposition !== 'string') return null;
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="((?:[^"\\]|\\.)*)"|filename=([^;\s]+)/i.exec(disposition);
  const name = decoded(encoded) ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? '';
  return name.split(/[\\/]/).at(-1)?.trim() || null;
}

function decoded(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text.trim());
  } catch {
    return null;
  }
}
