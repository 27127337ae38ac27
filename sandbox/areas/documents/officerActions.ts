/** A loan officer's actions on documents: view, accept, send back, and add a note. Used by the console. */
import { randomUUID } from 'node:crypto';

import { Refusal } from '../../base/http/errors.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { isUuid } from '../../base/wire/formats.ts';
import type { DocumentTable } from '../../lender/documents/tables.ts';
import { documentSentBackMail } from './documentMails.ts';
import { taskNotFound, listTaskStates } from './requests.ts';
import { uploadLink } from './requestLinks.ts';
import { loadRequestParties, startNewDeliveryRound } from './uploads.ts';

type OfficerDecision =
  | { action: 'accept'; taskId: string }
  | { action: 'sendBack'; taskId: string; reason: string }
  | { action: 'note'; requestId: string; message: string };

const MAX_LISTED_REQUESTS = 100;
const MAX_LISTED_DOCUMENTS_PER_TASK = 20;

/** Lists all requests, newest first, with their tasks and each task's newest documents. */
export async function listAllRequests({ database }: Sandbox) {
  const requests = await database
    .selectFrom('document_request')
    .selectAll()
    .orderBy('asked_at', 'desc')
    .limit(MAX_LISTED_REQUESTS)
    .execute();
  return Promise.all(
    requests.map(async (request) => {
      const { officer, person, email } = await loadRequestParties(database, request.request_identifier);
      const tasks = await listTaskStates(database, request);
      return {
        requestId: request.request_identifier,
        kind: request.kind,
        officer: officer.email,
        person,
        email,
        askedAt: request.asked_at.toISOString(),
        dueDate: request.due_date,
        toldAt: request.told_at?.toISOString() ?? null,
        tasks: await Promise.all(
          tasks.map(async ({ task, state, documents }) => ({
            taskId: task.task_identifier,
            title: task.title,
            state,
            documentCount: documents,
            documents: (
              await database
                .selectFrom('document')
                .selectAll()
                .where('task_identifier', '=', task.task_identifier)
                .orderBy('sent_at', 'desc')
                .limit(MAX_LISTED_DOCUMENTS_PER_TASK)
                .execute()
            ).map((document) => ({
              documentId: document.document_id,
              fileName: document.file_name,
              mediaType: document.media_type,
              sizeBytes: document.size_bytes,
              state: document.state,
              sentAt: document.sent_at.toISOString(),
            })),
          })),
        ),
      };
    }),
  );
}

/** Returns a document, whoever sent it. @throws Refusal 404 */
export async function requireDocumentOfAnySender({ database }: Sandbox, documentId: string): Promise<DocumentTable> {
  const document = isUuid(documentId)
    ? await database.selectFrom('document').selectAll().where('document_id', '=', documentId).executeTakeFirst()
    : undefined;
  if (document === undefined) throw new Refusal(404, 'There is no such document.');
  return document;
}

/** Sending a document back also emails its sender. @throws Refusal 404 */
export async function applyDecision(sandbox: Sandbox, decision: OfficerDecision): Promise<void> {
  const { database, clock } = sandbox;
  if (decision.action === 'note') {
    const request = await database
      .selectFrom('document_request')
      .select('request_identifier')
      .where('request_identifier', '=', decision.requestId)
      .executeTakeFirst();
    if (request === undefined) throw taskNotFound();
    await database
      .insertInto('document_note')
      .values({
        note_identifier: randomUUID(),
        request_identifier: decision.requestId,
        message: decision.message,
        written_at: clock.now(),
      })
      .execute();
    return;
  }
  const accepts = decision.action === 'accept';
  await database.transaction().execute(async (transaction) => {
    const task = await transaction
      .updateTable('document_task')
      .set({ decision: accepts ? 'accepted' : 'sentBack', reason: accepts ? null : decision.reason, unavailable_at: null })
      .where('task_identifier', '=', decision.taskId)
      .returningAll()
      .executeTakeFirst();
    if (task === undefined) throw taskNotFound();
    await transaction
      .updateTable('document')
      .set({ state: accepts ? 'accepted' : 'sentBack' })
      .where('task_identifier', '=', decision.taskId)
      .where('state', '=', 'received')
      .execute();
    if (accepts) return;
    await startNewDeliveryRound(transaction, task.request_identifier);
    const request = await transaction
      .selectFrom('document_request as request')
      .innerJoin('document_contact as contact', 'contact.contact_identifier', 'request.contact_identifier')
      .selectAll('request')
      .select(['contact.borrower_id', 'contact.first_name', 'contact.email'])
      .where('request.request_identifier', '=', task.request_identifier)
      .executeTakeFirstOrThrow();
    const { officer } = await loadRequestParties(transaction, task.request_identifier);
    const way = await uploadLink({ ...sandbox, database: transaction }, request, officer, clock.today());
    const { first_name: firstName, email } = request;
    const mail = documentSentBackMail(sandbox, { ...way, officer, firstName, email, title: task.title, reason: decision.reason });
    await sandbox.mailer.send(mail, transaction);
  });
}
