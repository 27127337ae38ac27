/** Reads document requests, and calculates the state of each task. */
import { sql, type Kysely } from 'kysely';

import type { DocumentRequest, FollowUpTask, MoreDocuments, SentDocument, TaskState } from '#contract/borrower/docuSafe.ts';
import type { Notification } from '#contract/notification.ts';
import { lenderDay } from '../../base/clock/clock.ts';
import type { Database } from '../../base/db/database.ts';
import { Refusal } from '../../base/http/errors.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { isUuid } from '../../base/wire/formats.ts';
import type { DocumentTable } from '../../lender/documents/tables.ts';
import { toLoanOfficer } from '../../lender/officers/officers.ts';
import type { LoanOfficerTable } from '../../lender/officers/tables.ts';
import { formatTimeAgo, formatTimeOfDay } from '../../lender/format.ts';
import { belongsToSender, type Sender } from './sender.ts';
import type { DocumentNoteTable, DocumentRequestTable, DocumentTaskTable } from './tables.ts';

const MAX_LISTED_REQUESTS = 50;
/** Number of documents that are returned with a task, and number per further page. */
const FIRST_DOCUMENTS_PAGE_SIZE = 20;
const MORE_DOCUMENTS_PAGE_SIZE = 50;

/** Returns the sender's requests, newest first. */
export async function listRequests(sandbox: Sandbox, sender: Sender): Promise<DocumentRequest[]> {
  const { database } = sandbox;
  const requests = await database
    .selectFrom('document_request as request')
    .innerJoin('loan_officer as officer', 'officer.user_identifier', 'request.officer_identifier')
    .leftJoin('loan', 'loan.loan_identifier', 'request.loan_identifier')
    .selectAll('request')
    .select(({ fn }) => [
      fn.toJson('officer').$castTo<LoanOfficerTable>().as('officer'),
      'loan.property_street as street',
      'loan.property_city as city',
      'loan.property_state as state',
      'loan.property_zip as zip',
    ])
    .where(belongsToSender(sender))
    .orderBy('request.asked_at', 'desc')
    .limit(MAX_LISTED_REQUESTS)
    .execute();
  const ids = requests.map(({ request_identifier }) => request_identifier);
  if (ids.length === 0) return [];
  const notes = await database
    .selectFrom('document_note')
    .selectAll()
    .where('request_identifier', 'in', ids)
    .orderBy('written_at', 'desc')
    .execute();
  const tasks = await listTasksByRequest(database, ids, sender);
  return requests.map(({ street, city, state, zip, officer, ...request }) => ({
    requestId: request.request_identifier,
    kind: request.kind,
    officer: toLoanOfficer(officer),
    purpose: request.purpose,
    property:
      sender.onlyRequest === null && street !== null && city !== null && state !== null && zip !== null
        ? { streetAddress: street, city, state, zipCode: zip }
        : null,
    askedAtUtc: request.asked_at.toISOString(),
    dueDate: request.due_date,
    notes: notes
      .filter(({ request_identifier }) => request_identifier === request.request_identifier)
      .map((note) => toNotification(sandbox, note, officer)),
    tasks: tasks.get(request.request_identifier) ?? [],
    toldAtUtc: request.told_round === request.round ? (request.told_at?.toISOString() ?? null) : null,
  }));
}

/** Returns the tasks of these requests in order, keyed by request. */
async function listTasksByRequest(database: Kysely<Database>, requests: readonly string[], sender: Sender) {
  const tasks = await database
    .selectFrom('document_task')
    .selectAll()
    .where('request_identifier', 'in', requests)
    .orderBy('position')
    .execute();
  const ids = tasks.map(({ task_identifier }) => task_identifier);
  const counts = ids.length === 0 ? [] : await countDocuments(database, ids);
  const documents =
    ids.length === 0
      ? []
      : await database
          .selectFrom(sql<string>`unnest(${ids}::uuid[])`.as<'task_id'>(sql`task (task_id)`))
          .innerJoinLateral(
            (from) =>
              from
                .selectFrom('document')
                .selectAll()
                .whereRef('document.task_identifier', '=', sql.ref('task.task_id'))
                .orderBy('sent_at', 'desc')
                .orderBy('document_id')
                .limit(FIRST_DOCUMENTS_PAGE_SIZE)
                .as('newest'),
            (join) => join.onTrue(),
          )
          .selectAll('newest')
          .execute();
  const byRequest = new Map<string, FollowUpTask[]>();
  for (const task of tasks) {
    const theirs = documents.filter(({ task_identifier }) => task_identifier === task.task_identifier);
    const count = counts.find(({ task_identifier }) => task_identifier === task.task_identifier);
    const listed = byRequest.get(task.request_identifier) ?? [];
    listed.push(toTask(task, theirs, { all: Number(count?.all ?? 0), good: Number(count?.good ?? 0) }, sender));
    byRequest.set(task.request_identifier, listed);
  }
  return byRequest;
}

/** Counts each task's documents: all of them, and those that were not sent back. */
const countDocuments = (database: Kysely<Database>, tasks: readonly string[]) =>
  database
    .selectFrom('document')
    .select(({ fn }) => [
      'task_identifier',
      fn.countAll().as('all'),
      fn.countAll().filterWhere('state', '<>', 'sentBack').as('good'),
    ])
    .where('task_identifier', 'in', tasks)
    .groupBy('task_identifier')
    .execute();

