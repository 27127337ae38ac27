/** Notifies the loan officer, and the sender by a copy, that all documents are in. This happens once, however often it is requested. */
import type { UploadReport } from '#contract/borrower/docuSafe.ts';
import { lenderDay } from '../../base/clock/clock.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { isUuid } from '../../base/wire/formats.ts';
import { documentsCompleteMail, senderCopyMail } from './documentMails.ts';
import { uploadLink } from './requestLinks.ts';
import { taskNotFound, listTaskStates } from './requests.ts';
import { belongsToSender, type Sender } from './sender.ts';
import { loadRequestParties, tryConsumeOfficerMailQuota } from './uploads.ts';

/** Notifies the officer of one of the sender's requests if nothing is missing. @throws Refusal 404 */
export async function reportDocumentsComplete(sandbox: Sandbox, sender: Sender, requestId: string): Promise<UploadReport> {
  const request = isUuid(requestId)
    ? await sandbox.database
        .selectFrom('document_request as request')
        .select('request.request_identifier')
        .where('request.request_identifier', '=', requestId)
        .where(belongsToSender(sender))
        .executeTakeFirst()
    : undefined;
  if (request === undefined) throw taskNotFound();
  return notifyOfficer(sandbox, request.request_identifier);
}

/** Sends the emails and marks the request in one transaction, with the request's row locked. */
const notifyOfficer = (sandbox: Sandbox, requestId: string): Promise<UploadReport> =>
  sandbox.database.transaction().execute(async (transaction): Promise<UploadReport> => {
    const request = await transaction
      .selectFrom('document_request')
      .selectAll()
      .where('request_identifier', '=', requestId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (request.told_round >= request.round) return { state: 'told' };
    const tasks = await listTaskStates(transaction, request);
    const isMissing = ({ state }: (typeof tasks)[number]) => state === 'requested' || state === 'sentBack';
    const isSome = tasks.some(({ state }) => state === 'uploaded');
    if (tasks.some(isMissing) || !isSome) return { state: 'waiting' };
    if (!(await tryConsumeOfficerMailQuota(sandbox, transaction, requestId))) return { state: 'waiting' };
    const sentAt = sandbox.clock.now();
    await transaction
      .updateTable('document_request')
      .set({ told_round: request.round, told_at: sentAt })
      .where('request_identifier', '=', requestId)
      .execute();
    const about = {
      ...(await loadRequestParties(transaction, requestId)),
      tasks: tasks.map(({ task, state, documents }) => ({ title: task.title, what: describeTaskState(state, documents) })),
    };
    await sandbox.mailer.send(documentsCompleteMail(sandbox, about), transaction);
    const isLinked = request.kind !== 'sending' || about.borrower_id !== null;
    const way = isLinked
      ? await uploadLink({ ...sandbox, database: transaction }, { ...request, ...about }, about.officer, lenderDay(sentAt))
      : null;
    const copy = senderCopyMail(sandbox, { ...about, number: deliveryReferenceNumber(request), sentAt, url: way?.url ?? null });
    await sandbox.mailer.send(copy, transaction);
    return { state: 'told' };
  });

/** Reference number for the officer and the sender; every complete delivery gets its own. */
const deliveryReferenceNumber = ({ request_identifier, round }: { request_identifier: string; round: number }): string =>
  `D-${request_identifier.slice(0, 8).toUpperCase()}-${round}`;

function describeTaskState(state: string, documents: number): string {
  if (state === 'unavailable') return 'not to be had now';
  const count = `${documents} document${documents === 1 ? '' : 's'}`;
  return state === 'accepted' ? `${count}, accepted before` : count;
}

/** Notifies officers of complete requests whose sender left after the last upload without confirming that all are in. */
export async function notifyOfUnreportedDocuments(sandbox: Sandbox): Promise<void> {
  const { database, clock, limits } = sandbox;
  const before = new Date(clock.now().getTime() - limits.tellOfficerAfterMinutes * 60_000);
  const requests = await database
    .selectFrom('document_request as request')
    .innerJoin('document_task as task', 'task.request_identifier', 'request.request_identifier')
    .innerJoin('document', 'document.task_identifier', 'task.task_identifier')
    .select('request.request_identifier')
    .whereRef('request.told_round', '<', 'request.round')
    .where('document.state', '=', 'received')
    .groupBy('request.request_identifier')
    .having(({ fn }) => fn.max('document.sent_at'), '<', before)
    .execute();
  for (const { request_identifier } of requests) await notifyOfficer(sandbox, request_identifier);
}
