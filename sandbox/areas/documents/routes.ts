/** Borrower API routes for document requests and for documents sent without a request. */
import { description, exactOptional, object, pipe, regex, string } from 'valibot';

import type { BorrowerCalls } from '#contract/borrower/calls.ts';
import {
  documentRequestsSchema,
  documentTypesSchema,
  followUpTaskSchema,
  linkContactSchema,
  moreDocumentsSchema,
  newSenderSchema,
  senderLinkSchema,
  taskActionSchema,
  uploadReportSchema,
  whichRequestSchema,
} from '#contract/borrower/docuSafe.ts';
import { sensitive } from '#contract/schema.ts';
import { Refusal } from '../../base/http/errors.ts';
import { requireKey } from '../../base/http/idempotency.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { form, operation, refusedFor, type Routes } from '../../base/wire/operation.ts';
import { ACCEPTED, receiveForm } from '../../lender/documents/receiveForm.ts';
import { optionalCaller } from '../../lender/session/caller.ts';
import { DOCUMENT_TYPES } from './documentTypes.ts';
import { listRequests, moreDocuments } from './requests.ts';
import { linkContact, senderOf } from './sender.ts';
import { beginSending } from './senders.ts';
import { reportAllIn } from './telling.ts';
import { actOnTask, keepForTask, wishOf } from './uploads.ts';

const whoseToken = pipe(string(), description('The token of a mailed link, or “mine” for the caller’s own'));
const tokenOf = (whose: string): string => (whose === 'mine' ? '' : whose);

/**
 * Schema of the upload form. Empty text fields count as missing, except `contactId`: it is required, and empty for the signed-in user's
 * own requests.
 */
const paperForm = form<BorrowerCalls['POST api/DocuSafe/uploadFollowUpTaskDocument']['form']>('file', {
  contactId: whichRequestSchema.entries.contactId,
  taskId: exactOptional(sensitive('id', string())),
  documentType: exactOptional(string()),
  turns: exactOptional(pipe(string(), description('How far each page is turned clockwise, such as 0,90'))),
});

export function documentRoutes(sandbox: Sandbox): Routes {
  const { limits } = sandbox;

  return (app) => {
    app.get('/api/DocuSafe/list', operation('borrower', 'Kinds of paper, and what can be sent', documentTypesSchema), () => ({
      documentTypes: [...DOCUMENT_TYPES],
      limits: {
        fileBytes: limits.uploadBytes,
        filesAtOnce: limits.uploadFiles,
        documents: limits.uploadFilesPerPerson,
        totalBytes: limits.uploadBytesPerPerson,
        mediaTypes: [...ACCEPTED],
      },
    }));
    app.get(
      '/api/DocuSafe/getcontact/:loanOfficerEmail/:encryptedContactId',
      operation('borrower', 'Who a mailed link is from', linkContactSchema, {
        params: object({ loanOfficerEmail: string(), encryptedContactId: string() }),
      }),
      ({ params }) => linkContact(sandbox, params.loanOfficerEmail, params.encryptedContactId),
    );
    app.get(
      '/api/DocuSafe/getOrCreateContact/:loanOfficerEmail/:email/:firstName/:lastName',
      operation('borrower', 'Begins to send papers to an officer who has not asked for any', senderLinkSchema, {
        params: newSenderSchema,
      }),
      async (request) =>
        beginSending(sandbox, request.params, { caller: await optionalCaller(sandbox, request), address: request.ip }),
    );
    app.get(
      '/api/DocuSafe/getFollowUpTasks/:whose',
      operation('borrower', 'What is asked, and what is sent', documentRequestsSchema, { params: object({ whose: whoseToken }) }),
      async (request) => listRequests(sandbox, await senderOf(sandbox, request, tokenOf(request.params.whose))),
    );
    app.get(
      '/api/DocuSafe/getFollowUpTasks/:whose/:taskId/:fromIndex',
      operation('borrower', 'Further documents of a task', moreDocumentsSchema, {
        params: object({ whose: whoseToken, taskId: string(), fromIndex: pipe(string(), regex(/^\d{1,6}$/)) }),
      }),
      async (request) => {
        const { whose, taskId, fromIndex } = request.params;
        return moreDocuments(sandbox, await senderOf(sandbox, request, tokenOf(whose)), taskId, Number(fromIndex));
      },
    );

    app.post(
      '/api/DocuSafe/uploadFollowUpTaskDocument',
      {
        ...operation(
          'borrower',
          'One document of a task, as a form, once per Idempotency-Key; or, as JSON, what comes instead',
          followUpTaskSchema,
          { body: taskActionSchema },
          { form: paperForm, refusals: { 409: refusedFor('taskClosed', 'tooManyFiles') } },
        ),
        attachValidation: true, // validated in the handler, because a multipart request has no JSON body to validate
      },
      async (request) => {
        if (!request.isMultipart()) {
          if (request.validationError !== undefined) throw request.validationError;
          return actOnTask(sandbox, await senderOf(sandbox, request, request.body.contactId), request.body);
        }
        const key = requireKey(request);
        const { files, admitted } = await receiveForm(sandbox, request, async (texts) => {
          if (texts['contactId'] === undefined) throw new Refusal(400, 'The texts of the form have to come before its files.');
          return wishOf(sandbox, await senderOf(sandbox, request, texts['contactId']), key, texts);
        });
        return keepForTask(sandbox, admitted, key, files);
      },
    );
    app.post(
      '/api/DocuSafe/sendDocumentsUploadedEmail',
      operation('borrower', 'Tells the officer that everything is in, once', uploadReportSchema, { body: whichRequestSchema }),
      async (request) => {
        const { requestId, contactId } = request.body;
        return reportAllIn(sandbox, await senderOf(sandbox, request, contactId), requestId);
      },
    );

    return Promise.resolve();
  };
}
