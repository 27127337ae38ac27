/** Receives multipart forms with files. Each file is written to disk while it arrives, and then validated. */
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Refusal, DEFAULT_MESSAGES } from '../../base/http/errors.ts';
import type { Limits } from '../../base/limits/limits.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { documentFolder, removeFiles, storeFile } from './documentFiles.ts';
import type { NewDocument } from './documents.ts';

/** Accepted media types, detected from the content regardless of the file name. */
export const ACCEPTED_MEDIA_TYPES: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png'];
const MAX_FILE_NAME_LENGTH = 120;
/** The portal's forms have fewer parts than this; further parts are not read. */
const MAX_FORM_PARTS = 100;
const MAX_TEXT_FIELD_LENGTH = 2000;
/** Allowance for everything in a form besides the files. */
const FORM_OVERHEAD_BYTES = 1024 * 1024;
const BYTES_PER_MB = 1024 * 1024;

/**
 * Registers multipart parsing for an API. A request that announces more bytes than could ever be accepted is rejected before it is read.
 */
export async function registerMultipart(app: FastifyInstance, limits: Limits): Promise<void> {
  const most = limits.uploadFiles * limits.uploadBytes + FORM_OVERHEAD_BYTES;
  app.addHook('onRequest', ({ headers }, reply, done) => {
    const isTooLarge = headers['content-type']?.startsWith('multipart/') && Number(headers['content-length'] ?? 0) > most;
    if (isTooLarge) void reply.header('Connection', 'close');
    done(isTooLarge ? new Refusal(413, DEFAULT_MESSAGES[413]) : undefined);
  });
  await app.register(multipart, {
    limits: { fileSize: limits.uploadBytes, parts: MAX_FORM_PARTS, fields: MAX_FORM_PARTS, fieldSize: MAX_TEXT_FIELD_LENGTH },
    throwFileSizeLimit: false, // `truncated` reports it instead, so that the rest of the form is read first
  });
}

/**
 * Called once the text fields, which come before the files, are known. Throws a `Refusal` before anything is written if the sender may
 * not upload.
 */
type AuthorizeUpload<Admitted> = (texts: Readonly<Record<string, string>>) => Promise<Admitted>;

/**
 * Returns the validated files of a form and the result of `admit`. Reads the whole form even after a refusal, because browsers read the
 * response only after sending everything. After a refusal all files are deleted.
 */
export async function receiveForm<Admitted>(
  sandbox: Sandbox,
  request: FastifyRequest,
  admit: AuthorizeUpload<Admitted>,
): Promise<{ files: NewDocument[]; admitted: Admitted }> {
  const { limits } = sandbox;
  const files: NewDocument[] = [];
  const texts: Record<string, string> = {};
  let refusal: Refusal | null = null;
  let admitted: { by: Admitted } | null = null;
  let seen = 0;
  const folder = await documentFolder(sandbox); // before reading, so that a database error is not mistaken for a broken form
  const admitOnce = async (): Promise<{ by: Admitted }> => (admitted ??= { by: await admit(texts) });
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (typeof part.value === 'string' && !part.fieldnameTruncated && !part.valueTruncated)
          texts[part.fieldname] = part.value;
        continue;
      }
      seen += 1;
      refusal ??= seen > limits.uploadFiles ? tooManyFilesRefusal(limits) : null;
      refusal ??= await admitOnce().then(() => null, asRefusalOrThrow);
      if (refusal) {
        part.file.resume();
        continue;
      }
      const { mediaType = '', ...stored } = await storeFile(folder, part.file);
      const document = { ...stored, mediaType, fileName: fileDisplayName(part) };
      files.push(document);
      refusal = part.file.truncated ? tooLargeRefusal(limits, document) : checkFile(document);
    }
    if (refusal) throw refusal;
    const { by } = await admitOnce();
    if (seen === 0) throw fileRefusal(400, 'Choose at least one file.');
    return { files, admitted: by };
  } catch (problem) {
    await discardFiles(sandbox, files);
    throw isKnownError(problem) ? problem : new Refusal(400, DEFAULT_MESSAGES[400]); // the form is cut off or malformed
  }
}

/** Returns the error if it is a refusal. @throws any other error */
function asRefusalOrThrow(problem: unknown): Refusal {
  if (problem instanceof Refusal) return problem;
  throw problem;
}

export const discardFiles = (sandbox: Sandbox, files: readonly NewDocument[]): Promise<void> =>
  removeFiles(
    sandbox,
    files.map(({ documentId }) => documentId),
  );

function tooManyFilesRefusal({ uploadFiles }: Limits): Refusal {
  return fileRefusal(413, `You can send ${uploadFiles} files at a time. Nothing was kept. Send fewer.`);
}

function tooLargeRefusal({ uploadBytes }: Limits, { fileName }: NewDocument): Refusal {
  const most = Math.floor(uploadBytes / BYTES_PER_MB);
  return fileRefusal(413, `“${fileName}” is larger than ${most} MB. Nothing was kept. Send a smaller file.`);
}

/**
 * Whether an error is a refusal, Fastify's own error with a status, or a disk or database error, as opposed to an error of the form
 * parser.
 */
const isKnownError = (problem: unknown): boolean =>
  problem instanceof Refusal ||
  (problem instanceof Error && ('statusCode' in problem || 'syscall' in problem || 'severity' in problem));

function checkFile({ fileName, mediaType, sizeBytes }: NewDocument): Refusal | null {
  if (sizeBytes === 0) return fileRefusal(400, `“${fileName}” is empty. Nothing was kept. Choose another file.`);
  if (ACCEPTED_MEDIA_TYPES.includes(mediaType)) return null;
  return fileRefusal(415, `“${fileName}” is not a PDF, JPG or PNG file. Nothing was kept. Choose another file.`);
}

export const fileRefusal = (status: number, sentence: string): Refusal =>
  new Refusal(status, sentence, { fields: { files: sentence } });

/** Characters that browsers escape in the file names of multipart forms (HTML standard, multipart/form-data encoding). */
const FILE_NAME_ESCAPES: Record<string, string> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** Zero-width joiners are kept, because they join emoji and shape letters of Persian and Indian scripts. */
const ZERO_WIDTH_JOINERS = /[\u200c\u200d]/;

/** The file name without folders and invisible characters. It is only displayed, never used as a path. */
function fileDisplayName({ filename }: MultipartFile): string {
  const name = (filename.split(/[\\/]/).at(-1) ?? '')
    .replace(/%(?:22|0D|0A)/g, (code) => FILE_NAME_ESCAPES[code] ?? code)
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) => (ZERO_WIDTH_JOINERS.test(sign) ? sign : ''))
    .trim();
  const signs = Array.from(name);
  if (signs.length <= MAX_FILE_NAME_LENGTH) return name || 'document';
  // Keeps the file extension when the name is shortened.
  const kind = Array.from(/\.\p{L}{1,5}$/u.exec(name)?.[0] ?? '');
  return [...signs.slice(0, MAX_FILE_NAME_LENGTH - kind.length), ...kind].join('');
}
