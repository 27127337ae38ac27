import { defineMessages } from 'react-intl';

import {
  documentRequestsSchema,
  documentTypesSchema,
  followUpTaskSchema,
  linkContactSchema,
  moreDocumentsSchema,
  senderLinkSchema,
  uploadReportSchema,
  type DocumentTypes,
  type LinkContact,
  type NewSender,
  type SenderLink,
  type TaskAction,
  type UploadReport,
} from '#contract/borrower/docuSafe.ts';
import type { Unreadable } from '#domain/unreadable.ts';
import { linkTag } from '#lending/contactLink/linkTag.ts';
import type { TolerantOutput } from '#platform/api/responses/tolerantSchema.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';
import { isClearRefusal, isStaleDataError } from '#platform/api/clearRefusal.ts';
import type { FormContent } from '#platform/api/files.ts';
import { isPortalError } from '#platform/api/portalError.ts';
import type { SecretHandle } from '#platform/api/secretVault.ts';

/** Toasts for a failed removal or a failed "I don't have this now". */
const taskMessages = defineMessages({
  refused: { id: 'docuSafe.task.refused', defaultMessage: 'Your document request was not updated, and nothing was changed.' },
  unclear: {
    id: 'docuSafe.task.unclear',
    defaultMessage:
      'We could not find out whether your document request was updated. Look at the request. If it is not what you want, try again.',
  },
});

/** Response types with lenient parsing: list entries that cannot be parsed become `Unreadable`. */
export type DocumentRequest = Exclude<TolerantOutput<typeof documentRequestsSchema>[number], Unreadable>;
export type FollowUpTask = TolerantOutput<typeof followUpTaskSchema>;
type MoreDocuments = TolerantOutput<typeof moreDocumentsSchema>;
export type SentDocument = Exclude<MoreDocuments['documents'][number], Unreadable>;

/** Whose documents are meant: those behind a mailed link (its token), or the signed-in borrower's own (null). */
export interface DocumentOwner {
  token: string | null;
}

/** Form fields of an upload; see `contract/borrower/docuSafe.ts`. */
export type DocumentForm = SecretHandle<FormContent<'contactId' | 'taskId' | 'documentType' | 'turns', 'file'>>;

const ownerKey = ({ token }: DocumentOwner): string => (token === null ? 'mine' : linkTag(token));
/** Refetches the requests after a successful write, and after a refusal because something was changed elsewhere. */
const tagsToInvalidate = (_task: unknown, error: unknown) =>
  error === undefined || isStaleDataError(error) ? (['DocumentRequest'] as const) : [];
/** For writes without automatic retries: also refetches when the outcome is unknown, so that the page shows the lender's data. */
const tagsToInvalidateIfUnclear = (task: unknown, error: unknown) =>
  isPortalError(error) && !isClearRefusal(error) ? (['DocumentRequest'] as const) : tagsToInvalidate(task, error);

const docuSafeApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Loads the loan officer who sent the link, and the kind of request. */
    getLinkContact: build.query<LinkContact, { token: string; officer: string }>({
      query: ({ token, officer }) =>
        borrowerCall('GET api/DocuSafe/getcontact/{loanOfficerEmail}/{encryptedContactId}', {
          params: { loanOfficerEmail: officer, encryptedContactId: token },
          answer: linkContactSchema,
          linkAuth: true,
        }),
      serializeQueryArgs: ({ queryArgs, endpointName }) => `${endpointName} ${ownerKey(queryArgs)} ${queryArgs.officer}`,
      extraOptions: { shownBy: 'panel' },
    }),
    /** Starts sending documents to a loan officer who did not request any. Returns the link token to upload them with. */
    beginSending: build.mutation<DocumentOwner & { token: string }, NewSender>({
      query: (sender) =>
        borrowerCall('GET api/DocuSafe/getOrCreateContact/{loanOfficerEmail}/{email}/{firstName}/{lastName}', {
          params: { ...sender },
          answer: senderLinkSchema,
          linkAuth: true,
        }),
      transformResponse: ({ contactId }: SenderLink) => ({ token: contactId }),
      extraOptions: { shownBy: 'field' },
    }),
    /** Loads document requests and what was uploaded for them. A mailed link has exactly one request. */
    getDocumentRequests: build.query<TolerantOutput<typeof documentRequestsSchema>, DocumentOwner>({
      query: ({ token }) =>
        borrowerCall('GET api/DocuSafe/getFollowUpTasks/{whose}', {
          params: { whose: token ?? 'mine' },
          answer: documentRequestsSchema,
          linkAuth: token !== null,
        }),
      serializeQueryArgs: ({ queryArgs, endpointName }) => `${endpointName} ${ownerKey(queryArgs)}`,
      providesTags: ['DocumentRequest'],
      extraOptions: { shownBy: 'panel' },
    }),
    /** Loads more of a task's documents, newest first, starting at index `from`. */
    getMoreDocuments: build.query<MoreDocuments, DocumentOwner & { taskId: string; from: number }>({
      query: ({ token, taskId, from }) =>
        borrowerCall('GET api/DocuSafe/getFollowUpTasks/{whose}/{taskId}/{fromIndex}', {
          params: { whose: token ?? 'mine', taskId, fromIndex: String(from) },
          answer: moreDocumentsSchema,
          linkAuth: token !== null,
        }),
      serializeQueryArgs: ({ queryArgs, endpointName }) =>
        `${endpointName} ${ownerKey(queryArgs)} ${queryArgs.taskId} ${queryArgs.from}`,
      providesTags: ['DocumentRequest'],
      extraOptions: { shownBy: 'panel' },
    }),
    /** Loads the document types and the upload limits. */
    getDocumentTypes: build.query<DocumentTypes, void>({
      query: () => borrowerCall('GET api/DocuSafe/list', { answer: documentTypesSchema, linkAuth: true }),
      extraOptions: { shownBy: 'panel' },
    }),
    /** Repeating the same idempotency key never uploads the document twice. */
    uploadDocument: build.mutation<FollowUpTask, { form: DocumentForm; idempotencyKey: string; byLink: boolean }>({
      query: ({ form, idempotencyKey, byLink }) =>
        borrowerCall('POST api/DocuSafe/uploadFollowUpTaskDocument', {
          form,
          answer: followUpTaskSchema,
          idempotencyKey,
          linkAuth: byLink,
        }),
      invalidatesTags: tagsToInvalidate,
      extraOptions: { shownBy: 'step' }, // the file's row in the upload list shows the error
    }),
    /** Withdraws an uploaded document, or reports that the borrower does not have a requested one now. */
    actOnTask: build.mutation<FollowUpTask, DocumentOwner & { wanted: TaskActionInput }>({
      query: ({ token, wanted }) =>
        borrowerCall('POST api/DocuSafe/uploadFollowUpTaskDocument', {
          body: { ...wanted, contactId: token ?? '' },
          answer: followUpTaskSchema,
          linkAuth: token !== null,
        }),
      invalidatesTags: tagsToInvalidateIfUnclear,
      extraOptions: {
        toast: (error) => ({ says: isClearRefusal(error) ? taskMessages.refused : taskMessages.unclear }),
      },
    }),
    /** Emails the loan officer that all documents are uploaded. The lender sends the email only once. */
    reportAllIn: build.mutation<UploadReport, DocumentOwner & { requestId: string }>({
      query: ({ token, requestId }) =>
        borrowerCall('POST api/DocuSafe/sendDocumentsUploadedEmail', {
          body: { requestId, contactId: token ?? '' },
          answer: uploadReportSchema,
          linkAuth: token !== null,
        }),
      invalidatesTags: (report) => (report?.state === 'told' ? ['DocumentRequest'] : []),
      extraOptions: { shownBy: 'step' }, // `useRetryUntilDelivered` retries it, and the request's page shows a refusal
    }),
  }),
});

type WithoutContact<Action> = Action extends TaskAction ? Omit<Action, 'contactId'> : never;
export type TaskActionInput = WithoutContact<TaskAction>;

export const {
  useGetLinkContactQuery,
  useBeginSendingMutation,
  useGetDocumentRequestsQuery,
  useGetMoreDocumentsQuery,
  useActOnTaskMutation,
  useReportAllInMutation,
} = docuSafeApi;
export const { uploadDocument, getDocumentTypes, getDocumentRequests } = docuSafeApi.endpoints;

/** Fetches document types and limits once per screen. Components rendered many times on a screen use `useCachedDocumentTypes`. */
export const { useGetDocumentTypesQuery } = docuSafeApi;
/** Reads what the screen has already requested from the cache, without subscribing or fetching. */
export const useCachedDocumentTypes = getDocumentTypes.useQueryState;
export const useCachedRequests = getDocumentRequests.useQueryState;
