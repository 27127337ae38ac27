/** Papers that prove an income: sent as a form with files, fetched back as attachments. Registered below `/api/borrower`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';

import { requireKey } from '../../base/http/idempotency.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { call, Problem } from '../../base/wire/formats.ts';
import { documentOf, keepDocuments } from '../../lender/documents/documents.ts';
import { receiveForm } from '../../lender/documents/receiveForm.ts';
import { FILE, sendDocument } from '../../lender/documents/sendDocument.ts';
import { requireCaller } from '../../lender/session/caller.ts';
import { UploadedDocument } from './schemas.ts';

export function incomeRoutes(sandbox: Sandbox): FastifyPluginAsyncTypebox {
  return (app) => {
    app.post(
      '/api/ocr/upload-multiple',
      call('borrower', 'Keeps papers that prove an income, once per Idempotency-Key', Type.Array(UploadedDocument)),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        const key = requireKey(request);
        const { files } = await receiveForm(sandbox, request, () => Promise.resolve());
        const sending = { owner: borrowerId, key, purpose: 'income', task: null };
        const kept = await keepDocuments(sandbox, sending, files);
        return kept.map(({ document_id, file_name, media_type, size_bytes }) => ({
          documentId: document_id,
          fileName: file_name,
          mediaType: media_type,
          sizeBytes: size_bytes,
        }));
      },
    );

    app.get(
      '/api/ocr/download/:documentId',
      {
        schema: {
          tags: ['borrower'],
          summary: 'One paper of the caller, as it was sent',
          params: Type.Object({ documentId: Type.String() }),
          response: { 200: FILE, '4xx': Problem },
        },
      },
      async (request, reply) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        return sendDocument(sandbox, reply, await documentOf(sandbox, borrowerId, request.params.documentId));
      },
    );

    return Promise.resolve();
  };
}
