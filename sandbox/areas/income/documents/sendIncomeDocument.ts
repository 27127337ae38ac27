/** Sends a document back as a PDF named after its pay date, whatever its original format. */
import contentDisposition from 'content-disposition';
import type { FastifyReply } from 'fastify';

import type { PaperDetails } from '#contract/borrower/ocr.ts';
import { lenderDay } from '../../../base/clock/clock.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { UPLOADED_FILE_POLICY } from '../../../base/http/policy.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { pictureToPdf } from '../../../lender/documents/composePdf.ts';
import { openFile, readAndClose } from '../../../lender/documents/documentFiles.ts';
import { requireDocument, documentNotFound } from '../../../lender/documents/documents.ts';
import { sendDocument } from '../../../lender/documents/sendDocument.ts';
import type { IncomeRequestTable } from '../link/tables.ts';
import { openPage } from './pagePictures.ts';
import type { ReadingQueue } from './readingQueue.ts';

/** Sends the document; pictures are converted to PDF. @throws Refusal 404 when the file is missing from the data folder */
export async function sendAsPdf(
  sandbox: Sandbox,
  reply: FastifyReply,
  request: IncomeRequestTable,
  paper: PaperDetails,
): Promise<FastifyReply> {
  const document = await requireDocument(sandbox, request.contact_identifier, paper.documentId);
  const name = `paystub-${payDateOf(paper) ?? lenderDay(document.sent_at)}`;
  if (!document.media_type.startsWith('image/')) return sendDocument(sandbox, reply, { ...document, file_name: `${name}.pdf` });
  const file = await openFile(sandbox, document.content_id);
  if (!file) throw documentNotFound();
  const content = await readAndClose(file);
  const pdf = await pictureToPdf(content, document.media_type);
  if (pdf === null) {
    // A picture that can't be converted is sent in its original format.
    const ending = document.media_type === 'image/png' ? 'png' : 'jpg';
    return sendDocument(sandbox, reply, { ...document, file_name: `${name}.${ending}` });
  }
  return reply
    .headers({ 'Content-Disposition': contentDisposition(`${name}.pdf`), 'Content-Security-Policy': UPLOADED_FILE_POLICY })
    .type('application/pdf')
    .send(pdf);
}

/** The current pay date of the first paystub that has one. */
const payDateOf = ({ paystubs }: PaperDetails): string | null =>
  paystubs.map(({ fields }) => fields.find(({ name }) => name === 'payDate')?.value ?? null).find((day) => day !== null) ?? null;

/** A missing picture is rendered again first. @throws Refusal 404 */
export async function sendPagePicture(
  sandbox: Sandbox,
  reply: FastifyReply,
  { request, paper, queue, page }: { request: IncomeRequestTable; paper: PaperDetails; queue: ReadingQueue; page: number },
): Promise<FastifyReply> {
  const noSuchPage = (): Refusal => new Refusal(404, 'We could not find that page.');
  if (page < 1 || page > paper.pages.length) throw noSuchPage();
  const draw = (): Promise<void> =>
    requireDocument(sandbox, request.contact_identifier, paper.documentId)
      .then((document) => queue.redraw(document))
      .catch(() => undefined);
  const find = () => openPage(sandbox, paper.documentId, page);
  const file = (await find()) ?? (await draw().then(find));
  if (file === null) throw noSuchPage();
  const { size } = await file.stat();
  return reply
    .headers({
      'Content-Disposition': contentDisposition(`page-${page}.png`),
      'Content-Security-Policy': UPLOADED_FILE_POLICY,
      'Content-Length': size,
    })
    .type('image/png')
    .send(file.createReadStream());
}
