/** A sender's actions on the documents of a task: upload, withdraw, and report that a document is unavailable. */
import { randomUUID } from 'node:crypto';

import type { Kysely, Transaction } from 'kysely';

import type { FollowUpTask, TaskAction } from '#contract/borrower/docuSafe.ts';
import type { Database } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/clock/clock.ts';
import { Refusal } from '../../base/http/errors.ts';
import { countTry } from '../../base/limits/tries.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { isUuid } from '../../base/wire/formats.ts';
import { composePdf, type Rotation } from '../../lender/documents/composePdf.ts';
import { removeFiles } from '../../lender/documents/documentFiles.ts';
import { storeDocuments, documentNotFound, isUploadKeyUsed, type NewDocument } from '../../lender/documents/documents.ts';
import { findDocumentType } from './documentTypes.ts';
import { taskNotFound, loadTask, listTaskStates, requireTask } from './requests.ts';
import type { Sender } from './sender.ts';
import type { DocumentTaskTable } from './tables.ts';
import { documentUnavailableMail } from './documentMails.ts';

/** Text fields of an upload form, after validation. */
interface UploadRequest {
  sender: Sender;
  taskId: string;
  rotations: readonly Rotation[];
}

const ROTATIONS = ['0', '90', '180', '270'];

/**
 * Validates the text fields of an upload form. A repeated idempotency key gets its earlier response again, even if the task has been
 * closed since. @throws Refusal 400, 404 or 409 before any file is written
 */
export async function readUploadRequest(
  sandbox: Sandbox,
  sender: Sender,
  key: string,
  { taskId = '', documentType = '', turns = '' }: Readonly<Record<string, string>>,
): Promise<UploadRequest> {
  const angles = turns === '' ? [] : turns.split(',');
  if (!angles.every((angle) => ROTATIONS.includes(angle))) throw new Refusal(400, 'Pages can be turned by quarters only.');
  const task =
    taskId === '' ? await getOrCreateTask(sandbox, sender, documentType) : await requireTask(sandbox.database, sender, taskId);
  if (!(await isUploadKeyUsed(sandbox, sender.owner, key))) requireOpenTask(task);
  return { sender, taskId: task.task_identifier, rotations: angles.map((angle) => Number(angle) as Rotation) }; // one of the four angles, as checked above
}

function requireOpenTask({ decision }: Pick<DocumentTaskTable, 'decision'>): void {
  if (decision !== 'accepted') return;
  throw new Refusal(409, 'We have accepted this already, so nothing more is needed. Nothing was sent.', { code: 'taskClosed' });
}

/** Returns the task for one kind of document in an unsolicited upload. It is created with the first document of that kind. */
async function getOrCreateTask(
  { database }: Sandbox,
  { onlyRequest }: Sender,
  documentType: string,
): Promise<Pick<DocumentTaskTable, 'task_identifier' | 'decision'>> {
  const type = findDocumentType(documentType);
  if (type === undefined || onlyRequest === null) {
    throw new Refusal(400, 'Choose what kind of paper it is.', { fields: { documentType: 'Choose what kind of paper it is.' } });
  }
  return database.transaction().execute(async (transaction) => {
    const request = await transaction
      .selectFrom('document_request')
      .select('kind')
      .where('request_identifier', '=', onlyRequest)
      .forUpdate()
      .executeTakeFirst();
    if (request?.kind !== 'sending') throw taskNotFound();
    const tasks = await transaction
      .selectFrom('document_task')
      .select(['task_identifier', 'decision', 'document_type'])
      .where('request_identifier', '=', onlyRequest)
      .execute();
    const there = tasks.find((task) => task.document_type === documentType);
    if (there !== undefined) return there;
    const task = {
      task_identifier: randomUUID(),
      request_identifier: onlyRequest,
      position: tasks.length,
      document_type: documentType,
      title: type.name,
      why: '',
      wanted: 1,
      decision: null,
      reason: null,
      unavailable_at: null,
    };
    await transaction.insertInto('document_task').values(task).execute();
    return task;
  });
}

/** Stores the uploaded files as one document of the task. @throws Refusal 400, 409, 415 or 422, in which case nothing is stored */
export async function storeTaskDocument(
  sandbox: Sandbox,
  { sender, taskId, rotations }: UploadRequest,
  key: string,
  files: readonly NewDocument[],
): Promise<FollowUpTask> {
  const isOneFile = files.length === 1 && rotations.every((turn) => turn === 0);
  const document = isOneFile ? files[0] : await composePdf(sandbox, files, rotations);
  if (document === undefined) throw new Refusal(400, 'Choose at least one file.');
  const purpose = `task ${taskId} ${rotations.join()}`;
  const alsoInTransaction = (transaction: Transaction<Database>) => markTaskReceived(transaction, taskId);
  await storeDocuments(sandbox, { owner: sender.owner, key, purpose, task: taskId, alsoInTransaction }, [document]);
  await sandbox.faults.passPoint('documents.afterKeep');
  return loadTask(sandbox.database, sender, taskId);
}

