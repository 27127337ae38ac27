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
import { requireIdempotencyKey } from '../../base/http/idempotency.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import {
  fileFormSchema,
  operationSchema,
  errorResponseSchema,
  refusalBodySchema,
  wireSchema,
  type RoutesPlugin,
} from '../../base/wire/operation.ts';
import { receiveForm } from '../../lender/documents/receiveForm.ts';
import { FILE_RESPONSE_SCHEMA } from '../../lender/documents/sendDocument.ts';
import { createAimCheck } from './check/aimChecks.ts';
import type { IncomeServices } from './incomeServices.ts';
import { refuseClosed } from './link/requestLock.ts';
import { openIncomeLink } from './link/incomeLinks.ts';
import { requireTicket } from './link/tickets.ts';
import { verifyContact } from './link/verifyContact.ts';
import { loadIncomeCheck } from './incomeCheck.ts';
import { changeDocument } from './documents/documentChanges.ts';
import { loadIncomeDocument } from './documents/incomeDocuments.ts';
import { sendAsPdf, sendPagePicture } from './documents/sendIncomeDocument.ts';
import { storeUploads } from './documents/storeUploads.ts';

const linkTokenSchema = pipe(string(), description('The token of the mailed link'));
const documentParams = object({ documentId: string() });

export function incomeRoutes(sandbox: Sandbox, income: IncomeServices): RoutesPlugin {
  const { queue } = income;
  return (app) => {
    app.get(
      '/api/ocr/validateContactBasicInfo/:contactId/:lastName/:zip',
      operationSchema(
        'borrower',
        'Who opened a mailed link: a ticket, or one neutral refusal',
        contactTicketSchema,
        { params: object({ contactId: linkTokenSchema, lastName: string(), zip: string() }) },
        { refusals: { 404: contactRefusalSchema, 429: contactRefusalSchema } },
      ),
      ({ params }) => verifyContact(sandbox, params),
    );
    app.get(
      '/api/ocr/getPaystubs/:contactId',
      operationSchema('borrower', 'Everything behind a mailed link', incomeCheckSchema, {
        params: object({ contactId: linkTokenSchema }),
      }),
      async (request) => {
        const { request: opened, lastDay } = await openIncomeLink(sandbox, request.params.contactId);
        return loadIncomeCheck(sandbox, income, { request: await requireTicket(sandbox, request, opened), lastDay });
      },
    );
    app.post(
      '/api/ocr/upload-multiple',
      operationSchema(
        'borrower',
        'Keeps papers that prove an income, once per Idempotency-Key',
        uploadedDocumentsSchema,
        {},
        {
          fileFormSchema: fileFormSchema<BorrowerCalls['POST api/ocr/upload-multiple']['form']>('files', {}),
          refusals: { 409: refusalBodySchema('incomeSent', 'tooManyFiles') },
        },
      ),
      async (request) => {
        const key = requireIdempotencyKey(request);
        const { files, admitted } = await receiveForm(sandbox, request, async () => {
          const asked = await requireTicket(sandbox, request);
          refuseClosed(asked);
          return asked;
        });
        return storeUploads(sandbox, admitted, queue, key, files);
      },
    );
    app.get(
      '/api/ocr/getDocumentDetails/:documentId',
      operationSchema('borrower', 'One paper, and what was read from it', paperDetailsSchema, { params: documentParams }),
      async (request) => loadIncomeDocument(sandbox, await requireTicket(sandbox, request), queue, request.params.documentId),
    );
    app.get(
      '/api/ocr/download/:documentId',
      {
        schema: {
          tags: ['borrower'],
          summary: 'One paper as a PDF',
          params: wireSchema(documentParams),
          response: { 200: FILE_RESPONSE_SCHEMA, '4xx': errorResponseSchema },
        },
      },
      async (request, reply) => {
        const asked = await requireTicket(sandbox, request);
        return sendAsPdf(sandbox, reply, asked, await loadIncomeDocument(sandbox, asked, queue, request.params.documentId));
      },
    );
    app.get(
      '/api/ocr/download/:documentId/page/:page',
      {
        schema: {
          tags: ['borrower'],
          summary: 'The picture of a page, from 1',
          params: wireSchema(object({ documentId: string(), page: string() })),
          response: { 200: FILE_RESPONSE_SCHEMA, '4xx': errorResponseSchema },
        },
      },
      async (request, reply) => {
        const asked = await requireTicket(sandbox, request);
        const paper = await loadIncomeDocument(sandbox, asked, queue, request.params.documentId);
        const page = /^\d{1,4}$/.test(request.params.page) ? Number(request.params.page) : 0;
        return sendPagePicture(sandbox, reply, { request: asked, paper, queue, page });
      },
    );
    app.put(
      '/api/ocr/aimcheck/update-parsed-data',
      operationSchema(
        'borrower',
        'A change of what was read; answers the paper as it is then',
        changedPaperSchema,
        { body: paperChangeSchema },
        { refusals: { 409: refusalBodySchema('paperChanged', 'incomeSent', 'notReady') } },
      ),
      async (request) => changeDocument(sandbox, await requireTicket(sandbox, request), queue, request.body),
    );
    app.post(
      '/api/ocr/create-aimcheck',
      operationSchema(
        'borrower',
        'Starts a check of the income, or says how that of the Idempotency-Key stands',
        aimCheckSchema,
        { body: newAimCheckSchema },
        { refusals: { 409: refusalBodySchema('incomeChanged', 'incomeSent', 'notReady') } },
      ),
      async (request) => {
        const asked = await requireTicket(sandbox, request);
        return createAimCheck(sandbox, asked, income, { key: requireIdempotencyKey(request), body: request.body });
      },
    );
    return Promise.resolve();
  };
}
