/** What a sender does with the papers of a task: sends them, takes one back, says that one is not to be had. */
import { randomUUID } from 'node:crypto';

import type { Kysely, Transaction } from 'kysely';

import type { FollowUpTask, TaskAction } from '#contract/borrower/docuSafe.ts';
import type { Database } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/clock/clock.ts';
import { Refusal } from '../../base/http/errors.ts';
import { countTry } from '../../base/limits/tries.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { isUuid } from '../../base/wire/formats.ts';
import { composePages, type Turn } from '../../lender/documents/composePages.ts';
import { removeFiles } from '../../lender/documents/documentFiles.ts';
import { keepDocuments, noSuchDocument, wasKept, type NewDocument } from '../../lender/documents/documents.ts';
import { typeOf } from './documentTypes.ts';
import { noSuchTask, shownTask, statesOf, taskOf } from './requests.ts';
import type { Sender } from './sender.ts';
import type { DocumentTaskTable } from './tables.ts';
import { unavailableMail } from './documentMails.ts';

/** What a form with files says besides them. */
export interface Wish {
  sender: Sender;
  taskId: string;
  turns: readonly Turn[];
}

const TURNS = ['0', '90', '180', '270'];

/**
 * Reads the texts of a form. What its key kept before gets the same answer again, also when the task was closed meanwhile.
 * @throws Refusal 400, 404 or 409 before any file is written
 */
export async function wishOf(
  sandbox: Sandbox,
  sender: Sender,
  key: string,
  { taskId = '', documentType = '', turns = '' }: Readonly<Record<string, string>>,
): Promise<Wish> {
  const angles = turns === '' ? [] : turns.split(',');
  if (!angles.every((angle) => TURNS.includes(angle))) throw new Refusal(400, 'Pages can be turned by quarters only.');
  const task = taskId === '' ? await taskOfType(sandbox, sender, documentType) : await taskOf(sandbox.database, sender, taskId);
  if (!(await wasKept(sandbox, sender.owner, key))) refuseClosed(task);
  return { sender, taskId: task.task_identifier, turns: angles.map((angle) => Number(angle) as Turn) }; // one of the four
}

function refuseClosed({ decision }: Pick<DocumentTaskTable, 'decision'>): void {
  if (decision !== 'accepted') return;
  throw new Refusal(409, 'We have accepted this already, so nothing more is needed. Nothing was sent.', { code: 'taskClosed' });
}

/** The task that a sender who was not asked fills with papers of one kind; made with the first. */
async function taskOfType(
  { database }: Sandbox,
  { onlyRequest }: Sender,
  documentType: string,
): Promise<Pick<DocumentTaskTable, 'task_identifier' | 'decision'>> {
  const type = typeOf(documentType);
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
    if (request?.kind !== 'sending') throw noSuchTask();
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

/** Keeps what came as one document of the task. @throws Refusal 400, 409, 415 or 422, and nothing is kept */
export async function keepForTask(
  sandbox: Sandbox,
  { sender, taskId, turns }: Wish,
  key: string,
  files: readonly NewDocument[],
): Promise<FollowUpTask> {
  const isOneFile = files.length === 1 && turns.every((turn) => turn === 0);
  const document = isOneFile ? files[0] : await composePages(sandbox, files, turns);
  if (document === undefined) throw new Refusal(400, 'Choose at least one file.');
  const purpose = `task ${taskId} ${turns.join()}`;
  const also = (transaction: Transaction<Database>) => noteArrival(transaction, taskId);
  await keepDocuments(sandbox, { owner: sender.owner, key, purpose, task: taskId, also }, [document]);
  await sandbox.faults.point('documents.afterKeep');
  return shownTask(sandbox.database, sender, taskId);
}

/** After it, nobody says anymore that the paper is not to be had. Locks the task, which the officer may be deciding on. */
async function noteArrival(transaction: Transaction<Database>, taskId: string): Promise<void> {
  const task = await transaction
    .updateTable('document_task')
    .set({ unavailable_at: null })
    .where('task_identifier', '=', taskId)
    .returning(['decision', 'request_identifier'])
    .executeTakeFirst();
  if (task === undefined) throw noSuchTask();
  refuseClosed(task);
  // Nobody asked for these, so each new one is news.
  await transaction
    .updateTable('document_request')
    .set((where) => ({ round: where('told_round', '+', 1) }))
    .where('request_identifier', '=', task.request_identifier)
    .where('kind', '=', 'sending')
    .execute();
}

/** Does what comes instead of a file. @throws Refusal 404 or 409 */
export async function actOnTask(sandbox: Sandbox, sender: Sender, wanted: TaskAction): Promise<FollowUpTask> {
  const task = await taskOf(sandbox.database, sender, wanted.taskId);
  if (wanted.action === 'withdraw') await withdraw(sandbox, sender, task.task_identifier, wanted.documentId);
  else await sayUnavailable(sandbox, task);
  return shownTask(sandbox.database, sender, task.task_identifier);
}

/** Takes a paper back for good, as long as the officer has not decided on it. One that is gone already is no error. */
async function withdraw(sandbox: Sandbox, { owner }: Sender, taskId: string, documentId: string): Promise<void> {
  if (!isUuid(documentId)) throw noSuchDocument();
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
    refuseClosed(task);
    await transaction.deleteFrom('document').where('document_id', '=', documentId).execute();
    await wantAgain(transaction, task.request_identifier);
    const others = await transaction
      .selectFrom('document')
      .select('document_id')
      .where('content_id', '=', document.content_id)
      .executeTakeFirst();
    return others === undefined ? document.content_id : null;
  });
  if (content !== null) await removeFiles(sandbox, [content]);
}

/** After the officer was told that all is in, something is missing again: the next time it is in is told anew. */
export const wantAgain = (transaction: Transaction<Database>, request: string) =>
  transaction
    .updateTable('document_request')
    .set((where) => ({ round: where('told_round', '+', 1) }))
    .where('request_identifier', '=', request)
    .execute();

/** Marks it, and tells the officer, together and once; nothing happens where it is in by now. */
const sayUnavailable = (sandbox: Sandbox, { task_identifier, request_identifier, title }: DocumentTaskTable): Promise<void> =>
  sandbox.database.transaction().execute(async (transaction) => {
    // Locked, so that no paper arrives between the look and the mark.
    const locked = transaction.selectFrom('document_task').select('task_identifier').forUpdate();
    await locked.where('task_identifier', '=', task_identifier).executeTakeFirst();
    const tasks = await statesOf(transaction, { request_identifier });
    const { state, good = 0 } = tasks.find(({ task }) => task.task_identifier === task_identifier) ?? {};
    if ((state !== 'requested' && state !== 'sentBack') || good > 0) return;
    await transaction
      .updateTable('document_task')
      .set({ unavailable_at: sandbox.clock.now() })
      .where('task_identifier', '=', task_identifier)
      .execute();
    if (!(await mayMailOfficer(sandbox, transaction, request_identifier))) return; // the desk shows it all the same
    const about = await aboutRequest(transaction, request_identifier);
    await sandbox.mailer.send(unavailableMail(sandbox, { ...about, title }), transaction);
  });

/** Counts a mail to the officer about a request: whoever sends and takes back by turns fills no mailbox. */
export async function mayMailOfficer({ clock, limits }: Sandbox, database: Kysely<Database>, request: string): Promise<boolean> {
  const most = limits.officerMailsPerRequestPerDay;
  return (await countTry({ database, clock }, `officer mail ${request}`, most, DAY_MS)) === null;
}

/** Who a request is between. */
export async function aboutRequest(database: Kysely<Database>, request: string) {
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
