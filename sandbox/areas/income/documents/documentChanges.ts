/** Applies the borrower's changes to what was read. A change based on an outdated version is rejected. */
import { createHash } from 'node:crypto';

import type { Selectable, Transaction } from 'kysely';

import type { ChangedPaper, PaperChange, PaystubFieldName } from '#contract/borrower/ocr.ts';
import type { Database } from '../../../base/db/database.ts';
import { Refusal } from '../../../base/http/errors.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { isUuid } from '../../../base/wire/formats.ts';
import { tidyLine } from '../../../base/wire/tidyText.ts';
import { removeFiles } from '../../../lender/documents/documentFiles.ts';
import { documentNotFound } from '../../../lender/documents/documents.ts';
import { lockOpenRequest } from '../link/requestLock.ts';
import type { IncomeRequestTable } from '../link/tables.ts';
import { addPaystub } from './storeReading.ts';
import { removePages } from './pagePictures.ts';
import { loadIncomeDocument } from './incomeDocuments.ts';
import type { ReadingQueue } from './readingQueue.ts';
import type { IncomePaperTable, IncomePaystubTable, IncomeValueTable } from './tables.ts';
import { isMoney, isPlausibleDate, valueProblem } from './values.ts';

type Paper = Selectable<IncomePaperTable>;
type ChangeOfKind<Name extends PaperChange['change']> = Extract<PaperChange, { change: Name }>;

/** @throws Refusal 400 with `fields.value`, 404, or 409 `incomeSent` | `paperChanged` */
export async function changeDocument(
  sandbox: Sandbox,
  request: IncomeRequestTable,
  queue: ReadingQueue,
  change: PaperChange,
): Promise<ChangedPaper> {
  if (!isUuid(change.documentId)) throw documentNotFound();
  const documentId = change.documentId.toLowerCase();
  const content = await sandbox.database.transaction().execute(async (transaction) => {
    await lockOpenRequest(transaction, request.request_identifier);
    const paper = await transaction
      .selectFrom('income_paper')
      .selectAll()
      .where('document_id', '=', documentId)
      .where('request_identifier', '=', request.request_identifier)
      .executeTakeFirst();
    if (paper === undefined) throw documentNotFound();
    if (change.version !== undefined && change.version !== paper.changes) {
      // A browser may resend the same request by itself when its connection breaks, so an identical repeat is accepted.
      if (change.version === paper.changes - 1 && paper.last_change === changeHash(change)) return null;
      throw changedElsewhereRefusal();
    }
    if (change.change === 'remove') return deleteDocument(transaction, documentId);
    if (change.change === 'typeIn') await addEmptyPaystub(transaction, paper);
    else if (change.change === 'isPaystub') await confirmIsPaystub(transaction, paper);
    else if (change.change === 'readAgain') await requeue(transaction, paper);
    else
      await changePaystub(transaction, await paystubOf(transaction, documentId, change.paystubId), change, sandbox.clock.today());
    await transaction
      .updateTable('income_paper')
      .set({ changes: paper.changes + 1, last_change: changeHash(change) })
      .where('document_id', '=', documentId)
      .execute();
    return null;
  });
  if (change.change === 'remove') {
    if (content !== null) await removeFiles(sandbox, [content]);
    await removePages(sandbox, documentId);
    return { removed: documentId };
  }
  if (change.change === 'readAgain') queue.add([documentId]);
  return loadIncomeDocument(sandbox, request, queue, documentId);
}

const changeHash = (change: PaperChange): string => createHash('sha256').update(JSON.stringify(change)).digest('base64url');

const changedElsewhereRefusal = () =>
  new Refusal(409, 'This paper was changed in another tab or on another device. Look at it once more, then try again.', {
    code: 'paperChanged',
  });

/** Deletes the document's row. @returns the file to delete; null when another document has the same file */
async function deleteDocument(transaction: Transaction<Database>, documentId: string): Promise<string | null> {
  const { content_id } = await transaction
    .deleteFrom('document')
    .where('document_id', '=', documentId)
    .returning('content_id')
    .executeTakeFirstOrThrow();
  const other = await transaction
    .selectFrom('document')
    .select('document_id')
    .where('content_id', '=', content_id)
    .executeTakeFirst();
  return other === undefined ? content_id : null;
}

/** Adds an empty paystub. Does nothing when there is one, because two devices may send the request. */
async function addEmptyPaystub(transaction: Transaction<Database>, { document_id, reading }: Paper): Promise<void> {
  if (reading === 'reading') throw new Refusal(409, 'We are still reading this. Wait a moment.', { code: 'notReady' });
  const there = await transaction
    .selectFrom('income_paystub')
    .select('paystub_id')
    .where('document_id', '=', document_id)
    .executeTakeFirst();
  if (there !== undefined) return;
  // A document that could not be read can still be filled in by hand.
  await transaction.updateTable('income_paper').set({ reading: 'read' }).where('document_id', '=', document_id).execute();
  await addPaystub(transaction, { documentId: document_id, position: 0, suggestedFrequency: null, values: [] });
}

