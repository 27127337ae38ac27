/** The documents of a link, with what was read from them and the values that count now. */
import type { Kysely, Selectable } from 'kysely';

import type { IncomePaper, PagePlace, PaperDetails, PaperWarning, Paystub, PaystubField } from '#contract/borrower/ocr.ts';
import type { Clock } from '../../../base/clock/clock.ts';
import type { Database } from '../../../base/db/database.ts';
import { isUuid } from '../../../base/wire/formats.ts';
import { documentNotFound } from '../../../lender/documents/documents.ts';
import type { DocumentTable } from '../../../lender/documents/tables.ts';
import type { IncomeRequestTable } from '../link/tables.ts';
import { findingsOf } from './findings.ts';
import type { ReadingQueue } from './readingQueue.ts';
import type { IncomePaperTable, IncomePaystubTable, IncomeValueTable } from './tables.ts';
import { PAYSTUB_FIELDS, USUAL_PAYSTUB_FIELDS } from './values.ts';

interface DocumentContext {
  clock: Pick<Clock, 'today'>;
  database: Kysely<Database>;
}

/** All documents of the request in upload order, or only the given one. */
export async function loadIncomeDocuments(
  { database, clock }: DocumentContext,
  request: IncomeRequestTable,
  queue: Pick<ReadingQueue, 'secondsLeft'>,
  only?: string,
): Promise<PaperDetails[]> {
  const papers = await database
    .selectFrom('income_paper as paper')
    .innerJoin('document', 'document.document_id', 'paper.document_id')
    .selectAll('document')
    .select(['paper.reading', 'paper.changes', 'paper.warnings', 'paper.pages'])
    .where('paper.request_identifier', '=', request.request_identifier)
    .where('document.owner_identifier', '=', request.contact_identifier)
    .$if(only !== undefined, (query) => query.where('paper.document_id', '=', only ?? ''))
    .orderBy('paper.position')
    .execute();
  if (papers.length === 0) return [];
  const paystubs = await database
    .selectFrom('income_paystub')
    .selectAll()
    .where(
      'document_id',
      'in',
      papers.map(({ document_id }) => document_id),
    )
    .orderBy('position')
    .execute();
  const values =
    paystubs.length === 0
      ? []
      : await database
          .selectFrom('income_value')
          .selectAll()
          .where(
            'paystub_id',
            'in',
            paystubs.map(({ paystub_id }) => paystub_id),
          )
          .execute();
  const today = clock.today();
  return papers.map((paper) => {
    const own = paystubs
      // Until the borrower confirms that the document is a paystub, none of its values count.
      .filter(({ document_id }) => document_id === paper.document_id && paper.reading !== 'unsure')
      .map((paystub) => {
        const theirs = values.filter(({ paystub_id }) => paystub_id === paystub.paystub_id);
        return toPaystub(paystub, theirs, request, today);
      });
    return toDocumentDetails(paper, own, queue);
  });
}

function toDocumentDetails(
  paper: DocumentTable & Pick<Selectable<IncomePaperTable>, 'reading' | 'changes' | 'warnings' | 'pages'>,
  paystubs: Paystub[],
  queue: Pick<ReadingQueue, 'secondsLeft'>,
): PaperDetails {
  return {
    documentId: paper.document_id,
    fileName: paper.file_name,
    mediaType: paper.media_type,
    sizeBytes: paper.size_bytes,
    sha256: paper.digest,
    sentAtUtc: paper.sent_at.toISOString(),
    reading: paper.reading,
    secondsLeft: paper.reading === 'reading' ? queue.secondsLeft(paper.document_id) : null,
    paystubCount: paystubs.length,
    toCheckCount: paystubs.reduce((sum, paystub) => sum + countDoubtfulValues(paystub), 0),
    version: paper.changes,
    warnings: JSON.parse(paper.warnings) as PaperWarning[],
    pages: JSON.parse(paper.pages) as PaperDetails['pages'],
    paystubs,
  };
}

const countDoubtfulValues = ({ fields, isLeftOut }: Paystub): number =>
  isLeftOut ? 0 : fields.filter(({ doubt, isEdited, isConfirmed }) => doubt !== null && !isEdited && !isConfirmed).length;

function toPaystub(
  paystub: IncomePaystubTable,
  values: readonly IncomeValueTable[],
  person: IncomeRequestTable,
  today: string,
): Paystub {
  const fields = PAYSTUB_FIELDS.flatMap((name): PaystubField[] => {
    const value = values.find((one) => one.name === name);
    if (value === undefined) return [];
    const isShown = value.read !== null || value.doubt !== null || value.is_edited || USUAL_PAYSTUB_FIELDS.includes(name);
    return isShown ? [toField(value)] : [];
  });
  const counting = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  return {
    paystubId: paystub.paystub_id,
    fields,
    payFrequency: paystub.pay_frequency,
    suggestedFrequency: paystub.suggested_frequency,
    findings: findingsOf(counting, paystub.is_name_confirmed, person, today),
    isNameConfirmed: paystub.is_name_confirmed,
    isLeftOut: paystub.is_left_out,
    job: { startedOn: paystub.started_on, priorYearGross: paystub.prior_year_gross },
  };
}

const toField = ({ name, read, confidence, doubt, place, is_edited, edited, is_confirmed }: IncomeValueTable): PaystubField => ({
  name,
  read,
  value: is_edited ? edited : read,
  confidence,
  doubt,
  isEdited: is_edited,
  isConfirmed: is_confirmed,
  place: place === null ? null : (JSON.parse(place) as PagePlace),
});

/** @throws Refusal 404 when the document belongs to another link or does not exist */
export async function loadIncomeDocument(
  asked: DocumentContext,
  request: IncomeRequestTable,
  queue: Pick<ReadingQueue, 'secondsLeft'>,
  documentId: string,
): Promise<PaperDetails> {
  const [paper] = isUuid(documentId) ? await loadIncomeDocuments(asked, request, queue, documentId) : [];
  if (paper === undefined) throw documentNotFound();
  return paper;
}

/** The document as shown in a list, without its details. */
export const toListItem = ({
  version: _version,
  warnings: _warnings,
  pages: _pages,
  paystubs: _paystubs,
  ...paper
}: PaperDetails): IncomePaper => paper;
