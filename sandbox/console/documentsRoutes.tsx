/** Papers, as the loan officers have them: a page, data, the papers themselves, and what an officer decides. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';

import { decide, deskDocument, listDesk } from '../areas/documents/officerDesk.ts';
import { consolePolicy } from '../base/http/policy.ts';
import { sendPage } from '../base/pages/html.tsx';
import type { Sandbox } from '../base/sandbox.ts';
import { sendDocument } from '../lender/documents/sendDocument.ts';
import { DocumentsPage } from './DocumentsPage.tsx';

const Id = Type.String({ format: 'uuid' });
const Words = Type.String({ minLength: 1, maxLength: 500 });
const Decision = Type.Union([
  Type.Object({ action: Type.Literal('accept'), taskId: Id }, { additionalProperties: false }),
  Type.Object({ action: Type.Literal('sendBack'), taskId: Id, reason: Words }, { additionalProperties: false }),
  Type.Object({ action: Type.Literal('note'), requestId: Id, message: Words }, { additionalProperties: false }),
]);

/** @param isForm whether a request came from a page of the console */
export function documentsRoutes(
  app: FastifyInstance,
  sandbox: Sandbox,
  isForm: (headers: { 'content-type'?: string | undefined }) => boolean,
): void {
  app.get('/sandbox/documents', { schema: { hide: true } }, async (_request, reply) => {
    const requests = await listDesk(sandbox);
    return sendPage(reply, consolePolicy, (nonce) => <DocumentsPage requests={requests} nonce={nonce} />);
  });
  app.get('/sandbox/documents.json', async () => ({ requests: await listDesk(sandbox) }));
  app.get(
    '/sandbox/documents/:id',
    { schema: { hide: true, params: Type.Object({ id: Id }) } },
    async (request: FastifyRequest<{ Params: { id: string } }>, reply) =>
      sendDocument(sandbox, reply, await deskDocument(sandbox, request.params.id)),
  );
  for (const path of ['/sandbox/documents', '/sandbox/documents.json']) {
    app.post<{ Body: Static<typeof Decision> }>(path, { schema: { body: Decision } }, async ({ body, headers }, reply) => {
      await decide(sandbox, body);
      return isForm(headers) ? reply.redirect('/sandbox/documents', 303) : { requests: await listDesk(sandbox) };
    });
  }
}
