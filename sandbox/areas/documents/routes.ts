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
import { requireIdempotencyKey } from '../../base/http/idempotency.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { fileFormSchema, operationSchema, refusalBodySchema, type RoutesPlugin } from '../../base/wire/operation.ts';
import { ACCEPTED_MEDIA_TYPES, receiveForm } from '../../lender/documents/receiveForm.ts';
import { optionalCaller } from '../../lender/session/caller.ts';
import { DOCUMENT_TYPES } from './documentTypes.ts';
import { listRequests, listMoreDocuments } from './requests.ts';
import { findLinkOfficer, identifySender } from './sender.ts';
import { startUnsolicitedUpload } from './unsolicitedUploads.ts';
import { reportDocumentsComplete } from './officerNotification.ts';
import { actOnTask, storeTaskDocument, readUploadRequest } from './uploads.ts';

const linkTokenOrMineSchema = pipe(string(), description('The token of a mailed link, or “mine” for the caller’s own'));
const toLinkToken = (whose: string): string => (whose === 'mine' ? '' : whose);

/**
 * Schema of the upload form. Empty text fields count as missing, except `contactId`: it is required, and empty for the signed-in user's
 * own requests.
 */
const uploadFormSchema = fileFormSchema<BorrowerCalls['POST api/DocuSafe/uploadFollowUpTaskDocument']['form']>('file', {
  contactId: whichRequestSchema.entries.contactId,
  taskId: exactOptional(sensitive('id', string())),
  documentType: exactOptional(string()),
  turns: exactOptional(pipe(string(), description('How far each page is turned clockwise, such as 0,90'))),
});

export function documentRoutes(sandbox: Sandbox): RoutesPlugin {
  const { limits } = sandbox;

  return (app) => {
    app.get(
      '/api/DocuSafe/list',
      operationSchema('borrower', 'Kinds of paper, and what can be sent', documentTypesSchema),
      () => ({
        documentTypes: [...DOCUMENT_TYPES],
        limits: {
          fileBytes: limits.uploadBytes,
          filesAtOnce: limits.uploadFiles,
          documents: limits.uploadFilesPerPerson,
          totalBytes: limits.uploadBytesPerPerson,
          mediaTypes: [...ACCEPTED_MEDIA_TYPES],
        },
      }),
    );
    app.get(
      '/api/DocuSafe/getcontact/:loanOfficerEmail/:encryptedContactId',
      operationSchema('borrower', 'Who a mailed link is from', linkContactSchema, {
        params: object({ loanOfficerEmail: string(), encryptedContactId: string() }),
      }),
      ({ params }) => findLinkOfficer(sandbox, params.loanOfficerEmail, params.encryptedContactId),
    );
    app.get(
      '/api/DocuSafe/getOrCreateContact/:loanOfficerEmail/:email/:firstName/:lastName',
      operationSchema('borrower', 'Begins to send papers to an officer who has not asked for any', senderLinkSchema, {
        params: newSenderSchema,
      }),
      async (request) =>
        startUnsolicitedUpload(sandbox, request.params, { caller: await optionalCaller(sandbox, request), address: request.ip }),
    );
    app.get(
      '/api/DocuSafe/getFollowUpTasks/:whose',
      operationSchema('borrower', 'What is asked, and what is sent', documentRequestsSchema, {
        params: object({ whose: linkTokenOrMineSchema }),
      }),
      async (request) => listRequests(sandbox, await identifySender(sandbox, request, toLinkToken(request.params.whose))),
    );
    app.get(
      '/api/DocuSafe/getFollowUpTasks/:whose/:taskId/:fromIndex',
      operationSchema('borrower', 'Further documents of a task', moreDocumentsSchema, {
        params: object({ whose: linkTokenOrMineSchema, taskId: string(), fromIndex: pipe(string(), regex(/^\d{1,6}$/)) }),
      }),
      async (request) => {
        const { whose, taskId, fromIndex } = request.params;
        return listMoreDocuments(sandbox, await identifySender(sandbox, request, toLinkToken(whose)), taskId, Number(fromIndex));
      },
    );

    app.post(
      '/api/DocuSafe/uploadFollowUpTaskDocument',
      {
        ...operationSchema(
          'borrower',
          'One document of a task, as a form, once per Idempotency-Key; or, as JSON, what comes instead',
          followUpTaskSchema,
          { body: taskActionSchema },
          { fileFormSchema: uploadFormSchema, refusals: { 409: refusalBodySchema('taskClosed', 'tooManyFiles') } },
        ),
        attachValidation: true, // validated in the handler, because a multipart request has no JSON body to validate
      },
      async (request) => {
        if (!request.isMultipart()) {
          if (request.validationError !== undefined) throw request.validationError;
          return actOnTask(sandbox, await identifySender(sandbox, request, request.body.contactId), request.body);
        }
        const key = requireIdempotencyKey(request);
        const { files, admitted } = await receiveForm(sandbox, request, async (texts) => {
          if (texts['contactId'] === undefined) throw new Refusal(400, 'The texts of the form have to come before its files.');
          return readUploadRequest(sandbox, await identifySender(sandbox, request, texts['contactId']), key, texts);
        });
        return storeTaskDocument(sandbox, admitted, key, files);
      },
    );
    app.post(
      '/api/DocuSafe/sendDocumentsUploadedEmail',
      operationSchema('borrower', 'Tells the officer that everything is in, once', uploadReportSchema, {
        body: whichRequestSchema,
      }),
      async (request) => {
        const { requestId, contactId } = request.body;
        return reportDocumentsComplete(sandbox, await identifySender(sandbox, request, contactId), requestId);
      },
    );

    return Promise.resolve();
  };
}
