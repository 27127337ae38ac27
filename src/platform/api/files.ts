import type { RawResponse } from './responses/readResponse.ts';
import type { SecretVault, SecretHandle } from './secretVault.ts';
import { sendForm, type FormCall } from './sendForm.ts';

/** Content of a form with files. It is passed as a sealed handle, because files and functions do not belong in the Redux store. */
export interface FormContent<TextName extends string, FileName extends string> {
  texts: Record<TextName, string>;
  files: Record<FileName, readonly File[]>;
  /** Called with the fraction that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** The store holds the file's name, type and size; the content itself can be opened only once. */
export interface DownloadedFile extends SecretHandle<Blob> {
  name: string;
  /** For example "application/pdf". */
  type: string;
  sizeBytes: number;
}

export interface ReceivedFile {
  content: Blob;
  disposition: unknown;
}

export const formSender =
  (content: FormContent<string, string>) =>
  (call: FormCall): Promise<RawResponse> =>
    sendForm(toFormData(content), call, content.onProgress);

/** Appends text fields before files, so that a server that streams the form knows what the files are before it reads them. */
function toFormData({ texts, files }: FormContent<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  for (const [name, list] of Object.entries(files)) for (const file of list) form.append(name, file, file.name);
  return form;
}

/** Seals the content, so that the store holds only a handle to it. */
export const toDownloadedFile = ({ content, disposition }: ReceivedFile, { put }: SecretVault): DownloadedFile => ({
  ...put(content),
  name: fileNameIn(disposition) ?? 'document',
  type: content.type,
  sizeBytes: content.size,
});

/**
 * Reads the file name from a `Content-Disposition` header (RFC 6266), without any folders; null if there is none. A cross-origin server
 * must expose the header.
 */
export function fileNameIn(disposition: unknown): string | null {
  if (typeof disposition !== 'string') return null;
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="((?:[^"\\]|\\.)*)"|filename=([^;\s]+)/i.exec(disposition);
  const name = decodeFileName(encoded) ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? '';
  return name.split(/[\\/]/).at(-1)?.trim() || null;
}

function decodeFileName(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text.trim());
  } catch {
    return null;
  }
}