/** The borrower confirmed that the document is a paystub, so its values count. */
async function confirmIsPaystub(transaction: Transaction<Database>, { document_id }: Paper): Promise<void> {
  await transaction
    .updateTable('income_paper')
    .set({ reading: 'read' })
    .where('document_id', '=', document_id)
    .where('reading', '=', 'unsure')
    .execute();
}

async function requeue(transaction: Transaction<Database>, { document_id }: Paper): Promise<void> {
  await transaction
    .updateTable('income_paper')
    .set({ reading: 'reading', attempts: 0 })
    .where('document_id', '=', document_id)
    .where('reading', '=', 'failed')
    .execute();
}

async function paystubOf(transaction: Transaction<Database>, documentId: string, paystubId: string): Promise<IncomePaystubTable> {
  const paystub = isUuid(paystubId)
    ? await transaction
        .selectFrom('income_paystub')
        .selectAll()
        .where('paystub_id', '=', paystubId)
        .where('document_id', '=', documentId)
        .executeTakeFirst()
    : undefined;
  if (paystub === undefined) throw documentNotFound();
  return paystub;
}

type PaystubChange = Exclude<PaperChange, { change: 'typeIn' | 'isPaystub' | 'readAgain' | 'remove' }>;

async function changePaystub(
  transaction: Transaction<Database>,
  { paystub_id }: IncomePaystubTable,
  change: PaystubChange,
  today: string,
): Promise<void> {
  const setPaystub = (columns: Partial<IncomePaystubTable>) =>
    transaction.updateTable('income_paystub').set(columns).where('paystub_id', '=', paystub_id).execute();
  const setValue = (field: PaystubFieldName, columns: Partial<IncomeValueTable>) =>
    transaction
      .updateTable('income_value')
      .set(columns)
      .where('paystub_id', '=', paystub_id)
      .where('name', '=', field)
      .returning('name')
      .executeTakeFirst();
  switch (change.change) {
    case 'correct':
      await correctValue(transaction, paystub_id, change, today);
      // The borrower's confirmation was for the previous name.
      if (change.field === 'person') await setPaystub({ is_name_confirmed: false });
      break;
    case 'confirm':
      await setValue(change.field, { is_confirmed: true }); // Has no effect on a value that is not marked as doubtful.
      break;
    case 'undo':
      await setValue(change.field, { is_confirmed: false, is_edited: false, edited: null });
      if (change.field === 'person') await setPaystub({ is_name_confirmed: false });
      break;
    case 'frequency':
      await setPaystub({ pay_frequency: change.payFrequency });
      break;
    case 'confirmName':
      await setPaystub({ is_name_confirmed: true });
      break;
    case 'leaveOut':
      await setPaystub({ is_left_out: change.isLeftOut });
      break;
    case 'job':
      await setPaystub(jobColumns(change, today));
  }
}

/** Stores a correction. Entering the value as it was read removes the edit. */
async function correctValue(
  transaction: Transaction<Database>,
  paystub_id: string,
  { field, value: given }: ChangeOfKind<'correct'>,
  today: string,
): Promise<void> {
  const before = await transaction
    .selectFrom('income_value')
    .select('read')
    .where('paystub_id', '=', paystub_id)
    .where('name', '=', field)
    .executeTakeFirst();
  const trimmed = tidyLine(given ?? '');
  const value = trimmed === '' ? null : trimmed;
  const read = before?.read ?? null;
  // The value as it was read is always allowed, even when it fails validation.
  const problem = value === null || value === read ? null : valueProblem(field, value, today);
  if (problem !== null) throw new Refusal(400, problem, { fields: { value: problem } });
  const columns = { is_edited: value !== read, edited: value === read ? null : value, is_confirmed: false };
  await transaction
    .insertInto('income_value')
    .values({ paystub_id, name: field, read: null, confidence: 0, doubt: null, place: null, ...columns })
    .onConflict((conflict) => conflict.columns(['paystub_id', 'name']).doUpdateSet(columns))
    .execute();
}

function jobColumns({ job }: ChangeOfKind<'job'>, today: string): Pick<IncomePaystubTable, 'started_on' | 'prior_year_gross'> {
  const [startedOn, priorYearGross] = [job.startedOn?.trim() ?? null, job.priorYearGross?.trim() ?? null];
  if (startedOn !== null && !isPlausibleDate(startedOn, today)) {
    const sentence = 'Enter the day on which the job began.';
    throw new Refusal(400, sentence, { fields: { value: sentence, startedOn: sentence } });
  }
  if (priorYearGross !== null && !isMoney(priorYearGross)) {
    const sentence = 'Enter the gross pay of last year, such as 61500.00.';
    throw new Refusal(400, sentence, { fields: { value: sentence, priorYearGross: sentence } });
  }
  return { started_on: startedOn, prior_year_gross: priorYearGross };
}
