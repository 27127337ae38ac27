/** Sends a document as a download that cannot run code, without the metadata that a camera wrote into it. */
import contentDisposition from 'content-disposition';
import type { FastifyReply } from 'fastify';

import { UPLOADED_FILE_POLICY } from '../../base/http/policy.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { openFile, readAndClose } from './documentFiles.ts';
import { documentNotFound } from './documents.ts';
import type { DocumentTable } from './tables.ts';
import { stripMetadata } from './stripMetadata.ts';

/** OpenAPI description of a response that is a file. */
export const FILE_RESPONSE_SCHEMA = { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } };

/** @throws Refusal 404 when the data folder no longer has the file */
export async function sendDocument(sandbox: Sandbox, reply: FastifyReply, document: DocumentTable): Promise<FastifyReply> {
  const { content_id, file_name, media_type } = document;
  const file = await openFile(sandbox, content_id);
  if (!file) throw documentNotFound();
  void reply
    .headers({ 'Content-Disposition': contentDisposition(file_name), 'Content-Security-Policy': UPLOADED_FILE_POLICY })
    .type(media_type);
  if (!media_type.startsWith('image/')) {
    const { size } = await file.stat();
    return reply.header('Content-Length', size).send(file.createReadStream());
  }
  const picture = await readAndClose(file);
  return reply.send(stripMetadata(picture));
}
