import { safeParse } from 'valibot';

import type { AgencyConsent, OtherBorrowerAction } from '#contract/agency.ts';
import {
  additionalBorrowerSchema,
  agencyRequestSchema,
  aimCheckSchema,
  changedPaperSchema,
  contactTicketSchema,
  incomeCheckSchema,
  paperDetailsSchema,
  uploadedDocumentsSchema,
  type AdditionalBorrower,
  type AgencyRequest,
  type AimCheck,
  type ContactTicket,
  type NewAimCheck,
  type PaperChange,
  type UploadedDocument,
} from '#contract/borrower/ocr.ts';
import { loanOfficerSchema, type LoanOfficer } from '#contract/borrower/officers.ts';
import { notificationSchema, type Notification } from '#contract/notification.ts';
import type { Unreadable } from '#domain/unreadable.ts';
import {
  contactTicketHeader,
  storeContactTicket,
  shareTicketWithOtherTabs,
  copyTicketFromOtherTabs,
} from '#lending/contactLink/contactTicket.ts';
import { linkTag } from '#lending/contactLink/linkTag.ts';
import { tolerantSchema, type TolerantOutput } from '#platform/api/responses/tolerantSchema.ts';
import { agencyApi } from '#platform/api/agencyApi.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { agencyCall, borrowerCall, notificationCall } from '#platform/api/calls.ts';
import { isClearRefusal, isStaleDataError } from '#platform/api/clearRefusal.ts';
import type { DownloadedFile, FormContent } from '#platform/api/files.ts';
import { notificationApi } from '#platform/api/notificationApi.ts';
import { httpStatusOf, isPortalError, type PortalError } from '#platform/api/portalError.ts';
import type { StoredHandle, SecretHandle } from '#platform/api/secretVault.ts';
import type { Dependencies } from '#platform/storeTypes.ts';

import { changeMessages } from './changeMessages.ts';
import { describeOtherBorrowerError, describeRemovalError } from './describeChangeError.ts';

/** Response types with lenient parsing: list entries that cannot be parsed become `Unreadable`, and unknown codes become "unknown". */
export type IncomeCheck = TolerantOutput<typeof incomeCheckSchema>;
export type DocumentDetails = TolerantOutput<typeof paperDetailsSchema>;
export type Paystub = Exclude<DocumentDetails['paystubs'][number], Unreadable>;
export type PaystubField = Exclude<Paystub['fields'][number], Unreadable>;
export type PaystubFinding = Paystub['findings'][number];
/** Why a value is marked for review. */
export type DoubtReason = NonNullable<PaystubField['doubt']>;

/** Identifies the mailed link by the tag of its token. */
export interface LinkArgs {
  tag: string;
}

export interface IdentityAnswers {
  lastName: string;
  zip: string;
}

const linkAuthOptions = ({ tag }: LinkArgs) => ({ headers: contactTicketHeader(tag), linkAuth: true }) as const;
const documentCacheKey = (documentId: string) => `paper ${documentId}`;
const documentTag = (id: string) => ({ type: 'Paper', id }) as const;
/** Refetches the income check after a success, after a change made elsewhere, and when the contact ticket has expired (403). */
const checkTagsToInvalidate = (_answer: unknown, error: unknown) =>
  error === undefined || isStaleDataError(error) || httpStatusOf(error) === 403 ? (['IncomeCheck'] as const) : [];
/** Like `checkTagsToInvalidate`, and also refetches the document when the outcome is unknown or the document was changed elsewhere. */
const documentTagsToInvalidate = (answer: unknown, error: unknown, { documentId }: { documentId: string }) =>
  isPortalError(error) && (!isClearRefusal(error) || isStaleDataError(error))
    ? (['IncomeCheck', documentTag(documentId)] as const)
    : checkTagsToInvalidate(answer, error);

/** Returns the loan officer named in a `ContactRefusal`; null if there is none. */
export function officerFromRefusal(error: PortalError): LoanOfficer | null {
  if (error.kind !== 'body' || typeof error.body !== 'object' || error.body === null || !('officer' in error.body)) return null;
  const officer = safeParse(tolerantSchema(loanOfficerSchema), error.body.officer);
  return officer.success ? officer.output : null;
}

/**
 * Endpoints for the documents of a mailed link. The Redux state never holds what was read from a document, only a handle that
 * `useVaultQueries` resolves.
 */
const ocrApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The contact ticket in the response goes to the tab's storage, not to the Redux state. */
    verifyContact: build.mutation<null, { token: string; who: SecretHandle<IdentityAnswers> }>({
      queryFn: async ({ token, who }, { extra }, _options, baseQuery) => {
        const { vault, tabStorage } = extra as Dependencies; // the extra argument given to `createStore`
        const { lastName, zip } = vault.take(who);
        const answer = await baseQuery(
          borrowerCall('GET api/ocr/validateContactBasicInfo/{contactId}/{lastName}/{zip}', {
            params: { contactId: token, lastName, zip },
            answer: contactTicketSchema,
            linkAuth: true,
          }),
        );
        if (answer.error !== undefined) return { error: answer.error };
        storeContactTicket(tabStorage, token, answer.data as ContactTicket); // validated by `contactTicketSchema`
        return { data: null };
      },
      invalidatesTags: (_answer, error) => (error === undefined ? ['IncomeCheck', 'Paper'] : []),
      extraOptions: { shownBy: 'field' },
    }),
    /** Loads the overview of the link: person, documents, check and agency request. */
    getIncomeCheck: build.query<IncomeCheck, { token: string }>({
      queryFn: async ({ token }, { extra }, _options, baseQuery) => {
        const tag = linkTag(token);
        await copyTicketFromOtherTabs((extra as Dependencies).tabStorage, tag); // the extra argument given to `createStore`
        const answer = await baseQuery(
          borrowerCall('GET api/ocr/getPaystubs/{contactId}', {
            params: { contactId: token },
            answer: incomeCheckSchema,
            ...linkAuthOptions({ tag }),
          }),
        );
        return answer.error === undefined ? { data: answer.data as IncomeCheck } : { error: answer.error }; // validated by `incomeCheckSchema`
      },
      onCacheEntryAdded: async ({ token }, { cacheEntryRemoved, extra }) => {
        const stop = shareTicketWithOtherTabs((extra as Dependencies).tabStorage, linkTag(token)); // the extra argument given to `createStore`
        await cacheEntryRemoved;
        stop();
      },
      serializeQueryArgs: ({ queryArgs, endpointName }) => `${endpointName} ${linkTag(queryArgs.token)}`,
      providesTags: ['IncomeCheck'],
      extraOptions: { shownBy: 'panel' },
    }),
    /** Loads one document and the values read from it. */
    getPaper: build.query<StoredHandle<DocumentDetails>, LinkArgs & { documentId: string }>({
      query: ({ documentId, tag }) =>
        borrowerCall('GET api/ocr/getDocumentDetails/{documentId}', {
          params: { documentId },
          answer: paperDetailsSchema,
          storedAs: documentCacheKey(documentId),
          ...linkAuthOptions({ tag }),
        }),
      providesTags: (_paper, _error, { documentId }) => [documentTag(documentId)],
      onCacheEntryAdded: async ({ documentId }, { cacheEntryRemoved, extra }) => {
        await cacheEntryRemoved;
        (extra as Dependencies).vault.remove(documentCacheKey(documentId)); // the extra argument given to `createStore`
      },
      extraOptions: { shownBy: 'panel' },
    }),
    /** `change` is sealed, because it may contain private values. */
    changePaper: build.mutation<
      StoredHandle<DocumentDetails>,
      LinkArgs & { documentId: string; change: SecretHandle<PaperChange> }
    >({
      query: ({ tag, documentId, change }) =>
        borrowerCall('PUT api/ocr/aimcheck/update-parsed-data', {
          body: change,
          answer: changedPaperSchema,
          storedAs: documentCacheKey(documentId),
          ...linkAuthOptions({ tag }),
        }),
      onQueryStarted: async ({ tag, documentId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer !== null) await dispatch(ocrApi.util.upsertQueryData('getPaper', { tag, documentId }, answer.data));
      },
      invalidatesTags: documentTagsToInvalidate,
      extraOptions: { shownBy: 'form' },
    }),
    /** Deletes a document permanently. */
    removePaper: build.mutation<null, LinkArgs & { documentId: string }>({
      query: ({ tag, documentId }) =>
        borrowerCall('PUT api/ocr/aimcheck/update-parsed-data', {
          body: { documentId, change: 'remove' },
          answer: changedPaperSchema,
          ...linkAuthOptions({ tag }),
        }),
      transformResponse: () => null, // the response may contain private values, so it must not get into the state
      invalidatesTags: documentTagsToInvalidate,
      extraOptions: { toast: describeRemovalError },
    }),
    /** Repeating the same idempotency key never uploads the documents twice. */
    uploadPapers: build.mutation<
      UploadedDocument[],
      LinkArgs & { form: SecretHandle<FormContent<never, 'files'>>; idempotencyKey: string }
    >({
      query: ({ tag, form, idempotencyKey }) =>
        borrowerCall('POST api/ocr/upload-multiple', {
          form,
          idempotencyKey,
          answer: uploadedDocumentsSchema,
          ...linkAuthOptions({ tag }),
        }),
      invalidatesTags: checkTagsToInvalidate,
      extraOptions: { shownBy: 'step' }, // the file's row in the upload list shows the error
    }),
    /** Downloads the document as a PDF named after its pay date. */
    downloadPaper: build.mutation<DownloadedFile, LinkArgs & { documentId: string }>({
      query: ({ tag, documentId }) =>
        borrowerCall('GET api/ocr/download/{documentId}', {
          params: { documentId },
          expectsFile: true,
          ...linkAuthOptions({ tag }),
        }),
      extraOptions: { toast: () => ({ says: changeMessages.downloadFailed }) },
    }),
    /**
     * Loads the picture of a page; pages count from 1. This is a mutation because the sealed picture can be opened only once and must not
     * be cached.
     */
    getPagePicture: build.mutation<DownloadedFile, LinkArgs & { documentId: string; page: number }>({
      query: ({ tag, documentId, page }) =>
        borrowerCall('GET api/ocr/download/{documentId}/page/{page}', {
          params: { documentId, page: String(page) },
          expectsFile: true,
          ...linkAuthOptions({ tag }),
        }),
      extraOptions: { shownBy: 'panel' },
    }),
    /** If the response is lost, repeating the same idempotency key returns the check's state. */
    createAimCheck: build.mutation<AimCheck, LinkArgs & { income: SecretHandle<NewAimCheck>; idempotencyKey: string }>({
      query: ({ tag, income, idempotencyKey }) =>
        borrowerCall('POST api/ocr/create-aimcheck', {
          body: income,
          idempotencyKey,
          answer: aimCheckSchema,
          ...linkAuthOptions({ tag }),
        }),
      // Refetches even without a response, because the check may have started.
      invalidatesTags: ['IncomeCheck', 'Paper'],
      extraOptions: { shownBy: 'form' },
    }),
  }),
});

