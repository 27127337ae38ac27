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
  keepContactTicket,
  offerContactTicket,
  takeContactTicket,
} from '#lending/contactLink/contactTicket.ts';
import { linkTag } from '#lending/contactLink/linkTag.ts';
import { asRead, type AsRead } from '#platform/api/answers/asRead.ts';
import { agencyApi } from '#platform/api/agencyApi.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { agencyCall, borrowerCall, notificationCall } from '#platform/api/calls.ts';
import { isClearRefusal, tellsOfChange } from '#platform/api/clearRefusal.ts';
import type { DownloadedFile, FormContent } from '#platform/api/files.ts';
import { notificationApi } from '#platform/api/notificationApi.ts';
import { httpStatusOf, isPortalError, type PortalError } from '#platform/api/portalError.ts';
import type { Kept, Sealed } from '#platform/api/sealed.ts';
import type { Outside } from '#platform/listen.ts';

import { changeMessages } from './changeMessages.ts';
import { otherBorrowerWords, removalWords } from './changeWords.ts';

/** Response types with lenient parsing: list entries that cannot be parsed become `Unreadable`, and unknown codes become "unknown". */
export type IncomeCheck = AsRead<typeof incomeCheckSchema>;
export type PaperDetails = AsRead<typeof paperDetailsSchema>;
export type Paystub = Exclude<PaperDetails['paystubs'][number], Unreadable>;
export type PaystubField = Exclude<Paystub['fields'][number], Unreadable>;
export type PaystubFinding = Paystub['findings'][number];
/** Why a value is marked for review. */
export type DoubtReason = NonNullable<PaystubField['doubt']>;

/** Identifies the mailed link by the tag of its token. */
export interface ByLink {
  tag: string;
}

/** The borrower's answers in the identity check. */
export interface WhoOpened {
  lastName: string;
  zip: string;
}

const right = ({ tag }: ByLink) => ({ headers: contactTicketHeader(tag), bringsRight: true }) as const;
const keptName = (documentId: string) => `paper ${documentId}`;
const paperTag = (id: string) => ({ type: 'Paper', id }) as const;
/** Refetches the income check after a success, after a change made elsewhere, and when the contact ticket has expired (403). */
const changesCheck = (_answer: unknown, error: unknown) =>
  error === undefined || tellsOfChange(error) || httpStatusOf(error) === 403 ? (['IncomeCheck'] as const) : [];
/** Like `changesCheck`, and also refetches the document when the outcome is unknown or the document was changed elsewhere. */
const changesPaper = (answer: unknown, error: unknown, { documentId }: { documentId: string }) =>
  isPortalError(error) && (!isClearRefusal(error) || tellsOfChange(error))
    ? (['IncomeCheck', paperTag(documentId)] as const)
    : changesCheck(answer, error);

/** Returns the loan officer named in a `ContactRefusal`; null if there is none. */
export function officerIn(error: PortalError): LoanOfficer | null {
  if (error.kind !== 'body' || typeof error.body !== 'object' || error.body === null || !('officer' in error.body)) return null;
  const officer = safeParse(asRead(loanOfficerSchema), error.body.officer);
  return officer.success ? officer.output : null;
}

/**
 * Endpoints for the documents of a mailed link. The Redux state never holds what was read from a document, only a handle that
 * `useKeptQueries` resolves.
 */
const ocrApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Confirms the borrower's identity. The contact ticket in the response goes to the tab's storage, not to the Redux state. */
    verifyContact: build.mutation<null, { token: string; who: Sealed<WhoOpened> }>({
      queryFn: async ({ token, who }, { extra }, _options, baseQuery) => {
        const { envelopes, tabStorage } = extra as Outside; // the extra argument given to `createStore`
        const { lastName, zip } = envelopes.open(who);
        const answer = await baseQuery(
          borrowerCall('GET api/ocr/validateContactBasicInfo/{contactId}/{lastName}/{zip}', {
            params: { contactId: token, lastName, zip },
            answer: contactTicketSchema,
            bringsRight: true,
          }),
        );
        if (answer.error !== undefined) return { error: answer.error };
        keepContactTicket(tabStorage, token, answer.data as ContactTicket); // validated by `contactTicketSchema`
        return { data: null };
      },
      invalidatesTags: (_answer, error) => (error === undefined ? ['IncomeCheck', 'Paper'] : []),
      extraOptions: { shownBy: 'field' },
    }),
    /** Loads the overview of the link: person, documents, check and agency request. */
    getIncomeCheck: build.query<IncomeCheck, { token: string }>({
      queryFn: async ({ token }, { extra }, _options, baseQuery) => {
        const tag = linkTag(token);
        await takeContactTicket((extra as Outside).tabStorage, tag); // the extra argument given to `createStore`
        const answer = await baseQuery(
          borrowerCall('GET api/ocr/getPaystubs/{contactId}', {
            params: { contactId: token },
            answer: incomeCheckSchema,
            ...right({ tag }),
          }),
        );
        return answer.error === undefined ? { data: answer.data as IncomeCheck } : { error: answer.error }; // validated by `incomeCheckSchema`
      },
      onCacheEntryAdded: async ({ token }, { cacheEntryRemoved, extra }) => {
        const stop = offerContactTicket((extra as Outside).tabStorage, linkTag(token)); // the extra argument given to `createStore`
        await cacheEntryRemoved;
        stop();
      },
      serializeQueryArgs: ({ queryArgs, endpointName }) => `${endpointName} ${linkTag(queryArgs.token)}`,
      providesTags: ['IncomeCheck'],
      extraOptions: { shownBy: 'panel' },
    }),
    /** Loads one document and the values read from it. */
    getPaper: build.query<Kept<PaperDetails>, ByLink & { documentId: string }>({
      query: ({ documentId, tag }) =>
        borrowerCall('GET api/ocr/getDocumentDetails/{documentId}', {
          params: { documentId },
          answer: paperDetailsSchema,
          keptAs: keptName(documentId),
          ...right({ tag }),
        }),
      providesTags: (_paper, _error, { documentId }) => [paperTag(documentId)],
      onCacheEntryAdded: async ({ documentId }, { cacheEntryRemoved, extra }) => {
        await cacheEntryRemoved;
        (extra as Outside).envelopes.forget(keptName(documentId)); // the extra argument given to `createStore`
      },
      extraOptions: { shownBy: 'panel' },
    }),
    /** Corrects a value, or changes the document in another way. `change` is sealed, because it may contain private values. */
    changePaper: build.mutation<Kept<PaperDetails>, ByLink & { documentId: string; change: Sealed<PaperChange> }>({
      query: ({ tag, documentId, change }) =>
        borrowerCall('PUT api/ocr/aimcheck/update-parsed-data', {
          body: change,
          answer: changedPaperSchema,
          keptAs: keptName(documentId),
          ...right({ tag }),
        }),
      onQueryStarted: async ({ tag, documentId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer !== null) await dispatch(ocrApi.util.upsertQueryData('getPaper', { tag, documentId }, answer.data));
      },
      invalidatesTags: changesPaper,
      extraOptions: { shownBy: 'form' },
    }),
    /** Deletes a document permanently. */
    removePaper: build.mutation<null, ByLink & { documentId: string }>({
      query: ({ tag, documentId }) =>
        borrowerCall('PUT api/ocr/aimcheck/update-parsed-data', {
          body: { documentId, change: 'remove' },
          answer: changedPaperSchema,
          ...right({ tag }),
        }),
      transformResponse: () => null, // the response may contain private values, so it must not get into the state
      invalidatesTags: changesPaper,
      extraOptions: { toast: removalWords },
    }),
    /** Uploads documents. Repeating the same idempotency key never uploads them twice. */
    uploadPapers: build.mutation<
      UploadedDocument[],
      ByLink & { form: Sealed<FormContent<never, 'files'>>; idempotencyKey: string }
    >({
      query: ({ tag, form, idempotencyKey }) =>
        borrowerCall('POST api/ocr/upload-multiple', {
          form,
          idempotencyKey,
          answer: uploadedDocumentsSchema,
          ...right({ tag }),
        }),
      invalidatesTags: changesCheck,
      extraOptions: { shownBy: 'step' }, // the file's row in the upload list shows the error
    }),
    /** Downloads the document as a PDF named after its pay date. */
    downloadPaper: build.mutation<DownloadedFile, ByLink & { documentId: string }>({
      query: ({ tag, documentId }) =>
        borrowerCall('GET api/ocr/download/{documentId}', { params: { documentId }, answersFile: true, ...right({ tag }) }),
      extraOptions: { toast: () => ({ says: changeMessages.downloadFailed }) },
    }),
    /**
     * Loads the picture of a page; pages count from 1. This is a mutation because the sealed picture can be opened only once and must not
     * be cached.
     */
    getPagePicture: build.mutation<DownloadedFile, ByLink & { documentId: string; page: number }>({
      query: ({ tag, documentId, page }) =>
        borrowerCall('GET api/ocr/download/{documentId}/page/{page}', {
          params: { documentId, page: String(page) },
          answersFile: true,
          ...right({ tag }),
        }),
      extraOptions: { shownBy: 'panel' },
    }),
    /** Starts the income check. If the response is lost, repeating the same idempotency key returns the check's state. */
    createAimCheck: build.mutation<AimCheck, ByLink & { income: Sealed<NewAimCheck>; idempotencyKey: string }>({
      query: ({ tag, income, idempotencyKey }) =>
        borrowerCall('POST api/ocr/create-aimcheck', { body: income, idempotencyKey, answer: aimCheckSchema, ...right({ tag }) }),
      // Refetches even without a response, because the check may have started.
      invalidatesTags: ['IncomeCheck', 'Paper'],
      extraOptions: { shownBy: 'form' },
    }),
  }),
});