/** @param good number of the task's documents that were not sent back */
function taskState({ decision, wanted, unavailable_at }: DocumentTaskTable, good: number): TaskState {
  if (decision === 'accepted') return 'accepted';
  if (good >= wanted) return 'uploaded';
  // A partly fulfilled task never counts as unavailable, even if the borrower does not have the remaining documents.
  if (unavailable_at !== null && good === 0) return 'unavailable';
  return decision === 'sentBack' ? 'sentBack' : 'requested';
}

function toTask(
  task: DocumentTaskTable,
  documents: readonly DocumentTable[],
  count: { all: number; good: number },
  sender: Sender,
): FollowUpTask {
  const state = taskState(task, count.good);
  return {
    taskId: task.task_identifier,
    documentType: task.document_type,
    title: task.title,
    why: task.why,
    state,
    wanted: task.wanted,
    sentBackReason: state === 'sentBack' || state === 'unavailable' ? task.reason : null,
    documents: documents.map((document) => toSentDocument(document, state, sender)),
    documentCount: count.all,
    mayBeUnavailable: count.good === 0 && (state === 'requested' || state === 'sentBack'),
  };
}

const toSentDocument = (document: DocumentTable, task: TaskState, { onlyRequest }: Sender): SentDocument => ({
  documentId: document.document_id,
  fileName: onlyRequest === null ? document.file_name : null,
  mediaType: document.media_type,
  sizeBytes: document.size_bytes,
  sentAtUtc: document.sent_at.toISOString(),
  state: document.state,
  sha256: document.digest,
  mayBeWithdrawn: document.state === 'received' && task !== 'accepted',
});

const toNotification = ({ clock }: Sandbox, note: DocumentNoteTable, officer: LoanOfficerTable): Notification => ({
  message: note.message,
  sender: {
    email: officer.email,
    firstName: officer.first_name,
    lastName: officer.last_name,
    userIdentifer: officer.user_identifier,
  },
  writtenAtDate: lenderDay(note.written_at),
  writtenAtUtc: note.written_at.toISOString(),
  writtenAtTime: formatTimeOfDay(note.written_at),
  timeSince: formatTimeAgo(note.written_at, clock.now()),
});

/** Returns one of the sender's tasks with its request. @throws Refusal 404 when it does not exist or belongs to somebody else */
export async function requireTask(database: Kysely<Database>, sender: Sender, taskId: string) {
  const found = isUuid(taskId)
    ? await database
        .selectFrom('document_task as task')
        .innerJoin('document_request as request', 'request.request_identifier', 'task.request_identifier')
        .selectAll('task')
        .select(['request.kind', 'request.contact_identifier', 'request.officer_identifier'])
        .where('task.task_identifier', '=', taskId)
        .where(belongsToSender(sender))
        .executeTakeFirst()
    : undefined;
  if (found === undefined) throw taskNotFound();
  return found;
}

export const taskNotFound = (): Refusal => new Refusal(404, 'We could not find that request. Nothing was changed.');

/** Returns the current state of one task in the form that its sender sees. */
export async function loadTask(database: Kysely<Database>, sender: Sender, taskId: string): Promise<FollowUpTask> {
  const { request_identifier } = await requireTask(database, sender, taskId);
  const tasks = await listTasksByRequest(database, [request_identifier], sender);
  const task = tasks.get(request_identifier)?.find((one) => one.taskId === taskId.toLowerCase());
  if (task === undefined) throw taskNotFound();
  return task;
}

/** Returns further documents of a task, newest first, starting at an index. @throws Refusal 404 */
export async function listMoreDocuments(sandbox: Sandbox, sender: Sender, taskId: string, from: number): Promise<MoreDocuments> {
  const { database } = sandbox;
  const task = await requireTask(database, sender, taskId);
  const [count] = await countDocuments(database, [taskId]);
  const rows = await database
    .selectFrom('document')
    .selectAll()
    .where('task_identifier', '=', taskId)
    .orderBy('sent_at', 'desc')
    .orderBy('document_id')
    .offset(from)
    .limit(MORE_DOCUMENTS_PAGE_SIZE + 1)
    .execute();
  const state = taskState(task, Number(count?.good ?? 0));
  return {
    documents: rows.slice(0, MORE_DOCUMENTS_PAGE_SIZE).map((row) => toSentDocument(row, state, sender)),
    hasMoreResults: rows.length > MORE_DOCUMENTS_PAGE_SIZE,
  };
}

export async function listTaskStates(database: Kysely<Database>, request: Pick<DocumentRequestTable, 'request_identifier'>) {
  const tasks = await database
    .selectFrom('document_task')
    .selectAll()
    .where('request_identifier', '=', request.request_identifier)
    .orderBy('position')
    .execute();
  const ids = tasks.map(({ task_identifier }) => task_identifier);
  const counts = ids.length === 0 ? [] : await countDocuments(database, ids);
  return tasks.map((task) => {
    const count = counts.find(({ task_identifier }) => task_identifier === task.task_identifier);
    return {
      task,
      state: taskState(task, Number(count?.good ?? 0)),
      documents: Number(count?.all ?? 0),
      good: Number(count?.good ?? 0),
    };
  });
}