const incomeNotificationApi = notificationApi.injectEndpoints({
  endpoints: (build) => ({
    /** The lender counts repeated reports of a check once. */
    reportAimFailure: build.mutation<Notification, LinkArgs & { aimCheckId: string }>({
      query: ({ tag, aimCheckId }) =>
        notificationCall('POST notification/AimCheckFailure', {
          body: { aimCheckId },
          answer: notificationSchema,
          ...linkAuthOptions({ tag }),
        }),
      extraOptions: { shownBy: 'step' }, // `useFailureReport` retries it, and the page shows a refusal
    }),
  }),
});

const incomeAgencyApi = agencyApi.injectEndpoints({
  endpoints: (build) => ({
    /** Repeating the same idempotency key never sends a second request. */
    sendAgencyRequest: build.mutation<
      AgencyRequest,
      LinkArgs & { aimCheckId: string; consent: AgencyConsent; idempotencyKey: string }
    >({
      query: ({ tag, aimCheckId, consent, idempotencyKey }) =>
        agencyCall('POST sendRequestToFreddieMac', {
          body: { aimCheckId, consent },
          idempotencyKey,
          answer: agencyRequestSchema,
          ...linkAuthOptions({ tag }),
        }),
      onQueryStarted: refetchIncomeCheck,
      extraOptions: { shownBy: 'form' },
    }),
    /** Skips or invites the other borrower on the application, or undoes the skipping. */
    changeAdditionalBorrower: build.mutation<AdditionalBorrower, LinkArgs & OtherBorrowerAction>({
      query: ({ tag, action }) =>
        agencyCall('PUT skipAdditionalBorrower', {
          body: { action },
          answer: additionalBorrowerSchema,
          ...linkAuthOptions({ tag }),
        }),
      onQueryStarted: refetchIncomeCheck,
      extraOptions: { toast: describeOtherBorrowerError },
    }),
  }),
});

/** Refetches the income check after the request settles. Cache tags do not reach across APIs, so it is invalidated by hand. */
async function refetchIncomeCheck(
  _which: unknown,
  {
    dispatch,
    queryFulfilled,
  }: { dispatch: (action: ReturnType<typeof borrowerApi.util.invalidateTags>) => unknown; queryFulfilled: Promise<unknown> },
): Promise<void> {
  await queryFulfilled.catch(() => null);
  dispatch(borrowerApi.util.invalidateTags(['IncomeCheck']));
}

export const {
  useVerifyContactMutation,
  useGetIncomeCheckQuery,
  useChangePaperMutation,
  useRemovePaperMutation,
  useDownloadPaperMutation,
  useGetPagePictureMutation,
  useCreateAimCheckMutation,
} = ocrApi;
export const { getPaper, uploadPapers } = ocrApi.endpoints;
export const { useReportAimFailureMutation } = incomeNotificationApi;
export const { useSendAgencyRequestMutation, useChangeAdditionalBorrowerMutation } = incomeAgencyApi;