const incomeNotificationApi = notificationApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reports a failed check to the lender, which counts repeated reports once. */
    reportAimFailure: build.mutation<Notification, ByLink & { aimCheckId: string }>({
      query: ({ tag, aimCheckId }) =>
        notificationCall('POST notification/AimCheckFailure', {
          body: { aimCheckId },
          answer: notificationSchema,
          ...right({ tag }),
        }),
      extraOptions: { shownBy: 'step' }, // `useFailureReport` retries it, and the page shows a refusal
    }),
  }),
});

const incomeAgencyApi = agencyApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sends the request that the borrower agreed to. Repeating the same idempotency key never sends a second one. */
    sendAgencyRequest: build.mutation<
      AgencyRequest,
      ByLink & { aimCheckId: string; consent: AgencyConsent; idempotencyKey: string }
    >({
      query: ({ tag, aimCheckId, consent, idempotencyKey }) =>
        agencyCall('POST sendRequestToFreddieMac', {
          body: { aimCheckId, consent },
          idempotencyKey,
          answer: agencyRequestSchema,
          ...right({ tag }),
        }),
      onQueryStarted: refreshCheck,
      extraOptions: { shownBy: 'form' },
    }),
    /** Skips or invites the other borrower on the application, or undoes the skipping. */
    changeAdditionalBorrower: build.mutation<AdditionalBorrower, ByLink & OtherBorrowerAction>({
      query: ({ tag, action }) =>
        agencyCall('PUT skipAdditionalBorrower', { body: { action }, answer: additionalBorrowerSchema, ...right({ tag }) }),
      onQueryStarted: refreshCheck,
      extraOptions: { toast: otherBorrowerWords },
    }),
  }),
});

/** Refetches the income check after the request settles. Cache tags do not reach across APIs, so it is invalidated by hand. */
async function refreshCheck(
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
