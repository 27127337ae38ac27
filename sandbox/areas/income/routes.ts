/** Income endpoints behind a mailed link: identity check, documents and income check. Registered below `/api/borrower`. */
import { description, object, pipe, string } from 'valibot';

import {
  aimCheckSchema,
  changedPaperSchema,
  contactRefusalSchema,
  contactTicketSchema,
  incomeCheckSchema,
  newAimCheckSchema,
  paperChangeSchema,
  paperDetailsSchema,
  uploadedDocumentsSchema,
} from '#contract/borrower/ocr.ts';
import type { BorrowerCalls } from '#contract/borrower/calls.ts';
import { requireKey } from '../../base/http/idempotency.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { form, operation, problem, refusedFor, wire, type Routes } from '../../base/wire/operation.ts';
import { receiveForm } from '../../lender/documents/receiveForm.ts';
import { FILE } from '../../lender/documents/sendDocument.ts';
import { createAimCheck } from './check/aimChecks.ts';
import type { Income } from './income.ts';
import { refuseClosed } from './link/closing.ts';
import { openIncomeLink } from './link/incomeLinks.ts';
import { requireTicket } from './link/tickets.ts';
import { verifyContact } from './link/verifyContact.ts';
import { incomeCheck } from './overview.ts';
import { changePaper } from './papers/paperChanges.ts';
import { paperOf } from './papers/papers.ts';
import { sendAsPdf, sendPagePicture } from './papers/sendPaper.ts';
import { keepPapers } from './papers/upload.ts';

const token = pipe(string(), description('The token of the mailed link'));
const ofPaper = object({ documentId: string() });

export function incomeRoutes(sandbox: Sandbox, income: Income): Routes {
  const { queue } = income;
  return (app) => {
    app.get(
      '/api/ocr/validateContactBasicInfo/:contactId/:lastName/:zip',
      operation(
        'borrower',
        'Who opened a mailed link: a ticket, or one neutral refusal',
        contactTicketSchema,
        { params: object({ contactId: token, lastName: string(), zip: string() }) },
        { refusals: { 404: contactRefusalSchema, 429: contactRefusalSchema } },
      ),
      ({ params }) => verifyContact(sandbox, params),
    );
    app.get(
      '/api/ocr/getPaystubs/:contactId',
      operation('borrower', 'Everything behind a mailed link', incomeCheckSchema, { params: object({ contactId: token }) }),
      async (request) => {
        const { request: opened, lastDay } = await openIncomeLink(sandbox, request.params.contactId);
        return incomeCheck(sandbox, income, { request: await requireTicket(sandbox, request, opened), lastDay });
      },
    );
    app.post(
      '/api/ocr/upload-multiple',
      operation(
        'borrower',
        'Keeps papers that prove an income, once per Idempotency-Key',
        uploadedDocumentsSchema,
        {},
        {
          form: form<BorrowerCalls['POST api/ocr/upload-multiple']['form']>('files', {}),
          refusals: { 409: refusedFor('incomeSent', 'tooManyFiles') },
        },
      ),
      async (request) => {
        const key = requireKey(request);
        const { files, admitted } = await receiveForm(sandbox, request, async () => {
          const asked = await requireTicket(sandbox, request);
          refuseClosed(asked);
          return asked;
        });
        return keepPapers(sandbox, admitted, queue, key, files);
      },
    );
    app.get(
      '/api/ocr/getDocumentDetails/:documentId',
      operation('borrower', 'One paper, and what was read from it', paperDetailsSchema, { params: ofPaper }),
      async (request) => paperOf(sandbox, await requireTicket(sandbox, request), queue, request.params.documentId),
    );
    app.get(
      '/api/ocr/download/:documentId',
      {
        schema: {
          tags: ['borrower'],
          summary: 'One paper as a PDF',
          params: wire(ofPaper),
          response: { 200: FILE, '4xx': problem },
        },
      },
      async (request, reply) => {
        const asked = await requireTicket(sandbox, request);
        return sendAsPdf(sandbox, reply, asked, await paperOf(sandbox, asked, queue, request.params.documentId));
      },
    );
    app.get(
      '/api/ocr/download/:documentId/page/:page',
      {
        schema: {
          tags: ['borrower'],
          summary: 'The picture of a page, from 1',
          params: wire(object({ documentId: string(), page: string() })),
          response: { 200: FILE, '4xx': problem },
        },
      },
      async (request, reply) => {
        const asked = await requireTicket(sandbox, request);
        const paper = await paperOf(sandbox, asked, queue, request.params.documentId);
        const page = /^\d{1,4}$/.test(request.params.page) ? Number(request.params.page) : 0;
        return sendPagePicture(sandbox, reply, { request: asked, paper, queue, page });
      },
    );
    app.put(
      '/api/ocr/aimcheck/update-parsed-data',
      operation(
        'borrower',
        'A change of what was read; answers the paper as it is then',
        changedPaperSchema,
        { body: paperChangeSchema },
        { refusals: { 409: refusedFor('paperChanged', 'incomeSent', 'notReady') } },
      ),
      async (request) => changePaper(sandbox, await requireTicket(sandbox, request), queue, request.body),
    );
    app.post(
      '/api/ocr/create-aimcheck',
      operation(
        'borrower',
        'Starts a check of the income, or says how that of the Idempotency-Key stands',
        aimCheckSchema,
        { body: newAimCheckSchema },
        { refusals: { 409: refusedFor('incomeChanged', 'incomeSent', 'notReady') } },
      ),
      async (request) => {
        const asked = await requireTicket(sandbox, request);
        return createAimCheck(sandbox, asked, income, { key: requireKey(request), body: request.body });
      },
    );
    return Promise.resolve();
  };
}
