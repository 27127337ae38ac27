import type { FastifyInstance, FastifyRequest } from 'fastify';
import { literal, object, pipe, strictObject, string, union, uuid, type InferOutput } from 'valibot';

import { textUpTo } from '#contract/schema.ts';
import { applyDecision, requireDocumentOfAnySender, listAllRequests } from '../areas/documents/officerActions.ts';
import { consolePolicy } from '../base/http/policy.ts';
import { sendPage } from '../base/html.tsx';
import type { Sandbox } from '../base/sandbox.ts';
import { wireSchema } from '../base/wire/operation.ts';
import { sendDocument } from '../lender/documents/sendDocument.ts';
import { DocumentsPage } from './DocumentsPage.tsx';

const uuidSchema = pipe(string(), uuid());
const officerMessageSchema = textUpTo(500);
const decisionSchema = union([
  strictObject({ action: literal('accept'), taskId: uuidSchema }),
  strictObject({ action: literal('sendBack'), taskId: uuidSchema, reason: officerMessageSchema }),
  strictObject({ action: literal('note'), requestId: uuidSchema, message: officerMessageSchema }),
]);

/** @param isForm whether a request was sent by a form of the console */
export function documentsRoutes(
  app: FastifyInstance,
  sandbox: Sandbox,
  isForm: (headers: { 'content-type'?: string | undefined }) => boolean,
): void {
  app.get('/sandbox/documents', { schema: { hide: true } }, async (_request, reply) => {
    const requests = await listAllRequests(sandbox);
    return sendPage(reply, consolePolicy, (nonce) => <DocumentsPage requests={requests} nonce={nonce} />);
  });
  app.get('/sandbox/documents.json', async () => ({ requests: await listAllRequests(sandbox) }));
  app.get(
    '/sandbox/documents/:id',
    { schema: { hide: true, params: wireSchema(object({ id: uuidSchema })) } },
    async (request: FastifyRequest<{ Params: { id: string } }>, reply) =>
      sendDocument(sandbox, reply, await requireDocumentOfAnySender(sandbox, request.params.id)),
  );
  for (const path of ['/sandbox/documents', '/sandbox/documents.json']) {
    app.post<{ Body: InferOutput<typeof decisionSchema> }>(
      path,
      { schema: { body: wireSchema(decisionSchema) } },
      async ({ body, headers }, reply) => {
        await applyDecision(sandbox, body);
        return isForm(headers) ? reply.redirect('/sandbox/documents', 303) : { requests: await listAllRequests(sandbox) };
      },
    );
  }
}
