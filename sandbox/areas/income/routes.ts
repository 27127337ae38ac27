/** Papers that prove an income: sent as a form with files, fetched back as attachments. Registered below `/api/borrower`. */
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import contentDisposition from 'content-disposition';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import { Refusal, SENTENCES } from '../../base/http/errors.ts';
import { requireKey } from '../../base/http/idempotency.ts';
import { FILE_POLICY } from '../../base/http/policy.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { call, Problem } from '../../base/wire/formats.ts';
import { requireCaller } from '../../lender/session/caller.ts';
import { folderOf, openFile, removeFiles, storeFile } from './documentFiles.ts';
import { documentOf, keepDocuments, noSuchDocument, type NewDocument } from './documents.ts';
import { UploadedDocument } from './schemas.ts';

/** By content, whatever the name says. */
const ACCEPTED = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/heic']);
const LONGEST_NAME = 120;
/** More parts than this are no form of the portal's; the rest is not read. */
const MOST_PARTS = 100;
const BYTES_PER_MB = 1024 * 1024;

const FILE = { content: { 'application/octet-stream': { schema: Type.String({ format: 'binary' }) } } };

export function incomeRoutes(sandbox: Sandbox): FastifyPluginAsyncTypebox {
  const { limits } = sandbox;

  return async (app) => {
    await app.register(multipart, {
      limits: { fileSize: limits.uploadBytes, parts: MOST_PARTS, fields: MOST_PARTS, fieldSize: 1000 },
      throwFileSizeLimit: false, // `truncated` says so, and the rest of the form is read first
    });

    app.post(
      '/api/ocr/upload-multiple',
      call('borrower', 'Keeps papers that prove an income, once per Idempotency-Key', Type.Array(UploadedDocument)),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        const key = requireKey(request);
        const files = await receive(request);
        const answer = await keepDocuments(sandbox, borrowerId, key, files).catch(async (problem: unknown) => {
          // After any other failure the rows may have been written.
          if (problem instanceof Refusal) await discard(files);
          throw problem;
        });
        const kept = new Set(answer.map(({ documentId }) => documentId));
        await discard(files.filter(({ documentId }) => !kept.has(documentId)));
        return answer;
      },
    );

    app.get(
      '/api/ocr/download/:documentId',
      {
        schema: {
          tags: ['borrower'],
          summary: 'One paper, as it was sent',
          params: Type.Object({ documentId: Type.String() }),
          response: { 200: FILE, '4xx': Problem },
        },
      },
      async (request, reply) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        const { document_id, file_name, media_type, size_bytes } = await documentOf(
          sandbox,
          borrowerId,
          request.params.documentId,
        );
        const file = await openFile(sandbox, document_id);
        if (!file) throw noSuchDocument();
        return reply
          .headers({
            'Content-Disposition': contentDisposition(file_name),
            'Content-Security-Policy': FILE_POLICY,
            'Content-Length': size_bytes,
          })
          .type(media_type)
          .send(file.createReadStream() as never); // a stream goes out as it is, which the answer's schema cannot say
      },
    );
  };

  /** The files of a form, checked. Reads to the end even after a refusal, because a browser listens only when it has sent everything. */
  async function receive(request: FastifyRequest): Promise<NewDocument[]> {
    const files: NewDocument[] = [];
    let refusal: Refusal | null = null;
    let seen = 0;
    const folder = await folderOf(sandbox); // before reading, so that a failure of the database is not taken for a broken form
    try {
      for await (const part of request.files()) {
        seen += 1;
        refusal ??= seen > limits.uploadFiles ? tooManyFiles() : null;
        if (refusal) {
          part.file.resume();
          continue;
        }
        const { digest, ...stored } = await storeFile(folder, part.file);
        const document = { ...stored, digest, fileName: shownName(part), mediaType: stored.mediaType ?? '' };
        files.push(document);
        refusal = part.file.truncated ? tooLarge(document) : unacceptable(document);
      }
      refusal ??= seen === 0 ? refuseFiles(400, 'Choose at least one file.') : null;
      if (refusal) throw refusal;
      return files;
    } catch (problem) {
      await discard(files);
      throw isOurs(problem) ? problem : new Refusal(400, SENTENCES[400]); // the form breaks off, or is none
    }
  }

  function tooManyFiles(): Refusal {
    return refuseFiles(413, `You can send ${limits.uploadFiles} files at a time. Nothing was kept. Send fewer.`);
  }

  function tooLarge({ fileName }: NewDocument): Refusal {
    const most = Math.floor(limits.uploadBytes / BYTES_PER_MB);
    return refuseFiles(413, `“${fileName}” is larger than ${most} MB. Nothing was kept. Send a smaller file.`);
  }

  async function discard(files: readonly NewDocument[]): Promise<void> {
    await removeFiles(
      sandbox,
      files.map(({ documentId }) => documentId),
    );
  }
}

/** A refusal, Fastify's own error with a status, or a failure of the disk; the parser's errors are none of these. */
const isOurs = (problem: unknown): boolean =>
  problem instanceof Refusal || (problem instanceof Error && ('statusCode' in problem || 'syscall' in problem));

function unacceptable({ fileName, mediaType, sizeBytes }: NewDocument): Refusal | null {
  if (sizeBytes === 0) return refuseFiles(400, `“${fileName}” is empty. Nothing was kept. Choose another file.`);
  if (ACCEPTED.has(mediaType)) return null;
  return refuseFiles(415, `“${fileName}” is not a PDF, JPEG, PNG or HEIC file. Nothing was kept. Choose another file.`);
}

const refuseFiles = (status: number, sentence: string): Refusal => new Refusal(status, sentence, { fields: { files: sentence } });

/** The name without folders and invisible characters; it is only shown, never used as a place. */
function shownName({ filename }: MultipartFile): string {
  const name = (filename.split(/[\\/]/).at(-1) ?? '').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  return Array.from(name).slice(0, LONGEST_NAME).join('') || 'document';
}
