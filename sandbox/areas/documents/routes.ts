/** Document requests, and papers that are sent to an officer. Registered below `/api/borrower`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';

import { Refusal } from '../../base/http/errors.ts';
import { requireKey } from '../../base/http/idempotency.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { call, Email } from '../../base/wire/formats.ts';
import { ACCEPTED, receiveForm } from '../../lender/documents/receiveForm.ts';
import { optionalCaller } from '../../lender/session/caller.ts';
import { DOCUMENT_TYPES } from './documentTypes.ts';
import { listRequests, moreDocuments } from './requests.ts';
import { Action, Contact, LinkContact, More, Report, Request, Task, Types, WhichRequest } from './schemas.ts';
import { linkContact, senderOf } from './sender.ts';
import { beginSending } from './senders.ts';
import { reportAllIn } from './telling.ts';
import { actOnTask, keepForTask, wishOf } from './uploads.ts';

const Whose = Type.String({ description: 'The token of a mailed link, or “mine” for the caller’s own' });
const Name = Type.String({ maxLength: 127 });
const tokenOf = (whose: string): string => (whose === 'mine' ? '' : whose);

export function documentRoutes(sandbox: Sandbox): FastifyPluginAsyncTypebox {
  const { limits } = sandbox;

  return (app) => {
    app.get('/api/DocuSafe/list', call('borrower', 'Kinds of paper, and what can be sent', Types), () => ({
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
      call('borrower', 'Who a mailed link is from', LinkContact, {
        params: Type.Object({ loanOfficerEmail: Type.String(), encryptedContactId: Type.String() }),
      }),
      ({ params }) => linkContact(sandbox, params.loanOfficerEmail, params.encryptedContactId),
    );
    app.get(
      '/api/DocuSafe/getOrCreateContact/:loanOfficerEmail/:email/:firstName/:lastName',
      call('borrower', 'Begins to send papers to an officer who has not asked for any', Contact, {
        params: Type.Object({ loanOfficerEmail: Type.String(), email: Email, firstName: Name, lastName: Name }),
      }),
      async (request) =>
        beginSending(sandbox, request.params, { caller: await optionalCaller(sandbox, request), address: request.ip }),
    );
    app.get(
      '/api/DocuSafe/getFollowUpTasks/:whose',
      call('borrower', 'What is asked, and what is sent', Type.Array(Request), { params: Type.Object({ whose: Whose }) }),
      async (request) => listRequests(sandbox, await senderOf(sandbox, request, tokenOf(request.params.whose))),
    );
    app.get(
      '/api/DocuSafe/getFollowUpTasks/:whose/:taskId/:fromIndex',
      call('borrower', 'Further documents of a task', More, {
        params: Type.Object({ whose: Whose, taskId: Type.String(), fromIndex: Type.String({ pattern: '^\\d{1,6}$' }) }),
      }),
      async (request) => {
        const { whose, taskId, fromIndex } = request.params;
        return moreDocuments(sandbox, await senderOf(sandbox, request, tokenOf(whose)), taskId, Number(fromIndex));
      },
    );

    app.post(
      '/api/DocuSafe/uploadFollowUpTaskDocument',
      {
        ...call(
          'borrower',
          'One document of a task, as a form, once per Idempotency-Key; or, as JSON, what comes instead',
          Task,
          {
            body: Action,
          },
        ),
        attachValidation: true, // a form has no such body
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
      call('borrower', 'Tells the officer that everything is in, once', Report, { body: WhichRequest }),
      async (request) => {
        const { requestId, contactId } = request.body;
        return reportAllIn(sandbox, await senderOf(sandbox, request, contactId), requestId);
      },
    );

    return Promise.resolve();
  };
}
