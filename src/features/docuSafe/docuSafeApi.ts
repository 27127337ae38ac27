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
import type { AsRead } from '#platform/api/answers/asRead.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';
import { isClearRefusal, tellsOfChange } from '#platform/api/clearRefusal.ts';
import type { FormContent } from '#platform/api/files.ts';
import { isPortalError } from '#platform/api/portalError.ts';
import type { Sealed } from '#platform/api/sealed.ts';

import { taskMessages } from './taskMessages.ts';

/** What was sent and what is asked for, as the portal reads it. */
export type DocumentRequest = Exclude<AsRead<typeof documentRequestsSchema>[number], Unreadable>;
export type FollowUpTask = AsRead<typeof followUpTaskSchema>;
type MoreDocuments = AsRead<typeof moreDocumentsSchema>;
export type SentDocument = Exclude<MoreDocuments['documents'][number], Unreadable>;

/** Whose papers: the token of a mailed link, or null for the borrower's own. */
export interface Whose {
  token: string | null;
}

/** What a document is sent with: see the contract. */
export type DocumentForm = Sealed<FormContent<'contactId' | 'taskId' | 'documentType' | 'turns', 'file'>>;

const keyOf = ({ token }: Whose): string => (token === null ? 'mine' : linkTag(token));
/** What a write may have changed: everything after a success, and after a refusal that says that something is not as it was shown. */
const changed = (_task: unknown, error: unknown) =>
  error === undefined || tellsOfChange(error) ? (['DocumentRequest'] as const) : [];
/** The same of what nobody sends again by itself: without a clear answer the page shows what the lender has. */
const mayHaveChanged = (task: unknown, error: unknown) =>
  isPortalError(error) && !isClearRefusal(error) ? (['DocumentRequest'] as const) : changed(task, error);

const docuSafeApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who a mailed link is from. */
    getLinkContact: build.query<LinkContact, { token: string; officer: string }>({
      query: ({ token, officer }) =>
        borrowerCall('GET api/DocuSafe/getcontact/{loanOfficerEmail}/{encryptedContactId}', {
          params: { loanOfficerEmail: officer, encryptedContactId: token },
          answer: linkContactSchema,
          bringsRight: true,
        }),
      serializeQueryArgs: ({ queryArgs, endpointName }) => `${endpointName} ${keyOf(queryArgs)} ${queryArgs.officer}`,
      extraOptions: { shownBy: 'panel' },
    }),
    /** Begins to send papers to an officer who has not asked for any, and gives the token that they go in under. */
    beginSending: build.mutation<Whose & { token: string }, NewSender>({
      query: (sender) =>
        borrowerCall('GET api/DocuSafe/getOrCreateContact/{loanOfficerEmail}/{email}/{firstName}/{lastName}', {
          params: { ...sender },
          answer: senderLinkSchema,
          bringsRight: true,
        }),
      transformResponse: ({ contactId }: SenderLink) => ({ token: contactId }),
      extraOptions: { shownBy: 'field' },
    }),
    /** What is asked, and what is sent; behind a link its one request. */
    getDocumentRequests: build.query<AsRead<typeof documentRequestsSchema>, Whose>({
      query: ({ token }) =>
        borrowerCall('GET api/DocuSafe/getFollowUpTasks/{whose}', {
          params: { whose: token ?? 'mine' },
          answer: documentRequestsSchema,
          bringsRight: token !== null,
        }),
      serializeQueryArgs: ({ queryArgs, endpointName }) => `${endpointName} ${keyOf(queryArgs)}`,
      providesTags: ['DocumentRequest'],
      extraOptions: { shownBy: 'panel' },
    }),
    /** Documents of a task from a place on, the newest first. */
    getMoreDocuments: build.query<MoreDocuments, Whose & { taskId: string; from: number }>({
      query: ({ token, taskId, from }) =>
        borrowerCall('GET api/DocuSafe/getFollowUpTasks/{whose}/{taskId}/{fromIndex}', {
          params: { whose: token ?? 'mine', taskId, fromIndex: String(from) },
          answer: moreDocumentsSchema,
          bringsRight: token !== null,
        }),
      serializeQueryArgs: ({ queryArgs, endpointName }) =>
        `${endpointName} ${keyOf(queryArgs)} ${queryArgs.taskId} ${queryArgs.from}`,
      providesTags: ['DocumentRequest'],
      extraOptions: { shownBy: 'panel' },
    }),
    /** Kinds of paper, and the limits. */
    getDocumentTypes: build.query<DocumentTypes, void>({
      query: () => borrowerCall('GET api/DocuSafe/list', { answer: documentTypesSchema, bringsRight: true }),
      extraOptions: { shownBy: 'panel' },
    }),
    /** Sends one document; the same key never sends two. */
    uploadDocument: build.mutation<FollowUpTask, { form: DocumentForm; idempotencyKey: string; byLink: boolean }>({
      query: ({ form, idempotencyKey, byLink }) =>
        borrowerCall('POST api/DocuSafe/uploadFollowUpTaskDocument', {
          form,
          answer: followUpTaskSchema,
          idempotencyKey,
          bringsRight: byLink,
        }),
      invalidatesTags: changed,
      extraOptions: { shownBy: 'step' }, // the row of its file says it, on every page that has the list of files
    }),
    /** Takes a document back, or says that one is not to be had now. */
    actOnTask: build.mutation<FollowUpTask, Whose & { wanted: WantedAction }>({
      query: ({ token, wanted }) =>
        borrowerCall('POST api/DocuSafe/uploadFollowUpTaskDocument', {
          body: { ...wanted, contactId: token ?? '' },
          answer: followUpTaskSchema,
          bringsRight: token !== null,
        }),
      invalidatesTags: mayHaveChanged,
      extraOptions: {
        toast: (error) => ({ says: isClearRefusal(error) ? taskMessages.refused : taskMessages.unclear }),
      },
    }),
    /** Has the officer told that everything is in; the lender does it once. */
    reportAllIn: build.mutation<UploadReport, Whose & { requestId: string }>({
      query: ({ token, requestId }) =>
        borrowerCall('POST api/DocuSafe/sendDocumentsUploadedEmail', {
          body: { requestId, contactId: token ?? '' },
          answer: uploadReportSchema,
          bringsRight: token !== null,
        }),
      invalidatesTags: (report) => (report?.state === 'told' ? ['DocumentRequest'] : []),
      extraOptions: { shownBy: 'step' }, // told again until it is heard; a refusal stands in the page of its request
    }),
  }),
});

type WithoutContact<Action> = Action extends TaskAction ? Omit<Action, 'contactId'> : never;
export type WantedAction = WithoutContact<TaskAction>;

export const {
  useGetLinkContactQuery,
  useBeginSendingMutation,
  useGetDocumentRequestsQuery,
  useGetMoreDocumentsQuery,
  useActOnTaskMutation,
  useReportAllInMutation,
} = docuSafeApi;
export const { uploadDocument, getDocumentTypes, getDocumentRequests } = docuSafeApi.endpoints;

/** For screens: asks for the kinds of paper and the limits. What stands on a screen many times reads `useKnownDocumentTypes`. */
export const { useGetDocumentTypesQuery } = docuSafeApi;
/** What the screen has asked for; asks for nothing. */
export const useKnownDocumentTypes = getDocumentTypes.useQueryState;
export const useKnownRequests = getDocumentRequests.useQueryState;