/** Clears the task's "unavailable" mark when a document arrives. Also locks the task, because the officer may be deciding on it. */
async function markTaskReceived(transaction: Transaction<Database>, taskId: string): Promise<void> {
  const task = await transaction
    .updateTable('document_task')
    .set({ unavailable_at: null })
    .where('task_identifier', '=', taskId)
    .returning(['decision', 'request_identifier'])
    .executeTakeFirst();
  if (task === undefined) throw taskNotFound();
  requireOpenTask(task);
  // Nobody asked for unsolicited documents, so each new one starts a new round of notifications.
  await transaction
    .updateTable('document_request')
    .set((where) => ({ round: where('told_round', '+', 1) }))
    .where('request_identifier', '=', task.request_identifier)
    .where('kind', '=', 'sending')
    .execute();
}

/** Carries out an action that does not upload a file. @throws Refusal 404 or 409 */
export async function actOnTask(sandbox: Sandbox, sender: Sender, wanted: TaskAction): Promise<FollowUpTask> {
  const task = await requireTask(sandbox.database, sender, wanted.taskId);
  if (wanted.action === 'withdraw') await withdrawDocument(sandbox, sender, task.task_identifier, wanted.documentId);
  else await markUnavailable(sandbox, task);
  return loadTask(sandbox.database, sender, task.task_identifier);
}

/** Deletes a document, unless the officer has already decided on it. Deleting one that no longer exists is not an error. */
async function withdrawDocument(sandbox: Sandbox, { owner }: Sender, taskId: string, documentId: string): Promise<void> {
  if (!isUuid(documentId)) throw documentNotFound();
  const content = await sandbox.database.transaction().execute(async (transaction) => {
    const task = await transaction
      .selectFrom('document_task')
      .select(['decision', 'request_identifier'])
      .where('task_identifier', '=', taskId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const document = await transaction
      .selectFrom('document')
      .select(['state', 'content_id'])
      .where('document_id', '=', documentId)
      .where('task_identifier', '=', taskId)
      .where('owner_identifier', '=', owner)
      .executeTakeFirst();
    if (document === undefined) return null;
    if (document.state !== 'received') {
      throw new Refusal(409, 'Your loan officer has decided on this document, so it can’t be taken back. Nothing was changed.', {
        code: 'taskClosed',
      });
    }
    requireOpenTask(task);
    await transaction.deleteFrom('document').where('document_id', '=', documentId).execute();
    await startNewDeliveryRound(transaction, task.request_identifier);
    const others = await transaction
      .selectFrom('document')
      .select('document_id')
      .where('content_id', '=', document.content_id)
      .executeTakeFirst();
    return others === undefined ? document.content_id : null;
  });
  if (content !== null) await removeFiles(sandbox, [content]);
}

/** Starts a new round, so that the officer is notified again once everything is in. */
export const startNewDeliveryRound = (transaction: Transaction<Database>, request: string) =>
  transaction
    .updateTable('document_request')
    .set((where) => ({ round: where('told_round', '+', 1) }))
    .where('request_identifier', '=', request)
    .execute();

/**
 * Marks the task as unavailable and notifies the officer, once and in one transaction. Does nothing if a document has arrived in the
 * meantime.
 */
const markUnavailable = (sandbox: Sandbox, { task_identifier, request_identifier, title }: DocumentTaskTable): Promise<void> =>
  sandbox.database.transaction().execute(async (transaction) => {
    // Locks the task, so that no document arrives between the check and the update.
    const locked = transaction.selectFrom('document_task').select('task_identifier').forUpdate();
    await locked.where('task_identifier', '=', task_identifier).executeTakeFirst();
    const tasks = await listTaskStates(transaction, { request_identifier });
    const { state, good = 0 } = tasks.find(({ task }) => task.task_identifier === task_identifier) ?? {};
    if ((state !== 'requested' && state !== 'sentBack') || good > 0) return;
    await transaction
      .updateTable('document_task')
      .set({ unavailable_at: sandbox.clock.now() })
      .where('task_identifier', '=', task_identifier)
      .execute();
    if (!(await tryConsumeOfficerMailQuota(sandbox, transaction, request_identifier))) return; // the console still shows it to the officer
    const about = await loadRequestParties(transaction, request_identifier);
    await sandbox.mailer.send(documentUnavailableMail(sandbox, { ...about, title }), transaction);
  });

/**
 * Counts an email to the officer about a request. The limit keeps repeated uploading and withdrawing from filling the officer's mailbox.
 */
export async function tryConsumeOfficerMailQuota(
  { clock, limits }: Sandbox,
  database: Kysely<Database>,
  request: string,
): Promise<boolean> {
  const most = limits.officerMailsPerRequestPerDay;
  return (await countTry({ database, clock }, `officer mail ${request}`, most, DAY_MS)) === null;
}

export async function loadRequestParties(database: Kysely<Database>, request: string) {
  const found = await database
    .selectFrom('document_request as request')
    .innerJoin('document_contact as contact', 'contact.contact_identifier', 'request.contact_identifier')
    .select([
      'request.officer_identifier',
      'request.kind',
      'contact.first_name',
      'contact.last_name',
      'contact.email',
      'contact.borrower_id',
    ])
    .where('request.request_identifier', '=', request)
    .executeTakeFirstOrThrow();
  const officer = await database
    .selectFrom('loan_officer')
    .selectAll()
    .where('user_identifier', '=', found.officer_identifier)
    .executeTakeFirstOrThrow();
  const { kind, first_name: firstName, last_name: lastName, email, borrower_id } = found;
  return { officer, kind, borrower_id, firstName, person: `${firstName} ${lastName}`.trim(), email };
}
