/** Income behind a mailed link: who opened it, their papers, the check. Registered below `/api/borrower`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';

import { requireKey } from '../../base/http/idempotency.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { call, Problem } from '../../base/wire/formats.ts';
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
import { AimCheck, Change, IncomeCheck, NewAimCheck, Paper, PaperOrRemoved, Ticket, UploadedDocument } from './schemas.ts';

const Token = Type.String({ description: 'The token of the mailed link' });
const OfPaper = Type.Object({ documentId: Type.String() });

export function incomeRoutes(sandbox: Sandbox, income: Income): FastifyPluginAsyncTypebox {
  const { queue } = income;
  return (app) => {
    app.get(
      '/api/ocr/validateContactBasicInfo/:contactId/:lastName/:zip',
      call('borrower', 'Who opened a mailed link: a ticket, or one neutral refusal', Ticket, {
        params: Type.Object({ contactId: Token, lastName: Type.String(), zip: Type.String() }),
      }),
      ({ params }) => verifyContact(sandbox, params),
    );
    app.get(
      '/api/ocr/getPaystubs/:contactId',
      call('borrower', 'Everything behind a mailed link', IncomeCheck, { params: Type.Object({ contactId: Token }) }),
      async (request) => {
        const { request: opened, lastDay } = await openIncomeLink(sandbox, request.params.contactId);
        return incomeCheck(sandbox, income, { request: await requireTicket(sandbox, request, opened), lastDay });
      },
    );
    app.post(
      '/api/ocr/upload-multiple',
      call('borrower', 'Keeps papers that prove an income, once per Idempotency-Key', Type.Array(UploadedDocument)),
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
      call('borrower', 'One paper, and what was read from it', Paper, { params: OfPaper }),
      async (request) => paperOf(sandbox, await requireTicket(sandbox, request), queue, request.params.documentId),
    );
    app.get(
      '/api/ocr/download/:documentId',
      {
        schema: {
          tags: ['borrower'],
          summary: 'One paper as a PDF',
          params: OfPaper,
          response: { 200: FILE, '4xx': Problem },
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
          params: Type.Object({ documentId: Type.String(), page: Type.String() }),
          response: { 200: FILE, '4xx': Problem },
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
      call('borrower', 'A change of what was read; answers the paper as it is then', PaperOrRemoved, { body: Change }),
      async (request) => changePaper(sandbox, await requireTicket(sandbox, request), queue, request.body),
    );
    app.post(
      '/api/ocr/create-aimcheck',
      call('borrower', 'Starts a check of the income, or says how that of the Idempotency-Key stands', AimCheck, {
        body: NewAimCheck,
      }),
      async (request) => {
        const asked = await requireTicket(sandbox, request);
        return createAimCheck(sandbox, asked, income, { key: requireKey(request), body: request.body });
      },
    );
    return Promise.resolve();
  };
}
